import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import Stripe from "stripe";
import { tenant } from "../db/mod.ts";
import { recordUsage } from "../src/billing/mod.ts";
import { readSubscription } from "../src/billing/read_subscription.ts";
import { stripeOf } from "../src/billing/stripe.ts";
import type { Client } from "./_app.ts";
import { SLOW_START, testApp } from "./_app.ts";
import { type BillingApp, billingApp, postRaw, SECRET } from "./_billing.ts";
import { emptyOrder } from "./_orders.ts";
import { signed } from "./_stripe.ts";

let billing: BillingApp;
beforeAll(async () => {
  billing = await billingApp();
}, SLOW_START);
afterAll(() => billing?.stop());

/** An organization whose admin has begun a checkout. */
async function began(id: string): Promise<{ id: string; admin: Client; sessionId: string }> {
  const { admin } = await billing.organization(id);
  const answer = await admin.json("POST", "/api/billing/checkout-session");
  const { sessionId } = (await answer.json()) as { sessionId: string };
  return { id, admin, sessionId };
}

/** An organization with a subscription that Stripe has told of. */
async function subscribed(id: string) {
  const { sessionId } = await began(id);
  const subscriptionId = await billing.control.completeCheckout(sessionId);
  await tell("checkout.session.completed");
  return { id, subscriptionId };
}

/** Posts the newest event of a type alone, and applies it. */
async function tell(type: string) {
  const answer = await billing.post(await billing.event(type));
  expect([type, answer.status]).toEqual([type, 200]);
  await billing.apply();
}

const nothing = async () => [await billing.rows(), await billing.jobs()];

describe("POST /api/webhooks/stripe keeps nothing and answers 400", () => {
  const now = () => Math.floor(Date.now() / 1000);
  let event: object;
  beforeAll(async () => {
    const { sessionId } = await began("forged");
    await billing.control.completeCheckout(sessionId);
    event = await billing.event("checkout.session.completed");
  });

  const refused = async (answer: Response) => {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      success: false,
      error: "Cannot accept the webhook: its signature doesn't hold",
    });
    expect(await nothing()).toEqual([[], []]);
  };

  test("to a signature by another secret", async () => {
    await refused(await billing.post(event, { secret: "whsec_other" }));
  });
  test("to a signature of six minutes ago", async () => {
    await refused(await billing.post(event, { timestamp: now() - 360 }));
  });
  test("to a body that was changed by a space", async () => {
    const { body, signature } = await signed(event, SECRET);
    await refused(await postRaw(billing.app, `${body} `, { "stripe-signature": signature }));
  });
  test("to a newer time on an old signature", async () => {
    const { body, signature } = await signed(event, SECRET, now() - 900);
    const renewed = signature.replace(/t=\d+/, `t=${now()}`);
    await refused(await postRaw(billing.app, body, { "stripe-signature": renewed }));
  });
  test("to no signature", async () => {
    await refused(await postRaw(billing.app, JSON.stringify(event), {}));
  });
  test.each(["", "t=1", "v1=abc", "t=x,v1=", "nonsense"])("to the signature %p", async (signature) => {
    await refused(await postRaw(billing.app, JSON.stringify(event), { "stripe-signature": signature }));
  });
  test("to what isn't JSON, though signed", async () => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: "{", secret: SECRET });
    await refused(await postRaw(billing.app, "{", { "stripe-signature": signature }));
  });
  test.each([null, "text", {}, { id: "evt_1", data: {} }])("to %j, though signed", async (body) => {
    await refused(await billing.post(body as object));
  });
  test("and the true event is taken after all of them", async () => {
    const answer = await billing.post(event);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true, state: "taken" }]);
  });
});

test("POST /api/webhooks/stripe accepts nothing without a signing secret", async () => {
  const bare = await testApp();
  const { body, signature } = await signed({ id: "evt_1", type: "invoice.paid" }, "whsec_any");
  const answer = await postRaw(bare, body, { "stripe-signature": signature });
  expect(answer.status).toBe(400);
  expect(bare.lines.some(({ reason }) => reason === "no signing secret is configured")).toBe(true);
  await bare.stop();
});

