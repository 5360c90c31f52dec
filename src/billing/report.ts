import type Stripe from "stripe";
import { everywhere } from "../../db/mod.ts";
import type { JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { type Due, settleFree, takeDue } from "./due.ts";
import { settleInvoiced } from "./invoiced.ts";
import { lookUp } from "./look_up.ts";
import { sendMetered } from "./meter.ts";
import { settleReport } from "./settle_report.ts";
import { stripeOf } from "./stripe.ts";

/** Events under way at once. */
const AT_ONCE = 8;
/** A run takes up nothing more after this: a process that dies cuts few off. */
const RUN_MS = 30_000;

/** Every few seconds reports what the payment processor has not yet been told, oldest first. */
export function reportUsage(app: App): JobSpec<"report_usage"> {
  return {
    concurrency: 1,
    attempts: 50,
    everySeconds: 5,
    async run() {
      const stripe = stripeOf(app);
      if (!stripe) return undefined;
      await everywhere(app.db, settleFree);
      const until = Date.now() + RUN_MS;
      await Promise.all(Array.from({ length: AT_ONCE }, () => reportOneByOne(app, stripe, until)));
      await everywhere(app.db, settleInvoiced);
      return undefined;
    },
  };
}

async function reportOneByOne(app: App, stripe: Stripe, until: number) {
  while (Date.now() < until) {
    const due = await everywhere(app.db, takeDue);
    if (!due) return;
    await report(app, stripe, due);
  }
}

async function report(app: App, stripe: Stripe, event: Due) {
  if (event.stale) return lookUp(app, stripe, event);
  const { id: identifier, customer, eventName, cents, meteredAt: at } = event;
  const sent = await sendMetered(stripe, { identifier, customer, eventName, cents, at });
  if (sent.is !== "delivered")
    app.log.warn("usage not reported", { usageEventId: event.id, outcome: sent.is, words: sent.words });
  await everywhere(app.db, (tx) => settleReport(tx, event, sent));
}
