import { type RawBuilder, type Selectable, sql } from "kysely";
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
  const named = ids.length ? await numbered(tx, orderId, sql`l.id = any(${ids}::uuid[])`) : [];
  const known = new Set(named.map(({ id }) => id));
  const following = count ? await followingOf(tx, orderId, { from, count }) : [];
  return [...named, ...following.filter(({ id }) => !known.has(id))].sort((a, b) => a.number - b.number);
}

type LineRow = Selectable<Database["order_lines"]>;

async function numbered(tx: Tx, orderId: string, condition: RawBuilder<unknown>) {
  const { rows } = await sql<LineRow & { number: number }>`
    select l.*, place.number from ${numbersOf(orderId)} join order_lines l on l.id = place.id
    where ${condition}`.execute(tx);
  return rows.map((row) => ({ ...lineFrom(row), number: row.number }));
}

async function followingOf(tx: Tx, orderId: string, { from, count }: { from: number; count: number }) {
  const rows = await tx
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .orderBy("id")
    .limit(count)
    .offset(from - 1)
    .execute();
  return rows.map((row, at) => ({ ...lineFrom(row), number: from + at }));
}

function numbersOf(orderId: string) {
  return sql`(select id, row_number() over (order by position, id)::int as number
    from order_lines where order_id = ${orderId}) as place`;
}

/** What of lines is checked and compared: of all, or of those named, or of those with one of these items of the ERP. */
export async function linesInShort(
  tx: Tx,
  orderId: string,
  { ids, itemIds }: { ids?: string[]; itemIds?: string[] } = {},
): Promise<LineInShort[]> {
  const condition = ids
    ? sql`l.id = any(${ids}::uuid[])`
    : itemIds
      ? sql`l.item_erp_id = any(${itemIds}::text[])`
      : sql`true`;
  const { rows } = await sql<LineRow & { number: number }>`
    select l.id, place.number, l.quantity, l.unit, l.unit_price, l.price_basis, l.line_total,
      l.item_erp_id, l.item_sku, l.item_description, l.match_score, l.match_source, l.match_reason
    from ${numbersOf(orderId)} join order_lines l on l.id = place.id where ${condition} order by place.number`.execute(
    tx,
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    quantity: row.quantity,
    unit: row.unit,
    unitPrice: row.unit_price,
    priceBasis: row.price_basis,
    lineTotal: row.line_total,
    match: row.item_erp_id === null ? null : matchFrom(row, row.item_erp_id),
  }));
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
