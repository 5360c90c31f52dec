import type { Box, Word } from "../reading.ts";
import { asRead } from "../seen.ts";
import { settleDots } from "./dots.ts";
import { ACROSS, ALONG, END, type Glyphs, INK, LEFTWARD, placeOf } from "./glyphs.ts";
import { areLeftward, unswapLigatures } from "./leftward.ts";
import { ruledBefore } from "./ruled.ts";
import { LINE, sameLine } from "./same_line.ts";
import type { Style } from "./set.ts";
import { spelled } from "./spelled.ts";

/** The words of a page in drawing order, and how the first letter of each is set. */
export interface SetWords {
  words: Word[];
  styles: Style[];
}

/** Letters of a smaller size belong to a line from this ratio on, and to the word that they touch from this one on, as small capitals do. */
const SMALLER = 0.7;
const SMALL_CAPITALS = 0.55;
/** Shares of the font size. */
const TOUCHING = 0.1;
const RUN_BACK = -0.6;
const RUN_GAP = 1;
const GAP = 0.15;
const GAP_WITH_BLANK = 0.08;
const GAP_BETWEEN_OBJECTS = 0.1;
const ANY_GAP = 0.03;
const ASCENT = 0.78;
const DESCENT = 0.22;
/** So many runs of a size tell whether it is letter-spaced; so large a share of them may be set tighter. */
const FEW_RUNS = 4;
const TIGHT = 0.1;
/** From this many digits on, a code ends where another text object goes on with a letter. */
const LONG_CODE = 8;

/** Makes words of glyphs by their distance, not by the blanks in the file: some files leave them out, some put them between letters; vertical rules part letters that hardly stand apart. */
export function wordsOf(glyphs: Glyphs, rules: Box[] = []): SetWords {
  const { leftward } = glyphs;
  if (leftward) {
    unswapLigatures(glyphs);
    settleDots(glyphs);
  }
  const starts = startsOf(glyphs, rules);
  const words = starts.map((start, i) => wordOf(glyphs, start, starts[i + 1] ?? glyphs.count));
  const set = spelledOut(glyphs, words, starts);
  return leftward ? opened(withTails(rejoined(set))) : set;
}

/** On pages that go from right to left, the parts of a code such as `156C932` come in the order 932, C, 156. */
function rejoined({ words, styles }: SetWords): SetWords {
  const whole: SetWords = { words: [], styles: [] };
  for (const [i, word] of words.entries()) {
    const after = whole.words.at(-1);
    const gap = after ? after.box[0] - word.box[2] : Infinity;
    const parts = after && ![word, after].some(({ text }) => LEFTWARD.test(text) || /[،,;؛:]$/.test(text));
    if (after && parts && sameLine(word, after) && Math.abs(gap) < GAP * word.size)
      whole.words[whole.words.length - 1] = {
        ...word,
        text: word.text + after.text,
        box: [word.box[0], word.box[1], after.box[2], word.box[3]],
      };
    else {
      whole.words.push(word);
      whole.styles.push(styles[i]!);
    }
  }
  return whole;
}

/** Words on such pages that a bracket opens which the file names as the one that closes, as between scripts it is drawn the other way: "]AB-1001]". */
function opened({ words, styles }: SetWords): SetWords {
  return {
    words: words.map((word) => ({
      ...word,
      text: word.text.replace(OPENED, (sign) => (sign === "]" ? "[" : "(")),
    })),
    styles,
  };
}

