import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../db/mod.ts";
import type { LineInShort, NumberedLine, OrderPart } from "./order.ts";
import { headOf, lineFrom, matchFrom, type OrderViewer } from "./queries.ts";

/** Which lines of an order: those named, and so many from a place on, from 1. */
export interface SomeLines {
  ids?: string[];
  from?: number;
  count?: number;
}

/** One order with some of its lines, as `viewer` may see it. Throws `NotFound`. */
export async function partOf(
  tx: Tx,
  id: string,
  { viewer, ...lines }: SomeLines & { viewer?: OrderViewer },
): Promise<OrderPart> {
  const head = await headOf(tx, id, viewer);
  return { ...head, lines: await someLines(tx, id, lines) };
}

/** Some lines of an order, in its order, each once. */
export async function someLines(
  tx: Tx,
  orderId: string,
  { ids = [], from = 1, count = 0 }: SomeLines,
): Promise<NumberedLine[]> {
  const named = ids.length ? await ofOrder(tx, orderId).where("id", "in", ids).execute() : [];
  const known = new Set(named.map(({ id }) => id));
  const following = count
    ? await ofOrder(tx, orderId)
        .where("position", ">=", from)
        .where("position", "<", from + count)
        .execute()
    : [];
  return [...named, ...following.filter(({ id }) => !known.has(id))]
    .map((row) => ({ ...lineFrom(row), number: row.position }))
    .sort((a, b) => a.number - b.number);
}

function ofOrder(tx: Tx, orderId: string) {
  return tx.selectFrom("order_lines").selectAll().where("order_id", "=", orderId);
}

/** What of lines is checked and compared: of all, or of those named, or of those with one of these items of the ERP. */
export async function linesInShort(
  tx: Tx,
  orderId: string,
  { ids, itemIds }: { ids?: string[]; itemIds?: string[] } = {},
): Promise<LineInShort[]> {
  const condition = ids
    ? sql`id = any(${ids}::uuid[])`
    : itemIds
      ? sql`item_erp_id = any(${itemIds}::text[])`
      : sql`true`;
  const { rows } = await sql<Selectable<Database["order_lines"]>>`
    select id, position, quantity, unit, unit_price, price_basis, line_total,
      item_erp_id, item_sku, item_description, match_score, match_source, match_reason
    from order_lines where order_id = ${orderId} and ${condition} order by position`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    number: row.position,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    priceBasis: row.price_basis,
    lineTotal: row.line_total,
    match: row.item_erp_id === null ? null : matchFrom(row, row.item_erp_id),
  }));
}

/** The other lines that say the same as one and mean the same so far, or nothing either; not those a person has decided about. */
export async function linesAlike(tx: Tx, orderId: string, lineId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from order_lines l join order_lines o on o.order_id = l.order_id and o.id <> l.id
    where l.order_id = ${orderId} and o.id = ${lineId} and l.match_source is distinct from 'manual'
      and coalesce(o.customer_sku, o.supplier_sku, o.description) is not null
      and (l.customer_sku, l.supplier_sku, l.description, l.unit, l.item_erp_id)
        is not distinct from (o.customer_sku, o.supplier_sku, o.description, o.unit, o.item_erp_id)
    order by l.position`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of all lines of an order. */
export interface LineSums {
  count: number;
  /** What the line totals add up to, a decimal string; null: a line has none. */
  total: string | null;
  /** Lines without a price. */
  priceless: number;
  /** Lines that have a value in one of the columns that many orders leave empty. */
  filled: { customerSku: number; supplierSku: number; requiredDate: number };
}

/** Counts and adds up the lines of an order. */
export async function lineSums(tx: Tx, orderId: string): Promise<LineSums> {
  const { rows } = await sql<LineSums>`
    select count(*)::int as count, count(*)::int - count(unit_price)::int as priceless,
      case when count(*) > 0 and count(line_total) = count(*) then sum(line_total)::text end as total,
      json_build_object('customerSku', count(customer_sku), 'supplierSku', count(supplier_sku),
        'requiredDate', count(required_date)) as filled
    from order_lines where order_id = ${orderId}`.execute(tx);
  return rows[0]!;
}

/** The places of some lines among all lines of an order, from 1, in their order. */
export async function placesOf(
  tx: Tx,
  orderId: string,
  ids: string[],
): Promise<{ id: string; number: number }[]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ id: string; number: number }>`
    select id, position as number from order_lines
    where order_id = ${orderId} and id = any(${ids}::uuid[]) order by position`.execute(tx);
  return rows;
}
