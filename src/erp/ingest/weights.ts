import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Entity } from "../search/source.ts";
import { weightInSql } from "../search/weights.ts";
import type { Mirrored } from "./entities.ts";

const WEIGHTS = "erp_weights";

interface Scope {
  owner: Owner;
  /** Active rows after the merge. */
  total: number;
}

/** Weighs what describes rows of a table that has `words` and `described`: afterwards `weighed` gives each row's weight. */
export async function weighWords(
  tx: Tx,
  rows: RawBuilder<unknown>,
  { entity, owner, total }: Scope & { entity: Entity },
) {
  await sql`drop table if exists ${sql.table(WEIGHTS)}`.execute(tx);
  await sql`create temporary table ${sql.table(WEIGHTS)} (word text collate "C", weight float8) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into ${sql.table(WEIGHTS)}
    select word, ${weightInSql(total)} from (
      select word, ${rowCount(entity, owner)} as row_count
      from (select distinct unnest(words[1:described]) as word from ${rows}) as every) as counted`.execute(
    tx,
  );
  await sql`analyze ${sql.table(WEIGHTS)}`.execute(tx);
}

/** By a look-up each, whatever the planner knows of the table. */
function rowCount(entity: Entity, owner: Owner): RawBuilder<unknown> {
  return sql`(
    select known.row_count from erp_words known
    where known.connection_id = ${owner.id} and known.entity = ${entity} and known.word = every.word)`;
}

/** Weight by number of each row of a table. */
export function weighed(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select number, sum(weight) as weight
    from (select number, unnest(words[1:described]) as word from ${rows}) as described
    join ${sql.table(WEIGHTS)} using (word) group by number`;
}

/** Weighs every row of a mirror anew. */
export async function reweigh(tx: Tx, { table, index }: Mirrored, scope: Scope) {
  const rows = sql`(select * from ${sql.table(table)} where connection_id = ${scope.owner.id} and active) as mirror`;
  await weighWords(tx, rows, { ...scope, entity: index!.entity });
  await sql`
    update ${sql.table(table)} m set word_weight = w.weight
    from (${weighed(rows)}) w
    where m.connection_id = ${scope.owner.id} and m.number = w.number
      and abs(m.word_weight - w.weight) > 0.001 * w.weight`.execute(tx);
}
