import type { Box, Sheet } from "../../../reading/mod.ts";
import { undrawn } from "./box_drawing.ts";
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
/** Letters of all lines that go on others. */
const MOST_LETTERS = 1_000_000;
/** Letters of a line; a longer one goes on in another, a table's row in its own. */
const [LONGEST, LONGEST_ROW] = [500, 2000];
const ROW = /\t|[|│┃║¦].*[|│┃║¦]/;
const QUOTE = /^(?:\s*>)+\s?/;
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
  const { printed, left } = printedOf(all);
  const { lines: rows, rules } = columned(printed.map(({ text }) => undrawn(text)));
  const words = unfolded(rows.map((row) => row.replace(/[\t\u3000]/g, (blank) => WIDE[blank]!)));
  const parting = rules.map(({ first, last, at }) => {
    const x = at * LETTER;
    return { first, last, rule: [x, first * PITCH, x + 0.5, (last + 1) * PITCH] satisfies Box };
  });
  // Each line looks at its own rules alone: a long text has a rule for every few of its lines.
  const beside: Box[][] = rows.map(() => []);
  for (const { first, last, rule } of parting) for (let i = first; i <= last; i++) beside[i]!.push(rule);
  const lines = words.flatMap((row, i) => {
    const { goesOn } = printed[i]!;
    const tokens = row.map((word) => tokenOf({ ...word, row: printed[word.row]!.row }, i, sheet));
    if (tokens.length === 0) return [];
    return [{ ...lineOf(tokens, { page, vertical: beside[i]! }), blank: BLANK, ...(goesOn && { goesOn }) }];
  });
  const width = words.flat().reduce((most, { at, text }) => Math.max(most, at + text.length), 0) * LETTER;
  const height = rows.length * PITCH;
  const vertical = parting.map(({ rule }) => rule);
  return rowsOfCells({ page, width, height, lines, vertical, horizontal: [], grid: false, left });
}

interface Printed {
  text: string;
  /** The line of the text that it stands in. */
  row: number;
  /** It is not the line's first. */
  goesOn: boolean;
}

/** As many lines as are read, and how many are left out. */
function printedOf(all: string[]): { printed: Printed[]; left: number } {
  let letters = 0;
  const whole = all.flatMap(broken);
  const end = whole.findIndex(({ text, goesOn }, i) => {
    if (goesOn) letters += text.length;
    return i >= MOST_LINES || letters > MOST_LETTERS;
  });
  const rest = end < 0 ? [] : whole.slice(end);
  return {
    printed: end < 0 ? whole : whole.slice(0, end),
    left: rest.filter(({ text }) => text.trim()).length,
  };
}

/** A line, broken between words where it is too long; what is quoted stays so. */
function broken(whole: string, row: number): Printed[] {
  const line = whole.trimEnd();
  const most = ROW.test(line) ? LONGEST_ROW : LONGEST;
  if (line.length <= most) return [{ text: line, row, goesOn: false }];
  const mark = QUOTE.exec(line.slice(0, most / 2))?.[0] ?? "";
  const parts: Printed[] = [];
  for (let from = mark.length; from < line.length; ) {
    const piece = line.slice(from, from + most - mark.length);
    const end = from + piece.length < line.length ? endOf(piece) : piece.length;
    parts.push({ text: mark + piece.slice(0, end), row, goesOn: parts.length > 0 });
    from += end;
  }
  return parts;
}

/** Where a piece of a text is best broken: behind a stop in its second half, else between words. */
function endOf(piece: string): number {
  const stop = Math.max(...[", ", "; ", ". "].map((mark) => piece.lastIndexOf(mark)));
  if (stop > piece.length / 2) return stop + 2;
  return piece.lastIndexOf(" ") + 1 || piece.length;
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
