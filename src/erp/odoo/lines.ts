import { Decimal } from "decimal.js";
import { type LineToBook, RefusedByErp } from "../connector.ts";
import type { OdooClient } from "./client.ts";
import { type Uom, uomFor, uomsOf } from "./units.ts";
import type { Pointer, Text } from "./values.ts";

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
  fields: LineFields,
): Promise<KnownLine[]> {
  const uoms = await uomsOf(client);
  const about = {
    fields,
    uoms: uoms.filter(({ active }) => active),
    sold: await soldOf(client, lines, uoms),
  };
  const faults: RefusedByErp["faults"] = [];
  const known = lines.flatMap((line): KnownLine[] => {
    const found = knownLine(line, about);
    if ("uom" in found) return [found];
    // What is uneven in the item's unit may be even in the customer's, where Odoo knows that one.
    const ordered = line.ordered && knownLine({ ...line, ...line.ordered }, about);
    if (ordered && "uom" in ordered) return [ordered];
    faults.push({ line: line.position, ...found });
    return [];
  });
  if (faults.length) throw new RefusedByErp(faults);
  return known;
}

interface About {
  fields: LineFields;
  uoms: Uom[];
  /** The unit of each product that is sold, by its id. */
  sold: Map<number, Uom | undefined>;
}

function knownLine(
  line: LineToBook,
  { fields: { quantityPlaces, pricePlaces }, uoms, sold }: About,
): KnownLine | { field: string; message: string } {
  const { itemErpId, quantity, unit, unitPrice } = line;
  const productId = Number(itemErpId);
  if (!sold.has(productId)) return { field: "item", message: `Item "${itemErpId}" is not sold any more` };
  const own = sold.get(productId);
  const uom = uomFor(own ? [own, ...uoms] : uoms, unit);
  if (!uom) return { field: "unit", message: `Odoo has no unit "${unit}"` };
  if (own && uom.kind !== own.kind)
    return {
      field: "unit",
      message: `"${uom.name}" does not convert into "${own.name}", which it is sold in`,
    };
  if (quantityPlaces !== null && new Decimal(quantity).decimalPlaces() > quantityPlaces)
    return { field: "quantity", message: `${quantity} ${unit} has more than ${quantityPlaces} decimals` };
  if (pricePlaces !== null && unitPrice !== null && !isKept({ unitPrice, quantity }, pricePlaces))
    return {
      field: "unitPrice",
      message: `Odoo keeps ${pricePlaces} decimals of a price, and ${unitPrice} has more`,
    };
  return { ...line, productId, uom };
}

/** Whether a price that is rounded comes to the same amount. */
function isKept({ unitPrice, quantity }: { unitPrice: string; quantity: string }, places: number): boolean {
  const amount = (price: Decimal) => price.times(quantity).toDecimalPlaces(2);
  const price = new Decimal(unitPrice);
  return amount(price).eq(amount(price.toDecimalPlaces(places)));
}

async function soldOf(client: OdooClient, lines: LineToBook[], uoms: Uom[]): Promise<About["sold"]> {
  const ids = [...new Set(lines.map(({ itemErpId }) => Number(itemErpId)).filter(Number.isInteger))];
  const domain = [
    ["id", "in", ids],
    ["sale_ok", "=", true],
  ];
  const found = await client.call<{ id: number; uom_id: Pointer }[]>("product.product", "search_read", {
    domain,
    fields: ["uom_id"],
  });
  return new Map(found.map(({ id, uom_id }) => [id, uoms.find((uom) => uom_id && uom.id === uom_id[0])]));
}

/** The codes of items by their ids, as the mirror has them; archived ones too. */
export async function codesOf(
  client: OdooClient,
  lines: { productId: number }[],
): Promise<Map<number, string>> {
  const found = await client.call<{ id: number; default_code: Text }[]>("product.product", "search_read", {
    domain: [["id", "in", [...new Set(lines.map(({ productId }) => productId))]]],
    fields: ["default_code"],
    context: { active_test: false },
  });
  return new Map(found.map(({ id, default_code }) => [id, default_code || String(id)]));
}
