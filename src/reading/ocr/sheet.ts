import type { Outline } from "../picture/warp.ts";
import { type Raster, shrunk } from "./raster.ts";
import { bendsOf, cornersOf, isWithin, type Sides, sidesOf } from "./sides.ts";

/** Pixels of the longer side in which the sheet is looked for. */
const SMALL = 420;
/** Pixels that close what is written, and what of them is worn off at the edge. */
const CLOSE = 4;
/** Pixels around a place that are alike on paper, but for this share of their brightness and so many of 255. */
const AROUND = 2;
const ROUGH = 0.1;
const GRAIN = 4;
/** Pixels: what is up to twice as thin is a vein of the wood, no paper. */
const VEIN = 3;
/** Shares of the picture: a smaller sheet is none, and a larger one needs no finding. */
const LEAST = 0.2;
const MOST = 0.96;
/** So much of its outline a sheet fills, and so much of it where all four sides are seen and the rest may lie in shadow. */
const FULL = 0.93;
const LIT = 0.65;
/** How far outside paper is darker than the sheet, of 255. */
const CONTRAST = 25;

/** The outline of a sheet of paper that lies on something darker or rougher; null where the picture is the page. */
export function sheetIn(page: Raster): Outline | null {
  const small = shrunk(page, Math.max(1, Math.floor(Math.max(page.width, page.height) / SMALL)));
  const level = thresholdOf(small);
  if (level === null) return null;
  return outlineOf(brightIn(small, level)) ?? outlineOf(smoothIn(small, level));
}

function outlineOf(mask: Raster): Outline | null {
  const paper = filled(largest(mask));
  const sides = sidesOf(paper);
  const corners = sides && cornersOf(sides, paper);
  if (!corners || !isSheet(paper, sides)) return null;
  const shares = corners.flatMap(([x, y]) => [x / paper.width, y / paper.height]) as Outline;
  return [...shares, ...bendsOf(sides, { outline: shares, size: paper })];
}

/** What is brighter than a level, the writing on it filled in, as 1. */
function brightIn(small: Raster, level: number): Raster {
  return closed({ ...small, data: small.data.map((value) => (value > level ? 1 : 0)) });
}

/** All but the ground, as 1: what is rough, or as dark as the level, from the picture's edge on. Shadows on the sheet are none of it. */
function smoothIn(small: Raster, level: number): Raster {
  const [most, least] = [spread(small, Math.max, AROUND), spread(small, Math.min, AROUND)];
  const rough = small.data.map((_, i) =>
    Number(most.data[i]! - least.data[i]! > GRAIN + ROUGH * most.data[i]!),
  );
  const dark = rough.map((one, i) => Number(!one && small.data[i]! <= level));
  const table = reached({ ...small, data: dark }, frameOf(small));
  const around = { ...small, data: rough.map((one, i) => one | table.data[i]!) };
  const ground = reached(around, frameOf(small));
  const rest = closed({ ...small, data: ground.data.map((one) => 1 - one) });
  return spread(spread(rest, Math.min, VEIN), Math.max, VEIN);
}

/** Otsu's threshold between bright and dark; null where the two are hardly apart. */
function thresholdOf({ data }: Raster): number | null {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let [below, sumBelow, best, level, apart] = [0, 0, 0, 0, 0];
  const sum = counts.reduce((total, count, value) => total + count * value, 0);
  for (let value = 0; value < 255; value++) {
    below += counts[value]!;
    sumBelow += counts[value]! * value;
    if (below === 0 || below === data.length) continue;
    const difference = (sum - sumBelow) / (data.length - below) - sumBelow / below;
    const between = below * (data.length - below) * difference ** 2;
    if (between > best) [best, level, apart] = [between, value, difference];
  }
  return apart > CONTRAST ? level : null;
}

/** Bright where anything is bright nearby, and then only where all is: letters and lines vanish. */
function closed(picture: Raster): Raster {
  return spread(spread(picture, Math.max, CLOSE), Math.min, CLOSE);
}

/** Every pixel as the most, or the least, of those up to so many pixels across and down from it. */
function spread({ width, height, data }: Raster, of: typeof Math.max, reach: number): Raster {
  const along = (
    from: Uint8Array,
    { length, step, next }: { length: number; step: number; next: number },
  ) => {
    const to = new Uint8Array(from.length);
    for (let first = 0, row = 0; row < from.length / length; row++, first += next)
      for (let i = 0; i < length; i++) {
        let value = from[first + i * step]!;
        for (let k = Math.max(0, i - reach); k <= Math.min(length - 1, i + reach); k++)
          value = of(value, from[first + k * step]!);
        to[first + i * step] = value;
      }
    return to;
  };
  const rows = along(data, { length: width, step: 1, next: width });
  return { width, height, data: along(rows, { length: height, step: width, next: 1 }) };
}

/** Places of the pixels at the picture's edge. */
function frameOf({ width, height }: Raster): number[] {
  const frame: number[] = [];
  for (let x = 0; x < width; x++) frame.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) frame.push(y * width, y * width + width - 1);
  return frame;
}

/** Of a mask what hangs together with some of its pixels. */
function reached({ width, height, data }: Raster, seeds: number[]): Raster {
  const found = new Uint8Array(data.length);
  const open: number[] = [];
  const take = (i: number) => {
    if (data[i] !== 1 || found[i]) return;
    found[i] = 1;
    open.push(i);
  };
  seeds.forEach(take);
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    if (i % width > 0) take(i - 1);
    if (i % width < width - 1) take(i + 1);
    take(i - width);
    take(i + width);
  }
  return { width, height, data: found };
}

/** The largest area of a mask that hangs together. */
function largest(mask: Raster): Raster {
  let [best, most] = [mask, 0];
  const left = { ...mask, data: mask.data.slice() };
  for (let i = left.data.indexOf(1); i >= 0; i = left.data.indexOf(1, i)) {
    const area = reached(left, [i]);
    const size = area.data.reduce((sum, one) => sum + one, 0);
    for (const [at, one] of area.data.entries()) if (one) left.data[at] = 0;
    if (size > most) [best, most] = [area, size];
  }
  return best;
}

/** An area with what it encloses on all four sides. */
function filled({ width, height, data }: Raster): Raster {
  const between = (lines: number, { length, step, next }: Along) => {
    const out = new Uint8Array(data.length);
    for (let start = 0, line = 0; line < lines; line++, start += next) {
      let [first, last] = [length, -1];
      for (let i = 0; i < length; i++) if (data[start + i * step]) [first, last] = [Math.min(first, i), i];
      for (let i = first; i <= last; i++) out[start + i * step] = 1;
    }
    return out;
  };
  const across = between(height, { length: width, step: 1, next: width });
  const down = between(width, { length: height, step: width, next: 1 });
  return { width, height, data: across.map((one, i) => one & down[i]!) };
}

/** Pixels of a row or column: how many, how far apart, and how far the next row or column begins. */
interface Along {
  length: number;
  step: number;
  next: number;
}

/** The area fills what is seen of the figure within the sides, and nothing else. */
function isSheet({ width, height, data }: Raster, sides: Sides) {
  let [inside, both, area] = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const within = isWithin(sides, [x, y]);
      const paper = data[y * width + x] === 1;
      inside += Number(within);
      area += Number(paper);
      both += Number(within && paper);
    }
  const least = sides.free === 4 ? LIT : FULL;
  return (
    both > least * inside && both > FULL * area && inside > LEAST * data.length && inside < MOST * data.length
  );
}
