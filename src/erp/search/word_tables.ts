import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { type Postings, unpacked } from "./packed.ts";
import type { Known, Mirror, WordSource } from "./source.ts";

/** Kept in memory, of all mirrors together: 4 bytes each. */
const MOST_KEPT = 16_000_000;

interface Kept {
  version: string;
  words: Map<string, Postings>;
}

const mirrors = new Map<string, Kept>();
let keptNumbers = 0;

/** Words as the mirror's tables have them: each answer is one query. Frequent words are remembered until the mirror changes. */
export function wordTables(tx: Tx, mirror: Mirror): WordSource {
  return {
    known: (words) => knownOf(tx, words, mirror),
    postings: (words) => postingsOf(tx, words, mirror),
  };
}

/** A look-up each, whatever the planner knows of the table. */
async function knownOf(
  tx: Tx,
  words: Iterable<string>,
  { connectionId, entity }: Mirror,
): Promise<Map<string, Known>> {
  const { rows } = await sql<{ word: string; row_count: number; numbers: Buffer | null }>`
    select known.* from unnest(${[...new Set(words)]}::text[]) as asked (word), lateral (
      select word, row_count, numbers from erp_words
      where connection_id = ${connectionId} and entity = ${entity} and word = asked.word limit 1) as known`.execute(
    tx,
  );
  return new Map(rows.map(({ word, row_count, numbers }) => [word, { count: row_count, packed: numbers }]));
}

async function postingsOf(
  tx: Tx,
  words: (Known & { word: string })[],
  mirror: Mirror,
): Promise<Map<string, Postings>> {
  const kept = keptOf(mirror);
  const found = new Map<string, Postings>();
  const missing = new Set<string>();
  for (const { word, packed } of words) {
    if (found.has(word)) continue;
    const postings = packed ? unpacked([packed]) : kept.words.get(word);
    if (postings) found.set(word, postings);
    else missing.add(word);
  }
  for (const [word, parts] of await partsOf(tx, [...missing], mirror)) {
    const postings = unpacked(parts);
    found.set(word, postings);
    keep(kept, word, postings);
  }
  return found;
}

async function partsOf(tx: Tx, words: string[], { connectionId, entity }: Mirror) {
  const parts = new Map<string, Buffer[]>();
  if (!words.length) return parts;
  // In the order in which they stand, which PostgreSQL reads ahead; sorted there they would go through a file.
  const { rows } = await sql<{ word: string; first: string; numbers: Buffer }>`
    select word, first, numbers from erp_postings
    where connection_id = ${connectionId} and entity = ${entity} and word = any(${words}::text[])`.execute(
    tx,
  );
  for (const { word, numbers } of rows.sort((a, b) => Number(a.first) - Number(b.first))) {
    const list = parts.get(word);
    if (list) list.push(numbers);
    else parts.set(word, [numbers]);
  }
  return parts;
}

function keptOf({ connectionId, entity, version }: Mirror): Kept {
  const key = `${entity} ${connectionId}`;
  const known = mirrors.get(key);
  if (known?.version === version) return known;
  if (known) forget(key, known);
  const kept = { version, words: new Map<string, Postings>() };
  mirrors.set(key, kept);
  return kept;
}

function keep(kept: Kept, word: string, postings: Postings) {
  for (const [key, oldest] of mirrors) {
    if (keptNumbers + postings.length <= MOST_KEPT) break;
    if (oldest !== kept) forget(key, oldest);
  }
  if (keptNumbers + postings.length > MOST_KEPT) return;
  kept.words.set(word, postings);
  keptNumbers += postings.length;
}

function forget(key: string, { words }: Kept) {
  for (const postings of words.values()) keptNumbers -= postings.length;
  mirrors.delete(key);
}
