import type { Order } from "./_order.ts";
import type { Hand, Pen } from "./_pen.ts";
import type { Flow } from "./_table.ts";

/** Sums below a table, each caption with its amount; the caption ends at `at[0]` where it is right aligned. */
export function sums(
  pen: Pen,
  flow: Flow,
  at: [caption: number, value: number],
  rows: [caption: string, amount: string][],
  hand: Hand & { step?: number } = {},
): void {
  const { step = 13, ...rest } = hand;
  flow.need(rows.length * step + 8);
  flow.y += 5;
  for (const [caption, amount] of rows) {
    pen.say(at[0], flow.y, caption, { align: "right", ...rest });
    pen.say(at[1], flow.y, amount, { ...rest, align: "right" });
    flow.y += step;
  }
}

/** Small boxes in a row, each with its caption on top of its value. */
export function boxed(
  pen: Pen,
  [x, y, width]: [x: number, y: number, width: number],
  pairs: [caption: string, value: string][],
  hand: Hand = {},
): number {
  const each = width / pairs.length;
  pairs.forEach(([caption, value], i) => {
    pen.box(x + i * each, y, each, 26);
    pen.say(x + i * each + 3, y + 3, caption, { size: 6.5, ...hand });
    pen.say(x + i * each + 3, y + 13, value, { size: 8.5 });
  });
  return y + 26;
}

/** The order with its goods going to a town of the buyer's land. */
export function within(order: Order, town: string): Order {
  const [street = ""] = order.site.lines;
  return { ...order, site: { ...order.site, lines: [street, town] } };
}
