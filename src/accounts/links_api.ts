import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { sql } from "kysely";
import type { App } from "../app.ts";
import { Forbidden, Malformed, NotFound, Refusal } from "../errors.ts";
import { described, jsonBody } from "../web/mod.ts";
import { callerOf } from "./caller.ts";
import { makeSignInLink, type SignInLink } from "./links.ts";
import { clerkLink } from "./oidc/clerk.ts";

const BODY = Type.Object({
  email: Type.Optional(Type.String({ maxLength: 254 })),
  userId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 254, description: "Ours, or the provider's" }),
  ),
});
const LINK = Type.Object({ url: Type.String(), expiresAt: Type.String({ format: "date-time" }) });

type Wanted = Static<typeof BODY>;

/** `POST /api/admin/sign-in-links`: a one-time sign-in link for anybody, by the identity provider where there is one. */
export function linksApi(app: App) {
  return new Elysia().post(
    "/api/admin/sign-in-links",
    async ({ request, body, set }) => {
      const admin = callerOf(request);
      if (!admin.isAdmin) throw new Forbidden("Only an admin may make sign-in links");
      const wanted = wantedOf(body);
      const { url, expiresAt } = await linkFor(app, wanted);
      app.log.info("sign-in link made", { ...wanted, by: admin.userId });
      set.status = 201;
      set.headers["cache-control"] = "no-store";
      return { url, expiresAt: expiresAt.toISOString() };
    },
    {
      ...jsonBody(BODY),
      ...described({
        chapter: "Access",
        summary: "Make a one-time sign-in link",
        description: "For admins (`role` in the user metadata). Send either `email` or `userId`.",
        answers: { 201: LINK },
        refusals: [400, 403, 404, 501, 502],
      }),
    },
  );
}

function wantedOf({ email, userId }: Wanted): Wanted {
  if ((email === undefined) === (userId === undefined))
    throw new Malformed("Cannot make a sign-in link: send either email or userId");
  return { email, userId };
}

async function linkFor({ db, config }: App, { email, userId }: Wanted): Promise<SignInLink> {
  const { oidc, clerk } = config;
  if (oidc && !clerk)
    throw new Refusal(`Cannot make a sign-in link: it is not supported by ${oidc.name}`, 501);
  const user = await db
    .selectFrom("users")
    .select(["email", "idp_subject"])
    .where(
      email === undefined
        ? sql<boolean>`id = ${userId}`
        : sql<boolean>`lower(email) = lower(${email.trim()})`,
    )
    .executeTakeFirst();
  if (!clerk) {
    if (!user) throw new NotFound(`There is no user "${email ?? userId}"`);
    return makeSignInLink(db, config, user.email);
  }
  // Who never signed in here is known to the provider alone, by its own id.
  const subject = user ? user.idp_subject : userId;
  if (!subject)
    throw new NotFound("This user never signed in by the identity provider: send the provider's userId");
  return clerkLink(clerk, subject);
}
