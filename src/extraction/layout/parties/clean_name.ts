import { remembered } from "../words/memo.ts";
import { LEGAL, STREET } from "./names.ts";
import { isStore, withoutOffice } from "./offices.ts";

const ATTENTION = /^(attn|attention|z\.? ?h(d|\.)\.?|t\.a\.v\.?)\b[.:\s]*/i;

/** "Acme - Purchase Order No. 4711", "Acme - weekly order", "Acme - orders not yet received". */
export const TITLE_BEHIND =
  /\s+[-–—|•]\s+[\p{L} ]*(?<!\p{L})(purchase order|order form|order|bestellung|commande|orden de compra|pedido|ordine|inkooporder)(e?s|en)?( [\p{L} ]+$|(?!\p{L}).*\d)?$/iu;

/** "Acme Stores PURCHASE ORDER", "ACME CORP. PURCHASE ORDER", "华东机械有限公司采购订单": the title in other letters, or behind a legal form. */
const TITLE_GLUED = new RegExp(
  String.raw`(?<=\p{L}.*\s\S*\p{Ll}|\s(?i:${LEGAL.source})\.?)\s+PURCHASE ORDER$|(?<=公司|会社)\s*(采购订单|采购合同|采购单|订购单|订货单|採購單|訂購單|注文書|発注書)$`,
  "u",
);

/** "Acme Stores Purchase Order 4711": the title with its number behind two words at least that are none of its own. */
const TITLE_NUMBERED =
  /(?=\s)(?<=^(?!(standard|blanket|local|original|new|service|rental|open|revised|urgent|your|our|this)\b)\p{Lu}\S* (\S+ )*\S+)\s+(purchase order|bestellung|bon de commande|orden de compra|pedido|inkooporder)\s+(no\.?\s*|nr\.?\s*)?#?[A-Z]{0,4}[-/]?\d[\w/-]*$/iu;

/** "Acme Ltd, Rusayl Estate, Muscat": a name up to its legal form, and an address of two parts at least. */
const FORMED = new RegExp(String.raw`^([^,]{3,60}(?:,\s*|\s)(?:${LEGAL.source})\.?),\s+[^,]+,\s+\S`, "iu");

/** "Acme, S.L. CIF B11223344": the numbers that taxes go by, behind a name. */
const TAXED =
  /(?=[\s,;·–-])(?<=\p{L}{2}.*)([\s,;·–-]+\(?(C\.?I\.?F|N\.?I\.?[FPT]|R\.?F\.?C|R\.?U\.?[CT]|C\.?U\.?I\.?T|CNPJ|NIPC|P\.? ?IVA|SIRE[TN]|VAT|TVA|USt-?Id(-?Nr)?|UID|BTW|KvK|GSTIN|TRN|A\.?B\.?N|I\.?E)\b[.:\s]*(n[°ºor]\.?)?[.:\s]*[A-Z]{0,4}[\d.\-/ ]{5,}\S*\)?)+$/iu;

/** "Acme - RUC 20604471188 - Av. Prado 12": the number and the street behind it. */
const TAXED_AT =
  /(?= [·–-] )(?<=\p{L}{2}.*) [·–-] (RUC|NIT|RUT|CUIT|CIF|NIF|RFC|CNPJ)[ .:]*[\d.-]{6,} [·–-] .*$/u;

/** "Acme S.p.A. - Strada Provinciale 32": the street behind a firm's legal form. */
const STREET_AT = new RegExp(
  String.raw`(?<=\s(?:${LEGAL.source})\.?)\s+[-–—]\s+(?=.*(?:${STREET.source})).*\d.*$`,
  "iu",
);

/** "Acme GmbH Tel. +43 7674 602": the telephone behind a firm's legal form. */
const CALLED = new RegExp(
  String.raw`(?<=\s(?:${LEGAL.source})\.?),?\s+(?:tel|phone|fax|t[eé]l)\b[.:]*\s*[+(]?\d.*$`,
  "iu",
);

/** "Kestrel Microsystems Plot No. E-212, Focal Point": the plot behind a name. */
const PLOTTED = /(?<=\p{L}{4}.*),?\s+(plot|survey|khasra|gat|door) no\.?\s*\S*\d.*$/iu;

/** A post office box or a telephone's extension behind a name. */
const BEHIND = /,\s*(p\.? ?o\.? box \d.*|ext\.?( ?\d+)?)$/i;

/** "1004000 - Acme", "M/s Acme", "Acme, 12 Main St, Town": the name alone. */
export const cleanName = remembered((text): string => {
  if (text.length > LONGEST) return text.trim();
  const name = text
    .replace(/^[A-Z]{0,3}\d{3,}\s*[-–:]\s*|^m\/s\.?\s+/i, "")
    .replace(ATTENTION, "")
    .replace(/^[^@]+\s@\s|^[^\p{L}\p{N}"'«„“(]+/gu, "")
    .replace(TITLE_BEHIND, "")
    .replace(TITLE_GLUED, "")
    .replace(TITLE_NUMBERED, "")
    .replace(TAXED, "")
    .replace(TAXED_AT, "")
    .replace(CALLED, "")
    .replace(PLOTTED, "")
    .replace(/^([^|]*\p{L}{3}[^|]*?)\s+\|\s.*$/u, "$1")
    .replace(/\s*(御中|귀중)$/, "")
    .trim();
  const head =
    /^([^,•|·]+?),?\s*[,•|·]\s*\d/.exec(name)?.[1] ??
    /^([^·]{3,}?)\s+·\s/.exec(name)?.[1] ??
    /^([^,•|]+),\s+(?!inc|llc|ltd|corp|co\b|s\.?\s?a|gmbh|l\.)[^,•|]*\d.*(?:,|\s\d{4,6}\s)/i.exec(
      name,
    )?.[1] ??
    /^(.+?)\s+[-–•|]\s+(?:(?:(?!\s[-–•|]\s).)*\d\S{0,2}\s+[-–•|]\s+)?\d/.exec(name)?.[1] ??
    FORMED.exec(name)?.[1];
  return withoutOffice((head ?? name.replace(BEHIND, "")).replace(STREET_AT, "").trim());
});

/** A firm's name without the place where goods come in behind it: "Acme Ltd - Plant 1, Stores Gate B". */
export function withoutPlace(name: string): string {
  const { firm, place } = FIRM_AT.exec(name)?.groups ?? {};
  return firm && isStore(place!) ? firm : name;
}

const FIRM_AT = new RegExp(String.raw`^(?<firm>.*\s(?:${LEGAL.source})\.?)\s+[-–—|]\s+(?<place>.*)$`, "iu");

/** Letters of a line from which on it is no name with what stands behind it, and would take long to be asked for one. */
const LONGEST = 250;
