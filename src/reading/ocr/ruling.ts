import type { Raster } from "./raster.ts";

/** A ruling line in pixels. */
export type Ruling = [x0: number, y0: number, x1: number, y1: number];

/** Pixels at 300 dots an inch. */
const LEAST_ACROSS = 90;
const LEAST_DOWN = 110;
const LEAST_PALE = 140;
const THICKEST = 14;
/** Most ink along the sides of a pale line. */
const BESIDE = 0.2;
const GAP = 3;
/** Pixels of the longest joined letters' foot, and over it where they are seen to rise from it on such a share of its length. */
const LONGEST_FOOT = 240;
const RISE = 4;
const RISING = 0.2;
/** So near to a pale line a letter touches it. */
const NEAR = 3;

/**
 * Finds the ruling lines of a picture of ink, and takes them out of it where no writing crosses them.
 * `tint` shows also what is too pale for ink.
 */
export function takeRulings(ink: Raster, tint: Raster): Ruling[] {
  return [false, true].flatMap((down) => {
    const least = down ? LEAST_DOWN : LEAST_ACROSS;
    const strong = rulingsOf(ink, { least, down }).filter((ruling) => down || !isFoot(ink, ruling));
    const pale = rulingsOf(tint, { least: LEAST_PALE, down })
      .filter((ruling) => isAlone(ink, ruling, down))
      .flatMap((ruling) => (down ? uncrossed(ink, ruling) : [ruling]));
    const kept = strong.filter((one) => !pale.some((other) => isWithin(one, other, down)));
    const added = pale.filter((one) => !kept.some((other) => isWithin(one, other, down)));
    // Pale ones are not in the ink: what would be taken out there is writing.
    for (const ruling of strong) erase(ink, ruling, down);
    return [...kept, ...added];
  });
}

/** Whether a short line is what letters stand on that are written joined, as Arabic ones are: much ink rises from it. */
function isFoot({ width, data }: Raster, [x0, y0, x1]: Ruling): boolean {
  if (x1 - x0 > LONGEST_FOOT || y0 < RISE) return false;
  let rising = 0;
  for (let x = x0; x < x1; x++)
    if (data[(y0 - RISE) * width + x] === 1 && data[(y0 - RISE + 1) * width + x] === 1) rising++;
  return rising > RISING * (x1 - x0);
}

/** Little ink stands along both sides: it is no foot of a line of writing. */
function isAlone({ width, height, data }: Raster, [x0, y0, x1, y1]: Ruling, down: boolean) {
  const [from, to] = down ? [y0, y1] : [x0, x1];
  const [near, far, rows] = down ? [x0 - 5, x1 + 4, width] : [y0 - 5, y1 + 4, height];
  const inkAlong = (row: number) => {
    if (row < 0 || row >= rows) return 0;
    let sum = 0;
    for (let at = from; at < to; at++) sum += data[down ? at * width + row : row * width + at]!;
    return sum / (to - from);
  };
  return inkAlong(near) < BESIDE && inkAlong(far) < BESIDE;
}

/** The pieces of a pale line down the page between the words it runs through: those no column's line parts, but one of the paper's back. */
function uncrossed({ width, data }: Raster, [x0, y0, x1, y1]: Ruling): Ruling[] {
  const pieces: Ruling[] = [];
  let start = y0;
  for (let y = y0; y <= y1; y++) {
    const isInk = y < y1 && data.subarray(y * width + x0 - NEAR, y * width + x1 + NEAR).includes(1);
    if (y < y1 && !isInk) continue;
    if (y - start >= LEAST_PALE) pieces.push([x0, start, x1, y]);
    start = y + 1;
  }
  return pieces;
}

/** Lies on the other and reaches hardly beyond it. */
function isWithin(one: Ruling, other: Ruling, down: boolean) {
  const [across, along] = down ? [0, 1] : [1, 0];
  const middle = (one[across]! + one[across + 2]!) / 2;
  const near = middle > other[across]! - 8 && middle < other[across + 2]! + 8;
  return near && one[along]! > other[along]! - 30 && one[along + 2]! < other[along + 2]! + 30;
}

interface Run {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** Long runs of ink in neighbouring rows (or columns) together make a line. */
function rulingsOf(
  { width, height, data }: Raster,
  { least, down }: { least: number; down: boolean },
): Ruling[] {
  const [along, rows] = down ? [height, width] : [width, height];
  const [step, stride] = down ? [width, 1] : [1, width];
  const open: Run[] = [];
  const done: Run[] = [];
  for (let row = 0; row < rows; row++) {
    for (const [start, end] of runsOf(data, { base: row * stride, step, along, least })) {
      const run = open.find((one) => one.to >= row - 2 && one.start < end + 20 && start < one.end + 20);
      if (!run) open.push({ start, end, from: row, to: row });
      else Object.assign(run, { start: Math.min(run.start, start), end: Math.max(run.end, end), to: row });
    }
    for (let i = open.length - 1; i >= 0; i--) if (open[i]!.to < row - 2) done.push(...open.splice(i, 1));
  }
  return [...done, ...open]
    .filter(({ from, to, start, end }) => to - from < THICKEST && end - start > (to - from) * 8)
    .map(({ start, end, from, to }) => (down ? [from, start, to + 1, end] : [start, from, end, to + 1]));
}

function runsOf(
  data: Uint8Array,
  { base, step, along, least }: { base: number; step: number; along: number; least: number },
): [number, number][] {
  const runs: [number, number][] = [];
  let start = -1;
  let last = -GAP - 1;
  for (let i = 0; i <= along; i++) {
    const dark = i < along && data[base + i * step] === 1;
    if (dark) {
      if (i - last > GAP) {
        if (start >= 0 && last + 1 - start >= least) runs.push([start, last + 1]);
        start = i;
      }
      last = i;
    }
  }
  if (start >= 0 && last + 1 - start >= least) runs.push([start, last + 1]);
  return runs;
}

/** Takes out a line's pixels, but for those where a stroke goes on across it. */
function erase({ width, height, data }: Raster, [x0, y0, x1, y1]: Ruling, down: boolean) {
  const [from, to] = down ? [y0, y1] : [x0, x1];
  const [near, far] = down ? [x0, x1] : [y0, y1];
  const [step, stride, rows] = down ? [width, 1, width] : [1, width, height];
  const ink = (at: number, row: number) => row >= 0 && row < rows && data[at * step + row * stride] === 1;
  for (let at = from; at < to; at++) {
    const crossed = (ink(at, near - 3) && ink(at, near - 4)) || (ink(at, far + 2) && ink(at, far + 3));
    if (crossed) continue;
    for (let row = Math.max(0, near - 2); row < Math.min(rows, far + 2); row++)
      data[at * step + row * stride] = 0;
  }
}
