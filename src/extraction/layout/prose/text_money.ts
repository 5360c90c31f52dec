import { type Amount, parseAmount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { basisOf, isUnit } from "../values/units.ts";

/** A piece of a line of text, with where it stands in it. */
export interface Piece {
  value: string;
  from: number;
  to: number;
}

/** What an item of a text costs. */
export interface Money {
  unitPrice?: Piece;
  basis?: Piece;
  lineTotal?: Piece;
  /** Money at its end, of which no word says whether it is the price or the sum. */
  money?: Piece;
  currency?: string;
}

/** A figure as texts write it. */
export const NUMBER = String.raw`\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
/** As sums are written with blanks between thousands: "14 931,28". */
const FIGURE = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+,\d{2}|(?:${NUMBER})(?:\/-)?`;
/** What money is called behind its figure. */
const COIN = String.raw`[$€£₹¥₺元円]|[A-Z]{3}\b|(?:Euros?|zł|Kč|TL|kr|Ft|lei|руб|грн|ريال|درهم|دينار|جنيه)(?!\p{L})\.?`;
/** What money is called before its figure. */
const SIGN = String.raw`(?:[A-Z]{0,2}[$€£₹¥₺]|[A-Z]{3}|Rs\.?|kr\.?)`;
const MONEY = String.raw`${SIGN}?\s?(?:${FIGURE})\s?(?:${COIN})?`;
/** What says behind money that it is for one piece. */
const EACH = String.raw`(?i:each|ea|apiece|c\/u|cad(?:auno|auna|\.? ?un[oa])?|cada(?: (?:uno|una|un))?|(?:per|par|por|pro|pr|je|la|al|le|el|das) (?:stück|stk|st|stuk|piece|pièce|pieza|pezzo|unité|unidad|unidade|peça)|l['’]un[oae]?|stk|st|szt|pcs?|pz)(?!\p{L})\.?`;
const PRICE = new RegExp(
  String.raw`[\s,，(–-]*(?:@|(?<!\p{L})(?:at|à|a|zu(?: je)?|je|for)(?!\p{L})|(?<!\p{L})(?i:(?:unit |each )?price|(?:einzel|stück)?preis|prix(?: unitaire)?|(?:zum )?preis von(?: je)?|au prix de|precio(?: unitario)?|al precio de|prezzo(?: unitario)?|al prezzo di|(?:stuk)?prijs)(?!\p{L}):?|单价[:：]?|بسعر|[-–—]\s(?=[$€£₹¥][\d.,]+\s(?:each|ea|apiece|per)\b))\s*(?:a price of\s*)?(${MONEY})(?:\s*(?:\/|\bper\b|\bpro\b|\bpar\b|\bpor\b|\bje\b|\b(?:el|le|das)\b(?= (?:ciento|millar|cent|mille|hundert|tausend)(?!\p{L})))\s*([\p{L}\d.,]+)|\s*(${EACH}))?\s*\)?`,
  "gu",
);
const TOTAL = new RegExp(
  String.raw`[\s,(–-]*(?:=|(?<!\p{L})(?:total|sum|zusammen|gesamt|summe|ensemble|soit|totale|importe|totaal):?)\s*(${MONEY})\s*\)?\s*$`,
  "iu",
);
/** The sum alone behind the price, with its currency: "8 ud a 24,65 €/ud   197,20 €". */
const SUM = new RegExp(String.raw`^\s*(${SIGN}\s?(?:${FIGURE})|(?:${FIGURE})\s?(?:${COIN}))\s*$`, "u");
/** Money with its currency behind the words of an item, for one piece. */
const APIECE = new RegExp(
  String.raw`[\s,;(–—-]+(${SIGN}\s?(?:${NUMBER})|(?:${NUMBER})\s?(?:[$€£₹¥]|[A-Z]{3}))\s*\/?\s*${EACH}\s*\)?[.,;]?\s*$`,
  "u",
);
/** Money with its currency for one of a unit, in words: "£8.15 a tube", "8,15 € pro Tube". */
const OF_UNIT = new RegExp(
  String.raw`[\s,;(–—-]+(${SIGN}\s?(?:${NUMBER})|(?:${NUMBER})\s?(?:[$€£₹¥]|[A-Z]{3}))\s+(?:an?|per|pro|par|por|je|la|le|al|el)\s+(\p{L}+)\s*\)?[.,;]?\s*$`,
  "u",
);
/** Money by which a count with its unit is multiplied, its tax behind it perhaps: "9 Kg x 19,48 TL + %20 KDV". */
const TIMES = new RegExp(
  String.raw`(?<=\d\s?\p{L}{1,12}\.?)\s*[x×*]\s*((?:${FIGURE})\s?(?:[$€£₹¥₺]|\p{L}{2,3})|[$€£₹¥₺]\s?(?:${NUMBER}))(?:\s*\+\s*(?:%\s?\d+|\d+\s?%)(?:\s\p{L}+)?)?\s*$`,
  "u",
);
/** Money for one of a unit at the end of an item, behind dots perhaps: "7 ea ... 91.26/ea". */
const PER_UNIT = new RegExp(
  String.raw`[\s.,;(–—-]+((?:[$€£₹¥]\s?)?(?:${NUMBER}))\s?\/\s?(\p{L}+)\.?\s*\)?\s*$`,
  "u",
);
/** What one costs with its unit perhaps, and the sum behind it, each with its sign: "$28.63 EA   $3,177.93". */
const BOTH = new RegExp(
  String.raw`[\s,;(–-]+([$€£₹¥]\s?(?:${NUMBER}))(?:\s*/?\s*(\p{L}+)\.?)?\s+([$€£₹¥]\s?(?:${NUMBER}))\s*$`,
  "u",
);
/** Money behind the words of an item without a word of its own: with its sign; in brackets or behind a dash after a count and its unit, "7 EA (91.26)", "7 pcs - 91.26"; behind a part number, "950 KR-4847 3.86". */
const BARE = [
  new RegExp(
    String.raw`\s[-–—]?\s*((?:[A-Z]{0,2}[$]|[€£₹¥₺]|Rs\.?|kr\.?)\s?(?:${FIGURE})|(?:${FIGURE})\s?(?:€|£|zł|Kč))\s*$`,
    "u",
  ),
  /(?<=\d\s?\p{L}{1,12}\.?)\s*(?:\(|\s[-–—]\s)\s*([$€£₹¥]?\s?\d[\d.,]*[.,]\d{2,5}\s?[€£]?)\s*\)?\s*$/u,
  /(?<=^\s*\d+\s+(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./-]{3,})\s+(\d[\d.,]*[.,]\d{2})\s*$/u,
];

/** The price and the sum behind an item, and where the item then ends. */
export function moneyIn(text: string, start: number, mark: DecimalMark): { found: Money; end: number } {
  const found: Money = {};
  let end = text.length;
  const total = TOTAL.exec(text.slice(start));
  const sum = total && parseAmount(total[1]!, mark);
  if (total && sum) {
    found.lineTotal = piece(text, total[1]!, { from: start + total.index, value: sum.value });
    end = start + total.index;
  }
  const before = text.slice(start, end);
  const price = priceIn(before, mark);
  if (!price)
    return found.lineTotal ? { found, end } : (bothMoneys(text, start, mark) ?? bareMoney(text, start, mark));
  found.unitPrice = piece(text, price.at[1]!.trim(), { from: start + price.at.index, value: price.value });
  const [, printed, per] = price.at;
  const basis = per ? basisOf(per.replace(/[.,]$/, "")) : null;
  if (basis) found.basis = piece(text, per!, { from: found.unitPrice.to, value: basis });
  const behind = price.at.index + price.at[0].length;
  const all = SUM.exec(before.slice(behind))?.[1];
  const amount = all && parseAmount(all, mark);
  if (amount) found.lineTotal = piece(text, all, { from: start + behind, value: amount.value });
  const currency = currencyIn(printed!);
  if (currency) found.currency = currency;
  return { found, end: start + price.at.index };
}

/** The first figure that words call a price and that is money: "in bars at 5 m, at 11.92 €". */
function priceIn(text: string, mark: DecimalMark): { at: RegExpExecArray; value: string } | null {
  const said = [...text.matchAll(PRICE), TIMES.exec(text), APIECE.exec(text), ...perUnit(text)];
  for (const at of said) {
    const amount = at && parseAmount(at[1]!.trim(), mark);
    if (amount && isMoney(at, amount)) return { at, value: amount.value };
  }
  return null;
}

function perUnit(text: string): RegExpExecArray[] {
  return [PER_UNIT.exec(text), OF_UNIT.exec(text)].filter(
    (price) => price !== null && (isUnit(price[2]!) || basisOf(price[2]!) !== null),
  ) as RegExpExecArray[];
}

/** "7 mugs $2.00 ea $14.00": what one costs and what all do. */
function bothMoneys(text: string, start: number, mark: DecimalMark): { found: Money; end: number } | null {
  const both = BOTH.exec(text.slice(start));
  const [price, sum] = [both?.[1], both?.[3]].map((printed) => (printed ? parseAmount(printed, mark) : null));
  if (!both || !price || !sum || (both[2] && !isUnit(both[2]))) return null;
  const end = start + both.index;
  const unitPrice = piece(text, both[1]!, { from: end, value: price.value });
  const lineTotal = piece(text, both[3]!, { from: unitPrice.to, value: sum.value });
  return { found: { unitPrice, lineTotal, ...(price.currency && { currency: price.currency }) }, end };
}

/** "7 of: mugs $91.26": a price or a sum. */
function bareMoney(text: string, start: number, mark: DecimalMark): { found: Money; end: number } {
  const rest = text.slice(start);
  const bare = BARE.values()
    .map((pattern) => pattern.exec(rest))
    .find((match) => match !== null);
  const amount = bare && parseAmount(bare[1]!, mark);
  if (!bare || !amount) return { found: {}, end: text.length };
  const from = start + bare.index;
  const money = piece(text, bare[1]!, { from, value: amount.value });
  return { found: { money, ...(amount.currency && { currency: amount.currency }) }, end: from };
}

/** "at 90 deg" is no price: money has a currency, cents, or "@" before it and nothing of a measure behind it. */
function isMoney(price: RegExpExecArray, amount: Amount): boolean {
  if (amount.currency) return true;
  return (
    /[.,]\d{2,5}\s?\p{L}*$/u.test(price[1]!.trim()) || /^[\s,(–-]*@/.test(price[0]) || price[3] !== undefined
  );
}

function piece(text: string, printed: string, { from, value }: { from: number; value: string }): Piece {
  const at = text.indexOf(printed, from);
  return { value, from: at, to: at + printed.length };
}
