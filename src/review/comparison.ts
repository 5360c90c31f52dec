import type { Selectable } from "kysely";
import { type BookingDifference, type Database, type Tx, tenant } from "../../db/mod.ts";
import type { ComparisonProps } from "../../views/review_comparison.tsx";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { connectorOf, findConnection, itemUnits, RefusedByErp } from "../erp/mod.ts";
import { Invalid, wordsOf } from "../errors.ts";
import { lineUnits, type Order, type OrderHead, orderOf, payloadOf } from "../orders/mod.ts";
import { bookingDifferences } from "./booking.ts";

type Row = Selectable<Database["comparisons"]>;

/** What a person is shown of an order beside what the ERP would book. */
export type Comparison = Pick<Row, "outcome" | "differences">;

/** Longer than this nobody waits for a comparison, which submitting doesn't need. */
const PATIENCE_MS = 15_000;

/** Asks the ERP what it would book of an order, and keeps what this person was shown. An ERP that can't say is no fault. */
export async function compare(app: App, member: Member, orderId: string): Promise<Comparison> {
  const { idpOrganizationId, userId } = member;
  const asked = await tenant(app.db, idpOrganizationId, async (tx) => {
    const order = await orderOf(tx, orderId, { userId });
    const connection = await findConnection(tx, orderId);
    const lines = lineUnits(order);
    const units = connection ? await itemUnits(tx, { connectionId: connection.id, lines }) : new Map();
    return { order, connection, units };
  });
  const found = await outcomeOf(app, asked);
  const row = { ...found, version: asked.order.version, name: member.name || member.email };
  const kept = { ...row, compared_at: new Date(), accepted_at: null };
  await tenant(app.db, idpOrganizationId, (tx) =>
    tx
      .insertInto("comparisons")
      .values({ idp_organization_id: idpOrganizationId, order_id: orderId, user_id: userId, ...kept })
      .onConflict((conflict) => conflict.columns(["order_id", "user_id"]).doUpdateSet(kept))
      .execute(),
  );
  return found;
}

interface Asked {
  order: Order;
  connection: Awaited<ReturnType<typeof findConnection>>;
  units: Awaited<ReturnType<typeof itemUnits>>;
}

async function outcomeOf(app: App, { order, connection, units }: Asked): Promise<Comparison> {
  if (!connection) return unknown("No ERP is connected");
  try {
    const payload = payloadOf(order, units);
    const question = connectorOf(app, connection).simulate({ key: crypto.randomUUID(), ...payload });
    const simulated = await Promise.race([question, tooLong()]);
    if (!simulated) return unknown("This ERP can't say what it would book");
    const differences = bookingDifferences({ order, payload, simulated });
    return { outcome: differences.length ? "differs" : "agrees", differences };
  } catch (error) {
    if (error instanceof RefusedByErp) return { outcome: "refused", differences: refusals(error) };
    if (error instanceof Invalid) return unknown(error.message.replace("submit", "compare"));
    app.log.warn("comparison without an answer", { orderId: order.id, error: wordsOf(error) });
    return unknown("The ERP did not answer; the order can be submitted all the same");
  }
}

async function tooLong(): Promise<never> {
  await Bun.sleep(PATIENCE_MS);
  throw new Error("Cannot compare the order: the ERP takes too long");
}

function unknown(words: string): Comparison {
  return { outcome: "unknown", differences: [{ field: "answer", asked: null, booked: words }] };
}

function refusals({ faults }: RefusedByErp): BookingDifference[] {
  return faults.map(({ message, line, field }) => ({
    ...(line !== undefined && { line }),
    field: field ?? "refusal",
    asked: null,
    booked: message,
  }));
}

/** Whoever submits an order as it was compared for them has accepted what they were shown. */
export async function acceptComparison(tx: Tx, { id, version }: OrderHead, { userId }: { userId: string }) {
  await tx
    .updateTable("comparisons")
    .set({ accepted_at: new Date() })
    .where("order_id", "=", id)
    .where("user_id", "=", userId)
    .where("version", "=", version)
    .where("outcome", "in", ["differs", "refused"])
    .execute();
}

/** Every comparison of an order that people were shown, the newest first. */
export function comparisonsOf(tx: Tx, orderId: string): Promise<Row[]> {
  return tx
    .selectFrom("comparisons")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("compared_at", "desc")
    .execute();
}

/** What `userId` was shown of the order as it is now, and which differences were accepted. */
export async function comparisonProps(
  tx: Tx,
  order: OrderHead,
  { userId }: { userId: string },
): Promise<ComparisonProps> {
  const rows = await comparisonsOf(tx, order.id);
  const mine = rows.find((row) => row.user_id === userId && row.version === order.version);
  const editable = order.status === "pending_review";
  const accepted = editable ? [] : rows.filter(({ accepted_at }) => accepted_at);
  return {
    orderId: order.id,
    editable,
    asksItself: editable && order.matchedAt !== null && order.errorCount === 0 && !mine,
    shown: editable && mine ? { outcome: mine.outcome, cells: mine.differences } : null,
    accepted: accepted.map(({ name, accepted_at, differences }) => ({
      by: name,
      at: accepted_at!,
      cells: differences,
    })),
  };
}
