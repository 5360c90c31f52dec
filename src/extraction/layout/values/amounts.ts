import { remembered } from "../words/memo.ts";
import { currencyIn, withoutCurrency } from "./currencies.ts";
import { type DecimalMark, type PrintedNumber, parseNumber } from "./numbers.ts";
import { basisOf, isUnit } from "./units.ts";

/** A number with what stands glued to it: currency, unit, price basis. */
export interface Amount extends PrintedNumber {
  currency?: string;
  unit?: string;
  basis?: string;
}

/** Reads "$1,520.00", "8.40 EA", "3.20/Ea", "@ 3.20 ea", "6,100.00/1,000", "1.250,00 EUR/Stk", "9,84 x 100", "7.000 (EA)", "Rs 38/-"; null when the text is more than an amount. */
export function parseAmount(text: string, mark: DecimalMark): Amount | null {
  return /\d/.test(text) ? READ[mark](text) : null;
}

const READ: Record<DecimalMark, (text: string) => Amount | null> = {
  ".": remembered((text) => readAmount(text, ".")),
  ",": remembered((text) => readAmount(text, ",")),
};

function readAmount(text: string, mark: DecimalMark): Amount | null {
  const trimmed = text.replace(TIMES_MANY, "/").replace(ADDED, "").trim();
  if (trimmed.length > 48 || trimmed.includes("%")) return null;
  const currency = currencyIn(trimmed);
  const bare = currency
    ? withoutCurrency(trimmed.replace(BEFORE_MANY, "/"))
    : trimmed.replace(SHARED_NAME, "").replace(UNKNOWN_SIGN, "");
  const whole = parseNumber(bare, mark);
  if (whole) return currency ? { ...whole, currency } : whole;
  if (DAY.test(bare)) return null;
  const split = /^([(+\-−–]?\s*[\d.,][\d.,'’ \u00a0]*[)\-−–]?(?!\d))\s*(.+)$/.exec(bare);
  if (!split?.[1] || !split[2]) return null;
  const number = parseNumber(split[1], mark);
  const tail = number && (isTaxed(split) ? {} : tailOf(split[2].trim()));
  if (!number || !tail) return null;
  return { ...number, ...tail, ...(currency ? { currency } : {}) };
}

/** "9,84 x 100": what parts a price from how many it is for. */
const TIMES_MANY = /(?<=^[\d.,' ]*[.,]\d{2,4}) ?[x×] ?(?=(?:100|1[.,]?000)$)/iu;

/** "3/27": the month and the day, where no price is for so many. */
const DAY = /^\d{1,2}\/(?!10?$)\d{1,2}$/;

/** "5.00*", "|5.00", "@ 5.00", "x12", "38/-", "5,- €", "5.--", "¥7,600-", "38.45 /" before how many in a column of its own: what is written around a number and isn't of it. */
const ADDED =
  /(?<=^\s*[¥￥] ?[\d,]+)[-–—−](?=\s*$)|\*+|^\s*[×@à|¦](?=[^\p{L}])|[|¦]\s*$|^\s*x ?(?=\d)|(?<=\d)(?:\/|[.,] ?[-–—]?)[-–—](?=\s*$|\s*[^\d\s])|(?<=\d[.,]\d+) \/\s*$/gu;

/** "41,28 EUR 1 ST", "9.60 USD 100 PC": what parts a price from how many it is for. */
const BEFORE_MANY = /(?<=^[\d.,' ]+\p{Lu}{3}) (?=10{0,3} \p{L}{1,5}$|1[.,]000 \p{L}{1,5}$)/u;

/** "1.1200 N", "299.40 GST": whether a letter behind a price tells that it is taxed, or by which tax. */
function isTaxed([, figure = "", tax = ""]: string[]): boolean {
  return TAX.test(tax) && /[.,]\d{2,}\s*$/.test(figure);
}

/** What a tax is called in short, its code, or that of goods free of it. */
const TAX = /^([NYTEX]|GST|HST|VAT|TVA|IVA|BTW|MWST|FRE|N-T)$/;

/** What several lands call their money. */
const SHARED_NAME = /\s*(?:ريال|دينار|جنيه|ليرة|(?<!\p{L})(?:kr\.?|Fr\.)(?!\p{L}))\s*/iu;
/** A currency's sign that the font names wrongly, signs of sizes not meant, or the letter of several lands' money. */
const UNKNOWN_SIGN = /^(?:[^\p{ASCII}\p{N}Øø⌀∅°±–−—≤≥]|[PKNLR])\s?(?=\d[\d.,'’ ]*[.,]\d{2}$)/u;

/** What says of a price no more than that it is one. */
const EACH = /^(net(to|t)?|[cp]\/u\.?)$/i;

/** What follows the number: a unit, a basis, or both; null when it is anything else. */
function tailOf(text: string): { unit?: string; basis?: string } | null {
  if (EACH.test(text)) return {};
  const unit = /^\((\p{L}{1,8})\)$/u.exec(text)?.[1];
  if (unit) return isUnit(unit) ? { unit } : null;
  const word = text.replace(/^[/]\s*|^(?:per|pro|por|par|je)\s+|^p\.\s*/i, "").trim();
  const slashed = word !== text;
  const basis = slashed ? basisOf(word) : null;
  if (basis) {
    const unit = /\d\s*(\p{L}+[23²³]?)\.?$/u.exec(word)?.[1];
    return { basis, ...(unit && (isUnit(unit) || isShortened(unit)) ? { unit } : {}) };
  }
  if (isUnit(word)) return { unit: word };
  return slashed && /^\p{L}{1,8}$/u.test(word) ? { unit: word } : null;
}

/** "BAL" behind "/1": there capitals are a unit, known or not. */
function isShortened(word: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(word) && !EACH.test(word);
}
