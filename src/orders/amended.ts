import { sql } from "kysely";
import type { OrderStatus, Tx } from "../../db/mod.ts";
import { Invalid } from "../errors.ts";

/** An order of the ERP that another one changes there. */
export interface Amended {
  orderId: string;
  erpOrderId: string;
}

/**
 * The order in the ERP that an order is decided to change there; null: it is one of its own. Throws `Invalid` while nobody knows
 * whether the earlier one is in the ERP.
 */
export async function amendedBy(tx: Tx, orderId: string): Promise<Amended | null> {
  const row = await tx
    .selectFrom("extracted_orders")
    .select("duplicate")
    .where("id", "=", orderId)
    .executeTakeFirst();
  const decision = row?.duplicate;
  if (decision?.decision !== "amend" || !decision.inErp) return null;
  const earlier = await tx
    .selectFrom("extracted_orders")
    .select(["id", "status", "erp_order_id"])
    .where("id", "in", decision.against)
    .where("status", "in", ["submitting", "unconfirmed", "submitted"])
    .orderBy("submitted_at", "desc")
    .execute();
  if (earlier.some(({ status }) => status !== "submitted"))
    throw new Invalid("Cannot submit the order: the one that it changes is still on its way to the ERP");
  const [last] = earlier;
  return last?.erp_order_id ? { orderId: last.id, erpOrderId: last.erp_order_id } : null;
}

/** A later order that is decided to be a change of another. */
export interface Change {
  orderId: string;
  poNumber: string | null;
  status: OrderStatus;
  createdAt: Date;
}

/** The orders that change another one and were not rejected, the newest first, as far as `userId` sees them. */
export async function changesOf(
  tx: Tx,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Change[]> {
  return tx
    .selectFrom("extracted_orders")
    .select(["id as orderId", "po_number as poNumber", "status", "created_at as createdAt"])
    .where("duplicate", "is not", null)
    .where(sql<boolean>`duplicate @> ${{ decision: "amend", against: [orderId] }}::jsonb`)
    .where("status", "!=", "rejected")
    .where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", userId)]))
    .orderBy("created_at", "desc")
    .execute();
}
