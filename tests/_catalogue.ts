import { seedSandbox } from "../db/demo/mod.ts";
import { type Db, tenant } from "../db/mod.ts";
import { refreshMirror } from "../src/erp/mod.ts";
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
