import { afterAll, beforeAll, expect, test } from "bun:test";
import Stripe from "stripe";
import { API_KEY, API_VERSION, BASE_PRICE, METER, stripeServer, USAGE_PRICE } from "./_stripe.ts";

let fake: Awaited<ReturnType<typeof stripeServer>>;
let stripe: Stripe;
let customer: string;

const DAY = 86_400;
const EVENT = "order_intake_cents";

beforeAll(async () => {
  fake = await stripeServer();
  stripe = sdk({ maxNetworkRetries: 0 });
  ({ id: customer } = await stripe.customers.create({ name: "Acme", metadata: { a: "1" } }));
}, 30_000);
afterAll(() => fake.stop());

function sdk(options: Partial<Stripe.StripeConfig> = {}) {
  const { hostname: host, port } = new URL(fake.url);
  return new Stripe(API_KEY, { host, port, protocol: "http", timeout: 2000, telemetry: false, ...options });
}

function session(more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  return stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    success_url: "http://localhost/done?session={CHECKOUT_SESSION_ID}",
    line_items: [{ price: BASE_PRICE, quantity: 1 }, { price: USAGE_PRICE }],
    ...more,
  });
}

const meter = (identifier: string, value = "250", timestamp?: number) =>
  stripe.billing.meterEvents.create({
    event_name: EVENT,
    identifier,
    payload: { stripe_customer_id: customer, value },
    ...(timestamp && { timestamp }),
  });

const fault = (code: string | undefined, message: RegExp, statusCode = 400) => ({
  code,
  statusCode,
  message: expect.stringMatching(message),
});

test("stripeServer() refuses what the SDK's types don't know", async () => {
  const unknown = session({ orgId: "acme" } as object);
  await expect(unknown).rejects.toMatchObject({ ...fault("parameter_unknown", /orgId/), param: "orgId" });
  const nested = session({ line_items: [{ price: BASE_PRICE, qty: 1 } as object] });
  await expect(nested).rejects.toMatchObject({ param: "line_items[0][qty]" });
  await expect(session({ mode: "buy" as "subscription" })).rejects.toMatchObject({
    param: "mode",
    statusCode: 400,
  });
  const missing = stripe.billing.meterEvents.create({ event_name: EVENT } as never);
  await expect(missing).rejects.toMatchObject(fault("parameter_missing", /payload/));
  await expect(session({ line_items: [{ price: "price_none", quantity: 1 }] })).rejects.toMatchObject(
    fault("resource_missing", /No such price: 'price_none'/, 404),
  );
  await expect(session({ line_items: [{ price: USAGE_PRICE, quantity: 1 }] })).rejects.toMatchObject(
    fault(undefined, /Quantity should not be specified/),
  );
  await expect(stripe.rawRequest("GET", "/v1/nothing")).rejects.toMatchObject({ statusCode: 404 });
});

