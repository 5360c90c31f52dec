import { afterAll, beforeAll, expect, test } from "bun:test";
import { sql } from "kysely";
import { tenant } from "../db/mod.ts";
import { billingApi, billingRoutes, recordUsage } from "../src/billing/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";
import { emptyOrder } from "./_orders.ts";

const EVENTS = "/api/billing/usage/events";

let app: TestApp;
let ana: Client;
let boss: Client;
let orderId: string;
beforeAll(async () => {
  app = await testApp({
    routes: withDoor((routes, made) => routes.use(billingRoutes(made)).use(billingApi(made))),
  });
  for (const id of ["acme", "other", "many"]) await app.organization(id);
  ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
  boss = await app.signIn(
    await app.user({ email: "boss@acme.example", organizationId: "acme", role: "admin" }),
  );
  const { db } = app.app;
  orderId = await emptyOrder(db, "acme", { po_number: "<4711>" });
  await use("acme", orderId, 104);
  await use("acme", await emptyOrder(db, "acme", { po_number: "secret", user_id: "somebody-else" }), 10);
  await use("other", await emptyOrder(db, "other", { po_number: "theirs" }), 10);
}, SLOW_START);
afterAll(() => app.stop());

function use(idpOrganizationId: string, id: string, lineItemCount: number) {
  return tenant(app.app.db, idpOrganizationId, (tx) =>
    recordUsage(tx, { idpOrganizationId, orderId: id, lineItemCount }),
  );
}

interface Page {
  events: { id: string; orderId: string; status: string }[];
  page: number;
  nextPage: number | null;
  nextCursor: string | null;
}

const pageOf = async (client: Client, query = "") =>
  (await (await client.get(`${EVENTS}${query}`)).json()) as Page;

test("GET /api/billing/usage/events lists the organization's events, newest first", async () => {
  const answer = await ana.get(EVENTS);
  const { events, page, nextPage, nextCursor } = (await answer.json()) as Page;
  expect([answer.status, page, nextPage, nextCursor]).toEqual([200, 1, null, null]);
  expect(events).toHaveLength(2);
  expect(events[1]).toEqual({
    id: expect.any(String),
    orderId,
    revision: 1,
    lineItemCount: 104,
    calculatedCharge: 2.5,
    currency: "USD",
    freeTrialLineItemsUsed: 100,
    perLineItemRate: "0.40",
    minimumPerOrder: "2.50",
    rateSource: "default",
    exemption: null,
    status: "pending",
    reportedAt: null,
    reportError: null,
    invoiceId: null,
    reason: "100 of 104 lines in the free trial; 4 lines × $0.40 = $1.60, raised to the minimum of $2.50",
    createdAt: expect.any(String),
  } as object as Page["events"][0]);
  expect((await pageOf(ana, "?page=2")).events).toEqual([]);
  for (const query of ["?page=0", "?status=lost", "?from=2026-13-01", "?cursor=x", "?cursor=x&page=2"])
    expect([query, (await ana.get(`${EVENTS}${query}`)).status]).toEqual([query, 400]);
  expect((await app.client().get(EVENTS)).status).toBe(401);
});

test("GET /api/billing/usage/events filters by state, order and day", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const found = async (query: string) => (await pageOf(ana, query)).events.length;
  expect(await found("?status=pending")).toBe(2);
  expect(await found("?status=invoiced")).toBe(0);
  expect(await found(`?orderId=${orderId}`)).toBe(1);
  expect(await found(`?from=${today}&to=${today}`)).toBe(2);
  expect(await found(`?to=2025-12-31`)).toBe(0);
  expect(await found(`?from=2099-01-01`)).toBe(0);
});

