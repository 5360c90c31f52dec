import type { Evidence } from "../../../db/mod.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";
import {
  type Box,
  type Cell,
  cellName,
  cellRange,
  type Page,
  type Reading,
  type Word,
} from "../../reading/mod.ts";
import { type DateOrder, dateOrder } from "../layout/values/dates.ts";
import { type DecimalMark, decimalMark } from "../layout/values/numbers.ts";
import { sentOn } from "../layout/values/relative_dates.ts";
import { kept } from "../layout/words/memo.ts";

/** A word or a cell that a person can see. On sheets `top` and `bottom` count rows and `left` and `right` columns. */
export interface Token {
  /** From 0: the page, or the sheet, of the file. */
  leaf: number;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How sure the recognition of a scanned word is, between 0 and 1. */
  confidence?: number;
  /** It runs aslant across the page, as what is written over it does. */
  aslant?: true;
}

/** A page or a sheet. */
export interface Leaf {
  /** What people call it: "page 2", `sheet "Orders"`. */
  name: string;
  sheet: string | null;
  /** In reading order. */
  tokens: Token[];
  /** Tokens by row; of sheets alone, whose rows are many. */
  byRow: Map<number, Token[]>;
  /** What may run through words, as if to strike them out: level lines of a program, strokes of a pen, cells' fonts. */
  strokes: Box[];
}

/** Digits of a number that are read; what follows is noise of binary arithmetic. */
const HELD_DIGITS = 12;

/** What a person sees of a file; all that counts as evidence. */
export interface Source {
  leaves: Leaf[];
  /** Those of `leaves` that are pages, by number. */
  pages: Map<number, Leaf>;
  mark: DecimalMark;
  dates: DateOrder;
  /** The day a mail says it was sent on. */
  sent: string | null;
  /** Evidence that was looked up before. */
  found: WeakMap<Evidence, Token[]>;
}

/** Of a reading, as it was made or as it is kept, what tells where something stands. */
export interface Seen extends Pick<Reading, "sheets" | "text"> {
  pages: SeenPage[];
}

interface SeenPage extends Pick<Page, "number" | "scanned" | "strokes"> {
  words: Omit<Word, "size" | "bold">[];
  /** None are kept: what they strike out was said when the file was read. */
  rules?: Box[];
}

/** Indexes what is visible in a file, once. */
export const sourceOf = kept(indexOf);

function indexOf(reading: Seen): Source {
  const pages = reading.pages.map((page, leaf): Leaf => {
    const seen = page.words.filter((word) => !word.hidden);
    const tokens = seen.map(({ text, box, confidence, angle }) => {
      const token: Token = { leaf, text, left: box[0], top: box[1], right: box[2], bottom: box[3] };
      if (confidence !== undefined) token.confidence = confidence;
      if (angle) token.aslant = true;
      return token;
    });
    return {
      name: `page ${page.number}`,
      sheet: null,
      tokens: inReadingOrder(tokens),
      byRow: new Map(),
      strokes: (page.scanned ? page.strokes : page.rules?.filter(isLevel)) ?? [],
    };
  });
  const sheets = reading.sheets.map((sheet, index): Leaf => {
    const leaf = pages.length + index;
    const seen = sheet.hidden ? [] : sheet.cells.filter((cell) => !cell.hidden && cell.text !== "");
    const tokens = seen.map(({ row, column, ...cell }) => ({
      leaf,
      text: textOf(cell),
      left: column,
      top: row,
      right: column + 1,
      bottom: row + 1,
    }));
    return {
      name: `sheet "${sheet.name}"`,
      sheet: sheet.name,
      tokens,
      byRow: Map.groupBy(tokens, ({ top }) => top),
      strokes: seen
        .filter(({ struck }) => struck)
        .map(({ row, column }) => [column, row + 0.5, column + 1, row + 0.5]),
    };
  });
  const leaves = [...pages, ...sheets, ...linesOf(reading, pages.length + sheets.length)];
  const texts = leaves.flatMap(({ tokens }) => tokens.map(({ text }) => text));
  const dates = dateOrder(texts, () => ({ first: "month", certain: false }));
  const sent = sheets.length || reading.text ? (sentOn(texts, dates)?.value ?? null) : null;
  const byNumber = new Map(reading.pages.map(({ number }, i) => [number, pages[i]!]));
  return { leaves, pages: byNumber, mark: decimalMark(texts), dates, sent, found: new WeakMap() };
}

