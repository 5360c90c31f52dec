import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Entity } from "../search/source.ts";
import { gathered } from "./moves.ts";
import { type Known, type Move, moved, type Part } from "./parts.ts";

/** Numbers in hand at a time, and words as their cost in numbers. */
const MOST_HELD = 300_000;
/** Of a statement. */
const AT_ONCE = 200_000;
const MOST_WORDS = 2_000;

interface Scope {
  owner: Owner;
  entity: Entity;
}

/** Gathers which rows came to words and went from them, and brings it into the search's index, in between when it is much. */
export function postings(tx: Tx, { most = MOST_HELD, ...scope }: Scope & { most?: number }) {
  const { arrives, leaves, size, taken } = gathered();
  const end = async () => {
    for (const some of batched(taken())) await bring(tx, scope, some);
  };
  return {
    arrives,
    leaves,
    /** To be called now and then. */
    async rest() {
      if (size() > most) await end();
    },
    end,
  };
}

function* batched(moves: Iterable<Move>): Generator<Move[]> {
  let batch: Move[] = [];
  let numbers = 0;
  for (const move of moves) {
    batch.push(move);
    numbers += move.arriving.length + move.leaving.length;
    if (numbers < AT_ONCE && batch.length < MOST_WORDS) continue;
    yield batch;
    batch = [];
    numbers = 0;
  }
  if (batch.length) yield batch;
}

async function bring(tx: Tx, scope: Scope, moves: Move[]) {
  const known = await knownOf(tx, scope, moves);
  const words = moves.map((move) => moved(move, known.get(move.word)));
  const left = words.filter(({ rowCount }) => !rowCount).map(({ word }) => word);
  const gone = words.flatMap(({ word, gone }) => gone.map((first) => ({ word, first })));
  if (left.length || gone.length) await drop(tx, scope, { words: left, parts: gone });
  await writeWords(
    tx,
    scope,
    words.filter(({ rowCount }) => rowCount),
  );
  await writeParts(
    tx,
    scope,
    words.flatMap(({ word, parts }) => parts.map((part) => ({ word, ...part }))),
  );
}

/** What the index has of words: their numbers, or those parts of them in which something moves. */
async function knownOf(tx: Tx, { owner, entity }: Scope, moves: Move[]): Promise<Map<string, Known>> {
  const words = moves.map(({ word }) => word);
  const { rows } = await sql<{ word: string; row_count: number; numbers: Buffer | null }>`
    select known.* from unnest(${words}::text[]) as asked (word), lateral (
      select word, row_count, numbers from erp_words
      where connection_id = ${owner.id} and entity = ${entity} and word = asked.word limit 1) as known`.execute(
    tx,
  );
  const known = new Map(
    rows.map(({ word, row_count, numbers }) => [word, { rowCount: row_count, numbers, parts: [] as Part[] }]),
  );
  const parted = moves.filter(({ word }) => known.get(word)?.numbers === null);
  for (const { word, first, numbers } of await partsOf(tx, { owner, entity }, parted))
    known.get(word)!.parts.push({ first: Number(first), numbers });
  return known;
}

async function partsOf(tx: Tx, { owner, entity }: Scope, moves: Move[]) {
  if (!moves.length) return [];
  const ends = moves.map(({ arriving, leaving }) => ({
    least: Math.min(...arriving.slice(0, 1), ...leaving.slice(0, 1)),
    most: Math.max(...arriving.slice(-1), ...leaving.slice(-1)),
  }));
  const { rows } = await sql<{ word: string; first: string; numbers: Buffer }>`
    select parts.* from unnest(
      ${moves.map(({ word }) => word)}::text[], ${ends.map(({ least }) => least)}::bigint[],
      ${ends.map(({ most }) => most)}::bigint[]) as asked (word, least, most), lateral (
      select word, first, numbers from erp_postings
      where connection_id = ${owner.id} and entity = ${entity} and word = asked.word and first <= asked.most
        and first >= (
          select first from erp_postings
          where connection_id = ${owner.id} and entity = ${entity} and word = asked.word and first <= asked.least
          order by first desc limit 1)
      order by first) as parts`.execute(tx);
  return rows;
}

async function drop(
  tx: Tx,
  { owner, entity }: Scope,
  { words, parts }: { words: string[]; parts: { word: string; first: number }[] },
) {
  const ours = sql`t.connection_id = ${owner.id} and t.entity = ${entity} and t.word = asked.word`;
  const asked = sql`unnest(${words}::text[]) as asked (word)`;
  await sql`delete from erp_words t using ${asked} where ${ours}`.execute(tx);
  await sql`delete from erp_postings t using ${asked} where ${ours}`.execute(tx);
  await sql`
    delete from erp_postings t using
      unnest(${parts.map(({ word }) => word)}::text[], ${parts.map(({ first }) => first)}::bigint[]) as asked (word, first)
    where ${ours} and t.first = asked.first`.execute(tx);
}

async function writeWords(
  tx: Tx,
  { owner, entity }: Scope,
  words: { word: string; rowCount: number; numbers: Buffer | null }[],
) {
  await sql`
    insert into erp_words (idp_organization_id, connection_id, entity, word, row_count, numbers)
    select ${owner.idp_organization_id}, ${owner.id}, ${entity}, word, row_count, decode(numbers, 'hex')
    from unnest(
      ${words.map(({ word }) => word)}::text[], ${words.map(({ rowCount }) => rowCount)}::int[],
      ${words.map(({ numbers }) => numbers?.toString("hex") ?? null)}::text[]) as every (word, row_count, numbers)
    on conflict (connection_id, entity, word) do update
      set row_count = excluded.row_count, numbers = excluded.numbers`.execute(tx);
}

async function writeParts(tx: Tx, { owner, entity }: Scope, parts: ({ word: string } & Part)[]) {
  if (!parts.length) return;
  await sql`
    insert into erp_postings (idp_organization_id, connection_id, entity, word, first, numbers)
    select ${owner.idp_organization_id}, ${owner.id}, ${entity}, word, first, decode(numbers, 'hex')
    from unnest(
      ${parts.map(({ word }) => word)}::text[], ${parts.map(({ first }) => first)}::bigint[],
      ${parts.map(({ numbers }) => Buffer.from(numbers).toString("hex"))}::text[]) as every (word, first, numbers)
    on conflict (connection_id, entity, word, first) do update set numbers = excluded.numbers`.execute(tx);
}
