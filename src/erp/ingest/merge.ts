import { type RawBuilder, sql } from "kysely";
import type { SyncEntity, Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import { type Mirrored, type MirrorRow, searchedColumns } from "./entities.ts";
import { CHANGED, GONE, postWords } from "./postings.ts";
import { foundBy, INCOMING } from "./staging.ts";
import { vacuumLater } from "./vacuum.ts";
import { reweigh, weighed, weighWords } from "./weights.ts";

/** What a merge did to the mirror. */
export interface Merged {
  inserted: number;
  updated: number;
  deactivated: number;
}

/** Rows changed, as a share of all, from which on every row is weighed anew: the words' counts have moved. */
const MOVED = 0.1;

/** Which rows `m` of the mirror become inactive. */
export type Gone = RawBuilder<unknown>;

/** What is not among the rows that wait. */
export const NOT_BROUGHT: Gone = sql`not exists (select from ${sql.table(INCOMING)} i where i.erp_id = m.erp_id)`;
export const NOTHING: Gone = sql`false`;

/** Brings the rows that wait into the mirror and its index, set by set. */
export async function merge(
  tx: Tx,
  mirrored: Mirrored,
  { owner, gone }: { owner: Owner; gone: Gone },
): Promise<Merged> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${mirrored.table} ${owner.id}`}, 0))`.execute(
    tx,
  );
  await sql`set local work_mem = '64MB'`.execute(tx);
  await keepLast(tx);
  await findChanges(tx, mirrored, { owner, gone });
  if (mirrored.index) await findLate(tx, mirrored, mirrored.index);
  const counts = await countChanges(tx, mirrored, owner);
  const scope = { owner, total: counts.total };
  if (mirrored.index) {
    const { entity } = mirrored.index;
    await postWords(tx, { owner, entity });
    await weighWords(tx, sql.table(CHANGED), { ...scope, entity });
  }
  await writeChanges(tx, mirrored, owner);
  await sql`
    update ${sql.table(mirrored.table)} m set active = false, updated_at = now()
    from ${sql.table(GONE)} g where m.connection_id = ${owner.id} and m.erp_id = g.erp_id`.execute(tx);
  const changed = counts.inserted + counts.updated + counts.deactivated;
  if (mirrored.index && counts.inserted < counts.total && changed > MOVED * counts.total)
    await reweigh(tx, mirrored, scope);
  await noteTotal(tx, mirrored, { ...scope, changed });
  await vacuumLater(tx, { changed, total: counts.total });
  await sql`drop table ${sql.table(INCOMING)}, ${sql.table(CHANGED)}, ${sql.table(GONE)}`.execute(tx);
  const { inserted, updated, deactivated } = counts;
  return { inserted, updated, deactivated };
}

/** Of rows with one id the last line counts. */
async function keepLast(tx: Tx) {
  const incoming = sql.table(INCOMING);
  await sql`analyze ${incoming} (erp_id)`.execute(tx);
  await sql`
    delete from ${incoming} i
    using (select erp_id, max(line) as last from ${incoming} group by erp_id having count(*) > 1) d
    where i.erp_id = d.erp_id and i.line < d.last`.execute(tx);
}

/** Both are tables of this transaction: what is new or differs, and what isn't delivered any more. */
async function findChanges(tx: Tx, mirrored: Mirrored, { owner, gone }: { owner: Owner; gone: Gone }) {
  const { table, columns, index } = mirrored;
  const list = (side: string, names: string[]) => sql.join(names.map((name) => sql.ref(`${side}.${name}`)));
  const differs = (names: string[]) => sql`(${list("m", names)}) is distinct from (${list("i", names)})`;
  const found = index
    ? sql`, ${differs([...columns, "words"])} as differs, case when m.active then m.words else '{}' end as old_words,
      coalesce(m.number, nextval(${sql.lit(`${table}_number_seq`)})) as number`
    : sql`, true as differs`;
  const connection = sql.lit(owner.id);
  await sql`
    create temporary table ${sql.table(CHANGED)} on commit drop as
    select i.*, m.erp_id is null as fresh, coalesce(m.active, false) as was_active ${found}
    from ${sql.table(INCOMING)} i
    left join ${sql.table(table)} m on m.connection_id = ${connection} and m.erp_id = i.erp_id
    where m.erp_id is null or not m.active or ${differs(index ? ["fingerprint"] : columns)}`.execute(tx);
  await sql`
    create temporary table ${sql.table(GONE)} on commit drop as
    select erp_id ${index ? sql`, number, words` : sql``} from ${sql.table(table)} m
    where m.connection_id = ${connection} and active and ${gone}`.execute(tx);
  await sql`analyze ${sql.table(CHANGED)} (erp_id), ${sql.table(GONE)} (erp_id)`.execute(tx);
}

