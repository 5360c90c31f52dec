import type { Box, FileType, Page, Word } from "../reading.ts";
import { flattened, inked, invertDark, tinted } from "./clean.ts";
import { type Raster, turned } from "./raster.ts";
import { takeRulings } from "./ruling.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { skewOf } from "./skew.ts";
import { rasterOf } from "./source.ts";
import { type Seen, wordsOfSegments } from "./tesseract.ts";
import { settled } from "./vote.ts";

/** Which page of which file. */
export interface RecognitionInput {
  bytes: Uint8Array;
  type: FileType;
  /** From 1, and its size in points. */
  page: Pick<Page, "number" | "width" | "height">;
  /** Names the file in refusals. */
  fileName?: string;
}

/** What was recognized on a page, in points of the page as it stands upright. */
export type Recognized = Pick<Page, "number" | "width" | "height" | "words" | "rules" | "fills" | "turn">;

const COARSE_TILE = 256;
const FINE_TILE = 48;

/** Recognizes the writing and the ruling lines in a picture of a page. Throws `Invalid` for one that can't be drawn. */
export async function recognize({ bytes, type, page, fileName }: RecognitionInput): Promise<Recognized> {
  const name = fileName ? `"${fileName}"` : "the file";
  const raw = await rasterOf(bytes, { type, page: page.number, name });
  const turn = skewOf(raw);
  const { paper, rulings, fills, segments } = partsOf(turn ? turned(raw, turn) : raw);
  Bun.gc(true);
  const seen = await wordsOfSegments(paper, segments);
  Bun.gc(true);
  const scale = page.width / paper.width;
  const words: Word[] = [];
  for (const [i, segment] of segments.entries())
    words.push(...(await wordsIn(paper, { segment, seen: seen[i]!, scale })));
  const points = (box: number[]) => box.map((edge) => rounded(edge * scale)) as Box;
  return { ...page, words, rules: rulings.map(points), fills: fills.map(points), ...(turn && { turn }) };
}

function partsOf(page: Raster) {
  const even = flattened(page, COARSE_TILE);
  const fills = invertDark(even);
  const paper = flattened(even, FINE_TILE);
  const ink = inked(paper);
  const rulings = takeRulings(ink, tinted(paper));
  return { paper, fills, rulings, segments: segmentsOf(ink, rulings) };
}

async function wordsIn(
  paper: Raster,
  { segment, seen, scale }: { segment: Segment; seen: Seen[]; scale: number },
): Promise<Word[]> {
  const { top, bottom, size } = lineOf(segment);
  return (await settled(paper, segment, seen)).map(({ text, x0, x1, sure }) => ({
    text,
    box: [x0, top, x1, bottom].map((edge) => rounded(edge * scale)) as Box,
    size: Math.round(size * scale * 2) / 2,
    bold: false,
    confidence: rounded(Math.min(1, Math.max(0, sure))),
  }));
}

/** A line's top, bottom and font size by its letters' feet and heads, so that all words of a line share them. */
function lineOf({ parts, box }: Segment) {
  const tall = parts.filter(({ y0, y1 }) => y1 - y0 > (box[3] - box[1]) * 0.5);
  const of = (values: number[]) => values.sort((a, b) => a - b);
  const feet = of((tall.length ? tall : parts).map(({ y1 }) => y1));
  const heads = of((tall.length ? tall : parts).map(({ y0 }) => y0));
  const foot = feet[feet.length >> 1]!;
  const head = heads[Math.floor(heads.length / 4)]!;
  const size = Math.max(foot - head, 10) / 0.72;
  return { size, top: foot - size * 0.78, bottom: foot + size * 0.22 };
}

function rounded(value: number) {
  return Math.round(value * 100) / 100;
}
