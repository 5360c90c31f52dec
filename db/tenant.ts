import { sql } from "kysely";
import type { Db, Tx } from "./connect.ts";

/** Runs `work` in one transaction that sees only the rows of `organizationId`. */
export function tenant<T>(db: Db, organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scoped(db, "app.organization", organizationId, work);
}

/** Runs `work` in one transaction that sees every organization: for sweeps and support admins only. */
export function everywhere<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scoped(db, "app.everywhere", "on", work);
}

function scoped<T>(db: Db, setting: string, value: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config(${setting}, ${value}, true)`.execute(tx);
    return work(tx);
  });
}
