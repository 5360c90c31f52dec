import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { enqueueAll } from "../../../jobs/mod.ts";
import { customerKey } from "./cross_references.ts";
import type { Settled, Standing } from "./settle.ts";

/** Orders in review that are looked through, the newest, and their lines. */
const [MOST_ORDERS, MOST_LINES] = [1_000, 100_000];

interface Waiting {
  orderId: string;
  idpOrganizationId: string;
  customerErpId: string | null;
  texts: (string | null)[];
}

/** Has the orders in review matched anew that have lines with the words of what is kept from now on; what a person chose for a line stays. */
export async function matchWaiting(tx: Tx, settled: Settled[]) {
  const kept = settled.flatMap(({ outcome, row }) => (outcome === "kept" ? [row] : []));
  if (!kept.length) return;
  const owners = Map.groupBy(kept, ({ customer_key }) => customer_key);
  const says = ({ customerErpId, texts }: Waiting) =>
    texts.some((text) => text !== null && isFor(customerErpId, owners.get(customerKey(text))));
  const { rows } = await sql<Waiting>`
    select o.id as "orderId", o.idp_organization_id as "idpOrganizationId", o.customer_erp_id as "customerErpId",
      array[l.customer_sku, l.supplier_sku, l.description] as texts
    from (select * from extracted_orders where status = 'pending_review'
      order by created_at desc limit ${sql.lit(MOST_ORDERS)}) o
    join order_lines l on l.order_id = o.id
    where l.match_source is distinct from 'manual' limit ${sql.lit(MOST_LINES)}`.execute(tx);
  const orders = new Map(rows.filter(says).map((row) => [row.orderId, row]));
  const jobs = [...orders.values()].map(({ orderId, idpOrganizationId }) => ({
    payload: { idpOrganizationId, orderId },
    key: orderId,
  }));
  await enqueueAll(tx, "match_order", jobs);
}

/** Kept for everyone, or for this customer. */
function isFor(customerErpId: string | null, kept: Standing[] = []): boolean {
  return kept.some(({ customer_erp_id }) => customer_erp_id === null || customer_erp_id === customerErpId);
}
