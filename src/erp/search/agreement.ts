import { TELLING } from "./_vocabulary.ts";
import { AGAIN, isNumber } from "./words.ts";

/** How a description and a candidate's words agree. */
export interface Agreement {
  /** Share of the question's weight that the candidate has, 0..1. */
  asked: number;
  /** Share of the candidate's weight that the question has, 0..1. */
  given: number;
  /** Words of both, heaviest first. */
  shared: string[];
  /** Sizes, materials and colours that the candidate lacks. */
  lacked: string[];
  /** Those that the candidate has and nobody asked for. */
  added: string[];
}

/** Words no row has count little: they are the customer's own. */
const UNKNOWN_SHARE = 0.15;
const UNKNOWN_SIZE_SHARE = 0.5;

interface Question {
  words: Set<string>;
  /** Those of its words that tell one product from the next. */
  telling: string[];
  weights: Map<string, number>;
  unknown: Set<string>;
}

/** Compares the words of a question with those of one candidate, whose described words weigh `weight` together. */
export function agreementOf(
  { words, telling, weights, unknown }: Question,
  candidate: { described: Set<string>; found: Set<string>; telling: string[]; weight: number },
): Agreement {
  const { described, found } = candidate;
  const shared: string[] = [];
  let sharedWeight = 0;
  let describedWeight = 0;
  let missing = 0;
  for (const word of words) {
    const weight = weights.get(word) ?? 0;
    if (found.has(word)) {
      shared.push(word);
      sharedWeight += weight;
      if (described.has(word)) describedWeight += weight;
    } else missing += weight * shareOfMissing(word, unknown);
  }
  // Saying a size twice asks for nothing more.
  const lacked = telling.filter((word) => !found.has(word) && !word.endsWith(AGAIN));
  return {
    asked: sharedWeight / (sharedWeight + missing || 1),
    given: Math.min(1, describedWeight / (candidate.weight || 1)),
    shared: shared.sort((a, b) => weights.get(b)! - weights.get(a)!),
    lacked,
    added: candidate.telling.filter((word) => !words.has(word)),
  };
}

/** Sizes, materials and colours: two products that differ in one of them are different products. */
export function tellingOf(words: Set<string>): string[] {
  return [...words].filter((word) => isNumber(word) || TELLING.has(word));
}

function shareOfMissing(word: string, unknown: Set<string>) {
  if (!unknown.has(word)) return 1;
  return isNumber(word) ? UNKNOWN_SIZE_SHARE : UNKNOWN_SHARE;
}
