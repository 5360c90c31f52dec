import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { pageOf } from "./_page.ts";
import { usageEvents } from "./queries.ts";

const PAGE = 50;

/** `GET /api/billing/usage/events?page=`: what the organization's submitted orders cost, newest first. */
export function billingApi(app: App) {
  return new Elysia().get("/api/billing/usage/events", async ({ query, request }) => {
    const { idpOrganizationId, userId } = memberOf(request);
    const page = pageOf(query.page);
    const events = await tenant(app.db, idpOrganizationId, (tx) =>
      usageEvents(tx, { userId, page, size: PAGE, ahead: 1 }),
    );
    return {
      events: events.slice(0, PAGE).map(eventOf),
      page,
      nextPage: events.length > PAGE ? page + 1 : null,
    };
  });
}

type Row = Awaited<ReturnType<typeof usageEvents>>[number];

function eventOf(row: Row) {
  return {
    id: row.id,
    orderId: row.order_id,
    lineItemCount: row.line_item_count,
    calculatedCharge: Number(row.calculated_charge),
    freeTrialLineItemsUsed: row.free_trial_line_items_used,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at,
  };
}
