import { type Static, Type } from "@sinclair/typebox";
import { Elysia, t } from "elysia";
import { everywhere, type Tx, tenant } from "../../db/mod.ts";
import { callerOf, memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Malformed, NotFound, Refusal } from "../errors.ts";
import { isUuid } from "../formats.ts";
import { cursorOf, described, knownQuery, NEXT_CURSOR, PAGING, placeAt } from "../web/mod.ts";
import { listOrders, type OrderViewer, orderOf, ordersOf } from "./queries.ts";
import { ORDER, ORDER_STATUS } from "./schema.ts";

/** Orders on a page of the list, when nobody says how many. */
const PAGE_SIZE = 50;

const LIST = Type.Object({
  ...PAGING,
  status: Type.Optional(ORDER_STATUS),
  page: Type.Optional(t.Integer({ minimum: 1, maximum: 1_000_000, description: "Instead of a cursor" })),
});
const ORDERS = Type.Array(ORDER);

/** Orders as JSON: of a document, as a list, and one. */
export function ordersApi(app: App) {
  return new Elysia()
    .get(
      "/api/pdf-documents/:documentId/orders",
      async ({ request, params: { documentId } }) => ({
        orders: await logged(app, request, { documentId }, () =>
          asCaller(app, request, async (tx, viewer) => {
            await mustSeeDocument(tx, documentId, viewer);
            return ordersOf(tx, documentId, viewer);
          }),
        ),
      }),
      described({
        chapter: "Documents",
        summary: "The orders read from a document",
        answers: { 200: Type.Object({ orders: ORDERS }) },
        refusals: [400, 404],
      }),
    )
    .get("/api/orders", ({ request, query }) => list(app, request, query), {
      ...knownQuery(LIST),
      ...described({
        chapter: "Orders",
        summary: "The organization's orders, newest first",
        description: "In pages by cursor, or by number where page is sent.",
        answers: {
          200: Type.Object({
            orders: ORDERS,
            nextCursor: NEXT_CURSOR,
            page: Type.Integer(),
            nextPage: Type.Union([Type.Integer(), Type.Null()]),
          }),
        },
        refusals: [400],
      }),
    })
    .get(
      "/api/orders/:orderId",
      ({ request, params: { orderId } }) =>
        logged(app, request, { orderId }, () =>
          asCaller(app, request, (tx, viewer) => orderOf(tx, orderId, viewer)),
        ),
      described({
        chapter: "Orders",
        summary: "One order",
        answers: { 200: ORDER },
        refusals: [400, 404],
      }),
    );
}

async function list(app: App, request: Request, query: Static<typeof LIST>) {
  const { idpOrganizationId, userId } = memberOf(request);
  const { status, page = 1, limit = PAGE_SIZE, cursor } = query;
  if (cursor && query.page) throw new Malformed("Cannot list the orders: send a cursor or a page");
  const after = cursor ? placeAt(cursor) : undefined;
  const { orders, next } = await tenant(app.db, idpOrganizationId, (tx) =>
    listOrders(tx, { viewer: { userId }, status, page, size: limit, after }),
  );
  return { orders, nextCursor: next && cursorOf(next), page, nextPage: next && !cursor ? page + 1 : null };
}

/** A member reads their organization's; a support admin reads every organization's. */
function asCaller<T>(app: App, request: Request, work: (tx: Tx, viewer: OrderViewer) => Promise<T>) {
  if (callerOf(request).isSupportAdmin) return everywhere(app.db, (tx) => work(tx, { userId: null }));
  const { idpOrganizationId, userId } = memberOf(request);
  return tenant(app.db, idpOrganizationId, (tx) => work(tx, { userId }));
}

/** Logs what isn't found, and what a support admin reads. */
async function logged<T>(app: App, request: Request, ids: Record<string, string>, work: () => Promise<T>) {
  const { userId, idpOrganizationId, isSupportAdmin } = callerOf(request);
  const fields = { ...ids, userId, organizationId: idpOrganizationId ?? "missing" };
  if (isSupportAdmin) app.log.info("support admin reads orders", fields);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) app.log.warn("orders not found", fields);
    throw error;
  }
}

async function mustSeeDocument(tx: Tx, id: string, { userId }: OrderViewer) {
  const document = isUuid(id)
    ? await tx.selectFrom("pdf_documents").select("user_id").where("id", "=", id).executeTakeFirst()
    : undefined;
  const seen = document && (userId === null || document.user_id === null || document.user_id === userId);
  if (!seen) throw new NotFound("There is no such document");
}
