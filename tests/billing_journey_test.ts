import { afterAll, beforeAll, expect, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { work } from "../jobs/mod.ts";
import { stripeOf } from "../src/billing/stripe.ts";
import { recheck } from "../src/orders/mod.ts";
import { pipeline } from "../src/pipeline.ts";
import type { Client } from "./_app.ts";
import { SLOW_START } from "./_app.ts";
import { type BillingApp, billingApp, SECRET } from "./_billing.ts";
import { smallErp } from "./_erp.ts";
import { emptyOrder } from "./_orders.ts";
import { METER } from "./_stripe.ts";

const ACME = "acme";

let billing: BillingApp;
let admin: Client;
beforeAll(async () => {
  billing = await billingApp();
  await smallErp(billing.app.app.db, { organization: ACME });
  ({ admin } = await billing.organization(ACME));
  await billing.control.webhooks({ url: billing.webhookUrl, secret: SECRET, times: 2, shuffled: true });
}, SLOW_START);
afterAll(() => billing?.stop());

const page = async (path: string) => (await admin.get(path)).text();
const usage = async () => {
  const answer = await admin.get("/api/billing/usage/events");
  const { events } = (await answer.json()) as {
    events: { calculatedCharge: number; status: string; reason: string }[];
  };
  return events.toReversed();
};

/** Works until webhooks and submissions are done, and then reports. */
async function atWork() {
  const { submit_order, apply_billing_event, report_usage } = pipeline(billing.app.app);
  const worker = await work(billing.app.app, { submit_order, apply_billing_event, report_usage });
  await billing.control.settled();
  await worker.idle();
  await worker.stop();
  await billing.app.app.sql`update jobs set run_at = now() where buried_at is null`;
  const later = await work(billing.app.app, { report_usage });
  await later.idle();
  await later.stop();
}

/** An order of so many lines, ready to be submitted. */
async function reviewed(lines: number) {
  const { db } = billing.app.app;
  const orderId = await emptyOrder(db, ACME, {
    po_number: `PO-${lines}`,
    customer_erp_id: "C1",
    customer_name: "Alpha",
    required_date: "2027-12-01",
  });
  await tenant(db, ACME, async (tx) => {
    const line = {
      idp_organization_id: ACME,
      order_id: orderId,
      quantity: "4",
      unit: "EA",
      unit_price: "2.45",
    };
    const rows = Array.from({ length: lines }, (_, at) => ({
      ...line,
      position: at + 1,
      item_erp_id: "I1",
      match_source: "code" as const,
    }));
    await tx.insertInto("order_lines").values(rows).execute();
    await recheck(tx, orderId);
  });
  return orderId;
}

test("an organization subscribes, submits orders, and is billed for them to the cent", async () => {
  // By the page to Stripe's, and back.
  const goingOn = await (await admin.post("/subscription/checkout")).text();
  const [, checkout] = /content="0; url=([^"]+)"/.exec(goingOn)!;
  const paid = await fetch(checkout!, { method: "POST", redirect: "manual" });
  const back = new URL(paid.headers.get("location")!);
  expect(await page(back.pathname + back.search)).toContain("the subscription is active");
  await atWork();
  const [subscription] = await billing.control.subscriptions();
  const subscribed = await admin.get("/api/billing/subscription");
  expect(await subscribed.json()).toMatchObject({
    status: "active",
    subscriptionItemId: subscription!.items!.data![1]!.id!,
    freeTrialLineItemsLeft: 100,
  });

  // Orders beyond the trial.
  for (const lines of [60, 65, 2]) {
    const orderId = await reviewed(lines);
    const answer = await admin.json("POST", `/api/orders/${orderId}/submission`);
    expect(answer.status).toBe(202);
    await atWork();
  }
  expect((await usage()).map(({ calculatedCharge, status }) => [calculatedCharge, status])).toEqual([
    [0, "reported"],
    [10, "reported"],
    [2.5, "reported"],
  ]);
  expect((await billing.control.meterEvents()).map(({ value }) => value)).toEqual([1000, 250]);

  // The month ends: its invoice bills what was metered.
  const invoiceId = await billing.control.endPeriod(subscription!.id);
  await billing.control.finalizeInvoice(invoiceId);
  await billing.control.payInvoice(invoiceId);
  await atWork();
  const invoice = (await billing.control.invoices()).find(({ id }) => id === invoiceId)!;
  expect(invoice.lines!.data!.map(({ amount }) => amount)).toEqual([50_000, 1250]);
  expect((await usage()).map(({ status }) => status)).toEqual(["invoiced", "invoiced", "invoiced"]);
  const shown = await page("/usage");
  expect(shown).toContain(invoiceId);
  expect(shown).toContain("12.50 USD");
  expect(await page("/subscription")).toContain("Active");
  const taken = await billing.rows();
  expect(taken.length).toBe((await billing.control.events()).length);
  expect(taken.filter((event) => event.applied_at === null)).toEqual([]);
  const minute = 60 * Math.ceil(Date.now() / 60_000) + 60;
  const { data } = await stripeOf(billing.app.app)!.billing.meters.listEventSummaries(METER, {
    customer: subscription!.customer as string,
    start_time: minute - 3600,
    end_time: minute,
  });
  expect(data[0]!.aggregated_value).toBe(1250);
}, 60_000);
