import { afterEach, describe, expect, test } from "bun:test";
import type { Elysia } from "elysia";
import { makeToken } from "../src/accounts/mod.ts";
import { orchestratorApi } from "../src/erp/mod.ts";
import { SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";
import { clerkServer } from "./_clerk.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const OIDC = { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "c", OIDC_NAME: "Example ID" };

async function service(env: Record<string, string> = {}) {
  const made = await testApp({
    env,
    routes: withDoor((routes: Elysia, app) => routes.use(orchestratorApi(app))),
  });
  stops.push(() => made.stop());
  const ops = await made.user({ email: "ops@a.example", organizationId: "a", metadata: { role: "admin" } });
  const token = await makeToken(made.app.db, made.app.config, ops.email);
  const admin = made.client({ authorization: `Bearer ${token}` });
  const ask = async (body: unknown, by = admin) => {
    const answer = await by.json("POST", "/api/admin/sign-in-links", body);
    const said = (await answer.json()) as {
      success?: false;
      error?: string;
      url?: string;
      expiresAt?: string;
    };
    return { status: answer.status, ...said };
  };
  return { made, token, admin, ask };
}

/** Makes a user one that the provider knows by `subject`. */
async function known({ app, user }: TestApp, email: string, subject: string) {
  const { userId } = await user({ email, organizationId: "a" });
  await app.sql`update users set idp_issuer = 'https://id.example', idp_subject = ${subject} where id = ${userId}`;
  return userId;
}

describe("POST /api/admin/sign-in-links", () => {
  test(
    "makes a local link that works once, for an address or a user",
    async () => {
      const { made, ask } = await service();
      const ann = await made.user({ email: "ann@a.example", organizationId: "a" });
      for (const body of [{ email: "ANN@a.example" }, { userId: ann.userId }]) {
        const { status, url, expiresAt } = await ask(body);
        expect(status).toBe(201);
        expect(Date.parse(expiresAt!) - Date.now()).toBeWithin(14 * 60_000, 16 * 60_000);
        const path = new URL(url!).pathname;
        expect((await made.client().post(path)).status).toBe(303);
        expect((await made.client().post(path)).status).toBe(410);
      }
    },
    SLOW_START,
  );

  test("is for admins alone, of the service and not of an organization", async () => {
    const { made, ask } = await service();
    const boss = await made.signIn(
      await made.user({ email: "boss@a.example", organizationId: "a", role: "admin" }),
    );
    expect(await ask({ email: "ops@a.example" }, boss)).toMatchObject({ status: 403, success: false });
    expect(await ask({ email: "ops@a.example" }, made.client())).toMatchObject({ status: 401 });
    const links = await made.app.sql`select from sign_in_links where used_at is null`;
    expect(links.length).toBe(0);
  });

  test("wants either an address or a user, and one that is here", async () => {
    const { ask } = await service();
    expect(await ask({})).toMatchObject({ status: 400 });
    expect(await ask({ email: "ops@a.example", userId: "x" })).toMatchObject({ status: 400 });
    expect(await ask({ email: "nobody@a.example" })).toMatchObject({
      status: 404,
      error: 'There is no user "nobody@a.example"',
    });
    expect(await ask({ userId: "nobody" })).toMatchObject({ status: 404 });
    expect(await ask({ userId: 7 })).toMatchObject({ status: 422 });
  });

  test("says so where the provider makes no links", async () => {
    const { ask } = await service(OIDC);
    expect(await ask({ email: "ops@a.example" })).toEqual({
      status: 501,
      success: false,
      error: "Cannot make a sign-in link: it is not supported by Example ID",
    });
  });

  test("asks Clerk by its own id, of a user here or of one who never came", async () => {
    const clerk = clerkServer({ users: ["user_2ann", "user_2new"], secretKey: "sk_test" });
    stops.push(clerk.stop);
    const { made, ask } = await service({ ...OIDC, CLERK_SECRET_KEY: "sk_test", CLERK_API_URL: clerk.url });
    const userId = await known(made, "ann@a.example", "user_2ann");
    for (const body of [{ email: "ann@a.example" }, { userId }, { userId: "user_2new" }]) {
      const { status, url, expiresAt } = await ask(body);
      expect([status, url]).toEqual([
        201,
        expect.stringContaining("https://clerk.example/v1/tickets/accept"),
      ]);
      expect(Date.parse(expiresAt!) - Date.now()).toBeWithin(14 * 60_000, 15 * 60_000 + 1);
    }
    expect(clerk.asked.map(({ user_id }) => user_id)).toEqual(["user_2ann", "user_2ann", "user_2new"]);
    expect(clerk.asked[0]!.expires_in_seconds).toBe(900);
    expect(await ask({ userId: "user_2gone" })).toMatchObject({ status: 404 });
    expect(await ask({ email: "ops@a.example" })).toMatchObject({ status: 404 });
  });

  test("tells Clerk's words when it refuses, and when it isn't there", async () => {
    const clerk = clerkServer({ users: ["user_2ann"], secretKey: "sk_other" });
    stops.push(clerk.stop);
    const refused = await service({ ...OIDC, CLERK_SECRET_KEY: "sk_test", CLERK_API_URL: clerk.url });
    expect(await refused.ask({ userId: "user_2ann" })).toMatchObject({
      status: 502,
      error: expect.stringContaining("The provided Clerk Secret Key is invalid."),
    });
    const away = await service({ CLERK_SECRET_KEY: "sk", CLERK_API_URL: "http://127.0.0.1:9" });
    expect(await away.ask({ userId: "user_2ann" })).toMatchObject({ status: 502 });
  });
});

describe("the operator cookie", () => {
  const HEADERS = { "x-requested-with": "XMLHttpRequest", "content-type": "application/json" };
  const BODY = { body: JSON.stringify({ connectionId: "none", entityType: "products" }) };

  test("counts as its token's owner at the two sync routes, with the header alone", async () => {
    const { made, token } = await service();
    const operator = made.client({ cookie: `operator=${token}`, origin: "" });
    for (const path of ["/api/erp/force-sync", "/api/erp/force-image-sync"]) {
      // Past the door and the role: nothing is configured to schedule with.
      const answer = await operator.ask("POST", path, { headers: HEADERS, ...BODY });
      expect([answer.status, await answer.text()]).toEqual([
        500,
        expect.stringContaining("Failed to schedule ERP sync"),
      ]);
      const without = await operator.ask("POST", path, {
        headers: { "content-type": "application/json" },
        ...BODY,
      });
      expect(without.status).toBe(401);
      const elsewhere = { ...HEADERS, origin: "https://evil.example" };
      expect((await operator.ask("POST", path, { headers: elsewhere, ...BODY })).status).toBe(403);
    }
    expect((await operator.get("/access", HEADERS)).status).toBe(303);
    expect(
      (await operator.ask("POST", "/api/admin/sign-in-links", { headers: HEADERS, ...BODY })).status,
    ).toBe(401);
  });

  test("of a member opens nothing, and a forged one leaves the session alone", async () => {
    const { made } = await service();
    const user = await made.user({ email: "m@a.example", organizationId: "a" });
    const token = await makeToken(made.app.db, made.app.config, user.email);
    const ask = (cookie: string) =>
      made.client({ cookie }).ask("POST", "/api/erp/force-sync", { headers: HEADERS, ...BODY });
    expect((await ask(`operator=${token}`)).status).toBe(403);
    expect((await ask("operator=forged")).status).toBe(401);
    expect(made.lines).toContainEqual(expect.objectContaining({ event: "access token refused" }));
    const boss = await made.signIn(
      await made.user({ email: "boss@a.example", organizationId: "a", role: "admin" }),
    );
    expect((await ask(`operator=forged; ${boss.headers.cookie}`)).status).toBe(500);
  });
});
