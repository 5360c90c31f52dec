import type { App } from "../app.ts";
import type { People } from "./people.ts";

/** What answers a request. */
export type Handle = (request: Request, ...rest: unknown[]) => Response | Promise<Response>;

const ids = new WeakMap<Request, string>();
const QUIET = /^\/(assets\/|favicon|api\/health$)/;
const SECRET = /^\/sign-in\/.+/;

/** The id a request is known by in logs: the proxy's, where it gave one. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known) return known;
  const given = request.headers.get("x-request-id");
  const id = given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
  ids.set(request, id);
  return id;
}

/** A request's path without what must not be in a log. */
export function loggedPath(request: Request): string {
  const { pathname } = new URL(request.url);
  return SECRET.test(pathname) ? "/sign-in/…" : pathname;
}

/** Handles requests and writes one line for each. */
export function recorded({ log }: App, people: People, handle: Handle): Handle {
  return async (request, ...rest) => {
    const start = performance.now();
    const response = await handle(request, ...rest);
    const path = loggedPath(request);
    log[QUIET.test(path) ? "debug" : "info"]("request", {
      method: request.method,
      path,
      status: response.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      requestId: requestIdOf(request),
      userId: people.callerOrNull(request)?.userId,
    });
    return response;
  };
}
