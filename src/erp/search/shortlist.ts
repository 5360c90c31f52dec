import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { weightOf } from "./weights.ts";

export type Entity = "item" | "customer";

/** The words of one question. A key weighs so much that whoever has it is on the list. */
export interface Question {
  words: Set<string>;
  keys: Set<string>;
}

/** Rows that share the most and rarest words with one question: numbers as in the mirror, best first. */
export interface Shortlist {
  numbers: string[];
  /** What each of the question's words weighs; words nobody has weigh as the rarest. */
  weights: Map<string, number>;
  /** Words that no row has. */
  unknown: Set<string>;
}

const KEY_WEIGHT = 1e6;
/** Postings read for one question: the rarest words come first, and at least two are read. */
const MOST_POSTINGS = 20_000;

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
  const rows = await ranked(tx, asked, scope);
  const lists = asked.map(({ weights, unknown }) => ({ weights, unknown, numbers: [] as string[] }));
  for (const { question, number } of rows) lists[question]!.numbers.push(number);
  return lists;
}

async function countsOf(tx: Tx, questions: Question[], { connectionId, entity }: Scope) {
  const words = [...new Set(questions.flatMap(({ words, keys }) => [...words, ...keys]))];
  const { rows } = await sql<{ word: string; row_count: number }>`
    select word, row_count from erp_words
    where connection_id = ${connectionId} and entity = ${entity} and word = any(${words}::text[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.word, row.row_count]));
}

function weighed({ words, keys }: Question, counts: Map<string, number>, total: number) {
  const all = [...words].map((word) => ({ word, count: counts.get(word) ?? 0 }));
  const weights = new Map(all.map(({ word, count }) => [word, weightOf(word, { count, total })]));
  const unknown = new Set(all.filter(({ count }) => !count).map(({ word }) => word));
  const read: { word: string; weight: number }[] = [];
  let postings = 0;
  for (const { word, count } of all.filter(({ count }) => count).sort((a, b) => a.count - b.count)) {
    postings += count;
    if (postings <= MOST_POSTINGS || read.length < 2) read.push({ word, weight: weights.get(word)! });
  }
  for (const word of keys) if (counts.has(word)) read.push({ word, weight: KEY_WEIGHT });
  return { weights, unknown, read };
}

async function ranked(
  tx: Tx,
  asked: { read: { word: string; weight: number }[] }[],
  { connectionId, entity, most }: Scope,
) {
  const flat = asked.flatMap(({ read }, question) => read.map((each) => ({ ...each, question })));
  if (!flat.length) return [];
  const { rows } = await sql<{ question: number; number: string }>`
    with asked as (
      select * from unnest(
        ${flat.map(({ question }) => question)}::int[],
        ${flat.map(({ word }) => word)}::text[],
        ${flat.map(({ weight }) => weight)}::real[]) as a (question, word, weight)),
    summed as (
      select question, number, sum(weight) as weight
      from asked join erp_words w on w.word = asked.word, unnest(w.numbers) as number
      where connection_id = ${connectionId} and entity = ${entity}
      group by question, number),
    placed as (
      select *, row_number() over (partition by question order by weight desc, number) as place from summed)
    select question, number from placed where place <= ${most} order by question, place`.execute(tx);
  return rows;
}
