import { currencyIn } from "../values/currencies.ts";
import { anyOf } from "./any_of.ts";
import { FIELD_NAMES } from "./field_names.ts";
import { type Role, RULES } from "./heading_rules.ts";
import { inEnglish } from "./languages.ts";
import { remembered } from "./memo.ts";
import { mendedWord } from "./misspelt.ts";
import { normalize } from "./normal.ts";

export type { Role } from "./heading_rules.ts";

/** Columns of the words of items. */
export const TEXTS: ReadonlySet<Role | null> = new Set(["description", "codeDescription"]);

/** The columns that multiply. */
export const FIGURES: ReadonlySet<Role | null> = new Set(["quantity", "unitPrice", "lineTotal"]);

/** The role a column heading names; null when it names none. */
export function roleOf(heading: string): Role | null {
  return FIGURE.test(heading) ? null : named(heading);
}

/** Marks and digits alone: most texts of rows are such. */
const FIGURE = /^[\s\d.,:$()-]*$/;

const named = remembered(roleNamed);

function roleNamed(heading: string): Role | null {
  // "18. ITEM NO.": a form numbers its boxes.
  const text = normalize(heading.replace(/^\d{1,2}\. ?(?=\p{L})/u, "").replace(/\((?!s\))[^)]{1,16}\)/g, " "))
    .replace(MONEY, "")
    .replace(/ {2,}/g, " ")
    .replace(/\b(supplier|vendor)s\b/g, "$1")
    .trim();
  if (text.length === 0 || text.length > 60) return null;
  const field = FIELD_NAMES.get(text);
  if (field) return field;
  const translation = TRANSLATED.exec(text)?.[1];
  if (translation) return roleOf(translation);
  const english = inEnglish(text);
  const twice = TWICE.exec(english ?? text)?.[1];
  if (twice) return roleOf(twice);
  if (namesBoth(english ?? text)) return "codeDescription";
  if (namesMore(english ?? text)) return "description";
  if (namesPriceAndDay(text)) return "unitPrice";
  const bare = text.replace(DISCOUNTED, "").trim();
  const figure = bare && bare !== text ? roleOf(bare) : null;
  if (FIGURES.has(figure)) return figure;
  const role =
    inTwoScripts(text) ??
    codeAmong(english ?? text) ??
    countIn(text) ??
    (english ? ruled(english) : null) ??
    ruled(text) ??
    (areOthers(text) ? "other" : misspelt(text));
  if (role === "taxRate") return untaxed(heading) ?? role;
  // "Ordered (USD)" is what was ordered, in money.
  if (text === "ordered" && currencyIn(heading)) return "lineTotal";
  return role === "unit" && currencyIn(heading.replace(/\([^)]*\)/g, " ")) ? "unitPrice" : role;
}

/** In what a column's figures are; "ft" is of Hungary behind what it calls them. */
const MONEY =
  /\b(usd|eur|inr|gbp|aed|sar|rs|huf|pln|czk|chf|sek|nok|dkk|cny|rmb|jpy|sgd|hkd|aud|zar|myr|thb|brl|mxn)\b|(?<=ertek|osszeg|egysegar) ft$/g;

/** "物料号 / 描述 Material / Description": two things in Chinese beside the same in another tongue. */
const TRANSLATED = /^\p{Script=Han}+\/\p{Script=Han}+ ([a-z ]+\/[a-z ]+)$/u;

/** "Pièce / Rév." over "Part / Rev": the same in two tongues. */
const TWICE = /^(.{3,}) \1$/;

/** "Amount after discount", "Montant avant remise": an amount. */
const DISCOUNTED =
  /\b(before|after|less|net of|vor|nach|avant|apres|antes d[elo]+|despues d[el]+|depois d[eo]|prima dello|dopo( lo)?|voor|na|fore|efter|przed|po) (the )?(disc|discounts?|rebates?|rabatt|remises?|descuentos?|descontos?|d?c?to|sconti?|sconto|korting|rabatem|rabacie|rab)\b/;

/** "Price ex VAT 20 %" and "Amount incl. 19% MwSt" are what they are without the rate. */
function untaxed(heading: string): Role | null {
  const rest = heading.replace(/\d+([.,]\d+)?\s?%/, "").trim();
  const role = rest === heading.trim() ? null : roleOf(rest);
  return FIGURES.has(role) ? role : null;
}

/** "Part ID/Vendor Part ID/Description", "Part number/Rev/Description", "Part ID/Description/Your Part ID", "Description/Your part no": codes and words under one heading. */
function namesBoth(text: string): boolean {
  if (!text.includes("/")) return false;
  const roles = text.split(/ ?\/ ?/).map(ruled);
  if (roles.length === 2 && roles[0] === "description") return isSided(roles[1]!);
  const others = roles.filter((role) => role !== "description");
  return (
    others.length === roles.length - 1 &&
    isCodeNamed(roles[0]!) &&
    others.every((role) => isCodeNamed(role) || role === "other")
  );
}

/** "Descripción / Cronograma de entrega", "Desc/Notes": words over the days of their deliveries, or what else is said. */
function namesMore(text: string): boolean {
  if (!text.includes("/")) return false;
  const [words, more, ...others] = text.split(/ ?\/ ?/).map(ruled);
  return words === "description" && (more === "date" || more === "other") && others.length === 0;
}

/** "Cost/Due", "Coût/Due": a price over the day of what it is for. */
function namesPriceAndDay(text: string): boolean {
  const [price, day, ...others] = text.split("/");
  return day !== undefined && others.length === 0 && roleOf(price!) === "unitPrice" && roleOf(day) === "date";
}

