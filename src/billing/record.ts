import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";
import { charge } from "./charge.ts";
import { exemptionOf } from "./exempt.ts";
import { trialLinesLeft } from "./queries.ts";
import { ratesFor } from "./rates.ts";

export interface Usage {
  idpOrganizationId: string;
  orderId: string;
  lineItemCount: number;
  /** From 1; an order that is booked anew counts again. */
  revision?: number;
}

export type UsageEvent = Selectable<Database["usage_events"]>;

/** Records what an order costs; a second call for the same order and revision changes nothing. Returns the event that is kept. */
export async function recordUsage(tx: Tx, usage: Usage): Promise<{ event: UsageEvent; fresh: boolean }> {
  const { orderId, revision = 1, idpOrganizationId, lineItemCount } = usage;
  const kept = await keptUsage(tx, orderId, revision);
  if (kept) return { event: kept, fresh: false };
  const { rate, minimum, source, currency } = await ratesFor(tx, idpOrganizationId);
  const inserted = await tx
    .insertInto("usage_events")
    .values({
      idp_organization_id: idpOrganizationId,
      order_id: orderId,
      revision,
      line_item_count: lineItemCount,
      currency,
      rate,
      minimum,
      rate_source: source,
      ...(await costOf(tx, usage, { rate, minimum, currency })),
    })
    .onConflict((conflict) => conflict.columns(["order_id", "revision"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  const event = inserted ?? (await keptUsage(tx, orderId, revision));
  return { event: event!, fresh: inserted !== undefined };
}

/** The event of an order that was recorded before. */
export function keptUsage(tx: Tx, orderId: string, revision = 1): Promise<UsageEvent | undefined> {
  return tx
    .selectFrom("usage_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

async function costOf(
  tx: Tx,
  { idpOrganizationId, orderId, lineItemCount }: Usage,
  rates: { rate: string; minimum: string; currency: string },
) {
  const exempt = await exemptionOf(tx, orderId);
  if (exempt)
    return { charge_cents: 0, free_trial_line_items_used: 0, exemption: exempt.why, reason: exempt.reason };
  const trialLeft = await trialToSpend(tx, idpOrganizationId);
  const { cents, trialLinesUsed, reason } = charge({
    lines: lineItemCount,
    trialLinesLeft: trialLeft,
    ...rates,
  });
  return { charge_cents: cents, free_trial_line_items_used: trialLinesUsed, reason };
}

/** Two orders at once must not spend the same line of the trial; once it is used up nobody waits for anybody. */
async function trialToSpend(tx: Tx, idpOrganizationId: string): Promise<number> {
  if (!(await trialLinesLeft(tx))) return 0;
  await sql`select from organizations where id = ${idpOrganizationId} for no key update`.execute(tx);
  return trialLinesLeft(tx);
}
