import type { Component } from "./clean.ts";
import { isLetter, type Segment } from "./segments.ts";
import type { Seen } from "./tesseract.ts";

/** What was joined by its gap alone: a second look decides. */
const JOINED = 0.5;
const GHOST = 0.2;
const SURE = 0.8;
/** Gaps narrower than this share of the letters' height are inside a word. */
const INSIDE = 0.17;
/** And no wider than those between the line's other letters, but for this share. */
const WIDER = 0.08;
/** And behind the mark inside a number: it stands low and leaves more white. */
const INSIDE_NUMBER = 0.44;
/** On both sides of a mark inside a number that Tesseract overlooked. */
const BESIDE_MARK = 0.25;

interface Inked extends Seen {
  /** The word's parts from left to right. */
  ink: Component[];
}

/** Words as wide as their ink, with those joined that no space divides. */
export function joined(segment: Segment, seen: Seen[]): Seen[] {
  const real = seen.filter((word) => !seen.some((other) => isGhost(word, other)));
  const inked = real.map((word, i) => inkedWord(segment, word, real[i + 1]));
  const height = heightOf(segment);
  const usual = usualGap(inked) / height;
  const words: Seen[] = [];
  for (const { ink: _, ...word } of inked) {
    const last = words.at(-1);
    const mark = last && markBetween(segment, { last, word, height });
    if (last && (mark || hangsOn(last.text, word.text, { gap: (word.x0 - last.x1) / height, usual })))
      Object.assign(last, {
        text: last.text + (mark ?? "") + word.text,
        x1: word.x1,
        sure: Math.min(last.sure, word.sure, JOINED),
      });
    else words.push(word);
  }
  return words;
}

/** Seen without any sureness where a sure word stands. */
function isGhost(word: Seen, other: Seen): boolean {
  const overlap = Math.min(word.x1, other.x1) - Math.max(word.x0, other.x0);
  return word.sure < GHOST && other.sure > SURE && overlap > (word.x1 - word.x0) / 2;
}

/** Tesseract draws some boxes as far as the next word's end: a word ends where the next begins. */
function inkedWord({ parts }: Segment, word: Seen, next: Seen | undefined): Inked {
  const end = next && next.x0 > word.x0 ? Math.min(word.x1, next.x0) : word.x1;
  const ink = parts.filter(({ x0, x1 }) => (x0 + x1) / 2 > word.x0 && (x0 + x1) / 2 < end);
  if (!ink.length) return { ...word, x1: end, ink };
  return { ...word, x0: Math.min(...ink.map(({ x0 }) => x0)), x1: Math.max(...ink.map(({ x1 }) => x1)), ink };
}

function heightOf({ parts, box }: Segment): number {
  const letters = parts.filter(isLetter);
  if (!letters.length) return box[3] - box[1];
  return Math.max(...letters.map(({ y1 }) => y1)) - Math.min(...letters.map(({ y0 }) => y0));
}

/** The middle one of the gaps between letters inside words, in pixels; 0 where none stand side by side. */
function usualGap(words: Inked[]): number {
  const gaps = words.flatMap(({ ink }) => ink.slice(1).map(({ x0 }, i) => x0 - ink[i]!.x1));
  return Math.max(0, gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0);
}

/** The point or comma between two pieces of a number that Tesseract overlooked. */
function markBetween(
  { parts }: Segment,
  { last, word, height }: { last: Seen; word: Seen; height: number },
): string | null {
  if (!/\d$/.test(last.text) || !/^\d/.test(word.text)) return null;
  const digit = parts.find((part) => isLetter(part) && part.x1 === last.x1);
  const mark = parts.find(
    (part) =>
      !isLetter(part) &&
      part.x0 >= last.x1 &&
      part.x1 <= word.x0 &&
      Math.max(part.x0 - last.x1, word.x0 - part.x1) < BESIDE_MARK * height,
  );
  if (!mark || !digit || mark.y0 < (digit.y0 + digit.y1) / 2) return null;
  return mark.y1 > digit.y1 + 0.08 * height ? "," : ".";
}

/** The second piece belongs to the first: between them is no space. Gaps in shares of the line's height; `usual`: between letters. */
export function hangsOn(
  before: string,
  text: string,
  { gap, usual }: { gap: number; usual: number },
): boolean {
  if (/\d[.,]$/.test(before) && /^\d/.test(text)) return gap < INSIDE_NUMBER;
  if (/\d$/.test(before) && /^[.,]\d/.test(text)) return gap < INSIDE_NUMBER;
  if (!/[\p{L}\p{N}-]$/u.test(before) || !/^[\p{L}\p{N}-]/u.test(text)) return false;
  return gap < INSIDE && gap <= usual + WIDER;
}
