import { sql } from "kysely";
import type { Tx } from "../db/mod.ts";

/** Waits until somebody waits for what `tx` has locked. */
export async function waitedFor(tx: Tx) {
  for (;;) {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))) as waits
    `.execute(tx);
    if (rows[0]!.waits) return;
    await Bun.sleep(5);
  }
}
