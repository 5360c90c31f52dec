import { sql } from "kysely";
import type { Db, Tx } from "../../db/mod.ts";
import type { Config } from "../config.ts";
import { NotFound } from "../errors.ts";
import { hashOf, newSecret } from "./secret.ts";

/** A sign-in link works once, for this long. */
const MINUTES = 15;

export interface SignInLink {
  url: string;
  expiresAt: Date;
}

/** What a link opens. */
export interface LinkOwner {
  userId: string;
  email: string;
  /** The one organization its session stays in; null: any of the person's. */
  boundTo: string | null;
}

/** A one-time sign-in link for the person with this address, kept in one organization when `boundTo` names it. Throws `NotFound`. */
export async function makeSignInLink(
  db: Db | Tx,
  config: Pick<Config, "baseUrl">,
  email: string,
  options: { boundTo?: string } = {},
): Promise<SignInLink> {
  const secret = newSecret();
  const made = await db
    .insertInto("sign_in_links")
    .columns(["token_hash", "user_id", "bound_to", "expires_at"])
    .expression((from) =>
      from
        .selectFrom("users")
        .select([
          sql<string>`${hashOf(secret)}::text`.as("token_hash"),
          "id as user_id",
          sql<string | null>`${options.boundTo ?? null}::text`.as("bound_to"),
          sql<Date>`now() + make_interval(mins => ${MINUTES})`.as("expires_at"),
        ])
        .where(sql<boolean>`lower(email) = lower(${email.trim()})`),
    )
    .returning("expires_at")
    .executeTakeFirst();
  if (!made) throw new NotFound(`There is no user with the address "${email.trim()}"`);
  return { url: `${config.baseUrl}/sign-in/${secret}`, expiresAt: made.expires_at };
}

/** Whom a link that still works is for, without using it up. */
export async function ownerOfLink(db: Db, secret: string): Promise<LinkOwner | null> {
  const link = await db
    .selectFrom("sign_in_links")
    .innerJoin("users", "users.id", "sign_in_links.user_id")
    .select(["user_id", "email", "bound_to"])
    .where("token_hash", "=", hashOf(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return link ? { userId: link.user_id, email: link.email, boundTo: link.bound_to } : null;
}

/** Uses a link up: of any number of tries at once, one gets its owner, the others null. */
export async function useLink(tx: Tx, secret: string): Promise<LinkOwner | null> {
  const link = await tx
    .updateTable("sign_in_links")
    .from("users")
    .set({ used_at: sql<Date>`now()` })
    .whereRef("users.id", "=", "sign_in_links.user_id")
    .where("token_hash", "=", hashOf(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["users.id", "users.email", "bound_to"])
    .executeTakeFirst();
  return link ? { userId: link.id, email: link.email, boundTo: link.bound_to } : null;
}