test("POST /api/webhooks/stripe takes an event once, also when it comes twice at the same time", async () => {
  await began("once");
  const customer = (await billing.control.customers())[0]!.id;
  const event = {
    id: "evt_once",
    object: "event",
    type: "customer.subscription.updated",
    created: 1_790_000_000,
    livemode: false,
    data: { object: { id: "sub_1", customer } },
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => billing.post(event)));
  const states = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { state: string }).state),
  );
  expect(states.sort()).toEqual(["known", "known", "known", "known", "known", "taken"]);
  const jobs = (await billing.jobs()).filter(({ payload }) => JSON.stringify(payload).includes("evt_once"));
  expect(jobs).toHaveLength(1);
});

test("POST /api/webhooks/stripe answers 200 to what is no concern of the service, and keeps nothing of it", async () => {
  const { id } = await subscribed("concern");
  const { stripe_customer_id: customer } = (await billing.stored(id))!;
  const before = await billing.rows();
  const event = { object: "event", created: 1_790_000_000, livemode: false };
  const strange = [
    { ...event, id: "evt_a", type: "customer.created", data: { object: { id: customer, customer } } },
    { ...event, id: "evt_b", type: "invoice.paid", data: { object: { id: "in_1", customer: "cus_other" } } },
    { ...event, id: "evt_c", type: "invoice.paid", data: { object: { id: "in_1" } } },
    {
      ...event,
      id: "evt_d",
      type: "invoice.paid",
      livemode: true,
      data: { object: { id: "in_1", customer } },
    },
  ];
  for (const each of strange) {
    const answer = await billing.post(each);
    expect([each.id, answer.status, await answer.json()]).toEqual([
      each.id,
      200,
      { received: true, state: "ignored" },
    ]);
  }
  expect(await billing.rows()).toEqual(before);
});

test.each(["checkout.session.completed", "customer.subscription.created"])(
  "applyBillingEvent() %s stores the subscription, its period and its metered item",
  async (type) => {
    const { id, sessionId } = await began(`new-${type.split(".")[0]}`);
    const subscriptionId = await billing.control.completeCheckout(sessionId);
    await tell(type);
    const [found] = await billing.control.subscriptions();
    const [, usage] = found!.items!.data!;
    expect(await billing.stored(id)).toMatchObject({
      status: "active",
      stripe_subscription_id: subscriptionId,
      subscription_item_id: usage!.id!,
      meter_id: "mtr_usage",
      meter_event_name: "order_intake_cents",
      current_period_start: new Date(usage!.current_period_start! * 1000),
      current_period_end: new Date(usage!.current_period_end! * 1000),
      cancel_at: null,
      unpaid_invoice_id: null,
    });
  },
);

test("applyBillingEvent() customer.subscription.updated stores when it was cancelled to", async () => {
  const { id, subscriptionId } = await subscribed("updated");
  await billing.control.cancelAtPeriodEnd(subscriptionId);
  await tell("customer.subscription.updated");
  const { cancel_at, current_period_end, status } = (await billing.stored(id))!;
  expect([status, cancel_at]).toEqual(["active", current_period_end]);
  await billing.control.cancelAtPeriodEnd(subscriptionId, false);
  await tell("customer.subscription.updated");
  expect((await billing.stored(id))!.cancel_at).toBeNull();
});

test("applyBillingEvent() customer.subscription.deleted ends reporting", async () => {
  const { id, subscriptionId } = await subscribed("deleted");
  await billing.control.cancel(subscriptionId);
  await tell("customer.subscription.deleted");
  expect(await billing.stored(id)).toMatchObject({
    status: "canceled",
    subscription_item_id: null,
    meter_id: null,
    cancel_at: expect.any(Date),
  });
});

test("applyBillingEvent() invoice.created moves the period on", async () => {
  const { id, subscriptionId } = await subscribed("created");
  const before = (await billing.stored(id))!;
  await billing.control.endPeriod(subscriptionId);
  await tell("invoice.created");
  const { current_period_start, status } = (await billing.stored(id))!;
  expect([status, current_period_start]).toEqual(["active", before.current_period_end]);
});

test("applyBillingEvent() invoice.payment_failed and invoice.paid keep and forget what is to be paid", async () => {
  const { id, subscriptionId } = await subscribed("failed");
  const invoice = await billing.control.endPeriod(subscriptionId);
  await billing.control.finalizeInvoice(invoice);
  await billing.control.failPayment(invoice);
  await tell("invoice.payment_failed");
  expect(await billing.stored(id)).toMatchObject({
    status: "past_due",
    subscription_item_id: expect.any(String),
    unpaid_invoice_id: invoice,
    unpaid_invoice_url: expect.stringContaining(invoice),
    unpaid_cents: 50_000,
  });
  await billing.control.payInvoice(invoice);
  await tell("invoice.paid");
  expect(await billing.stored(id)).toMatchObject({
    status: "active",
    unpaid_invoice_id: null,
    unpaid_invoice_url: null,
    unpaid_cents: null,
  });
});

