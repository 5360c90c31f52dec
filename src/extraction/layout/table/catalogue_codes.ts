import { textOf } from "../page/lines.ts";
import type { Sink } from "./cells.ts";
import { isCode } from "./code_shape.ts";
import type { Row } from "./row.ts";

/** The number of the seller's catalogue, in a column of its own behind the buyer's codes: "Item" and "Catalog No.". */
export function catalogued(rows: Row[], { put, style }: Sink): void {
  const [row] = rows;
  const [, ...others] = row?.geometry.first.flatMap(({ role }, at) => (role === "code" ? [at] : [])) ?? [];
  const at = others.find((column) => CATALOGUE.test(row!.geometry.first[column]!.label));
  const tokens = (at !== undefined && row!.cells.get(at)) || [];
  if (!style.bySeller && isCode(textOf(tokens)))
    put("supplierSku", textOf(tokens), { tokens, page: row!.line.page });
}

const CATALOGUE = /^cat(alog(ue)?)?\.? ?(no\.?|number|#)$/i;
