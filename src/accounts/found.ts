import { sql } from "kysely";
import type { Db, Tx } from "../../db/mod.ts";
import { Conflict, Invalid } from "../errors.ts";
import { organizationsOf, personAt } from "./members.ts";

const LONGEST_NAME = 200;

/** Makes an organization with its first admin, who is the service's own too where it is the first of all. Throws `Invalid`, or `Conflict` for a person who is in one of that name. */
export async function foundOrganization(db: Db, { name, email }: { name: string; email: string }) {
  const named = name.trim();
  if (!named || named.length > LONGEST_NAME)
    throw new Invalid(`Cannot make an organization: its name has 1 to ${LONGEST_NAME} characters`);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('order-intake organization'))`.execute(tx);
    const isFirst = !(await hasOrganization(tx));
    const { id: user_id, email: address } = await personAt(tx, email);
    if ((await organizationsOf(tx, user_id)).some((each) => each.name === named))
      throw new Conflict(`"${address}" is in an organization "${named}" already`);
    const id = `org_${crypto.randomUUID()}`;
    await tx.insertInto("organizations").values({ id, name: named }).execute();
    await tx.insertInto("memberships").values({ idp_organization_id: id, user_id, role: "admin" }).execute();
    if (isFirst)
      await tx
        .updateTable("users")
        .set({ metadata: { role: "admin" } })
        .where("id", "=", user_id)
        .execute();
  });
}

/** Whether the service has any organization that people could sign in to. */
export async function hasOrganization(db: Db | Tx): Promise<boolean> {
  return Boolean(await db.selectFrom("organizations").select("id").limit(1).executeTakeFirst());
}
