import { Elysia } from "elysia";
import { everywhere, type OrderStatus, type Tx, tenant } from "../../db/mod.ts";
import { callerOf, memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Malformed, NotFound, Refusal } from "../errors.ts";
import { isUuid, listOrders, type OrderViewer, orderOf, ordersOf } from "./queries.ts";

/** Orders on a page of the list. */
const PAGE_SIZE = 50;
const STATUSES: OrderStatus[] = ["pending_review", "submitting", "unconfirmed", "submitted", "rejected"];

/** Orders as JSON: of a document, as a list, and one. */
export function ordersApi(app: App) {
  return new Elysia()
    .get("/api/pdf-documents/:documentId/orders", async ({ request, params: { documentId } }) => ({
      orders: await logged(app, request, { documentId }, () =>
        asCaller(app, request, async (tx, viewer) => {
          await mustSeeDocument(tx, documentId, viewer);
          return ordersOf(tx, documentId, viewer);
        }),
      ),
    }))
    .get("/api/orders", async ({ request, query }) => {
      const { idpOrganizationId, userId } = memberOf(request);
      const page = pageOf(query.page);
      const options = { viewer: { userId }, status: statusOf(query.status), page, size: PAGE_SIZE };
      const { orders, more } = await tenant(app.db, idpOrganizationId, (tx) => listOrders(tx, options));
      return { orders, page, nextPage: more ? page + 1 : null };
    })
    .get("/api/orders/:orderId", ({ request, params: { orderId } }) =>
      logged(app, request, { orderId }, () =>
        asCaller(app, request, (tx, viewer) => orderOf(tx, orderId, viewer)),
      ),
    );
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

function statusOf(text: string | undefined): OrderStatus | undefined {
  if (text === undefined || STATUSES.includes(text as OrderStatus)) return text as OrderStatus | undefined;
  throw new Malformed(`There is no status "${text}"; it is one of ${STATUSES.join(", ")}`);
}

function pageOf(text = "1"): number {
  const page = Number(text);
  if (Number.isInteger(page) && page >= 1 && page <= 1_000_000) return page;
  throw new Malformed(`page="${text}" is not a whole number from 1`);
}
