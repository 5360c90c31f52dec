import type { Glyph } from "./pdf_glyphs.ts";
import type { Box, Word } from "./reading.ts";

/** A word and the glyphs it is made of. */
export interface GlyphWord extends Word {
  glyphs: Glyph[];
}

/** Shares of the font size. */
const ACROSS = 0.25;
const RUN_BACK = -0.6;
const RUN_GAP = 1;
const GAP = 0.15;
const GAP_WITH_BLANK = 0.08;
const GAP_BETWEEN_OBJECTS = 0.1;
const ASCENT = 0.78;
const DESCENT = 0.22;
/** From this many digits on, a code ends where another text object goes on with a letter. */
const LONG_CODE = 8;

/** Makes words of glyphs by their distance, not by the blanks in the file: some files leave them out, some put them between letters. */
export function wordsOf(glyphs: Glyph[]): GlyphWord[] {
  const words: GlyphWord[] = [];
  for (const run of runsOf(glyphs)) for (const part of splitRun(run)) words.push(wordOf(part));
  return spelledOut(words);
}

interface Step {
  glyph: Glyph;
  /** Distance to the glyph before it. */
  gap: number;
  /** The file has a blank before it. */
  blank: boolean;
}

/** Glyphs that follow each other on one line. */
function runsOf(glyphs: Glyph[]): Step[][] {
  const runs: Step[][] = [];
  let before: Glyph | undefined;
  let blank = false;
  for (const glyph of glyphs) {
    if (glyph.text === " ") {
      blank = true;
      continue;
    }
    const gap = before && !isLigature(before, glyph) ? glyph.along - before.end : 0;
    if (before && follows(before, glyph, gap)) runs.at(-1)!.push({ glyph, gap, blank });
    else runs.push([{ glyph, gap: 0, blank: false }]);
    before = glyph;
    blank = false;
  }
  return runs;
}

/** One drawn sign that stands for several letters gives each of them its own place. */
function isLigature(before: Glyph, { style, along, end }: Glyph) {
  return style.object === before.style.object && along === before.along && end === before.end;
}

function follows(before: Glyph, { style, across }: Glyph, gap: number) {
  const size = Math.max(style.size, before.style.size);
  const ratio = Math.min(style.size, before.style.size) / size;
  return (
    style.angle === before.style.angle &&
    ratio > 0.7 &&
    Math.abs(across - before.across) < size * ACROSS &&
    gap > size * RUN_BACK &&
    gap < size * RUN_GAP
  );
}

function splitRun(run: Step[]): Glyph[][] {
  const usual = usualGap(run);
  const parts: Glyph[][] = [];
  for (const [i, step] of run.entries()) {
    const before = run[i - 1]?.glyph;
    if (!before || breaks(step, { before, usual, part: parts.at(-1)! })) parts.push([step.glyph]);
    else parts.at(-1)!.push(step.glyph);
  }
  return parts;
}

function breaks(
  { glyph, gap, blank }: Step,
  { before, usual, part }: { before: Glyph; usual: number; part: Glyph[] },
) {
  const size = glyph.style.size;
  const other = glyph.style.object !== before.style.object;
  const least = blank ? GAP_WITH_BLANK : GAP;
  if (gap > usual + least * size) return true;
  if (!other) return false;
  if (gap > usual + GAP_BETWEEN_OBJECTS * size && glyph.style.bold !== before.style.bold) return true;
  return part.length >= LONG_CODE && /\p{L}/u.test(glyph.text) && part.every(({ text }) => /\d/.test(text));
}

/** Distance between letters of one word where it is not 0: letter-spaced text, or wrong widths in the file. */
function usualGap(run: Step[]) {
  const gaps = run.filter(({ blank }, i) => i > 0 && !blank).map(({ gap }) => gap);
  if (gaps.length < 4) return 0;
  const size = run[0]!.glyph.style.size;
  const median = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  return Math.min(median, size * 0.5);
}

function wordOf(glyphs: Glyph[]): GlyphWord {
  const { angle, size, bold } = glyphs[0]!.style;
  const word: GlyphWord = {
    text: glyphs.map(({ text }) => text).join(""),
    box: boxOf(glyphs),
    size: round(size),
    bold: bold || glyphs.filter(({ style }) => style.bold).length * 2 > glyphs.length,
    glyphs,
  };
  if (angle !== 0) word.angle = angle;
  return word;
}

function boxOf(glyphs: Glyph[]): Box {
  const ink: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const glyph of glyphs) {
    ink[0] = Math.min(ink[0], glyph.ink[0]);
    ink[1] = Math.min(ink[1], glyph.ink[1]);
    ink[2] = Math.max(ink[2], glyph.ink[2]);
    ink[3] = Math.max(ink[3], glyph.ink[3]);
  }
  const { style, across } = glyphs[0]!;
  if (style.angle === 0) {
    ink[1] = across - style.size * ASCENT;
    ink[3] = across + style.size * DESCENT;
  }
  return ink.map(round) as Box;
}

/** Joins `P U R C H A S E`: four and more single letters at even distances. */
function spelledOut(words: GlyphWord[]): GlyphWord[] {
  const joined: GlyphWord[] = [];
  for (let i = 0; i < words.length; ) {
    const letters = spelledFrom(words, i);
    if (letters < 4) joined.push(words[i++]!);
    else {
      joined.push(wordOf(words.slice(i, i + letters).flatMap(({ glyphs }) => glyphs)));
      i += letters;
    }
  }
  return joined;
}

function spelledFrom(words: GlyphWord[], start: number) {
  let i = start;
  let usual = 0;
  while (
    i + 1 < words.length &&
    isLetter(words[i]!) &&
    isLetter(words[i + 1]!) &&
    sameLine(words[i]!, words[i + 1]!)
  ) {
    const { size, glyphs } = words[i]!;
    const gap = words[i + 1]!.glyphs[0]!.along - glyphs[0]!.end;
    if (gap <= 0 || gap > size || (usual && gap > usual * 1.6)) break;
    usual = usual ? Math.max(usual, gap) : gap;
    i++;
  }
  return i - start + 1;
}

function isLetter({ text, angle }: Word) {
  return angle === undefined && /^\p{L}$/u.test(text);
}

function sameLine(a: Word, b: Word) {
  return a.size === b.size && Math.abs(a.box[3] - b.box[3]) < a.size * ACROSS;
}

/** Leaves out what is printed twice, a hair apart, to look bold. */
export function withoutDoubles(words: GlyphWord[]): GlyphWord[] {
  const seen = new Map<string, GlyphWord[]>();
  return words.filter((word) => {
    const twins = seen.get(word.text) ?? [];
    const near = Math.max(0.5, word.size * 0.12);
    const twin = twins.find(
      ({ box, hidden }) =>
        hidden === word.hidden && box.every((side, i) => Math.abs(side - word.box[i]!) < near),
    );
    if (twin) twin.bold = true;
    else seen.set(word.text, [...twins, word]);
    return !twin;
  });
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
