import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { Forbidden } from "../../errors.ts";
import type { ProviderPerson } from "./claims.ts";

/** Writes down what the provider says of a person: the user, the organizations, the memberships. Returns the user's id. Throws `Forbidden` when the address is somebody else's. */
export async function settle(tx: Tx, person: ProviderPerson, options: { powers: boolean }): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${person.issuer} ${person.subject}`}, 0))`.execute(
    tx,
  );
  const userId = (await known(tx, person)) ?? (await linked(tx, person)) ?? (await added(tx, person));
  await addressed(tx, person, userId);
  if (options.powers) {
    const metadata = { ...(person.isAdmin && { role: "admin" }), supportAdmin: person.isSupportAdmin };
    await tx.updateTable("users").set({ metadata }).where("id", "=", userId).execute();
  }
  await joined(tx, person, userId);
  return userId;
}

async function known(tx: Tx, { issuer, subject }: ProviderPerson) {
  const user = await tx
    .selectFrom("users")
    .select("id")
    .where("idp_issuer", "=", issuer)
    .where("idp_subject", "=", subject)
    .executeTakeFirst();
  return user?.id ?? null;
}

/** Somebody invited by address before the provider was asked. Only a verified address proves who it is. */
async function linked(tx: Tx, { issuer, subject, email }: ProviderPerson) {
  if (email === null) return null;
  const user = await tx
    .updateTable("users")
    .set({ idp_issuer: issuer, idp_subject: subject })
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where("idp_subject", "is", null)
    .returning("id")
    .executeTakeFirst();
  return user?.id ?? null;
}

async function added(tx: Tx, { issuer, subject, email, name }: ProviderPerson) {
  const id = `user_${crypto.randomUUID()}`;
  const user = await tx
    .insertInto("users")
    .values({
      id,
      // No address that anybody could be invited by.
      email: email ?? `${subject} (${new URL(issuer).host})`,
      name,
      idp_issuer: issuer,
      idp_subject: subject,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!user) throw taken(email ?? subject);
  return id;
}

/** The provider's name and address for a person known before. */
async function addressed(tx: Tx, { email, name }: ProviderPerson, userId: string) {
  if (email === null) return;
  const holder = await tx
    .selectFrom("users")
    .select("id")
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where("id", "!=", userId)
    .executeTakeFirst();
  if (holder) throw taken(email);
  await tx.updateTable("users").set({ email, name }).where("id", "=", userId).execute();
}

async function joined(tx: Tx, { organizations, complete, organizationRole }: ProviderPerson, userId: string) {
  for (const { id, name } of organizations) {
    await tx
      .insertInto("organizations")
      .values({ id, name: name ?? id })
      .onConflict((conflict) =>
        name === null ? conflict.column("id").doNothing() : conflict.column("id").doUpdateSet({ name }),
      )
      .execute();
    await tx
      .insertInto("memberships")
      .values({ idp_organization_id: id, user_id: userId, role: organizationRole })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "idp_organization_id"]).doUpdateSet({ role: organizationRole }),
      )
      .execute();
  }
  if (!complete) return;
  const ids = organizations.map(({ id }) => id);
  await tx
    .deleteFrom("memberships")
    .where("user_id", "=", userId)
    .$if(ids.length > 0, (query) => query.where("idp_organization_id", "not in", ids))
    .execute();
}

function taken(address: string) {
  return new Forbidden(`Cannot sign in as "${address}": somebody else here has this address`);
}
