import Stripe from "stripe";
import type { App } from "../app.ts";
import { Refusal } from "../errors.ts";

const TIMEOUT_MS = 20_000;

/** The payment processor; null: none is configured. */
export function stripeOf({ config }: Pick<App, "config">): Stripe | null {
  if (!config.stripe) return null;
  const { secretKey, apiVersion, apiBase } = config.stripe;
  return new Stripe(secretKey, {
    apiVersion: apiVersion as Stripe.LatestApiVersion,
    ...(apiBase && addressOf(new URL(apiBase))),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

function addressOf({ protocol, hostname: host, port }: URL) {
  const scheme: "http" | "https" = protocol === "http:" ? "http" : "https";
  return { host, port: port || (scheme === "http" ? 80 : 443), protocol: scheme };
}

/** The payment processor and what is subscribed to. Throws a `Refusal` (503) where there is none. */
export function payments(app: App): { stripe: Stripe; prices: { base: string; usage: string } } {
  const stripe = stripeOf(app);
  const prices = app.config.stripe?.prices;
  if (stripe && prices) return { stripe, prices };
  throw new Refusal("Cannot take payments: no payment processor is configured", 503);
}

/** Does `work` with the payment processor; what it doesn't do becomes a `Refusal` (502) with its words. */
export async function asked<T>({ log }: App, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    log.error("payment processor failed", { what, type, code, statusCode, requestId, words: error.message });
    throw new Refusal(`Cannot ${what}: the payment processor says "${error.message}"`, 502);
  }
}
