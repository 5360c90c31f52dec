import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Evidence, Tx } from "../../db/mod.ts";
import { Invalid } from "../errors.ts";
import { dayOrFault, decimalOrFault, textOrFault } from "./_values.ts";
import { LINE_FIELDS } from "./draft.ts";
import type { OrderLine, OrderPart } from "./order.ts";

/** One line as a person changed it. Without an id it is new; with `remove` it goes. */
export interface LineChange {
  id?: string;
  remove?: boolean;
  /** From 1, among the lines of the order; a new line without one comes last. */
  position?: number;
  customerSku?: string | null;
  supplierSku?: string | null;
  description?: string | null;
  quantity?: string | null;
  unit?: string | null;
  unitPrice?: string | null;
  priceBasis?: string | null;
  lineTotal?: string | null;
  requiredDate?: string | null;
  /** A person's choice of the ERP's item; null takes the choice away. */
  item?: { itemId: string; sku: string; description: string } | null;
  evidence?: Record<string, Evidence>;
}

type LineColumns = Updateable<Database["order_lines"]>;

/** Works out what changes write, and which fields of which lines they touch; `before` has the lines that change, `last` is the last position. Throws `Invalid`. */
export function changedLines(
  before: OrderPart,
  changes: LineChange[],
  { by, last }: { by?: string; last: number },
) {
  const lines = new Map(before.lines.map((line) => [line.id, line]));
  const touched = new Map<string, Set<string>>();
  const removed: string[] = [];
  const updated: { id: string; set: LineColumns }[] = [];
  const added: Insertable<Database["order_lines"]>[] = [];
  let end = last;
  for (const change of changes) {
    if (change.id === undefined) {
      end += 1;
      const place = { order_id: before.id, idp_organization_id: before.idpOrganizationId };
      added.push({
        ...columns(change, by),
        ...place,
        position: change.position ?? end,
        evidence: change.evidence ?? {},
      });
      continue;
    }
    const line = lines.get(change.id);
    if (!line) throw new Invalid("Cannot save the line: it is not in the order any more");
    if (change.remove) {
      removed.push(line.id);
      continue;
    }
    const fields = touchedFields(line, change);
    touched.set(line.id, fields);
    updated.push({
      id: line.id,
      set: { ...columns(change, by), evidence: evidenceAfter(line, change, fields) },
    });
  }
  const moved =
    added.length > 0 || removed.length > 0 || updated.some(({ set }) => set.position !== undefined);
  const writeAll = async (tx: Tx) => {
    const ids = await write(tx, before.id, { removed, updated, added });
    if (moved) await renumber(tx, before.id);
    return ids;
  };
  return { touched, moved, write: writeAll };
}

/** Lines follow each other without gaps. */
export async function renumber(tx: Tx, orderId: string) {
  await sql`update order_lines l set position = place.number
    from (select id, row_number() over (order by position, id)::int as number
      from order_lines where order_id = ${orderId}) as place
    where l.id = place.id and l.position <> place.number`.execute(tx);
}

/** Gives the ids of the new lines. */
async function write(
  tx: Tx,
  orderId: string,
  {
    removed,
    updated,
    added,
  }: {
    removed: string[];
    updated: { id: string; set: LineColumns }[];
    added: Insertable<Database["order_lines"]>[];
  },
): Promise<string[]> {
  if (removed.length)
    await tx.deleteFrom("order_lines").where("order_id", "=", orderId).where("id", "in", removed).execute();
  for (const { id, set } of updated)
    await tx
      .updateTable("order_lines")
      .set(set)
      .where("order_id", "=", orderId)
      .where("id", "=", id)
      .execute();
  if (!added.length) return [];
  const rows = await tx.insertInto("order_lines").values(added).returning("id").execute();
  return rows.map(({ id }) => id);
}

function columns(change: LineChange, by?: string): LineColumns {
  const row: LineColumns = {};
  if (change.position !== undefined) row.position = change.position;
  if (change.customerSku !== undefined) row.customer_sku = textOrFault("customer's part", change.customerSku);
  if (change.supplierSku !== undefined) row.supplier_sku = textOrFault("own part", change.supplierSku);
  if (change.description !== undefined) row.description = textOrFault("description", change.description);
  if (change.quantity !== undefined) row.quantity = decimalOrFault("quantity", change.quantity);
  if (change.unit !== undefined) row.unit = textOrFault("unit", change.unit);
  if (change.unitPrice !== undefined) row.unit_price = decimalOrFault("price", change.unitPrice);
  if (change.priceBasis !== undefined) row.price_basis = basisOrFault(change.priceBasis);
  if (change.lineTotal !== undefined) row.line_total = decimalOrFault("line total", change.lineTotal);
  if (change.requiredDate !== undefined) row.required_date = dayOrFault("date", change.requiredDate);
  if (change.item !== undefined) {
    row.item_erp_id = change.item?.itemId ?? null;
    row.item_sku = change.item?.sku ?? null;
    row.item_description = change.item?.description ?? null;
    row.match_source = change.item ? "manual" : null;
    row.match_score = change.item ? "1" : null;
    row.match_reason = change.item ? `Chosen by ${by ?? "hand"}` : null;
  }
  return row;
}

function basisOrFault(value: string | null) {
  const basis = decimalOrFault("price basis", value) ?? "1";
  if (Number(basis) > 0) return basis;
  throw new Invalid(`Cannot save the price basis "${basis}": it must be positive`);
}

function touchedFields(line: OrderLine, change: LineChange): Set<string> {
  const fields = new Set<string>(
    LINE_FIELDS.filter((field) => change[field] !== undefined && change[field] !== line[field]),
  );
  if (change.item !== undefined) fields.add("item");
  return fields;
}

function evidenceAfter(line: OrderLine, change: LineChange, touched: Set<string>) {
  const evidence = { ...line.evidence, ...change.evidence };
  for (const field of touched) if (!change.evidence?.[field]) delete evidence[field];
  return evidence;
}
