import { TELLING } from "./_vocabulary.ts";
import { isMistakable, isSlip, SLIP } from "./similarity.ts";
import { AGAIN, isNumber, type Measures, type Said } from "./words.ts";

/** How a description and a candidate's words agree. */
export interface Agreement {
  /** Share of the question's weight that the candidate has, 0..1. */
  asked: number;
  /** Share of the candidate's weight that the question has, 0..1. */
  given: number;
  /** Words of both, heaviest first. */
  shared: string[];
  /** Sizes, materials and colours that the candidate lacks, heaviest first. */
  lacked: string[];
  /** Those that the candidate has and nobody asked for. */
  added: string[];
  /** Units in which both give sizes, and not one of them is the same. */
  unlike: string[];
  /** The candidate is a pack of several, which nobody asked for. */
  pack: boolean;
}

/** Words no row has count little: they are the customer's own. */
const UNKNOWN_SHARE = 0.15;
const UNKNOWN_SIZE_SHARE = 0.5;

/** The words of a question, with what they weigh. */
export interface AskedWords {
  words: Set<string>;
  weighed: WeighedWord[];
  measures: Measures;
}

interface WeighedWord {
  word: string;
  weight: number;
  /** What counts of its weight where a candidate lacks it. */
  missing: number;
  /** It tells one product from the next. */
  telling: boolean;
  /** No row has it: it may be a slip of the pen. */
  strange: boolean;
}

/** Weighs the words of a question; `unknown` are those that no row has. */
export function askedWords(
  { words, measures }: Said,
  { weights, unknown }: { weights: Map<string, number>; unknown: Set<string> },
): AskedWords {
  const weighed = Array.from(words, (word) => {
    const weight = weights.get(word) ?? 0;
    const missing = weight * shareOfMissing(word, unknown);
    // Saying a size twice asks for nothing more.
    const telling = isTelling(word) && !word.endsWith(AGAIN);
    return { word, weight, missing, telling, strange: unknown.has(word) && isMistakable(word) };
  });
  weighed.sort((a, b) => b.weight - a.weight);
  return { words, weighed, measures };
}

/** The words of a candidate. */
export interface CandidateWords {
  /** Of its description, as people know them. */
  plain: Set<string>;
  /** Each word of its description and its code: whether the description has it. */
  found: Map<string, boolean>;
  telling: string[];
  /** Those in which a slip of the pen may be. */
  mistakable: string[];
  measures: Measures;
  /** "10pack", when it is a pack of several. */
  pack: string | null;
}

/** Compares the words of a question with those of one candidate, whose described words weigh `word_weight` together. */
export function agreementOf(
  { words, weighed, measures }: AskedWords,
  candidate: CandidateWords & { word_weight: number },
): Agreement {
  const shared: string[] = [];
  const lacked: string[] = [];
  let [both, ofDescription, lost] = [0, 0, 0];
  for (const { word, weight, missing, telling, strange } of weighed) {
    const isDescribed = candidate.found.get(word);
    if (isDescribed === undefined) {
      const meant = strange && hasSlip(candidate, word) ? SLIP : 0;
      both += meant * missing;
      lost += (1 - meant) * missing;
      if (telling) lacked.push(word);
      continue;
    }
    shared.push(word);
    both += weight;
    if (isDescribed) ofDescription += weight;
  }
  return {
    asked: both / (both + lost || 1),
    given: Math.min(1, ofDescription / (candidate.word_weight || 1)),
    shared,
    lacked,
    added: candidate.telling.filter((word) => !words.has(word)),
    unlike: unlikeUnits(measures, candidate.measures),
    pack: candidate.pack !== null && !words.has(candidate.pack) && !words.has("pack"),
  };
}

/** Whether one of the candidate's words is meant by a mistyped one. */
function hasSlip({ mistakable }: CandidateWords, word: string): boolean {
  return mistakable.some((own) => isSlip(word, own));
}

function unlikeUnits(asked: Measures, given: Measures): string[] {
  const unlike: string[] = [];
  if (asked.size && given.size)
    for (const [unit, sizes] of asked) if (given.get(unit)?.isDisjointFrom(sizes)) unlike.push(unit);
  return unlike;
}

/** Sizes, materials and colours: two products that differ in one of them are different products. */
export function tellingOf(words: Set<string>): string[] {
  return [...words].filter(isTelling);
}

function isTelling(word: string): boolean {
  return isNumber(word) || TELLING.has(word);
}

function shareOfMissing(word: string, unknown: Set<string>) {
  if (!unknown.has(word)) return 1;
  return isNumber(word) ? UNKNOWN_SIZE_SHARE : UNKNOWN_SHARE;
}
