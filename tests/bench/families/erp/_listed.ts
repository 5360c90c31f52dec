import { type Way, wayOf } from "../_desk.ts";
import type { Shown } from "../_family.ts";
import type { Item, Order, Wish } from "../_order.ts";
import { orderOf } from "../_order.ts";
import type { Hand, Pen } from "../_pen.ts";
import { cells, type Flow } from "../_table.ts";
import { truly } from "../_trade.ts";

export const right = "right" as const;

type Cell = string | number | null;

/** How a line is put on the page: its row, and what stands over and beneath it, each telling where it ends. */
export interface Rows {
  row: (item: Item) => Cell[];
  over?: (item: Item, y: number) => number;
  under?: (item: Item, y: number) => number;
  hand?: Hand;
  /** Points that a line takes at most, and those between lines. */
  height?: number;
  gap?: number;
}

/** Draws the table of these lines down the pages, and tells where it ends. */
export function listed(
  pen: Pen,
  items: Item[],
  { row, over, under, hand = {}, height = 28, gap = 4, ...way }: Way & Rows,
): Flow {
  const flow = wayOf(pen, way);
  for (const item of items) {
    flow.need(height);
    flow.y = over?.(item, flow.y) ?? flow.y;
    const y = cells(pen, flow.y, way.columns, row(item), hand);
    flow.y = (under?.(item, y) ?? y) + gap;
  }
  return flow;
}

/** Items of another order of the same seed's kin, for what a page shows besides its own. */
export function others({ random }: Order, count: number, wish: Omit<Wish, "seed"> = {}): Item[] {
  return orderOf({ ...wish, seed: random.int(100, 999), min: count, max: count }).items;
}

/** An order that shows no sums, neither of lines nor of all. */
export function unproved(order: Order, more: Partial<Shown> = {}): Shown {
  return { ...truly(order, () => ({ lineTotal: null })), total: null, ...more };
}
