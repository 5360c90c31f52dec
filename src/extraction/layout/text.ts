import { type Area, lineOf, type Token } from "./lines.ts";

const LETTER = 6;
const PITCH = 12;
const MOST_LINES = 20_000;
/** The sheet that stands for plain text: one column, a cell a line. */
const SHEET = "Text";

/** Plain text as a page in fixed pitch, as line printers set it. */
export function textArea(text: string): Area {
  const rows = text.split(/\r?\n/).slice(0, MOST_LINES);
  const tokens = rows.map((row, index) => wordsIn(row.replace(/\t/g, "        "), index));
  const lines = tokens.filter((row) => row.length > 0).map((row) => lineOf(row, { page: 1, vertical: [] }));
  const width = Math.max(0, ...rows.map((row) => Math.min(row.length, 500))) * LETTER;
  return { page: 1, width, height: rows.length * PITCH, lines, vertical: [], horizontal: [], grid: false };
}

function wordsIn(row: string, index: number): Token[] {
  return [...row.slice(0, 500).matchAll(/\S+/g)].map(({ 0: text, index: at }) => ({
    text,
    box: [at * LETTER, index * PITCH, (at + text.length) * LETTER, index * PITCH + 10],
    size: 10,
    bold: false,
    place: { sheet: SHEET, name: `A${index + 1}` },
  }));
}
