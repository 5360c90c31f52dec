import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";

export interface InvoicedPeriod {
  idpOrganizationId: string;
  /** Of the usage that the invoice bills; the end is not in it. */
  periodStart: Date;
  periodEnd: Date;
  invoiceId: string;
}

/** The invoice of a period is final: what was reported within it is invoiced. A second time changes nothing. */
export async function markInvoiced(tx: Tx, period: InvoicedPeriod): Promise<void> {
  await tx
    .insertInto("usage_invoices")
    .values({
      idp_organization_id: period.idpOrganizationId,
      id: period.invoiceId,
      period_start: period.periodStart,
      period_end: period.periodEnd,
    })
    .onConflict((conflict) => conflict.columns(["id", "period_start"]).doNothing())
    .execute();
  await settleInvoiced(tx);
}

/** Marks what final invoices bill, also events whose report was settled after their invoice. */
export async function settleInvoiced(tx: Tx): Promise<void> {
  await sql`
    update usage_events event set status = 'invoiced', invoice_id = invoice.id
    from usage_invoices invoice
    where event.idp_organization_id = invoice.idp_organization_id and event.status = 'reported'
      and event.metered_at >= invoice.period_start and event.metered_at < invoice.period_end`.execute(tx);
}
