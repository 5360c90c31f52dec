import { afterAll, beforeAll } from "bun:test";
import { seedSandbox } from "../db/demo/mod.ts";
import { type Connection, type Db, type Tx, tenant } from "../db/mod.ts";
import { refreshMirror } from "../src/erp/mod.ts";
import { SLOW_START } from "./_app.ts";
import { database } from "./_db.ts";
import { organization } from "./_orders.ts";

/** An organization whose sandbox ERP has the demo catalogue, mirrored. Returns the connection's id. */
export async function catalogue(db: Db, id = "acme"): Promise<string> {
  await organization(db, id);
  return tenant(db, id, async (tx) => {
    await seedSandbox(tx, id);
    const connection = await tx
      .insertInto("erp_connections")
      .values({ idp_organization_id: id, name: "Sandbox", kind: "sandbox" })
      .returningAll()
      .executeTakeFirstOrThrow();
    await refreshMirror(tx, connection);
    return connection.id;
  });
}

/** Works in a transaction of an organization's: of "acme" unless said otherwise. */
export type Run = <T>(work: (tx: Tx) => Promise<T>, organization?: string) => Promise<T>;

/** Gives all tests of a file a database in which "acme" has the catalogue. */
export function withCatalogue(
  made: (of: { connection: Connection; connectionId: string; run: Run }) => void,
) {
  let connection: Connection;
  beforeAll(async () => {
    connection = await database();
    const run: Run = (work, organization = "acme") => tenant(connection.db, organization, work);
    made({ connection, run, connectionId: await catalogue(connection.db) });
  }, SLOW_START);
  afterAll(() => connection.close());
}
