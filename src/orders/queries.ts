import type { Selectable } from "kysely";
import type { Database, OrderStatus, Tx } from "../../db/mod.ts";
import { NotFound } from "../errors.ts";
import type { Order, OrderLine } from "./order.ts";

/** Whose orders are asked for: `userId` sees the shared ones and their own; null sees all. */
export interface OrderViewer {
  userId: string | null;
}

const EVERYBODY: OrderViewer = { userId: null };

/** One order with its lines, as `viewer` may see it. Throws `NotFound`. */
export async function orderOf(tx: Tx, id: string, viewer = EVERYBODY): Promise<Order> {
  const row = isUuid(id)
    ? await seenBy(tx, viewer).where("id", "=", id).selectAll().executeTakeFirst()
    : undefined;
  const [order] = await withLines(tx, row ? [row] : []);
  if (!order) throw new NotFound("There is no such order");
  return order;
}

/** The orders read from a document, in its order. */
export async function ordersOf(tx: Tx, documentId: string, viewer = EVERYBODY): Promise<Order[]> {
  const query = seenBy(tx, viewer).where("document_id", "=", documentId).orderBy("position").orderBy("id");
  return withLines(tx, await query.selectAll().execute());
}

/** A page of orders, newest first, and whether more follow; `page` from 1. */
export async function listOrders(
  tx: Tx,
  options: { viewer: OrderViewer; status?: OrderStatus; page: number; size: number },
): Promise<{ orders: Order[]; more: boolean }> {
  let query = seenBy(tx, options.viewer).selectAll().orderBy("created_at", "desc").orderBy("id");
  if (options.status) query = query.where("status", "=", options.status);
  const offset = (options.page - 1) * options.size;
  const rows = await query
    .limit(options.size + 1)
    .offset(offset)
    .execute();
  return { orders: await withLines(tx, rows.slice(0, options.size)), more: rows.length > options.size };
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
  return rows.map((row) => orderFrom(row, ofOrder.get(row.id) ?? []));
}

function orderFrom(row: OrderRow, lines: LineRow[]): Order {
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
    shipTo: { name: row.ship_to.name, address: row.ship_to.address, erpId: row.ship_to.erpId ?? null },
    billTo: { name: row.bill_to.name, address: row.bill_to.address },
    lines: lines.map(lineFrom),
    evidence: row.evidence,
    findings: row.findings,
    errorCount: row.error_count,
    warningCount: row.warning_count,
    proof: row.proof,
    matchedAt: row.matched_at,
    erpOrderId: row.erp_order_id,
    submittedAt: row.submitted_at,
    rejectedReason: row.rejected_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function lineFrom(row: LineRow): OrderLine {
  return {
    id: row.id,
    position: row.position,
    customerSku: row.customer_sku,
    supplierSku: row.supplier_sku,
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    priceBasis: row.price_basis,
    lineTotal: row.line_total,
    requiredDate: row.required_date,
    match: row.item_erp_id === null ? null : matchFrom(row, row.item_erp_id),
    candidates: row.candidates,
    evidence: row.evidence,
  };
}

function matchFrom(row: LineRow, itemId: string) {
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

/** Whether a text can be an id; anything else is never sent to the database as one. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
