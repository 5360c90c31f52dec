import { TELLING } from "./_vocabulary.ts";
import { type Model, modelsIn, unlikeModels } from "./models.ts";
import { isMistakable, isSlip, oneApart, SLIP } from "./similarity.ts";
import { AGAIN, isNumber, type Measures, type Said, spelled } from "./words.ts";

/** How a description and a candidate's words agree. */
export interface Agreement {
  /** Share of the question's weight that the candidate has, 0..1. */
  asked: number;
  /** Share of the candidate's weight that the question has, 0..1. */
  given: number;
  /** A word of both brings an item: any that is no unit, mark or word between words, or there are no others. */
  brings: boolean;
  /** Sizes, materials and colours that the candidate lacks. */
  lacked: number;
  /** Those in which both differ; units in which both give sizes and not one of them is the same; codes that are unlike. */
  conflicts: number;
  /** Codes inside both descriptions that differ; null: none do. */
  unlike: { asked: Model; own: Model } | null;
  /** The candidate is a pack of several, which nobody asked for. */
  pack: boolean;
}

/** Words no row has count little: they are the customer's own. */
const UNKNOWN_SHARE = 0.15;
const UNKNOWN_SIZE_SHARE = 0.5;
const SHORT = /^[a-z]{1,2}$/;
/** Words of fewer letters are one letter from many materials and colours. */
const SHORTEST_TELLING = 4;

/** A size, material or colour. */
export interface TellingWord {
  word: string;
  /** As the trade writes it. */
  spelled: string;
}

/** The words of a question, with what they weigh. */
export interface AskedWords {
  words: Set<string>;
  /** Heaviest first. */
  weighed: WeighedWord[];
  /** Sizes, materials and colours among them, heaviest first. */
  telling: TellingWord[];
  /** All are short. */
  short: boolean;
  measures: { unit: string; sizes: string[] }[];
  models: Model[];
}

interface WeighedWord {
  word: string;
  weight: number;
  /** What counts of its weight where a candidate lacks it. */
  missing: number;
  /** It tells one product from the next … */
  telling: boolean;
  /** … and is to be lacked: saying a size twice asks for nothing more. */
  wanted: boolean;
  /** Of one or two letters, such as "to": it brings no item beside longer ones. */
  short: boolean;
  /** No row has it: it may be a slip of the pen. */
  strange: boolean;
}

/** Weighs the words of a question; those that no row has have no `count`. */
export function askedWords(
  { words, measures, description }: Said & { description?: string | null },
  known: Map<string, { weight: number; count: number }>,
): AskedWords {
  const weighed = Array.from(words, (word) => {
    const { weight, count } = known.get(word)!;
    const missing = weight * (count ? 1 : shareOfUnknown(word));
    const telling = isTelling(word);
    const wanted = telling && !word.endsWith(AGAIN);
    const strange = !count && !telling && mayBeMistyped(word);
    return { word, weight, missing, telling, wanted, short: SHORT.test(word), strange };
  });
  weighed.sort((a, b) => b.weight - a.weight);
  return {
    words,
    weighed,
    telling: weighed.flatMap(({ word, wanted }) => (wanted ? [{ word, spelled: spelled(word) }] : [])),
    short: weighed.every(({ short }) => short),
    measures: Array.from(measures, ([unit, sizes]) => ({ unit, sizes: [...sizes] })),
    models: modelsIn(description ?? ""),
  };
}

/** The words of a candidate. */
export interface CandidateWords {
  /** Of its description, as people know them: where each stands … */
  plain: Map<string, number>;
  /** … and how the trade writes it. */
  spelled: string[];
  /** Each word of its description and its code: whether the description has it. */
  found: Map<string, boolean>;
  telling: TellingWord[];
  /** Those in which a slip of the pen may be. */
  mistakable: string[];
  measures: Measures;
  models: Model[];
  /** "10pack", when it is a pack of several. */
  pack: string | null;
}

/** Compares the words of a question with those of one candidate, whose described words weigh `word_weight` together. */
export function agreementOf(
  asked: AskedWords,
  candidate: CandidateWords & { word_weight: number },
): Agreement {
  let both = 0;
  let ofDescription = 0;
  let lost = 0;
  let lacked = 0;
  let shared = 0;
  let brings = asked.short;
  for (const { word, weight, missing, telling, wanted, short, strange } of asked.weighed) {
    const isDescribed = candidate.found.get(word);
    if (isDescribed === undefined) {
      const meant = strange && hasSlip(candidate, word) ? SLIP * missing : 0;
      both += meant;
      lost += missing - meant;
      ofDescription += meant;
      if (wanted) lacked++;
      continue;
    }
    if (!short) brings = true;
    both += weight;
    if (!isDescribed) continue;
    ofDescription += weight;
    if (telling) shared++;
  }
  const differing = Math.min(lacked, candidate.telling.length - shared);
  const unlike = unlikeModels(asked.models, candidate.models);
  const pack = candidate.pack !== null && !asked.words.has(candidate.pack) && !asked.words.has("pack");
  return {
    asked: both / (both + lost || 1),
    given: Math.min(1, ofDescription / (candidate.word_weight || 1)),
    brings,
    lacked,
    conflicts: Math.max(differing, unlikeUnits(asked, candidate), unlike ? 1 : 0) + (pack ? 1 : 0),
    unlike,
    pack,
  };
}

/** Whether one of the candidate's words is meant by a mistyped one: also in a short word, where it names a material or colour ("bule", "epm"). */
function hasSlip({ mistakable }: CandidateWords, word: string): boolean {
  return mistakable.some((own) => oneApart(word, own) && (isSlip(word, own) || isNamed(own)));
}

function mayBeMistyped(word: string): boolean {
  return word.length >= SHORTEST_TELLING - 1 && !/\d/.test(word);
}

/** Words of a candidate in which a slip of the pen may be. */
export function mistakableOf(words: Iterable<string>): string[] {
  return Array.from(words).filter((word) => isMistakable(word) || isNamed(word));
}

function isNamed(word: string): boolean {
  return word.length >= SHORTEST_TELLING && TELLING.has(word);
}

/** Units in which both give sizes, and not one of them is the same. */
function unlikeUnits({ measures }: AskedWords, candidate: CandidateWords): number {
  let unlike = 0;
  for (const { unit, sizes } of measures) {
    const own = candidate.measures.get(unit);
    if (own && !sizes.some((size) => own.has(size))) unlike++;
  }
  return unlike;
}

/** Sizes, materials and colours: two products that differ in one of them are different products. */
export function tellingOf(words: Iterable<string>): TellingWord[] {
  return Array.from(words)
    .filter(isTelling)
    .map((word) => ({ word, spelled: spelled(word) }));
}

function isTelling(word: string): boolean {
  return isNumber(word) || TELLING.has(word);
}

function shareOfUnknown(word: string) {
  return isNumber(word) ? UNKNOWN_SIZE_SHARE : UNKNOWN_SHARE;
}
