import type { Tx } from "../../db/mod.ts";
import { declineItem, takeBackDeclined } from "../erp/mod.ts";
import type { Order, OrderLine } from "../orders/mod.ts";

/** An order with the lines that are decided about. */
type Decided = Pick<Order, "customer" | "lines">;

/** What the customer calls the item of a line: their code, ours as they print it, or their words. */
export function wordsOfLine({
  customerSku,
  supplierSku,
  description,
}: Pick<OrderLine, "customerSku" | "supplierSku" | "description">): string | null {
  return customerSku ?? supplierSku ?? description;
}

/** Remembers suggested items that a person takes away from their lines, in favour of another one or of none. */
export async function decline(
  tx: Tx,
  { order, around }: { order: Decided; around: { connectionId: string | null } },
  { items, by }: { items: Map<string, string | null>; by: string },
) {
  const { connectionId } = around;
  const customerErpId = order.customer.erpId;
  if (!connectionId || !customerErpId) return;
  for (const line of order.lines) {
    const { match } = line;
    const chosen = items.get(line.id);
    const customerText = wordsOfLine(line);
    if (!match || chosen === undefined || chosen === match.itemId || !customerText) continue;
    if (match.source === "manual" || match.source === "cross_reference") continue;
    await declineItem(tx, { connectionId, customerErpId, customerText, itemErpId: match.itemId, by });
  }
}

/** Lets suggestions that an undo has put back be made again; `order` has its lines as they were before it. */
export async function suggestAgain(
  tx: Tx,
  { order, around }: { order: Decided; around: { connectionId: string | null } },
  { lines }: { lines: OrderLine[] },
) {
  const { connectionId } = around;
  const customerErpId = order.customer.erpId;
  if (!connectionId || !customerErpId) return;
  for (const { id, match, ...words } of lines) {
    const before = order.lines.find((line) => line.id === id);
    const customerText = wordsOfLine(words);
    if (!match || !before || before.match?.itemId === match.itemId || !customerText) continue;
    await takeBackDeclined(tx, { connectionId, customerErpId, customerText, itemErpId: match.itemId });
  }
}
