import { Elysia } from "elysia";
import type { App } from "../app.ts";
import { Refusal, Unauthorized } from "../errors.ts";
import { refuseCrossSite } from "../web/mod.ts";
import { admit, type Caller } from "./caller.ts";
import { sessionCookie, sessionSecretOf } from "./cookie.ts";
import { callerOfSession } from "./sessions.ts";
import { callerOfToken } from "./tokens.ts";

/** All that a stranger may ask for, as method and path. */
const PUBLIC = /^((GET|HEAD) \/|(GET|HEAD|POST) \/sign-in(\/[^/]+)?)$/;
/** Public too, and the same for everybody: no look-up. */
const SAME_FOR_ALL = /^(GET|HEAD) \/(assets\/[^/]+|favicon\.ico|api\/health)$/;
const DOCUMENT = /^\/api\/pdf-documents\/([^/]+)/;

/** Lets in who may come in, before anything of the request is read. Closed to strangers but for what is public. */
export function door(app: App) {
  return new Elysia({ name: "door" }).onRequest(async ({ request, set }) => {
    const { pathname, search } = new URL(request.url);
    const asked = `${request.method} ${pathname}`;
    if (SAME_FOR_ALL.test(asked)) return;
    const open = PUBLIC.test(asked);
    const caller = await callerIn(app, request, set.headers).catch((error) => {
      if (!open || !(error instanceof Unauthorized)) throw refused(app, pathname, error);
      return null;
    });
    if (caller) return admit(request, caller);
    if (open) return;
    throw refused(app, pathname, strangerAt(request, pathname + search));
  });
}

async function callerIn(
  app: App,
  request: Request,
  headers: Record<string, unknown>,
): Promise<Caller | null> {
  const authorization = request.headers.get("authorization");
  if (authorization) {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    if (!token) throw new Unauthorized("Cannot read the Authorization header: a bearer token is expected");
    return callerOfToken(app.db, app.config, token);
  }
  const secret = sessionSecretOf(app.config, request);
  refuseCrossSite(app.config, request, { withSession: secret !== null });
  const session = secret && (await callerOfSession(app, secret));
  if (!session) return null;
  if (session.extended) headers["set-cookie"] = sessionCookie(app.config, secret);
  return session.caller;
}

/** JSON gets its 401; a page goes to the sign-in page and comes back. */
function strangerAt(request: Request, path: string): Refusal {
  if (path.startsWith("/api/")) return new Unauthorized();
  if (request.headers.get("hx-request"))
    return new Refusal("Sign in first", 401, { "hx-redirect": "/sign-in" });
  const to = request.method === "GET" ? `?to=${encodeURIComponent(path)}` : "";
  return new Refusal("Sign in first", 303, { location: `/sign-in${to}` });
}

/** The contract wants each refused read of a document in the log. */
function refused(app: App, pathname: string, error: unknown): unknown {
  const [, documentId] = DOCUMENT.exec(pathname) ?? [];
  if (documentId && error instanceof Unauthorized)
    app.log.warn("document refused", { documentId, userId: "nobody", organizationId: "missing" });
  return error;
}
