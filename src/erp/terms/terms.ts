import { Decimal } from "decimal.js";
import type { Tx } from "../../../db/mod.ts";
import { factorBetween, type PackUnit, unitCode } from "../units.ts";

/** A line as it was ordered. Numbers are decimal strings. */
export interface OrderedLine {
  id: string;
  /** Its place in the order, from 1. */
  number: number;
  itemId: string | null;
  unit: string | null;
  quantity: string | null;
  /** For `priceBasis` units. */
  unitPrice: string | null;
  priceBasis: string;
}

/** What the ERP and its customer's history say of a line. */
export interface LineTerms {
  /** The item's own unit. */
  unit: string;
  /** Per one unit of the item. */
  price: string | null;
  currency: string | null;
  units: PackUnit[];
  /** Of the item's units in one unit of the line; null: not known. */
  factor: string | null;
  /** What this customer usually orders of it, in the item's unit; null: too few orders. */
  habit: string | null;
  /** Available now, in the item's unit; null: not known. */
  stock: string | null;
}

/** Of an order, as far as it is compared. */
export interface Ordered {
  connectionId: string;
  customerErpId: string | null;
  lines: OrderedLine[];
  /** By item. */
  stock: Map<string, string>;
}

/** The terms of each line that has an item, by line. */
export async function termsOf(tx: Tx, ordered: Ordered): Promise<Map<string, LineTerms>> {
  const { connectionId, lines, stock } = ordered;
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  if (!ids.length) return new Map();
  const items = await tx
    .selectFrom("erp_items")
    .select(["erp_id", "unit", "price", "currency", "units"])
    .where("connection_id", "=", connectionId)
    .where("erp_id", "in", ids)
    .execute();
  const byId = new Map(items.map((item) => [item.erp_id, item]));
  const kept = await keptUnits(tx, lines);
  const habits = await habitsOf(tx, ordered, new Map(items.map(({ erp_id, unit }) => [erp_id, unit])));
  return new Map(
    lines.flatMap((line) => {
      const item = line.itemId === null ? undefined : byId.get(line.itemId);
      if (!item) return [];
      const units = [...(kept.get(line.id) ?? []), ...((JSON.parse(item.units ?? "[]") as PackUnit[]) ?? [])];
      const { unit, price, currency } = item;
      const factor = line.unit ? factorBetween(line.unit, unit, units) : "1";
      const about = { habit: habits.get(item.erp_id) ?? null, stock: stock.get(item.erp_id) ?? null };
      return [[line.id, { unit, price, currency, units, factor, ...about }] as const];
    }),
  );
}

/** Units that people have kept with the cross-references by which lines were matched. */
async function keptUnits(tx: Tx, lines: OrderedLine[]): Promise<Map<string, PackUnit[]>> {
  const rows = await tx
    .selectFrom("order_lines as l")
    .innerJoin("cross_references as c", "c.id", "l.cross_reference_id")
    .select(["l.id", "c.unit", "c.factor"])
    .whereRef("c.item_erp_id", "=", "l.item_erp_id")
    .where("c.revoked_at", "is", null)
    .where("c.unit", "is not", null)
    .where(
      "l.id",
      "in",
      lines.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, unit, factor }) => [id, [{ unit: unit!, factor: factor! }]]));
}

/** Orders of an item from which on a customer has a habit, and the newest that make it. */
const HABIT_FROM = 3;
const HABIT_OF = 20;

/** The median of what the customer has ordered of each item before, as far as it was in the item's unit. */
async function habitsOf(tx: Tx, { customerErpId, lines }: Ordered, units: Map<string, string>) {
  const habits = new Map<string, string>();
  if (!customerErpId || !units.size) return habits;
  const rows = await tx
    .selectFrom("order_lines as l")
    .innerJoin("extracted_orders as o", "o.id", "l.order_id")
    .select(["l.item_erp_id", "l.quantity", "l.unit"])
    .where("o.customer_erp_id", "=", customerErpId)
    .where("o.status", "=", "submitted")
    .where("l.item_erp_id", "in", [...units.keys()])
    .where("l.quantity", "is not", null)
    .orderBy("o.created_at", "desc")
    .limit(HABIT_OF * lines.length)
    .execute();
  for (const [itemId, ordered] of Map.groupBy(rows, (row) => row.item_erp_id!)) {
    const own = ordered.filter(({ unit }) => !unit || unitCode(unit) === unitCode(units.get(itemId)!));
    const quantities = own.slice(0, HABIT_OF).map(({ quantity }) => new Decimal(quantity!));
    if (quantities.length < HABIT_FROM) continue;
    quantities.sort((a, b) => a.comparedTo(b));
    habits.set(itemId, quantities[Math.floor(quantities.length / 2)]!.toFixed());
  }
  return habits;
}