const OPENED = /^[\])](?=[A-Za-z\d][^[(]*$)/;

/** Figures on such pages with the rest from a mark on that came elsewhere: "67" and ",692.20". */
function withTails({ words, styles }: SetWords): SetWords {
  const tails = words.filter(({ text }) => TAIL.test(text));
  const taken = new Set<Word>();
  const whole = words.map((word) => {
    const isTail = (tail: Word) =>
      sameLine(word, tail) && Math.abs(tail.box[0] - word.box[2]) < (GAP + TOUCHING) * word.size;
    const tail = tails.length > 0 && /\d$/.test(word.text) ? tails.find(isTail) : undefined;
    if (!tail) return word;
    taken.add(tail);
    const box: Box = [word.box[0], word.box[1], tail.box[2], word.box[3]];
    return { ...word, text: word.text + tail.text, box };
  });
  const kept = whole.map((_, i) => i).filter((i) => !taken.has(words[i]!));
  return { words: kept.map((i) => whole[i]!), styles: kept.map((i) => styles[i]!) };
}

const TAIL = /^[.,]\d{2}/;

/** The glyphs that words begin with; a word goes on to the next. */
function startsOf(glyphs: Glyphs, rules: Box[]): number[] {
  const gaps = new Float64Array(glyphs.count);
  const scratch = new Float64Array(glyphs.count);
  const isRuled = ruledBefore(glyphs, rules);
  const runs: Runs = { glyphs, gaps, scratch, isRuled, ends: [], usual: [], starts: [] };
  for (let glyph = 1; glyph <= glyphs.count; glyph++) {
    if (glyph < glyphs.count) {
      gaps[glyph] = gapBefore(glyphs, glyph);
      if (follows(glyphs, glyph, gaps[glyph]!)) continue;
    }
    runs.usual.push(usualGap(runs, runs.ends.at(-1) ?? 0, glyph));
    runs.ends.push(glyph);
  }
  splitRuns(runs);
  return runs.starts;
}

/** One drawn sign that stands for several letters gives each of them its own place, and each its part of it where the file spells it out. */
function gapBefore({ places, styles, texts, leftward }: Glyphs, glyph: number) {
  const before = placeOf(glyph - 1);
  const at = placeOf(glyph);
  if (leftward && areLeftward(texts[glyph - 1]!, texts[glyph]!) && places[at]! < places[before]!)
    return places[before + ALONG]! - places[at + END]!;
  const ligature =
    places[at + ALONG] === places[before + ALONG] && styles[glyph]!.object === styles[glyph - 1]!.object;
  return ligature ? 0 : places[at + ALONG]! - places[before + END]!;
}

/** Glyphs that follow each other on one line make a run. */
function follows(glyphs: Glyphs, glyph: number, gap: number) {
  const { places, styles } = glyphs;
  const before = styles[glyph - 1]!;
  const style = styles[glyph]!;
  if (style.object !== before.object && isCut(glyphs, glyph - 1)) return false;
  const size = Math.max(style.size, before.size);
  const ratio = Math.min(style.size, before.size) / size;
  return (
    style.angle === before.angle &&
    ratio > (Math.abs(gap) < size * TOUCHING ? SMALL_CAPITALS : SMALLER) &&
    Math.abs(places[placeOf(glyph) + ACROSS]! - places[placeOf(glyph - 1) + ACROSS]!) < size * LINE &&
    gap > size * RUN_BACK &&
    gap < size * RUN_GAP
  );
}

/** A letter that its clip cuts at its end is the last that is seen of a cell too narrow for its text. */
function isCut({ places, styles }: Glyphs, glyph: number) {
  const clip = styles[glyph]!.mark?.clip;
  return clip !== undefined && places[placeOf(glyph) + INK + 2]! > clip[2];
}

interface Runs {
  glyphs: Glyphs;
  gaps: Float64Array;
  /** Room for the gaps of one run. */
  scratch: Float64Array;
  /** Whether a vertical rule parts a glyph from the one before it. */
  isRuled: (glyph: number) => boolean;
  /** The glyph after the last one of each run. */
  ends: number[];
  /** The usual gap of each run; null where it is too short to tell. */
  usual: (number | null)[];
  starts: number[];
}

function splitRuns(runs: Runs) {
  const spacing = spacingOf(runs);
  let from = 0;
  for (const [run, end] of runs.ends.entries()) {
    const usual = runs.usual[run] ?? spacing.get(runs.glyphs.styles[from]!.size) ?? 0;
    let start = from;
    for (let glyph = from; glyph < end; glyph++) {
      if (glyph > from && !breaks(runs, glyph, usual, start)) continue;
      start = glyph;
      runs.starts.push(glyph);
    }
    from = end;
  }
}

/** By font size the gap between letters where nearly all runs of that size are letter-spaced: figures such as 24 are too short to tell. */
function spacingOf({ glyphs, ends, usual }: Runs): Map<number, number> {
  const bySize = new Map<number, number[]>();
  for (const [run, gap] of usual.entries()) {
    if (gap === null) continue;
    const { size } = glyphs.styles[ends[run]! - 1]!;
    const gaps = bySize.get(size);
    if (gaps) gaps.push(gap);
    else bySize.set(size, [gap]);
  }
  const usualOf = (gaps: number[]) =>
    gaps.length < FEW_RUNS ? 0 : Math.max(0, gaps.sort((a, b) => a - b)[Math.floor(gaps.length * TIGHT)]!);
  return new Map([...bySize].map(([size, gaps]) => [size, usualOf(gaps)]));
}

function breaks({ glyphs, gaps, isRuled }: Runs, glyph: number, usual: number, start: number) {
  const before = glyphs.styles[glyph - 1]!;
  const style = glyphs.styles[glyph]!;
  const gap = gaps[glyph]!;
  const least = usual + (glyphs.blanks[glyph] ? GAP_WITH_BLANK : GAP) * style.size;
  if (gap > Math.max(least, ANY_GAP * style.size)) return true;
  if (gap > Math.max(usual, 0) + ANY_GAP * style.size && isRuled(glyph)) return true;
  if (style.object === before.object) return false;
  if (gap > usual + GAP_BETWEEN_OBJECTS * style.size && style.bold !== before.bold) return true;
  if (glyph - start < LONG_CODE || !/\p{L}/u.test(glyphs.texts[glyph]!)) return false;
  return glyphs.texts.slice(start, glyph).every((text) => /\d/.test(text));
}

/** Distance between letters of one word where it is not 0: letter-spaced text, wrong widths in the file, or, below 0, a viewer's own font that is wider than the file's. */
function usualGap({ glyphs, gaps, scratch }: Runs, from: number, to: number): number | null {
  if (to - from < 5) return null;
  let count = 0;
  for (let glyph = from + 1; glyph < to; glyph++) if (!glyphs.blanks[glyph]) scratch[count++] = gaps[glyph]!;
  if (count < 4) return null;
  const median = scratch.subarray(0, count).sort()[count >> 1]!;
  return Math.min(median, glyphs.styles[from]!.size * 0.5);
}

function wordOf(glyphs: Glyphs, from: number, to: number): Word {
  const { angle, size, bold } = glyphs.styles[from]!;
  let [text, bolds] = ["", 0];
  for (let glyph = from; glyph < to; glyph++) {
    text += glyphs.texts[glyph]!;
    if (glyphs.styles[glyph]!.bold) bolds++;
  }
  const word: Word = {
    text: asRead(text),
    box: boxOf(glyphs, from, to),
    size: round(size),
    bold: bold || bolds * 2 > to - from,
  };
  if (angle !== 0) word.angle = angle;
  return word;
}

function boxOf({ places, styles }: Glyphs, from: number, to: number): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let glyph = from; glyph < to; glyph++) {
    const ink = placeOf(glyph) + INK;
    x0 = Math.min(x0, places[ink]!);
    y0 = Math.min(y0, places[ink + 1]!);
    x1 = Math.max(x1, places[ink + 2]!);
    y1 = Math.max(y1, places[ink + 3]!);
  }
  const { angle, size } = styles[from]!;
  if (angle === 0) {
    const across = places[placeOf(from) + ACROSS]!;
    y0 = across - size * ASCENT;
    y1 = across + size * DESCENT;
  }
  return [round(x0), round(y0), round(x1), round(y1)];
}

/** Joins the letters of words that are set apart. */
function spelledOut(glyphs: Glyphs, words: Word[], starts: number[]): SetWords {
  const joined: SetWords = { words: [], styles: [] };
  let i = 0;
  for (const whole of spelled({ glyphs, words, starts })) {
    joined.words.push(
      whole === 1 ? words[i]! : wordOf(glyphs, starts[i]!, starts[i + whole] ?? glyphs.count),
    );
    joined.styles.push(glyphs.styles[starts[i]!]!);
    i += whole;
  }
  return joined;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
