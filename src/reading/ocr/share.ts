import type { Outline } from "../picture/warp.ts";
import type { Box, Word } from "../reading.ts";
import { withApostrophes } from "./apostrophes.ts";
import { withoutConfusions } from "./confusions.ts";
import { withCounters } from "./counters.ts";
import { withoutSpecks } from "./figures.ts";
import { type Language, LETTERS, type Script } from "./language.ts";
import { withMarks } from "./marks.ts";
import type { Recognized } from "./page.ts";
import { onGrid } from "./pitch.ts";
import type { Prepared } from "./prepare.ts";
import { crop, type Raster } from "./raster.ts";
import type { Segment } from "./segments.ts";
import { withSlashes } from "./slashes.ts";
import type { Seen } from "./tesseract.ts";
import { withoutTicks } from "./ticks.ts";
import { withUnits } from "./units.ts";

/** A strip of a page with writing to be read, by itself and wherever a processor is free. */
export interface Share {
  paper: Raster;
  /** Pixels of the page above the strip. */
  top: number;
  /** In the strip's pixels. */
  segments: Segment[];
  seen: Prepared["seen"];
  language: Language;
  script: Script | null;
}

/** A word as it was read, its measures in the page's pixels. */
export interface Written extends Pick<Seen, "text" | "sure"> {
  box: Box;
  size: number;
}

/** However many processors there are: the same page gives the same words everywhere. */
const SHARES = 2;
/** Pixels of a strip above and below its writing: what is looked at around a segment is no higher. */
const AROUND = 40;
/** A photograph's patterns give few words, and none of them surely. */
const LEGIBLE = 0.7;
const LEAST_WORDS = 5;
/** What boxes look like that a printer put in place of letters it lacked. */
const BOXES = /^[0Oo□]{5,}$/;

/** A page's writing from its head to its foot in shares that take about as long to read. */
export function sharesOf(page: Prepared): Share[] {
  const width = ({ box }: Segment) => box[2] - box[0];
  const all = page.segments.reduce((sum, segment) => sum + width(segment), 0);
  const shares: number[][] = Array.from({ length: SHARES }, () => []);
  let before = 0;
  for (const [i, segment] of page.segments.entries()) {
    shares[Math.min(SHARES - 1, Math.floor((SHARES * before) / all))]!.push(i);
    before += width(segment);
  }
  return shares.filter((share) => share.length > 0).map((share) => stripOf(page, share));
}

function stripOf({ paper, segments, seen, language, script }: Prepared, share: number[]): Share {
  const own = share.map((i) => segments[i]!);
  const top = Math.max(0, Math.min(...own.map(({ box }) => box[1])) - AROUND);
  const bottom = Math.min(paper.height, Math.max(...own.map(({ box }) => box[3])) + AROUND);
  return {
    paper: crop(paper, [0, top, paper.width, bottom]),
    top,
    segments: own.map((segment) => raised(segment, top)),
    seen: share.map((i) => seen[i]!),
    language,
    script,
  };
}

function raised({ box: [x0, y0, x1, y1], parts }: Segment, by: number): Segment {
  return {
    box: [x0, y0 - by, x1, y1 - by],
    parts: parts.map((part) => ({ ...part, y0: part.y0 - by, y1: part.y1 - by })),
  };
}

/** A page with the words of all its shares, but for boxes in place of letters. Beside text whose words are known, what is surely no writing is left out. */
export function whole(page: Prepared, written: Written[]): Recognized {
  const { number, width, height, paper, turn, outline } = page;
  const sure = written.filter((word) => word.sure >= LEGIBLE);
  const isText = !page.beside || (sure.length >= LEAST_WORDS && sure.length > written.length / 2);
  const scale = width / paper.width;
  const points = (box: number[]) => box.map((edge) => rounded(edge * scale)) as Box;
  const letters = written.filter(
    (word) =>
      (word.sure >= LEGIBLE || !BOXES.test(word.text)) && !written.some((other) => isPart(word, other)),
  );
  const words = letters.map(({ text, box, size, sure }) => ({
    text,
    box: points(box),
    size: Math.round(size * scale * 2) / 2,
    bold: false,
    confidence: rounded(Math.min(1, Math.max(0, sure))),
  }));
  return {
    number,
    width,
    height,
    words: isText ? onGrid(mended(words)) : [],
    rules: isText ? page.rulings.map(points) : [],
    fills: isText ? page.fills.map(points) : [],
    ...(isText && page.strokes.length && { strokes: page.strokes.map(points) }),
    ...(turn && { turn: rounded(turn) }),
    ...(outline && { outline: outline.map((share) => Math.round(share * 1e4) / 1e4) as Outline }),
  };
}

/** Whether a word is a Han letter whose strokes were found once more inside the word that it belongs to. */
function isPart({ text, box }: Written, other: Written): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [x0, y0, x1, y1] = other.box;
  const isInside = x0 < x && x < x1 && y0 < y && y < y1;
  return isInside && text.length < other.text.length && LETTERS.han.test(text) && other.text.includes(text);
}

/** Words freed of what recognition took for others, or overlooked. */
function mended(words: Word[]): Word[] {
  const freed = withoutSpecks(withoutConfusions(withoutTicks(words)));
  return withApostrophes(withCounters(withUnits(withMarks(withSlashes(freed)))));
}

function rounded(value: number) {
  return Math.round(value * 100) / 100;
}