/** "行号 Item", "Net value 净值": what a heading says first, in Chinese beside its translation or the other way round. */
function inTwoScripts(text: string): Role | null {
  const own =
    /^(\p{Script=Han}+) [a-z]/u.exec(text) ?? /^([a-z][^\p{Script=Han}]*) \p{Script=Han}+$/u.exec(text);
  return own && ruled(own[1]!);
}

/** "Zeichnung / Index": of each of them alone it is said what it is none of. */
function areOthers(text: string): boolean {
  return text.includes("/") && text.split("/").every((part) => roleOf(part) === "other");
}

/** "Ilość / JM", "Qty/UOM": counts with their units. */
function countIn(text: string): Role | null {
  const [count, unit, ...more] = text.split("/");
  const isCount = unit && more.length === 0 && roleOf(count!) === "quantity" && roleOf(unit) === "unit";
  return isCount ? "quantity" : null;
}

/** "Our P/N / Rev", "Style/Colour/Size", "Make/Code": a code before what else its cell says, or behind its make or what may stand for it. */
function codeAmong(text: string): Role | null {
  const [first = "", second = "", ...more] = text.replaceAll("p/n", "pn").split("/");
  if (!second || (more.length > 0 && ![second, ...more].every((part) => VARIANT.test(part)))) return null;
  const [own, other] = BEFORE_CODE.test(first) ? [ruled(second), "other"] : [ruled(first), ruled(second)];
  if (other !== "other" || own === null || !isCodeNamed(own)) return null;
  return own === "item" ? "code" : own;
}

/** What tells the articles of one model apart. */
const VARIANT = /^(colou?rs?|sizes?|tall?as?|tailles?|taglie?|farben?|grossen?|cor(es)?|couleurs?|coloris)$/;
/** A make, or what a code stands for where an item has none. */
const BEFORE_CODE = /^(make|brand|marke|marque|marca|manufacturer|mfr|job|form) ?$/;

/** Whether a heading names an item or a part number of it. */
export function isCodeNamed(role: Role | null): boolean {
  return role === "item" || CODES.has(role);
}

const SIDES: ReadonlySet<Role | null> = new Set(["customerSku", "supplierSku"]);
/** Whose a part number is, where its heading says so. */
export type SidedRole = "customerSku" | "supplierSku";
export type CodeRole = "code" | SidedRole;

export function isCodeRole(role: Role | null): role is CodeRole {
  return CODES.has(role);
}

/** Whether a heading of part numbers says whose they are. */
export function isSided(role: Role | null): role is SidedRole {
  return SIDES.has(role);
}

/** Columns of part numbers, by whose they are. */
export const CODES: ReadonlySet<Role | null> = new Set(["code", "customerSku", "supplierSku"]);
/** Columns that hold an item's code, alone or before its words. */
export const CODED: ReadonlySet<Role | null> = new Set<Role>([
  "customerSku",
  "supplierSku",
  "code",
  "codeDescription",
]);

function ruled(text: string): Role | null {
  if (!NAMED.test(text)) return null;
  for (const [role, rule] of RULES)
    if (rule.test(text) && !((role === "other" || role === "gtin") && /\bdescription\b/.test(text)))
      return role;
  return null;
}

const NAMED = anyOf(RULES.map(([, rule]) => rule));

/** One wrong, missing or swapped letter in a long heading word is forgiven. */
function misspelt(text: string): Role | null {
  const mended = text.split(" ").map(mendedWord).join(" ");
  if (mended === text) return null;
  for (const [role, rule] of RULES) if (rule.test(mended)) return role;
  return null;
}

/** Words that headings are made of. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  `line ln item items no nr # num number code part product material matl description desc bezeichnung designation quantity qty menge order ordered unit units uom um u/m price cost rate amount total net gross
extended ext value due date list delivery required requested req per each disc discount tax vat rate % amt pos article artikel art sku upc ean gtin vendor supplier manufacturer mfr customer our your unsere ihre buyer
id received back pack size weight length color colour stock catalog model rev revision plant loc location and of the in de la le du prix precio cantidad descripcion unidad importe ht net nette unitaire ligne
remise montant taux tva quantite reference fournisseur client einheit preis betrag gesamt einzelpreis gesamtpreis usd eur gbp inr aed $ € £ ₹ hsn sac mrp cgst sgst igst utgst cess gst excl incl ordered shipped
to bill ship count conv price/unit item# line# part# expected time seur base ligne fournisseur oty rate(%) perc cod und ref lead schedule promised status allowances charges requested agreed qty. s.no sl nbr fob duty freight frt landed cwt lbs kgs`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word is one that column headings are made of. */
export const isHeadingWord = remembered((word): boolean =>
  normalize(word)
    .split(/[ /]/)
    .some(
      (part) =>
        HEADING_WORDS.has(inEnglish(part) ?? part) ||
        ((part.length > 2 || HAN.test(part)) && roleOf(part) !== null),
    ),
);

/** Two letters of these are a word. */
const HAN = /^\p{Script=Han}{2}$/u;

const STRONG: ReadonlySet<Role> = new Set([
  "quantity",
  "unitPrice",
  "lineTotal",
  "description",
  "code",
  "customerSku",
  "supplierSku",
  "gtin",
  "codeDescription",
]);

/** Whether the role on its own says that a line table is here. */
export function isStrong(role: Role | null): boolean {
  return role !== null && STRONG.has(role);
}

/** Whether a text is what a price is called, "Gross price". */
export function namesPrice(text: string): boolean {
  const role = roleOf(text);
  return role === "unitPrice" || role === "otherPrice";
}
