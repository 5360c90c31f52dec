import { type Selectable, sql } from "kysely";
import type { Database, SyncEntity, Tx } from "../../../db/mod.ts";
import type { ConnectionRow } from "../connections.ts";

/** The listing of one kind of data, under way. */
export type Syncing = Selectable<Database["erp_syncs"]> & { started_at: Date };

interface Kind {
  connection: ConnectionRow;
  entity: SyncEntity;
}

/** The listing under way, or a new one: of everything when nothing was listed before, or somebody wants it. */
export async function openListing(tx: Tx, { connection, entity }: Kind): Promise<Syncing> {
  const syncing = await tx
    .insertInto("erp_syncs")
    .values({
      idp_organization_id: connection.idp_organization_id,
      connection_id: connection.id,
      entity,
      started_at: sql`now()`,
      full_sync: true,
    })
    .onConflict((conflict) =>
      conflict.columns(["connection_id", "entity"]).doUpdateSet((eb) => ({
        full_sync: sql<boolean>`case when erp_syncs.started_at is null
          then erp_syncs.full_sync or erp_syncs.mark is null else erp_syncs.full_sync end`,
        started_at: eb.fn.coalesce("erp_syncs.started_at", sql<Date>`now()`),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return syncing as Syncing;
}

/** Begins anew, of everything: what was listed so far is forgotten. */
export async function askForSync(tx: Tx, { connection, entity }: Kind, { askedBy }: { askedBy: string }) {
  await dropListing(tx, { connection, entity });
  await tx
    .insertInto("erp_syncs")
    .values({
      idp_organization_id: connection.idp_organization_id,
      connection_id: connection.id,
      entity,
      full_sync: true,
      started_at: sql`now()`,
      asked_by: askedBy,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["connection_id", "entity"])
        .doUpdateSet({ full_sync: true, started_at: sql`now()`, asked_by: askedBy, error: null }),
    )
    .execute();
}

/** Forgets the listing under way. */
export async function dropListing(tx: Tx, { connection, entity }: Kind) {
  await tx
    .deleteFrom("erp_staged")
    .where("connection_id", "=", connection.id)
    .where("entity", "=", entity)
    .execute();
  await tx
    .updateTable("erp_syncs")
    .set({ started_at: null, place: null, next_mark: null, rows: 0, full_sync: false, asked_by: null })
    .where("connection_id", "=", connection.id)
    .where("entity", "=", entity)
    .execute();
}
