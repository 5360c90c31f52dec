import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { enqueueAll } from "../../../jobs/mod.ts";
import { NotFound } from "../../errors.ts";
import { isUuid } from "../../formats.ts";
import { lockWords } from "./keep.ts";

/**
 * Decides between a cross-reference and the one that contradicts it, by the latter's id: the other is revoked.
 * Throws `NotFound` where the question is settled already.
 */
export async function decideCrossReference(
  tx: Tx,
  { id, keep, by }: { id: string; keep: "old" | "new"; by: string },
) {
  const challenger = await locked(tx, id);
  if (!challenger?.challenges) throw new NotFound("There is no such question any more");
  if (keep === "old") return end(tx, challenger.id, by);
  await end(tx, challenger.challenges, by);
  await promote(tx, { from: challenger.challenges, first: challenger.id });
}

/** Takes a cross-reference back; open orders that used it are matched again. Of those that contradicted it the newest is used. Throws `NotFound`. */
export async function revokeCrossReference(tx: Tx, { id, by }: { id: string; by: string }) {
  const row = await locked(tx, id);
  if (!row) throw new NotFound("There is no such cross-reference");
  await end(tx, row.id, by);
  await promote(tx, { from: row.id });
}

/** One that is not revoked; nobody else keeps or ends one for its words meanwhile. */
async function locked(tx: Tx, id: string) {
  const row = isUuid(id) ? await unrevoked(tx, id) : undefined;
  if (!row) return;
  await lockWords(tx, row);
  return unrevoked(tx, id);
}

function unrevoked(tx: Tx, id: string) {
  return tx
    .selectFrom("cross_references")
    .select(["id", "challenges", "connection_id", "customer_key"])
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
}

async function end(tx: Tx, id: string, by: string) {
  await tx
    .updateTable("cross_references")
    .set({ revoked_at: sql<Date>`now()`, revoked_by: by })
    .where("id", "=", id)
    .execute();
  await matchAgain(tx, id);
}

/** What contradicted `from`, `first` and then the newest before the others, is used where nothing else is for the same days, and else contradicts that. */
async function promote(tx: Tx, { from, first }: { from: string; first?: string }) {
  const waiting = await tx
    .selectFrom("cross_references")
    .select("id")
    .where("challenges", "=", from)
    .where("revoked_at", "is", null)
    .orderBy(sql`(id = ${first ?? null}) is true`, "desc")
    .orderBy("created_at", "desc")
    .execute();
  for (const { id } of waiting)
    await sql`
      update cross_references c set challenges = (
        select live.id from cross_references live
        where live.connection_id = c.connection_id and live.customer_key = c.customer_key
          and coalesce(live.customer_erp_id, '') = coalesce(c.customer_erp_id, '')
          and coalesce(live.ship_to_erp_id, '') = coalesce(c.ship_to_erp_id, '')
          and live.revoked_at is null and live.challenges is null
          and daterange(live.valid_from, live.valid_to, '[]') && daterange(c.valid_from, c.valid_to, '[]')
        order by live.created_at limit 1)
      where c.id = ${id}`.execute(tx);
}

/** Orders in review whose lines were matched by it. */
async function matchAgain(tx: Tx, id: string) {
  const orders = await tx
    .selectFrom("extracted_orders")
    .select(["id", "idp_organization_id"])
    .where("status", "=", "pending_review")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("order_lines")
        .select("order_id")
        .where("cross_reference_id", "=", id)
        .where("match_source", "=", "cross_reference"),
    )
    .execute();
  if (!orders.length) return;
  const jobs = orders.map(({ id: orderId, idp_organization_id: idpOrganizationId }) => ({
    payload: { idpOrganizationId, orderId },
    key: orderId,
  }));
  // Before the orders are touched, as a match that ends takes its job first.
  await enqueueAll(tx, "match_order", jobs);
  await tx
    .updateTable("extracted_orders")
    .set({ matched_at: sql<null>`null` })
    .where("status", "=", "pending_review")
    .where(
      "id",
      "in",
      orders.map(({ id }) => id),
    )
    .execute();
}
