import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { differencesBetween } from "./line_diff.ts";
import { headOf } from "./queries.ts";

/**
 * Copies the lines that a change doesn't name from the order that it changes, behind its own; they stand in none of its document, and so
 * point to no place in it. Returns the ids of the copies.
 */
export async function keepUnnamed(tx: Tx, orderId: string, earlierId: string): Promise<string[]> {
  const order = await headOf(tx, orderId);
  const differences = await differencesBetween(tx, { earlier: earlierId, later: orderId });
  const unnamed = differences.flatMap(({ kind, number }) => (kind === "removed" ? number : []));
  if (!unnamed.length) return [];
  const { rows } = await sql<{ id: string }>`
    insert into order_lines (idp_organization_id, order_id, position, customer_sku, supplier_sku, description, quantity, unit,
      unit_price, price_basis, line_total, required_date, item_erp_id, item_sku, item_description, match_score, match_source,
      match_reason, cross_reference_id)
    select l.idp_organization_id, ${order.id}, ${order.lineCount} + row_number() over (order by l.position, l.id),
      l.customer_sku, l.supplier_sku, l.description, l.quantity, l.unit, l.unit_price, l.price_basis, l.line_total,
      coalesce(l.required_date, e.required_date), l.item_erp_id, l.item_sku, l.item_description, l.match_score,
      l.match_source, 'Kept from the order that is changed', l.cross_reference_id
    from order_lines l join extracted_orders e on e.id = l.order_id
    where l.order_id = ${earlierId} and l.position = any(${unnamed}::int[])
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes copied lines out again. */
export async function dropKept(tx: Tx, { orderId, kept }: { orderId: string; kept: string[] }) {
  if (!kept.length) return;
  await tx.deleteFrom("order_lines").where("order_id", "=", orderId).where("id", "in", kept).execute();
}
