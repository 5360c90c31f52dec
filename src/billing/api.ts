import { type Static, Type } from "@sinclair/typebox";
import { Elysia, t } from "elysia";
import { tenant } from "../../db/mod.ts";
import { adminOf, memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Malformed } from "../errors.ts";
import { cursorOf, described, jsonBody, knownQuery, NEXT_CURSOR, PAGING, placeAt } from "../web/mod.ts";
import { csvOf } from "./csv.ts";
import { usageEvents } from "./queries.ts";
import { recordByHand } from "./record_by_hand.ts";
import { eventOf, USAGE_EVENT, USAGE_STATUS } from "./schema.ts";

const PAGE = 50;
/** Rows of a CSV at most; more is asked for by its days. */
const CSV_ROWS = 100_000;

const DAY = { pattern: "^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" };
const FILTERS = {
  status: Type.Optional(USAGE_STATUS),
  from: Type.Optional(Type.String({ ...DAY, description: "Recorded on this day in UTC or later" })),
  to: Type.Optional(Type.String({ ...DAY, description: "Recorded on this day in UTC or before" })),
  orderId: Type.Optional(Type.String({ format: "uuid" })),
};
const FILTER = Type.Object(FILTERS);
const LIST = Type.Object({
  ...FILTERS,
  ...PAGING,
  page: Type.Optional(t.Integer({ minimum: 1, maximum: 1_000_000, description: "Instead of a cursor" })),
});
const OURS = { description: "Calculated here: a usage event may be sent whole, what it says is not used" };
const RECORD = Type.Object({
  orderId: Type.String({ format: "uuid" }),
  lineItemCount: Type.Optional(
    Type.Integer({ minimum: 0, description: "What the sender counted; another than ours is refused" }),
  ),
  calculatedCharge: Type.Optional(Type.Unknown(OURS)),
  freeTrialLineItemsUsed: Type.Optional(Type.Unknown(OURS)),
  status: Type.Optional(Type.Unknown(OURS)),
});

/** Usage events as JSON and CSV: what the organization's orders cost. */
export function billingApi(app: App) {
  return new Elysia({ prefix: "/api/billing/usage" })
    .get("/events", ({ query, request }) => list(app, request, query), {
      ...knownQuery(LIST),
      ...described({
        chapter: "Billing",
        summary: "What submitted orders cost, newest first",
        description: "In pages by cursor, or by number where page is sent.",
        answers: {
          200: Type.Object({
            events: Type.Array(USAGE_EVENT),
            nextCursor: NEXT_CURSOR,
            page: Type.Integer(),
            nextPage: Type.Union([Type.Integer(), Type.Null()]),
          }),
        },
        refusals: [400],
      }),
    })
    .get("/events.csv", ({ query, request }) => csv(app, request, query), {
      ...knownQuery(FILTER),
      ...described({
        chapter: "Billing",
        summary: "What submitted orders cost, as a table",
        description: `The newest ${CSV_ROWS} of what the filters leave.`,
        answers: { 200: "text/csv" },
        refusals: [400],
      }),
    })
    .post(
      "/record",
      async ({ body: { orderId, lineItemCount }, request, set }) => {
        const member = adminOf(request);
        const { event, fresh } = await tenant(app.db, member.idpOrganizationId, (tx) =>
          recordByHand(tx, { orderId, lineItemCount, idpOrganizationId: member.idpOrganizationId }),
        );
        set.status = fresh ? 201 : 200;
        return eventOf(event);
      },
      {
        ...jsonBody(RECORD),
        ...described({
          chapter: "Billing",
          summary: "Record what an order costs",
          description:
            "For the organization's admins and services. Submission does it by itself; an order that has its event answers 200 with it and nothing changes.",
          answers: { 200: USAGE_EVENT, 201: USAGE_EVENT },
          refusals: [400, 403, 404, 409, 413, 415, 422],
        }),
      },
    );
}

async function list(app: App, request: Request, query: Static<typeof LIST>) {
  const { idpOrganizationId, userId } = memberOf(request);
  const { page = 1, limit = PAGE, cursor, ...filters } = query;
  if (cursor && query.page) throw new Malformed("Cannot list the usage: send a cursor or a page");
  const after = cursor ? placeAt(cursor) : undefined;
  const { events, next } = await tenant(app.db, idpOrganizationId, (tx) =>
    usageEvents(tx, { ...filters, userId, page, size: limit, after }),
  );
  const nextPage = next && !cursor ? page + 1 : null;
  return { events: events.map(eventOf), nextCursor: next && cursorOf(next), page, nextPage };
}

async function csv(app: App, request: Request, filters: Static<typeof FILTER>) {
  const { idpOrganizationId, userId } = memberOf(request);
  const { events } = await tenant(app.db, idpOrganizationId, (tx) =>
    usageEvents(tx, { ...filters, userId, size: CSV_ROWS }),
  );
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="usage.csv"',
  };
  return new Response(csvOf(events), { headers });
}
