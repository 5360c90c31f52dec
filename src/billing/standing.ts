import { sql } from "kysely";
import type { Tx } from "../../db/mod.ts";
import { dollars } from "./charge.ts";
import { type Course, MEASURED_DAYS } from "./forecast.ts";

/** What a forecast is made of. */
export async function measuredDays(tx: Tx, now: Date): Promise<Course> {
  const today = now.toISOString().slice(0, 10);
  const day = sql<string>`(created_at at time zone 'UTC')::date`;
  const from = new Date(
    Math.min(now.getTime() - (MEASURED_DAYS + 1) * 86_400_000, Date.parse(`${today.slice(0, 7)}-01`)),
  );
  const rows = await tx
    .selectFrom("usage_events")
    .select([day.as("day"), sql<number>`sum(charge_cents)::int`.as("cents")])
    .where("created_at", ">=", from)
    .groupBy(day)
    .execute();
  const { since } = await tx
    .selectFrom("usage_events")
    .select(sql<string | null>`min(created_at at time zone 'UTC')::date`.as("since"))
    .executeTakeFirstOrThrow();
  return { days: new Map(rows.map(({ day, cents }) => [day, cents])), since, today };
}

/** Events that the payment processor has not been told, or has refused. */
export async function openReports(tx: Tx) {
  const row = await tx
    .selectFrom("usage_events")
    .select([
      sql<number>`count(*) filter (where status = 'pending')::int`.as("pending"),
      sql<number>`count(*) filter (where status = 'failed')::int`.as("failed"),
      sql<number>`coalesce(sum(charge_cents), 0)::int`.as("cents"),
      sql<string | null>`max(report_error) filter (where status = 'failed')`.as("words"),
    ])
    .where("status", "in", ["pending", "failed"])
    .executeTakeFirstOrThrow();
  const { cents, ...counts } = row;
  return { ...counts, charge: dollars(cents) };
}

/** How the ledger and the payment processor's meter compare; null: never compared. */
export async function reconciliation(tx: Tx) {
  const rows = await tx
    .selectFrom("usage_reconciliations")
    .selectAll()
    .where("day", ">=", sql<string>`(now() at time zone 'UTC')::date - 35`)
    .orderBy("day", "desc")
    .execute();
  const [newest] = rows;
  if (!newest) return null;
  return {
    days: rows.length,
    checkedAt: newest.checked_at,
    differing: rows
      .filter((row) => row.ledger_cents !== row.metered_cents)
      .map((row) => ({
        day: row.day,
        ledger: dollars(row.ledger_cents),
        metered: dollars(row.metered_cents),
      })),
  };
}
