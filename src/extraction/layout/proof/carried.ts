import { Decimal } from "decimal.js";
import type { Evidence } from "../../../../db/mod.ts";
import type { DraftLine } from "../../../orders/mod.ts";
import type { PrintedSum } from "../head/totals.ts";
import { evidenceOf } from "../page/lines.ts";

/** Where something stands: on a page so many points from the top, or in a row of a sheet. */
interface Place {
  leaf: number | string;
  top: number;
}

/** Sums without those that come to the lines above them, or to those since the sum before: of a page, a section, or carried over to the next; what stands beneath all lines is such a sum only of the last of several sections. */
export function withoutCarried(sums: PrintedSum[], lines: DraftLine[]): PrintedSum[] {
  const placed = lines.flatMap(({ fields: { lineTotal } }) => {
    const place = placeOf(lineTotal?.evidence);
    return place ? [{ ...place, amount: lineTotal!.value }] : [];
  });
  if (placed.length < lines.length) return sums;
  const last = placed.at(-1);
  const leaves = [...new Set(placed.map(({ leaf }) => leaf))];
  const orderOf = ({ leaf }: Place) => (typeof leaf === "number" ? leaf : leaves.indexOf(leaf));
  const isAbove = (one: Place, other: Place) =>
    orderOf(one) < orderOf(other) || (one.leaf === other.leaf && one.top < other.top);
  let from = 0;
  return sums.filter(({ tokens, page, amount }) => {
    const place = placeOf(evidenceOf(tokens, page));
    if (!last || !place) return true;
    const above = placed.filter((line) => isAbove(line, place));
    const since = above.slice(from);
    if (above.length === placed.length) return from === 0 || !comesTo(since, amount.value);
    from = above.length;
    return ![above, since].some((part) => comesTo(part, amount.value));
  });
}

function placeOf(at: Evidence | null | undefined): Place | null {
  if (!at) return null;
  if ("page" in at) return { leaf: at.page, top: at.box[1] };
  return { leaf: at.sheet, top: Number(/\d+/.exec(at.cell)?.[0]) };
}

function comesTo(lines: { amount: string }[], sum: string): boolean {
  return (
    lines.length > 0 &&
    Decimal.sum(...lines.map(({ amount }) => amount))
      .minus(sum)
      .abs()
      .lte("0.011")
  );
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
