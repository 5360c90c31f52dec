import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Batches } from "./batches.ts";
import type { Mirrored } from "./entities.ts";
import { CHANGE, type Changes, GONE, linesIn } from "./incoming.ts";
import { rowOf } from "./lines.ts";
import { postings } from "./postings.ts";

/** Between words of one text. */
const BETWEEN = "\x1f";
const GONE_AT_ONCE = 5_000;
const LEAVING = sql.table("erp_leaving");

interface Change {
  owner: Owner;
  batches: Batches;
  changes: Changes;
}

/** Brings the search's index to what the changed rows are found by: only words that came or went are touched. */
export async function indexWords(
  tx: Tx,
  mirrored: Mirrored & { index: object },
  { owner, batches, changes }: Change,
) {
  const { index } = mirrored;
  const moves = postings(tx, { owner, entity: index.entity });
  let place = 0;
  for await (const { lines, gone } of batches()) {
    const listed = linesIn(lines);
    const before = await wordsBefore(tx, mirrored, {
      owner,
      changes,
      from: place,
      to: place + listed.length,
    });
    for (const line of listed) {
      const kind = changes.kinds[place];
      const number = changes.numbers[place++]!;
      if (!kind) continue;
      const { found } = index.wordsOf(rowOf(mirrored, line));
      const old = before.get(number);
      for (const word of found) if (!old?.delete(word)) moves.arrives(number, word);
      for (const word of old ?? []) moves.leaves(number, word);
    }
    place += gone.length;
    await moves.rest();
  }
  for await (const [number, words] of wordsGone(tx)) {
    for (const word of words) moves.leaves(number, word);
    await moves.rest();
  }
  await moves.end();
}

/** The words that rows of these places had. */
async function wordsBefore(
  tx: Tx,
  { table }: Mirrored,
  { owner, changes, from, to }: Omit<Change, "batches"> & { from: number; to: number },
): Promise<Map<number, Set<string>>> {
  const numbers: number[] = [];
  for (let place = from; place < to; place++)
    if (changes.kinds[place] === CHANGE.differs) numbers.push(changes.numbers[place]!);
  if (!numbers.length) return new Map();
  const { rows } = await sql<Worded>`
    select had.* from unnest(${numbers}::bigint[]) as asked (number), lateral (
      select number, array_to_string(words, ${BETWEEN}) as words from ${sql.table(table)}
      where connection_id = ${owner.id} and number = asked.number limit 1) as had`.execute(tx);
  return new Map(rows.map((row) => [Number(row.number), new Set(wordsIn(row))]));
}

async function* wordsGone(tx: Tx): AsyncGenerator<[number: number, words: string[]]> {
  await sql`
    declare ${LEAVING} no scroll cursor for
    select number, array_to_string(words, ${sql.lit(BETWEEN)}) as words from ${GONE}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Worded>`fetch ${sql.lit(GONE_AT_ONCE)} from ${LEAVING}`.execute(tx);
    for (const row of rows) yield [Number(row.number), wordsIn(row)];
    if (!rows.length) break;
  }
  await sql`close ${LEAVING}`.execute(tx);
}

interface Worded {
  number: string;
  words: string;
}

function wordsIn({ words }: Worded): string[] {
  return words ? words.split(BETWEEN) : [];
}
