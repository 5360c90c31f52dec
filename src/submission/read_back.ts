import { type BookingDifference, type Tx, tenant } from "../../db/mod.ts";
import type { App } from "../app.ts";
import { type BookedOrder, bookingDifferences, connectorOf, type OrderInErp } from "../erp/mod.ts";
import { wordsOf } from "../errors.ts";
import { askedOf, orderOf } from "../orders/mod.ts";
import type { Submission } from "./outbox.ts";

/** Reads a booked order from the ERP: what stands there other than was sent. Null: it can't be read, which changes nothing about its being booked. */
export async function readBack(
  app: App,
  submission: Submission,
  { erpOrderId }: BookedOrder,
): Promise<BookingDifference[] | null> {
  const { connection, orderId } = submission;
  try {
    const found = await connectorOf(app, connection).read(erpOrderId);
    if (!found) return null;
    return await tenant(app.db, connection.idp_organization_id, (tx) => differencesIn(tx, submission, found));
  } catch (error) {
    app.log.warn("booked order not read back", { orderId, error: wordsOf(error) });
    return null;
  }
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
