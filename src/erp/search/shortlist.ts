import { type Considered, heaviest, narrowed, type WeighedWord, withAny } from "./heaviest.ts";
import type { Known, WordSource } from "./source.ts";
import { weightOf } from "./weights.ts";

/** The words of one question. Whoever has one of its keys, or is one of its numbers, is on the list. */
export interface Question {
  words: Set<string>;
  keys?: Set<string>;
  numbers?: Set<number>;
}

/** Rows that share the most and rarest words with one question: numbers as in the mirror, best first. */
export interface Shortlist {
  numbers: number[];
  /** What each of the question's words weighs; words nobody has weigh as the rarest. */
  weights: Map<string, number>;
  /** Words that no row has. */
  unknown: Set<string>;
}

const KEY_WEIGHT = 1e6;
/** Rows considered for one question: those with its rarest words, and at least with one. */
const MOST_CONSIDERED = 5_000;
/** Words that more rows have tell too little to be read. */
const TOO_FREQUENT = 200_000;

interface Scope {
  source: WordSource;
  /** Rows of the mirror. */
  total: number;
  /** Rows kept for each question. */
  most: number;
}

/** The shortlist of each question, in three look-ups however many questions there are. */
export async function shortlists(questions: Question[], scope: Scope): Promise<Shortlist[]> {
  const { source, most, total } = scope;
  const words = new Set(questions.flatMap(({ words, keys = [] }) => [...words, ...keys]));
  const known = await source.known([...words]);
  const asked = questions.map((question) => weighed(question, known, total));
  const rarest = asked.map(({ rarest }) => rarest);
  const rare = await source.postings(wordsIn(rarest, known));
  const considered = rarest.map((words) => withAny(words, rare));
  const open = asked.map(({ further }, at) => (considered[at]!.numbers.length > most ? further : []));
  const postings = await source.postings(wordsIn(open, known));
  return asked.map(({ weights, unknown }, at) => {
    const rows = narrowed(considered[at]!, { words: open[at]!, postings, most });
    return { weights, unknown, numbers: listed(rows, { most, sure: questions[at]!.numbers }) };
  });
}

function listed(rows: Considered, { most, sure = new Set() }: { most: number; sure?: Set<number> }) {
  const others = heaviest(rows, most).filter((number) => !sure.has(number));
  return [...sure, ...others].slice(0, Math.max(most, sure.size));
}

function wordsIn(lists: WeighedWord[][], known: Map<string, Known>): Map<string, Known> {
  return new Map(lists.flatMap((list) => list.map(({ word }) => [word, known.get(word)!])));
}

function weighed({ words, keys = new Set() }: Question, known: Map<string, Known>, total: number) {
  const all = [...words].map((word) => ({ word, count: known.get(word)?.count ?? 0 }));
  const weights = new Map(all.map(({ word, count }) => [word, weightOf(word, { count, total })]));
  const unknown = new Set(all.filter(({ count }) => !count).map(({ word }) => word));
  const rarest: WeighedWord[] = [];
  const further: WeighedWord[] = [];
  let rows = 0;
  for (const { word, count } of all.filter(({ count }) => count).sort((a, b) => a.count - b.count)) {
    rows += count;
    const heavy = { word, count, weight: weights.get(word)! };
    if (rows <= MOST_CONSIDERED || !rarest.length) rarest.push(heavy);
    else if (count <= TOO_FREQUENT) further.push(heavy);
  }
  for (const word of keys)
    if (known.has(word)) rarest.push({ word, count: known.get(word)!.count, weight: KEY_WEIGHT });
  return { weights, unknown, rarest, further };
}
