import { sql } from "kysely";
import type { Db } from "../db/mod.ts";
import { WORKERS } from "./queue.ts";

/** Seconds that a due job may wait while no worker lives. */
const STUCK_SECONDS = 60;

/** Throws, in words, when jobs are due and nobody works on them. */
export async function jobsAreWorked(db: Db) {
  const {
    rows: [row],
  } = await sql<{ alive: boolean; waiting: number | null }>`
    select
      exists (
        select from pg_locks where locktype = 'advisory' and classid = ${WORKERS} and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())) as alive,
      (select extract(epoch from now() - min(run_at))::float8 from jobs
       where buried_at is null and run_at <= now()) as waiting`.execute(db);
  if (row!.alive || (row!.waiting ?? 0) < STUCK_SECONDS) return;
  throw new Error(`no worker is alive, and a job is due for ${Math.round(row!.waiting!)} s`);
}
