import Stripe from "stripe";
import type { App } from "../app.ts";

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
