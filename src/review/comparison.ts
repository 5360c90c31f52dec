import type { Selectable } from "kysely";
import { type BookingDifference, type Database, type Tx, tenant } from "../../db/mod.ts";
import type { BookedProps, ComparisonProps } from "../../views/review_comparison.tsx";
import type { Member } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import {
  bookingDifferences,
  connectorOf,
  findConnection,
  itemUnits,
  pricesItself,
  RefusedByErp,
} from "../erp/mod.ts";
import { Conflict, Invalid, NotFound, wordsOf } from "../errors.ts";
import { askedOf, headOf, lineUnits, type Order, type OrderHead, orderOf, payloadOf } from "../orders/mod.ts";

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
  return tenant(app.db, idpOrganizationId, async (tx) => {
    const differences = withAccepted(found.differences, await comparisonsOf(tx, orderId));
    const kept = { ...row, differences, compared_at: new Date(), accepted_at: null };
    await tx
      .insertInto("comparisons")
      .values({ idp_organization_id: idpOrganizationId, order_id: orderId, user_id: userId, ...kept })
      .onConflict((conflict) => conflict.columns(["order_id", "user_id"]).doUpdateSet(kept))
      .execute();
    return { ...found, differences };
  });
}

/** The same differences, with who has accepted them when they were shown before. */
function withAccepted(differences: BookingDifference[], before: Row[]): BookingDifference[] {
  const accepted = new Map(
    before
      .flatMap((row) => row.differences)
      .flatMap((each) => (each.accepted ? [[wordsOfDifference(each), each.accepted]] : [])),
  );
  return differences.map((each) => {
    const by = accepted.get(wordsOfDifference(each));
    return by ? { ...each, accepted: by } : each;
  });
}

function wordsOfDifference({ line, field, asked, booked }: BookingDifference) {
  return JSON.stringify([line ?? null, field, asked, booked]);
}

/** Which difference a person says is right, or takes that back. */
export interface Acceptance {
  orderId: string;
  /** Absent: of the order as a whole. */
  line?: number;
  field: string;
  accepted: boolean;
}

/** Keeps that a person accepts one difference of those they were shown. Throws `Conflict` when the order was not compared as it is now, `NotFound` where there is no such difference. */
export async function acceptDifference(
  tx: Tx,
  member: Member,
  { orderId, line, field, accepted }: Acceptance,
): Promise<Comparison> {
  const { version, status } = await headOf(tx, orderId, member);
  const rows = await comparisonsOf(tx, orderId);
  const mine = rows.find((row) => row.user_id === member.userId && row.version === version);
  if (!mine || status !== "pending_review")
    throw new Conflict("Cannot accept the difference: compare the order with the ERP first");
  const meant = (each: BookingDifference) => each.line === line && each.field === field;
  if (!mine.differences.some(meant)) throw new NotFound("There is no such difference any more");
  const by = { by: member.name || member.email, at: new Date().toISOString() };
  const differences = mine.differences.map(({ accepted: before, ...each }) => {
    const now = meant(each) ? accepted && by : before;
    return now ? { ...each, accepted: now } : each;
  });
  await tx
    .updateTable("comparisons")
    .set({ differences: differences })
    .where("order_id", "=", orderId)
    .where("user_id", "=", member.userId)
    .execute();
  return { outcome: mine.outcome, differences };
}

interface Asked {
  order: Order;
  connection: Awaited<ReturnType<typeof findConnection>>;
  units: Awaited<ReturnType<typeof itemUnits>>;
}

async function outcomeOf(app: App, { order, connection, units }: Asked): Promise<Comparison> {
  if (!connection) return unknown("No ERP is connected");
  try {
    const payload = payloadOf(order, { selling: units, pricesItself: pricesItself(connection) });
    const question = connectorOf(app, connection).simulate({ key: crypto.randomUUID(), ...payload });
    const simulated = await inTime(question);
    if (!simulated)
      return unknown(
        `"${connection.name}" can't be asked beforehand what it would book; once it has booked the order, that is read back and held against what was sent`,
      );
    const differences = bookingDifferences(askedOf(order, payload), simulated);
    return { outcome: differences.length ? "differs" : "agrees", differences };
  } catch (error) {
    if (error instanceof RefusedByErp) return { outcome: "refused", differences: refusals(error) };
    if (error instanceof Invalid) return unknown(error.message.replace("submit", "compare"));
    app.log.warn("comparison without an answer", { orderId: order.id, error: wordsOf(error) });
    return unknown("The ERP did not answer; the order can be submitted all the same");
  }
}

async function inTime<T>(question: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const tooLong = new Error("Cannot compare the order: the ERP takes too long");
  const timer = setTimeout(late.reject, PATIENCE_MS, tooLong);
  try {
    return await Promise.race([question, late.promise]);
  } finally {
    clearTimeout(timer);
  }
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

/** Whoever submits an order as it was compared for them has accepted what nobody had accepted of it yet. */
export async function acceptComparison(tx: Tx, { id, version }: OrderHead, member: Member) {
  const rows = await comparisonsOf(tx, id);
  const mine = rows.find((row) => row.user_id === member.userId && row.version === version);
  if (!mine || (mine.outcome !== "differs" && mine.outcome !== "refused")) return;
  const now = new Date();
  const by = { by: member.name || member.email, at: now.toISOString() };
  await tx
    .updateTable("comparisons")
    .set({
      accepted_at: now,
      differences: mine.differences.map((each) => ({ accepted: by, ...each })),
    })
    .where("order_id", "=", id)
    .where("user_id", "=", member.userId)
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
    booked: order.status === "submitted" ? await bookedOf(tx, order.id) : null,
  };
}

/** What the ERP has booked of an order other than was sent; null: nothing is booked. */
export async function bookedOf(tx: Tx, orderId: string): Promise<BookedProps | null> {
  const found = await tx
    .selectFrom("submissions")
    .innerJoin("erp_connections", "erp_connections.id", "connection_id")
    .select(["erp_connections.name as erp", "booked_differences as cells", "read_back_error as reason"])
    .where("order_id", "=", orderId)
    .where("submissions.status", "=", "booked")
    .executeTakeFirst();
  return found ?? null;
}
