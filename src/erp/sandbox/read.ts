import { Decimal } from "decimal.js";
import type { Tx } from "../../../db/mod.ts";
import type { LineInErp, OrderInErp, OrderToBook } from "../connector.ts";
import { pricesFor } from "./prices.ts";

/** An order as it is booked; null: there is none. */
export async function asBooked(tx: Tx, erpOrderId: string): Promise<OrderInErp | null> {
  const order = await tx
    .selectFrom("sandbox.orders")
    .select(["number", "total", "currency"])
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", erpOrderId))
    .executeTakeFirst();
  if (!order) return null;
  const lines = await tx
    .selectFrom("sandbox.order_lines")
    .innerJoin("sandbox.items", "sandbox.items.id", "sandbox.order_lines.item_id")
    .select(["position", "sku", "description", "quantity", "sandbox.order_lines.unit"])
    .select(["unit_price as unitPrice", "line_total as lineTotal", "required_date as requiredDate"])
    .where("order_id", "=", erpOrderId)
    .orderBy("position")
    .execute();
  return { ...order, state: "booked", lines };
}

/** An order by the sandbox's own prices, by contract and by list. */
export async function asPriced(tx: Tx, order: OrderToBook): Promise<OrderInErp> {
  const items = await tx
    .selectFrom("sandbox.items")
    .select(["id", "sku", "description", "unit", "currency"])
    .where(
      "id",
      "in",
      order.lines.map(({ itemErpId }) => itemErpId),
    )
    .execute();
  const byId = new Map(items.map((item) => [item.id, item]));
  const prices = await pricesFor(tx, order);
  const lines = order.lines.map(({ position, itemErpId, quantity, requiredDate }): LineInErp => {
    const { sku, description, unit } = byId.get(itemErpId)!;
    const unitPrice = prices.get(position)!;
    const lineTotal = new Decimal(unitPrice).times(quantity).toFixed(2);
    return { position, sku, description, quantity, unit, unitPrice, lineTotal, requiredDate };
  });
  const total = Decimal.sum(...lines.map(({ lineTotal }) => lineTotal!)).toFixed(2);
  return { number: null, state: null, total, currency: items[0]?.currency ?? null, lines };
}
