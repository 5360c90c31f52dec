import type { Word } from "../reading.ts";

/** So many letters tell a language from noise. */
const LEAST_LETTERS = 80;
/** Of the letters of words, more than half are among these eight in every language in Latin letters; of shuffled ones a third. */
const FREQUENT = /[aeinorst]/g;
const LEAST_FREQUENT = 0.42;
/** Shorter ones are abbreviations and units; with digits they are codes. */
const WORDS = /(?<![\p{L}\p{N}])\p{sc=Latin}{4,}(?![\p{L}\p{N}])/gu;
/** A list says few words again and again, "Nylock nut zinc, box": no word counts more often than so. */
const MOST_TIMES = 2;
/** Signs that are neither letters, digits nor usual marks. */
const ODD = /[^\p{L}\p{M}\p{N}\s.,;:!?'"()[\]{}<>/\\|@#$%&*+=_~°€£¥§-]/gu;
const MOST_ODD = 0.35;

/** Text whose letters the file maps to others: what can be copied out of it is not what is seen. */
export function isGarbage(words: Pick<Word, "text" | "hidden">[]): boolean {
  const text = words.map((word) => word.text).join(" ");
  const size = text.length - words.length + 1;
  if (size < LEAST_LETTERS) return false;
  if ((text.match(ODD)?.length ?? 0) > MOST_ODD * size) return true;
  const letters = counted(text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").match(WORDS) ?? []);
  const frequent = letters.length - letters.replace(FREQUENT, "").length;
  return letters.length >= LEAST_LETTERS && frequent < LEAST_FREQUENT * letters.length;
}

/** The letters of words, of none more often than may count. */
function counted(words: string[]): string {
  const times = new Map<string, number>();
  return words
    .filter((word) => {
      const time = (times.get(word) ?? 0) + 1;
      times.set(word, time);
      return time <= MOST_TIMES;
    })
    .join("");
}
