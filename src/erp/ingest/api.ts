import { Type } from "@sinclair/typebox";
import { type AnyElysia, Elysia } from "elysia";
import { type SyncEntity, type Tx, tenant } from "../../../db/mod.ts";
import { adminOf, createToken, type Member, memberOf } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, UnsupportedType } from "../../errors.ts";
import { described, jsonBody, knownQuery } from "../../web/mod.ts";
import { type ConnectionRow, connectionOf, connectionsOf, ownerOf } from "../connections.ts";
import { deliver } from "./deliver.ts";
import { MIRRORED } from "./entities.ts";
import { mirrorsOf, runsOf } from "./runs.ts";

const ENTITIES = Object.keys(MIRRORED) as SyncEntity[];
const NDJSON = /^\s*application\/(x-)?(ndjson|jsonl|json-lines|octet-stream)\b/i;

const count = Type.Integer({ minimum: 0 });
const when = Type.Union([Type.Unsafe<Date>({ type: "string", format: "date-time" }), Type.Null()]);
const DELIVERED = Type.Object({
  success: Type.Literal(true),
  rows: count,
  inserted: count,
  updated: count,
  deactivated: count,
  rejected: count,
  reasons: Type.Array(Type.Object({ line: count, reason: Type.String() })),
});
const CONNECTIONS = Type.Object({
  connections: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      kind: Type.String(),
      isDefault: Type.Boolean(),
      active: Type.Boolean(),
      lastSync: when,
      items: count,
      customers: count,
      entities: Type.Array(
        Type.Object({
          entity: Type.Union(ENTITIES.map((name) => Type.Literal(name))),
          rows: count,
          syncedAt: when,
          error: Type.Union([Type.String(), Type.Null()], {
            description: "Why the last attempt to list it stopped",
          }),
        }),
      ),
      lastRun: Type.Union([Type.Object({}), Type.Null()]),
    }),
  ),
});
const TOKEN = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
});

/** Synchronized data as it comes in: a connection's rows as NDJSON, its tokens, and what there is of it. */
export function ingestApi(app: App) {
  const routes: AnyElysia = new Elysia()
    .get(
      "/api/erp/connections",
      async ({ request }) => ({ connections: await connections(app, memberOf(request)) }),
      described({
        chapter: "ERP",
        summary: "The connections and the age of their data",
        answers: { 200: CONNECTIONS },
        refusals: [400],
      }),
    )
    .post(
      "/api/erp/connections/:id/tokens",
      async ({ request, params, body, set }) => {
        const owner = adminOf(request);
        const { id } = await find(app, owner, params.id);
        set.headers["cache-control"] = "no-store";
        set.status = 201;
        return {
          success: true,
          token: await createToken(app.db, app.config, { owner, ...body, connectionId: id }),
        };
      },
      {
        ...jsonBody(TOKEN),
        ...described({
          chapter: "ERP",
          summary: "Make a token that delivers a connection's data and opens nothing else",
          answers: { 201: Type.Object({ success: Type.Literal(true), token: Type.String() }) },
          refusals: [400, 403, 404, 413, 415, 422],
        }),
      },
    );
  for (const entity of ENTITIES) {
    routes.put(
      `/api/erp/connections/:id/${entity}`,
      (context) => delivered(app, entity, context as unknown as Context),
      {
        parse: "none",
        ...knownQuery(
          Type.Object({
            full: Type.Optional(
              Type.Union([Type.Literal("true"), Type.Literal("false")], {
                description: "true: what is not delivered becomes inactive",
              }),
            ),
          }),
        ),
        ...described({
          chapter: "ERP",
          summary: `Deliver a connection's ${entity.replace("-", " ")}`,
          description:
            "NDJSON, a row a line, any number of them. Rows of a known id are replaced. All or nothing: what is no row is left out and counted; a line that is not JSON refuses everything. For admins, and the connection's own tokens.",
          body: { type: "application/x-ndjson", schema: MIRRORED[entity].schema },
          answers: { 200: DELIVERED },
          refusals: [400, 403, 404, 415, 422],
        }),
      },
    );
  }
  return routes;
}

interface Context {
  request: Request;
  params: { id: string };
  query: { full?: "true" | "false" };
  server: { timeout(request: Request, seconds: number): void } | null;
}

async function delivered(app: App, entity: SyncEntity, { request, params, query, server }: Context) {
  const sender = senderOf(request, params.id);
  const owner = await find(app, sender, params.id);
  const type = request.headers.get("content-type");
  if (type && !NDJSON.test(type))
    throw new UnsupportedType(`Cannot read the delivery: it is "${type}" instead of application/x-ndjson`);
  if (!request.body) throw new Malformed("Cannot read the delivery: it has no body");
  // The merge of a large delivery is silent for longer than idle connections may be.
  server?.timeout(request, 0);
  const length = request.headers.get("content-length");
  const result = await deliver(app, {
    owner: ownerOf(owner),
    entity,
    full: query.full === "true",
    body: request.body as unknown as AsyncIterable<Uint8Array>,
    bytes: length === null ? null : Number(length),
    createdBy: sender.email,
  });
  return { success: true, ...result };
}

/** The connection's own token, or an admin. */
function senderOf(request: Request, connectionId: string): Member {
  const member = memberOf(request);
  return member.connectionId === connectionId ? member : adminOf(request);
}

function find(app: App, { idpOrganizationId }: Member, id: string) {
  return tenant(app.db, idpOrganizationId, (tx) => connectionOf(tx, id));
}

function connections({ db }: App, { idpOrganizationId }: Member) {
  return tenant(db, idpOrganizationId, async (tx) => {
    const rows = await connectionsOf(tx).execute();
    return Promise.all(rows.map((row) => connectionShown(tx, row)));
  });
}

async function connectionShown(tx: Tx, row: ConnectionRow) {
  const [[run], entities] = await Promise.all([runsOf(tx, row.id, 1), mirrorsOf(tx, row.id)]);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    isDefault: row.is_default,
    active: row.active,
    lastSync: row.last_sync_at,
    items: row.item_count,
    customers: row.customer_count,
    entities,
    lastRun: run ? runShown(run) : null,
  };
}

function runShown(run: Awaited<ReturnType<typeof runsOf>>[number]) {
  const {
    entity,
    full_sync: full,
    started_at: startedAt,
    finished_at: finishedAt,
    created_by: createdBy,
  } = run;
  const { rows, inserted, updated, deactivated, rejected, reasons, error } = run;
  const counts = { rows, inserted, updated, deactivated, rejected };
  return { entity, full, startedAt, finishedAt, createdBy, ...counts, reasons, error };
}