function isLevel([x0, y0, x1, y1]: Box): boolean {
  return x1 - x0 > y1 - y0;
}

/** Where no date of the pages tells day from month, what the engine settled it by does; days are told from the order's own where no mail says when it was sent. */
export function datedAs(source: Source, { proof, header }: Draft): Source {
  const sent = source.sent ?? header.orderDate?.value ?? null;
  if (source.dates.certain || !proof.dates) return sent === source.sent ? source : { ...source, sent };
  return { ...source, sent, dates: { first: proof.dates, certain: true } };
}

/** What a cell shows; where its format rounds what it holds, that too. */
function textOf({ text, kind, value }: Pick<Cell, "text" | "kind" | "value">): string {
  if (kind !== "number" || typeof value !== "number") return text;
  const held = String(Number(value.toPrecision(HELD_DIGITS)));
  return text === held || Number(text.replace(/[^\d.-]/g, "")) === Number(held) ? text : `${text} (${held})`;
}

/** Plain text as a sheet of one column. */
export const TEXT_SHEET = "Text";

function linesOf({ text, pages, sheets }: Seen, leaf: number): Leaf[] {
  if (!text || pages.length || sheets.length) return [];
  const tokens = text.split(/\r?\n/).map((line, row) => ({
    leaf,
    text: line,
    left: 0,
    top: row,
    right: 1,
    bottom: row + 1,
  }));
  return [
    { name: "text", sheet: TEXT_SHEET, tokens, byRow: Map.groupBy(tokens, ({ top }) => top), strokes: [] },
  ];
}

/** The tokens an evidence points to; none when it points nowhere a person could look. Each evidence is looked up once. */
export function tokensAt(source: Source, evidence: Evidence): Token[] {
  const known = source.found.get(evidence);
  if (known) return known;
  const tokens = lookedUp(source, evidence);
  source.found.set(evidence, tokens);
  return tokens;
}

/** The tokens that a value was read from; none of one that was not read or has no place. */
export function tokensOf(source: Source, read: { evidence: Evidence | null } | undefined): Token[] {
  return read?.evidence ? tokensAt(source, read.evidence) : [];
}

function lookedUp(source: Source, evidence: Evidence): Token[] {
  if ("sheet" in evidence) {
    const leaf = source.leaves.find(({ sheet }) => sheet === evidence.sheet);
    return evidence.cell.split(",").flatMap((range) => tokensIn(leaf, range));
  }
  return [evidence, ...(evidence.also ? [evidence.also] : [])].flatMap(({ page, box }) => {
    const leaf = source.pages.get(page);
    const words = wordsBetween(leaf, [box[1], box[3]], (token) => inside(token, box));
    const level = words.filter(({ aslant }) => !aslant);
    return level.length > 0 ? level : words;
  });
}

/** Those of the words of a page that reach between two heights, and of some near them, that are wanted. */
export function wordsBetween(
  leaf: Leaf | undefined,
  [from, to]: [number, number],
  isWanted: (word: Token) => boolean,
): Token[] {
  const found: Token[] = [];
  for (const { words, top, bottom } of leaf ? bunchesOf(leaf.tokens) : [])
    if (top <= to && bottom >= from) for (const word of words) if (isWanted(word)) found.push(word);
  return found;
}

/** Words of a page by the dozen, with how far down they reach: most need no look. */
const bunchesOf = kept((tokens: Token[]) =>
  Array.from({ length: Math.ceil(tokens.length / BUNCH) }, (_, i) => {
    const words = tokens.slice(i * BUNCH, (i + 1) * BUNCH);
    return {
      words,
      top: Math.min(...words.map(({ top }) => top)),
      bottom: Math.max(...words.map(({ bottom }) => bottom)),
    };
  }),
);

