import { Kysely } from "kysely";
import { PoolDialect } from "./_dialect.ts";
import { Pool } from "./_pool.ts";
import { addressOf, type Db, dedicated, type Sql } from "./connect.ts";
import { workAfterOthers } from "./priority.ts";
import type { Database } from "./schema.ts";

/** Rows that wait in temporary tables stay in memory longer than 8 MB of them. */
const SETTINGS = { temp_buffers: "64MB" };

/**
 * A database that is one session of its own, for temporary tables and much work: the embedded server does that of others
 * first. Its transactions see the rows of `organizationId`.
 */
export async function session(
  pool: Sql,
  organizationId: string,
): Promise<{ db: Db; close(): Promise<void> }> {
  const sql = dedicated(pool, { settings: SETTINGS });
  if (addressOf(pool).isEmbedded) await yieldToOthers(sql);
  const dialect = new PoolDialect(new Pool(() => sql, { size: 1 }), ["app.organization", organizationId]);
  return { db: new Kysely<Database>({ dialect }), close: () => sql.end({ timeout: 5 }) };
}

/** PostgreSQL knows no priorities, the system does. */
async function yieldToOthers(sql: Sql) {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  try {
    workAfterOthers(row!.pid);
  } catch {
    // Somebody else's process: then it works as the others do.
  }
}
