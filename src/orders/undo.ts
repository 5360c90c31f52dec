import { sql } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";
import { Conflict } from "../errors.ts";
import { renumber } from "./_save_lines.ts";
import type { OrderHead } from "./order.ts";
import { checkAnew, type Outsider } from "./save.ts";

/** What a person's save may change of an order. */
const HEAD: (keyof Database["extracted_orders"])[] = [
  "po_number",
  "order_date",
  "required_date",
  "ship_date",
  "currency",
  "total",
  "notes",
  "customer_name",
  "customer_erp_id",
  "customer_score",
  "customer_reason",
  "ship_to",
  "bill_to",
  "evidence",
  "findings",
];
/** … and of a line. */
const LINE: (keyof Database["order_lines"])[] = [
  "position",
  "customer_sku",
  "supplier_sku",
  "description",
  "quantity",
  "unit",
  "unit_price",
  "price_basis",
  "line_total",
  "required_date",
  "item_erp_id",
  "item_sku",
  "item_description",
  "match_score",
  "match_source",
  "match_reason",
  "candidates",
  "cross_reference_id",
  "evidence",
];

interface Save {
  orderId: string;
  /** Of the order after the save. */
  version: number;
  userId: string;
}

/** Keeps how an order and the lines that will change are before a person's save. */
export async function keepUndo(tx: Tx, { orderId, version, userId, lineIds }: Save & { lineIds: string[] }) {
  await sql`
    insert into order_undos (order_id, idp_organization_id, version, made_by, head, lines)
    select o.id, o.idp_organization_id, ${version}::int, ${userId}, to_jsonb(o), coalesce(
      (select jsonb_agg(to_jsonb(l) order by position) from order_lines l
        where l.order_id = o.id and l.id = any(${lineIds}::uuid[])), '[]')
    from extracted_orders o where o.id = ${orderId}`.execute(tx);
}

/** Tells which lines the save added. */
export async function keepAdded(tx: Tx, { orderId, version }: Omit<Save, "userId">, added: string[]) {
  if (!added.length) return;
  await sql`update order_undos set added = ${added}::uuid[]
    where order_id = ${orderId} and version = ${version}`.execute(tx);
}

/** A save that can be undone: the lines it changed or removed, which come back. */
export interface Undo {
  lineIds: string[];
  /** The ERP's customer was another one. */
  customerChanged: boolean;
}

/** The latest save of an order in review, if this person made it; null where there is none to undo. */
export async function undoOf(
  tx: Tx,
  { id, version, status, customer }: Pick<OrderHead, "id" | "version" | "status" | "customer">,
  userId: string,
): Promise<Undo | null> {
  if (status !== "pending_review") return null;
  const { rows } = await sql<Undo>`
    select array(select line ->> 'id' from jsonb_array_elements(lines) line) as "lineIds",
      head ->> 'customer_erp_id' is distinct from ${customer.erpId} as "customerChanged"
    from order_undos where order_id = ${id} and version = ${version} and made_by = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Makes an order what it was before this person's save and checks it anew; the save before that one is then the one to
 * undo. Throws `Conflict` when the order was changed since.
 */
export async function undoSave(
  tx: Tx,
  { orderId, version, userId, outsider }: Save & { outsider?: Outsider },
): Promise<void> {
  const save = { orderId, version, userId };
  const { customerChanged, currencyChanged } = await undoHead(tx, save);
  const moved = await undoLines(tx, save);
  const { rows } = await sql<{ ids: string[] }>`
    delete from order_undos where order_id = ${orderId} and version = ${version}
    returning array(select line ->> 'id' from jsonb_array_elements(lines) line) as ids`.execute(tx);
  // The order stands one version further, where it was one before.
  await sql`update order_undos set version = version + 2 where order_id = ${orderId}`.execute(tx);
  const lineIds = moved || customerChanged || currencyChanged ? undefined : rows[0]!.ids;
  await checkAnew(tx, orderId, { outsider, lineIds });
}

async function undoHead(tx: Tx, { orderId, version, userId }: Save) {
  const { rows } = await sql<{ customerChanged: boolean; currencyChanged: boolean }>`
    with was as (
      select h.*, o.customer_erp_id as their_customer, o.currency as their_currency
      from order_undos u join extracted_orders o on o.id = u.order_id,
        jsonb_populate_record(null::extracted_orders, u.head) h
      where u.order_id = ${orderId} and u.version = ${version} and u.made_by = ${userId})
    update extracted_orders o set version = o.version + 1, ${assigned(HEAD)}
    from was where o.id = ${orderId} and o.version = ${version} and o.status = 'pending_review'
    returning was.their_customer is distinct from o.customer_erp_id as "customerChanged",
      was.their_currency is distinct from o.currency as "currencyChanged"`.execute(tx);
  if (!rows[0]) throw new Conflict("Cannot undo: the order was changed meanwhile");
  return rows[0];
}

/** Whether lines came or went. */
async function undoLines(tx: Tx, { orderId, version }: Save): Promise<boolean> {
  const undo = sql`order_undos u where u.order_id = ${orderId} and u.version = ${version}`;
  const kept = sql`(select l.* from order_undos u, jsonb_populate_recordset(null::order_lines, u.lines) l
    where u.order_id = ${orderId} and u.version = ${version})`;
  const gone = await sql`delete from order_lines where order_id = ${orderId}
    and id = any(array(select unnest(u.added) from ${undo}))`.execute(tx);
  const removed = await sql<{ position: number }>`
    select position from ${kept} was where not exists (select from order_lines where id = was.id)
    order by position`.execute(tx);
  for (const { position } of removed.rows)
    await sql`update order_lines set position = position + 1
      where order_id = ${orderId} and position >= ${position}`.execute(tx);
  await sql`update order_lines l set ${assigned(LINE)} from ${kept} was where l.id = was.id`.execute(tx);
  await sql`insert into order_lines select * from ${kept} was on conflict (id) do nothing`.execute(tx);
  const moved = removed.rows.length > 0 || Boolean(gone.numAffectedRows);
  if (moved) await renumber(tx, orderId);
  return moved;
}

function assigned(columns: string[]) {
  return sql.join(columns.map((column) => sql`${sql.id(column)} = was.${sql.id(column)}`));
}
