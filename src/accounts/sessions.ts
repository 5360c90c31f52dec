import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Database, Db, Tx } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { Forbidden, NotFound } from "../errors.ts";
import type { Caller, Member } from "./caller.ts";
import type { LinkOwner } from "./links.ts";
import { callerFrom, type PersonRow } from "./person.ts";
import { hashOf, newSecret } from "./secret.ts";

/** A session ends this long after it was last used. */
export const SESSION_DAYS = 14;

/** Opens a session for the owner of a link and returns the cookie's secret. */
export async function openSession(
  tx: Tx,
  owner: LinkOwner,
  options: { userAgent: string | null },
): Promise<string> {
  const organization = await tx
    .selectFrom("memberships")
    .select("idp_organization_id")
    .where("user_id", "=", owner.userId)
    .$if(owner.boundTo !== null, (query) => query.where("idp_organization_id", "=", owner.boundTo!))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return insertSession(tx, {
    user_id: owner.userId,
    idp_organization_id: organization?.idp_organization_id ?? null,
    bound: owner.boundTo !== null,
    expires_at: sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`,
    user_agent: options.userAgent,
  });
}

/** Opens a session for somebody whom the identity provider named: it ends after `hours`, so that who was removed there is soon out here. */
export function openProviderSession(
  tx: Tx,
  person: { userId: string; organizationId: string | null; pinned: boolean },
  options: { userAgent: string | null; hours: number },
): Promise<string> {
  return insertSession(tx, {
    user_id: person.userId,
    idp_organization_id: person.organizationId,
    from_provider: true,
    pinned: person.pinned,
    expires_at: sql<Date>`now() + make_interval(hours => ${options.hours})`,
    user_agent: options.userAgent,
  });
}

type NewSession = Omit<Insertable<Database["sessions"]>, "token_hash" | "expires_at"> & {
  expires_at: RawBuilder<Date>;
};

async function insertSession(tx: Tx, { user_agent, ...row }: NewSession): Promise<string> {
  const secret = newSecret();
  await tx
    .insertInto("sessions")
    .values({ ...row, token_hash: hashOf(secret), user_agent: user_agent?.slice(0, 300) ?? null })
    .execute();
  return secret;
}

type SessionRow = PersonRow & { stale: boolean };

/** Who a cookie belongs to, in one look-up; `extended` when the session's end was moved on, so that the cookie's must be. */
export async function callerOfSession(
  { db }: Pick<App, "db">,
  secret: string,
): Promise<{ caller: Caller; extended: boolean } | null> {
  const hash = hashOf(secret);
  const {
    rows: [row],
  } = await sql<SessionRow>`
    select u.id as user_id, u.email, u.name, u.metadata, s.bound, s.pinned,
      m.idp_organization_id, o.name as organization_name, m.role,
      not s.from_provider and s.expires_at < now() + make_interval(days => ${SESSION_DAYS - 1}) as stale
    from sessions s
    join users u on u.id = s.user_id
    left join memberships m on m.user_id = s.user_id and m.idp_organization_id = s.idp_organization_id
    left join organizations o on o.id = m.idp_organization_id
    where s.token_hash = ${hash} and s.expires_at > now()`.execute(db);
  if (!row) return null;
  if (row.stale) {
    await sql`
      update sessions set expires_at = now() + make_interval(days => ${SESSION_DAYS}) where token_hash = ${hash}`.execute(
      db,
    );
  }
  return { caller: callerFrom(row, "session"), extended: row.stale };
}

/** Ends the session that a cookie opened; says whether the identity provider has one, too. */
export async function closeSession(db: Db, secret: string): Promise<{ atProvider: boolean }> {
  const session = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", hashOf(secret))
    .returning("from_provider")
    .executeTakeFirst();
  return { atProvider: session?.from_provider ?? false };
}

/** Moves a session to another organization of the person. Throws `Forbidden`, or `NotFound` when the person isn't in it. */
export async function switchOrganization(
  db: Db,
  caller: Caller,
  { secret, organizationId }: { secret: string; organizationId: string },
) {
  if (caller.bound) throw new Forbidden("Cannot change the organization: this sign-in is for one alone");
  if (caller.pinned)
    throw new Forbidden("Cannot change the organization here: sign in again, and choose it there");
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ idp_organization_id: organizationId })
    .where("token_hash", "=", hashOf(secret))
    .where("user_id", "=", caller.userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("memberships")
          .select("user_id")
          .where("user_id", "=", caller.userId)
          .where("idp_organization_id", "=", organizationId),
      ),
    )
    .executeTakeFirst();
  if (!numUpdatedRows) throw new NotFound("There is no such organization");
}

/** Live sessions in the member's organization, newest first: everybody's for an admin, one's own otherwise. `secret` marks the current one. */
export function sessionsOf(db: Db, member: Member, secret: string | null) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select(["token_hash as id", "email", "sessions.created_at", "sessions.expires_at", "user_agent"])
    .select(sql<boolean>`token_hash = ${hashOf(secret ?? "")}`.as("current"))
    .where("idp_organization_id", "=", member.idpOrganizationId)
    .where("expires_at", ">", sql<Date>`now()`)
    .$if(member.organizationRole !== "admin", (query) => query.where("user_id", "=", member.userId))
    .orderBy("sessions.created_at", "desc")
    .execute();
}

/** Ends one of `sessionsOf`. Throws `NotFound`. */
export async function revokeSession(db: Db, member: Member, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("token_hash", "=", id)
    .where("idp_organization_id", "=", member.idpOrganizationId)
    .$if(member.organizationRole !== "admin", (query) => query.where("user_id", "=", member.userId))
    .executeTakeFirst();
  if (!numDeletedRows) throw new NotFound("There is no such session");
}
