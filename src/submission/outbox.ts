import { sql } from "kysely";
import type { SubmissionStatus, Tx } from "../../db/mod.ts";
import {
  amends,
  type ConnectionRow,
  connectionFor,
  connectionOf,
  itemUnits,
  type OrderToAmend,
  pricesItself,
} from "../erp/mod.ts";
import { Invalid } from "../errors.ts";
import {
  type Amended,
  amendedBy,
  lineUnits,
  type Order,
  orderOf,
  type Payload,
  payloadOf,
} from "../orders/mod.ts";

/** Seconds from the start of a sending in which it may still arrive: longer than an ERP and what stands before it work on a booking, whoever waits for it. */
const IN_FLIGHT_SECONDS = 300;

/** A change of a booked order, all but its key. */
type Change = Omit<OrderToAmend, "key">;

/** What is sent, all but its key; with an `erpOrderId`, a change. */
export type Sent = Payload | Change;

/** An order's row in the outbox: what is sent, and the key by which it is looked up. */
export interface Submission {
  id: string;
  orderId: string;
  status: SubmissionStatus;
  key: string;
  payload: Sent;
  connection: ConnectionRow;
  /** When the last sending began. */
  sentAt: Date | null;
}

/**
 * Finds an order's submission, or writes it with the order frozen as it will be sent. Null when there is nothing to submit.
 * Throws `Invalid` for an order that can't be sent.
 */
export async function openSubmission(
  tx: Tx,
  { orderId, submittedBy }: { orderId: string; submittedBy: string },
): Promise<Submission | null> {
  if (!(await isLeaving(tx, orderId))) return null;
  const found = await submissionOf(tx, orderId);
  if (found) return found;
  const { id: connectionId } = await connectionFor(tx, orderId);
  const connection = await connectionOf(tx, connectionId, "key share");
  const order = await orderOf(tx, orderId);
  const payload = await payloadFor(tx, order, connection);
  const { id, status, key } = await tx
    .insertInto("submissions")
    .values({
      idp_organization_id: order.idpOrganizationId,
      order_id: orderId,
      connection_id: connection.id,
      payload,
      created_by: submittedBy,
    })
    .returning(["id", "status", "key"])
    .executeTakeFirstOrThrow();
  return { id, orderId, status, key, payload, connection, sentAt: null };
}

/** An order's row in the outbox; null: it was never submitted. */
export async function submissionOf(tx: Tx, orderId: string): Promise<Submission | null> {
  const found = await tx
    .selectFrom("submissions")
    .selectAll()
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!found) return null;
  const { id, status, key, sent_at: sentAt } = found;
  const connection = await connectionOf(tx, found.connection_id);
  return { id, orderId, status, key, payload: found.payload as Sent, connection, sentAt };
}

async function isLeaving(tx: Tx, orderId: string) {
  const order = await tx
    .selectFrom("extracted_orders")
    .select("status")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return order?.status === "submitting" || order?.status === "unconfirmed";
}

async function payloadFor(tx: Tx, order: Order, connection: ConnectionRow): Promise<Sent> {
  const payload = await bookable(tx, order, connection);
  const amended = await amendedBy(tx, order.id);
  return amended ? { ...payload, ...(await before(tx, amended, connection)) } : payload;
}

/** As what the changed order was sent before, and how often. Throws `Invalid` where that was to another ERP, or one that takes no changes. */
async function before(
  tx: Tx,
  { orderId, erpOrderId }: Amended,
  connection: ConnectionRow,
): Promise<Pick<Change, "erpOrderId" | "revision" | "was">> {
  if (!amends(connection))
    throw new Invalid(`Cannot submit the order: "${connection.name}" takes no changes of booked orders`);
  const sent = await tx
    .selectFrom("submissions")
    .select(["order_id", "payload"])
    .where("connection_id", "=", connection.id)
    .where("erp_order_id", "=", erpOrderId)
    .where("status", "=", "booked")
    .execute();
  const last = sent.find((each) => each.order_id === orderId);
  if (!last) throw new Invalid("Cannot submit the order: the one that it changes stands in another ERP");
  return { erpOrderId, revision: sent.length + 1, was: (last.payload as Payload).lines };
}

async function bookable(tx: Tx, order: Order, connection: ConnectionRow): Promise<Payload> {
  const open = order.findings.filter(({ level, acknowledgedBy }) => level === "error" && !acknowledgedBy);
  if (open[0]) throw new Invalid(`Cannot submit the order: ${open[0].message}`);
  const selling = await itemUnits(tx, { connectionId: connection.id, lines: lineUnits(order) });
  return payloadOf(order, { selling, pricesItself: pricesItself(connection) });
}

/**
 * Marks a submission as being sent; after a refusal it is frozen anew, under a new key. Null while an earlier sending
 * may still arrive. Throws `Invalid` for an order that can't be sent.
 */
export async function startSending(tx: Tx, submission: Submission): Promise<Submission | null> {
  const { id, status, orderId, connection } = submission;
  const again = status === "refused";
  const key = again ? crypto.randomUUID() : submission.key;
  const payload = again ? await payloadFor(tx, await orderOf(tx, orderId), connection) : submission.payload;
  const { numUpdatedRows } = await tx
    .updateTable("submissions")
    .set({ status: "sending", key, payload, error: null, sent_at: sql<Date>`now()`, may_arrive: true })
    .where("id", "=", id)
    .where("key", "=", submission.key)
    .where("status", "=", status)
    .where((eb) =>
      eb.or([
        eb("status", "in", ["queued", "refused"]),
        eb("may_arrive", "=", false),
        eb("sent_at", "<=", sql<Date>`now() - make_interval(secs => ${IN_FLIGHT_SECONDS})`),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows ? { ...submission, status: "sending", key, payload, sentAt: new Date() } : null;
}
