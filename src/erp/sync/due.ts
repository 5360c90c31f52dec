import { sql } from "kysely";
import { everywhere, type SyncEntity, type Tx } from "../../../db/mod.ts";
import { enqueue, type JobSpec } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { type ConnectionRow, connectionsOf, connectorOf } from "../connections.ts";
import { forgetLeftovers } from "../setup/forget.ts";
import { keyOf } from "./job.ts";
import { askForSync } from "./listing.ts";

/** Minutes between two listings of what has changed. */
export const EVERY_MINUTES = 10;
/** Hours between two listings of everything: what was deleted shows in no other. */
const SWEEP_HOURS = 24;

/** Each minute puts in the listings that are due, of the connections that are synchronized by the service itself, and the deletions of those that are left over. */
export function syncConnections(app: App): JobSpec<"sync_connections"> {
  return {
    concurrency: 1,
    attempts: 5,
    everySeconds: 60,
    async run() {
      await everywhere(app.db, async (tx) => {
        const connections = await connectionsOf(tx)
          .where("kind", "!=", "sandbox")
          .where("active", "=", true)
          .execute();
        for (const connection of connections) {
          for (const entity of await dueOf(tx, connection, listsOf(app, connection)))
            await put(tx, connection, entity);
        }
        await forgetLeftovers(tx);
      });
      return undefined;
    },
  };
}

/** Lists everything of a connection anew, as a person wants it. */
export async function syncEverything(
  app: Pick<App, "db" | "config">,
  tx: Tx,
  { connection, askedBy }: { connection: ConnectionRow; askedBy: string },
) {
  for (const entity of connectorOf(app, connection).lists) {
    await askForSync(tx, { connection, entity }, { askedBy });
    await put(tx, connection, entity);
  }
}

async function put(
  tx: Tx,
  { id, idp_organization_id: idpOrganizationId }: ConnectionRow,
  entity: SyncEntity,
) {
  const payload = { idpOrganizationId, connectionId: id, entity };
  await enqueue(tx, "sync_entity", payload, { key: keyOf(payload) });
}

/** One connection whose credentials can't be opened doesn't hold up the others. */
function listsOf(app: App, connection: ConnectionRow): readonly SyncEntity[] {
  try {
    return connectorOf(app, connection).lists;
  } catch (error) {
    app.log.warn("connection not synchronized", { connectionId: connection.id, error: wordsOf(error) });
    return [];
  }
}

/** A full listing is asked for here when the last one is old. */
async function dueOf(tx: Tx, { id }: ConnectionRow, lists: readonly SyncEntity[]): Promise<SyncEntity[]> {
  await tx
    .updateTable("erp_syncs")
    .set({ full_sync: true })
    .where("connection_id", "=", id)
    .where("started_at", "is", null)
    .where("swept_at", "<", sql<Date>`now() - make_interval(hours => ${SWEEP_HOURS})`)
    .execute();
  const rested = await tx
    .selectFrom("erp_syncs")
    .select("entity")
    .where("connection_id", "=", id)
    .where("started_at", "is", null)
    .where("finished_at", ">", sql<Date>`now() - make_interval(mins => ${EVERY_MINUTES})`)
    .execute();
  const resting = new Set(rested.map(({ entity }) => entity));
  return lists.filter((entity) => !resting.has(entity));
}
