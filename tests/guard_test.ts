import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { makeToken } from "../src/accounts/mod.ts";
import { server } from "../src/server.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { askBy, everythingOf, type Ids, seed } from "./_guard.ts";
import { RULES } from "./_rules.ts";

const ROUTES = Object.entries(RULES);
const GUARDED = ROUTES.filter(([, rule]) => rule.who !== "anybody");
const WITH_IDS = GUARDED.filter(([route]) => route.includes(":"));
const JUNK = Object.fromEntries(
  [
    "document",
    "order",
    "line",
    "connection",
    "crossReference",
    "learnedPlace",
    "token",
    "booked",
    "session",
    "member",
  ].map((name) => [name, "junk"]),
) as Ids;

let app: TestApp;
let ids: Ids;
let admin: Client;
let member: Client;
let outsider: Client;
beforeAll(async () => {
  app = await testApp();
  const owner = await app.user({ email: "owner@a.example", organizationId: "a", role: "admin" });
  await app.signIn(owner);
  ids = await seed(app, "a", owner.userId);
  member = await app.signIn(await app.user({ email: "member@a.example", organizationId: "a" }));
  admin = await app.signIn(await app.user({ email: "admin@b.example", organizationId: "b", role: "admin" }));
  await app.user({ email: "second@b.example", organizationId: "b", role: "admin" });
  outsider = await app.signIn(await app.user({ email: "outsider@c.example" }));
}, SLOW_START);
afterAll(() => app?.stop());

test("every route says here who may use it", () => {
  const routes = server(app.app).routes.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(Object.keys(RULES).sort());
  for (const [route, rule] of GUARDED)
    if (route.includes(":")) expect([route, typeof rule.at]).toEqual([route, "function"]);
});

describe("a stranger", () => {
  test.each(GUARDED)("is kept out of %s", async (route, rule) => {
    const answer = await askBy(app.client(), [route, rule], ids);
    expect(answer.status).toBe(route.includes(" /api/") ? 401 : 303);
    if (answer.status === 303) expect(answer.headers.get("location")).toStartWith("/sign-in");
  });

  test.each(GUARDED)("with a forged token is kept out of %s", async (route, rule) => {
    const forged = app.client({ authorization: "Bearer eyJhbGciOiJub25lIn0.e30." });
    expect((await askBy(forged, [route, rule], ids)).status).toBe(401);
  });

  test.each(ROUTES.filter(([, rule]) => rule.who === "anybody"))("is let in to %s", async (route, rule) => {
    const { status } = await askBy(app.client(), [route, rule], ids);
    expect(rule.optional ? [404] : rule.unsigned ? [400] : [200, 410]).toContain(status);
  });
});

describe("a member of the organization", () => {
  test.each(WITH_IDS.filter(([route]) => route.startsWith("GET ")))(
    "finds what is at %s",
    async (route, rule) => {
      const { status } = await askBy(member, [route, rule], ids);
      expect([route, status]).toEqual([route, 200]);
    },
  );
});

describe("another organization's admin", () => {
  test.each(GUARDED.filter(([route]) => /^GET [^:]+$/.test(route)))(
    "sees nothing of it at %s",
    async (route, rule) => {
      const answer = await askBy(admin, [route, rule], ids);
      const words = await answer.text();
      for (const word of ["PO-1", "order.pdf", "@a.example"]) expect(words).not.toContain(word);
      for (const id of Object.values(ids)) expect(words).not.toContain(id);
    },
  );

  test.each(WITH_IDS)("finds nothing at %s", async (route, rule) => {
    const before = await everythingOf(app, "a");
    const answer = await askBy(admin, [route, rule], ids);
    expect([route, answer.status]).toEqual([route, rule.foreign?.status ?? 404]);
    expect(await answer.text()).not.toContain("PO-1");
    expect(await everythingOf(app, "a")).toEqual(before);
  });

  test.each(WITH_IDS)("is told the same about ids that never were, at %s", async (route, rule) => {
    expect((await askBy(admin, [route, rule], JUNK)).status).toBe(rule.foreign?.status ?? 404);
  });
});

test.each(ROUTES.filter(([, { who }]) => who === "admin"))(
  "a member without the role may not %s",
  async (route, rule) => {
    expect((await askBy(member, [route, rule], ids)).status).toBe(403);
  },
);

test.each(ROUTES.filter(([, { who }]) => who === "operator"))(
  "an organization's admin may not %s",
  async (route, rule) => {
    const { db, config } = app.app;
    const token = await makeToken(db, config, "admin@b.example");
    expect((await askBy(app.client({ authorization: `Bearer ${token}` }), [route, rule], ids)).status).toBe(
      403,
    );
  },
);

test.each(GUARDED.filter(([, { who }]) => who === "member" || who === "admin"))(
  "a person in no organization is told so at %s",
  async (route, rule) => {
    const answer = await askBy(outsider, [route, rule], ids);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Organization not found");
  },
);

test.each(ROUTES.filter(([route]) => !route.startsWith("GET ")))(
  "another site may not %s",
  async (route, rule) => {
    const before = await everythingOf(app, "a");
    const answer = await askBy(member, [route, rule], ids, { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(await everythingOf(app, "a")).toEqual(before);
  },
);

test.each(ROUTES.filter(([route]) => !/^GET |sign-out/.test(route)))(
  "a body of nothing is refused with words at %s",
  async (route, rule) => {
    const [method = "", pattern = ""] = route.split(" ");
    const json = { "content-type": "application/json" };
    for (const init of [{ headers: rule.headers }, { body: "null", headers: { ...rule.headers, ...json } }])
      expect((await admin.ask(method, rule.at?.(ids) ?? pattern, init)).status).not.toBe(500);
  },
);
