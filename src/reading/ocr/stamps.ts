import { apart, type Component, components } from "./clean.ts";
import { blank, integral, type Raster, sumIn } from "./raster.ts";

type Area = [x0: number, y0: number, x1: number, y1: number];

/** A stamp's ink is paler than print and, in its thick strokes, even: in its pixels, 0 to 255. */
const DARKEST = 55;
const LIGHTEST = 190;
const EVEN = 25;
/** Pixels at 300 dots an inch: half a thick stroke, and what is worn off at its edges. */
const HALF = 2;
const EDGE = 4;
/** A stamp's letters, or its frame, are larger than an order's print, and no ruling line. */
const LEAST_TALL = 60;
const LEAST_WIDE = 150;
const THICKEST_RULE = 14;
/** So much of its area is print that it lies over: a grey title stands alone. */
const PRINTED = 0.004;
/** Pixels between the pieces of one stamp. */
const BESIDE = 40;
/** Print beneath is darker than this share of the stamp's own ink. */
const BENEATH = 0.6;

/** Makes stamps white, but for the print that they lie over; the page's paper is white already. */
export function liftStamps(paper: Raster): void {
  const core = coreOf(paper);
  const large = components(core).filter(isLarge);
  if (!large.length) return;
  const boxes = large.map(({ x0, y0, x1, y1 }) => [x0 - BESIDE, y0 - BESIDE, x1 + BESIDE, y1 + BESIDE]);
  const sums = integral(core);
  for (const box of apart(apart(boxes)).map((box) => within(paper, box))) {
    const limit = BENEATH * inkOf(paper, core, box);
    if (printedShare(paper, box, limit) >= PRINTED) lift(paper, { box, limit, sums });
  }
}

/** 1 inside thick strokes of an even grey. */
function coreOf({ width, height, data }: Raster): Raster {
  const core = blank(width, height);
  core.data.fill(0);
  for (let y = HALF; y < height - HALF; y++)
    for (let at = y * width + HALF; at < (y + 1) * width - HALF; at++) {
      const value = data[at]!;
      if (value < DARKEST || value > LIGHTEST) continue;
      const isEven =
        Math.abs(data[at - HALF]! - value) < EVEN &&
        Math.abs(data[at + HALF]! - value) < EVEN &&
        Math.abs(data[at - HALF * width]! - value) < EVEN &&
        Math.abs(data[at + HALF * width]! - value) < EVEN;
      if (isEven) core.data[at] = 1;
    }
  return core;
}

function isLarge({ x0, y0, x1, y1 }: Component): boolean {
  const [wide, tall] = [x1 - x0, y1 - y0];
  return (tall >= LEAST_TALL || wide >= LEAST_WIDE) && Math.min(wide, tall) > THICKEST_RULE;
}

/** The mean grey of a stamp's thick strokes. */
function inkOf({ width, data }: Raster, core: Raster, [x0, y0, x1, y1]: Area): number {
  let [sum, count] = [0, 0];
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++)
      if (core.data[at] === 1) [sum, count] = [sum + data[at]!, count + 1];
  return sum / count;
}

function printedShare({ width, data }: Raster, [x0, y0, x1, y1]: Area, limit: number): number {
  let dark = 0;
  for (let y = y0; y < y1; y++)
    for (let at = y * width + x0; at < y * width + x1; at++) if (data[at]! < limit) dark++;
  return dark / ((x1 - x0) * (y1 - y0));
}

function lift(
  { width, height, data }: Raster,
  { box: [left, top, right, bottom], limit, sums }: { box: Area; limit: number; sums: Uint32Array },
): void {
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (data[y * width + x]! < limit) continue;
      const near = within({ width, height }, [x - EDGE, y - EDGE, x + EDGE + 1, y + EDGE + 1]);
      if (sumIn(sums, width, near) > 0) data[y * width + x] = 255;
    }
}

function within({ width, height }: Pick<Raster, "width" | "height">, [x0, y0, x1, y1]: number[]): Area {
  return [Math.max(0, x0!), Math.max(0, y0!), Math.min(width, x1!), Math.min(height, y1!)];
}
