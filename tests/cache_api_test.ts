import { afterAll, beforeAll, expect, test } from "bun:test";
import { makeToken } from "../src/accounts/mod.ts";
import { redisCache } from "../src/erp/cache/redis.ts";
import { cacheApi } from "../src/erp/mod.ts";
import { type TestApp, testApp, withDoor } from "./_app.ts";

let made: TestApp;
beforeAll(async () => {
  made = await testApp({ routes: withDoor((routes, app) => routes.use(cacheApi(app))) });
});
afterAll(() => made.stop());

let people = 0;

/** A new person's flush: each has turns of their own. */
async function flusher(metadata: Record<string, unknown> = { role: "admin" }) {
  const { email } = await made.user({ email: `p${++people}@a.example`, organizationId: "a", metadata });
  const authorization = `Bearer ${await makeToken(made.app.db, made.app.config, email)}`;
  const client = made.client({ authorization, "content-type": "application/json" });
  return async (body?: string) => {
    const answer = await client.ask("POST", "/api/cache/flush", { body });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
}

async function fill() {
  for (const key of [
    "erp:items:1",
    "erp:items:search:x",
    "erp:customer:1",
    "erp:order:1",
    "erp:shipping:1",
  ]) {
    await made.app.cache.set(key, "x", 60);
  }
}

test.each([
  ['{"pattern":"erp:items:*"}', { flushed: 2, pattern: "erp:items:*" }],
  ['{"pattern":"erp:nothing:*"}', { flushed: 0, pattern: "erp:nothing:*" }],
  ['{"pattern":"session:*"}', { flushed: 0, pattern: "session:*" }],
  ['{"pattern":""}', { flushed: 0, pattern: "" }],
  ['{"entity":"ITEM"}', { flushed: 2 }],
  ['{"entity":"SHIPPING"}', { flushed: 1 }],
  ['{"entity":"CUSTOMER"}', { flushed: 1 }],
  ['{"entity":"ORDER"}', { flushed: 1 }],
  ["{}", { flushed: "all" }],
  [undefined, { flushed: "all" }],
])("POST /api/cache/flush with %s", async (body, data) => {
  const flush = await flusher();
  await fill();
  expect(await flush(body as string | undefined)).toMatchObject({
    status: 200,
    body: { success: true, data },
  });
  if ((data as { flushed: unknown }).flushed === "all") expect(await made.app.cache.flush("erp:*")).toBe(0);
});

test.each([
  '{"pattern":7}',
  '{"entity":"ITEMS"}',
  '{"entity":"ITEM","pattern":"erp:*"}',
  '{"all":1}',
  "{",
  "[]",
])("POST /api/cache/flush with %s is refused in words and removes nothing", async (body) => {
  const flush = await flusher();
  await fill();
  const answer = await flush(body);
  expect(answer).toMatchObject({ status: 400, body: { success: false } });
  expect((answer.body as { error: string }).error).toStartWith("Cannot flush: ");
  expect(await made.app.cache.flush("erp:*")).toBe(5);
});

test("POST /api/cache/flush answers 429 with Retry-After after ten a minute", async () => {
  const flush = await flusher();
  for (let i = 0; i < 10; i++) expect((await flush("{}")).status).toBe(200);
  const refused = await flush("{}");
  const error = expect.stringMatching(/: the next one in \d+ s$/);
  expect(refused).toMatchObject({ status: 429, body: { success: false, error } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await (await flusher())("{}")).status).toBe(200);
});

test("POST /api/cache/flush is closed to strangers, to other roles and to cookies", async () => {
  expect((await (await flusher({}))("{}")).status).toBe(403);
  expect((await made.client().json("POST", "/api/cache/flush")).status).toBe(401);
  const admin = await made.user({
    email: "cookie@a.example",
    organizationId: "a",
    metadata: { role: "admin" },
  });
  expect((await (await made.signIn(admin)).json("POST", "/api/cache/flush")).status).toBe(401);
});

test("POST /api/cache/flush of a store that is away is the contract's failure", async () => {
  const away = redisCache("redis://127.0.0.1:9", made.app.log);
  const routes = withDoor((all, app) => all.use(cacheApi(app)))({ ...made.app, cache: away });
  const { email } = await made.user({
    email: "away@a.example",
    organizationId: "a",
    metadata: { role: "admin" },
  });
  const authorization = `Bearer ${await makeToken(made.app.db, made.app.config, email)}`;
  const request = new Request("http://localhost/api/cache/flush", {
    method: "POST",
    headers: { authorization },
  });
  const answer = await routes.handle(request);
  const body = { success: false, error: "Cannot flush: the cache is out of reach" };
  expect([answer.status, await answer.json()]).toEqual([503, body]);
  await away.close();
});
