import { type Letter, lettersOf } from "./paddle.ts";
import { type Parts, partsOf } from "./parts.ts";
import { crop, enlarged, quarterTurned, type Raster, turned } from "./raster.ts";
import type { Segment } from "./segments.ts";
import { skewOf } from "./skew.ts";

/** Segments that are tried. */
const SAMPLE = 8;
/** Letters of them that are enough where they read well. */
const CLEAR = 30;
/** A page that reads so well is upright. */
const WELL = 0.85;
/** Less than this much better is chance: of writing on its head few letters read well. */
const BETTER = 0.15;
/** So many times as much gathered in rows one way as the other, a page's lines lie that way, legible or not. */
const DECIDED = 4;
/** Of a segment, in multiples of its height. */
const ENOUGH = 8;
/** Pixels: points of smaller letters are taken for dust, and of such letters they are safe; what is lower is a mark. */
const SMALL = 16;
const USUAL = 22;
const LEAST_LETTER = 8;
/** Pixels of a page at most: sums over it are to fit into 32 bits. */
const MOST_PIXELS = 16e6;

/** A page taken apart after it was turned clockwise by `turn` degrees, so that it stands upright and its lines lie level. */
export interface UprightParts extends Parts {
  turn: number;
}

/** Takes a page apart as it is to be read: as it is, on its side or on its head, whichever is legible. */
export async function uprightParts(page: Raster): Promise<UprightParts> {
  let best: { parts: Parts; quarter: Quarter; onHead: boolean; sure: number } | null = null;
  for (const quarter of quartersOf(page)) {
    const parts = partsAt(page, quarter);
    for (const onHead of [false, true]) {
      const sure = await legibility(parts, onHead);
      if (!best || sure > best.sure + BETTER) best = { parts, quarter, onHead, sure };
      if (sure > WELL) break;
    }
    if (best!.sure > WELL) break;
  }
  const { parts, quarter, onHead } = best!;
  const upright = { ...quarter, quarter: quarter.quarter + (onHead ? 180 : 0) };
  const larger = enlargement(parts);
  const isDone = !onHead && larger === 1;
  return {
    ...(isDone ? parts : partsAt(larger === 1 ? page : enlarged(page, larger), upright)),
    turn: upright.quarter + upright.askew,
  };
}

/** How many times as large a page is to be looked at for its letters to be as large as most pages' are. */
function enlargement({ paper, segments }: Parts): number {
  const heights = segments
    .flatMap(({ parts }) => parts.map(({ y0, y1 }) => y1 - y0))
    .filter((height) => height >= LEAST_LETTER)
    .sort((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? USUAL;
  if (height >= SMALL) return 1;
  return Math.max(1, Math.min(USUAL / height, Math.sqrt(MOST_PIXELS / paper.data.length)));
}

/** Degrees clockwise to turn a page by, first a quarter of a turn or none, then what its lines are askew. */
interface Quarter {
  quarter: number;
  askew: number;
}

/** As a page lies and on its side, in the order in which they are worth trying; on its head a page is as askew as on its feet. */
function quartersOf(page: Raster): Quarter[] {
  const [across, down] = [skewOf(page), skewOf(quarterTurned(page, 90))];
  const ways = [
    { quarter: 0, askew: across.degrees, sharpness: across.sharpness },
    { quarter: 90, askew: down.degrees, sharpness: down.sharpness },
  ].sort((a, b) => b.sharpness - a.sharpness);
  return ways[0]!.sharpness > DECIDED * ways[1]!.sharpness ? ways.slice(0, 1) : ways;
}

function partsAt(page: Raster, { quarter, askew }: Quarter): Parts {
  const upright = quarterTurned(page, quarter);
  return partsOf(askew ? turned(upright, askew) : upright);
}

/** How sure the recognizer is of the pieces of writing with the most letters, 0..1: of as many as it takes to know. */
async function legibility({ paper, segments }: Parts, onHead: boolean): Promise<number> {
  const longest = segments.toSorted((a, b) => uprights(b) - uprights(a)).slice(0, SAMPLE);
  const letters: Letter[] = [];
  const mean = (least: number) =>
    letters.reduce((sum, { sure }) => sum + sure, 0) / Math.max(least, letters.length);
  for (const { box } of longest) {
    letters.push(...(await lettersOf(startOf(paper, box, onHead))));
    if (mean(CLEAR) > WELL) return mean(CLEAR);
  }
  return mean(SAMPLE);
}

/** Parts taller than wide: rows of dashes, which look the same on their head, have none. */
function uprights({ parts }: Segment): number {
  return parts.filter(({ x0, y0, x1, y1 }) => y1 - y0 > x1 - x0).length;
}

/** A piece of writing's first letters; on its head these stand at its right end. */
function startOf(paper: Raster, [x0, y0, x1, y1]: Segment["box"], onHead: boolean): Raster {
  const width = Math.min(x1 - x0, (y1 - y0) * ENOUGH);
  return onHead
    ? quarterTurned(crop(paper, [x1 - width, y0, x1, y1]), 180)
    : crop(paper, [x0, y0, x0 + width, y1]);
}
