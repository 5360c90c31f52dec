import { Decimal } from "decimal.js";
import type { Row } from "./row.ts";

/** Rows that a part of an order has at least. */
const LEAST = 2;

/** Takes rows for sums that count and cost what the rows of lines right above them do together, two at least: "** DAIRY CASES 360 24,630.60". */
export function partSums(rows: Row[], starts: Set<Row>): void {
  const above: Row[] = [];
  for (const row of rows)
    if (isUnpriced(row) && comesTo(row, above)) {
      row.summary ??= "quantity";
      starts.delete(row);
    } else if (starts.has(row)) above.push(row);
}

function isUnpriced({ quantity, price, total, number }: Row): boolean {
  return quantity !== null && total !== null && price === null && number === null;
}

/** Whether a row has the quantities and the amounts of so many rows above it as come to both. */
function comesTo({ quantity, total }: Row, above: Row[]): boolean {
  let [count, amount] = [new Decimal(quantity!.value), new Decimal(total!.value)];
  for (const [i, row] of above.toReversed().entries()) {
    if (!row.quantity || !row.total) return false;
    count = count.minus(row.quantity.value);
    amount = amount.minus(row.total.value);
    if (i + 1 >= LEAST && count.isZero() && amount.isZero()) return true;
    if (count.isNegative()) return false;
  }
  return false;
}
