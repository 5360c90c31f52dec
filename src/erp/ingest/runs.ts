import { sql } from "kysely";
import type { SyncEntity, Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import { MIRRORED } from "./entities.ts";
import type { Merged } from "./merge.ts";

/** A row that was not taken. */
export interface Rejection {
  line: number;
  reason: string;
}

/** One delivery, as it ended. */
export interface Run extends Partial<Merged> {
  owner: Owner;
  entity: SyncEntity;
  full: boolean;
  startedAt: Date;
  /** Rows accepted. */
  rows: number;
  rejected?: number;
  reasons?: Rejection[];
  /** Why nothing was taken. */
  error?: string;
  /** Null: the service itself. */
  createdBy?: string;
}

/** Keeps what a delivery did. */
export async function recordRun(tx: Tx, { owner, full, startedAt, createdBy, reasons = [], ...run }: Run) {
  await tx
    .insertInto("erp_sync_runs")
    .values({
      ...run,
      idp_organization_id: owner.idp_organization_id,
      connection_id: owner.id,
      full_sync: full,
      started_at: startedAt,
      finished_at: sql<Date>`clock_timestamp()`,
      reasons: sql`${{ reasons }}::jsonb -> 'reasons'`,
      error: run.error ?? null,
      created_by: createdBy ?? null,
    })
    .execute();
}

/** A connection's latest deliveries, newest first. */
export function runsOf(tx: Tx, connectionId: string, limit = 10) {
  return tx
    .selectFrom("erp_sync_runs")
    .selectAll()
    .where("connection_id", "=", connectionId)
    .orderBy("finished_at", "desc")
    .limit(limit)
    .execute();
}

/** Rows and age of each kind of data that a connection has, and what its listing stopped at. Nothing is counted: pages ask while a million rows are there. */
export async function mirrorsOf(tx: Tx, connectionId: string): Promise<MirrorState[]> {
  const { rows } = await sql<MirrorState>`
    select entity, coalesce((row_counts ->> entity)::int, 0) as rows, (
      select max(finished_at) from erp_sync_runs r
      where r.connection_id = c.id and r.entity = kinds.entity and error is null) as "syncedAt", (
      select error from erp_syncs s where s.connection_id = c.id and s.entity = kinds.entity) as error
    from erp_connections c, unnest(${Object.keys(MIRRORED)}::text[]) with ordinality as kinds (entity, place)
    where c.id = ${connectionId} order by place`.execute(tx);
  return rows;
}

export interface MirrorState {
  entity: SyncEntity;
  rows: number;
  /** Null: never. */
  syncedAt: Date | null;
  /** Why the service's last attempt to list it stopped; null: it did not. */
  error: string | null;
}
