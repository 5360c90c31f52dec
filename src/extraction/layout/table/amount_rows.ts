import { Decimal } from "decimal.js";
import type { PrintedSum } from "../head/totals.ts";
import type { TextLine } from "../page/lines.ts";
import type { Entry } from "./entry.ts";
import type { Row } from "./row.ts";

/** The text lines between those of items that say but words and an amount, a service, where a printed sum counts them all in: without them the lines come to none. */
export function amountRows(entries: Entry[], sums: PrintedSum[]): ReadonlySet<TextLine> {
  const between = entries.slice(0, -1).flatMap(({ start, rows }) => rows.filter((row) => row !== start));
  const alone = between.filter(isAlone);
  const amounts = entries.map(({ start }) => start.total?.value);
  if (alone.length === 0 || !amounts.every((amount) => amount !== undefined)) return new Set();
  const comesTo = (values: string[]) => {
    const sum = Decimal.sum(...values);
    return sums.some(({ amount }) => sum.eq(amount.value));
  };
  const isProven = !comesTo(amounts) && comesTo([...amounts, ...alone.map(({ total }) => total!.value)]);
  return new Set(isProven ? alone.map(({ line }) => line) : []);
}

/** A share, "Surcharge 5 %", is a charge on the item above. */
function isAlone({ sub, summary, described, total, quantity, price, number, line }: Row): boolean {
  const figures = quantity ?? price ?? number;
  return !sub && !summary && described && total !== null && figures === null && !line.text.includes("%");
}
