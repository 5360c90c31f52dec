import { type BookingDifference, type Tx, tenant } from "../../db/mod.ts";
import { enqueue, type JobSpec, type Payload, Permanent } from "../../jobs/mod.ts";
import type { App } from "../app.ts";
import { bookingDifferences, connectorOf, type OrderInErp } from "../erp/mod.ts";
import { wordsOf } from "../errors.ts";
import { askedOf, orderOf } from "../orders/mod.ts";
import { type Submission, submissionOf } from "./outbox.ts";

/** Seconds after a booking: what hindered the first reading is given time to pass. */
const LATER_SECONDS = 10;

/** Reads an order that was just booked from the ERP: what stands there other than was sent. Null: it can't be read now, which changes nothing about its being booked. */
export async function readAtOnce(
  app: App,
  submission: Submission,
  erpOrderId: string,
): Promise<BookingDifference[] | null> {
  try {
    return await differencesOf(app, submission, erpOrderId);
  } catch (error) {
    app.log.warn("booked order not read back", { orderId: submission.orderId, error: wordsOf(error) });
    return null;
  }
}

/** Has a booked order that could not be read back read again. */
export async function readBackLater(tx: Tx, payload: Payload<"read_back">) {
  await enqueue(tx, "read_back", payload, { key: payload.orderId, delaySeconds: LATER_SECONDS });
}

/** Reads a booked order that could not be read at once, for some hours; then the order says why it never was. */
export function readBack(app: App): JobSpec<"read_back"> {
  return {
    concurrency: 2,
    attempts: 14,
    async run({ idpOrganizationId, orderId }) {
      const unread = await tenant(app.db, idpOrganizationId, (tx) => unreadOf(tx, orderId));
      if (!unread) return undefined;
      if (unread.isChanged) throw new Permanent("It was changed there before it could be read");
      const booked_differences = await differencesOf(app, unread.submission, unread.erpOrderId);
      return (tx) => keep(tx, orderId, { booked_differences });
    },
    onBuried:
      ({ orderId }, error) =>
      (tx) =>
        keep(tx, orderId, { read_back_error: error }),
  };
}

/** A booking that was not held against what was sent, and whether the ERP's order was changed by a later one; null: there is none. */
async function unreadOf(tx: Tx, orderId: string) {
  const row = await tx
    .selectFrom("submissions as own")
    .select(({ exists, selectFrom }) => [
      "erp_order_id",
      exists(
        selectFrom("submissions as later")
          .select("later.id")
          .whereRef("later.connection_id", "=", "own.connection_id")
          .whereRef("later.erp_order_id", "=", "own.erp_order_id")
          .whereRef("later.created_at", ">", "own.created_at"),
      ).as("is_changed"),
    ])
    .where("order_id", "=", orderId)
    .where("status", "=", "booked")
    .where("booked_differences", "is", null)
    .executeTakeFirst();
  const submission = row && (await submissionOf(tx, orderId));
  if (!submission) return null;
  return { submission, erpOrderId: row.erp_order_id!, isChanged: Boolean(row.is_changed) };
}

async function keep(
  tx: Tx,
  orderId: string,
  read: { booked_differences: BookingDifference[] } | { read_back_error: string },
) {
  await tx
    .updateTable("submissions")
    .set(read)
    .where("order_id", "=", orderId)
    .where("status", "=", "booked")
    .where("booked_differences", "is", null)
    .execute();
}

async function differencesOf(app: App, submission: Submission, erpOrderId: string) {
  const { connection } = submission;
  const found = await connectorOf(app, connection).read(erpOrderId);
  if (!found) throw new Error(`"${connection.name}" does not show the order`);
  return tenant(app.db, connection.idp_organization_id, (tx) => differencesIn(tx, submission, found));
}

/** Items' words are not sent, and an ERP's total may carry tax. What else stands in a changed order was added there, and stays. */
async function differencesIn(
  tx: Tx,
  { orderId, payload }: Submission,
  found: OrderInErp,
): Promise<BookingDifference[]> {
  const { lines, ...asked } = askedOf(await orderOf(tx, orderId), payload);
  const sent = { ...asked, lines: lines.map((line) => ({ ...line, description: null })) };
  const differences = bookingDifferences(sent, { ...found, total: null });
  return "erpOrderId" in payload
    ? differences.filter(({ field, asked }) => field !== "line" || asked !== null)
    : differences;
}
