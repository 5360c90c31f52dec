import { type SyncEntity, type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { connectionsOf, type Owner } from "./connections.ts";
import type { Listed } from "./connector.ts";
import { MIRRORED, type MirrorRow } from "./ingest/entities.ts";
import { merge, NOT_BROUGHT } from "./ingest/merge.ts";
import { recordRun } from "./ingest/runs.ts";
import { insertIncoming, openIncoming } from "./ingest/staging.ts";
import { changes, LISTS } from "./sandbox/listing.ts";

/** Refreshes the mirror of each of an organization's connections. */
export function refreshMirrors({ db }: Pick<App, "db">, idpOrganizationId: string) {
  return tenant(db, idpOrganizationId, async (tx) => {
    for (const connection of await connectionsOf(tx).execute()) await refreshMirror(tx, connection);
  });
}

/** Copies everything that the sandbox ERP lists into the mirror; what it no longer has becomes inactive. */
export async function refreshMirror(tx: Tx, owner: Owner) {
  for (const entity of LISTS) await refresh(tx, entity, { owner, rows: await listed(tx, entity) });
}

async function listed(tx: Tx, entity: SyncEntity): Promise<MirrorRow[]> {
  const rows: MirrorRow[] = [];
  for (let place: string | null = null; ; ) {
    const page: Listed = await changes(tx, { entity, since: null, place });
    rows.push(...page.rows);
    place = page.place;
    if (place === null) return rows;
  }
}

async function refresh(tx: Tx, entity: SyncEntity, { owner, rows }: { owner: Owner; rows: MirrorRow[] }) {
  const startedAt = new Date();
  await openIncoming(tx, MIRRORED[entity]);
  await insertIncoming(tx, MIRRORED[entity], rows);
  const merged = await merge(tx, MIRRORED[entity], { owner, gone: NOT_BROUGHT });
  await recordRun(tx, { owner, entity, full: true, startedAt, rows: rows.length, ...merged });
}
