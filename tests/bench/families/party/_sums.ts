import { type Order, rounded } from "../_order.ts";
import type { Pen } from "../_pen.ts";

/** Writes captions with amounts under the sum of lines, the last in bold; tells where it goes on. */
export function sums(pen: Pen, y: number, rows: [caption: string, amount: string][]): number {
  return rows.reduce((at, [caption, amount], i) => {
    const hand = { align: "right" as const, bold: i === rows.length - 1 };
    pen.say(480, at, caption, hand);
    return pen.say(555, at, amount, hand) + 2;
  }, y + 4);
}

/** The order's sum with such a tax in percent and a freight, each in cents. */
export function sumsOf({ net }: Order, percent: number, freight = 0): { tax: number; total: number } {
  const tax = rounded((net * percent) / 100, 2);
  return { tax, total: rounded(net + tax + freight, 2) };
}
