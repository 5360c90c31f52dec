import { Elysia } from "elysia";
import type { App } from "../app.ts";
import { Forbidden, Refusal, Unauthorized } from "../errors.ts";
import { refuseCrossSite } from "../web/mod.ts";
import { admit, type Caller } from "./caller.ts";
import { cookieOf, sessionCookie, sessionSecretOf } from "./cookie.ts";
import { isForeign, providerTokens } from "./oidc/bearer.ts";
import { callerOfSession } from "./sessions.ts";
import { callerOfToken } from "./tokens.ts";

/** All that a stranger may ask for, as method and path. */
const PUBLIC =
  /^(POST \/api\/webhook\/inbound-email(\/attachments)?|(GET|HEAD) \/(api\/(docs|openapi\.json))?|(GET|HEAD|POST) \/sign-in(\/[^/]+)?|POST \/api\/webhooks\/stripe)$/;
/** Public too, and the same for everybody: no look-up. */
const SAME_FOR_ALL = /^(GET|HEAD) \/(assets\/[^/]+|favicon\.ico)$/;
/** Must answer also when nobody can be looked up. */
const HEALTH = /^(GET|HEAD) \/api\/health$/;
const PATIENCE_MS = 1000;
const DELIVERY = /^PUT \/api\/erp\/connections\/([^/]+)\/[a-z-]+$/;
const DOCUMENT = /^\/api\/pdf-documents\/([^/]+)/;

/** Opened by the cookie `operator` too, which carries an access token. */
const OPERATORS = /^POST \/api\/erp\/force-(image-)?sync$/;

/** Lets in who may come in, before anything of the request is read. Closed to strangers but for what is public. */
export function door(app: App) {
  const callerIn = callers(app);
  return new Elysia({ name: "door" }).onRequest(async ({ request, set }) => {
    const { pathname, search } = new URL(request.url);
    const asked = askedOf(request);
    if (SAME_FOR_ALL.test(asked)) return;
    if (HEALTH.test(asked)) {
      const known = callerIn(request, set.headers).catch(() => null);
      const caller = await Promise.race([known, Bun.sleep(PATIENCE_MS).then(() => null)]);
      return caller && !caller.connectionId ? admit(request, caller) : undefined;
    }
    const open = PUBLIC.test(asked);
    const caller = await callerIn(request, set.headers).catch((error) => {
      if (!open || !(error instanceof Unauthorized)) throw refused(app, pathname, error);
      return null;
    });
    if (caller) return admit(request, withinScope(caller, asked));
    if (open) return;
    throw refused(app, pathname, strangerAt(request, pathname + search));
  });
}

/** Method and path; a slash at the path's end makes no difference to the routes either. */
function askedOf({ method, url }: Request): string {
  return `${method} ${new URL(url).pathname.replace(/(?<=.)\/$/, "")}`;
}

/** A token for one connection's data opens nothing else. */
function withinScope(caller: Caller, asked: string): Caller {
  const { connectionId } = caller;
  const [, connection] = DELIVERY.exec(asked) ?? [];
  if (connectionId && connection !== connectionId)
    throw new Forbidden("This access token is for the deliveries of one connection only");
  return caller;
}

/** Who makes a request, by its bearer token, its operator cookie or its session. */
function callers(app: App) {
  const { db, config } = app;
  const ofProvider = providerTokens(app);
  const ofToken = (token: string) =>
    isForeign(app, token) ? ofProvider(token) : callerOfToken(db, config, token);
  return async (request: Request, headers: Record<string, unknown>): Promise<Caller | null> => {
    const authorization = request.headers.get("authorization");
    if (authorization) {
      const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      if (!token) throw new Unauthorized("Cannot read the Authorization header: a bearer token is expected");
      return refusalsLogged(app, ofToken(token));
    }
    const operator = operatorTokenOf(request);
    if (operator) {
      refuseCrossSite(config, request, { withSession: false });
      const caller = await refusalsLogged(app, ofToken(operator)).catch((error) => {
        if (!(error instanceof Unauthorized)) throw error;
        return null;
      });
      if (caller) return caller;
    }
    return callerInSession(app, request, headers);
  };
}

/** A page of another site can't send the header with it: that takes a permission that is never given. */
function operatorTokenOf(request: Request): string | null {
  const ours = request.headers.get("x-requested-with") === "XMLHttpRequest";
  return ours && OPERATORS.test(askedOf(request)) ? cookieOf(request, "operator") : null;
}

async function refusalsLogged({ log }: App, caller: Promise<Caller>): Promise<Caller> {
  return caller.catch((error) => {
    if (error instanceof Refusal) log.warn("access token refused", { reason: error.message });
    throw error;
  });
}

async function callerInSession(app: App, request: Request, headers: Record<string, unknown>) {
  const secret = sessionSecretOf(app.config, request);
  refuseCrossSite(app.config, request, { withSession: secret !== null });
  const session = secret && (await callerOfSession(app, secret));
  if (!session) return null;
  if (session.extended) headers["set-cookie"] = sessionCookie(app.config, secret);
  return session.caller;
}

/** JSON gets its 401; a page goes to the sign-in page and comes back. */
function strangerAt(request: Request, path: string): Refusal {
  if (/^\/api(?![^/?])/.test(path)) return new Unauthorized();
  const shown = request.headers.get("hx-current-url") ?? "";
  if (request.headers.get("hx-request"))
    return new Refusal("Sign in first", 401, {
      "hx-redirect": signIn(pathOf(shown), { unsaved: request.method !== "GET" }),
    });
  return new Refusal("Sign in first", 303, { location: signIn(request.method === "GET" ? path : null) });
}

function signIn(to: string | null, { unsaved = false } = {}): string {
  return to ? `/sign-in?to=${encodeURIComponent(to)}${unsaved ? "&unsaved=1" : ""}` : "/sign-in";
}

function pathOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The contract wants each refused read of a document in the log. */
function refused(app: App, pathname: string, error: unknown): unknown {
  const [, documentId] = DOCUMENT.exec(pathname) ?? [];
  if (documentId && error instanceof Unauthorized)
    app.log.warn("document refused", { documentId, userId: "nobody", organizationId: "missing" });
  return error;
}
