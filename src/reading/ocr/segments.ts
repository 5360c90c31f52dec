import { type Component, components } from "./clean.ts";
import type { Raster } from "./raster.ts";
import type { Ruling } from "./ruling.ts";

/** A piece of a line of writing without wide gaps, in pixels. */
export interface Segment {
  box: [x0: number, y0: number, x1: number, y1: number];
  /** Its letters and marks from left to right. */
  parts: Component[];
}

/** Pixels at 300 dots an inch. */
const SPECK = 3;
const LARGEST_SPECK = 9;
const LEAST_INK = 6;
const TALLEST = 190;
const LEAST_LETTER = 12;
const HYPHEN = 8;
/** More parts are a photograph's or a screen's dots, no page of writing. */
const MOST_PARTS = 60_000;
const REMNANT = 14;
const BESIDE = 3;
/** Gaps wider than this share of the letters' height divide segments. */
const APART = 0.95;
/** Shares of the line's height: accents are no higher above their letter, points and commas no farther beside. */
const ACCENT = 0.4;
const BESIDE_LETTER = 0.4;
/** Of the line's height: points and commas end no higher above its foot, quotes are no lower than that beneath its head, and no smaller. */
const LOW = 0.2;
const HIGH = 0.15;
const QUOTE = 0.2;
/** A pale hyphen has as much white on both sides, but for this factor, and no more than this share; a point between digits of fixed pitch has more. */
const ASIDE = 2.5;
const WHITE = 0.5;
const FAR = 0.65;
/** Dust is no such number of times wider than high. */
const FLAT = 1.5;
/** And so near to a letter it is a broken piece of it. */
const TOUCHING = 0.08;

/** Gathers what is written on a page without rulings into segments, top to bottom; `specks` belong to none of them. */
export function segmentsOf(ink: Raster, rulings: Ruling[]): { segments: Segment[]; specks: Component[] } {
  const found = components(ink);
  if (found.length > MOST_PARTS) return { segments: [], specks: [] };
  const usual = usualHeight(found);
  const all = found.filter((part) => isWriting(part, usual) && !isRemnant(part, rulings));
  const letters = all.filter(isLetter);
  const marks = all.filter((part) => !isLetter(part));
  const upright = rulings.filter(([x0, y0, x1, y1]) => y1 - y0 > x1 - x0);
  const groups = pointed(reunited(grouped(letters)), marks).flatMap((group) => divided(group, upright));
  const loose = attach(groups, marks);
  const tiny = found.filter(
    ({ x0, y0, x1, y1, ink }) => x1 - x0 < SPECK || y1 - y0 < SPECK || ink < LEAST_INK,
  );
  const segments = groups
    .map((parts) => ({ box: around(parts), parts: parts.sort((a, b) => a.x0 - b.x0) }))
    .filter(({ box: [x0, y0, x1, y1], parts }) => x1 - x0 >= 6 && y1 - y0 >= 10 && parts.some(isDense))
    .sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  const lines = segments.map(({ parts }) => lineOf(parts.filter(isLetter)));
  const dust = tiny.filter((part) => !lines.some((line) => isThinHyphen(part, line)));
  return { segments, specks: [...loose, ...dust].filter(isSpeck) };
}

function isSpeck({ x0, y0, x1, y1 }: Component) {
  return x1 - x0 <= LARGEST_SPECK && y1 - y0 <= LARGEST_SPECK;
}

function usualHeight(parts: Component[]): number {
  const heights = parts
    .map(({ y0, y1 }) => y1 - y0)
    .filter((height) => height >= LEAST_LETTER && height < TALLEST);
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? 30;
}

/** What stays of ruling lines where they cross. */
function isRemnant({ x0, y0, x1, y1 }: Component, rulings: Ruling[]) {
  if (x1 - x0 > REMNANT && y1 - y0 > REMNANT) return false;
  return rulings.some(([left, top, right, bottom]) => {
    if (x0 > right + BESIDE || x1 < left - BESIDE || y0 > bottom + BESIDE || y1 < top - BESIDE) return false;
    return bottom - top < right - left
      ? y0 >= top - REMNANT && y1 <= bottom + REMNANT
      : x0 >= left - REMNANT && x1 <= right + REMNANT;
  });
}

function isWriting({ x0, y0, x1, y1, ink }: Component, usual: number) {
  const [width, height] = [x1 - x0, y1 - y0];
  if (height > 1.9 * usual && height > 7 * width) return false;
  if (height > TALLEST || width > 600 || (width < SPECK && height < SPECK)) return false;
  return ink >= LEAST_INK && !(width > 150 && height > 100);
}

