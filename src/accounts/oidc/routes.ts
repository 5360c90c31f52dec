import { Elysia } from "elysia";
import { SignedOut } from "../../../views/sign_in.tsx";
import type { App } from "../../app.ts";
import { Forbidden, NotFound, Refusal } from "../../errors.ts";
import { callerAddress, localPath, rateLimit } from "../../web/mod.ts";
import { forgetReturn, returnOf, sessionCookie, tripCookie, tripOf } from "../cookie.ts";
import { openProviderSession } from "../sessions.ts";
import { shellOf } from "../shell.ts";
import { comeBack, endSessionUrl, setOut } from "./flow.ts";
import { causeOf, type Discovered, discovery } from "./provider.ts";
import { settle } from "./settle.ts";

/** Returns from the provider to one address, which an office may share. */
const RETURNS = { max: 100, perSeconds: 600 };

/** Signing in and out at the identity provider. */
export function oidcRoutes(app: App) {
  const { config } = app;
  const ask = discovery(app);
  const discovered = () => {
    if (!config.oidc) throw new NotFound("No identity provider is configured here");
    return ask();
  };
  const perAddress = rateLimit(RETURNS);
  return new Elysia()
    .get("/sign-in/start", async ({ set, redirect }) => {
      const { url, trip } = await setOut(app, await discovered());
      set.headers["set-cookie"] = tripCookie(config, trip);
      return redirect(url, 303);
    })
    .get("/sign-in/callback", async ({ request, server, set, redirect }) => {
      perAddress(callerAddress(request, server));
      set.headers["set-cookie"] = tripCookie(config, null);
      const secret = await sessionFor(app, await discovered(), request);
      set.headers["set-cookie"] = [
        tripCookie(config, null),
        sessionCookie(config, secret),
        forgetReturn(config),
      ];
      return redirect(localPath(returnOf(request), "/review"), 303);
    })
    .get("/sign-in/ended", async ({ request }) => {
      const url = await discovered().then(
        (at) => endSessionUrl(app, at),
        () => null,
      );
      return SignedOut({ shell: shellOf(request, "Signed out"), provider: config.oidc!.name, url });
    });
}

/** Opens a session for who came back; what is refused goes to the log. */
async function sessionFor(app: App, at: Discovered, request: Request): Promise<string> {
  const { config, db, log } = app;
  try {
    const person = await comeBack(app, at, { request, trip: tripOf(config, request) });
    if (person.email === null)
      throw new Forbidden(`Cannot sign in: ${config.oidc!.name} names no verified e-mail address of yours`);
    const userAgent = request.headers.get("user-agent");
    return await db.transaction().execute(async (tx) => {
      const userId = await settle(tx, person, { powers: true });
      const organizationId = person.organizations[0]?.id ?? null;
      const of = { userId, organizationId, pinned: !person.complete };
      return openProviderSession(tx, of, { userAgent, hours: config.oidc!.sessionHours });
    });
  } catch (error) {
    if (error instanceof Refusal)
      log.warn("sign-in refused", { reason: error.message, detail: error.cause && causeOf(error.cause) });
    throw error;
  }
}
