import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type Stripe from "stripe";
import { tenant } from "../db/mod.ts";
import { ratesFor, recordUsage, refreshPricing, refreshSubscriptions } from "../src/billing/mod.ts";
import { isSubscribed, standingOf } from "../src/billing/subscription.ts";
import { outlookOf } from "../views/_outlook.ts";
import { type Client, SLOW_START, type TestApp, testApp } from "./_app.ts";
import { type BillingApp, billingApp } from "./_billing.ts";
import { emptyOrder } from "./_orders.ts";
import { BASE_PRICE, USAGE_PRICE } from "./_stripe.ts";

let billing: BillingApp;
let support: Client;
beforeAll(async () => {
  billing = await billingApp();
  const { app } = billing;
  const user = await app.user({
    email: "support@service.example",
    organizationId: "service",
    metadata: { role: "support_admin" },
  });
  support = await app.signIn(user);
}, SLOW_START);
afterAll(() => billing?.stop());

/** Each test has an organization of its own. */
let count = 0;
let acme: Awaited<ReturnType<BillingApp["organization"]>>;
beforeEach(async () => {
  acme = await billing.organization(`acme${++count}`);
});

const CHECKOUT = "/api/billing/checkout-session";
const read = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;
const begin = (client = acme.admin) =>
  read<{ sessionId: string; url: string }>(client.json("POST", CHECKOUT));
const error = async (answer: Promise<Response>) => {
  const { status } = await answer;
  return [status, (await read<{ error: string }>(answer)).error];
};

describe("POST /api/billing/checkout-session", () => {
  test("begins a checkout of the fixed fee and the metered usage", async () => {
    const { sessionId, url } = await begin();
    expect(url).toContain(sessionId);
    const found = (await billing.control.checkouts()).find(({ id }) => id === sessionId);
    expect(found).toMatchObject({
      mode: "subscription",
      client_reference_id: acme.id,
      metadata: { idp_organization_id: acme.id },
      success_url: "http://localhost/subscription/success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost/subscription/cancelled",
    });
    expect(found!.line_items!.data!.map(({ price }) => price!.id!)).toEqual([BASE_PRICE, USAGE_PRICE]);
  });

  test("makes one customer and one checkout of many clicks at the same time", async () => {
    const customers = (await billing.control.customers()).length;
    await billing.control.faults({ delayMs: 150 });
    const sessions = await Promise.all(Array.from({ length: 6 }, () => begin()));
    await billing.control.faults({});
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect((await billing.control.customers()).length - customers).toBe(1);
    expect((await begin()).sessionId).toBe(sessions[0]!.sessionId);
  });

  test("makes one of them also when answers are lost", async () => {
    const customers = (await billing.control.customers()).length;
    const checkouts = (await billing.control.checkouts()).length;
    await billing.control.faults({
      next: { to: "POST /v1/c", faults: ["timeout after booking", "500 after booking"] },
      hangMs: 20,
    });
    const { url } = await begin();
    expect(url).toContain("/checkout/");
    expect([
      (await billing.control.customers()).length - customers,
      (await billing.control.checkouts()).length - checkouts,
    ]).toEqual([1, 1]);
    await billing.control.faults({});
  });

  test("begins another one after the first has expired", async () => {
    const { sessionId } = await begin();
    await billing.control.expireCheckout(sessionId);
    expect((await begin()).sessionId).not.toBe(sessionId);
  });

  test("is refused to members without the role, and where there is a subscription", async () => {
    expect(await error(acme.member.json("POST", CHECKOUT))).toEqual([
      403,
      "Only an admin of the organization may do this",
    ]);
    const { sessionId } = await begin();
    const subscription = await billing.control.completeCheckout(sessionId);
    // No webhook has come: Stripe itself is asked.
    expect(await error(acme.admin.json("POST", CHECKOUT))).toEqual([
      409,
      "Cannot subscribe: the organization has a subscription already (active)",
    ]);
    await billing.control.cancel(subscription);
    expect((await begin()).sessionId).not.toBe(sessionId);
  });

  test("says so when Stripe refuses", async () => {
    await billing.control.change(BASE_PRICE, { active: false });
    expect(await error(acme.admin.json("POST", CHECKOUT))).toEqual([
      502,
      'Cannot begin the checkout: the payment processor says "The price specified is inactive."',
    ]);
    await billing.control.change(BASE_PRICE, { active: true });
  });
});

