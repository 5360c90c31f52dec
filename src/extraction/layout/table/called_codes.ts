/** "Your material no. 4711", "Mfr P/N: AB-12": what the seller or maker calls an item. */
export const SUPPLIER_CODE =
  /\b(?:your|vendor|supplier|suppl?|seller|mfr|mfg|manufacturer|mpn|ihre?|votre|su)(?:'?s)?[ .]*(?:material|mat|matl|part|item|article|art(?:ikel)?|product|prod|sku|catalog|cat|model)?[ .]*(?:no|number|nr|num|nbr|code|#|p\/n|id)?[ .#:]*(?:[:#]|no\.?|num(?:b|m)er|nr\.?|material|item|part)\s*[:#]?\s*([\p{L}\d][\p{L}\d\-./_+]*\d[\p{L}\d\-./_+]*|\d+(?![\p{L}\d]))/iu;

/** "Our part no. 4711". */
export const BUYER_CODE =
  /\b(?:our|customer|cust|buyer|unsere?|notre|by_id)(?:'?s)?[ .]*(?:material|mat|part|item|article|art(?:ikel)?|product|sku)?[ .]*(?:[Nn]o|NO|[Nn]um(?:b|m)er|[Nn]r|[Nn]um|[Cc]ode|ID|#)[ .]*[:#]?\s*([\p{L}\d][\p{L}\d\-./_]*\d[\p{L}\d\-./_]*|\d{3,})/u;

/** "BHP No. 4711": the buyer goes by capitals; "CHAIN #40" and "HOSE ID 25" are goods with their sizes. */
export const ACRONYM_CODE =
  /^[A-Z]{2,5}(?:'?s)?[ .]*(?:(?:material|mat|part|item|article|art(?:ikel)?|product|sku)[ .]*(?:[Nn]o|NO|[Nn]um(?:b|m)er|[Nn]r|[Nn]um|[Cc]ode|ID|#)|[Nn]o|NO|[Nn]um(?:b|m)er|[Nn]r|[Nn]um|[Cc]ode)[ .]*[:#]?\s*([\p{L}\d][\p{L}\d\-./_]*\d[\p{L}\d\-./_]*|\d{3,})/u;

/** What else two capitals and a number may say. */
export const NO_CODE =
  /\b(hsn?|hts|taric|tariff|gstin|gst|account|acct|tel|fax|ean|upc|po|rev|drg|dwg|draw\w*|batch|lot|serial|vat|tax|ncm|cas|job|wo|so|pr|rfq|quote|iso|din|astm|un|eccn|gl|cost|duns|zip|box|page|suite|room|ext|(items?|pieces|pcs|units|qty) per)\b|^(item|line|unit|pos)\s*(no|#)?[.:\s]*0*\d{1,4}(?![\d.-])/i;

/** The code that a text says with whose it is. */
export function codeSaid(text: string): string | undefined {
  return [SUPPLIER_CODE, BUYER_CODE, ACRONYM_CODE].map((rule) => rule.exec(text)?.[1]).find(Boolean);
}

/** Whether a text names an item's code, whoever's it is. */
export function saysCode(text: string): boolean {
  return codeSaid(text) !== undefined;
}
