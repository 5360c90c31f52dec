import { sql } from "kysely";
import type Stripe from "stripe";
import { type Tx, tenant } from "../../db/mod.ts";
import { type JobSpec, type Payload, Permanent } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { markInvoiced } from "./invoiced.ts";
import { type ReadSubscription, readSubscription } from "./read_subscription.ts";
import { stripeOf } from "./stripe.ts";
import { timeOf } from "./subscription.ts";

const DAY_SECONDS = 86_400;

/**
 * Does what an event asks for. None is believed by its content: it is a reason to read what it speaks of, so that a late, doubled or
 * overtaken one can't bring back what was.
 */
export function applyBillingEvent(app: App): JobSpec<"apply_billing_event"> {
  return {
    concurrency: 4,
    attempts: 15,
    async run({ idpOrganizationId, eventId }: Payload<"apply_billing_event">) {
      const event = await tenant(app.db, idpOrganizationId, (tx) => openEvent(tx, eventId));
      if (!event) return undefined;
      const stripe = stripeOf(app);
      if (!stripe) throw new Permanent("No payment processor is configured");
      const read = await readSubscription(app, stripe, { idpOrganizationId, customer: event.customer! });
      const periods = event.type === "invoice.finalized" ? await billed(stripe, event.object_id, read) : [];
      return async (tx) => {
        const written = await read.write(tx);
        for (const period of periods) await markInvoiced(tx, { idpOrganizationId, ...period });
        await settle(
          tx,
          eventId,
          written ? `Subscription: ${read.status ?? "none"}` : "A later reading holds",
        );
      };
    },
  };
}

interface Billed {
  invoiceId: string;
  periodStart: Date;
  periodEnd: Date;
}

/** The times whose usage a final invoice bills. A line for a time to come bills no usage yet. */
async function billed(
  stripe: Stripe,
  invoiceId: string,
  { meteredItems }: ReadSubscription,
): Promise<Billed[]> {
  const { created } = await stripe.invoices.retrieve(invoiceId);
  const lines = await stripe.invoices
    .listLineItems(invoiceId, { limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  return lines
    .filter(({ parent, period }) => {
      const item = parent?.subscription_item_details?.subscription_item ?? "";
      return meteredItems.includes(item) && period.end > period.start && period.end <= created + DAY_SECONDS;
    })
    .map(({ period }) => ({ invoiceId, periodStart: timeOf(period.start), periodEnd: timeOf(period.end) }));
}

/** An event that is still to be applied, with its customer. */
function openEvent(tx: Tx, eventId: string) {
  return tx
    .selectFrom("billing_events as event")
    .innerJoin("subscriptions as own", "own.idp_organization_id", "event.idp_organization_id")
    .select(["event.type", "event.object_id", "own.stripe_customer_id as customer"])
    .where("event.id", "=", eventId)
    .where("event.applied_at", "is", null)
    .executeTakeFirst();
}

async function settle(tx: Tx, eventId: string, outcome: string) {
  await tx
    .updateTable("billing_events")
    .set({ applied_at: sql<Date>`now()`, outcome })
    .where("id", "=", eventId)
    .execute();
}
