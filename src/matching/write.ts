import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { DIFFERENCES, termFindings } from "../erp/mod.ts";
import { comparedOf, headOf, linesInShort, type Order, setFindings } from "../orders/mod.ts";
import { isChosenByPerson, type LineMatch, type Match } from "./match.ts";

/** By item, a decimal string. */
type Stock = Map<string, string>;

/** Tells how many of an order's lines were looked up. */
export async function writeProgress(tx: Tx, orderId: string, lines: number) {
  await tx
    .updateTable("extracted_orders")
    .set({ looked_up: lines })
    .where("id", "=", orderId)
    .where("matched_at", "is", null)
    .execute();
}

/** Writes what was found, once an order has left review nothing. Throws when the order was edited since it was read: match it again. */
export async function writeMatch(
  tx: Tx,
  order: Order,
  { found, stock }: { found: Match | null; stock: Stock },
) {
  const { numUpdatedRows } = await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<Date>`now()`, looked_up: null, ...(found && headerOf(order, found)) })
    .where("id", "=", order.id)
    .where("version", "=", order.version)
    .where("status", "=", "pending_review")
    .executeTakeFirst();
  if (!numUpdatedRows) return editedOrGone(tx, order);
  await writeLines(tx, found?.lines ?? []);
  const findings = found
    ? await differencesOf(tx, order.id, { connectionId: found.connectionId, stock })
    : [];
  const codes = [NOT_MATCHED, ...(found ? DIFFERENCES : [])];
  await setFindings(tx, { orderId: order.id, codes, findings });
}

const NOT_MATCHED = "not_matched";

/** Gives up on an order in review: `reason` is said on it, and a person may choose all by hand. */
export async function writeUnmatched(tx: Tx, orderId: string, reason: string) {
  const { numUpdatedRows } = await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<Date>`now()`, looked_up: null })
    .where("id", "=", orderId)
    .where("matched_at", "is", null)
    .where("status", "=", "pending_review")
    .executeTakeFirst();
  if (!numUpdatedRows) return;
  const message = `The order could not be matched to the ERP (${reason}): save it to try again, or choose by hand`;
  const finding = { code: NOT_MATCHED, level: "warning" as const, message };
  await setFindings(tx, { orderId, codes: [NOT_MATCHED], findings: [finding] });
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

/** Lines that one statement writes. */
const AT_ONCE = 1000;

async function writeLines(tx: Tx, lines: LineMatch[]) {
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const rows = lines.slice(from, from + AT_ONCE).map(rowOf);
    await sql`
      update order_lines l set
        item_erp_id = found.item_erp_id, item_sku = found.item_sku, item_description = found.item_description,
        match_score = found.match_score, match_source = found.match_source, match_reason = found.match_reason,
        candidates = found.candidates, cross_reference_id = found.cross_reference_id
      from jsonb_to_recordset(${{ rows }}::jsonb -> 'rows') as found (
        id uuid, item_erp_id text, item_sku text, item_description text, match_score numeric, match_source text,
        match_reason text, candidates jsonb, cross_reference_id uuid)
      where l.id = found.id`.execute(tx);
  }
}

function rowOf({ line, chosen, candidates, reference }: LineMatch) {
  return {
    id: line.id,
    item_erp_id: chosen?.itemId ?? null,
    item_sku: chosen?.sku ?? null,
    item_description: chosen?.description ?? null,
    match_score: chosen?.score ?? null,
    match_source: chosen?.source ?? null,
    match_reason: chosen?.reason ?? null,
    candidates,
    cross_reference_id: chosen?.source === "cross_reference" ? reference!.id : null,
  };
}

/** Compares the lines as they are now with the ERP's terms. */
async function differencesOf(tx: Tx, orderId: string, of: { connectionId: string; stock: Stock }) {
  const compared = comparedOf({ ...(await headOf(tx, orderId)), lines: await linesInShort(tx, orderId) });
  return termFindings(tx, { ...compared, ...of });
}
