import { type Considered, heaviest, narrowed, type WeighedWord, withAny } from "./heaviest.ts";
import type { Found, Known, WordSource } from "./source.ts";
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
  words: Map<string, WeighedWord>;
}

const KEY_WEIGHT = 1e6;
/** Rows considered for one question: those with its rarest words, and at least with one. */
const MOST_CONSIDERED = 5_000;
/** Words that more rows have tell too little to be read. */
const TOO_FREQUENT = 200_000;

const UNKNOWN: Known = { count: 0, packed: null };
const NO_KEYS = new Set<string>();
const NOBODY = new Set<number>();

interface Scope {
  source: WordSource;
  /** Rows of the mirror. */
  total: number;
  /** Rows kept for each question … */
  most: number;
  /** … and how many of them that share little beside the heaviest; absent: all. */
  least?: number;
}

/** The shortlist of each question, in three look-ups however many questions there are. */
export async function shortlists(questions: Question[], scope: Scope): Promise<Shortlist[]> {
  const { source, most, least = most, total } = scope;
  const known = await source.known(wordsIn(questions));
  const asked = questions.map((question) => weighed(question, known, total));
  const rare = await source.postings(asked.flatMap(({ rarest }) => rarest));
  const considered = asked.map(({ rarest }) => withAny(rarest, rare));
  const open = asked.map(({ further }, at) => (considered[at]!.numbers.length > most ? further : []));
  const postings = await source.postings(open.flat());
  return asked.map(({ words }, at) => {
    const rows = narrowed(considered[at]!, { words: open[at]!, postings, most });
    return { words, numbers: listed(rows, { most, least, sure: questions[at]!.numbers }) };
  });
}

function* wordsIn(questions: Question[]): Iterable<string> {
  for (const { words, keys = NO_KEYS } of questions) {
    yield* words;
    yield* keys;
  }
}

interface Kept {
  most: number;
  least: number;
  sure?: Set<number>;
}

function listed(rows: Considered, { most, least, sure = NOBODY }: Kept) {
  const best = heaviest(rows, { most, least });
  if (!sure.size) return best;
  return [...sure, ...best.filter((number) => !sure.has(number))].slice(0, Math.max(most, sure.size));
}

function weighed({ words, keys = NO_KEYS }: Question, known: Found<string, Known>, total: number) {
  const all = new Map<string, WeighedWord>();
  const found: (WeighedWord & Known)[] = [];
  for (const word of words) {
    const { count, packed } = known.get(word) ?? UNKNOWN;
    const heavy = { word, count, packed, weight: weightOf(word, { count, total }) };
    all.set(word, heavy);
    if (count) found.push(heavy);
  }
  found.sort((a, b) => a.count - b.count);
  let rows = found[0]?.count ?? 0;
  let many = 1;
  while (many < found.length && rows + found[many]!.count <= MOST_CONSIDERED) rows += found[many++]!.count;
  const rarest = found.slice(0, many);
  const further = found.slice(many).filter(({ count }) => count <= TOO_FREQUENT);
  for (const word of keys) {
    const key = known.get(word);
    if (key) rarest.push({ word, ...key, weight: KEY_WEIGHT });
  }
  return { words: all, rarest, further };
}
