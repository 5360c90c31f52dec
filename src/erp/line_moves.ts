import { Decimal } from "decimal.js";
import type { LineToBook, OrderToAmend } from "./connector.ts";

/** A line that stands in an ERP's order. */
export interface StandingLine {
  id: number;
  /** Null: a line without an item. */
  itemErpId: string | null;
  quantity: string;
}

/** What becomes of the lines of an ERP's order when it is changed. */
export interface LineMoves<Line extends LineToBook> {
  change: { id: number; line: Line }[];
  add: Line[];
  /** Ids of lines that are not ordered any more. */
  remove: number[];
}

/** Lines are the same by their item, those of the same quantity first. What nobody ordered from us was added in the ERP, and stays. */
export function lineMoves<Line extends LineToBook>(
  standing: StandingLine[],
  { lines, was }: { lines: Line[]; was: OrderToAmend["was"] },
): LineMoves<Line> {
  const left = new Set(standing);
  const change = new Map<Line, StandingLine>();
  for (const isSame of [sameQuantity, () => true])
    for (const line of lines) {
      const found = [...left].find((each) => each.itemErpId === line.itemErpId && isSame(each, line));
      if (change.has(line) || !found) continue;
      change.set(line, found);
      left.delete(found);
    }
  return {
    change: [...change].map(([line, { id }]) => ({ id, line })),
    add: lines.filter((line) => !change.has(line)),
    remove: ended([...left], { was, changed: [...change.keys()] }),
  };
}

function sameQuantity({ quantity }: StandingLine, line: LineToBook) {
  return new Decimal(quantity).eq(line.quantity);
}

/** Of each item as many as were ordered before and aren't any more. */
function ended(
  left: StandingLine[],
  { was, changed }: { was: LineToBook[]; changed: LineToBook[] },
): number[] {
  const count = (lines: LineToBook[], id: string | null) =>
    lines.filter(({ itemErpId }) => itemErpId === id).length;
  return [...Map.groupBy(left, ({ itemErpId }) => itemErpId)].flatMap(([itemErpId, same]) => {
    const ours = Math.max(0, count(was, itemErpId) - count(changed, itemErpId));
    const ordered = (each: StandingLine) =>
      was.some((line) => line.itemErpId === itemErpId && sameQuantity(each, line)) ? 0 : 1;
    return same
      .toSorted((a, b) => ordered(a) - ordered(b))
      .slice(0, ours)
      .map(({ id }) => id);
  });
}
