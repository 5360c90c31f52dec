import type { Word } from "./reading.ts";

/** So many letters tell a language from noise. */
const LEAST_LETTERS = 80;
/** Words of Latin letters have a third of vowels or more in every language; lists of codes a tenth. */
const LEAST_VOWELS = 0.1;
/** Signs that are neither letters, digits nor usual marks. */
const MOST_ODD = 0.35;

/** Text whose letters the file maps to others: what can be copied out of it is not what is seen. */
export function isGarbage(words: Pick<Word, "text" | "hidden">[]): boolean {
  const text = words.map((word) => word.text).join("");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (text.length < LEAST_LETTERS) return false;
  if (count(/[^\p{L}\p{M}\p{N}\s.,;:!?'"()[\]{}<>/\\|@#$%&*+=_~°€£¥§-]/gu) > MOST_ODD * text.length)
    return true;
  const latin = count(/\p{sc=Latin}/gu);
  const vowels = count(/[aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿ]/giu);
  return latin >= LEAST_LETTERS && latin > text.length * 0.3 && vowels < LEAST_VOWELS * latin;
}
