import { sql } from "kysely";
import type { SyncEntity, Tx } from "../../../db/mod.ts";
import { NotFound } from "../../errors.ts";
import type { Owner } from "../connections.ts";
import { matchAffected } from "../terms/affected.ts";
import type { Batches } from "./batches.ts";
import type { Mirrored } from "./entities.ts";
import { type Changes, findChanges, GONE } from "./incoming.ts";
import { READY } from "./ready.ts";
import { vacuumLater } from "./vacuum.ts";
import { reweigh } from "./weights.ts";
import { makeReady } from "./words.ts";
import { writeChanges } from "./write.ts";

/** What a merge did to the mirror. */
export interface Merged {
  inserted: number;
  updated: number;
  deactivated: number;
}

/** Rows changed, as a share of all, from which on every row is weighed anew: the words' counts have moved. */
const MOVED = 0.1;

/** What came of a connection's data of one kind. */
export interface Came {
  owner: Owner;
  /** It is everything: what is not there becomes inactive. */
  full: boolean;
  batches: Batches;
}

/** Brings what came into the mirror and its index: first what changes at all, then the words of it, then its rows. */
export async function merge(tx: Tx, mirrored: Mirrored, { owner, full, batches }: Came): Promise<Merged> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${mirrored.table} ${owner.id}`}, 0))`.execute(
    tx,
  );
  await sql`set local work_mem = '64MB'`.execute(tx);
  const changes = await findChanges(tx, mirrored, { owner, full, batches });
  const total = await totalAfter(tx, mirrored, { owner, changes });
  const ready = await makeReady(tx, mirrored, { owner, batches, changes });
  const updated = await writeChanges(tx, mirrored, { owner, ready, changes, total });
  await sql`
    update ${sql.table(mirrored.table)} m set active = false, updated_at = now()
    from ${GONE} g where m.connection_id = ${owner.id} and m.erp_id = g.erp_id`.execute(tx);
  await sql`drop table if exists ${GONE}, ${sql.table(READY)}`.execute(tx);
  const merged = { inserted: changes.fresh, updated, deactivated: changes.gone };
  const changed = merged.inserted + merged.updated + merged.deactivated;
  if (mirrored.index?.weighed && changes.fresh < total && changed > MOVED * total)
    await reweigh(tx, mirrored, { owner, total });
  await noteTotal(tx, mirrored, { owner, total, changed });
  await vacuumLater(tx, { changed, total });
  const come = changes.fresh + changes.returned > 0;
  if (changed) await matchAffected(tx, { owner, entity: mirrored.entity, come });
  return merged;
}

/** What was active is known from the merge before: counting a million rows would take longer than changing one of them. */
async function totalAfter(
  tx: Tx,
  { entity, table }: Mirrored,
  { owner, changes }: { owner: Owner; changes: Changes },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce((row_counts ->> ${sql.lit(entity)})::int, (
      select count(*)::int from ${sql.table(table)} where connection_id = ${owner.id} and active)) as total
    from erp_connections where id = ${owner.id}`.execute(tx);
  return rows[0]!.total + changes.fresh + changes.returned - changes.gone;
}

/** Searches weigh words by how many rows there are. Throws `NotFound` where the connection was deleted meanwhile. */
async function noteTotal(
  tx: Tx,
  { entity, index }: Mirrored,
  { owner, total, changed }: { owner: Owner; total: number; changed: number },
) {
  const { numUpdatedRows } = await tx
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
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new NotFound("There is no such connection");
}