const BUNCH = 12;

function tokensIn(leaf: Leaf | undefined, range: string): Token[] {
  const { top, left, bottom, right } = cellRange(range);
  const rows = Array.from(
    { length: Math.min(bottom - top + 1, 1000) },
    (_, row) => leaf?.byRow.get(top + row) ?? [],
  );
  return rows.flat().filter((token) => token.left >= left && token.left <= right);
}

/** Points to the place of tokens that stand on one leaf. */
export function evidenceAt(source: Source, tokens: Token[]): Evidence {
  const leaf = source.leaves[tokens[0]!.leaf]!;
  const text = tokens.map((token) => token.text).join(" ");
  const [left, top] = [Math.min(...tokens.map((t) => t.left)), Math.min(...tokens.map((t) => t.top))];
  if (leaf.sheet !== null) return { sheet: leaf.sheet, cell: cellName(top, left), text };
  const box: Box = [
    left,
    top,
    Math.max(...tokens.map((t) => t.right)),
    Math.max(...tokens.map((t) => t.bottom)),
  ];
  return { page: Number(leaf.name.slice(5)), box, text };
}

/** What the values of a line were read from. */
export function tokensOfLine(source: Source, { fields }: DraftLine): Token[] {
  return Object.values(fields).flatMap((read) => tokensOf(source, read));
}

export function heightOf({ top, bottom }: Token): number {
  return bottom - top;
}

/** Whether something stands on a leaf before another's, or above it. */
export function isBefore(one: Pick<Token, "leaf" | "top">, other: Pick<Token, "leaf" | "top">): boolean {
  return one.leaf < other.leaf || (one.leaf === other.leaf && one.top < other.top);
}

/** Rows of tokens, top to bottom; words whose middles share a height stand in one. */
export const rowsOf = kept(rowsIn);

/** In which of a leaf's rows each of its tokens stands. */
export const placesOf = kept(
  (tokens: Token[]) => new Map(rowsOf(tokens).flatMap((row, i) => row.map((token) => [token, i] as const))),
);

/** The row that a token stands in. */
export function rowOf(source: Source, token: Token): Token[] {
  const { tokens } = source.leaves[token.leaf]!;
  return rowsOf(tokens)[placesOf(tokens).get(token)!]!;
}

function rowsIn(tokens: Token[]): Token[][] {
  const rows: Token[][] = [];
  let middle = Number.NEGATIVE_INFINITY;
  for (const token of tokens) {
    const row = rows.at(-1);
    const half = (token.bottom - token.top) / 2;
    if (row && Math.abs(token.top + half - middle) < half) row.push(token);
    else {
      middle = token.top + half;
      rows.push([token]);
    }
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

function inReadingOrder(tokens: Token[]): Token[] {
  const byMiddle = tokens.sort((a, b) => a.top + a.bottom - b.top - b.bottom || a.left - b.left);
  return rowsIn(byMiddle).flat();
}

/** Words may be wider than what was taken from them: `25EA` is a quantity and a unit, "签订日期：2024 年 4 月 23 日" ends in a day. */
function inside(token: Token, [x0, y0, x1, y1]: Box): boolean {
  if (token.left - EDGE > x1 || token.right + EDGE < x0 || !overlaps(token.top, token.bottom, y0, y1))
    return false;
  const across = Math.min(token.right, x1) - Math.max(token.left, x0);
  const isWithin = overlaps(token.left - EDGE, token.right + EDGE, x0, x1);
  return across >= Math.min(y1 - y0, token.bottom - token.top) || isWithin;
}

/** In points: how much wider than its letters a word is, "|2" beside "2". */
const EDGE = 0.5;

function overlaps(from: number, to: number, least: number, most: number): boolean {
  return Math.min(to, most) - Math.max(from, least) >= Math.min(to - from, most - least) / 2;
}
