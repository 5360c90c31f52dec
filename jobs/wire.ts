import { dedicated, type Sql } from "../db/mod.ts";
import { live } from "./queue.ts";

/**
 * The connection that shows a worker lives, kept open. Jobs are claimed on it alone, so a worker that lost it
 * claims nothing until it has another.
 */
export interface Wire {
  /** Runs a query on it; undefined while there is no connection or when the query fails. */
  use<T>(query: (sql: Sql, worker: number) => Promise<T>): Promise<T | undefined>;
  close(): Promise<void>;
}

interface WireOptions {
  /** A connection stands: the first, or another after one was lost. */
  opened(): void;
  fault(error: unknown): void;
}

/** A connection and the worker's key on it, new with each connection. */
interface Line {
  sql: Sql;
  worker: number;
}

const RECONNECT_MS = 250;
const SETTINGS = {
  // A claim that a crash of the database forgets was never made: its attempt and worker fence what was done for it.
  synchronous_commit: "off",
  // Plans are kept from when the table was small, where a scan looks cheap.
  enable_seqscan: "off",
  // A machine that vanished is noticed after 25 s.
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
};

/** Opens a wire. Throws when the first connection fails; later ones are tried until one stands. */
export async function openWire(pool: Sql, { opened, fault }: WireOptions): Promise<Wire> {
  let closed = false;
  let line: Line | undefined;

  const connect = async () => {
    const sql = dedicated(pool, { settings: SETTINGS, closed: () => line?.sql === sql && lost(sql) });
    try {
      line = { sql, worker: await live(sql) };
    } catch (error) {
      await sql.end({ timeout: 0 });
      throw error;
    }
    if (!closed) return opened();
    line = undefined;
    await sql.end({ timeout: 5 });
  };
  const lost = async (sql: Sql) => {
    line = undefined;
    await sql.end({ timeout: 0 });
    while (!closed && !line) {
      await connect().catch(async (error) => {
        fault(error);
        await Bun.sleep(RECONNECT_MS);
      });
    }
  };

  await connect();
  return {
    async use(query) {
      try {
        return line && (await query(line.sql, line.worker));
      } catch (error) {
        fault(error);
      }
    },
    async close() {
      closed = true;
      const last = line;
      line = undefined;
      await last?.sql.end({ timeout: 5 });
    },
  };
}
