import { Kysely } from "kysely";
import { PoolDialect } from "./_dialect.ts";
import { Pool } from "./_pool.ts";
import { type Db, dedicated, type Sql } from "./connect.ts";
import type { Database } from "./schema.ts";

/** Rows that wait in temporary tables stay in memory longer than 8 MB of them. */
const SETTINGS = { temp_buffers: "64MB" };

/** A database that is one session of its own, for temporary tables; its transactions see the rows of `organizationId`. */
export function session(pool: Sql, organizationId: string): { db: Db; close(): Promise<void> } {
  const sql = dedicated(pool, { settings: SETTINGS });
  const dialect = new PoolDialect(new Pool(() => sql, { size: 1 }), ["app.organization", organizationId]);
  return { db: new Kysely<Database>({ dialect }), close: () => sql.end({ timeout: 5 }) };
}
