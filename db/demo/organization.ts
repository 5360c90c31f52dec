import { sql } from "kysely";
import type { Db } from "../mod.ts";
import { seedSandbox } from "./seed.ts";

/** The organization that a newcomer meets. */
export const DEMO = {
  idpOrganizationId: "org_demo",
  userId: "user_demo_admin",
  email: "admin@demo.example",
  name: "Granite Industrial Supply",
  /** Orders are mailed to it. */
  mailbox: "orders@demo.example",
} as const;

/** Makes the demo organization, its admin and its sandbox ERP where the database has no organization yet; returns whether it did. */
export function ensureDemo(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('order-intake demo')),
      set_config('app.organization', ${DEMO.idpOrganizationId}, true)`.execute(tx);
    if (await tx.selectFrom("organizations").select("id").limit(1).executeTakeFirst()) return false;
    const { idpOrganizationId: idp_organization_id, userId: user_id, email, name } = DEMO;
    await tx
      .insertInto("organizations")
      .values({ id: idp_organization_id, name, own_names: [name] })
      .execute();
    await tx
      .insertInto("users")
      .values({ id: user_id, email, name: "Demo Admin", metadata: { role: "admin" } })
      .execute();
    await tx.insertInto("memberships").values({ idp_organization_id, user_id, role: "admin" }).execute();
    const { id: erp_connection_id } = await tx
      .insertInto("erp_connections")
      .values({ idp_organization_id, name: "Sandbox ERP", kind: "sandbox" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("mailboxes")
      .values({ idp_organization_id, erp_connection_id, address: DEMO.mailbox, name: "Orders" })
      .execute();
    await seedSandbox(tx, idp_organization_id);
    return true;
  });
}
