import { LETTERS, READ_BY, type Script } from "./language.ts";
import { look } from "./look.ts";
import type { Letter } from "./paddle.ts";
import type { Parts } from "./parts.ts";
import type { Segment } from "./segments.ts";
import { type Seen, sureness, wordsOfSegments } from "./tesseract.ts";

/** Segments that are looked at anew. */
const SAMPLE = 6;
const LEAST = 2;
/** English eyes that read no surer may look at letters they know nothing of. */
const UNSURE = 0.6;
/** What PP-OCR reads surer is no Arabic. */
const KNOWN = 0.9;
/** Of a Japanese text's letters. */
const LEAST_KANA = 0.1;
/** In multiples of their height: shorter segments tell little. */
const LEAST_WIDTH = 2;

/** Which letters beside Latin ones those segments are written in that English eyes read badly; null for none. */
export async function scriptOf(
  { paper, segments }: Pick<Parts, "paper" | "segments">,
  seen: (Seen[] | null)[],
): Promise<Script | null> {
  const sample = segments
    .filter((segment, i) => seen[i] && sureness(seen[i]) < UNSURE && isLong(segment))
    .sort((a, b) => widthOf(b) - widthOf(a))
    .slice(0, SAMPLE);
  if (sample.length < LEAST) return null;
  const looked = await Promise.all(
    sample.map(({ box: [x0, , x1] }, i) => look(paper, sample[i]!, { x0, x1 })),
  );
  if (isMostlyHan(looked))
    return isJapanese(await wordsOfSegments(paper, sample, READ_BY.kana)) ? "kana" : "han";
  const unknown = sample.filter((_, i) => meanOf(looked[i]!) < KNOWN);
  if (unknown.length < LEAST) return null;
  return isArabic(await wordsOfSegments(paper, unknown, READ_BY.arabic)) ? "arabic" : null;
}

function meanOf(letters: Letter[]): number {
  return letters.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, letters.length);
}

/** Whether most letters of half the pieces are Han ones. */
function isMostlyHan(looked: Letter[][]): boolean {
  const share = (texts: Letter[]) => {
    const letters = texts.filter(({ text }) => /\p{L}/u.test(text));
    return letters.filter(({ text }) => LETTERS.han.test(text)).length / Math.max(1, letters.length);
  };
  return looked.filter((letters) => share(letters) > 0.5).length * 2 >= looked.length;
}

/** Whether Japanese eyes surely read more of their own letters than they see in Chinese ones. */
function isJapanese(read: Seen[][]): boolean {
  const sure = read.flat().filter((word) => word.sure >= UNSURE);
  const letters = [...sure.map(({ text }) => text).join("")];
  return letters.filter((letter) => LETTERS.kana.test(letter)).length > LEAST_KANA * letters.length;
}

/** Whether half of some segments at least were surely read, and have Arabic letters. */
function isArabic(read: Seen[][]): boolean {
  const sure = read.filter(
    (words) => sureness(words) >= UNSURE && words.some(({ text }) => LETTERS.arabic.test(text)),
  );
  return sure.length * 2 >= read.length;
}

function isLong(segment: Segment): boolean {
  return widthOf(segment) > LEAST_WIDTH * (segment.box[3] - segment.box[1]);
}

function widthOf({ box }: Segment): number {
  return box[2] - box[0];
}
