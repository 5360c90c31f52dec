import type Stripe from "stripe";
import { usageOf } from "./meters.ts";
import { Refused } from "./refused.ts";
import type { Part, Thing, World } from "./world.ts";

/** Tells of a change by webhook. */
export type Emit = (type: Stripe.Event.Type, object: object) => void;

/** What happens to subscriptions outside of the API: people pay, months pass. */
export function cycle(world: World, emit: Emit) {
  const changed = (subscription: Thing<"subscription">) =>
    emit("customer.subscription.updated", subscription);
  return {
    /** A person pays on Stripe's page; returns the subscription's id. */
    completeCheckout(sessionId: string): string {
      const session = world.get("checkout.session", sessionId);
      if (session.status !== "open" || session.expires_at! <= world.now())
        throw new Refused("This Checkout Session is no longer active.");
      const subscription = subscribe(world, session);
      const invoice = draft(world, subscription, "subscription_create");
      close(world, invoice);
      settle(world, invoice);
      Object.assign(session, {
        status: "complete",
        payment_status: "paid",
        url: null,
        subscription: subscription.id,
        invoice: invoice.id,
      });
      emit("customer.subscription.created", { ...subscription, status: "incomplete" });
      emit("invoice.created", { ...invoice, status: "draft" });
      emit("invoice.finalized", { ...invoice, status: "open" });
      emit("invoice.paid", invoice);
      changed(subscription);
      emit("checkout.session.completed", session);
      return subscription.id;
    },
    /** Nobody paid in time. */
    expireCheckout(sessionId: string) {
      Object.assign(world.get("checkout.session", sessionId), { status: "expired", url: null });
    },
    /** The month ends: a draft of its invoice, and the next period. Returns the draft's id. */
    endPeriod(subscriptionId: string): string {
      const subscription = world.get("subscription", subscriptionId);
      const [from, to] = periodOf(subscription);
      world.pass(Math.max(0, to - world.now()));
      if (subscription.cancel_at_period_end) {
        this.cancel(subscriptionId);
        return "";
      }
      const next = monthAfter(to);
      for (const item of subscription.items!.data!)
        Object.assign(item, { current_period_start: to, current_period_end: next });
      const invoice = draft(world, subscription, "subscription_cycle", [from, to]);
      changed(subscription);
      emit("invoice.created", invoice);
      return invoice.id;
    },
    /** An hour later: what was metered in the period is on it. */
    finalizeInvoice(invoiceId: string) {
      const invoice = world.get("invoice", invoiceId);
      close(world, invoice);
      emit("invoice.finalized", invoice);
    },
    payInvoice(invoiceId: string) {
      const invoice = world.get("invoice", invoiceId);
      const subscription = subscriptionOf(world, invoice);
      settle(world, invoice);
      subscription.status = "active";
      emit("invoice.paid", invoice);
      changed(subscription);
    },
    failPayment(invoiceId: string) {
      const invoice = world.get("invoice", invoiceId);
      const subscription = subscriptionOf(world, invoice);
      Object.assign(invoice, {
        attempted: true,
        attempt_count: (invoice.attempt_count ?? 0) + 1,
        next_payment_attempt: world.now() + 3 * 86_400,
      });
      subscription.status = "past_due";
      emit("invoice.payment_failed", invoice);
      changed(subscription);
    },
    cancelAtPeriodEnd(subscriptionId: string, cancel = true) {
      const subscription = world.get("subscription", subscriptionId);
      const [, to] = periodOf(subscription);
      Object.assign(subscription, { cancel_at_period_end: cancel, cancel_at: cancel ? to : null });
      changed(subscription);
    },
    cancel(subscriptionId: string) {
      const subscription = world.get("subscription", subscriptionId);
      Object.assign(subscription, {
        status: "canceled",
        canceled_at: world.now(),
        ended_at: world.now(),
        cancel_at_period_end: false,
      });
      emit("customer.subscription.deleted", subscription);
    },
    /** Changes fields of anything: metadata of a price, the status of a subscription. No event is sent. */
    change(id: string, fields: Record<string, unknown>) {
      Object.assign(world.find(id) ?? {}, fields);
    },
    /** Time passes, in seconds. */
    pass: (seconds: number) => world.pass(seconds),
  };
}

