import type { Draft } from "../../orders/mod.ts";
import { cellName } from "../../reading/mod.ts";
import { startOf } from "../verify/gaps.ts";
import { type Leaf, rowsOf, type Source, type Token } from "../verify/source.ts";

/** What the model reads of a page or sheet: visible words alone, a text line a row. */
export interface TranscriptLeaf {
  /** From 1, over pages and sheets. */
  number: number;
  name: string;
  rows: string[];
  /** The heading of the table that goes on here, where it stands before these rows. */
  heading: string[];
  /** The first of `rows` that the heading is to be repeated for, when the leaf is cut before it: behind the heading's own place. */
  headed: number;
}

/** Rows above the first line that are taken for the table's heading. */
const HEADING = 2;
/** Blanks that a gap is written with at most. */
const WIDEST = 24;

/** Writes down what is visible, its columns aligned as on the page; `drafts` tell where a table's heading stands. */
export function transcriptOf(source: Source, drafts: Draft[] = []): TranscriptLeaf[] {
  const starts = drafts.flatMap(
    ({ lines }) => lines.map((line) => startOf(source, line)).find((token) => token) ?? [],
  );
  const heads = source.leaves.map((leaf, index) =>
    headingOn(
      leaf,
      starts.find((start) => start.leaf === index),
    ),
  );
  return source.leaves.flatMap((leaf, index) => {
    if (!leaf.tokens.length) return [];
    const at = heads.findLastIndex((head, each) => head !== null && each <= index);
    const head = leaf.sheet === null || at === index ? heads[at] : undefined;
    const rows = rowsOfText(leaf);
    return [
      {
        number: index + 1,
        name: leaf.name,
        rows,
        heading: head?.rows ?? [],
        headed: at === index ? (head?.end ?? rows.length) : 0,
      },
    ];
  });
}

/** The rows right above a table's first line. */
function headingOn(leaf: Leaf, start: Token | undefined): { rows: string[]; end: number } | null {
  if (!start) return null;
  const rows = leaf.sheet === null ? rowsOf(leaf.tokens) : [...leaf.byRow.values()];
  const end = rows.findIndex((row) => row.includes(start));
  if (end < 1) return null;
  return { rows: rowsOfText(leaf).slice(Math.max(0, end - HEADING), end), end };
}

const written = new WeakMap<Leaf, string[]>();

function rowsOfText(leaf: Leaf): string[] {
  const known = written.get(leaf);
  if (known) return known;
  const rows = leaf.sheet === null ? pageRows(leaf.tokens) : [...leaf.byRow.values()].map(cellRow);
  written.set(leaf, rows);
  return rows;
}

function pageRows(tokens: Token[]): string[] {
  const pitch = pitchOf(tokens);
  return rowsOf(tokens).map((row) => wordRow(row, pitch));
}

/** Points that a letter takes, on average. */
function pitchOf(tokens: Token[]): number {
  let [width, letters] = [0, 0];
  for (const { text, left, right } of tokens) {
    width += right - left;
    letters += text.length;
  }
  return Math.max(1, width / Math.max(1, letters));
}

/** Words of a row at their places, with a bar where a gap is wider than a letter is high. */
function wordRow(row: Token[], pitch: number): string {
  const indent = Math.min(WIDEST, Math.round((row[0]?.left ?? 0) / pitch / 2));
  let line = " ".repeat(indent);
  for (const [index, token] of row.entries()) {
    const before = row[index - 1];
    if (!before) line += token.text;
    else if (token.left - before.right > (token.bottom - token.top) * 0.8) {
      const room = Math.min(WIDEST, Math.round((token.left - before.right) / pitch) - 3);
      line += `${" ".repeat(Math.max(0, room))} | ${token.text}`;
    } else line += ` ${token.text}`;
  }
  return line;
}

function cellRow(row: Token[]): string {
  return row.map((token) => `${cellName(token.top, token.left)}: ${token.text}`).join(" | ");
}
