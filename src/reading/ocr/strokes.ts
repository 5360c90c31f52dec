import { type Component, components } from "./clean.ts";
import { blank, type Raster } from "./raster.ts";
import type { Ruling } from "./ruling.ts";

/** Pixels at 300 dots an inch: a stroke's rows, where it rises or falls a little, and all of it. */
const LEAST_RUN = 20;
const LEAST_WIDE = 36;
const THICKEST = 12;
/** Of its width: it may rise so far. */
const STEEPEST = 0.25;
/** So near to it a letter that it crosses goes on. */
const NEAR = 4;
/** What is higher is a ruling line down the page. */
const TALLEST = 110;
/** Of the height of the letters it crosses: how wide it is, how long it goes on over bare paper, and how far they reach beyond it on each side. Letters that run together have no such paper between them. */
const WIDE = 1.4;
const BARE = 0.4;
const BEYOND = 0.18;
/** Pixels between letters that it crosses, in multiples of their height. */
const APART = 3;
/** Columns of a letter's strokes. */
const LEAST_CROSSED = 3;

/** Where strokes run across letters, in a picture of ink with its ruling lines: those of a pen that strikes something out. */
export function strokesIn(ink: Raster): Ruling[] {
  const flat = opened(ink);
  return components(flat)
    .filter(isStroke)
    .flatMap((stroke) => crossed(ink, { flat, stroke }));
}

function isStroke({ x0, y0, x1, y1, ink }: Component): boolean {
  const [wide, tall] = [x1 - x0, y1 - y0];
  return wide >= LEAST_WIDE && ink <= THICKEST * wide && tall <= Math.max(THICKEST, STEEPEST * wide);
}

/** Only what goes on along a row for long. */
function opened({ width, height, data }: Raster): Raster {
  const out = blank(width, height);
  out.data.fill(0);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    for (let at = data.indexOf(1, y * width); at >= 0 && at < end; at = data.indexOf(1, at)) {
      const from = at;
      while (at < end && data[at] === 1) at++;
      if (at - from >= LEAST_RUN) out.data.fill(1, from, at);
    }
  }
  return out;
}

/** A stroke at one of its columns. */
interface Column {
  x: number;
  top: number;
  bottom: number;
  /** Pixels that ink goes on above it and below it; 0 where there is none. */
  above: number;
  below: number;
}

/** The parts of a stroke that run across letters. */
function crossed(ink: Raster, { flat, stroke }: { flat: Raster; stroke: Component }): Ruling[] {
  const columns = columnsOf(ink, { flat, stroke }).filter(({ above, below }) => above + below <= TALLEST);
  const [above, below] = [most(columns.map((one) => one.above)), most(columns.map((one) => one.below))];
  const wide = stroke.x1 - stroke.x0;
  const height = above + below + stroke.ink / wide;
  if (Math.min(above, below) < BEYOND * height || wide < WIDE * height) return [];
  if (longestBare(columns) < BARE * height) return [];
  return groupsOf(
    columns.filter((one) => Math.max(one.above, one.below) >= NEAR),
    APART * height,
  )
    .filter(
      (group) =>
        group.filter((one) => one.above >= above / 2).length >= LEAST_CROSSED &&
        group.filter((one) => one.below >= below / 2).length >= LEAST_CROSSED,
    )
    .map((group) => [
      group[0]!.x,
      Math.min(...group.map(({ top }) => top)),
      group.at(-1)!.x + 1,
      Math.max(...group.map(({ bottom }) => bottom)) + 1,
    ]);
}

/** What few of the lengths that are more than nothing exceed. */
function most(lengths: number[]): number {
  const sorted = lengths.filter((length) => length >= NEAR).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.8)] ?? 0;
}

/** The most columns in a row that lie on paper alone. */
function longestBare(columns: Column[]): number {
  let [run, longest] = [0, 0];
  for (const { above, below } of columns) {
    run = above || below ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function groupsOf(columns: Column[], apart: number): Column[][] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && column.x - last.at(-1)!.x <= apart) last.push(column);
    else groups.push([column]);
  }
  return groups;
}

function columnsOf(
  { width, height, data }: Raster,
  { flat, stroke: { x0, y0, x1, y1 } }: { flat: Raster; stroke: Component },
): Column[] {
  const columns: Column[] = [];
  for (let x = x0; x < x1; x++) {
    let [top, bottom] = [y0, y1 - 1];
    while (top < y1 && flat.data[top * width + x] !== 1) top++;
    while (bottom > top && flat.data[bottom * width + x] !== 1) bottom--;
    if (top === y1) continue;
    let [above, below] = [0, 0];
    while (above <= TALLEST && top > above && data[(top - above - 1) * width + x] === 1) above++;
    while (below <= TALLEST && bottom + below + 1 < height && data[(bottom + below + 1) * width + x] === 1)
      below++;
    columns.push({ x, top, bottom, above, below });
  }
  return columns;
}
