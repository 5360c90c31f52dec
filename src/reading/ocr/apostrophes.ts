import type { Word } from "../reading.ts";
import { isBeside } from "./figures.ts";

/** In heights of a line: what an apostrophe leaves is less than a blank. */
const CLOSE = 0.3;

/** "Supplier s" as "Supplier's", whose apostrophe was taken for a speck: a lone "s" close behind a word, and no closer before the next. */
export function withApostrophes(words: Word[]): Word[] {
  const isOwned = (i: number) => {
    const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
    if (word?.text !== "s" || !before || !/\p{L}{3}$/u.test(before.text)) return false;
    const gap = gapOf(before, word);
    return gap < CLOSE * word.size && (!next || gap <= gapOf(word, next));
  };
  return words.flatMap((word, i) => {
    if (isOwned(i)) return [];
    if (!isOwned(i + 1)) return [word];
    const { box } = words[i + 1]!;
    return [{ ...word, text: `${word.text}'s`, box: [word.box[0], word.box[1], box[2], word.box[3]] }];
  });
}

/** The white between a word and the next; infinite where they are of two rows. */
function gapOf(word: Word, next: Word): number {
  const gap = next.box[0] - word.box[2];
  return isBeside(word, next) && gap >= 0 ? gap : Infinity;
}
