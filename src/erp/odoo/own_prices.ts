import type { OdooClient } from "./client.ts";
import type { KnownLine } from "./lines.ts";
import { decimalOf, type Pointer } from "./values.ts";

/** Who orders, and by which price list; null: the customer's own. */
interface Ordering {
  customerId: number;
  pricelistId: number | null;
}

/**
 * The lines, those without a price at what Odoo sells them for. An Odoo before 16 books them without the discount that a price list shows,
 * and tells the price beforehand (product/models/product.py, `price`); from then on they are left to Odoo.
 */
export async function withOwnPrices(
  client: OdooClient,
  lines: KnownLine[],
  { customerId, pricelistId }: Ordering,
): Promise<KnownLine[]> {
  const open = lines.filter(({ unitPrice }) => unitPrice === null);
  if (!open.length || !(await tellsPrices(client))) return lines;
  const pricelist = pricelistId ?? (await pricelistOf(client, customerId));
  if (!pricelist) return lines;
  const told = new Map<KnownLine, string>();
  for (const alike of Map.groupBy(open, ({ quantity, uom }) => `${quantity} ${uom.id}`).values()) {
    const [{ quantity, uom }] = alike as [KnownLine];
    const prices = await client.call<{ id: number; price: number }[]>("product.product", "search_read", {
      domain: [["id", "in", alike.map(({ productId }) => productId)]],
      fields: ["price"],
      context: { pricelist, partner: customerId, quantity: Number(quantity), uom: uom.id },
    });
    for (const line of alike) {
      const found = prices.find(({ id }) => id === line.productId);
      if (found) told.set(line, decimalOf(found.price));
    }
  }
  return lines.map((line) => ({ ...line, unitPrice: told.get(line) ?? line.unitPrice }));
}

async function tellsPrices(client: OdooClient): Promise<boolean> {
  const known = await client.call<object>("product.product", "fields_get", {
    allfields: ["price"],
    attributes: ["type"],
  });
  return "price" in known;
}

async function pricelistOf(client: OdooClient, customerId: number): Promise<number | null> {
  const [customer] = await client.call<{ property_product_pricelist: Pointer }[]>(
    "res.partner",
    "search_read",
    { domain: [["id", "=", customerId]], fields: ["property_product_pricelist"] },
  );
  return customer?.property_product_pricelist ? customer.property_product_pricelist[0] : null;
}