test("POST /api/billing/portal opens the portal to every member, once there is a customer", async () => {
  expect(await error(acme.member.json("POST", "/api/billing/portal"))).toEqual([
    409,
    "Cannot open the customer portal: there is no subscription yet",
  ]);
  await begin();
  const { stripe_customer_id: customer } = (await billing.stored(acme.id))!;
  const { url } = await read<{ url: string }>(acme.member.json("POST", "/api/billing/portal"));
  expect(url).toContain(`/portal/${customer}?return=`);
});

describe("GET /api/billing/pricing", () => {
  const get = () => read<Record<string, unknown>>(acme.member.get("/api/billing/pricing"));
  const later = () => billing.app.app.sql`update billing_pricing set read_at = now() - interval '6 minutes'`;
  const metadata = (id: string, values: object) => billing.control.change(id, { metadata: values });
  beforeEach(async () => {
    for (const id of [BASE_PRICE, USAGE_PRICE, "prod_base", "prod_usage"]) await metadata(id, {});
    await later();
  });

  test("reads Stripe's metadata, names each source, and asks again after five minutes", async () => {
    await metadata("prod_usage", { per_line_item_rate: "0.355" });
    await metadata("prod_base", { features: "A, B", support_level: "Priority" });
    expect(await get()).toMatchObject({
      currency: "USD",
      perLineItemRate: "0.355",
      minimumPerOrder: "2.50",
      freeTrialLineItems: 100,
      baseSubscription: "500.00",
      features: ["A", "B"],
      supportLevel: "Priority",
      monthlyOrders: null,
      sources: {
        perLineItemRate: "product",
        minimumPerOrder: "default",
        baseSubscription: "price",
        features: "product",
      },
      problems: [],
      readAt: expect.any(String),
    });
    await metadata("prod_usage", { per_line_item_rate: "0.5" });
    const asked = (await billing.control.seen()).length;
    expect(await get()).toMatchObject({ perLineItemRate: "0.355" });
    expect(await billing.control.seen()).toHaveLength(asked);
    await later();
    expect(await get()).toMatchObject({ perLineItemRate: "0.5" });
  });

  test("reports what can't be used and doesn't use it", async () => {
    await metadata(USAGE_PRICE, { minimum_per_order: "2,50" });
    expect(await get()).toMatchObject({
      minimumPerOrder: "2.50",
      sources: { minimumPerOrder: "default" },
      problems: [expect.stringContaining('"2,50" is not what belongs there')],
    });
    expect(billing.app.lines.some(({ event }) => event === "price not used")).toBe(true);
  });

  test("has what was read last while Stripe doesn't answer, and says so", async () => {
    await metadata(USAGE_PRICE, { per_line_item_rate: "0.41" });
    await get();
    await later();
    await billing.control.faults({ shares: { "500": 1 } });
    expect(await get()).toMatchObject({
      perLineItemRate: "0.41",
      problems: [expect.stringContaining("Cannot read the prices: ")],
    });
    await billing.control.faults({});
  });

  test("an organization's own rates win, figure by figure, and charges are made by them", async () => {
    await metadata(USAGE_PRICE, { per_line_item_rate: "0.41", minimum_per_order: "1.00" });
    await refreshPricing(billing.app.app).run({}, {} as never);
    const set = await support.json("POST", "/api/billing/rates", {
      idpOrganizationId: acme.id,
      perLineItemRate: "0.285",
      minimumPerOrder: null,
      reason: "Volume",
    });
    expect(set.status).toBe(201);
    expect(await get()).toMatchObject({
      perLineItemRate: "0.285",
      minimumPerOrder: "1.00",
      sources: { perLineItemRate: "organization", minimumPerOrder: "price" },
    });
    const { db } = billing.app.app;
    const orderId = await emptyOrder(db, acme.id);
    const { event } = await tenant(db, acme.id, (tx) =>
      recordUsage(tx, { idpOrganizationId: acme.id, orderId, lineItemCount: 200 }),
    );
    expect([event.charge_cents, event.rate, event.rate_source]).toEqual([
      2850,
      "0.285",
      "rate: organization, minimum: price",
    ]);
  });
});

test("ratesFor() has the built-in rates where nothing was read and nothing is set", async () => {
  const bare = await testApp();
  await bare.organization("bare");
  const rates = await tenant(bare.app.db, "bare", (tx) => ratesFor(tx, "bare"));
  expect(rates).toEqual({
    rate: "0.40",
    minimum: "2.50",
    currency: "USD",
    source: "default",
    sources: { rate: "default", minimum: "default" },
  });
  await bare.stop();
});

