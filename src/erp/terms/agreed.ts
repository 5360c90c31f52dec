import type { Tx } from "../../../db/mod.ts";
import { today } from "../../formats.ts";
import { type ItemUnit, inItemUnits } from "../item_units.ts";
import { type Agreed, agreedPrice, type ContractPrice } from "./prices.ts";

/** An order as far as its prices go. */
interface Ordered {
  connectionId: string;
  customerErpId: string | null;
  currency: string | null;
  /** Null: today's prices hold. */
  orderDate: string | null;
  lines: { id: string; quantity: string | null }[];
}

/** What is agreed on for each line, by line; lines of items without an agreed price have none. */
export async function agreedOf(
  tx: Tx,
  { connectionId, customerErpId, currency, orderDate, lines }: Ordered,
  items: Map<string, ItemUnit>,
): Promise<Map<string, Agreed>> {
  if (!items.size) return new Map();
  const priceList = await listOf(tx, { connectionId, customerErpId });
  const itemIds = [...new Set([...items.values()].map(({ itemId }) => itemId))];
  const prices = await pricesOf(tx, { connectionId, customerErpId, priceList, itemIds });
  return new Map(
    lines.flatMap((line) => {
      const item = items.get(line.id);
      const known = item && prices.get(item.itemId);
      if (!known) return [];
      const quantity = inItemUnits(line, item);
      const buying = { customerErpId, priceList, quantity, currency, day: orderDate ?? today() };
      const agreed = agreedPrice(known, item, buying);
      return agreed ? [[line.id, agreed] as const] : [];
    }),
  );
}

/** A customer's price list; null: it has none, or is not known. */
async function listOf(
  tx: Tx,
  { connectionId, customerErpId }: Pick<Ordered, "connectionId" | "customerErpId">,
): Promise<string | null> {
  if (!customerErpId) return null;
  const customer = await tx
    .selectFrom("erp_customers")
    .select("price_list")
    .where("connection_id", "=", connectionId)
    .where("erp_id", "=", customerErpId)
    .executeTakeFirst();
  return customer?.price_list ?? null;
}

interface Asked {
  connectionId: string;
  customerErpId: string | null;
  priceList: string | null;
  itemIds: string[];
}

async function pricesOf(tx: Tx, asked: Asked): Promise<Map<string, ContractPrice[]>> {
  const rows = await tx
    .selectFrom("erp_prices")
    .select(["item_erp_id as itemErpId", "erp_id as id", "customer_erp_id as customerErpId"])
    .select(["price_list as priceList", "name", "minimum_quantity as minimumQuantity"])
    .select(["valid_from as validFrom", "valid_until as validUntil", "price", "currency", "unit", "basis"])
    .where("connection_id", "=", asked.connectionId)
    .where("item_erp_id", "in", asked.itemIds)
    .where("active", "=", true)
    .where((eb) =>
      eb.and([
        eb.or([eb("customer_erp_id", "is", null), eb("customer_erp_id", "=", asked.customerErpId)]),
        eb.or([eb("price_list", "is", null), eb("price_list", "=", asked.priceList)]),
      ]),
    )
    .execute();
  return Map.groupBy(rows, ({ itemErpId }) => itemErpId);
}
