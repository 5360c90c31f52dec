import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { sql } from "kysely";
import { everywhere, type Tx, tenant } from "../db/mod.ts";
import type { Claim } from "../jobs/mod.ts";
import { markInvoiced, reconcileUsage, recordUsage, reportUsage } from "../src/billing/mod.ts";
import { stripeOf } from "../src/billing/stripe.ts";
import { SLOW_START, type TestApp, testApp, withDoor } from "./_app.ts";
import { emptyOrder } from "./_orders.ts";
import { METER, stripeEnv, stripeServer } from "./_stripe.ts";

const DAY = 86_400_000;

let stripe: Awaited<ReturnType<typeof stripeServer>>;
let app: TestApp;
let acme: string;
let customer: string;
beforeAll(async () => {
  stripe = await stripeServer();
  app = await testApp({ env: stripeEnv(stripe.url), routes: withDoor((routes) => routes) });
}, SLOW_START);
afterAll(async () => {
  await app?.stop();
  await stripe?.stop();
});

/** Each test has an organization of its own, with a subscription whose period has run for ten days. */
let count = 0;
beforeEach(async () => {
  await stripe.control.faults({});
  await everywhere(app.app.db, (tx) => tx.deleteFrom("subscriptions").execute());
  acme = await app.organization(`acme-${++count}`);
  customer = (await stripeOf(app.app)!.customers.create({ name: acme })).id;
  await subscribe();
});

const within = <T>(work: (tx: Tx) => Promise<T>) => tenant(app.app.db, acme, work);

function subscribe(more: object = {}) {
  const row = {
    stripe_customer_id: customer,
    subscription_item_id: "si_usage",
    meter_id: METER,
    meter_event_name: "order_intake_cents",
    status: "active",
    current_period_start: new Date(Date.now() - 10 * DAY),
    current_period_end: new Date(Date.now() + 20 * DAY),
    ...more,
  };
  return within((tx) =>
    tx
      .insertInto("subscriptions")
      .values({ idp_organization_id: acme, ...row })
      .onConflict((conflict) => conflict.column("idp_organization_id").doUpdateSet(row))
      .execute(),
  );
}

/** Records an order of 100 lines for each number of lines beyond the trial; returns the events' ids. */
async function used(...lines: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const lineItemCount of lines) {
    const orderId = await emptyOrder(app.app.db, acme);
    const { event } = await within((tx) =>
      recordUsage(tx, { idpOrganizationId: acme, orderId, lineItemCount }),
    );
    ids.push(event.id);
  }
  return ids;
}

/** Spends the trial first. */
async function charged(...lines: number[]) {
  await used(100);
  return used(...lines);
}

const report = () => reportUsage(app.app).run({}, {} as Claim);
/** As if every pause was over. */
const later = () => within((tx) => sql`update usage_events set report_at = now()`.execute(tx));
const long = () =>
  within((tx) => sql`update usage_events set sent_at = sent_at - interval '25 hours'`.execute(tx));
const of = (id: string) =>
  within((tx) => tx.selectFrom("usage_events").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const metered = async () =>
  (await stripe.control.meterEvents()).filter((event) => event.customer === customer);
const asked = async () =>
  (await stripe.control.seen()).filter(({ asked }) => asked === "POST /v1/billing/meter_events").length;
const next = (...faults: ("500" | "500 after booking" | "dropped" | "timeout after booking" | "429")[]) =>
  stripe.control.faults({ next: { to: "meter_events", faults }, hangMs: 10 });

test("reportUsage() meters an order's cents once, under the event's id, at the order's time", async () => {
  const [id = ""] = await charged(12);
  const at = new Date(Date.now() - 3 * DAY);
  await within((tx) => tx.updateTable("usage_events").set({ created_at: at }).where("id", "=", id).execute());
  await report();
  await later();
  await report();
  expect(await metered()).toEqual([
    expect.objectContaining({
      identifier: id,
      value: 480,
      timestamp: Math.floor(at.getTime() / 1000),
      eventName: "order_intake_cents",
    }),
  ]);
  expect(await of(id)).toMatchObject({ status: "reported", report_error: null, attempts: 1 });
});

test("reportUsage() reports an order that costs nothing without a word to the processor", async () => {
  const [id = ""] = await used(100);
  const before = await asked();
  await report();
  expect(await of(id)).toMatchObject({ status: "reported", charge_cents: 0 });
  expect((await asked()) - before).toBe(0);
});

test.each([{ subscription_item_id: null }, { meter_id: null }])(
  "reportUsage() keeps what there is without a metered item: %p",
  async (more) => {
    const [id = ""] = await charged(12);
    await subscribe(more);
    await report();
    expect(await of(id)).toMatchObject({ status: "pending", attempts: 0 });
    await subscribe({ subscription_item_id: "si_usage", meter_id: METER });
    await report();
    expect(await of(id)).toMatchObject({ status: "reported" });
  },
);

test("reportUsage() does nothing where no payment processor is configured", async () => {
  const [id = ""] = await charged(12);
  await reportUsage({ ...app.app, config: { ...app.app.config, stripe: null } }).run({}, {} as Claim);
  expect(await of(id)).toMatchObject({ status: "pending", attempts: 0 });
});

test("reportUsage() keeps a refusal with its words, waits, and tries again", async () => {
  const [id = ""] = await charged(12);
  await subscribe({ meter_event_name: "gone" });
  await report();
  expect(await of(id)).toMatchObject({
    status: "failed",
    report_error: "No active meter found matching event name gone.",
  });
  await report();
  expect(await of(id)).toMatchObject({ attempts: 1 });
  await subscribe();
  await later();
  await report();
  expect(await of(id)).toMatchObject({ status: "reported", report_error: null, attempts: 2 });
  expect(await metered()).toHaveLength(1);
});

test("reportUsage() pauses longer after each attempt, an hour at most", async () => {
  const [id = ""] = await charged(12);
  await subscribe({ meter_event_name: "gone" });
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 14; attempt++) {
    await later();
    await report();
    const { report_at } = await of(id);
    pauses.push((report_at.getTime() - Date.now()) / 1000);
  }
  pauses.slice(0, 10).forEach((pause, at) => {
    expect(pause).toBeLessThanOrEqual(2 ** (at + 1) * 1.25);
    expect(pause).toBeGreaterThan(2 ** (at + 1) * 0.75 - 2);
  });
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4500);
});

