import { type AnyElysia, Elysia } from "elysia";
import type { App } from "../app.ts";
import { NotFound } from "../errors.ts";
import { assets } from "./assets.ts";
import { answerOf } from "./errors.ts";
import { securityHeaders } from "./headers.ts";
import { type Checks, health } from "./health.ts";
import { page } from "./large_page.ts";
import type { People } from "./people.ts";
import { type Handle, recorded, requestIdOf } from "./request_log.ts";
import { methodsAt } from "./routes_of.ts";

/** What every request passes through; `.use`d before any route. */
export function web(app: App, people: People, checks: Checks = {}) {
  const part: AnyElysia = new Elysia({ name: "web" });
  return part
    .headers(securityHeaders(app.config))
    .wrap((handle) => recorded(app, people, handle as unknown as Handle))
    .onRequest(({ request, set }) => {
      set.headers["x-request-id"] = requestIdOf(request);
      // Routes would get null for the part that can't be decoded.
      if (!isDecodable(new URL(request.url).pathname)) throw new NotFound("There is no such page");
    })
    .onError({ as: "global" }, ({ code, error, request, set }) => {
      const answer = answerOf(app, people, {
        request,
        code,
        error,
        methods: () => methodsAt(part, new URL(request.url).pathname),
      });
      Object.assign(set.headers, answer.headers);
      set.status = answer.status;
      return answer.body;
    })
    .onAfterHandle({ as: "global" }, ({ responseValue, set }) => {
      if (typeof responseValue !== "string" || !responseValue.startsWith("<")) return;
      set.headers["content-type"] ??= "text/html; charset=utf-8";
      return page(responseValue);
    })
    .use(assets())
    .use(health(app, people, checks));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
