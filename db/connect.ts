import { Kysely, type Transaction } from "kysely";
import postgres from "postgres";
import { PoolDialect, type Scope } from "./_dialect.ts";
import { Pool } from "./_pool.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;
export type Sql = postgres.Sql;

/** `db` for queries and transactions; `sql`, with connections of its own, for LISTEN, COPY and the quickest reads. */
export interface Connection {
  db: Db;
  sql: Sql;
  close(): Promise<void>;
}

/** Where a pool connects to, for another thread that connects to the same. */
export interface Address {
  url: string;
  /** Every session works as that role. */
  role?: string;
  /** The server is the embedded one: its processes are this machine's. */
  isEmbedded?: boolean;
}

interface Pooled {
  pool: Pool;
  /** The same database by its scope, the latest made last: making one takes as long as a small query. */
  scoped: Map<string, Db>;
}

const MOST_SCOPED = 1_000;
const pools = new WeakMap<Db, Pooled>();
const addresses = new WeakMap<Sql, Address>();

interface ConnectOptions extends Omit<Address, "url"> {
  /** At most; default 16. */
  connections?: number;
  /**
   * What a statement may take, in milliseconds: then the server gives it up, and where that is not heard of either, `db`
   * throws `QUERY_TIMEOUT`. Default: for ever.
   */
  patienceMs?: number;
}

/** For the server's own word that it gave a statement up. */
const GRACE_MS = 2_000;

/** Opens a pool. Nothing is sent before the first query. */
export function connect(
  url: string,
  { connections: size = 16, role, isEmbedded, patienceMs }: ConnectOptions = {},
): Connection {
  const base = {
    onnotice: () => {},
    connection: {
      application_name: "order-intake",
      ...(role && { role }),
      ...(patienceMs && { statement_timeout: patienceMs }),
    },
    types: { date: { to: 1082, from: [1082], serialize: String, parse: String } },
  };
  const sql = postgres(url, { ...base, max: size });
  const pool = new Pool((lost) => postgres(url, { ...base, ...SINGLE, onclose: lost }), {
    size,
    patienceMs: patienceMs && patienceMs + GRACE_MS,
  });
  const db: Db = new Kysely<Database>({ dialect: new PoolDialect(pool) });
  pools.set(db, { pool, scoped: new Map() });
  addresses.set(sql, { url, role, isEmbedded });
  return { db, sql, close: async () => void (await Promise.all([sql.end({ timeout: 5 }), pool.end()])) };
}

/** The address that `connect()` was given. */
export function addressOf(sql: Sql): Address {
  return addresses.get(sql)!;
}

/** A connection that is one session for as long as it stands. */
const SINGLE = { max: 1, idle_timeout: undefined, max_lifetime: null };

/** The same database, each of whose transactions begins with a setting. Throws for a transaction. */
export function scoped(db: Db, scope: Scope): Db {
  const pooled = pools.get(db);
  if (!pooled) throw new Error("Cannot begin a transaction inside of another");
  const key = scope.join(" ");
  const known = pooled.scoped.get(key);
  if (known) return known;
  const made = new Kysely<Database>({ dialect: new PoolDialect(pooled.pool, scope) });
  if (pooled.scoped.size >= MOST_SCOPED) pooled.scoped.delete(pooled.scoped.keys().next().value!);
  pooled.scoped.set(key, made);
  return made;
}

/** One connection outside of a pool that stays: for session locks. `closed` is called each time it is lost. */
export function dedicated(
  pool: Sql,
  options: { settings?: Record<string, string>; closed?: () => void } = {},
): Sql {
  const base = pool.options as unknown as postgres.Options<Record<string, postgres.PostgresType>>;
  return postgres({
    ...base,
    ...SINGLE,
    onclose: options.closed,
    connection: { ...base.connection, ...options.settings },
  });
}
