import { Decimal } from "decimal.js";
import type { Style } from "../page/style.ts";
import { parseDate } from "../values/dates.ts";
import type { Row } from "./row.ts";

/** In rows: so far above its parts at most stands the count of what they add up to. */
const NEAR = 5;
/** So many parts at least has what is divided. */
const LEAST = 2;
/** Words that a part may have: "F", "fix", "Vorschau". */
const MOST_WORDS = 1;

/** Puts rows under their item that each say a day and how many come in on it, and add up to what it counts: "03/23/26 8,000 F", three times, under "24,000 PC". */
export function dayParts(rows: Row[], { dates }: Style): void {
  const isPart = ({ line: { tokens }, quantity }: Row) =>
    quantity !== null &&
    parseDate(tokens[0]!.text, dates) !== null &&
    tokens.filter(({ text }) => /\p{L}/u.test(text)).length <= MOST_WORDS;
  for (let [from, end] = [0, 0]; from < rows.length; from = Math.max(from + 1, end)) {
    for (end = from; end < rows.length && isPart(rows[end]!); ) end++;
    if (end - from < LEAST) continue;
    const run = rows.slice(from, end);
    const sum = Decimal.sum(...run.map(({ quantity }) => quantity!.value));
    const above = rows.slice(Math.max(0, from - NEAR), from);
    if (above.some(({ quantity }) => quantity && sum.eq(quantity.value)))
      for (const row of run) row.sub = true;
  }
}
