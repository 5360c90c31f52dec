import type { Connector, LineInErp, OrderInErp, Stock } from "../connector.ts";
import { amend } from "./amend.ts";
import { book, findByKey } from "./book.ts";
import { usable } from "./check.ts";
import type { OdooClient } from "./client.ts";
import { codesOf, lineFields } from "./lines.ts";
import { changes, LISTS, storedDomain } from "./listing.ts";
import { simulate } from "./simulate.ts";
import { codeOf, uomsOf } from "./units.ts";
import { decimalOf, nameOf, type Pointer } from "./values.ts";

/** Speaks to an Odoo, 14 or later, with the app Sales. */
export function odoo(client: OdooClient): Connector {
  return {
    lists: LISTS,
    check: () => usable(client),
    changes: (listing) => changes(client, listing),
    inventory: (itemErpIds) => inventory(client, itemErpIds),
    simulate: (order) => simulate(client, order),
    findByKey: (key) => findByKey(client, key),
    create: (order) => book(client, order),
    amend: (order) => amend(client, order),
    read: (erpOrderId) => read(client, erpOrderId),
  };
}

async function inventory(client: OdooClient, itemErpIds: string[]): Promise<Stock[]> {
  const stored = await storedDomain(client);
  if (!stored) return [];
  const ids = itemErpIds.map(Number).filter(Number.isInteger);
  const found = await client.call<{ id: number; free_qty: number }[]>("product.product", "search_read", {
    domain: [["id", "in", ids], ...stored],
    fields: ["free_qty"],
  });
  return found.map(({ id, free_qty }) => ({ itemErpId: String(id), quantity: decimalOf(free_qty) }));
}

interface Order {
  id: number;
  name: string;
  state: string;
  amount_total: number;
  currency_id: Pointer;
}

interface Line {
  name: string;
  product_id: Pointer;
  product_uom_qty: number;
  product_uom_id?: Pointer;
  product_uom?: Pointer;
  price_unit: number;
  price_subtotal: number;
}

async function read(client: OdooClient, erpOrderId: string): Promise<OrderInErp | null> {
  const [order] = await client.call<Order[]>("sale.order", "search_read", {
    domain: [["id", "=", Number(erpOrderId)]],
    fields: ["name", "state", "amount_total", "currency_id"],
  });
  if (!order) return null;
  const { unit } = await lineFields(client);
  const lines = await client.call<Line[]>("sale.order.line", "search_read", {
    domain: [
      ["order_id", "=", order.id],
      ["display_type", "=", false],
    ],
    fields: ["name", "product_id", "product_uom_qty", unit, "price_unit", "price_subtotal"],
    order: "sequence asc, id asc",
  });
  const items = lines.map(({ product_id }) => ({ productId: product_id ? product_id[0] : 0 }));
  const [codes, units] = [await codesOf(client, items), await unitsOf(client)];
  return {
    number: order.name,
    state: order.state,
    total: decimalOf(order.amount_total),
    currency: nameOf(order.currency_id),
    lines: lines.map((line, index): LineInErp => {
      const uom = line[unit] ?? false;
      return {
        position: index + 1,
        sku: (line.product_id && codes.get(line.product_id[0])) || null,
        description: line.name,
        quantity: decimalOf(line.product_uom_qty),
        unit: uom ? (units.get(uom[0]) ?? uom[1]) : null,
        unitPrice: decimalOf(line.price_unit),
        lineTotal: decimalOf(line.price_subtotal),
        requiredDate: null,
      };
    }),
  };
}

async function unitsOf(client: OdooClient): Promise<Map<number, string>> {
  return new Map((await uomsOf(client)).map((uom) => [uom.id, codeOf(uom)]));
}