/** Or a hyphen; no mark. */
export function isLetter({ x0, y0, x1, y1 }: Component) {
  return y1 - y0 >= LEAST_LETTER || (x1 - x0 >= HYPHEN && y1 - y0 >= SPECK);
}

function isDense({ x0, y0, x1, y1, ink }: Component) {
  return ink / ((x1 - x0) * (y1 - y0)) > 0.12;
}

/** Letters that stand side by side. */
function grouped(letters: Component[]): Component[][] {
  const sorted = [...letters].sort((a, b) => a.x0 - b.x0);
  const rows: Component[][][] = [];
  const bandOf = (y: number) => Math.floor(y / 64);
  const groups: Component[][] = [];
  for (const letter of sorted) {
    let best: { group: Component[]; gap: number } | null = null;
    for (let band = bandOf(letter.y0) - 1; band <= bandOf(letter.y1) + 1; band++) {
      for (const group of rows[band] ?? []) {
        const gap = gapTo(group, letter);
        if (gap !== null && (!best || gap < best.gap)) best = { group, gap };
      }
    }
    const group = best?.group ?? [];
    group.push(letter);
    if (!best) groups.push(group);
    for (let band = bandOf(letter.y0); band <= bandOf(letter.y1); band++) {
      if (band < 0) continue;
      rows[band] ??= [];
      if (!rows[band]!.includes(group)) rows[band]!.push(group);
    }
    for (const row of rows)
      if (row && row.length > 40)
        row.splice(0, row.length, ...row.filter((g) => letter.x0 - g.at(-1)!.x1 < 400));
  }
  return groups;
}

/** Groups of one line made one: a broken letter's foot begins a group of its own where a letter before it would not. */
function reunited(groups: Component[][]): Component[][] {
  const whole: Component[][] = [];
  for (const group of groups.toSorted((a, b) => a[0]!.x0 - b[0]!.x0)) {
    const [x0, y0, , y1] = around(group.slice(0, 4));
    const start = { x0, y0, x1: x0, y1, ink: 0 };
    const before = whole.find((one) => gapTo(one, start) !== null);
    if (before) before.push(...group);
    else whole.push(group);
  }
  return whole;
}

/** Groups made one that a point or comma stands between: where letters are as wide as each other, it keeps digits far apart. */
function pointed(groups: Component[][], marks: Component[]): Component[][] {
  const lines = new Set(groups.map(lineOf));
  for (const mark of marks) {
    const sides = [...lines].filter((line) => isAtFoot(mark, line));
    const before = sides.find(({ box }) => box[2] <= mark.x0);
    const behind = sides.find(({ box }) => box[0] >= mark.x1);
    if (!before || !behind || !isEvenly(mark.x0 - before.box[2], behind.box[0] - mark.x1)) continue;
    lines.delete(before);
    lines.delete(behind);
    lines.add(lineOf([...before.letters, ...behind.letters]));
  }
  return [...lines].map(({ letters }) => letters);
}

/** Beside a line's end or beginning, where its letters end. */
function isAtFoot(mark: Component, { box, height, foot }: Line): boolean {
  const aside = Math.max(mark.x0 - box[2], box[0] - mark.x1);
  return aside >= 0 && aside < FAR * height && Math.abs(mark.y1 - foot) < LOW * height;
}

/** A group's letters on either side of the lines that rule cells apart. */
function divided(group: Component[], upright: Ruling[]): Component[][] {
  const pieces: Component[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const letter of group) {
    const last = pieces.at(-1);
    const middle = (letter.y0 + letter.y1) / 2;
    const isApart = upright.some(
      ([x0, y0, x1, y1]) => y0 < middle && middle < y1 && end <= x0 + BESIDE && letter.x0 >= x1 - BESIDE,
    );
    if (last && !isApart) last.push(letter);
    else pieces.push([letter]);
    end = isApart ? letter.x1 : Math.max(end, letter.x1);
  }
  return pieces;
}

/** The gap in pixels when the letter goes on a group's line, else null. */
function gapTo(group: Component[], letter: Component): number | null {
  const near = group.slice(-4);
  const [y0, y1] = [Math.min(...near.map((n) => n.y0)), Math.max(...near.map((n) => n.y1))];
  const height = Math.max(y1 - y0, letter.y1 - letter.y0);
  const overlap = Math.min(y1, letter.y1) - Math.max(y0, letter.y0);
  const gap = letter.x0 - Math.max(...near.map((n) => n.x1));
  if (gap > APART * Math.min(height, 1.6 * (y1 - y0)) + 4 || gap < -height * 2) return null;
  if (overlap < 0.45 * Math.min(y1 - y0, letter.y1 - letter.y0)) return null;
  return height > 2.6 * Math.min(y1 - y0, letter.y1 - letter.y0) && gap > 0.4 * height
    ? null
    : Math.max(0, gap);
}

