import type { Raster } from "./raster.ts";
import type { Segment } from "./segments.ts";
import type { Seen } from "./tesseract.ts";

/** The darkest part of a segment's ink tells how dark it is. */
const DARKEST = 0.1;
/** So much of the usual writing's darkness at most: what a cup, a fold or the paper's back leaves. Stripes of low toner are darker. */
const PALE = 0.45;
/** Pale writing is read surely, and is longer. */
const SURE = 0.7;
const LONG = 3;

/** The segments whose ink is much paler than that of most. */
export function paleAmong(paper: Raster, segments: Segment[]): Set<Segment> {
  const inks = segments.map((segment) => darkness(paper, segment));
  const usual = inks.toSorted((a, b) => a - b)[inks.length >> 1] ?? 0;
  return new Set(segments.filter((_, i) => inks[i]! < PALE * usual));
}

/** How far from white a segment's darkest ink is, 0 to 255. */
function darkness({ width, data }: Raster, { parts }: Segment): number {
  const values: number[] = [];
  for (const { x0, y0, x1, y1 } of parts)
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) values.push(data[y * width + x]!);
  values.sort((a, b) => a - b);
  return 255 - (values[Math.floor(values.length * DARKEST)] ?? 255);
}

/** Words of a pale segment but for letters that a stain looks like. */
export function withoutStains(words: Seen[]): Seen[] {
  return words.filter(({ text, sure }) => sure >= SURE || text.length >= LONG);
}
