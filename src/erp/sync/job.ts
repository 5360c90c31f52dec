import { type SyncEntity, type Tx, tenant } from "../../../db/mod.ts";
import { enqueue, type JobSpec, type Payload } from "../../../jobs/mod.ts";
import type { App } from "../../app.ts";
import { wordsOf } from "../../errors.ts";
import { inBackground } from "../background/thread.ts";
import { type ConnectionRow, connectionsOf } from "../connections.ts";
import { recordRun } from "../ingest/runs.ts";
import { dropKept } from "../reads.ts";
import { dropListing } from "./listing.ts";

/** Brings one kind of an ERP's data into the mirror, page by page; killed anywhere, it goes on with the page it was at. */
export function syncEntity(app: App): JobSpec<"sync_entity"> {
  return {
    concurrency: 2,
    attempts: 8,
    async run(payload) {
      const connection = await find(app, payload);
      if (!connection) return undefined;
      const entity = payload.entity as SyncEntity;
      const { config } = app;
      const ended = await inBackground(app, "list", { connection, entity, config }).catch((error) =>
        note(app, { connection, entity }, error),
      );
      if (!ended) return (tx) => again(tx, payload);
      await dropKept(app, connection.id, [entity]);
      return undefined;
    },
    onBuried:
      ({ connectionId, entity }, error) =>
      async (tx) => {
        const [owner] = await connectionsOf(tx).where("id", "=", connectionId).execute();
        if (!owner) return;
        const kind = entity as SyncEntity;
        await dropListing(tx, { connection: owner, entity: kind });
        await rest(tx, { connection: owner, entity: kind });
        await recordRun(tx, { owner, entity: kind, full: false, startedAt: new Date(), rows: 0, error });
      },
  };
}

interface Kind {
  connection: ConnectionRow;
  entity: SyncEntity;
}

function find(app: App, { idpOrganizationId, connectionId }: Payload<"sync_entity">) {
  return tenant(app.db, idpOrganizationId, async (tx) => {
    const [found] = await connectionsOf(tx).where("id", "=", connectionId).execute();
    return found ?? null;
  });
}

/** What stopped a listing is shown beside it. */
async function note(app: App, { connection, entity }: Kind, error: unknown): Promise<never> {
  await tenant(app.db, connection.idp_organization_id, (tx) =>
    tx
      .updateTable("erp_syncs")
      .set({ error: wordsOf(error) })
      .where("connection_id", "=", connection.id)
      .where("entity", "=", entity)
      .execute(),
  );
  throw error;
}

/** The next listing is due as if this one had ended. */
async function rest(tx: Tx, { connection, entity }: Kind) {
  await tx
    .updateTable("erp_syncs")
    .set({ finished_at: new Date() })
    .where("connection_id", "=", connection.id)
    .where("entity", "=", entity)
    .execute();
}

/** The job that ends has left its key to this one. */
async function again(tx: Tx, payload: Payload<"sync_entity">) {
  await enqueue(tx, "sync_entity", payload, { key: keyOf(payload) });
}

/** One listing of a kind of data at a time. */
export function keyOf({ connectionId, entity }: Pick<Payload<"sync_entity">, "connectionId" | "entity">) {
  return `${connectionId} ${entity}`;
}
