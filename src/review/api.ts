import { Elysia, t } from "elysia";
import type { Tx } from "../../db/mod.ts";
import { asMemberIn, once } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { findConnection } from "../erp/mod.ts";
import { Invalid } from "../errors.ts";
import { ORDER, orderOf, saveOrder } from "../orders/mod.ts";
import { described, jsonBody } from "../web/mod.ts";
import { itemOf } from "./catalogue.ts";
import { comparisonApi } from "./comparison_routes.ts";
import { decline } from "./decline.ts";
import { duplicateApi } from "./duplicate_routes.ts";
import { rememberApi } from "./remember_api.ts";
import { reject, submit } from "./submit.ts";
import { termsOutsider } from "./terms.ts";
import { warningsApi } from "./warnings_api.ts";

const text = t.Optional(t.Nullable(t.String({ maxLength: 4000 })));
const id = t.Optional(t.Nullable(t.String({ maxLength: 200 })));
const itemId = t.Optional(
  t.Nullable(t.String({ maxLength: 200, description: "Of the ERP's item; null takes the choice away" })),
);
const version = t.Integer({ description: "The order's, as it was read; another one is refused with 409" });
const line = t.Object({
  id: t.Optional(t.String()),
  remove: t.Optional(t.Boolean()),
  customerSku: text,
  supplierSku: text,
  description: text,
  quantity: text,
  unit: text,
  unitPrice: text,
  priceBasis: text,
  lineTotal: text,
  requiredDate: text,
  itemId,
});
const edit = t.Object({
  version,
  poNumber: text,
  orderDate: text,
  requiredDate: text,
  shipDate: text,
  currency: text,
  total: text,
  notes: text,
  customer: t.Optional(t.Object({ name: text, erpId: id })),
  shipTo: t.Optional(t.Object({ name: text, address: text, erpId: id })),
  billTo: t.Optional(t.Object({ name: text, address: text })),
  lines: t.Optional(t.Array(line, { maxItems: 5000 })),
});

const REFUSALS = [400, 404, 409, 413, 415, 422];

/** Orders edited, decided about, submitted and rejected as JSON. */
export function reviewApi(app: App) {
  return new Elysia()
    .use(ordersApi(app))
    .use(duplicateApi(app))
    .use(comparisonApi(app))
    .use(rememberApi(app))
    .use(warningsApi(app));
}

function ordersApi(app: App) {
  const asMember = asMemberIn(app);
  return new Elysia({ prefix: "/api/orders/:orderId" })
    .patch(
      "",
      ({ request, params: { orderId }, body: { version, lines, ...header } }) =>
        asMember(request, async (tx, { userId, name, email }) => {
          const order = await orderOf(tx, orderId, { userId });
          const connectionId = (await findConnection(tx, orderId))?.id ?? null;
          const changes = { ...header, lines: lines && (await withItems(tx, connectionId, lines)) };
          await decline(tx, { order, around: { connectionId } }, { items: chosenIn(lines), by: email });
          const outsider = await termsOutsider(tx, app, orderId);
          await saveOrder(tx, { orderId, version, changes, by: name || email, outsider });
          return orderOf(tx, orderId);
        }),
      {
        ...jsonBody(edit),
        ...described({
          chapter: "Orders",
          summary: "Change an order",
          description:
            "What is left out stays, null empties. A line without id is new, one with remove goes.",
          answers: { 200: ORDER },
          refusals: REFUSALS,
        }),
      },
    )
    .post(
      "/submission",
      (context) =>
        once(app, context, { status: 202, sent: context.body }, async (tx, member) => {
          const { orderId } = context.params;
          await submit(tx, member, { orderId, version: context.body.version });
          return orderOf(tx, orderId);
        }),
      {
        ...jsonBody(t.Object({ version: t.Optional(version) })),
        ...described({
          chapter: "Orders",
          summary: "Submit an order to the ERP",
          description: "It goes exactly once; its status says what became of it.",
          answers: { 202: ORDER },
          refusals: REFUSALS,
          once: true,
        }),
      },
    )
    .post(
      "/rejection",
      (context) =>
        once(app, context, { status: 200, sent: context.body }, async (tx, member) => {
          const { orderId } = context.params;
          await reject(tx, member, { orderId, ...context.body });
          return orderOf(tx, orderId);
        }),
      {
        ...jsonBody(
          t.Object({
            version: t.Optional(version),
            reason: t.String({ minLength: 1, maxLength: 500 }),
          }),
        ),
        ...described({
          chapter: "Orders",
          summary: "Reject an order",
          answers: { 200: ORDER },
          refusals: REFUSALS,
          once: true,
        }),
      },
    );
}

/** Chosen items by line; null where the choice was taken away. */
function chosenIn(lines: (typeof line.static)[] = []): Map<string, string | null> {
  return new Map(
    lines.flatMap(({ id, itemId }) => (id && itemId !== undefined ? [[id, itemId] as const] : [])),
  );
}

/** Lines whose chosen items carry the code and words that the mirror has for them. */
async function withItems(tx: Tx, connectionId: string | null, lines: (typeof line.static)[]) {
  const completed = [];
  for (const { itemId, ...change } of lines) {
    if (itemId === undefined) completed.push(change);
    else
      completed.push({ ...change, item: (itemId && (await mustHave(tx, { connectionId, itemId }))) || null });
  }
  return completed;
}

async function mustHave(tx: Tx, { connectionId, itemId }: { connectionId: string | null; itemId: string }) {
  const item = connectionId ? await itemOf(tx, { connectionId, itemId }) : null;
  if (!item) throw new Invalid(`Cannot choose item "${itemId}": the ERP does not have it`);
  return item;
}
