import { Decimal } from "decimal.js";
import type { Tx } from "../../db/mod.ts";
import { even } from "../formats.ts";
import { factorBetween, type PackUnit } from "./units.ts";

/** A line as far as its unit goes. */
export interface LineUnit {
  id: string;
  itemId: string | null;
  unit: string | null;
}

/** What a line's item is sold in. */
export interface ItemUnit {
  itemId: string;
  /** The item's own unit. */
  unit: string;
  /** Of the item's units in one unit of the line; null: not known. */
  factor: string | null;
  /** Other units that it is known in. */
  units: PackUnit[];
  /** The ERP's, per one of its units; null: it says none. */
  price: string | null;
  currency: string | null;
  /** Its code, where the ERP doesn't sell it any more; null: it does. */
  gone: string | null;
}

/** The units of the lines' items, by line, as the mirror and kept cross-references know them; lines without an item have none. */
export async function itemUnits(
  tx: Tx,
  { connectionId, lines }: { connectionId: string; lines: LineUnit[] },
): Promise<Map<string, ItemUnit>> {
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  if (!ids.length) return new Map();
  const items = await tx
    .selectFrom("erp_items")
    .select(["erp_id", "sku", "unit", "price", "currency", "units", "active"])
    .where("connection_id", "=", connectionId)
    .where("erp_id", "in", [...new Set(ids)])
    .execute();
  const byId = new Map(items.map((item) => [item.erp_id, item]));
  const kept = await keptUnits(tx, lines);
  return new Map(
    lines.flatMap((line) => {
      const item = line.itemId === null ? undefined : byId.get(line.itemId);
      if (!item) return [];
      const { unit, price, currency } = item;
      const units = [...(kept.get(line.id) ?? []), ...(JSON.parse(item.units ?? "[]") as PackUnit[])];
      const factor = line.unit?.trim() ? factorBetween(line.unit, unit, units) : "1";
      const gone = item.active ? null : item.sku;
      return [[line.id, { itemId: item.erp_id, unit, factor, units, price, currency, gone }] as const];
    }),
  );
}

/** A line's quantity in its item's unit; null: not known. */
export function inItemUnits(
  { quantity }: { quantity: string | null },
  { factor }: Pick<ItemUnit, "factor">,
): Decimal | null {
  return quantity === null || factor === null ? null : even(new Decimal(quantity).times(factor));
}

/** Units that people have kept with the cross-references by which lines were matched. */
async function keptUnits(tx: Tx, lines: LineUnit[]): Promise<Map<string, PackUnit[]>> {
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
