import Papa from "papaparse";
import { decodedWith } from "./decode.ts";
import { type ReadingLimits, tooManyCells } from "./limits.ts";
import type { Cell, Reading } from "./reading.ts";
import { asRead } from "./seen.ts";

/** A comma, which stands in words and figures too, only where no other gives as good a table. */
const DELIMITERS = ["\t", "|", ";", ","];
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_ROWS = 60;
/** Share of the rows that must have the same number of fields: of two fields, of more, and of those from a heading on. */
const [EVEN_PAIRS, EVEN, EVEN_HEADED] = [0.8, 0.5, 0.8];
/** `="00042"`, by which programs keep a spreadsheet from taking a code for a number. */
const FIXED = /^="([^"]*)"$/;
const MAIL = /^(?:From .*\r?\n)?(?:[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n){3}/;
const MAIL_FIELD = /^(from|to|subject|date|received|message-id|mime-version|return-path|delivered-to):/im;

/** Reads comma, semicolon, tab or bar separated values: one sheet, every cell as it is written. */
export function readDelimited(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Reading {
  const { text: whole, warnings } = decodedWith(bytes);
  const { text, announced } = withoutAnnouncement(whole);
  const delimiter = announced ?? delimiterOf(text) ?? ",";
  const cells = cellsIn(text, { delimiter, most: limits.cells });
  if (cells.length > limits.cells) throw tooManyCells(name, limits);
  const sheet = { name: "", hidden: false, cells, merges: [] };
  return { type: "csv", pages: [], sheets: [sheet], attachments: [], warnings };
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
        const shown = asRead((FIXED.exec(field.trim())?.[1] ?? field).trim());
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
    const rows = sampleOf(text, delimiter);
    const score = delimiter === "," && isProse(rows) ? 0 : evenness(rows, delimiter === "," ? 3 : 2);
    if (score > (best?.score ?? 0)) best = { delimiter, score };
  }
  return best?.delimiter ?? null;
}

/** 0 when it is no table; more for more even and wider rows; a heading has at least so many `captions`. */
function evenness(rows: string[][], captions: number): number {
  const widths = Map.groupBy(rows.keys(), (at) => rows[at]!.length);
  const scores = [...widths].map(([width, at]) => {
    if (width < 2 || at.length < 2) return 0;
    const share = at.length / rows.length;
    const head = at.slice(0, 2).find((row) => isHeading(rows[row]!, captions));
    const headed = head === undefined ? 0 : at.filter((row) => row >= head).length / (at.at(-1)! - head + 1);
    const even = share >= (width === 2 ? EVEN_PAIRS : EVEN);
    return even || headed >= EVEN_HEADED ? Math.max(share, headed) * Math.log2(width) : 0;
  });
  return Math.max(0, ...scores);
}

/** Sentences broken into lines: no comma without a blank or a line's end behind it, and lines that end with one. */
function isProse(rows: string[][]): boolean {
  const behind = rows.flatMap((fields) => fields.slice(1));
  return (
    behind.every((field) => field === "" || /^\s/.test(field)) && rows.some((fields) => fields.at(-1) === "")
  );
}

/** So many captions or more, each beginning right at its delimiter: no figures, no sentence. */
function isHeading(fields: string[], least: number): boolean {
  const filled = fields.filter((field) => field);
  return filled.length >= least && filled.every((field) => /^[^\s\d]/.test(field));
}

/** The first filled rows. */
function sampleOf(text: string, delimiter: string): string[][] {
  const { data } = Papa.parse<string[]>(text.slice(0, SAMPLE_CHARACTERS), { delimiter });
  return data.filter((row) => row.some((field) => field.trim())).slice(0, SAMPLE_ROWS);
}

/** Excel writes `sep=;` as the first line. */
function withoutAnnouncement(text: string): { text: string; announced: string | null } {
  const announcement = /^sep=(.)\r?\n/i.exec(text);
  if (!announcement) return { text, announced: null };
  return { text: text.slice(announcement[0].length), announced: announcement[1]! };
}
