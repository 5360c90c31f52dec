import { type Db, scoped, type Tx } from "./connect.ts";
import { EVERYWHERE_ROLE } from "./migrations/mod.ts";

/** Runs `work` in one transaction that sees only the rows of `organizationId`. */
export function tenant<T>(db: Db, organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scoped(db, ["app.organization", organizationId]).transaction().execute(work);
}

/** As `tenant()` for work that only reads, whose end nobody waits for: a single query is one round trip. */
export function reading<T>(db: Db, organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scoped(db, ["app.organization", organizationId])
    .transaction()
    .setAccessMode("read only")
    .execute(work);
}

/** Runs `work` in one transaction that sees every organization: for sweeps and support admins only. */
export function everywhere<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return scoped(db, ["role", EVERYWHERE_ROLE]).transaction().execute(work);
}
