/** Kills the service while it bills, with a payment processor that fails in every way. `nice bun tests/faults/billing.ts [orders] [kills]` @module */
import { reviewedOrders } from "../_reviewed_orders.ts";
import { stripeEnv, stripeProcess } from "../_stripe.ts";
import { type Client, client } from "./_client.ts";
import { type Service, service } from "./_service.ts";

type Stripe = Awaited<ReturnType<typeof stripeProcess>>;

export interface BillingOptions {
  orders: number;
  kills: number;
  /** Told what happens. */
  say?(line: string): void;
}

const SECRET = "whsec_faults";
const SETTLE_MS = 600_000;
/** A round ends after this at the latest. */
const ROUND_MS = 30_000;
const FAULTS = {
  "timeout after booking": 0.08,
  "500 after booking": 0.06,
  "500": 0.06,
  "429": 0.06,
  dropped: 0.08,
} as const;

/** Submits orders through the API while our process is killed and the payment processor fails; then both ledgers are compared. */
export async function billingRounds({ orders, kills, say = () => {} }: BillingOptions) {
  const stripe = await stripeProcess();
  const running = await service({ DEMO: "1", ...stripeEnv(stripe.url, SECRET) });
  try {
    await running.mustStart();
    const api = client(running.url, await running.token());
    await stripe.control.webhooks({
      url: `${running.url}/api/webhooks/stripe`,
      secret: SECRET,
      times: 2,
      shuffled: true,
    });
    const subscription = await subscribe(stripe, api);
    const { sql, close } = running.database();
    await reviewedOrders(sql, orders);
    await close();
    say(`${orders} orders wait in review; subscription ${subscription}`);
    await stripe.control.faults({ shares: FAULTS, hangMs: 1500 });
    await killedAtWork(running, { api, stripe, subscription, kills, orders, say });
    await settled(running, say);
    await stripe.control.faults({});
    return await figures(running, { stripe, subscription, orders, kills });
  } finally {
    await running.stop();
    await stripe.stop();
  }
}

/** By the API and Stripe's page, as a person would. */
async function subscribe({ control }: Stripe, api: Client): Promise<string> {
  const answer = await api.post<{ url?: string }>("/api/billing/checkout-session", {});
  if (!answer?.body.url) throw new Error(`Cannot subscribe: ${JSON.stringify(answer)}`);
  const [checkout] = await control.checkouts();
  const subscription = await control.completeCheckout(checkout!.id);
  for (const until = Date.now() + 60_000; Date.now() < until; await Bun.sleep(250)) {
    const stored = await api.get<{ subscriptionItemId: string | null }>("/api/billing/subscription");
    if (stored?.body.subscriptionItemId) return subscription;
  }
  throw new Error("The subscription didn't arrive by webhook");
}

interface Rounds {
  api: Client;
  stripe: Stripe;
  subscription: string;
  kills: number;
  orders: number;
  say(line: string): void;
}

async function killedAtWork(running: Service, { api, stripe, subscription, kills, orders, say }: Rounds) {
  const submitting = submitAll(running, api);
  const share = orders / (kills + 1);
  for (let round = 1; round <= kills; round++) {
    await progress(running, Math.round(share * (round - Math.random() / 2)));
    // Something for webhooks to tell, at the worst moment.
    await stripe.control.cancelAtPeriodEnd(subscription, round % 2 === 1);
    await Bun.sleep(Math.random() * 300);
    const database = round % 5 === 0;
    await running.kill({ database });
    await running.mustStart();
    const { submitted, reported } = await counts(running);
    say(
      `kill ${round}${database ? ", with its database" : ""}: ${submitted} submitted, ${reported} reported`,
    );
  }
  await stripe.control.cancelAtPeriodEnd(subscription, false);
  return submitting;
}

/** Waits until so many orders are submitted. */
async function progress(running: Service, aim: number) {
  for (const until = Date.now() + ROUND_MS; Date.now() < until; await Bun.sleep(100))
    if ((await counts(running)).submitted >= aim) return;
}

/** Submits each order, twice at once, and again until there is an answer. */
async function submitAll(running: Service, api: Client) {
  const { sql, close } = running.database();
  const orders = await sql<{ id: string; version: number }[]>`
    select id, version from extracted_orders where po_number like 'B-%'`;
  await close();
  for (const { id, version } of orders) {
    const once = () => api.post<unknown>(`/api/orders/${id}/submission`, { version });
    for (let done = false; !done; ) {
      const answers = await Promise.all([once(), once()]);
      done = answers.some((answer) => answer?.status === 202 || answer?.status === 409);
      // Not there, or too often.
      if (!done) await Bun.sleep(300);
    }
  }
}

async function settled(running: Service, say: (line: string) => void) {
  let said = "";
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await Bun.sleep(1000)) {
    await hurryUp(running);
    const { left, submitted, reported } = await counts(running);
    const now = `settling: ${left} orders to submit, ${reported} of ${submitted} reported`;
    if (now !== said) say(now);
    said = now;
    if (!left && reported >= submitted) return;
  }
}

