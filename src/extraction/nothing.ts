import type { Draft, HeaderField } from "../orders/mod.ts";
import type { ReadingSummary } from "./summary.ts";

/** What only orders have at their head. */
const TELLING: HeaderField[] = ["poNumber", "orderDate", "requiredDate", "shipDate", "total"];
/** Files whose writing may order in sentences. */
const IN_WORDS = new Set(["docx", "eml", "html", "odt", "text"]);
const LETTERS = /\p{L}{2}/u;
/** From one on: what can be ordered of something. */
const FIGURE = /(?<![\p{L}\d.,])0*[1-9]\d*/u;

/** Why there can't be an order in a file of which nothing was read, as a sentence; null where there may be one. */
export function nothingIn(drafts: Draft[], reading: ReadingSummary): string | null {
  const read = drafts.some(({ lines, header }) => lines.length || TELLING.some((field) => header[field]));
  const unread =
    reading.warnings.length > 0 ||
    reading.pages.some(({ scanned }) => scanned) ||
    drafts.some(({ findings }) => findings.some(({ code }) => code !== "missing_lines"));
  if (read || unread || IN_WORDS.has(reading.type)) return null;
  const rows = rowsOf(reading);
  if (!rows.length || rows.some((row) => LETTERS.test(row) && FIGURE.test(row))) return null;
  return "The file holds no order: nothing in it has both words and a quantity";
}

/** The texts that could be a line of an order each: rows of sheets, and whole pages, as their lines may wrap. */
function rowsOf({ pages, sheets }: ReadingSummary): string[] {
  const ofPages = pages.map(({ words }) => words.map(({ text }) => text).join(" "));
  const ofSheets = sheets.flatMap(({ cells }) =>
    [...Map.groupBy(cells, ({ row }) => row).values()].map((row) => row.map(({ text }) => text).join(" ")),
  );
  return [...ofPages, ...ofSheets].filter((text) => text.trim());
}
