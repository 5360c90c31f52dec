import { type SqlBool, sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { enqueueAll } from "../../../jobs/mod.ts";
import { Invalid, NotFound } from "../../errors.ts";
import { forgetDecline } from "../declines.ts";
import { customerKey } from "./cross_references.ts";
import { faultOfTerms } from "./terms.ts";

export interface NewCrossReference {
  connectionId: string;
  /** Null: for every customer. */
  customerErpId: string | null;
  /** Null or left out: for every address of the customer. */
  shipToErpId?: string | null;
  /** The customer's code, or the description where it has none. */
  customerText: string;
  itemErpId: string;
  /** One of this unit of theirs is `factor` of the item's own; both or neither. */
  unit?: string | null;
  factor?: string | null;
  /** YYYY-MM-DD; null or left out: without end. */
  validFrom?: string | null;
  validTo?: string | null;
  createdBy: string;
  orderLineId?: string | null;
}

/** kept: it is used from now on. known: it was kept already. conflict: something else is kept for the words, and a person decides. */
export type Kept = "kept" | "known" | "conflict";

/** Keeps what a customer calls an item. Nothing is overwritten: what contradicts a live one waits for a decision. Throws `Invalid`. */
export async function saveCrossReference(tx: Tx, reference: NewCrossReference): Promise<Kept> {
  return (await keepCrossReference(tx, reference)).outcome;
}

/** As `saveCrossReference`, with the item of the live one that is contradicted. */
export async function keepCrossReference(
  tx: Tx,
  reference: NewCrossReference,
): Promise<{ outcome: Kept; against: string | null }> {
  const row = rowOf(reference);
  const { unit, factor, valid_from: validFrom, valid_to: validTo } = row;
  const fault = row.customer_key ? faultOfTerms({ unit, factor, validFrom, validTo }) : "it has no words";
  if (fault) throw new Invalid(`Cannot save the cross-reference: ${fault}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reference ${row.connection_id} ${row.customer_key}`}, 0))`.execute(
    tx,
  );
  const there = await overlapping(tx, row);
  if (there.some((each) => isSame(each, row))) return { outcome: "known", against: null };
  const live = there.find(({ challenges }) => challenges === null);
  const source = reference.orderLineId ? await sourceOf(tx, reference.orderLineId) : null;
  await tx
    .insertInto("cross_references")
    .values({
      ...row,
      idp_organization_id: sql<string>`current_setting('app.organization')`,
      customer_text: reference.customerText.trim(),
      created_by: reference.createdBy,
      order_line_id: reference.orderLineId ?? null,
      source,
      challenges: live?.id ?? null,
    })
    .execute();
  await forgetDecline(tx, row);
  return { outcome: live ? "conflict" : "kept", against: live?.item_erp_id ?? null };
}

type Row = ReturnType<typeof rowOf>;

function rowOf(reference: NewCrossReference) {
  return {
    connection_id: reference.connectionId,
    customer_erp_id: reference.customerErpId,
    ship_to_erp_id: reference.shipToErpId ?? null,
    customer_key: customerKey(reference.customerText),
    item_erp_id: reference.itemErpId,
    unit: reference.unit ?? null,
    factor: reference.factor ?? null,
    valid_from: reference.validFrom ?? null,
    valid_to: reference.validTo ?? null,
  };
}

/** What is kept, or waits, for the same words and scope in the same days. */
function overlapping(tx: Tx, row: Row) {
  return tx
    .selectFrom("cross_references")
    .select(["id", "item_erp_id", "unit", "factor", "valid_from", "valid_to", "challenges"])
    .where("connection_id", "=", row.connection_id)
    .where("customer_key", "=", row.customer_key)
    .where("customer_erp_id", "is not distinct from", row.customer_erp_id)
    .where("ship_to_erp_id", "is not distinct from", row.ship_to_erp_id)
    .where("revoked_at", "is", null)
    .where(
      sql<SqlBool>`daterange(valid_from, valid_to, '[]') && daterange(${row.valid_from}::date, ${row.valid_to}::date, '[]')`,
    )
    .orderBy("created_at")
    .execute();
}

function isSame(kept: Awaited<ReturnType<typeof overlapping>>[number], row: Row) {
  return (
    kept.item_erp_id === row.item_erp_id &&
    kept.unit === row.unit &&
    Number(kept.factor) === Number(row.factor) &&
    kept.valid_from === row.valid_from &&
    kept.valid_to === row.valid_to
  );
}

async function sourceOf(tx: Tx, lineId: string): Promise<string | null> {
  const line = await tx
    .selectFrom("order_lines")
    .innerJoin("extracted_orders", "extracted_orders.id", "order_lines.order_id")
    .innerJoin("pdf_documents", "pdf_documents.id", "extracted_orders.document_id")
    .select(["file_name", "order_lines.position"])
    .where("order_lines.id", "=", lineId)
    .executeTakeFirst();
  return line ? `${line.file_name}, line ${line.position}` : null;
}

/**
 * Decides between a cross-reference and the one that contradicts it, by the latter's id: the other is revoked.
 * Throws `NotFound` where the question is settled already.
 */
export async function decideCrossReference(
  tx: Tx,
  { id, keep, by }: { id: string; keep: "old" | "new"; by: string },
) {
  const challenger = await tx
    .selectFrom("cross_references")
    .select(["id", "challenges"])
    .where(sql<string>`id::text`, "=", id)
    .where("revoked_at", "is", null)
    .where("challenges", "is not", null)
    .executeTakeFirst();
  if (!challenger) throw new NotFound("There is no such question any more");
  if (keep === "old") return end(tx, challenger.id, by);
  await end(tx, challenger.challenges!, by);
  await promote(tx, { from: challenger.challenges!, to: challenger.id });
}

/** Takes a cross-reference back; open orders that used it are matched again. Of those that contradicted it the newest is used. Throws `NotFound`. */
export async function revokeCrossReference(tx: Tx, { id, by }: { id: string; by: string }) {
  const row = await tx
    .selectFrom("cross_references")
    .select("id")
    .where(sql<string>`id::text`, "=", id)
    .where("revoked_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound("There is no such cross-reference");
  await end(tx, row.id, by);
  const next = await tx
    .selectFrom("cross_references")
    .select("id")
    .where("challenges", "=", row.id)
    .where("revoked_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  if (next) await promote(tx, { from: row.id, to: next.id });
}

async function end(tx: Tx, id: string, by: string) {
  await tx
    .updateTable("cross_references")
    .set({ revoked_at: sql<Date>`now()`, revoked_by: by })
    .where("id", "=", id)
    .execute();
  await matchAgain(tx, id);
}

/** `to` is used from now on, and what contradicted `from` contradicts it. */
async function promote(tx: Tx, { from, to }: { from: string; to: string }) {
  await tx.updateTable("cross_references").set({ challenges: null }).where("id", "=", to).execute();
  await tx.updateTable("cross_references").set({ challenges: to }).where("challenges", "=", from).execute();
}

/** Orders in review whose lines were matched by it. */
async function matchAgain(tx: Tx, id: string) {
  const orders = await tx
    .selectFrom("extracted_orders")
    .select(["id", "idp_organization_id"])
    .where("status", "=", "pending_review")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("order_lines")
        .select("order_id")
        .where("cross_reference_id", "=", id)
        .where("match_source", "=", "cross_reference"),
    )
    .execute();
  const jobs = orders.map(({ id: orderId, idp_organization_id: idpOrganizationId }) => ({
    payload: { idpOrganizationId, orderId },
    key: orderId,
  }));
  if (!orders.length) return;
  // Before the orders are touched, as a match that ends takes its job first.
  await enqueueAll(tx, "match_order", jobs);
  await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<null>`null` })
    .where("status", "=", "pending_review")
    .where(
      "id",
      "in",
      orders.map(({ id }) => id),
    )
    .execute();
}
