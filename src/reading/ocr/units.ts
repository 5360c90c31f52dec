import { unitCodeOf } from "../../unit_codes.ts";
import type { Word } from "../reading.ts";
import { isOver } from "./figures.ts";

const SHORT = /^\p{L}{2,5}\.?$/u;
/** So many words of a column are the unit that another one looks like. */
const LEAST = 3;

/** One capital read as two letters: "Cc", the C of a hundred. */
const TWICE = /^(\p{L})\1$/iu;
/** So many units of a column tell that its words are units. */
const FEW = 2;

/** Short words that are no unit but look like the one that stands over and under them, "pes" and "pecs" among "pcs", or are one letter twice among units. */
export function withUnits(words: Word[]): Word[] {
  const short = words.filter(({ text }) => SHORT.test(text));
  const units = short.filter(({ text }) => unitCodeOf(text) !== null);
  return words.map((word) => {
    if (!SHORT.test(word.text) || unitCodeOf(word.text) !== null) return word;
    const column = units.filter((other) => isOver(other, word));
    if (TWICE.test(word.text) && column.length >= FEW) return { ...word, text: word.text[0]! };
    const like = column.filter((other) => shapeOf(other.text) === shapeOf(word.text));
    const [text, ...others] = new Set(like.map((other) => other.text));
    return text && others.length === 0 && like.length >= LEAST ? { ...word, text } : word;
  });
}

/** Letters that recognition takes for each other, or for two, are one. */
function shapeOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ceo]+/g, "c")
    .replace(/[il]/g, "l");
}
