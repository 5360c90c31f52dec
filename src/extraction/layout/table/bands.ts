import { BLANK, blankBehind } from "../page/blanks.ts";
import { type TextLine, type Token, textOf } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import { isUnit } from "../values/units.ts";
import { kept } from "../words/memo.ts";
import { type Role, roleOf, TEXTS } from "../words/vocabulary.ts";
import type { Level } from "./phrases.ts";

/** A stretch of the width where the rows have words, with white on both sides. */
export interface Band {
  x0: number;
  x1: number;
  /** Shares of the rows that stand in it. */
  filled: number;
  numeric: number;
  wordy: number;
  unit: number;
  /** Numbers with a unit behind them. */
  counted: number;
  /** Nothing but the sign or code of a currency. */
  currency: number;
}

/** Of the rows that have words at a place, this share may run across it and it is still a border. */
const ACROSS = 0.12;

/** What the columns are drawn by: the rows, the vertical rules beside them, and the page's width. */
export interface BandGround {
  rows: TextLine[];
  rules: number[];
  width: number;
}

/** The bands that most rows stand in, from left to right. */
export function columnBands(ground: BandGround): Band[] {
  return bandsOn(ground).bands.filter(isColumn);
}

/** The white between the values of most rows, with what they stand in on both sides. */
export interface Border {
  middle: number;
  sides: [Band, Band];
}

/** The white between the values of most rows, where one of the two is a number or there are rows enough to tell words from columns. */
export function bordersIn(ground: BandGround): { borders: Border[]; columns: number } {
  const { usual } = bandsOn(ground);
  const bands = columnBands(ground);
  const borders = bands.slice(1).flatMap((band, i): Border[] => {
    const before = bands[i]!;
    if (usual.length <= 3 && before.numeric <= 0.6 && band.numeric <= 0.6) return [];
    return [{ middle: (before.x1 + band.x0) / 2, sides: [before, band] }];
  });
  return { borders, columns: bands.length };
}

/** Whether half of the rows stand in a band, or some that all have a number there: the price's unit, a discount. */
function isColumn({ filled, numeric }: Band): boolean {
  return filled >= 0.5 || (numeric === 1 && filled > 2 * ACROSS);
}

/** Which bands of the rows each heading owns, from left to right; null when there is too little to go by. */
export function bandsUnder(levels: Level[], ground: BandGround): Band[][] | null {
  if (levels.length < 2) return null;
  const { usual, bands } = bandsOn(ground);
  return bands.length === 0 ? null : assigned(levels, bands, usual);
}

const bandsOn = kept((ground: BandGround) => {
  const usual = usualRows(ground.rows);
  return { usual, bands: usual.length === 0 ? [] : bandsOf(usual, ground) };
});

/** The rows that have about as many texts as the fullest: sums, remarks and what a price is made of, "Gross price", where those are no fullest, stay out. */
export function usualRows(rows: TextLine[]): TextLine[] {
  const most = Math.max(0, ...rows.map((row) => pieces(row).length));
  const usual = rows.filter((row) => pieces(row).length >= 0.6 * most);
  const conditions = new Set(usual.filter(isCondition));
  const isFullest = [...conditions].some((row) => pieces(row).length === most);
  return usual.filter((row) => isFullest || !conditions.has(row)).slice(0, 300);
}

const CONDITIONS: ReadonlySet<Role | null> = new Set(["unitPrice", "otherPrice", "discount"]);

function isCondition(row: TextLine): boolean {
  return CONDITIONS.has(roleOf(textOf(pieces(row)[0] ?? [])));
}

/** A row's words joined where no more than a blank parts them. */
const pieces = kept(piecesOf);

function piecesOf(row: TextLine): Token[][] {
  const found: Token[][] = [];
  for (const token of row.tokens) {
    const previous = found.at(-1)?.at(-1);
    const gap = previous ? token.box[0] - previous.box[2] : Infinity;
    if (
      previous &&
      gap <= blankBehind(previous, row.blank ?? BLANK[0]) * Math.max(4, Math.min(previous.size, token.size))
    )
      found.at(-1)!.push(token);
    else found.push([token]);
  }
  return found;
}

