import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { type Order, orderOf, recheck, setFindings } from "../orders/mod.ts";
import { DIFFERENCES, differences } from "./differences.ts";
import { isChosenByPerson, type LineMatch, type Match } from "./match.ts";

/** Writes what was found, once an order has left review nothing. Throws when the order was edited since it was read: match it again. */
export async function writeMatch(tx: Tx, order: Order, found: Match | null) {
  const { numUpdatedRows } = await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<Date>`now()`, ...(found && headerOf(order, found)) })
    .where("id", "=", order.id)
    .where("version", "=", order.version)
    .where("status", "=", "pending_review")
    .executeTakeFirst();
  if (!numUpdatedRows) return editedOrGone(tx, order);
  for (const line of found?.lines ?? []) await writeLine(tx, line);
  if (found) await writeDifferences(tx, order.id, found.connectionId);
  else await recheck(tx, order.id);
}

async function editedOrGone(tx: Tx, { id }: Order) {
  const now = await tx
    .selectFrom("extracted_orders")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  if (now?.status === "pending_review") throw new Error("The order was edited while it was matched");
}

function headerOf(order: Order, { customer, shipTo }: Match) {
  return {
    ship_to: { ...order.shipTo, erpId: shipTo?.erpId ?? null },
    ...(!isChosenByPerson(order) && {
      customer_erp_id: customer?.erpId ?? null,
      customer_score: customer ? String(customer.score) : null,
      customer_reason: customer?.reason ?? null,
    }),
  };
}

async function writeLine(tx: Tx, { line, chosen, candidates, reference }: LineMatch) {
  await tx
    .updateTable("order_lines")
    .set({
      item_erp_id: chosen?.itemId ?? null,
      item_sku: chosen?.sku ?? null,
      item_description: chosen?.description ?? null,
      match_score: chosen ? String(chosen.score) : null,
      match_source: chosen?.source ?? null,
      match_reason: chosen?.reason ?? null,
      candidates,
      cross_reference_id: chosen?.source === "cross_reference" ? reference!.id : null,
    })
    .where("id", "=", line.id)
    .execute();
}

/** Compares units and prices of the lines as they are now, and makes the order's findings anew. */
async function writeDifferences(tx: Tx, orderId: string, connectionId: string) {
  const { lines, currency } = await orderOf(tx, orderId);
  const ids = lines.flatMap(({ match }) => match?.itemId ?? []);
  const items = ids.length
    ? await tx
        .selectFrom("erp_items")
        .select(["erp_id", "unit", "price", "currency"])
        .where("connection_id", "=", connectionId)
        .where("erp_id", "in", ids)
        .execute()
    : [];
  const terms = new Map(items.map((item) => [item.erp_id, item]));
  const findings = lines.flatMap((line, at) => {
    const item = line.match && terms.get(line.match.itemId);
    return item ? differences(line, { item, number: at + 1, currency }) : [];
  });
  await setFindings(tx, { orderId, codes: DIFFERENCES, findings });
}
