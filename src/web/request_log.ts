import type { App } from "../app.ts";
import type { Config } from "../config.ts";
import { securityHeaders } from "./headers.ts";
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

/** Handles requests and writes one line for each. What has no readable address, by its Host header, gets no further than here. */
export function recorded({ log, config }: App, people: People, handle: Handle): Handle {
  return async (request, ...rest) => {
    if (!URL.canParse(request.url)) return withoutAddress(config);
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

function withoutAddress(config: Config) {
  const error = "Cannot read the request: its Host header is malformed";
  return Response.json({ success: false, error }, { status: 400, headers: securityHeaders(config) });
}
