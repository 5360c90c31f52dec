import { Decimal } from "decimal.js";
import { textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import type { Entry } from "../table/entry.ts";
import { parseAmount } from "../values/amounts.ts";

/** What the other columns of amounts come to that every line has one in: net of a discount, with a tax. Decimal strings. */
export function sumsBeside(entries: Entry[], style: Style): string[] {
  const columns = entries[0]?.start.geometry.first ?? [];
  return columns.flatMap(({ role }, at) => {
    if (role !== "otherPrice") return [];
    const amounts = entries.map(
      ({ start }) => parseAmount(textOf(start.cells.get(at) ?? []), style.mark)?.value,
    );
    return amounts.includes(undefined) ? [] : [Decimal.sum(...(amounts as string[])).toString()];
  });
}
