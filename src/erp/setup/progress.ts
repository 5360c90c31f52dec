import type { Tx } from "../../../db/mod.ts";
import type { ProgressProps } from "../../../views/sync_progress.tsx";
import type { ConnectionRow } from "../connections.ts";
import { mirrorsOf } from "../ingest/runs.ts";
import { EVERY_MINUTES } from "../sync/due.ts";

/** Where each kind of a connection's data stands: what the mirror has, and the listing under way. */
export async function progressOf(
  tx: Tx,
  { id, kind, active, name }: Pick<ConnectionRow, "id" | "kind" | "active" | "name">,
): Promise<ProgressProps> {
  const [mirrors, syncs, tries] = await Promise.all([
    mirrorsOf(tx, id),
    tx.selectFrom("erp_syncs").selectAll().where("connection_id", "=", id).execute(),
    triesOf(tx, id),
  ]);
  const bySelf = active && kind !== "sandbox";
  const entities = mirrors.map(({ entity, rows, syncedAt, error }) => {
    const sync = syncs.find((each) => each.entity === entity);
    const finished = bySelf && sync?.started_at === null ? sync.finished_at : null;
    const rested = finished && minutesAfter(finished);
    return {
      entity,
      rows,
      syncedAt,
      listing: sync?.started_at
        ? { since: sync.started_at, listed: sync.rows, everything: sync.full_sync }
        : null,
      error,
      nextAt: sync?.started_at && !sync.error ? null : (tries.get(entity) ?? rested),
    };
  });
  return { id, name, isNew: bySelf && !syncs.length, entities };
}

/** When listings that failed are tried again. */
async function triesOf(tx: Tx, connectionId: string): Promise<Map<string, Date>> {
  const waiting = await tx
    .selectFrom("jobs")
    .select(["key", "run_at"])
    .where("kind", "=", "sync_entity")
    .where("key", "like", `${connectionId} %`)
    .where("buried_at", "is", null)
    .where("claimed_by", "is", null)
    .execute();
  return new Map(waiting.map(({ key, run_at }) => [key!.split(" ")[1]!, run_at]));
}

function minutesAfter(time: Date): Date {
  return new Date(time.getTime() + EVERY_MINUTES * 60_000);
}
