import type Stripe from "stripe";

/** What a payment processor's subscriptions of a customer come to. */
export interface Standing {
  subscriptionId: string;
  status: Stripe.Subscription.Status;
  /** The metered item while usage is billed by it; null: usage isn't reported. */
  itemId: string | null;
  meterId: string | null;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends, or ended; null: it goes on. */
  cancelAt: Date | null;
}

/** The best first: of several subscriptions the one that lives most. */
const RANKS: Stripe.Subscription.Status[] = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "canceled",
  "incomplete_expired",
];
const ENDED: string[] = ["canceled", "incomplete_expired"];
/** In these an invoice of the period's usage will be made. */
const REPORTING: string[] = ["active", "trialing", "past_due", "unpaid"];

/** Whether a status stands for a subscription, also one that waits for money. */
export function isSubscribed(status: string | null): boolean {
  return status !== null && !ENDED.includes(status);
}

/** The subscription that counts, of all of a customer's; null: there was never one. */
export function standingOf(subscriptions: Stripe.Subscription[]): Standing | null {
  const [best] = subscriptions.toSorted(
    (a, b) => RANKS.indexOf(a.status) - RANKS.indexOf(b.status) || b.created - a.created,
  );
  if (!best) return null;
  const metered = best.items.data.find(isMetered);
  const item = metered ?? best.items.data[0]!;
  const reporting = REPORTING.includes(best.status) ? metered : undefined;
  const end = item.current_period_end;
  const cancel = best.ended_at ?? best.cancel_at ?? (best.cancel_at_period_end ? end : null);
  return {
    subscriptionId: best.id,
    status: best.status,
    itemId: reporting?.id ?? null,
    meterId: reporting?.price.recurring?.meter ?? null,
    periodStart: timeOf(item.current_period_start),
    periodEnd: timeOf(end),
    cancelAt: cancel === null ? null : timeOf(cancel),
  };
}

/** The ids of the items that usage is metered by. */
export function meteredItems(subscriptions: Stripe.Subscription[]): string[] {
  return subscriptions.flatMap(({ items }) => items.data.filter(isMetered).map(({ id }) => id));
}

/** A time that Stripe tells, in seconds. */
export function timeOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

function isMetered({ price }: Stripe.SubscriptionItem) {
  return price.recurring?.meter != null;
}
