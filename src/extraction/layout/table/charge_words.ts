import type { Amount } from "../values/amounts.ts";
import { isUnit } from "../values/units.ts";
import type { Summary } from "../words/summary.ts";

/** Without an amount a description runs on: "Ball valve, full" over "port, brass"; a whole number behind words is none, as in "Carriage bolt M8 zinc lot 11". */
export function isWording(text: string, kind: Summary, { price }: { price: Amount | null }): boolean {
  const worded = (text.match(/\p{L}{2,}/gu)?.length ?? 0) > MOST_CALLED;
  const amount = worded && !price ? /\d[.,]\d\d(\s|$)|%/ : /(^|\s)\S?[\d.,]+-?(\s|%|$)/;
  return /^\p{Ll}/u.test(text) || ((kind === "charge" || kind === "tax") && !amount.test(text));
}

/** Words that a charge is called by, at most. */
const MOST_CALLED = 3;

const LONGEST_MEASURED = 60;

/** "Packing 50 kg drum", "Packing, braided, 3/8 in sq": the one figure of a text is a measure, with a word behind it. */
export function isMeasured(text: string): boolean {
  if (text.length > LONGEST_MEASURED) return false;
  const [, unit = ""] = /^\D+?\s\d[\d.,/]*\s?(\p{L}{1,4})\s\D*\p{L}\D*$/u.exec(text) ?? [];
  return unit !== "" && isUnit(unit);
}
