import { sql } from "kysely";
import type Stripe from "stripe";
import { everywhere, type Tx, tenant } from "../../db/mod.ts";
import type { JobSpec } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { wordsOf } from "../errors.ts";
import { meteredByDay } from "./meter.ts";
import { stripeOf } from "./stripe.ts";

const DAY_MS = 86_400_000;
/** Full days that are compared each time. */
const DAYS = 7;

interface Metered {
  idpOrganizationId: string;
  customer: string;
  meterId: string;
}

/** Every day compares, day by day, what the ledger has reported with what the payment processor's meter has. */
export function reconcileUsage(app: App): JobSpec<"reconcile_usage"> {
  return {
    concurrency: 1,
    attempts: 8,
    everySeconds: 86_400,
    async run() {
      const stripe = stripeOf(app);
      if (!stripe) return undefined;
      const faults: string[] = [];
      for (const of of await everywhere(app.db, metered))
        await reconcile(app, stripe, of).catch((error) =>
          faults.push(`${of.idpOrganizationId}: ${wordsOf(error)}`),
        );
      if (faults.length) throw new Error(`Cannot compare the usage of ${faults.join("; ")}`);
      return undefined;
    },
  };
}

async function metered(tx: Tx): Promise<Metered[]> {
  const { rows } = await sql<Metered>`
    select idp_organization_id as "idpOrganizationId", stripe_customer_id as customer, meter_id as "meterId"
    from subscriptions where stripe_customer_id is not null and meter_id is not null
    order by idp_organization_id`.execute(tx);
  return rows;
}

async function reconcile(app: App, stripe: Stripe, { idpOrganizationId, customer, meterId }: Metered) {
  const to = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const from = new Date(to.getTime() - DAYS * DAY_MS);
  const processor = await meteredByDay(stripe, { meterId, customer, from, to });
  await tenant(app.db, idpOrganizationId, async (tx) => {
    const ledger = await reportedByDay(tx, from, to);
    for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) {
      const day = new Date(at).toISOString().slice(0, 10);
      const [ours, theirs] = [ledger.get(day) ?? 0, processor.get(day) ?? 0];
      const row = { day, ledger_cents: ours, metered_cents: theirs, checked_at: new Date() };
      await tx
        .insertInto("usage_reconciliations")
        .values({ idp_organization_id: idpOrganizationId, ...row })
        .onConflict((conflict) => conflict.columns(["idp_organization_id", "day"]).doUpdateSet(row))
        .execute();
      if (ours !== theirs)
        app.log.warn("usage differs", { idpOrganizationId, day, ledger: ours, metered: theirs });
    }
  });
}

async function reportedByDay(tx: Tx, from: Date, to: Date): Promise<Map<string, number>> {
  const day = sql<string>`(metered_at at time zone 'UTC')::date`;
  const rows = await tx
    .selectFrom("usage_events")
    .select([day.as("day"), sql<number>`sum(charge_cents)::int`.as("cents")])
    .where("status", "in", ["reported", "invoiced"])
    .where("metered_at", ">=", from)
    .where("metered_at", "<", to)
    .groupBy(day)
    .execute();
  return new Map(rows.map(({ day, cents }) => [day, cents]));
}
