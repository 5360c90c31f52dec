import Stripe from "stripe";
import { wordsOf } from "../errors.ts";

/** What is metered: a customer's cents at a time, under a name of its own. */
export interface Metered {
  identifier: string;
  eventName: string;
  customer: string;
  cents: number;
  at: Date;
}

/** `before`: by an earlier sending. `refused` and `busy`: it was certainly not taken; `unknown`: it may have been. */
export type Sent =
  | { is: "delivered"; before: boolean }
  | { is: "refused"; words: string }
  | { is: "busy"; words: string; seconds: number }
  | { is: "unknown"; words: string };

const TIMEOUT_MS = 20_000;
/** Seconds to wait where a 429 doesn't say. */
const PAUSE = 5;

/**
 * Sends a meter event, in one exchange: the identifier guards against a second one, and an idempotency key would give a failed
 * answer again for a day. An answer that the identifier exists is a delivery.
 */
export async function sendMetered(stripe: Stripe, metered: Metered): Promise<Sent> {
  const { identifier, eventName, customer, cents, at } = metered;
  const event = {
    identifier,
    event_name: eventName,
    timestamp: Math.floor(at.getTime() / 1000),
    payload: { stripe_customer_id: customer, value: String(cents) },
  };
  try {
    await stripe.billing.meterEvents.create(event, { maxNetworkRetries: 0, timeout: TIMEOUT_MS });
    return { is: "delivered", before: false };
  } catch (error) {
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Sent {
  const words = wordsOf(error);
  if (!(error instanceof Stripe.errors.StripeError)) return { is: "unknown", words };
  const { statusCode = 0, headers } = error;
  if (isDuplicate(error)) return { is: "delivered", before: true };
  if (statusCode === 429) return { is: "busy", words, seconds: Number(headers?.["retry-after"]) || PAUSE };
  // 409: another request holds the object; nothing is said of this one.
  const refused = statusCode >= 400 && statusCode < 500 && statusCode !== 409;
  return { is: refused ? "refused" : "unknown", words };
}

function isDuplicate({ statusCode, code, message }: InstanceType<typeof Stripe.errors.StripeError>) {
  return (
    statusCode === 400 &&
    (code === "duplicate_meter_event" || /already exists with identifier/i.test(message))
  );
}

/** Cents that the meter has of a customer by day (YYYY-MM-DD, UTC), for days from `from` up to `to`, both at midnight. */
export async function meteredByDay(stripe: Stripe, of: MeterWindow): Promise<Map<string, number>> {
  const days = new Map<string, number>();
  const asked = { ...windowOf(of), value_grouping_window: "day" as const };
  for await (const { start_time, aggregated_value } of stripe.billing.meters.listEventSummaries(
    of.meterId,
    asked,
  )) {
    const day = new Date(start_time * 1000).toISOString().slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + aggregated_value);
  }
  return days;
}

/** Cents that the meter has of a customer between two full minutes. */
export async function meteredWithin(stripe: Stripe, of: MeterWindow): Promise<number> {
  let cents = 0;
  for await (const { aggregated_value } of stripe.billing.meters.listEventSummaries(of.meterId, windowOf(of)))
    cents += aggregated_value;
  return cents;
}

export interface MeterWindow {
  meterId: string;
  customer: string;
  from: Date;
  to: Date;
}

function windowOf({ customer, from, to }: MeterWindow) {
  return { customer, start_time: from.getTime() / 1000, end_time: to.getTime() / 1000, limit: 100 };
}