/** As if every pause was over; what was sent to the ERP may still arrive. */
async function hurryUp(running: Service) {
  const { sql, close } = running.database();
  await sql`update usage_events set report_at = now() where status in ('pending', 'failed')`;
  await sql`update jobs set run_at = now() where kind in ('report_usage', 'apply_billing_event') and claimed_by is null and buried_at is null`;
  await close();
}

async function counts(running: Service) {
  const { sql, close } = running.database();
  const [row] = await sql<{ left: number; submitted: number; reported: number }[]>`
    select (select count(*)::int from extracted_orders where status <> 'submitted' and po_number like 'B-%') as left,
      (select count(*)::int from extracted_orders where status = 'submitted' and po_number like 'B-%') as submitted,
      (select count(*)::int from usage_events where status = 'reported') as reported`;
  await close();
  return row!;
}

/** Both sides, counted by themselves. */
async function figures(
  running: Service,
  {
    stripe,
    subscription,
    orders,
    kills,
  }: { stripe: Stripe; subscription: string; orders: number; kills: number },
) {
  const { sql, close } = running.database();
  const events = await sql<{ id: string; cents: number; status: string; again: boolean }[]>`
    select id, charge_cents as cents, status, attempts > 1 as again from usage_events`;
  const [ours] = await sql<
    { booked: number; keys: number; ordersBilled: number; trial: number; buried: string[]; applied: number }[]
  >`
    select (select count(*)::int from sandbox.orders) as booked,
      (select count(distinct intake_key)::int from sandbox.orders) as keys,
      (select count(distinct order_id)::int from usage_events) as "ordersBilled",
      (select sum(free_trial_line_items_used)::int from usage_events) as trial,
      (select coalesce(array_agg(kind || ': ' || error), '{}') from jobs where buried_at is not null) as buried,
      (select count(*)::int from billing_events) as applied`;
  await close();
  const metered = await stripe.control.meterEvents();
  const seen = (await stripe.control.seen()).filter(({ asked }) => asked === "POST /v1/billing/meter_events");
  const sent = await stripe.control.sent();
  const invoice = await stripe.control.endPeriod(subscription);
  await stripe.control.pass(3700);
  await stripe.control.finalizeInvoice(invoice);
  const usage = (await stripe.control.invoices()).find(({ id }) => id === invoice)!;
  const invoiced = usage
    .lines!.data!.filter(({ amount }) => amount !== 50_000)
    .reduce((sum, { amount = 0 }) => sum + amount, 0);
  await stripe.control.settled();
  const marked = await invoicedEvents(running, events.length);
  const charged = events.filter(({ cents }) => cents > 0);
  const ids = new Set(charged.map(({ id }) => id));
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);
  const result = {
    orders,
    kills,
    erp: { booked: ours!.booked, keys: ours!.keys },
    ledger: {
      events: events.length,
      orders: ours!.ordersBilled,
      charged: charged.length,
      cents: sum(charged.map(({ cents }) => cents)),
      trialLines: ours!.trial,
    },
    meter: {
      events: metered.length,
      identifiers: new Set(metered.map(({ identifier }) => identifier)).size,
      cents: sum(metered.map(({ value }) => value)),
    },
    invoice: { cents: invoiced, events: marked },
    sendings: {
      all: seen.length,
      ...countBy(seen.map(({ fault, status }) => fault ?? `answered ${status}`)),
      eventsSentMoreThanOnce: events.filter(({ again }) => again).length,
    },
    webhooks: {
      deliveries: sent.length,
      accepted: sent.filter(({ status }) => status === 200).length,
      events: new Set(sent.map(({ id }) => id)).size,
      kept: ours!.applied,
    },
    buriedJobs: ours!.buried,
  };
  const truths = {
    "each order is booked once": result.erp.booked === orders && result.erp.keys === orders,
    "each order has one usage event": events.length === orders && ours!.ordersBilled === orders,
    "each charged order is metered once":
      metered.length === charged.length &&
      metered.every(({ identifier }) => ids.has(identifier)) &&
      result.meter.identifiers === metered.length,
    "the cents are equal": result.ledger.cents === result.meter.cents && result.meter.cents === invoiced,
    "the trial is used to the line": ours!.trial === 100,
    "every event is invoiced": marked === events.length,
    "no job is buried": !ours!.buried.length,
  };
  const faults = Object.entries(truths)
    .filter(([, holds]) => !holds)
    .map(([truth]) => `Not so: ${truth}`);
  return { ...result, faults };
}

async function invoicedEvents(running: Service, all: number): Promise<number> {
  const { sql, close } = running.database();
  let marked = 0;
  for (const until = Date.now() + 60_000; marked < all && Date.now() < until; await Bun.sleep(500)) {
    await sql`update jobs set run_at = now() where kind = 'apply_billing_event' and claimed_by is null and buried_at is null`;
    const [row] = await sql<
      { count: number }[]
    >`select count(*)::int as count from usage_events where status = 'invoiced'`;
    marked = row!.count;
  }
  await close();
  return marked;
}

function countBy(words: string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}

if (import.meta.main) {
  const started = performance.now();
  const [orders = "1000", kills = "20"] = process.argv.slice(2);
  const result = await billingRounds({ orders: Number(orders), kills: Number(kills), say: console.log });
  console.log({ ...result, seconds: Math.round((performance.now() - started) / 1000) });
  process.exit(result.faults.length ? 1 : 0);
}
