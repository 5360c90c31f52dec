import { textOf } from "../page/lines.ts";
import { namesOrder } from "./exported.ts";
import type { Row } from "./row.ts";

/** Rows of a sheet that begin another order: they order nothing themselves, and have another order's number than the line above. */
export function recordsAmong(rows: Row[], starts: ReadonlySet<Row>): Set<Row> {
  const found = new Set<Row>();
  let above = "";
  for (const row of rows) {
    const number = row.area.grid ? orderNumber(row) : "";
    if (starts.has(row)) above = number || above;
    else if (number && above && number !== above) found.add(row);
  }
  return found;
}

function orderNumber({ cells, geometry }: Row): string {
  return textOf(cells.get(geometry.first.findIndex(({ label }) => namesOrder(label))) ?? []);
}
