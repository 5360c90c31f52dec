import { wayOf } from "./_desk.ts";
import { drawn, type Family, type Shown } from "./_family.ts";
import { sited, told } from "./_next.ts";
import type { Item, Order } from "./_order.ts";
import type { Hand, Pen } from "./_pen.ts";
import { placed, pour, type Row } from "./_reach.ts";
import { columnsOf, type Flow } from "./_table.ts";
import { traded } from "./_trade.ts";

/** A form as data: who orders what, its head, its table and what stands below. */
export interface Plan {
  wish?: Parameters<typeof drawn>[1];
  /** The trade's words; without it the land's own. */
  trade?: Parameters<typeof traded>[1];
  /** Names and streets of the places that goods go to. */
  site?: [names: string[], streets?: string[]];
  /** Addresses of the buyer, the goods' place and the seller. */
  place?: Parameters<typeof placed>[1];
  ruler: string;
  caption?: Hand & { top?: boolean };
  band?: "rules" | "bar" | "none";
  bottom?: number;
  step?: number;
  /** Rows of an item stay on one page. */
  together?: boolean;
  head(pen: Pen, order: Order): number;
  rows(item: Item, order: Order): Row[];
  below?(pen: Pen, flow: Flow, order: Order): void;
  end?(pen: Pen, y: number): void;
  shown?(order: Order): Partial<Shown>;
}

/** A family of forms after a plan. */
export function laid(name: string, plan: Plan): Family {
  const { wish = {}, trade, site, place, bottom = 720, step = 12, band, caption } = plan;
  return drawn(name, wish, (made, pen) => {
    const worded = trade ? traded(made, trade) : made;
    const at = place ? placed(worded, place) : worded;
    const order = site ? sited(at, ...site) : at;
    const columns = columnsOf(plan.ruler);
    const end = (y: number) => plan.end?.(pen, y);
    const flow = wayOf(pen, { columns, head: () => plan.head(pen, order), bottom, band, caption, end });
    for (const item of order.items) {
      const rows = plan.rows(item, order);
      if (plan.together) flow.need(rows.reduce((sum, row) => sum + (row.step ?? step), 0));
      pour(pen, flow, columns, rows, step);
    }
    plan.below?.(pen, flow, order);
    return told(order, plan.shown?.(order));
  });
}
