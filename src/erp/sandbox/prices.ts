import { Decimal } from "decimal.js";
import type { Tx } from "../../../db/mod.ts";
import { today } from "../../formats.ts";
import type { LineToBook, OrderToBook } from "../connector.ts";
import { agreedPrice, type ContractPrice } from "../terms/prices.ts";
import type { PackUnit } from "../units.ts";

/** An order with a price on every line. */
export type PricedOrder<Order extends OrderToBook = OrderToBook> = Omit<Order, "lines"> & {
  lines: PricedLine[];
};

export type PricedLine = LineToBook & { unitPrice: string };

/** An order in which the sandbox's own price stands where the customer said none. */
export async function priced<Order extends OrderToBook>(tx: Tx, order: Order): Promise<PricedOrder<Order>> {
  const own = order.lines.some(({ unitPrice }) => unitPrice === null)
    ? await pricesFor(tx, order)
    : new Map<number, string>();
  const lines = order.lines.map((line) => ({
    ...line,
    unitPrice: line.unitPrice ?? own.get(line.position) ?? "0",
  }));
  return { ...order, lines };
}

/** What the sandbox takes for one unit of each line's item today, by position: the customer's contract price, else the list's. */
export async function pricesFor(tx: Tx, order: OrderToBook): Promise<Map<number, string>> {
  const itemIds = [...new Set(order.lines.map(({ itemErpId }) => itemErpId))];
  const items = await tx
    .selectFrom("sandbox.items")
    .select(["id", "unit", "price", "units"])
    .where("id", "in", itemIds)
    .execute();
  const customer = await tx
    .selectFrom("sandbox.customers")
    .select("price_list")
    .where("id", "=", order.customerErpId)
    .executeTakeFirst();
  const contracts = await contractsOf(tx, itemIds);
  const byId = new Map(items.map((item) => [item.id, item]));
  const buyer = { customerErpId: order.customerErpId, priceList: customer?.price_list ?? null };
  const when = { currency: order.currency, day: today() };
  return new Map(
    order.lines.flatMap(({ position, itemErpId, quantity }) => {
      const item = byId.get(itemErpId);
      if (!item) return [];
      const sold = { unit: item.unit, units: JSON.parse(item.units ?? "[]") as PackUnit[] };
      const buying = { ...buyer, ...when, quantity: new Decimal(quantity) };
      return [[position, agreedPrice(contracts.get(itemErpId) ?? [], sold, buying)?.price ?? item.price]];
    }),
  );
}

async function contractsOf(tx: Tx, itemIds: string[]): Promise<Map<string, ContractPrice[]>> {
  const rows = await tx
    .selectFrom("sandbox.prices")
    .select(["item_id", "id", "customer_id as customerErpId", "price_list as priceList", "name"])
    .select(["minimum_quantity as minimumQuantity", "valid_from as validFrom", "valid_until as validUntil"])
    .select(["price", "currency", "unit", "basis"])
    .where("item_id", "in", itemIds)
    .execute();
  return Map.groupBy(rows, ({ item_id }) => item_id);
}