function bandsOf(rows: TextLine[], { rules, width }: { rules: number[]; width: number }): Band[] {
  const size = Math.ceil(width) + 2;
  const covered = new Uint16Array(size);
  const whole = rows.map(pieces);
  for (const row of whole)
    for (const tokens of row) {
      const [from, to] = [tokens[0]!.box[0], tokens.at(-1)!.box[2]];
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, Math.ceil(to)); x++) covered[x]!++;
    }
  for (const rule of rules) covered[Math.round(rule)] = 0;
  const limit = Math.floor(ACROSS * rows.length);
  const stretches: [number, number][] = [];
  let start = -1;
  for (let x = 0; x <= size; x++) {
    const filled = x < size && covered[x]! > limit;
    if (filled && start < 0) start = x;
    if (!filled && start >= 0) {
      stretches.push([start, x]);
      start = -1;
    }
  }
  return withoutSigns(stretches.map(([x0, x1]) => measured(x0, x1, rows)));
}

/** A currency at the left edge of its cell is part of the amount in it. */
function withoutSigns(bands: Band[]): Band[] {
  return bands.flatMap((band, i) => {
    if (band.currency > 0.8 && ownerOf(bands, i)) return [];
    const signs = [i - 1, i + 1].filter(
      (j) => bands[j] && bands[j].currency > 0.8 && ownerOf(bands, j) === band,
    );
    const [x0, x1] = [
      Math.min(band.x0, ...signs.map((j) => bands[j]!.x0)),
      Math.max(band.x1, ...signs.map((j) => bands[j]!.x1)),
    ];
    return [{ ...band, x0, x1 }];
  });
}

/** The column of numbers beside a column of currencies, the nearer one of two. */
function ownerOf(bands: Band[], at: number): Band | null {
  const [before, after] = [bands[at - 1], bands[at + 1]].map((band) =>
    band && band.numeric > 0.6 ? band : null,
  );
  if (!before || !after) return before ?? after ?? null;
  return bands[at]!.x0 - before.x1 < after.x0 - bands[at]!.x1 ? before : after;
}

function measured(x0: number, x1: number, rows: TextLine[]): Band {
  let [filled, numeric, wordy, unit, counted, currency] = [0, 0, 0, 0, 0, 0];
  for (const { tokens } of rows) {
    const inside = tokens.filter(
      ({ box }) => (box[0] + box[2]) / 2 >= x0 - 0.5 && (box[0] + box[2]) / 2 <= x1 + 0.5,
    );
    if (inside.length === 0) continue;
    const text = textOf(inside);
    filled++;
    const amount = parseAmount(text, ".") ?? parseAmount(text, ",");
    if (amount?.unit) counted++;
    if (amount) numeric++;
    else if (isUnit(text)) unit++;
    if (text.length < 5 && !/\d/.test(text) && currencyIn(text)) currency++;
    if (/\p{L}{3}/u.test(text)) wordy++;
  }
  const share = (n: number) => (filled === 0 ? 0 : n / filled);
  return {
    x0,
    x1,
    filled: filled / rows.length,
    numeric: share(numeric),
    wordy: share(wordy),
    unit: share(unit),
    counted: share(counted),
    currency: share(currency),
  };
}

/** The cheapest way to give each band, in order, to a heading: near it, of its kind, and no heading left without. */
function assigned(levels: Level[], bands: Band[], rows: TextLine[]): Band[][] {
  const em = rows[0]!.tokens[0]!.size || 9;
  const [n, m] = [levels.length, bands.length];
  const best: number[][] = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(Infinity));
  const from: number[][] = Array.from({ length: n + 1 }, () => new Array<number>(m + 1).fill(0));
  const away = levels.map((_, i) => bands.map((band) => awayFrom(i, band, { levels, em })));
  best[0]![0] = 0;
  for (let i = 1; i <= n; i++)
    for (let j = 0; j <= m; j++)
      for (let k = j; k >= 0 && j - k <= 6; k--) {
        const before = best[i - 1]![k]!;
        if (before >= best[i]![j]!) continue;
        const cost = before + priceOf(levels[i - 1]!, bands.slice(k, j), away[i - 1]!.slice(k, j));
        if (cost < best[i]![j]!) {
          best[i]![j] = cost;
          from[i]![j] = k;
        }
      }
  const owned: Band[][] = Array.from({ length: n }, () => []);
  let j = m;
  for (let i = n; i > 0; i--) {
    const k = from[i]![j]!;
    owned[i - 1] = bands.slice(k, j);
    j = k;
  }
  return owned;
}

