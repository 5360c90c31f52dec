import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { TRIAL_LINES } from "./charge.ts";

/** Which usage events are asked for; `userId` decides whose orders are named. */
export interface EventsQuery {
  userId: string;
  /** YYYY-MM in UTC; all months where it is left out. */
  month?: string;
  /** From 1. */
  page: number;
  size: number;
  /** So many more than a page, to see whether there is a next one. */
  ahead?: number;
}

/** Lines of the free trial that the transaction's organization has left. */
export async function trialLinesLeft(tx: Tx): Promise<number> {
  const { used } = await tx
    .selectFrom("usage_events")
    .select(sql<number>`coalesce(sum(free_trial_line_items_used), 0)::int`.as("used"))
    .where("free_trial_line_items_used", ">", 0)
    .executeTakeFirstOrThrow();
  return Math.max(0, TRIAL_LINES - used);
}

/** Usage events, newest first. `visible` is false for an order that only another person sees. */
export function usageEvents(tx: Tx, { userId, month, page, size, ahead = 0 }: EventsQuery) {
  let query = tx
    .selectFrom("usage_events as event")
    .innerJoin("extracted_orders as order", "order.id", "event.order_id")
    .selectAll("event")
    .select((eb) => [
      "order.po_number",
      eb.or([eb("order.user_id", "is", null), eb("order.user_id", "=", userId)]).as("visible"),
    ])
    .orderBy("event.created_at", "desc")
    .orderBy("event.id")
    .limit(size + ahead)
    .offset((page - 1) * size);
  if (month) query = query.where(inMonth(month, "event.created_at"));
  return query.execute();
}

/** What a month comes to: orders, lines, and dollars as a decimal string. */
export function monthSum(tx: Tx, month: string) {
  return tx
    .selectFrom("usage_events")
    .select([
      sql<number>`count(*)::int`.as("orders"),
      sql<number>`coalesce(sum(line_item_count), 0)::int`.as("lines"),
      sql<string>`coalesce(sum(calculated_charge), 0)::numeric(20, 2)`.as("charge"),
    ])
    .where(inMonth(month, "created_at"))
    .executeTakeFirstOrThrow();
}

function inMonth(month: string, column: string) {
  const from = sql`(${`${month}-01`}::date at time zone 'UTC')`;
  return sql<boolean>`${sql.ref(column)} >= ${from}
    and ${sql.ref(column)} < (${`${month}-01`}::date + interval '1 month') at time zone 'UTC'`;
}
