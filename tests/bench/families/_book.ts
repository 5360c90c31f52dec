import { utils, write } from "@e965/xlsx";

/** What a cell of a sheet holds. */
export type Cell = string | number | null;

/** A workbook of the given sheets' cells. */
export function book(sheets: Record<string, Cell[][]>): Uint8Array {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows), name);
  return new Uint8Array(write(made, { type: "buffer", bookType: "xlsx" }) as Buffer);
}
