import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { weightOf } from "./weights.ts";

export type Entity = "item" | "customer";

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
/** Postings read for one question: the rarest words come first, and at least one is read. */
const MOST_POSTINGS = 5_000;

interface Scope {
  connectionId: string;
  entity: Entity;
  /** Rows of the mirror. */
  total: number;
  /** Rows kept for each question. */
  most: number;
}

/** The shortlist of each question, in two queries however many questions there are. */
export async function shortlists(tx: Tx, questions: Question[], scope: Scope): Promise<Shortlist[]> {
  const counts = await countsOf(tx, questions, scope);
  const asked = questions.map((question) => weighed(question, counts, scope.total));
  const words = new Set(asked.flatMap(({ read }) => read.map(({ word }) => word)));
  const postings = await postingsOf(tx, [...words], scope);
  return asked.map(({ weights, unknown, read }, at) => ({
    weights,
    unknown,
    numbers: heaviest(read, { postings, most: scope.most, sure: questions[at]!.numbers }),
  }));
}

async function countsOf(tx: Tx, questions: Question[], { connectionId, entity }: Scope) {
  const words = [...new Set(questions.flatMap(({ words, keys = [] }) => [...words, ...keys]))];
  const rows = await sql<{ word: string; row_count: number }>`
    select word, row_count from erp_words
    where connection_id = ${connectionId} and entity = ${entity} and word = any(${words}::text[])`.execute(
    tx,
  );
  return new Map(rows.rows.map((row) => [row.word, row.row_count]));
}

interface ReadWord {
  word: string;
  weight: number;
}

function weighed({ words, keys = new Set() }: Question, counts: Map<string, number>, total: number) {
  const all = [...words].map((word) => ({ word, count: counts.get(word) ?? 0 }));
  const weights = new Map(all.map(({ word, count }) => [word, weightOf(word, { count, total })]));
  const unknown = new Set(all.filter(({ count }) => !count).map(({ word }) => word));
  const read: ReadWord[] = [];
  let postings = 0;
  for (const { word, count } of all.filter(({ count }) => count).sort((a, b) => a.count - b.count)) {
    postings += count;
    if (postings <= MOST_POSTINGS || !read.length) read.push({ word, weight: weights.get(word)! });
  }
  for (const word of keys) if (counts.has(word)) read.push({ word, weight: KEY_WEIGHT });
  return { weights, unknown, read };
}

/** The numbers of the rows that have each word. They are summed up here: PostgreSQL takes ten times as long for it. */
async function postingsOf(tx: Tx, words: string[], { connectionId, entity }: Scope) {
  if (!words.length) return new Map<string, number[]>();
  const { rows } = await sql<{ word: string; numbers: string }>`
    select word, array_to_string(numbers, ',') as numbers from erp_words
    where connection_id = ${connectionId} and entity = ${entity} and word = any(${words}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ word, numbers }) => [word, numbers.split(",").map(Number)]));
}

function heaviest(
  read: ReadWord[],
  { postings, most, sure = new Set() }: { postings: Map<string, number[]>; most: number; sure?: Set<number> },
): number[] {
  const sums = new Map<number, number>([...sure].map((number) => [number, KEY_WEIGHT]));
  for (const { word, weight } of read)
    for (const number of postings.get(word) ?? []) sums.set(number, (sums.get(number) ?? 0) + weight);
  const least = Float64Array.from(sums.values()).sort().at(-most) ?? 0;
  return [...sums]
    .filter(([, weight]) => weight >= least)
    .sort(([first, less], [second, more]) => more - less || first - second)
    .slice(0, most)
    .map(([number]) => number);
}
