import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Entity } from "../search/postings.ts";
import { weightInSql } from "../search/weights.ts";
import type { Mirrored } from "./entities.ts";

/** Rows of a merge that are new or differ, with the words they had in `old_words`. */
export const CHANGED = "erp_changed";
/** Rows of the mirror that a full delivery no longer brought. */
export const GONE = "erp_gone";
/** Words that rows no longer have, and the rows that still do. */
const LEFT = "erp_left";
const WEIGHTS = "erp_weights";

interface Scope {
  owner: Owner;
  /** Active rows after the merge. */
  total: number;
}

/** Brings the search's index to what the changed rows are found by: only words that came or went are touched. */
export async function postWords(tx: Tx, entity: Entity, { owner }: Scope) {
  const [changed, gone, left] = [sql.table(CHANGED), sql.table(GONE), sql.table(LEFT)];
  const write = sql`
    insert into erp_words as w (idp_organization_id, connection_id, entity, word, row_count, numbers)
    select ${owner.idp_organization_id}, ${owner.id}, ${entity}, word, cardinality(numbers), numbers`;
  await sql`drop table if exists ${left}`.execute(tx);
  await sql`create temporary table ${left} (word text collate "C", numbers bigint[]) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into ${left}
    select word, array(
      select unnest(${known(entity, { owner, column: "numbers" })}) except select unnest(numbers))
    from (
      select word, array_agg(number) as numbers from (
        select number, unnest(old_words) as word from ${changed}
        except select number, unnest(words) from ${changed}
        union all select number, unnest(words) from ${gone}) as leaving
      group by word) as every`.execute(tx);
  await sql`analyze ${left}`.execute(tx);
  await sql`${write} from ${left} where numbers <> '{}'
    on conflict (connection_id, entity, word) do update
      set row_count = excluded.row_count, numbers = excluded.numbers`.execute(tx);
  await sql`
    delete from erp_words where ctid = any(array(
      select ${known(entity, { owner, column: "ctid" })} from ${left} as every where numbers = '{}'))`.execute(
    tx,
  );
  await sql`${write} from (
      select word, array_agg(number) as numbers from ${changed}, unnest(words) as word
      where not word = any(old_words) group by word order by word) as arriving
    on conflict (connection_id, entity, word) do update
      set row_count = w.row_count + excluded.row_count, numbers = w.numbers || excluded.numbers`.execute(tx);
}

/** A column of the index for the `word` around it: by a look-up each, whatever the planner knows of the table. */
function known(
  entity: Entity,
  { owner, column }: { owner: Owner; column: "numbers" | "row_count" | "ctid" },
): RawBuilder<unknown> {
  return sql`(
    select known.${sql.ref(column)} from erp_words known
    where known.connection_id = ${owner.id} and known.entity = ${entity} and known.word = every.word)`;
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
      select word, ${known(entity, { owner, column: "row_count" })} as row_count
      from (select distinct unnest(words[1:described]) as word from ${rows}) as every) as counted`.execute(
    tx,
  );
  await sql`analyze ${sql.table(WEIGHTS)}`.execute(tx);
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
