import { Decimal } from "decimal.js";
import type { Style } from "../page/style.ts";
import { parseDate } from "../values/dates.ts";
import type { Row } from "./row.ts";

/** In rows: so far above its parts at most stands the count of what they add up to. */
const NEAR = 5;
/** Words that a part may have: "F", "fix", "Vorschau". */
const MOST_WORDS = 1;

/** Puts rows under their item that each say a day and how many come in on it, and add up to what it counts: "03/23/26 8,000 F", three times, under "24,000 PC". */
export function dayParts(rows: Row[], { dates }: Style): void {
  const isPart = ({ line: { tokens }, quantity }: Row) =>
    quantity !== null &&
    parseDate(tokens[0]!.text, dates) !== null &&
    tokens.filter(({ text }) => /\p{L}/u.test(text)).length <= MOST_WORDS;
  for (let from = 0; from < rows.length; ) {
    const length = rows.slice(from).findIndex((row) => !isPart(row));
    const run = length < 0 ? rows.slice(from) : rows.slice(from, from + length);
    if (run.length > 1) {
      const sum = Decimal.sum(...run.map(({ quantity }) => quantity!.value));
      const above = rows.slice(Math.max(0, from - NEAR), from);
      if (above.some(({ quantity }) => quantity && sum.eq(quantity.value)))
        for (const row of run) row.sub = true;
    }
    from += Math.max(1, run.length);
  }
}
