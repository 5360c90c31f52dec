import { asksInWords } from "./spoken.ts";

/** Names of orders in the languages that customers write in. */
const ORDER =
  /\b(purchase[ -]?orders?|p\.?\s?o\.?\s*(#|no\b|nr\b|num|\d|:)|p\.?o\.?-\d|order (form|no|number|sheet)|re-?orders?|orders?|bestell\w*|auftr(ag|äge)\b|bon de commande|commandes?|pedidos?|orden de compra|ordine|ordini|bestelling|beställning|ordre|zam[oó]wienie|objedn[aá]vka)\b/i;
/** An order that says its number. */
const NUMBERED =
  /\b(p\.?\s?o\.?|purchase[ -]?order|order|bestellung|auftrag|commande|pedido|ordine)[ \t:#.-]{0,4}(no|nr|number|n°)?[ \t:#.-]{0,4}[a-z]{0,6}[ -]?[a-z]{0,6}-?\d{3}/i;
/** Asks for goods without the word. */
const ASKS =
  /\b(need|please (send|ship|deliver|supply|enter|book|process)|send (me|us|over)|ship (me|us|to|asap|by|the)|want to order|like to (order|buy|get|have)|we'll take|restock|bitte (liefern|senden|schicken)|wir (brauchen|benötigen)|merci de (livrer|nous)|veuillez|necesitamos|favor de enviar|rush|hot shot)\b/i;
/** Papers that are no order, by what they call themselves. */
const OTHER: [RegExp, string][] = [
  [
    /\b(order (confirmation|acknowledge?ment)|auftragsbest(ä|ae)tigung|confirmation de commande)\b/i,
    "an order confirmation",
  ],
  [/\b(credit (note|memo)|gutschrift|avoir|nota de cr[eé]dito)\b/i, "a credit note"],
  [/\b(invoices?|rechnung(en)?|factures?|facturas?|fatture?|fattura|faktura)\b/i, "an invoice"],
  [
    /\b(account statement|statement of account|kontoauszug|remittance( advice)?|zahlungsavis|payment advice)\b/i,
    "a statement of payments",
  ],
  [
    /\b(request for (quote|quotation)|rfq|quotations?|quote|angebot|anfrage|devis|cotizaci[oó]n|preventivo|offerte)\b/i,
    "a quotation or a request for one",
  ],
  [
    /\b(packing (slip|list)|delivery note|lieferschein|bon de livraison|bill of lading|tracking number)\b/i,
    "a paper of a delivery",
  ],
  [
    /\b(terms (and|&) conditions|t&cs?|agb|conditions g[eé]n[eé]rales|privacy (notice|policy))\b/i,
    "terms and conditions",
  ],
  [
    /\b(data ?sheet|brochure|price ?list|preisliste|catalogu?e|certificate of|w-?9|flyer|newsletter)\b/i,
    "a paper about products or a company",
  ],
];
/** Says that an order given before is to be another. */
const CHANGES =
  /\b(chang(e|ed|ing)|instead|amend\w*|correct(ion|ed|ing)?|cancel\w*|revis\w+|updat\w+|meant|mistake|typo|should (be|have been|read)|clarif\w+|status|eta|tracking|confirm\w*|received|thanks?|thank you|ändern|änderung|storn\w+|modifi\w+)\b/i;

/** Whether words call something an order. */
export function namesOrder(words: string) {
  return ORDER.test(words);
}

/** Whether words give the number of an order. */
export function numbersOrder(words: string) {
  return NUMBERED.test(words);
}

/** Whether words ask for goods. */
export function asksForGoods(words: string) {
  return ASKS.test(words) || ORDER.test(words);
}

/** Whether words change, or speak of, an order given before. */
export function speaksOfEarlier(words: string) {
  return CHANGES.test(words);
}

/** The paper that words name and that is no order; null where they name none. */
export function otherPaper(words: string): string | null {
  return OTHER.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const UNIT =
  "(?:x|×|ea|each|pcs?|pieces?|pkgs?|packs?|st(?:k|ck|ück|uck)?|units?|box(?:es)?|rolls?|ft|feet|foot|m|meters?|metres?|mm|cm|kg|g|lbs?|oz|l|ltr|liters?|litres?|gal(?:lons?)?|cases?|cs|pallets?|sets?|pairs?|cartons?|ctn|bags?|drums?|reels?|coils?|sheets?|bottles?|cans?|tubes?|dozen|dz|of)";
const MARK = "(?:[-*•·–—>]\\s{0,9}|\\d{1,3}[.)]\\s{1,9}|\\(?[a-z]\\)\\s{1,9})?";
const NUMBER = "(?:\\d{1,3}(?:[.,\\s]\\d{3}){1,3}|\\d{1,9})(?:[.,]\\d{1,4})?";
/** "100 ea of ...", "- 50 ft of the ...", "3) 2x ...", "Qty 20: ...". */
const LEADING = new RegExp(
  `^\\s{0,20}${MARK}(?:qty\\.?:?\\s?|menge:?\\s?)?${NUMBER}\\s{0,3}(?:${UNIT}\\b|x\\s)\\s{0,3}\\S`,
  "i",
);
/** "HX-1234 - 20 pcs", "Hex bolts M8 x 20: 200 ea". */
const TRAILING = new RegExp(`\\S.{2,60}[\\s:,–—-](?:qty\\.?:?\\s?)?${NUMBER}\\s?${UNIT}\\.?$`, "i");
const QUANTITY =
  /\b(qty|quantity|menge|anzahl|quantit[eéà]|cantidad|aantal)\b\.?[ \t]{0,3}[:=]?[ \t]{0,3}\d/i;
/** "please send 20 x HX-1234 hex bolts". */
const WITHIN = new RegExp(
  `\\b(?:send|ship|order|need|deliver|take|supply)\\b[^.\\n]{0,40}?\\b${NUMBER}\\s{0,3}(?:${UNIT}\\b|x\\s)\\s{0,3}\\S`,
  "i",
);
/** Characters of a line within which it says how much: the patterns' work grows faster than what they look at. */
const [AT_START, AT_END] = [80, 80];
const QUANTITY_HEAD = /^(qty|quantity|order qty|menge|anzahl|quantit[eéà]|cantidad|pcs|stück|aantal)\.?$/i;
const ITEM_HEAD =
  /^((part|item|sku|article|product|material|artikel)\b.*|description|beschreibung|bezeichnung|désignation|descripci[oó]n)$/i;

/** How many lines of a text say how much of something. */
export function itemLines(text: string): number {
  return text.split("\n").filter(isItem).length;
}

function isItem(line: string) {
  if (line.includes(" | ")) return false;
  const [start, end] = [line.slice(0, AT_START), line.trimEnd().slice(-AT_END)];
  return (
    LEADING.test(start) || TRAILING.test(end) || QUANTITY.test(line) || WITHIN.test(line) || asksInWords(line)
  );
}

/** Rows under a table's head with a column for the quantity and one for the item. */
export function tableRows(text: string): number {
  const lines = text.split("\n");
  const head = lines.findIndex((line) => {
    const cells = line.split(" | ").map((cell) => cell.trim());
    return (
      cells.length > 1 &&
      cells.some((cell) => QUANTITY_HEAD.test(cell)) &&
      cells.some((cell) => ITEM_HEAD.test(cell))
    );
  });
  if (head < 0) return 0;
  return lines.slice(head + 1).filter((line) => line.includes(" | ") && /\d/.test(line)).length;
}
