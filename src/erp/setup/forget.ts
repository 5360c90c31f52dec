import { sql } from "kysely";
import { type Tx, tenant } from "../../../db/mod.ts";
import { enqueue, type JobSpec, type Payload } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { MIRROR_TABLES } from "../ingest/entities.ts";
import { vacuumLater } from "../ingest/vacuum.ts";

/** Rows that go in one transaction. */
const AT_ONCE = 5_000;
/** Seconds after which a deletion under way lets other work go first. */
const TURN_SECONDS = 30;
/** Of these a connection may have more rows than one transaction should delete; the rest goes with its own row. */
const LARGE = [
  ...MIRROR_TABLES,
  "erp_staged",
  "erp_sync_runs",
  "cross_references",
  "cross_reference_declines",
];

/** Deletes a connection that is out of sight with all that was mirrored of it, some rows at a time; killed anywhere, it goes on with what is left. */
export function forgetConnection({ db }: Pick<App, "db">): JobSpec<"forget_connection"> {
  return {
    concurrency: 1,
    attempts: 20,
    async run(payload) {
      const { idpOrganizationId, connectionId } = payload;
      const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(db, idpOrganizationId, work);
      if (!(await within((tx) => deleted(tx, connectionId)))) return undefined;
      const until = Date.now() + TURN_SECONDS * 1000;
      for (const table of LARGE)
        while (await within((tx) => deleteSome(tx, table, connectionId)))
          if (Date.now() > until) return (tx) => again(tx, payload);
      return (tx) => deleteRow(tx, connectionId);
    },
  };
}

/** Begins every deletion again whose job was given up; across organizations. */
export async function forgetLeftovers(tx: Tx) {
  const left = await tx
    .selectFrom("erp_connections")
    .select(["id as connectionId", "idp_organization_id as idpOrganizationId"])
    .where("deleted_at", "is not", null)
    .execute();
  for (const payload of left) await again(tx, payload);
}

function deleted(tx: Tx, id: string) {
  return tx
    .selectFrom("erp_connections")
    .select("row_counts")
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
}

/** Gives whether there were any. */
async function deleteSome(tx: Tx, table: string, connectionId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where connection_id = ${connectionId} limit ${sql.lit(AT_ONCE)}))`.execute(
    tx,
  );
  return numAffectedRows > 0n;
}

/** A job that lives keeps its key; one that ends has left it to this one. */
async function again(tx: Tx, payload: Payload<"forget_connection">) {
  await enqueue(tx, "forget_connection", payload, { key: payload.connectionId });
}

async function deleteRow(tx: Tx, id: string) {
  const row = await deleted(tx, id);
  await tx.deleteFrom("erp_connections").where("id", "=", id).execute();
  const total = Object.values(row?.row_counts ?? {}).reduce((sum, count) => sum + count, 0);
  await vacuumLater(tx, { changed: total, total });
}
