import { sql } from "kysely";
import type { DuplicateChoice, DuplicateDecision, Finding, OrderStatus, Tx } from "../../db/mod.ts";
import { differencesBetween } from "./line_diff.ts";
import type { OrderHead } from "./order.ts";

/** In so many days the same lines are taken for a repetition. */
const SAME_LINES_DAYS = 14;

/** By what an order repeats an earlier one, the surest first. */
export type RepeatedBy = "file" | "po_number" | "lines";

/** An order that another one repeats. */
export interface Earlier {
  id: string;
  by: RepeatedBy;
  poNumber: string | null;
  status: OrderStatus;
  /** The number people say; null: the ERP doesn't have it. */
  erpOrderNumber: string | null;
  createdAt: Date;
}

/** What is decided about a customer's repeated orders unless a person says otherwise. */
export interface DuplicateDefault {
  decision: DuplicateChoice;
  by: string;
  at: Date;
}

/** An order's earlier ones, and what was decided about them. */
export interface Duplicates {
  /** The surest and newest first; empty once the order has left review. */
  earlier: Earlier[];
  decision: DuplicateDecision | null;
  default: DuplicateDefault | null;
  /** The default has decided: the order is another one than the earlier, and nobody needs to be asked. */
  settledByDefault: boolean;
}

/** What of an order tells whether it repeats another. */
export type Repeating = Pick<OrderHead, "id" | "status" | "poNumber" | "customer">;

/** Finds what an order repeats: the same file, the same PO number of the customer however it is written, or the same lines. */
export async function duplicatesOf(tx: Tx, order: Repeating): Promise<Duplicates> {
  const decision = await decisionOf(tx, order.id);
  const standing = await defaultOf(tx, order.customer.erpId);
  const earlier = order.status === "pending_review" ? await earlierOf(tx, order) : [];
  const open = earlier.length > 0 && !isDecided(decision, earlier);
  const settledByDefault = open && standing?.decision === "new" && (await isAnother(tx, order, earlier[0]!));
  return { earlier, decision, default: standing, settledByDefault };
}

/** What is to be decided, as findings: an error until it is, but for orders that are alike by their lines alone. */
export function duplicateFindings({ earlier, decision, settledByDefault }: Duplicates): Finding[] {
  const [first] = earlier;
  if (!first || settledByDefault) return [];
  if (isDecided(decision, earlier)) {
    const booked =
      decision?.decision === "amend" && earlier.find(({ status }) => status !== "pending_review");
    if (!booked || decision.inErp) return [];
    const message = `Change order ${nameOf(booked)} in the ERP as shown, then say that it is done`;
    return [{ code: "duplicate_order", level: "error", message }];
  }
  const day = first.createdAt.toISOString().slice(0, 10);
  if (first.by === "lines") {
    const message = `The same lines came in on ${day}, as order ${nameOf(first)}`;
    return [{ code: "same_lines", level: "warning", message }];
  }
  const what = first.by === "file" ? "The same file" : `PO number "${first.poNumber}" of this customer`;
  const message = `${what} came in before, on ${day}: say what this order is`;
  const field = first.by === "po_number" ? { field: "poNumber" } : {};
  return [{ code: "duplicate_order", level: "error", ...field, message }];
}

/** The number that people know an order by. */
export function nameOf({ erpOrderNumber, poNumber }: Earlier): string {
  return erpOrderNumber ?? (poNumber === null ? "without a number" : `"${poNumber}"`);
}

/** Whether a decision speaks of all of the earlier orders. */
export function isDecided(decision: DuplicateDecision | null, earlier: Earlier[]): boolean {
  return decision !== null && earlier.every(({ id }) => decision.against.includes(id));
}

async function decisionOf(tx: Tx, orderId: string) {
  const row = await tx
    .selectFrom("extracted_orders")
    .select("duplicate")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.duplicate ?? null;
}

async function defaultOf(tx: Tx, customerErpId: string | null): Promise<DuplicateDefault | null> {
  if (!customerErpId) return null;
  const row = await tx
    .selectFrom("duplicate_defaults")
    .select(["decision", "created_by as by", "created_at as at"])
    .where("customer_erp_id", "=", customerErpId)
    .executeTakeFirst();
  return row ?? null;
}

