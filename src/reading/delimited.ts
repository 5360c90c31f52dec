import Papa from "papaparse";
import { Invalid } from "../errors.ts";
import { decoded } from "./decode.ts";
import type { ReadingLimits } from "./limits.ts";
import type { Cell, Reading } from "./reading.ts";

const DELIMITERS = [",", ";", "\t", "|"];
const PREVIEW_ROWS = 60;
/** Share of the rows that must have the most usual number of fields: of two fields, and of more. */
const [EVEN_PAIRS, EVEN] = [0.8, 0.5];
const MAIL = /^(?:(?:From )?[\w-]+:? .*(?:\r?\n[ \t].*)*\r?\n){3}/;
const MAIL_FIELD = /^(from|to|subject|date|received|message-id|mime-version|return-path|delivered-to):/im;

/** Reads comma, semicolon, tab or bar separated values: one sheet, every cell as it is written. */
export function readDelimited(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Reading {
  const { text, announced } = withoutAnnouncement(decoded(bytes));
  const delimiter = announced ?? delimiterOf(text) ?? ",";
  const cells = cellsIn(text, { delimiter, most: limits.cells });
  if (cells.length > limits.cells)
    throw new Invalid(
      `Cannot read ${name}: it has more than ${limits.cells.toLocaleString("en")} filled cells`,
    );
  const sheet = { name: "", hidden: false, cells, merges: [] };
  return { type: "csv", pages: [], sheets: [sheet], attachments: [], warnings: [] };
}

/** The filled cells, row after row: millions of empty rows take no room. Ends soon after there are too many. */
function cellsIn(text: string, { delimiter, most }: { delimiter: string; most: number }): Cell[] {
  const cells: Cell[] = [];
  let row = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: false,
    step({ data }, parser) {
      for (const [column, field] of data.entries()) {
        const shown = field.trim();
        if (shown) cells.push({ row, column, text: shown, value: shown, kind: "text" });
      }
      row++;
      if (cells.length > most) parser.abort();
    },
  });
  return cells;
}

/** Tells whether the beginning of a text is a table of separated values. */
export function isDelimited(sample: string) {
  const { text, announced } = withoutAnnouncement(sample);
  if (announced !== null) return true;
  if (/^\s*[[{]/.test(text) || isMail(text)) return false;
  return delimiterOf(text) !== null;
}

/** Tells whether a text begins with the head of a mail. */
export function isMail(text: string) {
  return MAIL.test(text) && MAIL_FIELD.test(text.slice(0, 4000));
}

/** The delimiter that gives the most even rows; null when none gives two rows of two fields. */
function delimiterOf(text: string) {
  let best: { delimiter: string; score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const rows = previewOf(text.slice(0, 64 * 1024), delimiter);
    const score = evenness(rows);
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best?.delimiter ?? null;
}

/** 0 when it is no table; more for more even and wider rows. */
function evenness(rows: string[][]) {
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width = 0] = [...widths].filter(([length]) => length > 1).sort((a, b) => b[1] - a[1])[0] ?? [];
  const share = (widths.get(width) ?? 0) / rows.length;
  if (width < 2 || (widths.get(width) ?? 0) < 2 || share < (width === 2 ? EVEN_PAIRS : EVEN)) return 0;
  return share * Math.log2(width);
}

function previewOf(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: PREVIEW_ROWS, skipEmptyLines: false });
  return data.filter((row) => row.some((field) => field.trim()));
}

/** Excel writes `sep=;` as the first line. */
function withoutAnnouncement(text: string): { text: string; announced: string | null } {
  const announcement = /^sep=(.)\r?\n/i.exec(text);
  if (!announcement) return { text, announced: null };
  return { text: text.slice(announcement[0].length), announced: announcement[1]! };
}
