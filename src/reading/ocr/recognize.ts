import type { Box, FileType, Page, Word } from "../reading.ts";
import { type Outline, sizeWithin } from "../warp.ts";
import { withoutConfusions } from "./confusions.ts";
import { languageOf } from "./language.ts";
import { type Parts, partsOf } from "./parts.ts";
import { only, type Raster, unwarped } from "./raster.ts";
import type { Segment } from "./segments.ts";
import { sheetIn } from "./sheet.ts";
import { rasterOf } from "./source.ts";
import { type Seen, wordsOfSegments } from "./tesseract.ts";
import { type UprightParts, uprightParts } from "./upright.ts";
import { settled } from "./vote.ts";

/** A page to be recognized, its size in points: all of it, or the areas of its `unread` pictures. */
export type UnreadPage = Pick<Page, "number" | "width" | "height" | "unread">;

/** Which page of which file. */
export interface RecognitionInput {
  bytes: Uint8Array;
  type: FileType;
  page: UnreadPage;
  /** Names the file in refusals. */
  fileName?: string;
}

/** What was recognized on a page, in points of the page as it stands upright. */
export type Recognized = Pick<
  Page,
  "number" | "width" | "height" | "words" | "rules" | "fills" | "turn" | "outline"
>;

/** Recognizes the writing and the ruling lines in a picture of a page. Throws `Invalid` for one that can't be drawn. */
export async function recognize({ bytes, type, page, fileName }: RecognitionInput): Promise<Recognized> {
  const name = fileName ? `"${fileName}"` : "the file";
  const raw = await rasterOf(bytes, { type, page: page.number, name });
  if (page.unread) return beside(raw, page);
  const outline = sheetIn(raw);
  const flat = outline ? unwarped(raw, outline, Math.max(raw.width, raw.height)) : raw;
  const sheet = outline ? { ...page, ...pointsOf(page, outline), outline } : page;
  return placed(await readPage(await uprightParts(flat)), sheet);
}

/** Words of the pictures on a page whose text is known; what they are surely not is left out. */
async function beside(raw: Raster, page: UnreadPage): Promise<Recognized> {
  const scale = raw.width / page.width;
  const areas = (page.unread ?? []).map((box) => box.map((edge) => Math.round(edge * scale)));
  const found = await placed(await readPage({ ...partsOf(only(raw, areas)), turn: 0 }), page);
  const sure = found.words.filter(({ confidence = 0 }) => confidence >= LEGIBLE);
  const isText = sure.length >= LEAST_WORDS && sure.length > found.words.length / 2;
  return isText ? found : { ...found, words: [], rules: [], fills: [] };
}

/** The size of what stands within an outline, in points. */
function pointsOf(page: UnreadPage, outline: Outline) {
  const { width, height } = sizeWithin(page, outline);
  return { width: Math.max(1, width), height: Math.max(1, height) };
}

/** A photograph's patterns give few words, and none of them surely. */
const LEGIBLE = 0.7;
const LEAST_WORDS = 5;

interface ReadPage extends UprightParts {
  seen: Seen[][];
}

async function readPage(parts: UprightParts): Promise<ReadPage> {
  // The pictures on the way are large, and the next steps need memory of their own.
  Bun.gc(true);
  const seen = await seenIn(parts);
  Bun.gc(true);
  return { ...parts, seen };
}

/** What Tesseract reads in each segment: with English eyes, and what has letters once more with those of the page's language. */
async function seenIn({ paper, segments }: Parts): Promise<Seen[][]> {
  const seen = await wordsOfSegments(paper, segments);
  const language = languageOf(seen.flat().map(({ text }) => text));
  if (language === "eng") return seen;
  const lettered = segments.filter((_, i) => seen[i]!.some(({ text }) => /\p{L}{2}/u.test(text)));
  const again = await wordsOfSegments(paper, lettered, language);
  const better = new Map(lettered.map((segment, i) => [segment, again[i]!]));
  return segments.map((segment, i) => (better.get(segment)?.length ? better.get(segment)! : seen[i]!));
}

async function placed(
  { paper, rulings, fills, segments, seen, turn }: ReadPage,
  { number, width, height, outline }: UnreadPage & { outline?: Outline },
): Promise<Recognized> {
  const sideways = Math.round(turn / 90) % 2 === 1;
  const size = sideways ? { width: height, height: width } : { width, height };
  const scale = size.width / paper.width;
  const words: Word[] = [];
  for (const [i, segment] of segments.entries())
    words.push(...(await wordsIn(paper, { segment, seen: seen[i]!, scale })));
  const points = (box: number[]) => box.map((edge) => rounded(edge * scale)) as Box;
  return {
    number,
    ...size,
    words: withoutConfusions(words),
    rules: rulings.map(points),
    fills: fills.map(points),
    ...(turn && { turn: rounded(turn) }),
    ...(outline && { outline: outline.map((share) => Math.round(share * 1e4) / 1e4) as Outline }),
  };
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
  const head = heads[Math.floor(heads.length / 10)]!;
  const size = Math.max(foot - head, 10) / 0.72;
  return { size, top: foot - size * 0.78, bottom: foot + size * 0.22 };
}

function rounded(value: number) {
  return Math.round(value * 100) / 100;
}
