import type { Tx } from "../../db/mod.ts";
import type { UsagePageProps, UsageRow } from "../../views/billing.tsx";
import { monthAway, monthOf, pageOf } from "./_page.ts";
import { dollars, TRIAL_LINES } from "./charge.ts";
import { type EventRow, monthSum, trialLinesLeft, usageEvents } from "./queries.ts";

const PAGE = 100;

interface MonthQuery {
  userId: string;
  month?: string;
  page?: string;
}

/** What the usage page shows of a month. */
export async function usageMonth(tx: Tx, query: MonthQuery): Promise<Omit<UsagePageProps, "shell">> {
  const month = monthOf(query.month);
  const page = pageOf(query.page);
  const [{ cents, ...sum }, left, { events, next }] = [
    await monthSum(tx, month),
    await trialLinesLeft(tx),
    await usageEvents(tx, { userId: query.userId, month, page, size: PAGE }),
  ];
  const address = (to: string, number: number) => `/usage?month=${to}${number > 1 ? `&page=${number}` : ""}`;
  return {
    month,
    sum: { ...sum, charge: dollars(cents) },
    trial: { left, of: TRIAL_LINES },
    rows: events.map(rowOf),
    monthBefore: address(monthAway(month, -1), 1),
    monthAfter: month < monthOf(undefined) ? address(monthAway(month, 1), 1) : null,
    newer: page > 1 ? address(month, page - 1) : null,
    older: next ? address(month, page + 1) : null,
  };
}

function rowOf(event: EventRow): UsageRow {
  return {
    order: event.visible ? { id: event.order_id, poNumber: event.po_number } : null,
    lines: event.line_item_count,
    charge: dollars(event.charge_cents),
    reason: event.reason,
    status: event.status,
    at: event.created_at,
  };
}