test.each(["500 after booking", "timeout after booking"] as const)(
  "reportUsage() meters once although the first answer was a %s",
  async (fault) => {
    const [id = ""] = await charged(12);
    // The client itself tries once more where a connection breaks: that one breaks too.
    await next(fault, ...(fault === "timeout after booking" ? (["dropped"] as const) : []));
    await report();
    expect(await of(id)).toMatchObject({
      status: "pending",
      report_error: expect.stringMatching(/^No clear/),
    });
    await later();
    await report();
    expect(await of(id)).toMatchObject({ status: "reported", report_error: null });
    expect(await metered()).toHaveLength(1);
  },
);

test.each(["500", "dropped", "429"] as const)("reportUsage() sends again after a %s", async (fault) => {
  const [id = ""] = await charged(12);
  // The client itself tries once more where a connection breaks.
  await next(fault, ...(fault === "dropped" ? [fault] : []));
  await report();
  expect(await of(id)).toMatchObject({ status: "pending" });
  await later();
  await report();
  expect(await of(id)).toMatchObject({ status: "reported" });
  expect(await metered()).toHaveLength(1);
});

test("reportUsage() sends again what a killed process was sending", async () => {
  const [id = ""] = await charged(12);
  await within((tx) =>
    sql`update usage_events set sent_at = now(), metered_at = date_trunc('second', now()), attempts = 1 where id = ${id}`.execute(
      tx,
    ),
  );
  await report();
  expect(await of(id)).toMatchObject({ status: "reported", attempts: 2 });
  expect(await metered()).toHaveLength(1);
});

test("reportUsage() looks up what had no answer for a day, and doesn't send it again", async () => {
  const [first = "", second = "", third = ""] = await charged(12, 20, 30);
  await next("500 after booking", "500 after booking", "500 after booking");
  await report();
  await later();
  await long();
  const before = await asked();
  await report();
  for (const id of [first, second, third]) expect(await of(id)).toMatchObject({ status: "reported" });
  expect((await asked()) - before).toBe(0);
  expect(await metered()).toHaveLength(3);
});

test("reportUsage() sends anew, at a new time, what the meter doesn't have after a day", async () => {
  const ids = await charged(12, 20, 30);
  const at = new Date(Date.now() - 2 * DAY);
  await within((tx) => tx.updateTable("usage_events").set({ created_at: at }).execute());
  await next("500", "500 after booking", "500");
  await report();
  expect((await metered()).length).toBe(1);
  await later();
  await long();
  await report();
  const events = await metered();
  expect(events.map(({ identifier }) => identifier).sort()).toEqual([...ids].sort());
  expect(events.reduce((sum, { value }) => sum + value, 0)).toBe(480 + 800 + 1200);
  for (const id of ids) {
    const { status, metered_at } = await of(id);
    const event = events.find(({ identifier }) => identifier === id)!;
    expect([status, metered_at!.getTime() / 1000]).toEqual(["reported", event.timestamp]);
  }
});

test("reportUsage() leaves to a person what it can't tell after a day", async () => {
  const [id = ""] = await charged(12);
  await next("500");
  await report();
  const { metered_at } = await of(id);
  await stripeOf(app.app)!.billing.meterEvents.create({
    event_name: "order_intake_cents",
    timestamp: metered_at!.getTime() / 1000,
    payload: { stripe_customer_id: customer, value: "33" },
  });
  await later();
  await long();
  await report();
  expect(await of(id)).toMatchObject({
    status: "failed",
    report_error:
      "Cannot tell whether it was metered: the meter has 33 cents more than the reported events of its minute",
  });
  expect(await metered()).toHaveLength(1);
});

