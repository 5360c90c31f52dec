import type { Draft, Read } from "../../src/orders/mod.ts";
import type { Box } from "../../src/reading/mod.ts";

/** Where an order's line is printed: all of it, and its count. */
export interface Placed {
  row: Box;
  count: Box;
}

/** The places of an order's lines from the page's top, in points. */
export function placesOf(drafts: Draft[]): Placed[] {
  const places = drafts.flatMap(({ lines }) =>
    lines.flatMap(({ fields }) => {
      const count = boxOf(fields.quantity);
      const boxes = Object.values(fields)
        .map(boxOf)
        .filter((box) => box !== null);
      return count ? [{ row: around(boxes), count }] : [];
    }),
  );
  return places.sort((a, b) => a.row[1] - b.row[1]);
}

/** The same places in a picture of the page, so many times as large. */
export function scaled(places: Placed[], by: number): Placed[] {
  const larger = (box: Box) => box.map((edge) => edge * by) as Box;
  return places.map(({ row, count }) => ({ row: larger(row), count: larger(count) }));
}

function boxOf(read: Read | undefined): Box | null {
  return read?.evidence && "box" in read.evidence ? (read.evidence.box as Box) : null;
}

function around(boxes: Box[]): Box {
  const edge = (side: 0 | 1 | 2 | 3) => boxes.map((box) => box[side]);
  return [Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))];
}
