import { Kysely, type Transaction } from "kysely";
import { PostgresJSDialect } from "kysely-postgres-js";
import postgres from "postgres";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
export type Sql = postgres.Sql;

/** A pool: `db` for queries, `sql` for LISTEN, COPY and session locks. */
export interface Connection {
  db: Db;
  sql: Sql;
  close(): Promise<void>;
}

/** Opens a pool. With `role`, every session works as that role. Nothing is sent before the first query. */
export function connect(url: string, options: { connections?: number; role?: string } = {}): Connection {
  const sql = postgres(url, {
    max: options.connections ?? 16,
    onnotice: () => {},
    connection: {
      application_name: "order-intake",
      ...(options.role && { role: options.role }),
    },
    types: {
      date: { to: 1082, from: [1082], serialize: String, parse: String },
    },
  });
  const db = new Kysely<Database>({
    dialect: new PostgresJSDialect({ postgres: sql }),
  });
  return { db, sql, close: () => sql.end({ timeout: 5 }) };
}

/** One connection outside of a pool that stays: for session locks. `closed` is called each time it is lost. */
export function dedicated(
  pool: Sql,
  options: { settings?: Record<string, string>; closed?: () => void } = {},
): Sql {
  const base = pool.options as unknown as postgres.Options<Record<string, postgres.PostgresType>>;
  return postgres({
    ...base,
    max: 1,
    idle_timeout: undefined,
    max_lifetime: null,
    fetch_types: false,
    onclose: options.closed,
    connection: { ...base.connection, ...options.settings },
  });
}
