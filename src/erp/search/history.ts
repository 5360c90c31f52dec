import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";

/** How often a customer ordered an item, and when last. */
export interface Bought {
  orders: number;
  last: Date;
}

/** Older orders say little of what is meant today. */
const LATEST_ORDERS = 200;

/** What a customer's latest orders that were submitted had, by the item's id. */
export async function boughtBy(tx: Tx, customerErpId: string | null): Promise<Map<string, Bought>> {
  if (customerErpId === null) return new Map();
  const rows = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom("extracted_orders")
        .select(["id", "created_at"])
        .where("idp_organization_id", "=", sql<string>`current_setting('app.organization')`)
        .where("customer_erp_id", "=", customerErpId)
        .where("status", "=", "submitted")
        .orderBy("created_at", "desc")
        .limit(LATEST_ORDERS)
        .as("latest"),
    )
    .innerJoin("order_lines", "order_lines.order_id", "latest.id")
    .select((eb) => [
      "item_erp_id",
      eb.fn.count<string>("order_id").distinct().as("orders"),
      eb.fn.max("latest.created_at").as("last"),
    ])
    .where("item_erp_id", "is not", null)
    .groupBy("item_erp_id")
    .execute();
  return new Map(
    rows.map(({ item_erp_id, orders, last }) => [item_erp_id!, { orders: Number(orders), last }]),
  );
}

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** For a person: "this customer ordered it 3 times, last on 4 Mar 2026". */
export function boughtReason({ orders, last }: Bought): string {
  const times = orders === 1 ? "once, on" : `${orders} times, last on`;
  return `this customer ordered it ${times} ${DAY.format(last)}`;
}
