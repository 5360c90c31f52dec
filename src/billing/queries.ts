import { sql } from "kysely";
import type { Tx, UsageStatus } from "../../db/mod.ts";
import { isAfter, momentIn, type Place } from "../web/mod.ts";
import { TRIAL_LINES } from "./charge.ts";

/** Which usage events are asked for; `userId` decides whose orders are named. */
export interface EventsQuery {
  userId: string;
  /** YYYY-MM in UTC. */
  month?: string;
  /** YYYY-MM-DD in UTC, both days included. */
  from?: string;
  to?: string;
  status?: UsageStatus;
  orderId?: string;
  size: number;
  /** From 1. */
  page?: number;
  after?: Place;
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

/** Usage events, newest first, and the place of the last one when more follow. `visible` is false for an order that only another person sees. */
export async function usageEvents(tx: Tx, asked: EventsQuery) {
  const { size, page = 1 } = asked;
  const rows = await matching(tx, asked)
    .limit(size + 1)
    .offset((page - 1) * size)
    .execute();
  const shown = rows.slice(0, size);
  return { events: shown, next: rows.length > size ? shown.at(-1)! : null };
}

export type EventRow = Awaited<ReturnType<typeof usageEvents>>["events"][number];

function matching(tx: Tx, { userId, month, from, to, status, orderId, after }: EventsQuery) {
  let query = tx
    .selectFrom("usage_events as event")
    .innerJoin("extracted_orders as order", "order.id", "event.order_id")
    .selectAll("event")
    .select((eb) => [
      "order.po_number",
      eb.or([eb("order.user_id", "is", null), eb("order.user_id", "=", userId)]).as("visible"),
      momentIn("event"),
    ])
    // The policy's condition again, because an index can't serve the policy's "or".
    .where("event.idp_organization_id", "=", sql<string>`current_setting('app.organization')`)
    .orderBy("event.created_at", "desc")
    .orderBy("event.id");
  if (month) query = query.where(inMonth(month, "event.created_at"));
  if (from) query = query.where("event.created_at", ">=", startOf(from));
  if (to) query = query.where("event.created_at", "<", sql<Date>`${startOf(to)} + interval '1 day'`);
  if (status) query = query.where("event.status", "=", status);
  if (orderId) query = query.where("event.order_id", "=", orderId);
  if (after) query = query.where(isAfter(after, "event"));
  return query;
}

/** What a month comes to: orders, lines and cents. */
export function monthSum(tx: Tx, month: string) {
  return tx
    .selectFrom("usage_events")
    .select([
      sql<number>`count(*)::int`.as("orders"),
      sql<number>`coalesce(sum(line_item_count), 0)::int`.as("lines"),
      sql<number>`coalesce(sum(charge_cents), 0)::int`.as("cents"),
    ])
    .where(inMonth(month, "created_at"))
    .executeTakeFirstOrThrow();
}

/** A month's days on which orders were submitted, in UTC. */
export function monthDays(tx: Tx, month: string) {
  const day = sql<string>`(created_at at time zone 'UTC')::date`;
  return tx
    .selectFrom("usage_events")
    .select([
      day.as("day"),
      sql<number>`count(*)::int`.as("orders"),
      sql<number>`sum(line_item_count)::int`.as("lines"),
      sql<number>`sum(charge_cents)::int`.as("cents"),
    ])
    .where(inMonth(month, "created_at"))
    .groupBy(day)
    .orderBy(day)
    .execute();
}

function startOf(day: string) {
  return sql<Date>`(${day}::date::timestamp at time zone 'UTC')`;
}

function inMonth(month: string, column: string) {
  const first = `${month}-01`;
  return sql<boolean>`${sql.ref(column)} >= ${startOf(first)}
    and ${sql.ref(column)} < (${first}::date + interval '1 month') at time zone 'UTC'`;
}
