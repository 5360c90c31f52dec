import { type Selectable, sql } from "kysely";
import type { Database, OrderStatus, Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import { isUuid } from "../formats.ts";
import { unitCodeOf } from "../unit_codes.ts";
import { isAfter, momentIn, type Place } from "../web/mod.ts";
import type { Order, OrderHead, OrderLine } from "./order.ts";

/** Whose orders are asked for: `userId` sees the shared ones and their own; null sees all. */
export interface OrderViewer {
  userId: string | null;
}

const EVERYBODY: OrderViewer = { userId: null };
const UNKNOWN = "There is no such order";

/** One order with its lines, as `viewer` may see it. Throws `NotFound`. */
export async function orderOf(tx: Tx, id: string, viewer = EVERYBODY): Promise<Order> {
  const row = isUuid(id)
    ? await seenBy(tx, viewer).where("id", "=", id).selectAll().executeTakeFirst()
    : undefined;
  const [order] = await withLines(tx, row ? [row] : []);
  if (!order) throw new NotFound(UNKNOWN);
  return order;
}

/** One order without its lines, as `viewer` may see it. Throws `NotFound`. */
export async function headOf(tx: Tx, id: string, viewer = EVERYBODY): Promise<OrderHead> {
  const row = isUuid(id)
    ? await seenBy(tx, viewer).where("id", "=", id).selectAll().executeTakeFirst()
    : undefined;
  if (!row) throw new NotFound(UNKNOWN);
  return headFrom(row);
}

/** One order without its lines, which nobody else changes before the transaction ends. Throws `NotFound`. */
export async function lockedHead(tx: Tx, id: string): Promise<OrderHead> {
  const row = await tx
    .selectFrom("extracted_orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound(UNKNOWN);
  return headFrom(row);
}

/** Throws `NotFound` unless `viewer` may see the order. */
export async function mustSee(tx: Tx, id: string, viewer: OrderViewer): Promise<void> {
  const row = isUuid(id) && (await seenBy(tx, viewer).where("id", "=", id).select("id").executeTakeFirst());
  if (!row) throw new NotFound(UNKNOWN);
}

/** The orders read from a document, in its order. */
export async function ordersOf(tx: Tx, documentId: string, viewer = EVERYBODY): Promise<Order[]> {
  const query = seenBy(tx, viewer).where("document_id", "=", documentId).orderBy("position").orderBy("id");
  return withLines(tx, await query.selectAll().execute());
}

/** Which orders of a list: a page by its number, from 1, or what comes after a place. */
export interface ListQuery {
  viewer: OrderViewer;
  status?: OrderStatus;
  size: number;
  page?: number;
  after?: Place;
}

/** A page of the organization's orders, newest first, and the place of its last one when more follow. */
export async function listOrders(tx: Tx, { viewer, status, size, page = 1, after }: ListQuery) {
  let query = seenBy(tx, viewer)
    .selectAll()
    .select(momentIn("extracted_orders"))
    // The policy's condition again, because an index can't serve the policy's "or".
    .where("idp_organization_id", "=", sql<string>`current_setting('app.organization')`)
    .orderBy("created_at", "desc")
    .orderBy("id");
  if (status) query = query.where("status", "=", status);
  if (after) query = query.where(isAfter(after, "extracted_orders"));
  const rows = await query
    .limit(size + 1)
    .offset((page - 1) * size)
    .execute();
  const shown = rows.slice(0, size);
  return { orders: await withLines(tx, shown), next: rows.length > size ? shown.at(-1)! : null };
}

function seenBy(tx: Tx, { userId }: OrderViewer) {
  const query = tx.selectFrom("extracted_orders");
  return userId === null
    ? query
    : query.where((eb) => eb.or([eb("user_id", "is", null), eb("user_id", "=", userId)]));
}

type OrderRow = Selectable<Database["extracted_orders"]>;
type LineRow = Selectable<Database["order_lines"]>;

async function withLines(tx: Tx, rows: OrderRow[]): Promise<Order[]> {
  if (!rows.length) return [];
  const lines = await tx
    .selectFrom("order_lines")
    .selectAll()
    .where(
      "order_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
  const ofOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => {
    const { lineCount, lookedUp, ...head } = headFrom(row);
    return { ...head, lines: (ofOrder.get(row.id) ?? []).map(lineFrom) };
  });
}

function headFrom(row: OrderRow): OrderHead {
  return {
    id: row.id,
    idpOrganizationId: row.idp_organization_id,
    documentId: row.document_id,
    status: row.status,
    version: row.version,
    poNumber: row.po_number,
    orderDate: row.order_date,
    requiredDate: row.required_date,
    shipDate: row.ship_date,
    currency: row.currency,
    total: row.total,
    notes: row.notes,
    customer: {
      name: row.customer_name,
      erpId: row.customer_erp_id,
      score: numberOrNull(row.customer_score),
      reason: row.customer_reason,
    },
    shipTo: {
      name: row.ship_to.name,
      address: row.ship_to.address,
      erpId: row.ship_to.erpId ?? null,
      chosen: row.ship_to.chosen ?? false,
    },
    billTo: { name: row.bill_to.name, address: row.bill_to.address },
    lineCount: row.line_count,
    lookedUp: row.looked_up,
    evidence: row.evidence,
    findings: row.findings,
    errorCount: row.error_count,
    warningCount: row.warning_count,
    proof: row.proof,
    matchedAt: row.matched_at,
    erpOrderId: row.erp_order_id,
    erpOrderNumber: row.erp_order_number,
    submittedAt: row.submitted_at,
    rejectedReason: row.rejected_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** A row of `order_lines` as a line. */
export function lineFrom(row: LineRow): OrderLine {
  return {
    id: row.id,
    position: row.position,
    customerSku: row.customer_sku,
    supplierSku: row.supplier_sku,
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    unitCode: unitCodeOf(row.unit),
    unitPrice: row.unit_price,
    priceBasis: row.price_basis,
    lineTotal: row.line_total,
    requiredDate: row.required_date,
    match: row.item_erp_id === null ? null : matchFrom(row, row.item_erp_id),
    candidates: row.candidates,
    evidence: row.evidence,
  };
}

type MatchRow = Pick<
  LineRow,
  "item_erp_id" | "item_sku" | "item_description" | "match_score" | "match_source" | "match_reason"
>;

/** The item that a row of `order_lines` names. */
export function matchFrom(row: MatchRow, itemId: string) {
  return {
    itemId,
    sku: row.item_sku,
    description: row.item_description,
    score: numberOrNull(row.match_score),
    source: row.match_source,
    reason: row.match_reason,
  };
}

function numberOrNull(decimal: string | null) {
  return decimal === null ? null : Number(decimal);
}
