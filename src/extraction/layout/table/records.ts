import { labelOf } from "../head/labels.ts";
import { textOf } from "../page/lines.ts";
import type { Row } from "./row.ts";

/** How sure a heading must be that it names an order's number. */
const SURE = 3;

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
  const at = geometry.first.findIndex(({ label }) => {
    const named = labelOf(label);
    return named?.label === "poNumber" && named.strength >= SURE;
  });
  return textOf(cells.get(at) ?? []);
}
