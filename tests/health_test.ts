import { afterEach, expect, test } from "bun:test";
import { createServer } from "node:net";
import { connect, tenant } from "../db/mod.ts";
import { work } from "../jobs/mod.ts";
import { makeToken } from "../src/accounts/mod.ts";
import { redisCache } from "../src/erp/cache/redis.ts";
import type { TestApp, TestAppOptions } from "./_app.ts";
import { testApp } from "./_app.ts";
import { smallErp } from "./_erp.ts";

const WELL = { status: "ok", serviceStatus: "healthy", service: "order-intake" };
const SICK = { status: "error", serviceStatus: "unhealthy", service: "order-intake" };
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function service(options?: TestAppOptions) {
  const made = await testApp(options);
  stops.push(() => made.stop());
  return made;
}

async function health(made: TestApp, token?: string) {
  const client = made.client(token ? { authorization: `Bearer ${token}` } : {});
  const answer = await client.get("/api/health");
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function adminToken(made: TestApp) {
  const { email } = await made.user({
    email: "op@a.example",
    organizationId: "a",
    metadata: { role: "admin" },
  });
  return makeToken(made.app.db, made.app.config, email);
}

/** Takes connections and says nothing. */
function silentServer(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer(() => {}).listen(0, "127.0.0.1", () =>
      resolve((server.address() as { port: number }).port),
    );
    stops.push(() => server.close());
  });
}

test("health tells strangers three fields, and admins each part", async () => {
  const made = await service();
  expect(await health(made)).toEqual({ status: 200, body: WELL });
  const connection = await smallErp(made.app.db);
  const { status, body } = await health(made, await adminToken(made));
  expect(status).toBe(200);
  const { details, ...rest } = body;
  expect(rest).toEqual(WELL);
  const parts = ["database", "cache", "reader", "jobs", `erp Sandbox ${connection.id}`];
  expect(Object.keys(details as object).sort()).toEqual(parts.sort());
  for (const part of Object.values(details as object)) expect(part).toMatchObject({ well: true });
  const member = await made.user({ email: "m@a.example", organizationId: "a", role: "admin" });
  expect((await health(made, await makeToken(made.app.db, made.app.config, member.email))).body).toEqual(
    WELL,
  );
});

test("health is 503 without a database, and the token's look-up doesn't hide it", async () => {
  const made = await service();
  const token = await adminToken(made);
  made.app.db = connect("postgres://127.0.0.1:9/nothing").db;
  expect(await health(made)).toEqual({ status: 503, body: SICK });
  expect((await health(made, token)).body.details).toMatchObject({ database: { well: false } });
});

test("health is 503 within five seconds when the cache hangs", async () => {
  const made = await service({ parts: {} });
  const cache = redisCache(`redis://127.0.0.1:${await silentServer()}`, made.app.log);
  stops.push(() => cache.close());
  const sick = await service({ parts: { cache } });
  const started = performance.now();
  expect(await health(sick)).toEqual({ status: 503, body: SICK });
  expect(performance.now() - started).toBeLessThan(5000);
});

test("health is 503 when readers don't answer, and 200 while all of them are at work", async () => {
  const never = () => new Promise<never>(() => {});
  const made = await service();
  const dead = { run: never, busy: false, stop: async () => {} };
  const sick = await service({ parts: { isolate: dead } });
  expect((await health(sick)).status).toBe(503);
  const atWork = await service({ parts: { isolate: { ...dead, busy: true } } });
  expect((await health(atWork)).status).toBe(200);
  expect((await health(made)).status).toBe(200);
}, 20_000);

test("health is 503 when jobs are due and no worker lives", async () => {
  const made = await service();
  const { db, sql } = made.app;
  await db
    .insertInto("jobs")
    .values({ kind: "nobody's", payload: {}, run_at: new Date(Date.now() - 90_000) })
    .execute();
  const token = await adminToken(made);
  const { status, body } = await health(made, token);
  expect(status).toBe(503);
  expect((body.details as { jobs: unknown }).jobs).toMatchObject({
    well: false,
    error: expect.stringContaining("no worker is alive"),
  });
  const worker = await work({ db, sql }, {});
  expect((await health(made)).status).toBe(200);
  await worker.stop();
});

test("an ERP that hangs is told to admins within five seconds, and leaves the service healthy", async () => {
  const made = await service();
  const { id } = await smallErp(made.app.db);
  await tenant(made.app.db, "acme", (tx) =>
    tx
      .updateTable("erp_connections")
      .set({ config: { delayMs: 60_000 } })
      .where("id", "=", id)
      .execute(),
  );
  const token = await adminToken(made);
  const started = performance.now();
  const { status, body } = await health(made, token);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(status).toBe(200);
  expect(body.details).toMatchObject({ [`erp Sandbox ${id}`]: { well: false, error: "no answer in 2 s" } });
}, 20_000);
