import type { Compared } from "../erp/mod.ts";
import type { LineInShort, OrderHead } from "./order.ts";

/** An order, or a part of one; lines without a number are all of its lines. */
type Comparable = Pick<OrderHead, "customer" | "currency" | "orderDate" | "findings"> & {
  lines: (Omit<LineInShort, "number"> & { number?: number })[];
};

/** What of an order is compared with the ERP's terms. */
export function comparedOf(order: Comparable): Omit<Compared, "connectionId" | "stock"> {
  const { customer, currency, orderDate, findings } = order;
  const lines = order.lines.map((line, at) => ({
    number: at + 1,
    ...line,
    itemId: line.match?.itemId ?? null,
  }));
  return { customerErpId: customer.erpId, currency, orderDate, findings, lines };
}
