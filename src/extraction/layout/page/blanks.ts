import type { Word } from "../../../reading/mod.ts";

/** A word of a line. */
interface Printed extends Pick<Word, "text" | "box" | "size"> {
  /** A vertical rule parts it from the word before it. */
  ruled?: boolean;
}

/** In ems: bounds of what counts as a blank between words. */
export const BLANK = [0.45, 0.85] as const;
/** In ems: more than a blank of a font of fixed pitch and the white beside a comma's ink, less than two blanks. */
const COMMA_BLANK = 1;

/** How wide blanks are in each line of a page, in ems, and whether it is one of a fixed font whose blanks are all alike. */
export function blanksOf(lines: Printed[][]): { blank: number; even: boolean }[] {
  const usual = usualBlank(lines);
  const fixed = lines.map(isFixed);
  const alike = evenBlank(lines.filter((_, at) => fixed[at]));
  return lines.map((line, at) => {
    const even = alike !== null && (fixed[at]! || fits(line));
    return { even, blank: even ? alike : fixed[at] ? BLANK[1] : usual };
  });
}

/** In ems: what at most is a blank behind a word, more where its ink ends long before its letter does. */
export function blankBehind({ text }: { text: string }, blank: number): number {
  return blank === BLANK[1] && /[,.;:]$/.test(text) ? COMMA_BLANK : blank;
}

/** Half more than the usual blank between the words of a page, in ems. */
function usualBlank(lines: Printed[][]): number {
  const gaps = lines.flatMap(gapsOf).sort((a, b) => a - b);
  return Math.min(BLANK[1], Math.max(BLANK[0], 1.5 * (gaps[gaps.length >> 2] ?? 0)));
}

/** Whether all words of a line are as wide as their letters are many: a font of fixed pitch. */
function isFixed(line: Printed[]): boolean {
  let [count, inked, least, most] = [0, true, Infinity, -Infinity];
  for (const word of line) {
    if (word.text.length < 4 || !/\p{L}{3}/u.test(word.text)) continue;
    const [pitch, white] = [pitchOf(word), whiteAround(word) / word.text.length];
    if (pitch >= 0.63 || pitch + white <= 0.54) return false;
    count++;
    inked &&= pitch <= PITCH + 0.01 && pitch + white >= PITCH;
    least = Math.min(least, pitch);
    most = Math.max(most, pitch);
  }
  return count > 1 && (inked || (least > 0.54 && most - least < 0.06));
}

/** In ems: how wide each letter of most fonts of fixed pitch is. */
const PITCH = 0.6;

/** In ems: at most the white left of a word's first letter and right of its last, where boxes follow the ink. */
function whiteAround({ text }: Printed): number {
  return /[,.;:]$/.test(text) ? 0.33 : 0.18;
}

/** In ems: somewhat more than a blank in the lines of a fixed font, where these are all alike; null where boxes follow the letters' ink. */
function evenBlank(fixed: Printed[][]): number | null {
  const gaps = fixed
    .flatMap(gapsOf)
    .filter((gap) => gap > 0.5)
    .sort((a, b) => a - b);
  const [low, middle] = [gaps[gaps.length >> 2] ?? 0, gaps[gaps.length >> 1] ?? 1];
  return gaps.length > 3 && middle - low < 0.02 && low < PITCH + 0.03 ? 1.23 * low : null;
}

/** Whether the longer words of a line, though too few to tell alone, are as wide as those of fixed fonts. */
function fits(line: Printed[]): boolean {
  const pitches = pitchesOf(line);
  return pitches.length > 0 && pitches.every((pitch) => Math.abs(pitch - 0.6) < 0.01);
}

/** In ems: how wide a letter is in each of the longer words. */
function pitchesOf(line: Printed[]): number[] {
  return line.filter(({ text }) => text.length > 3).map(pitchOf);
}

function pitchOf({ text, box, size }: Printed): number {
  return (box[2] - box[0]) / (text.length * Math.max(4, size));
}

/** In ems: the gaps between words that may be blanks. */
function gapsOf(line: Printed[]): number[] {
  const gaps: number[] = [];
  for (let i = 1; i < line.length; i++) {
    const { box, size, ruled } = line[i]!;
    const gap = (box[0] - line[i - 1]!.box[2]) / Math.max(4, size);
    if (!ruled && gap > 0.08 && gap < 1) gaps.push(gap);
  }
  return gaps;
}
