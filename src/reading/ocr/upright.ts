import { type Letter, lettersOf } from "./paddle.ts";
import { type Parts, partsOf } from "./parts.ts";
import { crop, quarterTurned, type Raster, turned } from "./raster.ts";
import { skewOf } from "./skew.ts";

/** Segments that are tried. */
const SAMPLE = 8;
/** A page that reads so well is upright. */
const WELL = 0.85;
/** Less than this much better is chance. */
const BETTER = 0.03;
/** Of a segment, in multiples of its height. */
const ENOUGH = 8;

/** A page taken apart after it was turned clockwise by `turn` degrees, so that it stands upright and its lines lie level. */
export interface UprightParts extends Parts {
  turn: number;
}

/** Takes a page apart as it is to be read: as it is, on its side or on its head, whichever is legible. */
export async function uprightParts(page: Raster): Promise<UprightParts> {
  let best: { parts: UprightParts; sure: number } | null = null;
  for (const degrees of quartersOf(page)) {
    const parts = partsAt(page, degrees);
    const sure = await legibility(parts);
    if (!best || sure > best.sure + BETTER) best = { parts, sure };
    if (sure > WELL) break;
  }
  return best!.parts;
}

/** Quarters in the order in which they are worth trying. */
function quartersOf(page: Raster): number[] {
  return sharpest(page) >= sharpest(quarterTurned(page, 90)) ? [0, 180, 90, 270] : [90, 270, 0, 180];
}

function partsAt(page: Raster, quarter: number): UprightParts {
  const upright = quarterTurned(page, quarter);
  const { degrees } = skewOf(upright);
  return { ...partsOf(degrees ? turned(upright, degrees) : upright), turn: quarter + degrees };
}

/** How far the writing is gathered in lines that go across. */
function sharpest(page: Raster): number {
  return skewOf(page).sharpness;
}

/** How sure the recognizer is of the longest pieces of writing, 0..1. */
async function legibility({ paper, segments }: Parts): Promise<number> {
  const longest = segments.toSorted((a, b) => b.box[2] - b.box[0] - (a.box[2] - a.box[0])).slice(0, SAMPLE);
  const letters: Letter[] = [];
  for (const { box } of longest) {
    const [x0, y0, x1, y1] = box;
    letters.push(...(await lettersOf(crop(paper, [x0, y0, Math.min(x1, x0 + (y1 - y0) * ENOUGH), y1]))));
  }
  return letters.reduce((sum, { sure }) => sum + sure, 0) / Math.max(SAMPLE, letters.length);
}