test("stripeServer() refuses another key and another version", async () => {
  const { hostname: host, port } = new URL(fake.url);
  const stranger = new Stripe("sk_test_other", { host, port, protocol: "http", maxNetworkRetries: 0 });
  await expect(stranger.prices.retrieve(BASE_PRICE)).rejects.toMatchObject({ statusCode: 401 });
  const old = stripe.prices.retrieve(BASE_PRICE, {}, { apiVersion: "2024-06-20" });
  await expect(old).rejects.toMatchObject(fault(undefined, /Invalid Stripe API version/));
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test("stripeServer() answers the same key once, and refuses it with other parameters", async () => {
  const make = (name: string) => stripe.customers.create({ name }, { idempotencyKey: "one" });
  const [first, second] = [await make("A"), await make("A")];
  expect(second.id).toBe(first.id);
  await expect(make("B")).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
});

test("stripeServer() counts an identifier once a day, within its window of time", async () => {
  await meter("e1");
  await expect(meter("e1")).rejects.toMatchObject({
    ...fault(undefined, /^An event already exists with identifier e1\.$/),
    type: "StripeInvalidRequestError",
  });
  const now = Math.floor(Date.now() / 1000);
  await expect(meter("e2", "1", now - 36 * DAY)).rejects.toMatchObject(fault(undefined, /35 calendar days/));
  await expect(meter("e3", "1", now + 600)).rejects.toMatchObject(
    fault(undefined, /5 minutes in the future/),
  );
  await expect(meter("e4", "much")).rejects.toMatchObject(fault(undefined, /must be a number/));
  const today = Math.floor(now / DAY) * DAY;
  await meter("e5", "40", today - DAY);
  const range = { customer, start_time: today - DAY, end_time: today + DAY };
  const days = await stripe.billing.meters.listEventSummaries(METER, {
    ...range,
    value_grouping_window: "day",
  });
  expect(days.data.map(({ start_time, aggregated_value }) => [start_time, aggregated_value])).toEqual([
    [today, 250],
    [today - DAY, 40],
  ]);
  const odd = { ...range, start_time: range.start_time + 1 };
  await expect(stripe.billing.meters.listEventSummaries(METER, odd)).rejects.toMatchObject({
    param: "start_time",
  });
  await stripe.billing.meterEventAdjustments.create({
    event_name: EVENT,
    type: "cancel",
    cancel: { identifier: "e5" },
  });
  const { data } = await stripe.billing.meters.listEventSummaries(METER, range);
  expect(data[0]?.aggregated_value).toBe(250);
});

test("stripeServer() books behind faults, and the SDK's retries book once", async () => {
  const patient = sdk({ maxNetworkRetries: 2 });
  const before = (await fake.control.customers()).length;
  await fake.control.faults({
    next: { to: "/v1/customers", faults: ["timeout after booking", "429"] },
    hangMs: 20,
  });
  await patient.customers.create({ name: "Slow" });
  expect(await fake.control.customers()).toHaveLength(before + 1);
  await fake.control.faults({ next: { to: "/v1/customers", faults: ["dropped", "dropped", "500"] } });
  // A connection that was closed is tried once more, whatever the SDK was told.
  await expect(stripe.customers.create({ name: "Lost" })).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  await expect(stripe.customers.create({ name: "Lost" })).rejects.toMatchObject({ statusCode: 500 });
  expect(await fake.control.customers()).toHaveLength(before + 1);
  await fake.control.faults({});
});

test("stripeServer() bills what was metered in a period", async () => {
  const { id, url } = await session({ client_reference_id: "acme" });
  expect(url).toContain(`/checkout/${id}`);
  const subscriptionId = await fake.control.completeCheckout(id);
  const { items, latest_invoice } = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ["latest_invoice"],
  });
  expect(items.data.map(({ price }) => price.id)).toEqual([BASE_PRICE, USAGE_PRICE]);
  expect(latest_invoice).toMatchObject({ status: "paid", total: 50_000 });
  await meter("in the period", "1234");
  const draft = await fake.control.endPeriod(subscriptionId);
  await fake.control.finalizeInvoice(draft);
  expect(await stripe.invoices.retrieve(draft)).toMatchObject({ status: "open", total: 51_234 });
  await fake.control.failPayment(draft);
  expect(await stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({ status: "past_due" });
  const types = (await fake.control.events()).map(({ type }) => type);
  expect(types).toEqual([
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
    "customer.subscription.updated",
    "checkout.session.completed",
    "customer.subscription.updated",
    "invoice.created",
    "invoice.finalized",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
});

test("stripeServer() posts signed webhooks again until they are taken", async () => {
  const taken: string[] = [];
  let refusals = 1;
  const endpoint = Bun.serve({
    port: 0,
    async fetch(request) {
      if (refusals-- > 0) return new Response("", { status: 500 });
      const signature = request.headers.get("stripe-signature")!;
      const event = await stripe.webhooks.constructEventAsync(await request.text(), signature, "whsec_a");
      taken.push(event.id);
      return new Response();
    },
  });
  await fake.control.webhooks({ url: endpoint.url.href, secret: "whsec_a", times: 2, shuffled: true });
  const [live] = await fake.control.subscriptions();
  await fake.control.cancel(live!.id);
  await fake.control.settled();
  const last = (await fake.control.events()).at(-1)!;
  expect([last.type, taken]).toEqual(["customer.subscription.deleted", [last.id, last.id]]);
  await endpoint.stop(true);
});
