import type { Agreement, AskedWords, CandidateWords, TellingWord } from "./agreement.ts";
import { isNumber } from "./words.ts";

const SHOWN = 6;
const MOST_SIZES = 3;

/** One line for a person: which words agree, and which sizes and codes don't. */
export function reasonOf(
  asked: AskedWords,
  candidate: CandidateWords,
  { pack, unlike }: Pick<Agreement, "pack" | "unlike">,
): string {
  const agree = agreeing(asked, candidate);
  const whole = pack ? `${agree}; this is a pack of several` : agree;
  if (unlike) return `${whole}; asked for ${unlike.asked.text}, this has ${unlike.own.text}`;
  const missed = sizesBeyond(candidate.found, asked.telling);
  if (!missed) return whole;
  const added = sizesBeyond(asked.words, candidate.telling);
  return added ? `${whole}; asked for ${missed}, this has ${added}` : `${whole}; ${missed} is not here`;
}

/** The heaviest words of both, in the candidate's order. */
function agreeing(asked: AskedWords, { plain, spelled }: CandidateWords): string {
  const places: number[] = [];
  for (const { word } of asked.weighed) {
    const place = plain.get(word);
    if (place === undefined) continue;
    let to = places.length;
    for (; to > 0 && places[to - 1]! > place; to--) places[to] = places[to - 1]!;
    places[to] = place;
    if (places.length === SHOWN) break;
  }
  if (!places.length) return "few words agree";
  let words = spelled[places[0]!]!;
  for (let at = 1; at < places.length; at++) words += ` ${spelled[places[at]!]}`;
  return places.length > 1 ? `${words} agree` : `${words} agrees`;
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
