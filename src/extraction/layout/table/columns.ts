import { type Area, type TextLine, type Token, tight } from "../page/lines.ts";
import type { Marked } from "../values/numbers.ts";
import { kept } from "../words/memo.ts";
import type { Role } from "../words/vocabulary.ts";
import { type Band, type BandGround, bandsUnder, bordersIn, usualRows } from "./bands.ts";
import { withCountedWords } from "./counted_words.ts";
import type { Heading } from "./headings.ts";
import { unhollowed } from "./hollow.ts";
import {
  lateFigures,
  lateNames,
  numbersEnd,
  openingLines,
  overTotals,
  secondBegins,
  withOpenings,
} from "./late.ts";
import { overWords, parted } from "./parting.ts";
import type { Level } from "./phrases.ts";
import { overCells } from "./strays.ts";
import { leadsUnder } from "./unheaded_leads.ts";
import { withWordsUnder } from "./words_under.ts";

export interface Column {
  role: Role | null;
  label: string;
  left: number;
  right: number;
  /** The decimal mark of its own figures. */
  mark?: Marked;
  /** The heading itself; of several over each other none. */
  head?: Level["head"];
  /** Headings of others that may hold the same, where nothing but their places decided. */
  rivals?: string[];
  /** Of a quantity the heading of its price, where neither says which of the two it is: their product doesn't tell either. */
  either?: string;
  /** Of words without a heading of their own: where they begin, and the column that they would else stand in. */
  begins?: number;
  instead?: number;
}

/** The columns of a table for the first text line of a row, and for the lines under it where headings are stacked. */
export interface Geometry {
  first: Column[];
  rest: Column[];
  stacked: boolean;
}

/** Tokens of one text line by column index. */
export type Cells = Map<number, Token[]>;

/** Draws the columns under a heading, by rules where they are drawn, else along the rivers of white between the words. */
export function geometryOf(
  heading: Heading,
  area: Area,
  { rows, body }: { rows: TextLine[]; body: TextLine[] },
): Geometry {
  const ground = { heading, area, rows, body };
  const heads = area.grid
    ? heading.columns
    : overTotals(
        parted(withCountedWords(heading.columns, usualRows(rows), area.page), {
          ...bordersIn(bandGround(ground)),
          page: area.page,
        }).map(overWords),
        body,
      );
  const figures = lateFigures(heading, heads, body);
  const late = figures.size > 0 ? figures : lateNames(heads, body, rows);
  const stacked = late.size > 0 || heads.some(({ levels }) => levels.length > 1);
  const named = heads.filter((head) => !late.has(head)).map(({ levels }) => levels[0]!);
  const firsts = area.grid ? overCells(named, rows) : leadsUnder(named, rows);
  const ghost = unlabelledNumbers(firsts, rows);
  const end = ghost || area.grid ? null : numbersEnd(heads, body, rows);
  const opening = figures.size > 0 ? openingLines(heads, body) : null;
  const upper = opening ?? (end === null ? rows : withOpenings(heads, body, rows));
  const upperGround = upper === rows ? ground : { ...ground, rows: upper };
  const drawn = unhollowed(columnsOf(ghost ? [ghost, ...firsts] : firsts, upperGround), rows);
  const begin = end === null && !ghost && !area.grid ? secondBegins(firsts, rows) : null;
  const first = cutAt(drawn, begin !== null && Math.abs(drawn[0]!.right - begin) > 2 ? begin : end);
  if (!stacked) return { first, rest: first, stacked };
  const lasts = heads.map(({ levels }) => levels.at(-1)!);
  const rest = withWordsUnder(columnsOf(lasts, { ...ground, rows: [] }), first, body);
  return { first, rest, stacked };
}

/** Columns of which the first holds line numbers and ends at a place. */
function cutAt([first, second, ...others]: Column[], end: number | null): Column[] {
  if (!first || !second) return first ? [first] : [];
  if (end === null || end >= second.right) return [first, second, ...others];
  return [{ ...first, role: "lineNumber", right: end }, { ...second, left: end }, ...others];
}

