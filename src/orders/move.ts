import { sql } from "kysely";
import type { OrderStatus, Tx } from "../../db/mod.ts";
import { Conflict, Invalid, NotFound } from "../errors.ts";

/** A step of an order from state to state. */
export interface Move {
  orderId: string;
  from: OrderStatus | OrderStatus[];
  to: OrderStatus;
  /** Move only this version; for what a person saw when they decided. */
  version?: number;
  /** What the ERP has booked. */
  booked?: { erpOrderId: string; number: string };
  submittedAt?: Date;
  rejectedReason?: string | null;
}

const IN_WORDS: Record<OrderStatus, string> = {
  pending_review: "in review",
  submitting: "being submitted",
  unconfirmed: "waiting for the ERP's confirmation",
  submitted: "submitted",
  rejected: "rejected",
};

/**
 * Moves an order by compare-and-set and counts its version up. Throws `Conflict` when it isn't in a state of `from` or has
 * another version, and `Invalid` when it is to be submitted with errors.
 */
export async function moveOrder(tx: Tx, move: Move): Promise<void> {
  const from = [move.from].flat();
  const leaving = from.includes("pending_review") && move.to === "submitting";
  let query = tx
    .updateTable("extracted_orders")
    .set({
      status: move.to,
      version: sql<number>`version + 1`,
      ...(move.booked && { erp_order_id: move.booked.erpOrderId, erp_order_number: move.booked.number }),
      ...(move.submittedAt !== undefined && { submitted_at: move.submittedAt }),
      ...(move.rejectedReason !== undefined && { rejected_reason: move.rejectedReason }),
    })
    .where("id", "=", move.orderId)
    .where("status", "in", from);
  if (move.version !== undefined) query = query.where("version", "=", move.version);
  if (leaving)
    query = query.where((eb) => eb.or([eb("status", "!=", "pending_review"), eb("error_count", "=", 0)]));
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (!numUpdatedRows) throw await refusal(tx, move, from);
  if (move.to !== "pending_review")
    await tx.deleteFrom("order_undos").where("order_id", "=", move.orderId).execute();
}

async function refusal(tx: Tx, { orderId, version }: Move, from: OrderStatus[]) {
  const now = await tx
    .selectFrom("extracted_orders")
    .select(["status", "version", "error_count"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!now) return new NotFound("There is no such order");
  if (!from.includes(now.status)) return new Conflict(`The order is ${IN_WORDS[now.status]}`);
  if (version !== undefined && now.version !== version)
    return new Conflict("The order was changed by somebody else meanwhile");
  const errors = now.error_count === 1 ? "1 error is" : `${now.error_count} errors are`;
  return new Invalid(`Cannot submit the order: ${errors} to be fixed first`);
}
