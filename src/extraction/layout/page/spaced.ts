import { roleOf } from "../words/vocabulary.ts";
import type { Token } from "./lines.ts";

/** A letter that is a syllable or more: of a script that leaves no blanks between words, or Korean. */
const LETTER = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;
/** In units of a string. */
const LONGEST_LETTER = 2;
const MOST_LETTERS = 6;

/** Groups of a line's words; where letters stand apart ("単 価 金 額 備 考") and their gaps don't tell the headings they make up, the headings do. */
export function joined(groups: Token[][]): Token[][] {
  if (!groups.some((group) => spelled(group) !== null)) return groups;
  const found: Token[][] = [];
  let run: Token[][] = [];
  const close = () => {
    const known = run.every((group) => roleOf(spelled(group)!));
    found.push(...((known ? null : headingsIn(run.flat())) ?? run));
    run = [];
  };
  for (const group of groups) {
    if (spelled(group) !== null) {
      run.push(group);
      continue;
    }
    close();
    found.push(group);
  }
  close();
  return found;
}

/** The word that single letters spell; null where there are words among them. */
export function spelled(tokens: Token[]): string | null {
  return tokens.every(({ text }) => text.length <= LONGEST_LETTER && LETTER.test(text))
    ? tokens.map(({ text }) => text).join("")
    : null;
}

/** Letters as headings of two letters or more, as many as there can be; null where they don't make up headings alone. */
function headingsIn(letters: Token[]): Token[][] | null {
  if (letters.length === 0) return [];
  for (let length = 2; length <= Math.min(MOST_LETTERS, letters.length); length++) {
    const first = letters.slice(0, length);
    if (!roleOf(spelled(first)!)) continue;
    const others = headingsIn(letters.slice(length));
    if (others) return [first, ...others];
  }
  return null;
}