/** Rising numbers, or letters from "A" on, left of the first heading are line numbers without a heading. */
function unlabelledNumbers(levels: Level[], rows: TextLine[]): Level | null {
  if (levels.some(({ role }) => role === "lineNumber") || rows.length < 2) return null;
  const [nearest] = levels.toSorted((a, b) => a.x0 - b.x0);
  const left = nearest!.x0;
  const numbers = rows.flatMap(({ tokens: [first, second] }) => {
    const apart = first && second && second.box[0] - first.box[2] > 0.6 * first.size && first.box[2] < left;
    return apart && !first.cell && /^(\d{1,4}|[A-Z])[.)]?$/.test(first.text) ? [first] : [];
  });
  const lettered = numbers.every(({ text }, i) => text.charCodeAt(0) === "A".charCodeAt(0) + i);
  const rising =
    lettered ||
    numbers.every(
      ({ text }, i) => Number.parseInt(text, 10) > (i === 0 ? -1 : Number.parseInt(numbers[i - 1]!.text, 10)),
    );
  if (numbers.length < 2 || numbers.length < 0.6 * rows.length || !rising) return null;
  const isUnder = ({ box }: Token) => box[2] > left && box[0] < nearest!.x1;
  if (nearest!.role === "item" && !rows.some(({ tokens }) => tokens.some(isUnder))) return null;
  const [x0, x1] = [
    Math.min(...numbers.map(({ box }) => box[0])),
    Math.max(...numbers.map(({ box }) => box[2])),
  ];
  return { role: "lineNumber", label: "", x0, x1 };
}

interface Ground {
  heading: Heading;
  area: Area;
  rows: TextLine[];
  /** All lines down to the sums, those without figures too. */
  body: TextLine[];
}

