import { Decimal } from "decimal.js";
import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { BookedOrder, OrderToAmend } from "../connector.ts";
import type { PricedLine, PricedOrder } from "./prices.ts";

/** Writes an order and its lines; null when one with its key is there. */
export async function book(tx: Tx, organizationId: string, order: PricedOrder): Promise<BookedOrder | null> {
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
      total: totalOf(order),
    })
    .onConflict((conflict) => conflict.columns(["idp_organization_id", "intake_key"]).doNothing())
    .returning(["id as erpOrderId", "number"])
    .executeTakeFirst();
  if (booked) await writeLines(tx, organizationId, { erpOrderId: booked.erpOrderId, order });
  return booked ?? null;
}

/** Makes a booked order what it is to be; null: there is none. */
export async function rebook(
  tx: Tx,
  organizationId: string,
  order: PricedOrder<OrderToAmend>,
): Promise<BookedOrder | null> {
  const booked = await tx
    .updateTable("sandbox.orders")
    .set({
      reference: order.reference,
      address_id: order.shipToErpId,
      required_date: order.requiredDate,
      currency: order.currency,
      total: totalOf(order),
      amend_keys: sql<string[]>`array_append(amend_keys, ${order.key}::text)`,
    })
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", order.erpOrderId))
    .where("customer_id", "=", order.customerErpId)
    .returning(["id as erpOrderId", "number"])
    .executeTakeFirst();
  if (!booked) return null;
  await tx.deleteFrom("sandbox.order_lines").where("order_id", "=", booked.erpOrderId).execute();
  await writeLines(tx, organizationId, { erpOrderId: booked.erpOrderId, order });
  return booked;
}

async function writeLines(
  tx: Tx,
  organizationId: string,
  { erpOrderId, order }: { erpOrderId: string; order: PricedOrder },
) {
  const rows = order.lines.map((line) => ({
    idp_organization_id: organizationId,
    order_id: erpOrderId,
    position: line.position,
    item_id: line.itemErpId,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: line.unitPrice,
    line_total: lineTotal(line).toFixed(2),
    required_date: line.requiredDate,
  }));
  await tx.insertInto("sandbox.order_lines").values(rows).execute();
}

function totalOf({ lines }: PricedOrder): string {
  return Decimal.sum(0, ...lines.map(lineTotal)).toFixed(2);
}

function lineTotal({ quantity, unitPrice }: PricedLine): Decimal {
  return new Decimal(quantity).times(unitPrice).toDecimalPlaces(2);
}
