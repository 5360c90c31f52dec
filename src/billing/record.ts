import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { charge, dollars, RATES } from "./charge.ts";
import { trialLinesLeft } from "./queries.ts";

export interface Usage {
  idpOrganizationId: string;
  orderId: string;
  lineItemCount: number;
}

/** Records what a submitted order costs; a second call for the same order changes nothing. */
export async function recordUsage(tx: Tx, { idpOrganizationId, orderId, lineItemCount }: Usage) {
  // Two orders at once must not spend the same line of the trial.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`usage ${idpOrganizationId}`}, 0))`.execute(tx);
  const left = await trialLinesLeft(tx);
  const { cents, trialLinesUsed, reason } = charge({
    lines: lineItemCount,
    trialLinesLeft: left,
    ...RATES,
  });
  await tx
    .insertInto("usage_events")
    .values({
      idp_organization_id: idpOrganizationId,
      order_id: orderId,
      line_item_count: lineItemCount,
      calculated_charge: dollars(cents),
      free_trial_line_items_used: trialLinesUsed,
      reason,
    })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .execute();
}
