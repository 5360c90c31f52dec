import type { Area, TextLine } from "../page/lines.ts";
import type { Heading } from "./headings.ts";

/** Headings over a count, its price and its amount, none of which names an item, where words stand under one before the count that nobody knows: "Document | Qty | RRP | Total". */
export function unnamedHeads(headings: Map<Area, Heading[]>): Heading[] {
  return [...headings].flatMap(([{ lines }, all]) =>
    all.filter((heading) => sells(heading) && areNamed(lines[heading.last + 1], heading)),
  );
}

function sells({ columns }: Heading): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  const isPriced = roles.has("unitPrice") || roles.has("otherPrice");
  return roles.has("quantity") && isPriced && roles.has("lineTotal") && !roles.has("size");
}

/** Whether words of a row stand under a heading before the count that says nothing, and none before the first. */
function areNamed(row: TextLine | undefined, { columns, box: [left] }: Heading): boolean {
  if (!row || row.box[0] < left - row.height) return false;
  const counts = columns.findIndex(({ role }) => role === "quantity");
  return columns.slice(0, counts).some(({ role, x0 }, i) => {
    const end = columns[i + 1]!.x0;
    return (
      role === null &&
      row.segments.some(({ text, box }) => /\p{L}{3}/u.test(text) && box[0] < end && box[2] > x0)
    );
  });
}