test("reportUsage() counts now what belongs to a period whose invoice is closed", async () => {
  const [id = ""] = await charged(12);
  await within((tx) => sql`update usage_events set created_at = now() - interval '11 days'`.execute(tx));
  await report();
  expect((await of(id)).metered_at!.getTime()).toBeGreaterThan(Date.now() - DAY);
});

test("reportUsage() counts in the open period what a closed one may have missed, and not twice", async () => {
  const [missed = "", booked = ""] = await charged(12, 20);
  // Both were sent without an answer in a period that has ended two hours ago; one was booked.
  const old = new Date(Math.floor(Date.now() / 1000) * 1000 - 3 * 3_600_000);
  await within((tx) =>
    tx.updateTable("usage_events").set({ metered_at: old, sent_at: old, created_at: old }).execute(),
  );
  await stripeOf(app.app)!.billing.meterEvents.create({
    event_name: "order_intake_cents",
    identifier: booked,
    timestamp: old.getTime() / 1000,
    payload: { stripe_customer_id: customer, value: "800" },
  });
  await subscribe({ current_period_start: new Date(Date.now() - 2 * 3_600_000) });
  await report();
  expect((await of(missed)).metered_at!.getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await of(booked)).metered_at).toEqual(old);
  for (const id of [missed, booked]) {
    const events = (await metered()).filter(({ identifier }) => identifier === id);
    expect(events.map(({ timestamp }) => timestamp * 1000)).toEqual([(await of(id)).metered_at!.getTime()]);
  }
});

test("markInvoiced() marks what was reported in its period, also what is settled after it", async () => {
  const [id = ""] = await charged(12);
  const period = {
    idpOrganizationId: acme,
    periodStart: new Date(Date.now() - DAY),
    periodEnd: new Date(Date.now() + DAY),
    invoiceId: `in_${acme}`,
  };
  await within((tx) => markInvoiced(tx, period));
  expect(await of(id)).toMatchObject({ status: "pending", invoice_id: null });
  await report();
  expect(await of(id)).toMatchObject({ status: "invoiced", invoice_id: period.invoiceId });
  // One invoice may bill several periods, and tells them again when its event comes twice.
  const before = {
    ...period,
    periodStart: new Date(Date.now() - 9 * DAY),
    periodEnd: new Date(Date.now() - 8 * DAY),
  };
  const [after = "", early = ""] = await used(5, 5);
  await within((tx) =>
    sql`update usage_events set created_at = now() - interval '8.5 days' where id = ${early}`.execute(tx),
  );
  await within((tx) =>
    sql`update usage_events set created_at = now() - interval '2 days' where id = ${after}`.execute(tx),
  );
  await report();
  for (const each of [period, before, before]) await within((tx) => markInvoiced(tx, each));
  expect(await of(early)).toMatchObject({ status: "invoiced" });
  expect(await of(after)).toMatchObject({ status: "reported", invoice_id: null });
});

test("reconcileUsage() compares the ledger's days with the meter's, and tells a difference", async () => {
  await charged(12, 20);
  const yesterday = new Date(Math.floor(Date.now() / DAY) * DAY - DAY / 2);
  await within((tx) => tx.updateTable("usage_events").set({ created_at: yesterday }).execute());
  await report();
  const days = () =>
    within((tx) => tx.selectFrom("usage_reconciliations").selectAll().orderBy("day", "desc").execute());
  await reconcileUsage(app.app).run({}, {} as Claim);
  expect(await days()).toHaveLength(7);
  expect((await days())[0]).toMatchObject({
    day: yesterday.toISOString().slice(0, 10),
    ledger_cents: 1280,
    metered_cents: 1280,
  });
  await stripeOf(app.app)!.billing.meterEvents.create({
    event_name: "order_intake_cents",
    timestamp: yesterday.getTime() / 1000,
    payload: { stripe_customer_id: customer, value: "7" },
  });
  await reconcileUsage(app.app).run({}, {} as Claim);
  expect((await days())[0]).toMatchObject({ ledger_cents: 1280, metered_cents: 1287 });
  expect(
    app.lines.filter(
      ({ event, idpOrganizationId }) => event === "usage differs" && idpOrganizationId === acme,
    ),
  ).toEqual([expect.objectContaining({ level: "warn", ledger: 1280, metered: 1287 })]);
});

test("reconcileUsage() fails, to be tried again, when the processor doesn't answer", async () => {
  await stripe.control.faults({ shares: { "500": 1 } });
  expect(reconcileUsage(app.app).run({}, {} as Claim)).rejects.toThrow(`Cannot compare the usage of ${acme}`);
});
