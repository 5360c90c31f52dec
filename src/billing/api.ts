import { Type } from "@sinclair/typebox";
import { Elysia, t } from "elysia";
import { tenant } from "../../db/mod.ts";
import { memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { described } from "../web/mod.ts";
import { usageEvents } from "./queries.ts";

const PAGE = 50;

const STATUSES = ["pending", "reported", "invoiced", "failed"] as const;
const USAGE_EVENT = Type.Object(
  {
    id: Type.String({ format: "uuid" }),
    orderId: Type.String({ format: "uuid" }),
    lineItemCount: Type.Integer(),
    calculatedCharge: Type.Number({ description: "Dollars" }),
    freeTrialLineItemsUsed: Type.Integer(),
    status: Type.Union(STATUSES.map((status) => Type.Literal(status))),
    reason: Type.String({ description: "The sentence behind the charge" }),
    createdAt: Type.String({ format: "date-time" }),
  },
  { $id: "UsageEvent" },
);

/** `GET /api/billing/usage/events?page=`: what the organization's submitted orders cost, newest first. */
export function billingApi(app: App) {
  return new Elysia().get(
    "/api/billing/usage/events",
    async ({ query: { page = 1 }, request }) => {
      const { idpOrganizationId, userId } = memberOf(request);
      const events = await tenant(app.db, idpOrganizationId, (tx) =>
        usageEvents(tx, { userId, page, size: PAGE, ahead: 1 }),
      );
      return {
        events: events.slice(0, PAGE).map(eventOf),
        page,
        nextPage: events.length > PAGE ? page + 1 : null,
      };
    },
    {
      query: Type.Object({ page: Type.Optional(t.Integer({ minimum: 1, maximum: 1_000_000 })) }),
      ...described({
        chapter: "Billing",
        summary: "What submitted orders cost, newest first",
        answers: {
          200: Type.Object({
            events: Type.Array(USAGE_EVENT),
            page: Type.Integer(),
            nextPage: Type.Union([Type.Integer(), Type.Null()]),
          }),
        },
        refusals: [400],
      }),
    },
  );
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
