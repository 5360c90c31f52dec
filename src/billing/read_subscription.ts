import { sql } from "kysely";
import type Stripe from "stripe";
import { everywhere, type Tx, tenant } from "../../db/mod.ts";
import type { JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { stripeOf } from "./stripe.ts";
import { isSubscribed, meteredItems, standingOf } from "./subscription.ts";

/** What a customer's subscriptions are now, ready to be written. */
export interface ReadSubscription {
  status: string | null;
  /** Of all of the customer's subscriptions. */
  meteredItems: string[];
  /** Writes it down, unless a reading that began later was written before. Returns whether it was written. */
  write(tx: Tx): Promise<boolean>;
}

interface Reading {
  idpOrganizationId: string;
  customer: string;
}

/** An invoice of these is waiting for money. */
const OWING = ["past_due", "unpaid", "incomplete"];

/**
 * Reads the state of an organization's subscription. Webhooks come late, twice and in any order, and two readings can overtake each other:
 * what is kept is the reading that *began* last. The last change's own event begins one after the change, so that one or a later one stays.
 */
export async function readSubscription(
  app: App,
  stripe: Stripe,
  reading: Reading,
): Promise<ReadSubscription> {
  const { idpOrganizationId, customer } = reading;
  const { at } = await app.db.selectNoFrom(sql<Date>`clock_timestamp()`.as("at")).executeTakeFirstOrThrow();
  const subscriptions = await stripe.subscriptions
    .list({ customer, status: "all", limit: 100 })
    .autoPagingToArray({
      limit: 1000,
    });
  const live = subscriptions.filter(({ status }) => isSubscribed(status));
  if (live.length > 1)
    app.log.warn("several subscriptions", { idpOrganizationId, ids: live.map(({ id }) => id).join(" ") });
  const standing = standingOf(subscriptions);
  const meter = standing?.meterId ? await stripe.billing.meters.retrieve(standing.meterId) : null;
  const unpaid = standing && OWING.includes(standing.status) ? await unpaidOf(stripe, standing) : null;
  const row = {
    stripe_subscription_id: standing?.subscriptionId ?? null,
    status: standing?.status ?? null,
    subscription_item_id: standing?.itemId ?? null,
    meter_id: meter?.id ?? null,
    meter_event_name: meter?.event_name ?? null,
    current_period_start: standing?.periodStart ?? null,
    current_period_end: standing?.periodEnd ?? null,
    cancel_at: standing?.cancelAt ?? null,
    unpaid_invoice_id: unpaid?.id ?? null,
    unpaid_invoice_url: unpaid?.hosted_invoice_url ?? null,
    unpaid_cents: unpaid?.amount_remaining ?? null,
    read_at: at,
  };
  return {
    status: row.status,
    meteredItems: meteredItems(subscriptions),
    write: async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("subscriptions")
        .set(row)
        .where("idp_organization_id", "=", idpOrganizationId)
        .where("stripe_customer_id", "=", customer)
        .where((eb) => eb.or([eb("read_at", "is", null), eb("read_at", "<", at)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** Every few hours reads every subscription, for webhooks that never came. */
export function refreshSubscriptions(app: App): JobSpec<"refresh_subscriptions"> {
  return {
    concurrency: 1,
    attempts: 5,
    everySeconds: 6 * 3600,
    async run() {
      const stripe = stripeOf(app);
      if (!stripe) return undefined;
      const faults: string[] = [];
      for (const each of await everywhere(app.db, customers))
        await refreshSubscription(app, stripe, each).catch((error) => {
          faults.push(`${each.idpOrganizationId}: ${wordsOf(error)}`);
        });
      if (faults.length) throw new Error(`Cannot read the subscriptions of ${faults.join("; ")}`);
      return undefined;
    },
  };
}

/** Reads an organization's subscription and writes it down. Returns its status. */
export async function refreshSubscription(app: App, stripe: Stripe, reading: Reading) {
  const { status, write } = await readSubscription(app, stripe, reading);
  await tenant(app.db, reading.idpOrganizationId, write);
  return status;
}

async function customers(tx: Tx): Promise<Reading[]> {
  const rows = await tx
    .selectFrom("subscriptions")
    .select(["idp_organization_id", "stripe_customer_id"])
    .where("stripe_customer_id", "is not", null)
    .orderBy("idp_organization_id")
    .execute();
  return rows.map((row) => ({
    idpOrganizationId: row.idp_organization_id,
    customer: row.stripe_customer_id!,
  }));
}

/** The oldest invoice that is due. */
async function unpaidOf(stripe: Stripe, { subscriptionId }: { subscriptionId: string }) {
  const { data } = await stripe.invoices.list({ subscription: subscriptionId, status: "open", limit: 100 });
  return data.at(-1) ?? null;
}
