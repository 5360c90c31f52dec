import type { Tx } from "../../db/mod.ts";
import { type Member, memberOf } from "../accounts/mod.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "../errors.ts";
import { keptUsage, recordUsage } from "./record.ts";

/** Who may record usage: an admin of the organization, or an operator's token. Throws `Forbidden`. */
export function recorderOf(request: Request): Member {
  const member = memberOf(request);
  if (member.organizationRole !== "admin" && !member.isAdmin)
    throw new Forbidden("Only an admin of the organization or a service may record usage");
  return member;
}

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
