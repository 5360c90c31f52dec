import type { Word } from "../reading.ts";
import { ALONG, END, type Glyphs, placeOf } from "./glyphs.ts";
import { sameLine } from "./same_line.ts";

/** So many letters that stand apart are a word by themselves. */
const LEAST = 4;
/** Words beside each other are set alike that differ by no more of the wider distance between letters. */
const ALIKE = 0.1;

/** Words of a page, one or more single letters at even distances. */
interface Run {
  from: number;
  count: number;
  /** The widest distance between its letters; 0 for one. */
  gap: number;
  isWord: boolean;
}

interface Placed {
  glyphs: Glyphs;
  words: Word[];
  starts: number[];
}

/** How many words on each one is that letters apart spell: four and more, `P U R C H A S E`, and as evenly set ones beside them, `D E` in `O R D E N   D E   C O M P R A`. */
export function spelled(placed: Placed): number[] {
  const runs = runsOf(placed);
  const join = (run: Run, beside: Run | undefined) => {
    run.isWord ||= beside !== undefined && goWith(run, beside, placed.words);
  };
  for (const [i, run] of runs.entries()) join(run, runs[i - 1]);
  for (let i = runs.length - 2; i >= 0; i--) join(runs[i]!, runs[i + 1]);
  return runs.flatMap(({ count, isWord }) => (isWord ? [count] : Array.from({ length: count }, () => 1)));
}

function goWith(run: Run, beside: Run, words: Word[]): boolean {
  return (
    beside.isWord &&
    run.count > 1 &&
    Math.abs(run.gap - beside.gap) <= ALIKE * Math.max(run.gap, beside.gap) &&
    sameLine(words[run.from]!, words[beside.from]!)
  );
}

function runsOf(placed: Placed): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < placed.words.length; from += runs.at(-1)!.count) runs.push(runFrom(placed, from));
  return runs;
}

function runFrom({ glyphs, words, starts }: Placed, from: number): Run {
  let i = from;
  let usual = 0;
  while (
    i + 1 < words.length &&
    isLetter(words[i]!) &&
    (isLetter(words[i + 1]!) || isEnd(words[i + 1]!)) &&
    sameLine(words[i]!, words[i + 1]!)
  ) {
    const gap = glyphs.places[placeOf(starts[i + 1]!) + ALONG]! - glyphs.places[placeOf(starts[i]!) + END]!;
    if (gap <= 0 || gap > words[i]!.size || (usual && gap > usual * 1.6)) break;
    usual = usual ? Math.max(usual, gap) : gap;
    i++;
  }
  const count = i - from + 1;
  return { from, count, gap: usual, isWord: count >= LEAST };
}

function isLetter({ text, angle }: Word) {
  return text.length <= 2 && angle === undefined && /^\p{L}$/u.test(text);
}

/** The point behind a short form: `C O .` */
function isEnd({ text, angle }: Word) {
  return text === "." && angle === undefined;
}
