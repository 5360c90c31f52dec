import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Db, tenant } from "../db/mod.ts";
import { billingApi, billingRoutes, type Chargeable, charge, recordUsage } from "../src/billing/mod.ts";
import { type Client, SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";
import { database } from "./_db.ts";
import { emptyOrder, organization } from "./_orders.ts";

const CHARGES: [string, Partial<Chargeable>, { cents: number; trialLinesUsed: number; reason: string }][] = [
  [
    "all in the trial",
    { lines: 12, trialLinesLeft: 100 },
    { cents: 0, trialLinesUsed: 12, reason: "12 of 12 lines in the free trial" },
  ],
  [
    "the trial's last lines",
    { lines: 12, trialLinesLeft: 12 },
    { cents: 0, trialLinesUsed: 12, reason: "12 of 12 lines in the free trial" },
  ],
  [
    "partly in the trial",
    { lines: 12, trialLinesLeft: 3 },
    {
      cents: 360,
      trialLinesUsed: 3,
      reason: "3 of 12 lines in the free trial; 9 lines × $0.40 = $3.60",
    },
  ],
  [
    "one line beyond the trial",
    { lines: 12, trialLinesLeft: 11 },
    {
      cents: 250,
      trialLinesUsed: 11,
      reason: "11 of 12 lines in the free trial; 1 line × $0.40 = $0.40, raised to the minimum of $2.50",
    },
  ],
  ["by the rate", { lines: 7 }, { cents: 280, trialLinesUsed: 0, reason: "7 lines × $0.40 = $2.80" }],
  [
    "the minimum",
    { lines: 6 },
    { cents: 250, trialLinesUsed: 0, reason: "6 lines × $0.40 = $2.40, raised to the minimum of $2.50" },
  ],
  [
    "exactly the minimum",
    { lines: 5, rate: "0.50" },
    { cents: 250, trialLinesUsed: 0, reason: "5 lines × $0.50 = $2.50" },
  ],
  [
    "half a cent goes up, once",
    { lines: 3, rate: "0.335", minimum: "0" },
    { cents: 101, trialLinesUsed: 0, reason: "3 lines × $0.335 = $1.01" },
  ],
  [
    "what a float would get wrong",
    { lines: 1, rate: "1.005", minimum: "0" },
    { cents: 101, trialLinesUsed: 0, reason: "1 line × $1.005 = $1.01" },
  ],
  ["no lines", { lines: 0 }, { cents: 0, trialLinesUsed: 0, reason: "No lines" }],
  [
    "no lines, with trial left",
    { lines: 0, trialLinesLeft: 5 },
    { cents: 0, trialLinesUsed: 0, reason: "No lines" },
  ],
  [
    "a trial that is overspent",
    { lines: 10, trialLinesLeft: -4 },
    { cents: 400, trialLinesUsed: 0, reason: "10 lines × $0.40 = $4.00" },
  ],
];

test.each(CHARGES)("charge() %s", (_, chargeable, expected) => {
  expect(charge({ lines: 1, trialLinesLeft: 0, rate: "0.40", minimum: "2.50", ...chargeable })).toEqual(
    expected,
  );
});

const events = (db: Db, idpOrganizationId: string) =>
  tenant(db, idpOrganizationId, (tx) =>
    tx
      .selectFrom("usage_events")
      .select(["line_item_count", "charge_cents", "free_trial_line_items_used", "status"])
      .orderBy("free_trial_line_items_used", "desc")
      .execute(),
  );

async function use(db: Db, usage: { idpOrganizationId: string; orderId: string; lineItemCount: number }) {
  await tenant(db, usage.idpOrganizationId, (tx) => recordUsage(tx, usage));
}

test("recordUsage() records an order once", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orderId = await emptyOrder(db, "acme");
  for (const lineItemCount of [10, 10, 99])
    await use(db, { idpOrganizationId: "acme", orderId, lineItemCount });
  expect(await events(db, "acme")).toEqual([
    { line_item_count: 10, charge_cents: 0, free_trial_line_items_used: 10, status: "pending" },
  ]);
  await close();
});

