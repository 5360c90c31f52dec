import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import type { UnansweredProps } from "../../views/review_state.tsx";
import type { OrderHead } from "../orders/mod.ts";

/** Since when the ERP owes an answer about an order, and when it is asked next; null: it owes none. */
export async function unansweredOf(
  tx: Tx,
  { id, status }: Pick<OrderHead, "id" | "status">,
): Promise<UnansweredProps | null> {
  if (status !== "unconfirmed") return null;
  const found = await tx
    .selectFrom("submissions")
    .leftJoin("jobs", (join) =>
      join
        .onRef("jobs.key", "=", sql`submissions.order_id::text`)
        .on("jobs.kind", "=", "submit_order")
        .on("jobs.buried_at", "is", null)
        .on("jobs.claimed_by", "is", null),
    )
    .select(["sent_at as since", "submissions.error as words", "jobs.run_at as next"])
    .where("order_id", "=", id)
    .executeTakeFirst();
  return found ?? null;
}
