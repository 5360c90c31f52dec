import { type BookType, utils, type WorkSheet, write } from "@e965/xlsx";

export type Cell = string | number | null;

/** A workbook of the given sheets' cells. */
export function book(sheets: Record<string, Cell[][]>, bookType: BookType = "xlsx"): Uint8Array {
  return bookOf(
    Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, sheetOf(rows)])),
    bookType,
  );
}

/** A workbook of sheets. */
export function bookOf(sheets: Record<string, WorkSheet>, bookType: BookType = "xlsx"): Uint8Array {
  const made = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(made, sheet, name);
  return new Uint8Array(write(made, { type: "buffer", bookType }) as Buffer);
}

/** A sheet of cells; `merges` as "A1:F1", `formats` a number format by column letter. */
export function sheetOf(
  rows: Cell[][],
  { merges = [], formats = {} }: { merges?: string[]; formats?: Record<string, string> } = {},
): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows);
  if (merges.length) sheet["!merges"] = merges.map((range) => utils.decode_range(range));
  for (const [address, cell] of Object.entries(sheet)) {
    const format = formats[address.replace(/\d+$/, "")];
    if (format && cell.t === "n") cell.z = format;
  }
  return sheet;
}

/** Excel's number for a day. */
export function serial(iso: string): number {
  return Date.parse(iso) / 86_400_000 + 25_569;
}

/** Lines of cells parted by `mark`, in quotes where they hold it, a quote or a line break. */
export function delimited(rows: Cell[][], mark = ","): string {
  const quoted = (cell: Cell) => {
    const text = String(cell ?? "");
    return text.includes(mark) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(quoted).join(mark)).join("\r\n");
}

/** The text as bytes of UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
