import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { tenant } from "../../../db/mod.ts";
import { adminOf, type Member } from "../../accounts/mod.ts";
import type { App } from "../../app.ts";
import { Malformed, NotFound, Refusal, wordsOf } from "../../errors.ts";
import { described, jsonBody } from "../../web/mod.ts";
import { connectionOf } from "../connections.ts";
import { launch } from "./launch.ts";

/** What a sync run may fetch. */
const ENTITY_TYPES = [
  "products",
  "customers",
  "shipping_addresses",
  "orders",
  "inventory",
  "prices",
  "all",
] as const;

const BODY = Type.Object({
  connectionId: Type.String(),
  entityType: Type.Union(ENTITY_TYPES.map((type) => Type.Literal(type))),
});
type Body = Static<typeof BODY>;

/** `POST /api/erp/force-sync` and `/api/erp/force-image-sync`: a run in the orchestrator for one connection. */
export function orchestratorApi(app: App) {
  const schedule = (image: boolean) => async (context: { request: Request; body: Body }) => {
    const admin = operatorOf(context.request);
    return { success: true, runId: await scheduled(app, admin, { ...context.body, image }) };
  };
  return new Elysia()
    .post("/api/erp/force-sync", schedule(false), {
      ...jsonBody(BODY),
      ...scheduling("Schedule a sync of the ERP's data"),
    })
    .post("/api/erp/force-image-sync", schedule(true), {
      ...jsonBody(BODY),
      ...scheduling("Schedule a sync of the ERP's pictures"),
    });
}

function scheduling(summary: string) {
  return described({
    chapter: "ERP",
    summary,
    description: "A run of the orchestrator for one connection. For admins.",
    headers: { "X-Requested-With": "XMLHttpRequest" },
    answers: { 200: Type.Object({ success: Type.Literal(true), runId: Type.String() }) },
    refusals: [400, 403, 404, 413, 415, 422, 500],
  });
}

function operatorOf(request: Request): Member {
  const admin = adminOf(request);
  if (request.headers.get("x-requested-with") !== "XMLHttpRequest") {
    throw new Malformed("The header X-Requested-With: XMLHttpRequest is missing");
  }
  return admin;
}

async function scheduled(app: App, admin: Member, run: Body & { image: boolean }) {
  const { orchestrator } = app.config;
  const { connectionId, entityType } = run;
  try {
    if (!orchestrator) throw new Error("neither ORCHESTRATOR_GRAPHQL_URL nor ORCHESTRATOR_CLOUD_URL is set");
    await tenant(app.db, admin.idpOrganizationId, (tx) => connectionOf(tx, connectionId));
    const runId = await launch(orchestrator, {
      job: run.image ? orchestrator.imageJob : orchestrator.job,
      connectionId,
      tags: { "intake/entity-type": entityType, "intake/request-id": crypto.randomUUID() },
    });
    app.log.info("ERP sync scheduled", { connectionId, entityType, runId, userId: admin.userId });
    return runId;
  } catch (error) {
    if (error instanceof NotFound) throw error;
    app.log.error("ERP sync not scheduled", { connectionId, entityType, reason: wordsOf(error) });
    throw new Refusal("Failed to schedule ERP sync", 500);
  }
}