describe("rates of single organizations", () => {
  const set = (form: Record<string, string>) =>
    support.post("/billing/rates", {
      organization: acme.id,
      perLineItemRate: "",
      minimumPerOrder: "",
      ...form,
    });
  const changes = async () =>
    (await read<{ changes: object[] }>(support.get(`/api/billing/rates?organization=${acme.id}`))).changes;

  test("are kept with who, when, from what to what, and why", async () => {
    expect((await set({ perLineItemRate: "$0.30", reason: "Volume" })).status).toBe(303);
    await set({ perLineItemRate: "0.3", minimumPerOrder: "1.5", reason: "More volume" });
    await set({ reason: "Back to everybody's" });
    const none = { perLineItemRate: null, minimumPerOrder: null };
    const by = { setBy: "support@service.example", setAt: expect.any(String) };
    expect(await changes()).toMatchObject([
      {
        ...by,
        from: { perLineItemRate: "0.3", minimumPerOrder: "1.5" },
        to: none,
        reason: "Back to everybody's",
      },
      { ...by, from: { perLineItemRate: "0.30", minimumPerOrder: null }, reason: "More volume" },
      { ...by, from: none, to: { perLineItemRate: "0.30", minimumPerOrder: null }, reason: "Volume" },
    ]);
    const page = await (await support.get(`/billing/rates?organization=${acme.id}`)).text();
    expect(page).toContain("as everybody → 0.30 USD");
    expect(page).toContain("Back to everybody&#x27;s");
  });

  test.each([
    [{ perLineItemRate: "cheap", reason: "x" }, "is no amount of dollars"],
    [{ minimumPerOrder: "-1", reason: "x" }, "is no amount of dollars"],
    [{ perLineItemRate: "0.1", reason: " " }, "the reason is missing"],
  ])("are refused as %j, with what was typed", async (form, words) => {
    const answer = await set(form);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(words);
    for (const typed of Object.values(form)) expect(page).toContain(`value="${typed}"`);
    expect(await changes()).toEqual([]);
  });

  test("are set by support admins alone, and for organizations that exist", async () => {
    const body = { idpOrganizationId: acme.id, perLineItemRate: "0", minimumPerOrder: "0", reason: "x" };
    expect((await acme.admin.json("POST", "/api/billing/rates", body)).status).toBe(403);
    expect((await acme.admin.post("/billing/rates", { organization: acme.id, reason: "x" })).status).toBe(
      403,
    );
    expect((await acme.admin.get("/billing/rates")).status).toBe(403);
    expect(await changes()).toEqual([]);
    const nowhere = { ...body, idpOrganizationId: "nowhere" };
    expect((await support.json("POST", "/api/billing/rates", nowhere)).status).toBe(404);
  });
});

