import type { Compared } from "../erp/mod.ts";
import type { Order } from "./order.ts";

/** What of an order is compared with the ERP's terms. */
export function comparedOf(order: Order): Omit<Compared, "connectionId" | "stock"> {
  const { customer, currency, findings } = order;
  const lines = order.lines.map((line) => ({ ...line, itemId: line.match?.itemId ?? null }));
  return { customerErpId: customer.erpId, currency, findings, lines };
}