test("applyBillingEvent() invoice.finalized marks the usage of its period, and no other, as invoiced", async () => {
  const { id, subscriptionId } = await subscribed("finalized");
  const { current_period_start: from, current_period_end: to } = (await billing.stored(id))!;
  const times = [from!.getTime() - 1000, from!.getTime(), to!.getTime() - 1000, to!.getTime()];
  const { db } = billing.app.app;
  for (const at of times) {
    const orderId = await emptyOrder(db, id);
    await tenant(db, id, async (tx) => {
      const { event } = await recordUsage(tx, { idpOrganizationId: id, orderId, lineItemCount: 5 });
      const reported = { status: "reported" as const, metered_at: new Date(at) };
      await tx.updateTable("usage_events").set(reported).where("id", "=", event.id).execute();
    });
  }
  const invoice = await billing.control.endPeriod(subscriptionId);
  await billing.control.finalizeInvoice(invoice);
  await tell("invoice.finalized");
  const rows = await tenant(db, id, (tx) =>
    tx.selectFrom("usage_events").select(["status", "invoice_id"]).orderBy("metered_at").execute(),
  );
  expect(rows.map(({ status, invoice_id }) => [status, invoice_id])).toEqual([
    ["reported", null],
    ["invoiced", invoice],
    ["invoiced", invoice],
    ["reported", null],
  ]);
});

test("applyBillingEvent() comes to Stripe's own state from webhooks in any order, each many times", async () => {
  const { id, sessionId } = await began("shuffled");
  await billing.control.webhooks({ url: billing.webhookUrl, secret: SECRET, times: 3, shuffled: true });
  const before = (await billing.rows()).length;
  const events = (await billing.control.events()).length;
  const subscriptionId = await billing.control.completeCheckout(sessionId);
  for (const outcome of ["failPayment", "payInvoice", "failPayment"] as const) {
    const invoice = await billing.control.endPeriod(subscriptionId);
    await billing.control.finalizeInvoice(invoice);
    await billing.control[outcome](invoice);
  }
  await billing.control.settled();
  await billing.control.webhooks({ url: null, secret: SECRET });
  expect((await billing.rows()).length - before).toBe((await billing.control.events()).length - events);
  await billing.apply((jobs) => jobs.toSorted(() => Math.random() - 0.5));
  const [found] = await billing.control.subscriptions();
  expect(await billing.stored(id)).toMatchObject({
    status: "past_due",
    current_period_end: new Date(found!.items!.data![1]!.current_period_end! * 1000),
  });
  expect((await billing.rows()).filter((row) => row.applied_at === null)).toEqual([]);
  expect(await billing.control.sent()).not.toContainEqual(expect.objectContaining({ status: 500 }));
});

test("readSubscription() doesn't write what a later reading has overtaken", async () => {
  const { id, subscriptionId } = await subscribed("overtaken");
  const { app } = billing.app;
  const customer = (await billing.stored(id))!.stripe_customer_id!;
  const read = () => readSubscription(app, stripeOf(app)!, { idpOrganizationId: id, customer });
  const early = await read();
  await billing.control.cancel(subscriptionId);
  const late = await read();
  expect(await tenant(app.db, id, late.write)).toBe(true);
  expect(await tenant(app.db, id, early.write)).toBe(false);
  expect((await billing.stored(id))!.status).toBe("canceled");
});

test("applyBillingEvent() is tried again when Stripe doesn't answer, and leaves the event to be applied", async () => {
  const { id, subscriptionId } = await subscribed("unanswered");
  await billing.control.cancel(subscriptionId);
  await billing.post(await billing.event("customer.subscription.deleted"));
  await billing.control.faults({ next: { to: "GET /v1/subscriptions", faults: ["500", "500", "500"] } });
  await expect(billing.apply()).rejects.toThrow("An unknown error occurred");
  expect((await billing.stored(id))!.status).toBe("active");
  await billing.control.faults({});
  await billing.apply();
  expect((await billing.stored(id))!.status).toBe("canceled");
});
