import { Decimal } from "decimal.js";
import { type LineToBook, RefusedByErp } from "../connector.ts";
import type { OdooClient } from "./client.ts";
import { type Uom, uomFor, uomsOf } from "./units.ts";

/** A line whose item and unit Odoo knows. */
export interface KnownLine extends LineToBook {
  productId: number;
  uom: Uom;
}

/** What this Odoo calls a line's unit, and how many decimals it keeps; null: as many as a float has. */
export interface LineFields {
  unit: "product_uom_id" | "product_uom";
  quantityPlaces: number | null;
  pricePlaces: number | null;
}

type Digits = { digits?: [number, number] | false };

/** The unit of a line is `product_uom_id` from Odoo 18.2 on, `product_uom` before. */
export async function lineFields(client: OdooClient): Promise<LineFields> {
  const fields = await client.call<Record<string, Digits>>("sale.order.line", "fields_get", {
    allfields: ["product_uom_id", "product_uom", "product_uom_qty", "price_unit"],
    attributes: ["type", "digits"],
  });
  const places = (name: string) => fields[name]?.digits?.[1 as never] ?? null;
  return {
    unit: fields.product_uom_id ? "product_uom_id" : "product_uom",
    quantityPlaces: places("product_uom_qty"),
    pricePlaces: places("price_unit"),
  };
}

/** The lines as Odoo can take them. Throws `RefusedByErp` naming every line that it can't. */
export async function knownLines(
  client: OdooClient,
  lines: LineToBook[],
  { quantityPlaces, pricePlaces }: LineFields,
): Promise<KnownLine[]> {
  const uoms = await uomsOf(client);
  const products = await soldOf(client, lines);
  const faults: RefusedByErp["faults"] = [];
  const known = lines.flatMap((line): KnownLine[] => {
    const fault = (field: string, message: string) => {
      faults.push({ line: line.position, field, message });
      return [];
    };
    const uom = uomFor(uoms, line.unit);
    if (!products.has(Number(line.itemErpId)))
      return fault("item", `Item "${line.itemErpId}" is not sold any more`);
    if (!uom) return fault("unit", `Odoo has no unit "${line.unit}"`);
    if (quantityPlaces !== null && new Decimal(line.quantity).decimalPlaces() > quantityPlaces)
      return fault("quantity", `${line.quantity} ${line.unit} has more than ${quantityPlaces} decimals`);
    if (pricePlaces !== null && !isKept(line, pricePlaces))
      return fault(
        "unitPrice",
        `Odoo keeps ${pricePlaces} decimals of a price, and ${line.unitPrice} has more`,
      );
    return [{ ...line, productId: Number(line.itemErpId), uom }];
  });
  if (faults.length) throw new RefusedByErp(faults);
  return known;
}

/** Whether a price that is rounded comes to the same amount. */
function isKept({ unitPrice, quantity }: LineToBook, places: number): boolean {
  const amount = (price: Decimal) => price.times(quantity).toDecimalPlaces(2);
  const price = new Decimal(unitPrice);
  return amount(price).eq(amount(price.toDecimalPlaces(places)));
}

async function soldOf(client: OdooClient, lines: LineToBook[]): Promise<Set<number>> {
  const ids = [...new Set(lines.map(({ itemErpId }) => Number(itemErpId)).filter(Number.isInteger))];
  const domain = [
    ["id", "in", ids],
    ["sale_ok", "=", true],
  ];
  const found = await client.call<{ id: number }[]>("product.product", "search_read", {
    domain,
    fields: ["id"],
  });
  return new Set(found.map(({ id }) => id));
}
