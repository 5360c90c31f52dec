import type Stripe from "stripe";
import type { JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { type KeptPricing, keepPricing, keptPricing } from "./kept_pricing.ts";
import { type PricedProduct, type Pricing, pricingOf } from "./pricing.ts";
import { stripeOf } from "./stripe.ts";

/** Every five minutes reads the prices, so that charges are made by rates that hold. */
export function refreshPricing(app: App): JobSpec<"refresh_pricing"> {
  return {
    concurrency: 1,
    attempts: 3,
    everySeconds: 300,
    async run() {
      await readPricing(app);
      return undefined;
    },
  };
}

/** Everybody's pricing, not older than five minutes; while the payment processor doesn't answer, as last read, with that among its problems. */
export async function pricing(app: App): Promise<KeptPricing> {
  const kept = await keptPricing(app.db);
  if (!app.config.stripe?.prices || !kept.stale) return kept;
  try {
    await readPricing(app);
    return await keptPricing(app.db);
  } catch (error) {
    const problem = `Cannot read the prices: ${wordsOf(error)}`;
    app.log.warn("prices not read", { words: wordsOf(error) });
    return { ...kept, problems: [problem, ...kept.problems] };
  }
}

/** Reads and keeps the prices; without a payment processor the built-in ones hold. */
async function readPricing(app: App): Promise<void> {
  const stripe = stripeOf(app);
  const prices = app.config.stripe?.prices;
  const before = await keptPricing(app.db);
  const read = stripe && prices ? await pricesOf(stripe, prices) : null;
  await keepPricing(app.db, read);
  const fresh = read?.problems.filter((problem) => !before.problems.includes(problem)) ?? [];
  for (const problem of fresh) app.log.warn("price not used", { problem });
}

async function pricesOf(stripe: Stripe, prices: { base: string; usage: string }): Promise<Pricing> {
  const [base, usage] = await Promise.all(
    [prices.base, prices.usage].map((id) => stripe.prices.retrieve(id, { expand: ["product"] })),
  );
  return pricingOf({ base: base as PricedProduct, usage: usage as PricedProduct });
}
