import type { Tx } from "../../db/mod.ts";
import { declineItem } from "../erp/mod.ts";
import type { Order, OrderLine } from "../orders/mod.ts";

/** An order with the lines that are decided about. */
type Decided = Pick<Order, "customer" | "lines">;

/** What the customer calls the item of a line: their code, ours as they print it, or their words. */
export function wordsOfLine({ customerSku, supplierSku, description }: OrderLine): string | null {
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
