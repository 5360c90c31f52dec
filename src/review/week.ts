import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import type { WeekProps } from "../../views/review_week.tsx";

/** Of an order that was made, sent and booked, and never saved in between. */
const UNSAVED = sql.lit(3);

/** What became of the orders that came in during the last seven days. */
export async function weekOf(tx: Tx, userId: string): Promise<WeekProps> {
  const { rows } = await sql<WeekProps>`
    select count(*)::int as "cameIn", count(submitted_at)::int as submitted,
      (count(*) filter (where submitted_at is not null and version = ${UNSAVED}
        and not findings @? '$[*].acknowledgedBy'))::int as unchanged,
      (extract(epoch from percentile_cont(0.5) within group (order by submitted_at - created_at)) * 1000)::float
        as median
    from extracted_orders
    where created_at > now() - interval '7 days' and (user_id is null or user_id = ${userId})`.execute(tx);
  return rows[0]!;
}
