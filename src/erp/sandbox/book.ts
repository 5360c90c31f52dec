import { Decimal } from "decimal.js";
import type { Tx } from "../../../db/mod.ts";
import type { BookedOrder, OrderToBook } from "../connector.ts";

/** Writes an order and its lines; null when one with its key is there. */
export async function book(tx: Tx, organizationId: string, order: OrderToBook): Promise<BookedOrder | null> {
  const lines = order.lines.map((line) => ({
    ...line,
    total: new Decimal(line.quantity).times(line.unitPrice).toDecimalPlaces(2),
  }));
  const total = Decimal.sum(0, ...lines.map((line) => line.total));
  const booked = await tx
    .insertInto("sandbox.orders")
    .values({
      idp_organization_id: organizationId,
      intake_key: order.key,
      reference: order.reference,
      customer_id: order.customerErpId,
      address_id: order.shipToErpId,
      required_date: order.requiredDate,
      currency: order.currency,
      total: total.toFixed(2),
    })
    .onConflict((conflict) => conflict.columns(["idp_organization_id", "intake_key"]).doNothing())
    .returning(["id as erpOrderId", "number"])
    .executeTakeFirst();
  if (!booked) return null;
  await tx
    .insertInto("sandbox.order_lines")
    .values(
      lines.map((line) => ({
        idp_organization_id: organizationId,
        order_id: booked.erpOrderId,
        position: line.position,
        item_id: line.itemErpId,
        quantity: line.quantity,
        unit: line.unit,
        unit_price: line.unitPrice,
        line_total: line.total.toFixed(2),
        required_date: line.requiredDate,
      })),
    )
    .execute();
  return booked;
}