/** In ems: what it costs that a heading owns these bands, so far away from it each. */
function priceOf({ role, label }: Level, bands: Band[], away: number[]): number {
  if (bands.length === 0) return role === null ? 1 : ALWAYS.has(role) ? 4 : 2;
  const price = away.reduce((sum, far) => sum + far, 0);
  const main = bands.filter(({ filled }) => filled > 0.5).length;
  return price + (role === "lineNumber" && NUMBERED_TWICE.test(label) ? 0 : extra(role, bands, main));
}

/** "Line-Sch", "Pos/Sub": a line's number and that of its delivery. */
const NUMBERED_TWICE = /\p{L}\.?[-/]\p{L}/u;

/** In ems: how far a band is from a heading, by place and by kind. */
function awayFrom(index: number, band: Band, { levels, em }: { levels: Level[]; em: number }): number {
  const level = levels[index]!;
  const far = distance(level, band, { before: levels[index - 1], after: levels[index + 1] }) / em;
  return Math.max(0.3, band.filled) * (far + mismatch(level.role, band));
}

/** Two values under one heading: a number with its unit is common, two numbers are not. */
function extra(role: Role | null, bands: Band[], main: number): number {
  if (main < 2) return 0;
  if (role !== null && TEXTS.has(role)) return 0.4 * (main - 1);
  const numbers = bands.filter(({ numeric, filled }) => numeric > 0.6 && filled > 0.5).length;
  return numbers > 1 && role !== null ? 6 * (numbers - 1) : 1.2 * (main - 1);
}

/** 0 where heading and band share their place, or where the band lies between the left or right edges of this heading and the next. */
function distance(level: Level, band: Band, { before, after }: { before?: Level; after?: Level }): number {
  const shared = Math.min(level.x1, band.x1) - Math.max(level.x0, band.x0);
  const apart = Math.max(0, -shared);
  const centres = Math.abs(level.x0 + level.x1 - band.x0 - band.x1) / 2;
  const leftward = Math.max(0, level.x0 - 3 - band.x0) + Math.max(0, band.x1 - (after?.x0 ?? Infinity));
  const rightward = Math.max(0, (before?.x1 ?? -Infinity) - band.x0) + Math.max(0, band.x1 - 3 - level.x1);
  const edges = Math.min(Math.abs(level.x0 - band.x0), Math.abs(level.x1 - band.x1), centres);
  return Math.min(apart + 0.15 * edges, Math.min(leftward, rightward) + 3);
}

/** What stands in the band can't be what the heading says. */
function mismatch(role: Role | null, band: Band): number {
  if (role === null) return 0;
  if (FIGURES.has(role)) return band.numeric < 0.4 ? (band.unit > 0.6 ? 2 : 4) : 0;
  if (band.counted > 0.6 && UNCOUNTED.has(role)) return 3;
  if (role === "lineNumber") return band.wordy > 0.6 ? 4 : 0;
  if (role === "description") return band.numeric > 0.8 ? 4 : 0;
  if (role === "unit")
    return band.numeric > 0.8 || (band.wordy > 0.8 && band.unit < 0.3 && band.x1 - band.x0 > 60) ? 3 : 0;
  if (role === "date") return band.numeric > 0.8 || (band.wordy > 0.8 && band.unit > 0.8) ? 3 : 0;
  return 0;
}

const ALWAYS: ReadonlySet<Role> = new Set([
  "quantity",
  "unitPrice",
  "lineTotal",
  "description",
  "codeDescription",
]);
const UNCOUNTED: ReadonlySet<Role> = new Set(["other", "date", "otherDate", "discount", "taxRate"]);
const FIGURES: ReadonlySet<Role> = new Set(["quantity", "unitPrice", "lineTotal", "otherPrice"]);
