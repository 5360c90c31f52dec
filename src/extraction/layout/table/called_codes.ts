import {
  type CodeRole,
  isCodeRole,
  isSided,
  type Role,
  roleOf,
  type SidedRole,
} from "../words/vocabulary.ts";
import { DASHED_CAPITALS, isSpaced } from "./code_shape.ts";

/** "Your material no. 4711", "Mfr P/N: AB-12": what the seller or maker calls an item. */
export const SUPPLIER_CODE =
  /\b(?:your|vendor|supplier|suppl?|seller|mfr|mfg|manufacturer|mpn|ihre?|votre|su)(?:'?s)?[ .]*(?:material|mat|matl|part|item|article|art(?:ikel)?|product|prod|sku|catalog|cat|model)?[ .]*(?:no|number|nr|num|nbr|code|#|p\/n|id)?[ .#:]*(?:[:#]|no\.?|num(?:b|m)er|nr\.?|material|item|part)\s*[:#]?\s*([\p{L}\d][\p{L}\d\-./_+]*\d[\p{L}\d\-./_+]*|\d+(?![\p{L}\d"”″]))/iu;

/** "Our part no. 4711". */
export const BUYER_CODE =
  /\b(?:our|customer|cust|buyer|unsere?|notre|by_id)(?:'?s)?[ .]*(?:material|mat|part|item|article|art(?:ikel)?|product|sku)?[ .]*(?:[Nn]o|NO|[Nn]um(?:b|m)er|[Nn]r|[Nn]um|[Cc]ode|ID|#)[ .]*[:#]?\s*([\p{L}\d][\p{L}\d\-./_]*\d[\p{L}\d\-./_]*|\d{3,})/u;

/** "BHP No. 4711": the buyer goes by capitals; "CHAIN #40" and "HOSE ID 25" are goods with their sizes. */
export const ACRONYM_CODE =
  /^[A-Z]{2,5}(?:'?s)?[ .]*(?:(?:material|mat|part|item|article|art(?:ikel)?|product|sku)[ .]*(?:[Nn]o|NO|[Nn]um(?:b|m)er|[Nn]r|[Nn]um|[Cc]ode|ID|#)|[Nn]o|NO|[Nn]um(?:b|m)er|[Nn]r|[Nn]um|[Cc]ode)[ .]*[:#]?\s*([\p{L}\d][\p{L}\d\-./_]*\d[\p{L}\d\-./_]*|\d{3,})/u;

/** What else two capitals and a number may say. */
export const NO_CODE =
  /\b(hsn?|hts|taric|tariff|gstin|gst|account|acct|tel|fax|ean|upc|po|rev|drg|dwg|draw\w*|batch|lot|serial|vat|tax|ncm|cas|job|wo|so|pr|rfq|quote|iso|din|astm|un|eccn|gl|cost|duns|zip|box|page|suite|room|ext|commodity|nigp|unspsc|(items?|pieces|pcs|units|qty) per)\b|^(item|line|unit|pos)\s*(no|#)?[.:\s]*0*\d{1,4}(?![\d.-])/i;

/** The code that a text says with whose it is. */
export function codeSaid(text: string): string | undefined {
  return [SUPPLIER_CODE, BUYER_CODE, ACRONYM_CODE].map((rule) => rule.exec(text)?.[1]).find(Boolean);
}

/** Whether a text calls an item's code, by whose it is or by a heading's words. */
export function callsCode(text: string): boolean {
  return saysCode(text) || namesCode(text);
}

/** "Mfg P/N: MASTER FLUID TRIM E206-55": whether a text tells whose code it is before a colon, whatever stands behind it. */
export function captionsCode(text: string): boolean {
  const [, caption = "", said = ""] = /^(\p{L}[^:\d]{2,27}):(.*)$/u.exec(text) ?? [];
  return /\d/.test(said) && isSided(roleOf(caption));
}

/** Whether a text names an item's code, whoever's it is. */
export function saysCode(text: string): boolean {
  return codeSaid(text) !== undefined;
}

/** A label and a code, of up to six words; a bracket that closes behind it began around other words: "[HSN" over "Code:1905]". */
const NAMED =
  /^([\p{L}][\p{L} .\-/]{1,28}?)\s*(?:[:;#]|n[or]\.|no|n°|nº| (?:number|nummer|num[eé]ro|n[uú]mero)(?= \S*\d)|(?<=(?<!\p{L})p\/n)(?= ))[\s:.#]*((?:\S+ ){0,5}[\p{L}\d"](?![^\s([]*[)\]]$)\S*)$/iu;

/** "MGEHR 2525-3", as a code that is nobody's maker's. */
const PAIR = /^\p{Lu}{2,6} (?=\S*\d)[\p{L}\d]\S*$/u;

/** Behind it a name may stand before the number: "Mfr: 3M 311-1250". */
const MAKER = /^(mfr|mfg|manufacturer|make|brand)\.?$/i;

/** "Style W8940" among the words around an item's own table. */
const APART = /^(\p{L}+) ((?=\S*\d)[\p{L}\d][\p{L}\d\-./_]{3,})$/u;

/** "Uw artikelcode CV-290L/ZW", "Your material number CR 29841": whose code it is, before it without a mark. */
const OWNED =
  /^((?:your|our|uw|onze?|ert|er|vår|votre|notre|su|nuestr[oa]|sua|nossa|vostro|vs|nostro|ns|ihre?|unsere?|supplier|vendor)\.? \p{L}{4,}\.?(?: (?:number|no|code|nr)\.?)?) ((?:\S+ ){0,2}(?=\S*\d)\S+)$/iu;

/** What the seller's own number is of, by its caption: "Vend Prod: 12 THHN STR BLK 2500R". */
const OF_PART =
  /(?<!\p{L})(part|prod|product|item|cat|catalog|catalogue|model|sku|material|article)(?!\p{L})/iu;

/** "Philmac 9104 4444", "UniRam AS 16012 1.6L/h": a maker's name or a series before words of figures or capitals. */
const OF_MAKER = /^\S+(?: (?=\S*\d|\P{Ll}+(?:\s|$))\S+){1,5}$/u;

/** Whether a text is a heading's words before a code: "Part No. CCMT 09T304-PM". */
export function namesCode(text: string): boolean {
  return namedIn(text, false) !== null;
}

/** The code behind a heading's words, and whose it is. */
export function namedIn(text: string, isApart: boolean): { role: CodeRole; value: string } | null {
  if (!/\d/.test(text)) return inCapitals(text);
  const [, label = "", value = ""] =
    NAMED.exec(text) ?? OWNED.exec(text) ?? (isApart ? APART.exec(text) : null) ?? [];
  const said = /\d/.test(value) && !NO_CODE.test(`${label}: ${unlettered(value)}`) ? calledIn(label) : null;
  const role = said === "item" ? "code" : said;
  const isOne =
    (isSpaced(value) && !MAKER.test(label)) ||
    (role === "code" && PAIR.test(value)) ||
    (role === "supplierSku" && /\bcode$/i.test(label) && OF_MAKER.test(value)) ||
    (role === "supplierSku" && OF_PART.test(label) && !/\p{Ll}|^\p{L}{5,} /u.test(value));
  if (value.includes(" ") && (!isOne || NO_CODE.test(value))) return null;
  return isCodeRole(role) ? { role, value } : null;
}

/** "Supplier Item: SVC-CAL": a code of capitals alone, where it is said whose it is. */
function inCapitals(text: string): { role: SidedRole; value: string } | null {
  const [, label = "", value = ""] = /^([^:]{3,28}): ?(\S+)$/.exec(text) ?? [];
  const role = DASHED_CAPITALS.test(value) ? roleOf(label) : null;
  return isSided(role) ? { role, value } : null;
}

/** What a caption calls a number: "P/N" says of what it is one. */
function calledIn(label: string): Role | null {
  return roleOf(PART_NO.test(label) ? label : `${label} no`);
}

const PART_NO = /(?<!\p{L})p\/?n$/iu;

/** A code without the letters that a caption might have: of "GL-DGU-24" no general ledger is left. */
export function unlettered(code: string): string {
  return code.replace(/\p{L}/gu, "X");
}
