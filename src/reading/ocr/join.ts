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
/** Digits are as wide as each other: the next one of a number or code is hardly farther than that. */
const SAME_PITCH = 1.27;
/** A minus is no narrower than this share of a digit's height: specks are. */
const LEAST_MINUS = 0.28;
/** On both sides of a mark inside a number that Tesseract overlooked. */
const BESIDE_MARK = 0.25;
/** Where letters are all as wide, a mark has so many times as much white beside it as they have. */
const FIXED_PITCH = 2;

interface Inked extends Seen {
  /** The word's parts from left to right. */
  ink: Component[];
}

/** Words as wide as their ink, with those joined that no space divides. */
export function joined(segment: Segment, seen: Seen[]): Seen[] {
  const real = seen.filter((word) => !seen.some((other) => isGhost(word, other)));
  const height = heightOf(segment);
  const inked = withMinus(
    segment,
    real.map((word, i) => withMark(inkedWord(segment, word, real[i + 1]), height)),
  );
  const usual = usualGap(inked) / height;
  const pitch = digitPitch(inked);
  const words: Seen[] = [];
  for (const [i, { ink: _, ...word }] of inked.entries()) {
    const last = words.at(-1);
    const mark =
      last &&
      markBetween(segment, { last, word, beside: height * Math.max(BESIDE_MARK, FIXED_PITCH * usual) });
    const step = digitStep(inked[i - 1], inked[i]!);
    const joins = mark || step < SAME_PITCH * pitch;
    if (last && (joins || hangsOn(last.text, word.text, { gap: (word.x0 - last.x1) / height, usual })))
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

/** How far the middles of digits stand apart that follow each other inside words, in pixels; 0 where none do. */
function digitPitch(words: Inked[]): number {
  const steps = words.flatMap(({ text, ink }) =>
    ink.length === text.length
      ? ink
          .slice(1)
          .flatMap((part, i) => (/^\d\d/.test(text.slice(i)) ? [middle(part) - middle(ink[i]!)] : []))
      : [],
  );
  return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 0;
}

/** From the digit that ends a word, or the hyphen behind it, to the digit that begins the next, in pixels; infinite where other letters meet. */
function digitStep(before: Inked | undefined, word: Inked): number {
  const [last, first] = [before?.ink.at(-1), word.ink[0]];
  if (!last || !first || !/\d-?$/.test(before!.text) || !/^\d/.test(word.text)) return Infinity;
  return middle(first) - middle(last);
}

function middle({ x0, x1 }: Component): number {
  return (x0 + x1) / 2;
}

/** A whole number with the point or comma that Tesseract overlooked in it. */
function withMark(word: Inked, height: number): Inked {
  const digits = word.ink.filter(isLetter);
  const at = digits.findIndex((digit, i) => i > 0 && word.ink[word.ink.indexOf(digit) - 1] !== digits[i - 1]);
  if (!/^\d{2,}$/.test(word.text) || digits.length !== word.text.length || at < 0) return word;
  const [before, next] = [digits[at - 1]!, digits[at]!];
  const between = word.ink.filter((part) => part.x0 >= before.x1 && part.x1 <= next.x0);
  const mark = between.length === 1 && lowMark(between[0]!, { digit: before, height });
  return mark ? { ...word, text: word.text.slice(0, at) + mark + word.text.slice(at), sure: JOINED } : word;
}

/** Figures with the stroke before them that belongs to no word: a minus, to be looked at again. */
function withMinus({ parts }: Segment, words: Inked[]): Inked[] {
  const claimed = new Set(words.flatMap(({ ink }) => ink));
  return words.map((word) => {
    const digit = word.ink.find(isLetter);
    if (!digit || !/^\d/.test(word.text)) return word;
    const tall = digit.y1 - digit.y0;
    const stroke = parts.find(
      ({ x0, y0, x1, y1 }) =>
        x1 <= digit.x0 &&
        digit.x0 - x1 < BESIDE_MARK * tall &&
        x1 - x0 >= Math.max(2 * (y1 - y0), LEAST_MINUS * tall) &&
        Math.abs(y0 + y1 - digit.y0 - digit.y1) < tall / 2,
    );
    if (!stroke || claimed.has(stroke)) return word;
    return { ...word, text: `-${word.text}`, x0: stroke.x0, ink: [stroke, ...word.ink], sure: JOINED };
  });
}

/** What a mark beside a digit is by how far it reaches below; null for one that stands higher. */
function lowMark(mark: Component, { digit, height }: { digit: Component; height: number }): string | null {
  if (mark.y0 < (digit.y0 + digit.y1) / 2) return null;
  return mark.y1 > digit.y1 + 0.08 * height ? "," : ".";
}

/** The point or comma between two pieces of a number that Tesseract overlooked. */
function markBetween(
  segment: Segment,
  { last, word, beside }: { last: Seen; word: Seen; beside: number },
): string | null {
  if (!/\d$/.test(last.text) || !/^\d/.test(word.text)) return null;
  const digit = segment.parts.find((part) => isLetter(part) && part.x1 === last.x1);
  const mark = segment.parts.find(
    (part) =>
      !isLetter(part) &&
      part.x0 >= last.x1 &&
      part.x1 <= word.x0 &&
      Math.max(part.x0 - last.x1, word.x0 - part.x1) < beside,
  );
  return mark && digit ? lowMark(mark, { digit, height: heightOf(segment) }) : null;
}

/** The second piece belongs to the first: between them is no space. Gaps in shares of the line's height; `usual`: between letters. */
export function hangsOn(
  before: string,
  text: string,
  { gap, usual }: { gap: number; usual: number },
): boolean {
  const insideNumber = Math.max(INSIDE_NUMBER, FIXED_PITCH * usual);
  if (/\d[.,]$/.test(before) && /^\d/.test(text)) return gap < insideNumber;
  if (/\d$/.test(before) && /^[.,]\d/.test(text)) return gap < insideNumber;
  if (!/[\p{L}\p{N}-]$/u.test(before) || !/^[\p{L}\p{N}-]/u.test(text)) return false;
  return gap < INSIDE && gap <= usual + WIDER;
}
