import { jwt } from "@elysiajs/jwt";
import { sql } from "kysely";
import { type Db, reading, tenant } from "../../db/mod.ts";
import type { Config } from "../config.ts";
import { NotFound, Unauthorized } from "../errors.ts";
import type { Caller, Member } from "./caller.ts";
import { callerFrom } from "./person.ts";

const DAYS = 365;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whose token it will be. */
export interface TokenOwner {
  userId: string;
  idpOrganizationId: string;
  bound: boolean;
}

interface NewToken {
  owner: TokenOwner;
  name: string;
  days?: number;
  /** It will deliver this connection's data, and open nothing else. */
  connectionId?: string;
}

type Keys = Pick<Config, "sessionKey" | "serviceName">;

/** A new access token for the person with this address, in that person's first organization. Throws `NotFound`. */
export async function makeToken(db: Db, config: Keys, email: string): Promise<string> {
  const member = await db
    .selectFrom("users")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .select(["id", "idp_organization_id"])
    .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
    .orderBy("memberships.created_at")
    .limit(1)
    .executeTakeFirst();
  if (!member) throw new NotFound(`There is no user with the address "${email.trim()}" in an organization`);
  const owner = { userId: member.id, idpOrganizationId: member.idp_organization_id, bound: false };
  return createToken(db, config, { owner, name: "command line" });
}

/** A signed token, shown once; its row lets it be revoked. */
export async function createToken(
  db: Db,
  config: Keys,
  { owner, name, days = DAYS, connectionId }: NewToken,
): Promise<string> {
  const row = await tenant(db, owner.idpOrganizationId, (tx) =>
    tx
      .insertInto("access_tokens")
      .values({
        idp_organization_id: owner.idpOrganizationId,
        user_id: owner.userId,
        name,
        bound: owner.bound,
        connection_id: connectionId,
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .returning(["id", "expires_at"])
      .executeTakeFirstOrThrow(),
  );
  return signerOf(config).sign({
    iss: config.serviceName,
    sub: owner.userId,
    jti: row.id,
    exp: Math.floor(row.expires_at.getTime() / 1000),
    org: owner.idpOrganizationId,
  });
}

/** Who a token speaks for. Throws `Unauthorized` for one that is forged, expired or revoked, or whose owner left. */
export async function callerOfToken(db: Db, config: Keys, token: string): Promise<Caller> {
  const { jti, sub, org } = await claimsOf(config, token);
  const row = await reading(db, org, (tx) =>
    tx
      .selectFrom("access_tokens as t")
      .innerJoin("users as u", "u.id", "t.user_id")
      .innerJoin("memberships as m", (join) =>
        join
          .onRef("m.user_id", "=", "t.user_id")
          .onRef("m.idp_organization_id", "=", "t.idp_organization_id"),
      )
      .innerJoin("organizations as o", "o.id", "t.idp_organization_id")
      .select([
        "t.user_id",
        "u.email",
        "u.name",
        "u.metadata",
        "t.bound",
        "t.connection_id",
        "t.idp_organization_id",
        "o.name as organization_name",
        "m.role",
        sql<boolean>`true`.as("pinned"),
        sql<boolean>`coalesce(t.last_used_at < now() - interval '1 minute', true)`.as("stale"),
      ])
      .where("t.id", "=", jti)
      .where("t.user_id", "=", sub)
      .where("t.revoked_at", "is", null)
      .where("t.expires_at", ">", sql<Date>`now()`)
      .executeTakeFirst(),
  );
  if (!row) throw new Unauthorized("The access token was revoked or has expired");
  if (row.stale)
    await tenant(db, org, (tx) =>
      tx.updateTable("access_tokens").set({ last_used_at: sql<Date>`now()` }).where("id", "=", jti).execute(),
    );
  return callerFrom(row, "token");
}

/** The organization's tokens that still work, newest first: everybody's for an admin, one's own otherwise. */
export function tokensOf(db: Db, member: Member) {
  return tenant(db, member.idpOrganizationId, (tx) =>
    tx
      .selectFrom("access_tokens as t")
      .innerJoin("users as u", "u.id", "t.user_id")
      .select(["t.id", "t.name", "u.email", "t.created_at", "t.expires_at", "t.last_used_at"])
      .where("t.revoked_at", "is", null)
      .where("t.expires_at", ">", sql<Date>`now()`)
      .$if(member.organizationRole !== "admin", (query) => query.where("t.user_id", "=", member.userId))
      .orderBy("t.created_at", "desc")
      .execute(),
  );
}

/** Takes the power from one of `tokensOf`. Throws `NotFound`. */
export async function revokeToken(db: Db, member: Member, id: string) {
  const revoked =
    UUID.test(id) &&
    (await tenant(db, member.idpOrganizationId, (tx) =>
      tx
        .updateTable("access_tokens")
        .set({ revoked_at: sql<Date>`now()` })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .$if(member.organizationRole !== "admin", (query) => query.where("user_id", "=", member.userId))
        .returning("id")
        .executeTakeFirst(),
    ));
  if (!revoked) throw new NotFound("There is no such access token");
}

async function claimsOf(config: Keys, token: string) {
  const claims = await signerOf(config).verify(token, {
    algorithms: ["HS256"],
    issuer: config.serviceName,
    requiredClaims: ["sub", "jti", "exp", "org"],
  });
  const { jti, sub, org } = claims || {};
  if (!jti || !UUID.test(jti) || !sub || typeof org !== "string")
    throw new Unauthorized("The access token is not valid or has expired");
  return { jti, sub, org };
}

const SIGNERS = new WeakMap<Keys, Signer>();

type Signer = ReturnType<typeof signerWith>;

function signerOf(config: Keys): Signer {
  const signer = SIGNERS.get(config) ?? signerWith(config);
  SIGNERS.set(config, signer);
  return signer;
}

function signerWith({ sessionKey: secret }: Keys) {
  return jwt({ name: "tokens", secret }).decorator.tokens;
}
