import { unitCodeOf } from "../../unit_codes.ts";
import type { Word } from "../reading.ts";
import { isBeside, isOver } from "./figures.ts";

const LONE = /^[1Il|]$/;
/** "[EA", whose other bracket stands nowhere in the row. */
const OPENED = /^\[(\p{L}+)$/u;
/** So many slashes over and under a stroke make it one. */
const LEAST = 3;

/** Slashes that were taken for a one, an I or a bracket: "3,85 1 100 ST" under "2,40 / 100 ST", "4.70 [EA" of a price. */
export function withSlashes(words: Word[]): Word[] {
  const slashes = words.filter(({ text }) => text === "/");
  return words.map((word) => {
    const unit = OPENED.exec(word.text)?.[1];
    if (unit && unitCodeOf(unit) && !words.some((other) => other.text.includes("]") && isBeside(word, other)))
      return { ...word, text: `/${unit}` };
    if (!LONE.test(word.text) || slashes.filter((slash) => isOver(slash, word)).length < LEAST) return word;
    const digits = words.filter((other) => other !== word && /^\d$/.test(other.text) && isOver(other, word));
    return digits.some(({ text }) => text !== "1") ? word : { ...word, text: "/" };
  });
}