function columnsOf(levels: Level[], ground: Ground): Column[] {
  const sorted = levels.toSorted((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  const coverage = coverageOf(ground.rows, ground.area.width);
  const owned = ground.area.grid ? null : bandsUnder(sorted, bandGround(ground));
  const text = owned && coverageOf(ground.body, ground.area.width);
  const edges = [-Infinity];
  for (let i = 1; i < sorted.length; i++)
    edges.push(
      ruleBetween(sorted[i - 1]!, sorted[i]!, ground) ??
        (owned && borderBetween(sorted, owned, { at: i, text })) ??
        boundary(sorted[i - 1]!, sorted[i]!, { ...ground, coverage }),
    );
  edges.push(Infinity);
  return sorted.map(({ role, label, head }, i) => ({
    role,
    label,
    left: edges[i]!,
    right: edges[i + 1]!,
    ...(head && { head }),
  }));
}

/** Vertical rules beside the heading or a row that has about as many texts as others, where the words are parted whatever their distance: not those of boxes further down. */
const bandGround = kept(({ heading, area, rows }: Ground): BandGround => {
  const beside = [heading, ...usualRows(rows)];
  const rules = area.vertical
    .filter(([, top, , bottom]) => beside.some(({ box }) => top < box[3] && bottom > box[1]))
    .map((rule) => (rule[0] + rule[2]) / 2);
  return { rows, rules, width: area.width };
});

/** The middle of the white between what the headings left and right of a border own; null where nothing stands on one side, or one text stands under both. */
function borderBetween(
  levels: Level[],
  owned: Band[][],
  { at, text }: { at: number; text: Uint16Array | null },
): number | null {
  const left = owned
    .slice(0, at)
    .findLast((bands) => bands.length > 0)
    ?.at(-1)?.x1;
  const right = owned.slice(at).find((bands) => bands.length > 0)?.[0]?.x0;
  if (left === undefined || right === undefined) return null;
  const [a, b] = [owned[at - 1]!.length > 0, owned[at]!.length > 0];
  if (a && b) {
    if (!text) return (left + right) / 2;
    // What stands under a heading right of its values is its own.
    const { x1 } = levels[at - 1]!;
    return emptiest(text, x1 < right ? Math.max(left, x1) : left, right);
  }
  if ((!a && right < levels[at - 1]!.x1) || (!b && left > levels[at]!.x0)) return null;
  const middle = (levels[at - 1]!.x1 + levels[at]!.x0) / 2;
  return Math.min(right - 0.5, Math.max(left + 0.5, middle));
}

/** The middle of the widest stretch between two places that the fewest words cover. */
function emptiest(covered: Uint16Array, left: number, right: number): number {
  const [from, to] = [Math.floor(left), Math.ceil(right)];
  const least = Math.min(...covered.slice(from, to + 1));
  let [best, start]: [[number, number], number] = [[left, left], -1];
  for (let x = from; x <= to + 1; x++) {
    const free = x <= to && covered[x] === least;
    if (free && start < 0) start = x;
    if (!free && start >= 0) {
      if (x - start > best[1] - best[0]) best = [start, x];
      start = -1;
    }
  }
  return best[1] > best[0] ? Math.min(right, Math.max(left, (best[0] + best[1]) / 2)) : (left + right) / 2;
}

/** Where the fewest words are cut between two headings; under one of them where between them many are. */
function boundary(a: Level, b: Level, ground: Ground & { coverage: Uint16Array }): number {
  const words = 2 * ground.rows.length;
  const between = emptiestBetween(a, b, { ...ground, header: 1 + words });
  if (between.weight <= MANY * words) return between.at;
  const under = emptiestBetween(a, b, { ...ground, header: 1 });
  return under.weight < between.weight ? under.at : between.at;
}

/** The share of words that no border cuts where another may be. */
const MANY = 0.3;

function emptiestBetween(
  a: Level,
  b: Level,
  { coverage, header }: { coverage: Uint16Array; header: number },
): { weight: number; at: number } {
  const [from, to] = [Math.round((a.x0 + a.x1) / 2), Math.round((b.x0 + b.x1) / 2)];
  let best = { weight: Infinity, width: 0, at: (a.x1 + b.x0) / 2 };
  let run = { weight: Infinity, start: from };
  const close = (end: number) => {
    const width = end - run.start;
    if (run.weight < best.weight || (run.weight === best.weight && width > best.width))
      best = { weight: run.weight, width, at: (run.start + end) / 2 };
  };
  for (let x = from; x <= to; x++) {
    const weight = (coverage[x] ?? 0) + (x < a.x1 || x > b.x0 ? header : 0);
    if (weight !== run.weight) {
      if (x > from) close(x);
      run = { weight, start: x };
    }
  }
  close(to + 1);
  return best;
}

/** A vertical rule between two headings that runs beside or below them. */
function ruleBetween(a: Level, b: Level, { area, heading: { box: head } }: Ground): number | null {
  const between = area.vertical.filter(
    (rule) => rule[0] >= a.x1 - 2 && rule[2] <= b.x0 + 2 && rule[3] > head[1] && rule[1] < head[3] + 30,
  );
  if (between.length === 0) return null;
  const tallest = between.reduce((best, rule) => (rule[3] - rule[1] > best[3] - best[1] + 1 ? rule : best));
  return (tallest[0] + tallest[2]) / 2;
}

/** "/100" behind a price. */
const BASIS = /^\/\d/;

/** How much of each point of the width is covered: 2 by each word and the blank before for how many a price is, 1 by each other blank between words of one text. */
function coverageOf(rows: TextLine[], width: number): Uint16Array {
  const coverage = new Uint16Array(Math.ceil(width) + 2);
  const cover = (from: number, to: number, by: number) => {
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(coverage.length, Math.ceil(to)); x++)
      coverage[x]! += by;
  };
  for (const { tokens, blank } of rows)
    for (const [i, token] of tokens.entries()) {
      const next = tokens[i + 1];
      cover(token.box[0], token.box[2], 2);
      if (next && tight(token, next, blank))
        cover(Math.ceil(token.box[2]), Math.floor(next.box[0]), BASIS.test(next.text) ? 2 : 1);
    }
  return coverage;
}
