import { type Token, textOf } from "../page/lines.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { saysFree } from "../values/free.ts";
import { type DecimalMark, parseNumber } from "../values/numbers.ts";
import { multiplies } from "../values/products.ts";
import { isUnit } from "../values/units.ts";
import { summaryOf } from "../words/summary.ts";

/** "1 ST 7.35", "100 PC 186.00": a price behind how many it is for. */
export function behindBasis(text: string, mark: DecimalMark): Amount | null {
  const [, many = "", unit = "", price = ""] =
    /^(1|10{1,3}) (\p{L}{1,5}) ([\d.,'’]+[.,]\d{2,})$/u.exec(text) ?? [];
  const number = isUnit(unit) ? parseNumber(price, mark) : null;
  return number && { ...number, unit, ...(many === "1" ? {} : { basis: many }) };
}

/** A price that is told otherwise than as an amount: "18.40 %", or "F.O.C." where the row comes to nothing. */
export function toldPrice(
  text: string,
  { quantity, total }: { quantity: Amount; total: Amount | null | undefined },
  mark: DecimalMark,
): Amount | null {
  if (saysFree(text)) return Number(total?.value ?? 0) === 0 ? { value: "0" } : null;
  return total ? perHundred(text, [quantity, total], mark) : null;
}

/** "18.40 %": a price for a hundred, where what the row counts and comes to proves it. */
function perHundred(text: string, [quantity, total]: [Amount, Amount], mark: DecimalMark): Amount | null {
  const price = text.endsWith("%") ? parseAmount(text.slice(0, -1), mark) : null;
  return price && multiplies(quantity.value, price.value, total.value) === "100"
    ? { ...price, basis: "100" }
    : null;
}

/** A mark, a bracketed word or rate, a tax, a day, or the discounts that its heading names may stand beside the number. */
export function leading(tokens: Token[], mark: DecimalMark, label: string): Amount | null {
  const printed = withoutTax(textOf(tokens));
  const text = (WITH_DISCOUNT.test(label) ? printed.replace(DISCOUNTS, "") : printed)
    .replace(/\s+\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?=[\s!|]*$)/, "")
    .replace(/^\((?:[A-Z]|-?[\d.,]+ ?%)\)\s*|\s*\([^)]*\)$/g, "")
    .replace(/^[|$*]+\s*|\s*[|*]+$/g, "");
  return parseAmount(text, mark);
}

/** "Prezzo sconti": a price and what is taken off it. */
const WITH_DISCOUNT = /\S (disc|sconti?|rabatt|dto|descuentos?|rem(ise)?s?|kort(ing)?)(?!\p{L})/iu;
/** "50+10", "12.5 %". */
const DISCOUNTS = /\s\d{1,2}(?:[.,]\d+)?(?:\s?\+\s?\d{1,2}(?:[.,]\d+)?)*\s?%?$/;

/** Of "90.00 20% VAT" what stands before the tax. */
function withoutTax(text: string): string {
  const [tax = "", name = ""] = /\s\d{1,2}(?:[.,]\d+)?\s?%\s?(\p{L}+)$/u.exec(text) ?? [];
  return name && summaryOf(name) === "tax" ? text.slice(0, -tax.length) : text;
}
