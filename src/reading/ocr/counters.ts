import type { Word } from "../reading.ts";
import { isOver } from "./figures.ts";

const GLUED = /^(\d{1,3})[o0]f(\d{1,3})$/;
const LEAST = 2;
/** Of a letter's width so much becomes a blank. */
const BLANK = 0.5;

/** "1of6", "20f6" over each other as three words each: the numbers of lines, of so many. */
export function withCounters(words: Word[]): Word[] {
  const glued = words.flatMap((word) => {
    const [, number, all] = GLUED.exec(word.text) ?? [];
    return number && all && Number(number) <= Number(all) ? [{ word, number, all }] : [];
  });
  return words.flatMap((word) => {
    const own = glued.find((each) => each.word === word);
    const others = glued.filter(({ word: other, all }) => all === own?.all && isOver(other, word));
    if (!own || others.length < LEAST) return [word];
    const [x0, y0, x1, y1] = word.box;
    const letter = (x1 - x0) / word.text.length;
    const ends = [own.number.length, own.number.length + 2, word.text.length].map((at) => x0 + at * letter);
    return [own.number, "of", own.all].map((text, i) => ({
      ...word,
      text,
      box: [i ? ends[i - 1]! + BLANK * letter : x0, y0, ends[i]!, y1] as Word["box"],
    }));
  });
}
