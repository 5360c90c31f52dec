import { type SyncEntity, type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { connectionsOf, type Owner } from "./connections.ts";
import type { Listed } from "./connector.ts";
import type { Batch } from "./ingest/batches.ts";
import { MIRRORED } from "./ingest/entities.ts";
import { linesOf } from "./ingest/lines.ts";
import { merge } from "./ingest/merge.ts";
import { recordRun } from "./ingest/runs.ts";
import { changes, LISTS } from "./sandbox/listing.ts";

/** Refreshes the mirror of each of an organization's connections. */
export function refreshMirrors({ db }: Pick<App, "db">, idpOrganizationId: string) {
  return tenant(db, idpOrganizationId, async (tx) => {
    for (const connection of await connectionsOf(tx).execute()) await refreshMirror(tx, connection);
  });
}

/** Copies everything that the sandbox ERP lists into the mirror; what it no longer has becomes inactive. */
export async function refreshMirror(tx: Tx, owner: Owner) {
  for (const entity of LISTS) await refresh(tx, entity, owner);
}

async function refresh(tx: Tx, entity: SyncEntity, owner: Owner) {
  const startedAt = new Date();
  const listed: Batch[] = [];
  let rows = 0;
  for await (const page of pages(tx, entity)) {
    listed.push({ lines: linesOf(MIRRORED[entity], page.rows), gone: page.gone });
    rows += page.rows.length;
  }
  const batches = async function* () {
    yield* listed;
  };
  const merged = await merge(tx, MIRRORED[entity], { owner, full: true, batches });
  await recordRun(tx, { owner, entity, full: true, startedAt, rows, ...merged });
}

async function* pages(tx: Tx, entity: SyncEntity): AsyncGenerator<Listed> {
  for (let place: string | null = null; ; ) {
    const page: Listed = await changes(tx, { entity, since: null, place });
    yield page;
    place = page.place;
    if (place === null) return;
  }
}
