import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";

/** What is searched. */
export type Entity = "item" | "customer";

/** Numbers of the rows that have a word, ascending. */
export type Postings = Uint32Array | Float64Array;

/** Whose words; `version` changes whenever they do. */
export interface Mirror {
  connectionId: string;
  entity: Entity;
  version: string;
}

/** Kept in memory, of all mirrors together: 4 bytes each. */
const MOST_KEPT = 16_000_000;
const WORTH_KEEPING = 1_000;

interface Kept {
  version: string;
  words: Map<string, Postings>;
}

const mirrors = new Map<string, Kept>();
let keptNumbers = 0;

/** The postings of words, in one query. Frequent words are remembered until the mirror changes. */
export async function postingsOf(
  tx: Tx,
  words: Iterable<string>,
  mirror: Mirror,
): Promise<Map<string, Postings>> {
  const kept = keptOf(mirror);
  const found = new Map<string, Postings>();
  const missing: string[] = [];
  for (const word of words) {
    const known = kept.words.get(word);
    if (known) found.set(word, known);
    else missing.push(word);
  }
  if (!missing.length) return found;
  const { rows } = await sql<{ word: string; numbers: Buffer }>`
    select word, array_send(numbers) as numbers from erp_words
    where connection_id = ${mirror.connectionId} and entity = ${mirror.entity} and word = any(${missing}::text[])`.execute(
    tx,
  );
  for (const { word, numbers } of rows) {
    const postings = decoded(numbers);
    found.set(word, postings);
    if (postings.length >= WORTH_KEEPING) keep(kept, word, postings);
  }
  return found;
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

const HEADER = 20;
const ENTRY = 12;

/** PostgreSQL's binary form of bigint[]: a header, then for each number its length and eight bytes. */
function decoded(sent: Buffer): Postings {
  const length = Math.max(0, Math.floor((sent.length - HEADER) / ENTRY));
  const view = new DataView(sent.buffer, sent.byteOffset, sent.length);
  const last = HEADER + (length - 1) * ENTRY;
  let [ascending, wide, before] = [true, false, -1];
  for (let at = HEADER; at <= last; at += ENTRY) {
    const [high, low] = [view.getUint32(at + 4), view.getUint32(at + 8)];
    wide ||= high > 0;
    ascending &&= low > before;
    before = low;
  }
  const postings = wide ? new Float64Array(length) : new Uint32Array(length);
  for (let n = 0, at = HEADER; n < length; n++, at += ENTRY)
    postings[n] = view.getUint32(at + 4) * 2 ** 32 + view.getUint32(at + 8);
  return wide || !ascending ? postings.sort() : postings;
}
