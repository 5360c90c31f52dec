import Papa from "papaparse";
import { Malformed } from "../../errors.ts";
import { FORMULA } from "../../formats.ts";

/** A cross-reference as it comes in: customer by code, item by SKU, or both by the ERP's id; dates YYYY-MM-DD. Empty is none. */
export interface ImportRow {
  customer?: string | null;
  ship_to?: string | null;
  customer_text?: string | null;
  item?: string | null;
  unit?: string | null;
  factor?: string | number | null;
  valid_from?: string | null;
  valid_to?: string | null;
}

/** What a table may say of a cross-reference. */
export const COLUMNS = [
  "customer",
  "ship_to",
  "customer_text",
  "item",
  "unit",
  "factor",
  "valid_from",
  "valid_to",
] as const satisfies (keyof ImportRow)[];
/** What an export says besides; it isn't read. */
export const NOTES = ["description", "created_by", "created_at", "source"];
const KNOWN: readonly string[] = [...COLUMNS, ...NOTES];

/** A row, and the line of the file that it begins in, from 1. */
export interface FileRow {
  line: number;
  row: ImportRow;
  /** What is wrong with it, in words; null: nothing. */
  fault: string | null;
}

/** Of a table, as it is sent. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** Rows that are read at once. */
const AT_ONCE = 1000;

/** The rows of a table with a head, read as they are asked for. Throws `Malformed`. */
export function* rowsOfCsv(text: string): Generator<FileRow> {
  const rows = cellsOf(text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n"));
  const names = namesIn(rows.next().value?.cells ?? []);
  for (const { line, cells } of rows) {
    const row = unescaped(Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
    const isLonger = cells.slice(names.length).some((cell) => cell.trim());
    yield { line, row, fault: isLonger ? "it has more cells than the table has columns" : null };
  }
}

function namesIn(head: string[]) {
  const names = head.map((name) => name.trim().toLowerCase());
  const refuse = (fault: string) => new Malformed(`Cannot read the table: the column ${fault}`);
  const missing = ["customer_text", "item"].find((name) => !names.includes(name));
  if (missing) throw refuse(`"${missing}" is missing`);
  const strange = names.find((name) => name && !KNOWN.includes(name));
  if (strange) throw refuse(`"${strange}" is not one of ${COLUMNS.join(", ")}`);
  const again = names.find((name, at) => name && names.indexOf(name) < at);
  if (again) throw refuse(`"${again}" stands there twice`);
  return names;
}

/** The rows that are not empty; one may go over several lines. */
function* cellsOf(text: string) {
  const { meta } = Papa.parse(text, { preview: 10, skipEmptyLines: "greedy", newline: "\n" });
  for (let [line, at] = [1, 0]; at < text.length; ) {
    const rest = text.slice(at);
    const rows: { line: number; cells: string[] }[] = [];
    let read = 0;
    Papa.parse<string[]>(rest, {
      delimiter: meta.delimiter,
      newline: "\n",
      fastMode: false,
      preview: AT_ONCE,
      step({ data, errors, meta }) {
        const broken = errors.find(({ type }) => type === "Quotes");
        if (broken) throw new Malformed(`Cannot read the table: line ${line}: ${broken.message}`);
        if (data.some((cell) => cell.trim())) rows.push({ line, cells: data });
        line += rest.slice(read, meta.cursor).split("\n").length - 1;
        read = meta.cursor;
      },
    });
    at += read;
    yield* rows;
    if (!read) return;
  }
}

/** What the export has put before cells that look like formulas. */
function unescaped(row: Record<string, string>): ImportRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isEscaped(value) ? value.slice(1) : value]),
  );
}

function isEscaped(value: string): boolean {
  return value.startsWith("'") && FORMULA.test(value.slice(1));
}
