import type { Word } from "../reading.ts";

/** White of a cell that the ink of its letter leaves, as a share of the cell. */
const WHITE = 0.25;
/** As shares of a cell: how far a word's ink may be from as many cells as it has letters, and its middle from theirs. */
const OFF = 0.65;
const ASIDE = 0.3;
/** Letters of a word whose width tells the pitch, words that it takes, and which share of them are to be alike. */
const LONG = 6;
const LEAST_WORDS = 12;
const MOST_WORDS = 0.8;
/** As shares of the pitch: how much words of it differ in width, and how wrong the first guess may be, and its steps. */
const ALIKE = 0.05;
const WRONG = 0.03;
const STEPS = 100;
/** How near the words stand to a grid, 0 by chance and 1 on it, for the page to be printed on one. */
const ALIGNED = 0.8;
/** Width of a letter of fixed pitch, in ems. */
const CELL = 0.6;

interface Grid {
  /** Width of a cell, and where one begins, in points. */
  pitch: number;
  start: number;
}

/** Words in letters of fixed pitch as wide as their cells, as a digital page has them, so that a blank is as wide as any other; others as they are. */
export function onGrid<Seen extends Pick<Word, "text" | "box" | "size">>(words: Seen[]): Seen[] {
  const grid = gridOf(words);
  return grid ? words.map((word) => inCells(word, grid)) : words;
}

function gridOf(words: Pick<Word, "text" | "box">[]): Grid | null {
  const long = words.filter(({ text }) => text.length >= LONG);
  const widths = long.map(({ text, box }) => (box[2] - box[0]) / (text.length - WHITE)).sort((a, b) => a - b);
  const usual = widths[widths.length >> 1] ?? 0;
  const alike = long.filter((_, i) => Math.abs(widths[i]! - usual) < ALIKE * usual).length;
  if (long.length < LEAST_WORDS || alike < MOST_WORDS * long.length) return null;
  const tries = Array.from({ length: 2 * STEPS + 1 }, (_, i) => usual * (1 + (WRONG * (i - STEPS)) / STEPS));
  const found = tries.map((pitch) => aligned(long, pitch));
  const best = found.reduce((one, other) => (other.share > one.share ? other : one));
  return best.share >= ALIGNED ? best : null;
}

/** Where the cells begin that most words stand in, and how near to them they stand. */
function aligned(words: Pick<Word, "text" | "box">[], pitch: number): Grid & { share: number } {
  let [along, across] = [0, 0];
  for (const word of words) {
    const turn = (2 * Math.PI * leftOf(word, pitch)) / pitch;
    along += Math.cos(turn);
    across += Math.sin(turn);
  }
  const start = (Math.atan2(across, along) * pitch) / (2 * Math.PI);
  return { pitch, start, share: Math.hypot(along, across) / words.length };
}

/** Where its first cell begins: its ink stands in the middle of its cells. */
function leftOf({ text, box }: Pick<Word, "text" | "box">, pitch: number): number {
  return (box[0] + box[2] - text.length * pitch) / 2;
}

function inCells<Seen extends Pick<Word, "text" | "box" | "size">>(word: Seen, { pitch, start }: Grid): Seen {
  const { text, box } = word;
  const wide = text.length * pitch;
  const cells = (leftOf(word, pitch) - start) / pitch;
  const fits = box[2] - box[0] < wide && wide - (box[2] - box[0]) < (WHITE + OFF) * pitch;
  if (!fits || Math.abs(cells - Math.round(cells)) > ASIDE) return word;
  const x0 = rounded(start + Math.round(cells) * pitch);
  return { ...word, box: [x0, box[1], rounded(x0 + wide), box[3]], size: pitch / CELL };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