/** An order whose lines are all the same is never taken for another one unasked. */
async function isAnother(tx: Tx, order: Repeating, { id, by }: Earlier) {
  if (by !== "po_number") return false;
  return (await differencesBetween(tx, { earlier: id, later: order.id })).length > 0;
}

async function earlierOf(tx: Tx, order: Repeating): Promise<Earlier[]> {
  const found = [...(await byFile(tx, order)), ...(await byPoNumber(tx, order))];
  const earlier = found.length ? found : await byLines(tx, order);
  return earlier.filter(({ id }, at) => earlier.findIndex((each) => each.id === id) === at);
}

/** The same place in a file that came in twice. */
async function byFile(tx: Tx, { id }: Repeating) {
  const { rows } = await sql<Earlier>`
    select ${shown("file")} from extracted_orders me
    join pdf_documents mine on mine.id = me.document_id
    join pdf_documents other on other.id <> mine.id
      and coalesce(other.duplicate_of, other.id) = coalesce(mine.duplicate_of, mine.id)
      and other.idp_organization_id = mine.idp_organization_id and other.sha256 = mine.sha256
    join extracted_orders e on e.document_id = other.id and e.position = me.position and ${isEarlier}
    where me.id = ${id} order by e.created_at desc`.execute(tx);
  return rows;
}

async function byPoNumber(tx: Tx, { id, poNumber }: Repeating) {
  if (!poNumber) return [];
  const { rows } = await sql<Earlier>`
    select ${shown("po_number")} from extracted_orders me
    join extracted_orders e on e.idp_organization_id = me.idp_organization_id and e.po_key = me.po_key and ${isEarlier}
      and case when me.customer_erp_id is not null and e.customer_erp_id is not null
        then e.customer_erp_id = me.customer_erp_id
        else lower(e.customer_name) is not distinct from lower(me.customer_name) end
    where me.id = ${id} order by e.created_at desc limit 20`.execute(tx);
  return rows;
}

/** One line alone is too little to go by. Lines are compared last: PostgreSQL would do it for each of the customer's orders. */
async function byLines(tx: Tx, { id, customer }: Repeating) {
  if (!customer.erpId) return [];
  const { rows } = await sql<Earlier>`
    with mine as (select ${linesOf(sql`${id}::uuid`)} as lines)
    select ${shown("lines")} from extracted_orders me
    join extracted_orders e on e.idp_organization_id = me.idp_organization_id and e.customer_erp_id = me.customer_erp_id
      and ${isEarlier} and e.created_at > me.created_at - make_interval(days => ${SAME_LINES_DAYS})
      and case when me.line_count > 1 and e.line_count = me.line_count then (select lines from mine) = ${linesOf(sql`e.id`)} end
    where me.id = ${id} order by e.created_at desc limit 1`.execute(tx);
  return rows;
}

/** Items and quantities of an order's lines, in an order of their own; null where a quantity is missing. */
function linesOf(orderId: ReturnType<typeof sql>) {
  return sql`(select case when count(quantity) = count(*) then array_agg(
      coalesce(l.item_erp_id, lower(l.customer_sku), lower(l.supplier_sku), lower(l.description), '') || ' ' || trim_scale(l.quantity)
      order by coalesce(l.item_erp_id, lower(l.customer_sku), lower(l.supplier_sku), lower(l.description), ''), l.quantity) end
    from order_lines l where l.order_id = ${orderId})`;
}

function shown(by: RepeatedBy) {
  return sql`e.id, ${sql.lit(by)} as by, e.po_number as "poNumber", e.status, e.erp_order_number as "erpOrderNumber", e.created_at as "createdAt"`;
}

/** What has left review stands in the ERP, whichever came in first. */
const isEarlier = sql`e.id <> me.id and e.status <> 'rejected'
  and (e.status <> 'pending_review' or (e.created_at, e.position, e.id) < (me.created_at, me.position, me.id))`;
