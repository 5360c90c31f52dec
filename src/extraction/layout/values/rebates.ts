import { type Amount, parseAmount } from "./amounts.ts";
import { type DecimalMark, parseNumber } from "./numbers.ts";

/** "38+5%", "50 + 10 + 5", "40%+2,5%". */
const CHAIN = /^\d{1,2}([.,]\d{1,3})?(\s?%)?(\s?\+\s?\d{1,2}([.,]\d{1,3})?(\s?%)?)+$/;

/** Whether a text is several discounts, each of what the one before leaves. */
export function isChain(text: string): boolean {
  return CHAIN.test(text);
}

/** What a discount takes off in percent, several of them in all: "20 %", "38+5%"; null for what is none. */
export function rebateIn(text: string, mark: DecimalMark): Amount | null {
  if (!isChain(text)) return parseAmount(text.replace(/\s?%$/, ""), mark);
  const rates = text.split("+").map((part) => parseNumber(part.replace("%", "").trim(), mark));
  return rates.includes(null)
    ? null
    : { value: String(100 * (1 - leftBy(rates.map((rate) => rate!.value)))) };
}

/** Which share of a price discounts in percent leave, one after the other. */
export function leftBy(rates: (string | undefined)[]): number {
  return rates.reduce((left, rate) => left * (1 - Number(rate ?? 0) / 100), 1);
}
