import { Elysia, t } from "elysia";
import { Access, type AccessProps } from "../../views/access.tsx";
import type { App } from "../app.ts";
import { memberOf, organizationAdminOf } from "./caller.ts";
import { sessionSecretOf } from "./cookie.ts";
import { addMember, changeRole, linkForMember, membersOf, organizationsOf, removeMember } from "./members.ts";
import { revokeSession, sessionsOf } from "./sessions.ts";
import { shellOf } from "./shell.ts";
import { createToken, revokeToken, tokensOf } from "./tokens.ts";

const role = t.Union([t.Literal("member"), t.Literal("admin")]);
const days = t.Numeric({ minimum: 1, maximum: 365 });

/** The Access page: tokens and sessions of one's own; for admins the organization's, and its members. */
export function accessRoutes(app: App) {
  const { db, config } = app;
  const page = async (request: Request, shownOnce: AccessProps["shownOnce"] = null) =>
    Access({
      shell: shellOf(request, "Access", "access"),
      ...(await accessOf(app, request)),
      shownOnce,
    });
  return new Elysia()
    .get("/access", ({ request }) => page(request))
    .post(
      "/access/tokens",
      async ({ request, body, set }) => {
        const member = memberOf(request);
        const secret = await createToken(db, config, { owner: member, ...body });
        set.headers["cache-control"] = "no-store";
        return page(request, { what: "token", label: body.name, secret });
      },
      { body: t.Object({ name: t.String({ minLength: 1, maxLength: 80 }), days }) },
    )
    .post("/access/tokens/:id/revocation", async ({ request, params, redirect }) => {
      await revokeToken(db, memberOf(request), params.id);
      return redirect("/access", 303);
    })
    .post("/access/sessions/:id/revocation", async ({ request, params, redirect }) => {
      await revokeSession(db, memberOf(request), params.id);
      return redirect("/access", 303);
    })
    .post(
      "/access/members",
      async ({ request, body, redirect }) => {
        await addMember(db, organizationAdminOf(request), body);
        return redirect("/access", 303);
      },
      { body: t.Object({ email: t.String({ maxLength: 254 }), role }) },
    )
    .post(
      "/access/members/:id/role",
      async ({ request, params, body, redirect }) => {
        await changeRole(db, organizationAdminOf(request), { userId: params.id, role: body.role });
        return redirect("/access", 303);
      },
      { body: t.Object({ role }) },
    )
    .post("/access/members/:id/removal", async ({ request, params, redirect }) => {
      await removeMember(db, organizationAdminOf(request), params.id);
      return redirect("/access", 303);
    })
    .post("/access/members/:id/sign-in-link", async ({ request, params, set }) => {
      const admin = organizationAdminOf(request);
      const { email, url } = await linkForMember(db, config, { admin, userId: params.id });
      set.headers["cache-control"] = "no-store";
      return page(request, { what: "link", label: email, secret: url });
    });
}

async function accessOf({ db, config }: App, request: Request) {
  const member = memberOf(request);
  const [tokens, sessions, organizations] = await Promise.all([
    tokensOf(db, member),
    sessionsOf(db, member, sessionSecretOf(config, request)),
    organizationsOf(db, member.userId),
  ]);
  const admin = member.organizationRole === "admin";
  return {
    tokens,
    sessions,
    members: admin ? await membersOf(db, member.idpOrganizationId) : null,
    organizations: member.bound || member.pinned ? [] : organizations,
    here: { organizationId: member.idpOrganizationId, userId: member.userId },
  };
}