/** What marks are measured by. */
interface Line {
  letters: Component[];
  box: [number, number, number, number];
  height: number;
  /** Where most of its letters end. */
  foot: number;
}

function lineOf(letters: Component[]): Line {
  const box = around(letters);
  const feet = letters.map(({ y1 }) => y1).sort((a, b) => a - b);
  return { letters: [...letters], box, height: box[3] - box[1], foot: feet[feet.length >> 1]! };
}

/** Points, commas, accents and hyphens go to the segment with a letter that they belong to; returns the others: specks. */
function attach(groups: Component[][], marks: Component[]): Component[] {
  const lines = groups.map(lineOf);
  return marks.filter((mark) => {
    let best = -1;
    let nearest = Number.POSITIVE_INFINITY;
    for (const [i, line] of lines.entries()) {
      const { box, height } = line;
      if (Math.max(mark.x0 - box[2], box[0] - mark.x1, mark.y0 - box[3], box[1] - mark.y1) > height) continue;
      if (!isPlaced(mark, line, marks)) continue;
      const beside = (isAmid(mark, line, FAR) ? FAR : BESIDE_LETTER) * height;
      const away = Math.min(...line.letters.map((letter) => distance(mark, letter, { height, beside })));
      if (away < nearest) [nearest, best] = [away, i];
    }
    if (best >= 0) groups[best]!.push(mark);
    return best < 0;
  });
}

/** Small marks stand at a line's foot, at its head, at, over or between letters, or over another mark as in a colon; dust stands anywhere. */
function isPlaced(mark: Component, line: Line, marks: Component[]): boolean {
  const { letters, box, height, foot } = line;
  const [width, tall] = [mark.x1 - mark.x0, mark.y1 - mark.y0];
  if (!isSpeck(mark) || width >= 2 * tall || mark.y1 > foot - LOW * height) return true;
  if (tall >= QUOTE * height && mark.y0 < box[1] + HIGH * height) return true;
  const isUnder = (other: Component) => other.y0 >= mark.y1 && other.x0 < mark.x1 && mark.x0 < other.x1;
  const isAt = (letter: Component) =>
    Math.max(mark.x0 - letter.x1, letter.x0 - mark.x1, mark.y0 - letter.y1) <= TOUCHING * height;
  const isHyphen =
    (Math.min(width, tall) >= QUOTE * height || width >= FLAT * tall) && isAmid(mark, line, WHITE);
  if (isHyphen || letters.some((letter) => isUnder(letter) || isAt(letter))) return true;
  return marks.some((other) => isUnder(other) && Math.abs(other.y1 - foot) < LOW * height);
}

/** In the middle between the letters beside it, with no more white than `most` of the line's height on either side. */
function isAmid(mark: Component, { letters, height }: Line, most: number): boolean {
  const before = Math.min(...letters.map(({ x1 }) => (x1 <= mark.x0 ? mark.x0 - x1 : Infinity)));
  const behind = Math.min(...letters.map(({ x0 }) => (x0 >= mark.x1 ? x0 - mark.x1 : Infinity)));
  return Math.max(before, behind) <= most * height && isEvenly(before, behind);
}

/** What is left of a pale hyphen inside a word: too thin to tell by itself from dust. */
function isThinHyphen(part: Component, line: Line): boolean {
  const { box } = line;
  if (part.x0 < box[0] || part.x1 > box[2] || part.y0 < box[1] || part.y1 > box[3]) return false;
  return part.x1 - part.x0 >= FLAT * (part.y1 - part.y0) && isAmid(part, line, WHITE);
}

/** About as much white on both sides. */
function isEvenly(before: number, behind: number): boolean {
  return Math.max(before, behind) <= ASIDE * Math.min(before, behind);
}

/** How far a mark is from a letter beside or under it, in pixels; infinite where no writing has marks. `height`: the line's, `beside`: the farthest. */
function distance(
  mark: Component,
  letter: Component,
  { height, beside }: { height: number; beside: number },
): number {
  const aside = Math.max(mark.x0 - letter.x1, letter.x0 - mark.x1);
  const above = letter.y0 - mark.y1;
  if (aside < -1 && above > -2) return above < ACCENT * height ? Math.max(0, above) : Infinity;
  const inLine = mark.y1 < letter.y1 + 0.3 * height && mark.y0 > letter.y0 - 0.1 * height;
  return inLine && aside < beside ? Math.max(0, aside) : Infinity;
}

function around(parts: Component[]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x0, y0, x1, y1 } of parts) {
    box[0] = Math.min(box[0], x0);
    box[1] = Math.min(box[1], y0);
    box[2] = Math.max(box[2], x1);
    box[3] = Math.max(box[3], y1);
  }
  return box;
}
