import { isIn, type Language, READ_BY, type Script } from "./language.ts";
import type { Segment } from "./segments.ts";
import type { Share, Written } from "./share.ts";
import { paleAmong, withoutStains } from "./stains.ts";
import { type Seen, sureness, wordsOfSegments } from "./tesseract.ts";
import { settled } from "./vote.ts";

/** English eyes that read a segment no surer may know nothing of its letters. */
const UNSURE = 0.85;
const GUESS = 0.6;
/** English eyes see shorter words in any strokes. */
const LATIN = /\d|\p{sc=Latin}{3}/u;

/** Reads a share's segments in its language, but those that were read in it before, and settles on their words. */
export async function wordsOfShare(share: Share): Promise<Written[]> {
  const seen = await seenIn(share);
  // Its pictures are large, and the next step needs memory of its own.
  Bun.gc(true);
  const pale = paleAmong(share.paper, share.segments);
  const written: Written[] = [];
  for (const [i, segment] of share.segments.entries()) {
    const words = await settled(share.paper, segment, { seen: seen[i]!, script: share.script });
    written.push(...placed(pale.has(segment) ? withoutStains(words) : words, { segment, above: share.top }));
  }
  return written;
}

/** What one language's eyes miss those that looked before may have seen. */
async function seenIn(share: Share): Promise<Seen[][]> {
  const { segments, seen, language } = share;
  const found = await readIn(
    share,
    language,
    segments.filter((_, i) => language !== "eng" || !seen[i]),
  );
  const words = segments.map((segment, i) =>
    found.get(segment)?.length ? found.get(segment)! : (seen[i] ?? []),
  );
  if (!share.script || share.script === "han") return words;
  const others = await readIn(
    share,
    READ_BY[share.script],
    segments.filter((_, i) => sureness(words[i]!) < UNSURE),
  );
  return segments.map((segment, i) => chosen(words[i]!, others.get(segment) ?? [], share.script!));
}

async function readIn(
  { paper }: Share,
  language: Language,
  segments: Segment[],
): Promise<Map<Segment, Seen[]>> {
  const words = await wordsOfSegments(paper, segments, language);
  return new Map(segments.map((segment, i) => [segment, words[i]!]));
}

/** What was read in a page's own script, unless it has none of its letters, or Latin ones are told by more than a guess. */
function chosen(words: Seen[], own: Seen[], script: Script): Seen[] {
  if (!own.some(({ text }) => isIn(script, text))) return words;
  const isLatin = words.some(({ text }) => LATIN.test(text)) && sureness(words) >= GUESS;
  return isLatin && sureness(own) < GUESS ? words : own;
}

/** Words in the page's pixels, `above` of them over the share. */
function placed(words: Seen[], { segment, above }: { segment: Segment; above: number }): Written[] {
  const { top, bottom, size } = lineOf(segment);
  return words.map(({ text, x0, x1, sure }) => ({
    text,
    box: [x0, top + above, x1, bottom + above],
    size,
    sure,
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
