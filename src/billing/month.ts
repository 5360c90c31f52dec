import type { Tx } from "../../db/mod.ts";
import type { UsagePageProps, UsageRow } from "../../views/billing.tsx";
import { monthAway, monthOf, pageOf } from "./_page.ts";
import { capOf } from "./cap.ts";
import { dollars, TRIAL_LINES } from "./charge.ts";
import { forecast } from "./forecast.ts";
import { type EventRow, monthDays, monthSum, trialLinesLeft, usageEvents } from "./queries.ts";
import { measuredDays, openReports, reconciliation } from "./standing.ts";
import { stateOf } from "./subscription_page.ts";
import { subscriptionOf } from "./subscription_queries.ts";

const PAGE = 100;

interface MonthQuery {
  idpOrganizationId: string;
  userId: string;
  month?: string;
  page?: string;
}

type Shown = Omit<UsagePageProps, "shell" | "admin" | "typed" | "refused">;

/** What the usage page shows of a month. */
export async function usageMonth(tx: Tx, query: MonthQuery): Promise<Shown> {
  const now = new Date();
  const month = monthOf(query.month, now);
  const page = pageOf(query.page);
  const running = month === monthOf(undefined, now);
  const { cents, ...sum } = await monthSum(tx, month);
  const { events, next } = await usageEvents(tx, { userId: query.userId, month, page, size: PAGE });
  const address = (to: string, number: number) => `/usage?month=${to}${number > 1 ? `&page=${number}` : ""}`;
  return {
    month,
    sum: { ...sum, charge: dollars(cents) },
    days: (await monthDays(tx, month)).map(({ cents, ...day }) => ({ ...day, charge: dollars(cents) })),
    forecast: running ? dollarsOrNull(forecast(await measuredDays(tx, now))) : null,
    trial: { left: await trialLinesLeft(tx), of: TRIAL_LINES },
    subscription: stateOf(await subscriptionOf(tx, query.idpOrganizationId)),
    cap: capShown(await capOf(tx), running ? cents : null),
    reports: await openReports(tx),
    reconciliation: await reconciliation(tx),
    rows: events.map(rowOf),
    csv: `/api/billing/usage/events.csv?from=${month}-01&to=${lastDay(month)}`,
    monthBefore: address(monthAway(month, -1), 1),
    monthAfter: running ? null : address(monthAway(month, 1), 1),
    newer: page > 1 ? address(month, page - 1) : null,
    older: next ? address(month, page + 1) : null,
  };
}

function capShown(cap: number | null, used: number | null): Shown["cap"] {
  if (cap === null) return null;
  return { amount: dollars(cap), share: used === null ? null : Math.floor((used * 100) / cap) };
}

function lastDay(month: string) {
  return new Date(Date.parse(`${monthAway(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
}

function dollarsOrNull(cents: number | null) {
  return cents === null ? null : dollars(cents);
}

function rowOf(event: EventRow): UsageRow {
  return {
    order: event.visible ? { id: event.order_id, poNumber: event.po_number } : null,
    lines: event.line_item_count,
    charge: dollars(event.charge_cents),
    reason: event.reason,
    status: event.status,
    fault: event.status === "failed" || event.status === "pending" ? event.report_error : null,
    invoiceId: event.invoice_id,
    at: event.created_at,
  };
}
