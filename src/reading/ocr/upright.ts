import { type Letter, lettersOf } from "./paddle.ts";
import { partsOf } from "./parts.ts";
import { crop, quarterTurned, type Raster } from "./raster.ts";

/** Segments that are tried. */
const SAMPLE = 10;
/** A page that reads so well is upright. */
const WELL = 0.85;
/** The page as it is comes last: its writing was tried before. */
const QUARTERS = [180, 90, 270, 0];
/** Of a segment, in multiples of its height. */
const ENOUGH = 10;

/** Degrees clockwise (0, 90, 180 or 270) by which a picture must be turned to be read. */
export async function uprightTurnOf(page: Raster): Promise<number> {
  let best = { degrees: 0, sure: 0 };
  for (const degrees of QUARTERS) {
    const sure = await legibility(quarterTurned(page, degrees));
    if (sure > WELL) return degrees;
    if (sure > best.sure + 0.03) best = { degrees, sure };
  }
  return best.degrees;
}

/** How sure the recognizer is of the longest pieces of writing, 0..1. */
async function legibility(page: Raster): Promise<number> {
  const { paper, segments } = partsOf(page);
  const longest = segments.toSorted((a, b) => b.box[2] - b.box[0] - (a.box[2] - a.box[0])).slice(0, SAMPLE);
  const letters: Letter[] = [];
  for (const { box } of longest) {
    const [x0, y0, x1, y1] = box;
    letters.push(...(await lettersOf(crop(paper, [x0, y0, Math.min(x1, x0 + (y1 - y0) * ENOUGH), y1]))));
  }
  return letters.reduce((sum, { sure }) => sum + sure, 0) / Math.max(SAMPLE, letters.length);
}
