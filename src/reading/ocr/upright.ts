import { type Letter, lettersOf } from "./paddle.ts";
import { type Parts, partsOf } from "./parts.ts";
import { crop, quarterTurned, type Raster, turned } from "./raster.ts";
import { skewOf } from "./skew.ts";

/** Segments that are tried. */
const SAMPLE = 8;
/** Letters of them that are enough where they read well. */
const CLEAR = 30;
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
  for (const quarter of quartersOf(page)) {
    const parts = partsAt(page, quarter);
    const sure = await legibility(parts);
    if (!best || sure > best.sure + BETTER) best = { parts, sure };
    if (sure > WELL) break;
  }
  return best!.parts;
}

/** Degrees clockwise to turn a page by, first quarters of a turn, then what its lines are askew. */
interface Quarter {
  quarter: number;
  askew: number;
}

/** Quarters in the order in which they are worth trying; on its head a page is as askew as on its feet. */
function quartersOf(page: Raster): Quarter[] {
  const [across, down] = [skewOf(page), skewOf(quarterTurned(page, 90))];
  const [lying, standing] = [
    [0, 180].map((quarter) => ({ quarter, askew: across.degrees })),
    [90, 270].map((quarter) => ({ quarter, askew: down.degrees })),
  ];
  return across.sharpness >= down.sharpness ? [...lying, ...standing] : [...standing, ...lying];
}

function partsAt(page: Raster, { quarter, askew }: Quarter): UprightParts {
  const upright = quarterTurned(page, quarter);
  return { ...partsOf(askew ? turned(upright, askew) : upright), turn: quarter + askew };
}

/** How sure the recognizer is of the longest pieces of writing, 0..1: of as many as it takes to know. */
async function legibility({ paper, segments }: Parts): Promise<number> {
  const longest = segments.toSorted((a, b) => b.box[2] - b.box[0] - (a.box[2] - a.box[0])).slice(0, SAMPLE);
  const letters: Letter[] = [];
  const mean = (least: number) =>
    letters.reduce((sum, { sure }) => sum + sure, 0) / Math.max(least, letters.length);
  for (const { box } of longest) {
    const [x0, y0, x1, y1] = box;
    letters.push(...(await lettersOf(crop(paper, [x0, y0, Math.min(x1, x0 + (y1 - y0) * ENOUGH), y1]))));
    if (mean(CLEAR) > WELL) return mean(CLEAR);
  }
  return mean(SAMPLE);
}
