import type { Shown } from "./_family.ts";
import { type Item, type Order, rounded } from "./_order.ts";
import { truly } from "./_trade.ts";

const STREETS = [
  "3300 Distribution Way",
  "Gate 4, 712 Sawmill Rd",
  "1185 Airport Loop N",
  "29 Ferry Landing",
];

/** The order with its goods going to a place of another name, in a street of its own. */
export function sited(order: Order, names: string[], streets = STREETS): Order {
  const { random, site } = order;
  const [, ...rest] = site.lines;
  return { ...order, site: { ...site, name: random.pick(names), lines: [random.pick(streets), ...rest] } };
}

/** What a page shows that names the place the goods go to. */
export function told(order: Order, more: Partial<Shown> = {}): Shown {
  const { line, ...heads } = more;
  return {
    ...truly(order, line as Parameters<typeof truly>[1]),
    shipTo: order.site,
    total: order.net,
    ...heads,
  };
}

/** The order with other lines, and their sum. */
export function relined(order: Order, items: Item[]): Order {
  return {
    ...order,
    items,
    net: rounded(
      items.reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  };
}
