import type { Box, Sheet } from "../../../reading/mod.ts";
import { rowsOfCells } from "./cell_lines.ts";
import { columned } from "./columned.ts";
import { type Placed, unfolded } from "./folded.ts";
import { type Area, lineOf, type Token } from "./lines.ts";

const LETTER = 6;
/** In ems: wider than one blank, narrower than two. */
const BLANK = 0.9;
const PITCH = 12;
/** Blanks that part what stands beside each other. */
const WIDE: Record<string, string> = { "\t": " ".repeat(8), "\u3000": " ".repeat(4) };
const MOST_LINES = 20_000;
const LONGEST = 500;
/** The sheet that stands for plain text: one column, a cell a line. */
const SHEET = "Text";

/** Plain text as a page in fixed pitch, as line printers set it. */
export function textArea(text: string): Area {
  return areaOf(text.split(/\r?\n/), { sheet: SHEET, page: 1 });
}

/** A sheet of running text as a page in fixed pitch. */
export function proseArea({ name, cells }: Sheet, page: number): Area {
  const rows: string[] = Array.from({ length: (cells.at(-1)?.row ?? -1) + 1 }, () => "");
  for (const { row, text, hidden } of cells) if (!hidden) rows[row] = text;
  return areaOf(rows, { sheet: name, page });
}

function areaOf(all: string[], { sheet, page }: { sheet: string; page: number }): Area {
  const { lines: rows, rules } = columned(all.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST)));
  const words = unfolded(
    rows.map((row) => row.replace(/[\t\u3000]/g, (blank) => WIDE[blank]!).slice(0, LONGEST)),
  );
  const parting = rules.map(({ first, last, at }) => {
    const x = at * LETTER;
    return { first, last, rule: [x, first * PITCH, x + 0.5, (last + 1) * PITCH] satisfies Box };
  });
  // Each line looks at its own rules alone: a long text has a rule for every few of its lines.
  const beside: Box[][] = rows.map(() => []);
  for (const { first, last, rule } of parting) for (let i = first; i <= last; i++) beside[i]!.push(rule);
  const lines = words.flatMap((row, i) => {
    const tokens = row.map((word) => tokenOf(word, i, sheet));
    return tokens.length > 0 ? [{ ...lineOf(tokens, { page, vertical: beside[i]! }), blank: BLANK }] : [];
  });
  const width = words.flat().reduce((most, { at, text }) => Math.max(most, at + text.length), 0) * LETTER;
  const height = rows.length * PITCH;
  const vertical = parting.map(({ rule }) => rule);
  const left = all.slice(MOST_LINES).filter((line) => line.trim()).length;
  return rowsOfCells({ page, width, height, lines, vertical, horizontal: [], grid: false, left });
}

function tokenOf({ text, at, row }: Placed, index: number, sheet: string): Token {
  return {
    text,
    box: [at * LETTER, index * PITCH, (at + text.length) * LETTER, index * PITCH + 10],
    size: 10,
    bold: false,
    place: { sheet, name: `A${row + 1}` },
  };
}