const LATE_AT_ONCE = 2_000;

/** Words of rows that came without, since the mirror had them: another merge has changed them since. */
async function findLate(tx: Tx, mirrored: Mirrored, index: NonNullable<Mirrored["index"]>) {
  const names = ["erp_id", ...mirrored.columns];
  for (;;) {
    const { rows } = await sql<MirrorRow>`
      select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(CHANGED)}
      where words is null limit ${sql.lit(LATE_AT_ONCE)}`.execute(tx);
    if (!rows.length) return;
    const late = rows.map((row) => ({ erp_id: row.erp_id, ...foundBy(index, row) }));
    const columns = ["words", "described", ...index.keys];
    await sql`
      update ${sql.table(CHANGED)} c
      set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = l.${sql.ref(column)}`))}
      from jsonb_populate_recordset(null::${sql.table(CHANGED)}, ${{ late }}::jsonb -> 'late') l
      where c.erp_id = l.erp_id`.execute(tx);
  }
}

interface Counts extends Merged {
  /** Active rows after the merge. */
  total: number;
}

/** What was active is known from the merge before: counting a million rows would take longer than changing one of them. */
async function countChanges(tx: Tx, { entity, table }: Mirrored, owner: Owner): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (count(*) filter (where fresh))::int as inserted,
      (count(*) filter (where not fresh and (differs or not was_active)))::int as updated,
      (select count(*)::int from ${sql.table(GONE)}) as deactivated,
      (count(*) filter (where not was_active)
        + (select coalesce((row_counts ->> ${sql.lit(entity)})::int, (
            select count(*) from ${sql.table(table)} where connection_id = ${owner.id} and active))
          from erp_connections where id = ${owner.id})
        - (select count(*) from ${sql.table(GONE)}))::int as total
    from ${sql.table(CHANGED)}`.execute(tx);
  return rows[0]!;
}

async function writeChanges(tx: Tx, mirrored: Mirrored, owner: Owner) {
  const { table, columns, index } = mirrored;
  const written = [...columns, ...searchedColumns(mirrored)];
  const names = ["erp_id", ...written, ...(index ? ["number"] : [])];
  const refs = (prefix: string) => sql.join(names.map((name) => sql.ref(prefix + name)));
  const updates = [...written, ...(index ? ["word_weight"] : [])].map(
    (column): RawBuilder<unknown> => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`,
  );
  const write = (rows: RawBuilder<unknown>) => sql`
    insert into ${sql.table(table)}
      (idp_organization_id, connection_id, ${refs("")} ${index ? sql`, word_weight` : sql``})
      ${index ? sql`overriding system value` : sql``}
    select ${owner.idp_organization_id}, ${owner.id}, ${refs("c.")} ${index ? sql`, coalesce(w.weight, 0)` : sql``}
    from ${sql.table(CHANGED)} c
    ${index ? sql`left join (${weighed(sql.table(CHANGED))}) w using (number)` : sql``} where ${rows}`;
  // The lock is held: what was not there a moment ago still isn't, and a plain insert is quicker.
  await write(sql`fresh`).execute(tx);
  await sql`${write(sql`not fresh`)}
    on conflict (connection_id, erp_id) do update
      set ${sql.join(updates)}, active = true, updated_at = now()`.execute(tx);
}

/** Searches weigh words by how many rows there are. */
async function noteTotal(
  tx: Tx,
  { entity, index }: Mirrored,
  { owner, total, changed }: { owner: Owner; total: number; changed: number },
) {
  await tx
    .updateTable("erp_connections")
    .set({
      last_sync_at: sql<Date>`now()`,
      row_counts: sql<
        Partial<Record<SyncEntity, number>>
      >`row_counts || jsonb_build_object(${sql.lit(entity)}, ${sql.lit(total)})`,
      ...(index && changed && { words_version: sql<string>`gen_random_uuid()` }),
      ...(entity === "items" && { item_count: total }),
      ...(entity === "customers" && { customer_count: total }),
    })
    .where("id", "=", owner.id)
    .execute();
}
