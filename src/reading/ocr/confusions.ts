import type { Word } from "../reading.ts";

const DIGITS: Record<string, string> = {
  O: "0",
  o: "0",
  I: "1",
  i: "1",
  l: "1",
  "|": "1",
  S: "5",
  Z: "2",
  B: "8",
};
/** Digits, and letters that look like them, as an amount or a count. */
const NEARLY = /^[$€£]?(?=.*\d)(?=.*[OoIil|SZB])[\dOoIil|SZB.,]{2,}$/;
/** Alone in its place, where only a one or a nought can stand. */
const LONE = /^[OoIil|]$/;
const NUMBER = /^[$€£]?\d[\d.,]*$/;
/** Words of the column that are asked, and of them numbers. */
const ASKED = 6;
const LEAST = 3;
const LEAST_OF_LONE = 2;
/** A person still looks: the page was not read so, but understood. */
const UNDERSTOOD = 0.75;

/** Letters that look like digits become digits where all around them in the column are numbers; never among codes. */
export function withoutConfusions(words: Word[]): Word[] {
  return words.map((word) => {
    if (!NEARLY.test(word.text) && !LONE.test(word.text)) return word;
    if (!standsAmongNumbers(word, words)) return word;
    const text = word.text.replace(/[OoIil|SZB]/g, (letter) => DIGITS[letter]!);
    return { ...word, text, confidence: Math.min(word.confidence ?? 1, UNDERSTOOD) };
  });
}

function standsAmongNumbers(word: Word, words: Word[]): boolean {
  const [x0, y0, x1, y1] = word.box;
  const near = words
    .filter(
      ({ box }) =>
        Math.min(x1, box[2]) - Math.max(x0, box[0]) > (x1 - x0) / 2 && (box[1] >= y1 || box[3] <= y0),
    )
    .map(({ text, box }) => ({ text, away: Math.abs(box[1] - y0) }))
    .filter(({ away }) => away < 15 * (y1 - y0))
    .sort((a, b) => a.away - b.away)
    .slice(0, ASKED);
  const numbers = near.filter(({ text }) => NUMBER.test(text)).length;
  const codes = near.filter(({ text }) => /\d/.test(text) && !NUMBER.test(text)).length;
  return numbers >= (LONE.test(word.text) ? LEAST_OF_LONE : LEAST) && codes === 0;
}
