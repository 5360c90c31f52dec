import { sql } from "kysely";
import type { Tx, UsageExemption } from "../../db/mod.ts";

export interface Exemption {
  why: UsageExemption;
  reason: string;
}

/**
 * Why an order costs nothing whatever its lines: it was rejected, or the same file's order, with the same place and number in it, has an event
 * already. A document that is read again needs no rule: its orders are replaced only while none has left review, before any is recorded.
 */
export async function exemptionOf(tx: Tx, orderId: string): Promise<Exemption | null> {
  const order = await tx
    .selectFrom("extracted_orders as order")
    .innerJoin("pdf_documents as document", "document.id", "order.document_id")
    .select(["order.status", "order.position", "order.po_number", "document.sha256", "document.duplicate_of"])
    .where("order.id", "=", orderId)
    .executeTakeFirstOrThrow();
  if (order.status === "rejected")
    return { why: "rejected", reason: "Not charged: the order was rejected in review" };
  // Two of them at once must not both be the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`usage ${order.sha256}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom("usage_events as event")
    .innerJoin("extracted_orders as before", "before.id", "event.order_id")
    .innerJoin("pdf_documents as document", "document.id", "before.document_id")
    .select("event.created_at")
    .where("before.id", "!=", orderId)
    .where("event.exemption", "is", null)
    .where("document.sha256", "=", order.sha256)
    .where((eb) => eb.or([eb.val(order.duplicate_of !== null), eb("document.duplicate_of", "is not", null)]))
    .where("before.position", "=", order.position)
    .where("before.po_number", "is not distinct from", order.po_number)
    .orderBy("event.created_at")
    .limit(1)
    .executeTakeFirst();
  if (!earlier) return null;
  const day = earlier.created_at.toISOString().slice(0, 10);
  return { why: "duplicate", reason: `Not charged: the same file's order was counted on ${day}` };
}
