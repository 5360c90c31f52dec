import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { callerOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Forbidden, Malformed, Refusal, Unauthorized } from "../../errors.ts";
import { described, RATES, rateLimit, readText } from "../../web/mod.ts";

/** The keys of each entity. */
const ENTITIES: Record<string, string> = {
  ITEM: "erp:items:*",
  SHIPPING: "erp:shipping:*",
  CUSTOMER: "erp:customer:*",
  ORDER: "erp:order:*",
};

const WANTED = Type.Union([
  Type.Object({ pattern: Type.String({ description: "Such as erp:items:*" }) }),
  Type.Object({ entity: Type.Union(Object.keys(ENTITIES).map((entity) => Type.Literal(entity))) }),
  Type.Object({}),
]);
const FLUSHED = Type.Object({
  success: Type.Literal(true),
  data: Type.Object({
    flushed: Type.Union([Type.Integer(), Type.Literal("all")]),
    pattern: Type.Optional(Type.String()),
  }),
});

/** `POST /api/cache/flush`: one pattern, one entity, or everything; for admins with a bearer token. */
export function cacheApi(app: App) {
  const turn = rateLimit(RATES.flush);
  return new Elysia().post(
    "/api/cache/flush",
    async ({ request }) => {
      const { userId } = bearerAdminOf(request);
      turn(userId);
      const wanted = wantedOf(await readText({ request }));
      const removed = await flush(app, wanted.keys);
      app.log.info("cache flushed", { userId, keys: wanted.keys, removed });
      const flushed = wanted.everything ? "all" : removed;
      return { success: true, data: { flushed, pattern: wanted.pattern } };
    },
    {
      parse: "none",
      ...described({
        chapter: "ERP",
        summary: "Flush the cache",
        description: "The keys of a pattern or of an entity; with {} or no body, everything. For admins.",
        who: "token",
        body: { type: "application/json", schema: WANTED },
        answers: { 200: FLUSHED },
        refusals: [400, 403, 413, 415, 503],
      }),
    },
  );
}

async function flush(app: App, keys: string): Promise<number> {
  try {
    return await app.cache.flush(keys);
  } catch (error) {
    app.log.error("cache not flushed", { keys, error });
    throw new Refusal("Cannot flush: the cache is out of reach", 503);
  }
}

function bearerAdminOf(request: Request) {
  const caller = callerOf(request);
  if (caller.via !== "token") throw new Unauthorized("Send an access token as Authorization: Bearer");
  if (!caller.isAdmin) throw new Forbidden("Only an admin may flush the cache");
  return caller;
}

interface Wanted {
  /** Redis glob of what goes. */
  keys: string;
  everything?: boolean;
  /** As it was sent. */
  pattern?: string;
}

function wantedOf(text: string): Wanted {
  const body = text.trim() ? parsed(text) : {};
  const { pattern, entity, ...others } = body;
  const [strange] = Object.keys(others);
  if (strange) throw new Malformed(`Cannot flush: "${strange}" is neither pattern nor entity`);
  if (pattern !== undefined && entity !== undefined)
    throw new Malformed("Cannot flush: send a pattern or an entity");
  if (typeof pattern === "string") return { keys: pattern, pattern };
  if (pattern !== undefined) throw new Malformed("Cannot flush: the pattern is not a text");
  if (entity === undefined) return { keys: "erp:*", everything: true };
  const keys = Object.hasOwn(ENTITIES, String(entity)) ? ENTITIES[String(entity)] : undefined;
  if (!keys) throw new Malformed(`Cannot flush: the entity is one of ${Object.keys(ENTITIES).join(", ")}`);
  return { keys };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (body !== null && typeof body === "object" && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    // The sentence below covers it.
  }
  throw new Malformed("Cannot flush: the body is not a JSON object");
}
