import { contrasted, flattened, inked, invertDark, tinted } from "./clean.ts";
import type { Raster } from "./raster.ts";
import { type Ruling, takeRulings } from "./ruling.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { liftStamps } from "./stamps.ts";
import { strokesIn } from "./strokes.ts";

const COARSE_TILE = 256;
const FINE_TILE = 48;

/** A level page taken apart; all measures in its pixels. */
export interface Parts {
  /** Dark writing on white, whatever the ground was. */
  paper: Raster;
  rulings: Ruling[];
  /** Where a pen's strokes run across letters. */
  strokes: Ruling[];
  fills: number[][];
  segments: Segment[];
}

/** Takes a page apart: shadows and fills away, ruling lines out, writing in segments. */
export function partsOf(page: Raster): Parts {
  // The pictures on the way are large, and none is needed for long.
  Bun.gc(true);
  const even = contrasted(flattened(page, COARSE_TILE));
  const fills = invertDark(even);
  const paper = flattened(even, FINE_TILE);
  Bun.gc(true);
  liftStamps(paper);
  Bun.gc(true);
  const ink = inked(paper);
  const strokes = strokesIn(ink);
  const rulings = takeRulings(ink, tinted(paper));
  const { segments, specks } = segmentsOf(ink, rulings);
  for (const { x0, y0, x1, y1 } of specks)
    for (let y = y0 - 1; y < y1 + 1; y++)
      paper.data.fill(255, y * page.width + x0 - 1, y * page.width + x1 + 1);
  return { paper, fills, rulings, strokes, segments };
}