describe("the subscription page", () => {
  const page = async (path = "", client = acme.admin) => (await client.get(`/subscription${path}`)).text();

  test("leads an admin to the payment processor, and tells a member who can subscribe", async () => {
    expect(await page()).toContain('action="/subscription/checkout"');
    const seen = await page("", acme.member);
    expect(seen).not.toContain('action="/subscription/checkout"');
    expect(seen).toContain("An admin of the organization can subscribe.");
    const way = await (await acme.admin.post("/subscription/checkout")).text();
    expect(way).toMatch(/http-equiv="refresh" content="0; url=http:\/\/127\.0\.0\.1:\d+\/checkout\/cs_test_/);
    expect(await page("/cancelled")).toContain("The checkout was left. Nothing was paid");
  });

  test("shows a subscription to who comes back before any webhook", async () => {
    const { sessionId } = await begin();
    expect(await page("/success")).toContain("has not confirmed the subscription yet");
    await billing.control.completeCheckout(sessionId);
    const seen = await page(`/success?session_id=${sessionId}`);
    expect(seen).toContain("the subscription is active");
    expect(seen).toContain("It renews on ");
    expect(seen).toContain('action="/subscription/portal"');
    expect(seen).not.toContain('action="/subscription/checkout"');
    const again = await acme.admin.post("/subscription/checkout");
    expect([again.status, await again.text()]).toEqual([
      409,
      expect.stringContaining("the organization has a subscription already"),
    ]);
  });

  test("shows an unpaid invoice with the way to pay it, and what happens next", async () => {
    const { sessionId } = await begin();
    const subscription = await billing.control.completeCheckout(sessionId);
    const invoice = await billing.control.endPeriod(subscription);
    await billing.control.finalizeInvoice(invoice);
    await billing.control.failPayment(invoice);
    await billing.post(await billing.event("invoice.payment_failed"));
    await billing.apply();
    const seen = await page();
    expect(seen).toContain("An invoice of 500.00 USD is not paid.");
    expect(seen).toContain(`href="https://invoice.stripe.test/${invoice}"`);
    expect(seen).toContain("tries again over the next days");
  });

  test("says that nothing is configured, without Stripe", async () => {
    const bare: TestApp = await testApp();
    const admin = await bare.signIn(
      await bare.user({ email: "admin@bare.example", organizationId: "bare", role: "admin" }),
    );
    const words = "Cannot take payments: no payment processor is configured";
    for (const path of [CHECKOUT, "/api/billing/portal"])
      expect(await error(admin.json("POST", path))).toEqual([503, words]);
    expect(await (await admin.get("/subscription")).text()).toContain("No payment processor is configured");
    for (const path of ["/success", "/back"])
      expect((await admin.get(`/subscription${path}`)).status).toBe(200);
    const form = await admin.post("/subscription/checkout");
    expect([form.status, await form.text()]).toEqual([503, expect.stringContaining(words)]);
    expect(await read(admin.get("/api/billing/pricing"))).toMatchObject({
      perLineItemRate: "0.40",
      minimumPerOrder: "2.50",
      readAt: null,
    });
    await bare.stop();
  });
});

test("refreshSubscriptions() finds what no webhook has told", async () => {
  const { sessionId } = await begin();
  await billing.control.completeCheckout(sessionId);
  expect((await billing.stored(acme.id))!.status).toBeNull();
  await refreshSubscriptions(billing.app.app).run({}, {} as never);
  expect(await billing.stored(acme.id)).toMatchObject({
    status: "active",
    subscription_item_id: expect.stringMatching(/^si_/),
  });
});

const subscription = (status: string, more: object = {}) => {
  const price = { recurring: { meter: "mtr" } };
  const item = { id: `si_${status}`, price, current_period_start: 10, current_period_end: 20 };
  return {
    id: status,
    status,
    created: 1,
    ended_at: null,
    cancel_at: null,
    items: { data: [item] },
    ...more,
  };
};
const standing = (...all: object[]) => standingOf(all as Stripe.Subscription[]);

test.each([
  [["canceled", "active"], "active"],
  [["past_due", "canceled", "incomplete_expired"], "past_due"],
  [["unpaid", "trialing"], "trialing"],
  [["canceled"], "canceled"],
])("standingOf() of %j takes %s", (statuses, best) => {
  expect(standing(...statuses.map((status) => subscription(status)))?.subscriptionId).toBe(best);
});

test("standingOf() takes the newest of two that live", () => {
  expect(
    standing(subscription("active"), subscription("active", { id: "newer", created: 2 }))?.subscriptionId,
  ).toBe("newer");
  expect(standing()).toBeNull();
});

const REPORTS = { active: true, trialing: true, past_due: true, unpaid: true };
test.each([
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "canceled",
  "incomplete_expired",
])("standingOf() says whether usage is reported while %s", (status) => {
  const found = standing(subscription(status))!;
  expect([found.itemId !== null, found.meterId !== null]).toEqual([status in REPORTS, status in REPORTS]);
  expect(isSubscribed(status)).toBe(!["canceled", "incomplete_expired"].includes(status));
});

test("standingOf() reports nothing by a subscription without a metered item", () => {
  const plain = {
    id: "si",
    price: { recurring: { meter: null } },
    current_period_start: 1,
    current_period_end: 2,
  };
  expect(standing(subscription("active", { items: { data: [plain] } }))).toMatchObject({
    itemId: null,
    periodEnd: new Date(2000),
  });
});

test.each([
  ["active", "Active"],
  ["trialing", "In trial"],
  ["past_due", "Payment failed"],
  ["unpaid", "Unpaid"],
  ["incomplete", "Waiting for payment"],
  ["paused", "Paused"],
  ["canceled", "Ended"],
  [null, "None"],
])("outlookOf() calls %p %s and says what happens next", (status, label) => {
  const found = outlookOf({ status, period: { from: "2026-11-01", to: "2026-12-01" }, cancelAt: null });
  expect(found.label).toBe(label);
  expect(found.next).toMatch(/^[A-Z].+\.$/);
});
