import { Elysia } from "elysia";
import { Refusal } from "../errors.ts";
import { refuseAnnounced } from "./body.ts";
import { BODY_BYTES, RATES } from "./limits.ts";
import type { People } from "./people.ts";
import { rateLimit } from "./rate_limit.ts";

const READS = ["GET", "HEAD", "OPTIONS"];

/** What holds for every request that changes something, once the door knows who makes it: `.use`d after the door. */
export function bounds(people: People) {
  const turn = rateLimit(RATES.apiWrite);
  return new Elysia({ name: "bounds" }).onRequest(({ request }) => {
    if (READS.includes(request.method)) return;
    const caller = people.callerOrNull(request);
    if (new URL(request.url).pathname.startsWith("/api/")) {
      if (caller) turn(caller.userId);
    } else {
      refuseLargeForm(request, caller ? BODY_BYTES.form : BODY_BYTES.stranger);
    }
  });
}

/** Browsers announce the size of a form; files are measured by the routes that take them. */
function refuseLargeForm(request: Request, limit: number) {
  if (request.headers.has("transfer-encoding"))
    throw new Refusal("Cannot accept the form: it doesn't say how long it is", 411);
  const files = /^\s*multipart\//i.test(request.headers.get("content-type") ?? "");
  if (!files || limit === BODY_BYTES.stranger) refuseAnnounced(request, { limit, what: "the form" });
}
