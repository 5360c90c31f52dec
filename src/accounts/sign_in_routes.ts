import { Elysia, t } from "elysia";
import { OpenLink, SignIn } from "../../views/sign_in.tsx";
import type { App } from "../app.ts";
import { Forbidden, NotFound, Refusal } from "../errors.ts";
import { callerAddress, localPath, RATES, rateLimit } from "../web/mod.ts";
import { callerOf, callerOrNull } from "./caller.ts";
import { forgetReturn, keepReturn, returnOf, sessionCookie, sessionSecretOf } from "./cookie.ts";
import { makeSignInLink, ownerOfLink, useLink } from "./links.ts";
import { closeSession, openSession, switchOrganization } from "./sessions.ts";
import { shellOf } from "./shell.ts";

/** Signing in by one-time links, signing out, and changing the organization. */
export function signInRoutes(app: App) {
  const { db, config } = app;
  const provider = config.oidc?.name ?? null;
  const perAddress = rateLimit(RATES.signInFromAddress);
  const perPerson = rateLimit(RATES.signInForPerson);
  return new Elysia()
    .get("/sign-in", ({ request, query, set }) => {
      if (query.to) set.headers["set-cookie"] = keepReturn(config, localPath(query.to, "/review"));
      const email = callerOrNull(request)?.email ?? null;
      const unsaved = query.unsaved !== undefined && email === null;
      return SignIn({
        shell: shellOf(request, "Sign in"),
        signedInAs: email,
        asked: false,
        unsaved,
        provider,
      });
    })
    .post(
      "/sign-in",
      async ({ request, body, server }) => {
        if (provider !== null) throw new Forbidden(`Sign in with ${provider}`);
        perAddress(callerAddress(request, server));
        perPerson(body.email.trim().toLowerCase());
        await sendLink(app, body.email);
        return SignIn({ shell: shellOf(request, "Sign in"), signedInAs: null, asked: true, provider });
      },
      { body: t.Object({ email: t.String({ maxLength: 254 }) }) },
    )
    .get("/sign-in/:secret", async ({ request, params, set }) => {
      const owner = await ownerOfLink(db, params.secret);
      if (!owner) throw usedUp(app);
      set.headers["cache-control"] = "no-store";
      return OpenLink({ shell: shellOf(request, "Sign in"), email: owner.email, secret: params.secret });
    })
    .post("/sign-in/:secret", async ({ request, params, set, redirect }) => {
      const userAgent = request.headers.get("user-agent");
      const secret = await db.transaction().execute(async (tx) => {
        const owner = await useLink(tx, params.secret);
        return owner && openSession(tx, owner, { userAgent });
      });
      if (!secret) throw usedUp(app);
      set.headers["set-cookie"] = [sessionCookie(config, secret), forgetReturn(config)];
      return redirect(localPath(returnOf(request), "/review"), 303);
    })
    .post("/sign-out", async ({ request, set, redirect }) => {
      const secret = sessionSecretOf(config, request);
      const { atProvider } = secret ? await closeSession(db, secret) : { atProvider: false };
      set.headers["set-cookie"] = sessionCookie(config, null);
      return redirect(atProvider && provider !== null ? "/sign-in/ended" : "/", 303);
    })
    .post(
      "/organization",
      async ({ request, body, redirect }) => {
        const secret = sessionSecretOf(config, request) ?? "";
        await switchOrganization(db, callerOf(request), { secret, organizationId: body.id });
        return redirect("/review", 303);
      },
      { body: t.Object({ id: t.String() }) },
    );
}

/** Nothing here tells whether the address is known: not the answer, and hardly its time. */
async function sendLink({ db, config, log }: App, email: string) {
  await makeSignInLink(db, config, email).then(
    ({ url }) => log.info("sign-in link", { email, url }),
    (error) => {
      if (!(error instanceof NotFound)) throw error;
    },
  );
}

function usedUp({ log }: App) {
  log.warn("sign-in refused", { reason: "the link was used already, has expired, or never was" });
  return new Refusal("This sign-in link was used already or has expired", 410);
}
