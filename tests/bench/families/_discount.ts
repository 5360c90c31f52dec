import { type Order, rounded } from "./_order.ts";

/** Discounts in percent by line, the lines' sums after them, and the sum of those. */
export function discounted(order: Order, rates: number[]) {
  const off = order.items.map(() => order.random.pick(rates));
  const totals = order.items.map((item, i) => rounded(item.total * (1 - off[i]! / 100), 2));
  return {
    off,
    totals,
    net: rounded(
      totals.reduce((sum, total) => sum + total, 0),
      2,
    ),
  };
}
