import { type RawBuilder, sql } from "kysely";
import type { SyncEntity, Tx } from "../../../db/mod.ts";
import { enqueueAll } from "../../../jobs/mod.ts";
import type { Owner } from "../connections.ts";

/** Orders that one change of the mirror has matched anew: the newest. */
const MOST = 1_000;

/** What of an order `o` and its line `l` has changed in this transaction. */
const CHANGED: Partial<Record<SyncEntity, RawBuilder<unknown>>> = {
  items: sql`join erp_items m on m.erp_id = l.item_erp_id`,
  prices: sql`join erp_prices m on m.item_erp_id = l.item_erp_id
    and (m.customer_erp_id is null or m.customer_erp_id = o.customer_erp_id)`,
  customers: sql`join erp_customers m on m.erp_id = o.customer_erp_id`,
};

/** Orders for which what has come may be what was missed: no code and no person has said what they mean. */
const OPEN: Partial<Record<SyncEntity, RawBuilder<unknown>>> = {
  items: sql`exists (select from order_lines l
    where l.order_id = o.id and coalesce(l.match_source, 'fuzzy') = 'fuzzy')`,
  customers: sql`o.customer_erp_id is null`,
};

/**
 * Has the orders in review matched anew whose items, prices or customer were changed by a transaction that ends, and
 * where something has `come`, those that lack it. One that isn't matched yet may be in hand with what was there before.
 */
export async function matchAffected(
  tx: Tx,
  { owner, entity, come }: { owner: Owner; entity: SyncEntity; come: boolean },
) {
  const changed = CHANGED[entity];
  if (!changed) return;
  const open = (come && OPEN[entity]) || sql`false`;
  const idpOrganizationId = owner.idp_organization_id;
  const { rows } = await sql<{ id: string }>`
    select o.id from extracted_orders o
    where o.idp_organization_id = ${idpOrganizationId} and o.status = 'pending_review'
      and (o.matched_at is null or ${open} or exists (
        select from order_lines l ${changed} and m.connection_id = ${owner.id} and m.updated_at = now()
        where l.order_id = o.id))
    order by o.created_at desc limit ${sql.lit(MOST)}`.execute(tx);
  const jobs = rows.map(({ id: orderId }) => ({ payload: { idpOrganizationId, orderId }, key: orderId }));
  await enqueueAll(tx, "match_order", jobs);
}