function subscribe(world: World, session: Thing<"checkout.session">) {
  const created = world.now();
  const id = world.newId("sub");
  const items = session.line_items!.data!.map(({ price }) => ({
    id: world.newId("si"),
    object: "subscription_item" as const,
    created,
    subscription: id,
    price: structuredClone(world.get("price", price!.id!)),
    current_period_start: created,
    current_period_end: monthAfter(created),
    metadata: {},
  }));
  return world.put({
    id,
    object: "subscription",
    created,
    livemode: false,
    status: "active",
    currency: "usd",
    customer: session.customer!,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    start_date: created,
    metadata: {},
    items: { object: "list", data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
  } as Thing<"subscription">);
}

/** The fixed fee is for the period to come, usage for the one that was. */
function draft(
  world: World,
  subscription: Thing<"subscription">,
  billing_reason: Stripe.Invoice.BillingReason,
  [from, to]: [number, number] = [world.now(), world.now()],
): Thing<"invoice"> {
  const id = world.newId("in");
  const data = subscription.items!.data!.map((item) => lineOf(world, item, [from, to]));
  const invoice = world.put({
    id,
    object: "invoice",
    created: world.now(),
    livemode: false,
    status: "draft",
    currency: "usd",
    customer: subscription.customer,
    billing_reason,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: null,
    period_start: from,
    period_end: to,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: {}, subscription: subscription.id },
    },
    lines: { object: "list", data, has_more: false, url: `/v1/invoices/${id}/lines` },
    status_transitions: { finalized_at: null, paid_at: null, marked_uncollectible_at: null, voided_at: null },
    ...totals(data),
  } as Thing<"invoice">);
  subscription.latest_invoice = id;
  return invoice;
}

function lineOf(world: World, item: Part<Stripe.SubscriptionItem>, [from, to]: [number, number]) {
  const { price, subscription, id } = item;
  const metered = price!.recurring!.usage_type === "metered";
  const period = metered
    ? { start: from, end: to }
    : { start: item.current_period_start, end: item.current_period_end };
  return {
    id: world.newId("il"),
    object: "line_item",
    currency: "usd",
    amount: metered ? 0 : price!.unit_amount,
    quantity: metered ? 0 : 1,
    period,
    parent: {
      type: "subscription_item_details",
      subscription_item_details: { subscription, subscription_item: id, proration: false },
    },
    pricing: {
      type: "price_details",
      price_details: { price: price!.id, product: price!.product },
      unit_amount_decimal: price!.unit_amount_decimal,
    },
  } as Part<Stripe.InvoiceLineItem>;
}

function close(world: World, invoice: Thing<"invoice">) {
  if (invoice.status !== "draft") throw new Refused("This invoice is already finalized.");
  for (const line of invoice.lines!.data!) {
    const price = world.get("price", line.pricing!.price_details!.price as string);
    if (price.recurring?.usage_type !== "metered") continue;
    const { start, end } = line.period as { start: number; end: number };
    line.quantity = usageOf(world, invoice.customer as string, [start, end]);
    line.amount = line.quantity * price.unit_amount!;
  }
  Object.assign(invoice, totals(invoice.lines!.data!), {
    status: "open",
    hosted_invoice_url: `https://invoice.stripe.test/${invoice.id}`,
  });
  invoice.status_transitions!.finalized_at = world.now();
}

function settle(world: World, invoice: Thing<"invoice">) {
  Object.assign(invoice, {
    status: "paid",
    attempted: true,
    amount_paid: invoice.total,
    amount_remaining: 0,
  });
  invoice.next_payment_attempt = null;
  invoice.status_transitions!.paid_at = world.now();
}

function totals(lines: Part<Stripe.InvoiceLineItem>[]) {
  const total = lines.reduce((sum, { amount = 0 }) => sum + amount, 0);
  return { subtotal: total, total, amount_due: total, amount_paid: 0, amount_remaining: total };
}

function subscriptionOf(world: World, invoice: Thing<"invoice">) {
  return world.get("subscription", invoice.parent!.subscription_details!.subscription as string);
}

function periodOf(subscription: Thing<"subscription">): [number, number] {
  const { current_period_start, current_period_end } = subscription.items!.data![0]!;
  return [current_period_start!, current_period_end!];
}

function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return Math.floor(date.getTime() / 1000);
}
