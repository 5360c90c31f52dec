import { sql } from "kysely";
import type { Db, OrganizationRole, Tx } from "../../db/mod.ts";
import type { Config } from "../config.ts";
import { Conflict, Invalid, NotFound } from "../errors.ts";
import type { Member } from "./caller.ts";
import { makeSignInLink, type SignInLink } from "./links.ts";

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The people of an organization, by address. */
export function membersOf(db: Db, organizationId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select(["user_id", "email", "name", "role", "memberships.created_at"])
    .where("idp_organization_id", "=", organizationId)
    .orderBy("email")
    .execute();
}

/** The organizations a person is in, oldest membership first. */
export function organizationsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom("memberships")
    .innerJoin("organizations", "organizations.id", "memberships.idp_organization_id")
    .select(["organizations.id", "organizations.name", "role"])
    .where("user_id", "=", userId)
    .orderBy("memberships.created_at")
    .execute();
}

/** Adds a person by address, known to the service or not. Throws `Invalid`, or `Conflict` for a member. */
export async function addMember(
  db: Db,
  admin: Member,
  { email, role }: { email: string; role: OrganizationRole },
) {
  await db.transaction().execute(async (tx) => {
    const user = await personAt(tx, email);
    const added = await tx
      .insertInto("memberships")
      .values({ idp_organization_id: admin.idpOrganizationId, user_id: user.id, role })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (!added) throw new Conflict(`"${user.email}" is a member already`);
  });
}

/** The person with an address, made where the service knows none. Throws `Invalid`. */
export async function personAt(tx: Tx, email: string): Promise<{ id: string; email: string }> {
  const address = email.trim();
  if (!ADDRESS.test(address) || address.length > 254)
    throw new Invalid(`Cannot add "${address}": it is not an e-mail address`);
  await tx
    .insertInto("users")
    .values({ id: `user_${crypto.randomUUID()}`, email: address, name: "" })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute();
  const { id } = await tx
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`lower(email) = lower(${address})`)
    .executeTakeFirstOrThrow();
  return { id, email: address };
}

/** Throws `NotFound`, or `Conflict` when no admin would be left. */
export async function changeRole(
  db: Db,
  admin: Member,
  { userId, role }: { userId: string; role: OrganizationRole },
) {
  await keepingAnAdmin(db, admin.idpOrganizationId, (tx) =>
    tx
      .updateTable("memberships")
      .set({ role })
      .where("idp_organization_id", "=", admin.idpOrganizationId)
      .where("user_id", "=", userId)
      .returning("user_id")
      .executeTakeFirst(),
  );
}

/** Ends a membership; the person's sessions and tokens lose the organization with it. Throws as `changeRole`. */
export async function removeMember(db: Db, admin: Member, userId: string) {
  await keepingAnAdmin(db, admin.idpOrganizationId, (tx) =>
    tx
      .deleteFrom("memberships")
      .where("idp_organization_id", "=", admin.idpOrganizationId)
      .where("user_id", "=", userId)
      .returning("user_id")
      .executeTakeFirst(),
  );
}

/** A sign-in link for a member that opens this organization alone: its admin must not reach what the person has elsewhere. */
export async function linkForMember(
  db: Db,
  config: Pick<Config, "baseUrl">,
  { admin, userId }: { admin: Member; userId: string },
): Promise<SignInLink & { email: string }> {
  const member = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .select("email")
    .where("idp_organization_id", "=", admin.idpOrganizationId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!member) throw new NotFound("There is no such member");
  const link = await makeSignInLink(db, config, member.email, { boundTo: admin.idpOrganizationId });
  return { ...link, email: member.email };
}

/** Changes one membership with the admins' rows locked, so that two of them can't step down at once. */
async function keepingAnAdmin(db: Db, organizationId: string, change: (tx: Tx) => Promise<unknown>) {
  await db.transaction().execute(async (tx) => {
    const admins = tx
      .selectFrom("memberships")
      .select("user_id")
      .where("idp_organization_id", "=", organizationId)
      .where("role", "=", "admin");
    await admins.orderBy("user_id").forUpdate().execute();
    if (!(await change(tx))) throw new NotFound("There is no such member");
    if (!(await admins.limit(1).executeTakeFirst()))
      throw new Conflict("Cannot leave the organization without an admin");
  });
}
