import { ordersOf } from "../src/extraction/orders_of.ts";
import { withFileFindings } from "../src/extraction/summary.ts";
import type { Draft, DraftLine } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import type { LongLine, LongOrder } from "./fixtures/long_orders.ts";

/** What reading a made order gave. */
export interface MadeOutcome {
  order: LongOrder;
  read: number;
  right: number;
  /** An error says that something is wrong with the order. */
  flagged: boolean;
  drafts: Draft[];
}

/** Reads a made order as the service does. */
export async function outcomeOf(order: LongOrder): Promise<MadeOutcome> {
  const reading = await readFile(order.bytes, order.type);
  return judged(order, withFileFindings(reading, ordersOf(reading, { ownNames: [] }).drafts));
}

/** Counts the lines of drafts that are right. */
export function judged(order: LongOrder, drafts: Draft[]): MadeOutcome {
  const lines = drafts.flatMap((draft) => draft.lines);
  const bySku = new Map(
    lines.map((line) => [line.fields.customerSku?.value ?? line.fields.supplierSku?.value, line]),
  );
  return {
    order,
    read: lines.length,
    right: order.lines.filter((line) => same(line, bySku.get(line.sku))).length,
    flagged: drafts.some(({ findings }) => findings.some(({ level }) => level === "error")),
    drafts,
  };
}

/** Lost or wrong lines that nothing tells of. */
export function isSilent({ order, read, right, flagged }: MadeOutcome): boolean {
  return !flagged && (right < order.lines.length || read !== order.lines.length);
}

function same(want: LongLine, got: DraftLine | undefined): boolean {
  const figure = (text: string | undefined) => Number((text ?? "NaN").replaceAll(",", ""));
  const f = got?.fields;
  return (
    figure(f?.quantity?.value) === figure(want.quantity) &&
    figure(f?.unitPrice?.value) === figure(want.price) &&
    figure(f?.lineTotal?.value) === figure(want.total)
  );
}
