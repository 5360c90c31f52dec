import type { Tx } from "../../db/mod.ts";
import { Conflict, Invalid, NotFound } from "../errors.ts";
import { keptUsage, recordUsage } from "./record.ts";

/**
 * Records the usage of an order that left review, by our own count of its lines. Throws `NotFound`, `Conflict` for an order without an outcome,
 * and `Invalid` when the sender counted otherwise.
 */
export async function recordByHand(
  tx: Tx,
  asked: { idpOrganizationId: string; orderId: string; lineItemCount?: number },
) {
  const { orderId, idpOrganizationId } = asked;
  const kept = await keptUsage(tx, orderId);
  if (kept) return { event: kept, fresh: false };
  const order = await tx
    .selectFrom("extracted_orders")
    .select(["status", "line_count"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!order) throw new NotFound("There is no such order");
  if (order.status !== "submitted" && order.status !== "rejected")
    throw new Conflict("Cannot record the usage: the ERP has not booked the order");
  const { line_count: lineItemCount } = order;
  if (asked.lineItemCount !== undefined && asked.lineItemCount !== lineItemCount)
    throw new Invalid(`Cannot record the usage: the order has ${lineItemCount} line items`);
  return recordUsage(tx, { idpOrganizationId, orderId, lineItemCount });
}
