import { Decimal } from "decimal.js";
import type { DraftLine } from "../../../orders/mod.ts";
import type { PrintedSum } from "../head/totals.ts";

/** A line's amount and where on the pages it stands, from the top. */
interface Placed {
  page: number;
  top: number;
  amount: string;
}

/** Sums without those that lines follow and that come to the lines above them, or to those since the sum before: of a page, a section, or carried over to the next. */
export function withoutCarried(sums: PrintedSum[], lines: DraftLine[]): PrintedSum[] {
  const placed = lines.map(placeOf).filter((place) => place !== null);
  if (placed.length < lines.length) return sums;
  const last = placed.at(-1);
  let from = 0;
  return sums.filter(({ tokens: [token], page, amount }) => {
    const top = token!.box[1];
    const isAbove = (line: Placed) => line.page < page || (line.page === page && line.top < top);
    if (!last || token!.cell || isAbove(last)) return true;
    const above = placed.filter(isAbove);
    const since = above.slice(from);
    from = above.length;
    return ![above, since].some((part) => part.length > 0 && comesTo(part, amount.value));
  });
}

function placeOf({ fields: { lineTotal } }: DraftLine): Placed | null {
  const at = lineTotal?.evidence;
  return at && "page" in at ? { page: at.page, top: at.box[1], amount: lineTotal.value } : null;
}

function comesTo(lines: Placed[], sum: string): boolean {
  return Decimal.sum(...lines.map(({ amount }) => amount))
    .minus(sum)
    .abs()
    .lte("0.011");
}

/** Sums without those that are called a total and count what lines without prices order. */
export function withoutCounts(sums: PrintedSum[], lines: DraftLine[]): PrintedSum[] {
  if (!lines.length || lines.some(({ fields }) => fields.unitPrice || fields.lineTotal)) return sums;
  const count = Decimal.sum(...lines.map(({ fields }) => fields.quantity?.value ?? 0));
  return sums.filter(
    ({ kind, amount }) =>
      (kind !== "total" && kind !== "net") || amount.currency !== undefined || !count.eq(amount.value),
  );
}
