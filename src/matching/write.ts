import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { DIFFERENCES, termFindings } from "../erp/mod.ts";
import { comparedOf, type Order, orderOf, recheck, setFindings } from "../orders/mod.ts";
import { isChosenByPerson, type LineMatch, type Match } from "./match.ts";

/** By item, a decimal string. */
type Stock = Map<string, string>;

/** Writes what was found, once an order has left review nothing. Throws when the order was edited since it was read: match it again. */
export async function writeMatch(
  tx: Tx,
  order: Order,
  { found, stock }: { found: Match | null; stock: Stock },
) {
  const { numUpdatedRows } = await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<Date>`now()`, ...(found && headerOf(order, found)) })
    .where("id", "=", order.id)
    .where("version", "=", order.version)
    .where("status", "=", "pending_review")
    .executeTakeFirst();
  if (!numUpdatedRows) return editedOrGone(tx, order);
  for (const line of found?.lines ?? []) await writeLine(tx, line);
  if (found) await writeDifferences(tx, order.id, { connectionId: found.connectionId, stock });
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

/** Compares the lines as they are now with the ERP's terms, and makes the order's findings anew. */
async function writeDifferences(tx: Tx, orderId: string, of: { connectionId: string; stock: Stock }) {
  const compared = comparedOf(await orderOf(tx, orderId));
  const findings = await termFindings(tx, { ...compared, ...of });
  await setFindings(tx, { orderId, codes: DIFFERENCES, findings });
}
