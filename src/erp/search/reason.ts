import type { AskedWords, CandidateWords, TellingWord } from "./agreement.ts";
import { isNumber } from "./words.ts";

const SHOWN = 6;
const MOST_SIZES = 3;

/** One line for a person: which words agree, and which sizes don't. */
export function reasonOf(
  asked: AskedWords,
  { plain, spelled, found, telling }: CandidateWords,
  pack: boolean,
): string {
  const places: number[] = [];
  for (const { word } of asked.weighed) {
    const place = plain.get(word);
    if (place !== undefined && places.push(place) === SHOWN) break;
  }
  const words = places.sort((a, b) => a - b).map((place) => spelled[place]);
  const agree = words.length
    ? `${words.join(" ")} ${words.length > 1 ? "agree" : "agrees"}`
    : "few words agree";
  const whole = pack ? `${agree}; this is a pack of several` : agree;
  const missed = sizesBeyond(found, asked.telling);
  if (!missed) return whole;
  const added = sizesBeyond(asked.words, telling);
  return added ? `${whole}; asked for ${missed}, this has ${added}` : `${whole}; ${missed} is not here`;
}

/** The first that one side has beyond what the other has. */
function sizesBeyond(others: { has(word: string): boolean }, telling: TellingWord[]): string {
  let listed = "";
  let count = 0;
  for (const { word, spelled } of telling) {
    if (others.has(word)) continue;
    listed += count ? `, ${spelled}` : spelled;
    if (++count === MOST_SIZES) break;
  }
  return listed;
}

/** Whether a word is as people know it, not one joined for the search. */
export function isPlain(word: string) {
  return isNumber(word) || !/\d/.test(word);
}
