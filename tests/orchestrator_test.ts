import { afterEach, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { orchestratorApi } from "../src/erp/mod.ts";
import { type TestApp, testApp, withDoor } from "./_app.ts";
import { orchestratorServer } from "./_orchestrator.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const XHR = { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" };
const NOT_SCHEDULED = { success: false, error: "Failed to schedule ERP sync" };

async function service(env: Record<string, string> = {}) {
  const made = await testApp({ env, routes: withDoor((routes, app) => routes.use(orchestratorApi(app))) });
  stops.push(() => made.stop());
  const admin = await made.user({ email: "admin@a.example", organizationId: "a", role: "admin" });
  const connectionId = await connection(made, "a");
  const client = await made.signIn(admin);
  const sync = (
    body: unknown = { connectionId, entityType: "products" },
    headers: Record<string, string> = XHR,
    path = "force-sync",
  ) => client.ask("POST", `/api/erp/${path}`, { headers, body: JSON.stringify(body) });
  return { made, connectionId, sync };
}

function connection({ app }: TestApp, organization: string) {
  return tenant(app.db, organization, async (tx) => {
    const row = { idp_organization_id: organization, name: "ERP", kind: "sandbox" as const };
    return (await tx.insertInto("erp_connections").values(row).returning("id").executeTakeFirstOrThrow()).id;
  });
}

function orchestrator(options?: Parameters<typeof orchestratorServer>[0]) {
  const server = orchestratorServer(options);
  stops.push(server.stop);
  return server;
}

test("force-sync schedules the job for the connection's partition and answers its runId", async () => {
  const { url, launched } = orchestrator();
  const { sync, connectionId } = await service({ ORCHESTRATOR_GRAPHQL_URL: `${url}/graphql` });
  const answer = await sync();
  expect(answer.status).toBe(200);
  const { runId } = (await answer.json()) as { runId: string };
  expect(launched).toMatchObject([{ runId, job: "erp_sync" }]);
  expect(launched[0]!.tags).toMatchObject({
    "dagster/partition": connectionId,
    "intake/entity-type": "products",
  });
});

test("force-image-sync schedules the image job", async () => {
  const { url, launched } = orchestrator();
  const { sync } = await service({ ORCHESTRATOR_GRAPHQL_URL: `${url}/graphql` });
  expect((await sync(undefined, XHR, "force-image-sync")).status).toBe(200);
  expect(launched[0]!.job).toBe("erp_image_sync");
});

test("force-sync uses the cloud address with its token", async () => {
  const { url, requests } = orchestrator();
  const { sync } = await service({
    ORCHESTRATOR_CLOUD_URL: `${url}/prod`,
    ORCHESTRATOR_CLOUD_TOKEN: "user:key",
  });
  expect((await sync()).status).toBe(200);
  expect(requests[0]).toMatchObject({
    path: "/prod/graphql",
    headers: { "dagster-cloud-api-token": "user:key" },
  });
});

test("force-sync sends the gateway's two headers only when both are set", async () => {
  const token = { id: "client", secret: "hush" };
  const { url, requests } = orchestrator({ token });
  const address = { ORCHESTRATOR_GRAPHQL_URL: `${url}/graphql`, ORCHESTRATOR_CLIENT_ID: token.id };
  const half = await service(address);
  expect((await half.sync()).status).toBe(500);
  expect(Object.keys(requests[0]!.headers).filter((name) => name.includes("access-client"))).toEqual([]);
  const whole = await service({ ...address, ORCHESTRATOR_CLIENT_SECRET: token.secret });
  expect((await whole.sync()).status).toBe(200);
});

test("force-sync never follows the gateway's redirect, and the log says why it failed", async () => {
  const { url, requests } = orchestrator({ token: { id: "client", secret: "hush" } });
  const { sync, made } = await service({
    ORCHESTRATOR_GRAPHQL_URL: `${url}/graphql`,
    ORCHESTRATOR_CLIENT_ID: "client",
    ORCHESTRATOR_CLIENT_SECRET: "outdated",
  });
  const answer = await sync();
  expect([answer.status, await answer.json()]).toEqual([500, NOT_SCHEDULED]);
  expect(requests.map(({ path }) => path)).toEqual(["/graphql"]);
  const [line] = made.lines.filter(({ event }) => event === "ERP sync not scheduled");
  expect(line!.reason).toContain("the gateway redirected");
});

test.each([
  ["nothing configured", {}, "is set"],
  ["nobody listening", { ORCHESTRATOR_GRAPHQL_URL: "http://127.0.0.1:9/graphql" }, "no answer"],
])("force-sync with %s is the contract's 500", async (_, env, reason) => {
  const { sync, made } = await service(env as Record<string, string>);
  const answer = await sync();
  expect([answer.status, await answer.json()]).toEqual([500, NOT_SCHEDULED]);
  expect(made.lines.find(({ event }) => event === "ERP sync not scheduled")!.reason).toContain(reason);
});

test.each([
  [
    "an unknown job",
    { ORCHESTRATOR_JOB: "missing" },
    "/graphql",
    "PipelineNotFoundError: Could not find job missing",
  ],
  [
    "a refused configuration",
    { ORCHESTRATOR_JOB: "misconfigured" },
    "/graphql",
    "RunConfigValidationInvalid: Missing",
  ],
  ["a page instead of JSON", {}, "/html/graphql", "text/html"],
])("force-sync answered with %s is the contract's 500", async (_, env, path, reason) => {
  const { url } = orchestrator();
  const { sync, made } = await service({ ORCHESTRATOR_GRAPHQL_URL: url + path, ...(env as object) });
  expect((await sync()).status).toBe(500);
  expect(made.lines.find(({ event }) => event === "ERP sync not scheduled")!.reason).toContain(reason);
});

test("force-sync refuses a missing header, an unknown entity type, another organization's connection and a member", async () => {
  const { url, launched } = orchestrator();
  const { sync, made, connectionId } = await service({ ORCHESTRATOR_GRAPHQL_URL: `${url}/graphql` });
  expect((await sync(undefined, { "content-type": "application/json" })).status).toBe(400);
  expect((await sync({ connectionId, entityType: "everything" })).status).toBe(422);
  await made.organization("b");
  expect((await sync({ connectionId: await connection(made, "b"), entityType: "all" })).status).toBe(404);
  expect((await sync({ connectionId: "no-uuid", entityType: "all" })).status).toBe(404);
  const member = await made.signIn(await made.user({ email: "m@a.example", organizationId: "a" }));
  const body = JSON.stringify({ connectionId, entityType: "all" });
  expect((await member.ask("POST", "/api/erp/force-sync", { headers: XHR, body })).status).toBe(403);
  expect((await made.client().ask("POST", "/api/erp/force-sync", { headers: XHR, body })).status).toBe(401);
  expect(launched).toEqual([]);
});
