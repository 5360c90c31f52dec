import { Decimal } from "decimal.js";
import type { Tx } from "../../../db/mod.ts";
import { even } from "../../formats.ts";
import { type ItemUnit, itemUnits } from "../item_units.ts";
import { factorBetween, type PackUnit } from "../units.ts";
import { agreedOf } from "./agreed.ts";
import type { Agreed } from "./prices.ts";

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
  lineTotal: string | null;
}

/** What the ERP and its customer's history say of a line. */
export interface LineTerms extends Pick<ItemUnit, "gone"> {
  /** The item's own unit. */
  unit: string;
  /** Per one unit of the item: what is agreed on, else what stands with the item. */
  price: string | null;
  currency: string | null;
  /** Which price that is; null: the one that stands with the item. */
  agreed: Pick<Agreed, "words" | "terms"> | null;
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
  currency: string | null;
  /** By which prices hold; null: today's. */
  orderDate: string | null;
  lines: OrderedLine[];
  /** By item. */
  stock: Map<string, string>;
}

/** The terms of each line that has an item, by line. */
export async function termsOf(tx: Tx, ordered: Ordered): Promise<Map<string, LineTerms>> {
  const items = await itemUnits(tx, ordered);
  const habits = await habitsOf(tx, ordered, items);
  const prices = await agreedOf(tx, ordered, items);
  return new Map(
    [...items].map(([lineId, { itemId, ...item }]) => {
      const { words, terms, ...price } = prices.get(lineId) ?? {};
      const agreed = words === undefined || terms === undefined ? null : { words, terms };
      const [habit, stock] = [habits.get(itemId) ?? null, ordered.stock.get(itemId) ?? null];
      return [lineId, { ...item, ...price, agreed, habit, stock }];
    }),
  );
}

/** Orders of an item from which on a customer has a habit, and the newest that make it. */
const HABIT_FROM = 3;
const HABIT_OF = 20;

/** The median of what the customer has ordered of each item before, in the item's unit. */
async function habitsOf(
  tx: Tx,
  { customerErpId, lines }: Ordered,
  items: Map<string, ItemUnit>,
): Promise<Map<string, string>> {
  const byItem = new Map([...items.values()].map((item) => [item.itemId, item]));
  const habits = new Map<string, string>();
  if (!customerErpId || !byItem.size) return habits;
  const rows = await tx
    .selectFrom("order_lines as l")
    .innerJoin("extracted_orders as o", "o.id", "l.order_id")
    .select(["l.item_erp_id", "l.quantity", "l.unit"])
    .where("o.customer_erp_id", "=", customerErpId)
    .where("o.status", "=", "submitted")
    .where("l.item_erp_id", "in", [...byItem.keys()])
    .where("l.quantity", "is not", null)
    .orderBy("o.created_at", "desc")
    .limit(HABIT_OF * lines.length)
    .execute();
  for (const [itemId, ordered] of Map.groupBy(rows, (row) => row.item_erp_id!)) {
    const { unit: own, units } = byItem.get(itemId)!;
    const quantities = ordered
      .flatMap(({ unit, quantity }) => {
        const factor = unit?.trim() ? factorBetween(unit, own, units) : "1";
        return factor === null ? [] : even(new Decimal(quantity!).times(factor));
      })
      .slice(0, HABIT_OF);
    if (quantities.length < HABIT_FROM) continue;
    quantities.sort((a, b) => a.comparedTo(b));
    habits.set(itemId, quantities[Math.floor(quantities.length / 2)]!.toFixed());
  }
  return habits;
}