test("recordUsage() spends each line of the trial once, with orders at the same time", async () => {
  const { db, close } = await database();
  await organization(db, "acme");
  const orders = await Promise.all(Array.from({ length: 20 }, () => emptyOrder(db, "acme")));
  await Promise.all(
    orders.map((orderId) => use(db, { idpOrganizationId: "acme", orderId, lineItemCount: 9 })),
  );
  const recorded = await events(db, "acme");
  expect(recorded.map((event) => event.free_trial_line_items_used)).toEqual([
    ...Array(11).fill(9),
    1,
    ...Array(8).fill(0),
  ]);
  expect(recorded.map((event) => event.charge_cents)).toEqual([
    ...Array(11).fill(0),
    320,
    ...Array(8).fill(360),
  ]);
  await close();
});

test("recordUsage() gives each organization a trial of its own", async () => {
  const { db, close } = await database();
  for (const idpOrganizationId of ["acme", "other"]) {
    await organization(db, idpOrganizationId);
    const orderId = await emptyOrder(db, idpOrganizationId);
    await use(db, { idpOrganizationId, orderId, lineItemCount: 80 });
  }
  for (const id of ["acme", "other"]) expect(await events(db, id)).toMatchObject([{ charge_cents: 0 }]);
  await close();
});

describe("usage", () => {
  let app: TestApp;
  let ana: Client;
  let orderId: string;
  beforeAll(async () => {
    app = await testApp({
      routes: withDoor((routes, made) => routes.use(billingRoutes(made)).use(billingApi(made))),
    });
    for (const id of ["acme", "other"]) await app.organization(id);
    ana = await app.signIn(await app.user({ email: "ana@acme.example", organizationId: "acme" }));
    const { db } = app.app;
    orderId = await emptyOrder(db, "acme", { po_number: "<4711>" });
    await use(db, { idpOrganizationId: "acme", orderId, lineItemCount: 104 });
    const secret = await emptyOrder(db, "acme", { po_number: "secret", user_id: "somebody-else" });
    await use(db, { idpOrganizationId: "acme", orderId: secret, lineItemCount: 10 });
    const theirs = await emptyOrder(db, "other", { po_number: "theirs" });
    await use(db, { idpOrganizationId: "other", orderId: theirs, lineItemCount: 10 });
  }, SLOW_START);
  afterAll(() => app.stop());

  test("GET /api/billing/usage/events lists the organization's events, newest first", async () => {
    const answer = await ana.get("/api/billing/usage/events");
    const { events, page, nextPage } = (await answer.json()) as {
      events: object[];
      page: number;
      nextPage: null;
    };
    expect([answer.status, page, nextPage]).toEqual([200, 1, null]);
    expect(events).toHaveLength(2);
    expect(events[1]).toEqual({
      id: expect.any(String),
      orderId,
      lineItemCount: 104,
      revision: 1,
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
    });
    const empty = (await (await ana.get("/api/billing/usage/events?page=2")).json()) as { events: object[] };
    expect(empty.events).toEqual([]);
    expect((await ana.get("/api/billing/usage/events?page=0")).status).toBe(400);
    expect((await app.client().get("/api/billing/usage/events")).status).toBe(401);
  });

  test("GET /usage sums a month up, with a link for each order that the person sees", async () => {
    const html = await (await ana.get("/usage")).text();
    expect(html).toContain("6.50 USD for 2 orders, 114 lines. All 100 free trial lines are used.");
    expect(html).toContain(`<a href="/review/${orderId}">&lt;4711&gt;</a>`);
    expect(html).toContain("10 lines × $0.40 = $4.00");
    expect(html).not.toMatch(/secret|theirs/);
    const before = await (await ana.get("/usage?month=2024-02")).text();
    expect(before).toContain("No order was submitted in this month");
    expect(before).toContain('href="/usage?month=2024-01"');
    expect(before).toContain('href="/usage?month=2024-03"');
    expect((await ana.get("/usage?month=2024-13")).status).toBe(400);
  });
});
