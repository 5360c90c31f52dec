import type { Config } from "../config.ts";
import { Forbidden } from "../errors.ts";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Stops another site from acting in a person's name: browsers say where a request was started.
 * A request that doesn't say is let through only without a session. Throws `Forbidden`.
 */
export function refuseCrossSite(
  { baseUrl }: Config,
  request: Request,
  { withSession }: { withSession: boolean },
) {
  if (SAFE.includes(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const allowed = site
    ? site === "same-origin"
    : origin
      ? origin === new URL(baseUrl).origin ||
        (URL.canParse(origin) && new URL(origin).host === request.headers.get("host"))
      : !withSession;
  if (!allowed) throw new Forbidden("Cannot accept the request: it was started on another site");
}
