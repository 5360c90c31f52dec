import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Entity } from "../search/source.ts";
import { weightInSql, weightOf } from "../search/weights.ts";
import type { Mirrored } from "./entities.ts";

const WEIGHTS = sql.table("erp_weights");
/** Words whose weights are at hand. */
const MOST_KEPT = 200_000;

interface Scope {
  owner: Owner;
  /** Active rows after the merge. */
  total: number;
}

/** Gives what each list of words weighs together, by the index as it is. */
export function weights(tx: Tx, entity: Entity, { owner, total }: Scope) {
  const kept = new Map<string, number>();
  return async (lists: string[][]): Promise<number[]> => {
    if (kept.size > MOST_KEPT) kept.clear();
    const missing = new Set<string>();
    for (const words of lists) for (const word of words) if (!kept.has(word)) missing.add(word);
    if (missing.size)
      for (const { word, count } of await countsOf(tx, { owner, entity, words: [...missing] }))
        kept.set(word, weightOf(word, { count, total }));
    return lists.map((words) => {
      let sum = 0;
      for (const word of words) sum += kept.get(word)!;
      return sum;
    });
  };
}

/** By a look-up each, whatever the planner knows of the table. */
async function countsOf(tx: Tx, { owner, entity, words }: { owner: Owner; entity: Entity; words: string[] }) {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, ${rowCount(entity, owner)} as count from unnest(${words}::text[]) as every (word)`.execute(
    tx,
  );
  return rows;
}

function rowCount(entity: Entity, owner: Owner) {
  return sql`(
    select known.row_count from erp_words known
    where known.connection_id = ${owner.id} and known.entity = ${entity} and known.word = every.word)`;
}

/** Weighs every row of a mirror anew. */
export async function reweigh(tx: Tx, { table, index }: Mirrored, { owner, total }: Scope) {
  const words = sql`
    select number, unnest(words[1:described]) as word from ${sql.table(table)}
    where connection_id = ${owner.id} and active`;
  await sql`create temporary table ${WEIGHTS} (word text collate "C", weight float8) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into ${WEIGHTS}
    select word, ${weightInSql(total)} from (
      select word, ${rowCount(index!.entity, owner)} as row_count
      from (select distinct word from (${words}) as said) as every) as counted`.execute(tx);
  await sql`analyze ${WEIGHTS}`.execute(tx);
  await sql`
    update ${sql.table(table)} m set word_weight = w.weight
    from (
      select number, sum(weight) as weight from (${words}) as described join ${WEIGHTS} using (word) group by number
    ) w
    where m.connection_id = ${owner.id} and m.number = w.number
      and abs(m.word_weight - w.weight) > 0.001 * w.weight`.execute(tx);
  await sql`drop table ${WEIGHTS}`.execute(tx);
}
