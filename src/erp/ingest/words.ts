import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import { type Batches, waitingRoom } from "./batches.ts";
import type { Mirrored } from "./entities.ts";
import { CHANGE, type Changes, GONE, linesIn } from "./incoming.ts";
import { BETWEEN, ended, rowOf } from "./lines.ts";
import { postings } from "./postings.ts";
import { READY, readyLine } from "./ready.ts";

const GONE_AT_ONCE = 5_000;
const LEAVING = sql.table("erp_leaving");

interface Change {
  owner: Owner;
  batches: Batches;
  changes: Changes;
}

/**
 * Makes the rows that change ready to be written: what is still unknown are the weights of their words, while the
 * search's index is being brought to what they are found by. Only words that came or went are touched.
 */
export async function makeReady(
  tx: Tx,
  mirrored: Mirrored,
  { owner, batches, changes }: Change,
): Promise<Batches> {
  const ready = waitingRoom(tx, READY);
  const moves = mirrored.index && postings(tx, { owner, entity: mirrored.index.entity });
  let place = 0;
  for await (const { lines, gone } of batches()) {
    const listed = linesIn(lines);
    const before = await wordsBefore(tx, mirrored, {
      owner,
      changes,
      from: place,
      to: place + listed.length,
    });
    const made: string[] = [];
    for (const line of listed) {
      const [kind, number] = [changes.kinds[place], changes.numbers[place]];
      place++;
      if (!kind) continue;
      const words = mirrored.index?.wordsOf(rowOf(mirrored, line)) ?? null;
      if (words) move(moves!, { number: number!, found: words.found, old: before.get(number!) });
      made.push(readyLine(mirrored, { line, words, number, fresh: kind === CHANGE.fresh }));
    }
    place += gone.length;
    await ready.add(ended(made));
    await moves?.rest();
  }
  if (moves) await takeOut(tx, moves);
  return ready.batches(tx);
}

type Moves = ReturnType<typeof postings>;

function move(
  moves: Moves,
  { number, found, old }: { number: number; found: Set<string>; old?: Set<string> },
) {
  for (const word of found) if (!old?.delete(word)) moves.arrives(number, word);
  for (const word of old ?? []) moves.leaves(number, word);
}

async function takeOut(tx: Tx, moves: Moves) {
  for await (const [number, words] of wordsGone(tx)) {
    for (const word of words) moves.leaves(number, word);
    await moves.rest();
  }
  await moves.end();
}

/** The words that rows of these places had. */
async function wordsBefore(
  tx: Tx,
  { table, index }: Mirrored,
  { owner, changes, from, to }: Omit<Change, "batches"> & { from: number; to: number },
): Promise<Map<number, Set<string>>> {
  const numbers: number[] = [];
  if (!index) return new Map();
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