test("GET /api/billing/usage/events goes through every event once, by cursor", async () => {
  const neo = await app.signIn(await app.user({ email: "neo@many.example", organizationId: "many" }));
  for (let made = 0; made < 7; made++) await use("many", await emptyOrder(app.app.db, "many"), made);
  // All at the same moment: the id decides.
  await tenant(app.app.db, "many", (tx) => sql`update usage_events set created_at = now()`.execute(tx));
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const page: Page = await pageOf(neo, `?limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.events.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test("GET /api/billing/usage/events.csv names no order of another person and no formula", async () => {
  const danger = await emptyOrder(app.app.db, "acme", { po_number: "=1+1\n2" });
  await use("acme", danger, 0);
  const answer = await ana.get(`${EVENTS}.csv`);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`,${orderId},<4711>,104,100,0.40,2.50,default,,2.50,USD,pending,,`);
  expect(text).toContain(`,"'=1+1\n2",`);
  expect(text).not.toMatch(/secret|theirs/);
  expect(text.trim().split("\r\n")).toHaveLength(4);
});

test("POST /api/billing/usage/record records a submitted order once, by our own count", async () => {
  const id = await emptyOrder(app.app.db, "acme", { status: "submitted", line_count: 12 });
  const record = (body: object, client = boss) => client.json("POST", "/api/billing/usage/record", body);
  expect((await record({ orderId: id, lineItemCount: 13 })).status).toBe(422);
  const first = await record({ orderId: id, lineItemCount: 12 });
  const event = (await first.json()) as { id: string };
  expect([first.status, event]).toEqual([
    201,
    expect.objectContaining({ orderId: id, lineItemCount: 12, calculatedCharge: 4.8, status: "pending" }),
  ]);
  const second = await record({ orderId: id });
  expect([second.status, await second.json()]).toEqual([200, event]);
});

test("POST /api/billing/usage/record charges nothing for a rejected order and waits for the ERP", async () => {
  const record = (id: string, client = boss) =>
    client.json("POST", "/api/billing/usage/record", { orderId: id });
  const rejected = await record(await emptyOrder(app.app.db, "acme", { status: "rejected", line_count: 12 }));
  expect(await rejected.json()).toMatchObject({
    calculatedCharge: 0,
    exemption: "rejected",
    reason: "Not charged: the order was rejected in review",
  });
  expect((await record(await emptyOrder(app.app.db, "acme"))).status).toBe(409);
  expect((await record(await emptyOrder(app.app.db, "other", { status: "submitted" }))).status).toBe(404);
  expect((await record(crypto.randomUUID())).status).toBe(404);
  expect((await record("x")).status).toBe(422);
  expect((await record(orderId, ana)).status).toBe(403);
});

test("POST /api/billing/usage/record is open to an operator who is no admin of the organization", async () => {
  const operator = await app.user({
    email: "service@acme.example",
    organizationId: "acme",
    metadata: { role: "admin" },
  });
  const client = await app.signIn(operator);
  expect((await client.json("POST", "/api/billing/usage/record", { orderId })).status).toBe(200);
});

test("GET /usage sums a month up, with a link for each order that the person sees", async () => {
  const html = await (await ana.get("/usage")).text();
  expect(html).toContain("All 100 free trial lines are used");
  expect(html).toContain(`<a href="/review/${orderId}">&lt;4711&gt;</a>`);
  expect(html).toContain("10 lines × $0.40 = $4.00");
  expect(html).not.toMatch(/secret|theirs/);
  expect(html).not.toContain('action="/usage/cap"');
  const before = await (await ana.get("/usage?month=2024-02")).text();
  expect(before).toContain("No order was submitted in this month");
  expect(before).toContain('href="/usage?month=2024-01"');
  expect(before).toContain('href="/usage?month=2024-03"');
  expect((await ana.get("/usage?month=2024-13")).status).toBe(400);
});

test("GET /usage draws each day of a month as a bar, and says it in a table", async () => {
  await tenant(app.app.db, "many", (tx) =>
    sql`update usage_events set created_at = '2026-02-03T23:59:59Z', charge_cents = 100 where line_item_count < 5`.execute(
      tx,
    ),
  );
  const neo = await app.signIn(await app.user({ email: "trin@many.example", organizationId: "many" }));
  const html = await (await neo.get("/usage?month=2026-02")).text();
  expect(html.match(/<rect/g)).toHaveLength(1);
  expect(html).toContain("<title>3 Feb 2026: 5.00 USD for 5 orders, 10 lines</title>");
  expect(html).toMatch(/3 Feb 2026\s*<\/th><td class="number">5<\/td><td class="number">10<\/td>/);
});

test("POST /usage/cap warns from 80 % on and at 100 %, and is taken away by nothing", async () => {
  const { cents } = await tenant(app.app.db, "acme", (tx) =>
    tx
      .selectFrom("usage_events")
      .select(sql<number>`sum(charge_cents)::int`.as("cents"))
      .executeTakeFirstOrThrow(),
  );
  const cap = async (share: number) => {
    const answer = await boss.post("/usage/cap", { cap: (cents / share / 100).toFixed(2) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/usage"]);
    return (await boss.get("/usage")).text();
  };
  expect(await cap(0.5)).not.toMatch(/of the cap|is passed/);
  expect(await cap(0.81)).toMatch(/8[01] % of the cap of [\d.]+ USD a month is used/);
  expect(await cap(2)).toMatch(
    /The cap of [\d.]+ USD a month is passed: 20[01] % of it is used. Orders go on./,
  );
  await boss.post("/usage/cap", { cap: "" });
  expect(await (await boss.get("/usage")).text()).not.toContain("is passed");
});

test("POST /usage/cap gives back what it can't take, with the reason", async () => {
  for (const typed of ["lots", "-1", "0", "1.234", "99999999"]) {
    const answer = await boss.post("/usage/cap", { cap: typed });
    expect([typed, answer.status]).toEqual([typed, 422]);
    const html = await answer.text();
    expect(html).toContain("Cannot set the cap");
    expect(html).toContain(`value="${typed}"`);
  }
  expect((await ana.post("/usage/cap", { cap: "5" })).status).toBe(403);
});

test("GET /usage shows which days differ from the payment processor's meter", async () => {
  const compare = (ledger: number, metered: number) =>
    tenant(app.app.db, "acme", (tx) =>
      sql`insert into usage_reconciliations values ('acme', (now() at time zone 'UTC')::date - 1, ${ledger}, ${metered})
        on conflict (idp_organization_id, day) do update set ledger_cents = ${ledger}, metered_cents = ${metered}`.execute(
        tx,
      ),
    );
  await compare(100, 100);
  expect(await (await ana.get("/usage")).text()).toContain("1 day compared with its meter, all agree");
  await compare(700, 250);
  const html = await (await ana.get("/usage")).text();
  expect(html).toContain("On 1 day the payment processor&#x27;s meter differs");
  expect(html).toMatch(/7\.00 USD.*2\.50 USD/s);
});
