import type { Tx } from "../../db/mod.ts";
import { enqueue } from "../../jobs/mod.ts";
import type { Member } from "../accounts/mod.ts";
import { Invalid } from "../errors.ts";
import { headOf, moveOrder, recheck } from "../orders/mod.ts";
import { acceptComparison } from "./comparison.ts";

/** What a person saw of an order when they decided about it. */
export interface Decision {
  orderId: string;
  /** Decide about this version alone. */
  version?: number;
}

/** Sends an order on its way to the ERP. Throws `Conflict` when another version stands there, `Invalid` while it has errors. */
export async function submit(tx: Tx, member: Member, { orderId, version }: Decision) {
  const order = await headOf(tx, orderId, { userId: member.userId });
  await moveOrder(tx, { orderId, from: "pending_review", to: "submitting", version });
  await acceptComparison(tx, order, member);
  const payload = { idpOrganizationId: member.idpOrganizationId, orderId, submittedBy: member.userId };
  await enqueue(tx, "submit_order", payload, { key: orderId });
}

/** Takes an order out of the queue. Throws `Invalid` without a reason, `Conflict` when it has left review. */
export async function reject(
  tx: Tx,
  member: Member,
  { orderId, version, reason }: Decision & { reason: string },
) {
  if (!reason.trim()) throw new Invalid("Cannot reject the order: say why");
  await headOf(tx, orderId, { userId: member.userId });
  const rejectedReason = reason.trim().slice(0, 500);
  await moveOrder(tx, { orderId, from: "pending_review", to: "rejected", version, rejectedReason });
}

/** Takes a rejection back: the order is in review again, checked anew. Throws `Conflict` when it isn't rejected. */
export async function backToReview(tx: Tx, member: Member, { orderId }: Decision) {
  await headOf(tx, orderId, { userId: member.userId });
  await moveOrder(tx, { orderId, from: "rejected", to: "pending_review", rejectedReason: null });
  await recheck(tx, orderId);
}
