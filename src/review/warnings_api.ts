import { type Static, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import type { Finding, Tx } from "../../db/mod.ts";
import { asMemberIn, once } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Conflict } from "../errors.ts";
import { acknowledge, acknowledgeKind, canAcknowledge, headOf, ORDER, orderOf } from "../orders/mod.ts";
import { described, jsonBody } from "../web/mod.ts";

const field = Type.Optional(Type.String({ maxLength: 200 }));
const lineId = Type.String({ format: "uuid" });
const code = Type.String({ minLength: 1, maxLength: 200 });

const WARNINGS = Type.Object({
  warnings: Type.Array(
    Type.Object({
      code,
      level: Type.Union([Type.Literal("warning"), Type.Literal("error")], {
        description: "error: one that no edit of a field would mend, such as lines that may be missing",
      }),
      field,
      message: Type.String({ description: "The first one's where lines differ" }),
      lineIds: Type.Array(lineId, { description: "Lines that have it; none: it is said of the whole order" }),
      open: Type.Integer({ description: "How many of them nobody has accepted" }),
    }),
  ),
});

const ACCEPTANCE = Type.Object({
  code,
  field,
  lineId: Type.Optional(
    Type.Union([lineId, Type.Null()], {
      description: "Of this line alone; absent: of all lines that have it, else of the whole order",
    }),
  ),
  accepted: Type.Optional(Type.Boolean({ description: "false takes it back; true by default" })),
  version: Type.Optional(
    Type.Integer({ description: "The order's, as it was read; another one is refused with 409" }),
  ),
});

/** Warnings of an order, kind by kind, accepted as JSON. */
export function warningsApi(app: App) {
  const asMember = asMemberIn(app);
  return new Elysia({ prefix: "/api/orders/:orderId/warnings" })
    .get(
      "",
      ({ request, params: { orderId } }) =>
        asMember(request, async (tx, { userId }) => {
          const { findings } = await headOf(tx, orderId, { userId });
          return { warnings: kindsOf(findings) };
        }),
      described({
        chapter: "Orders",
        summary: "What may be accepted of an order",
        description: "Like warnings of several lines are one kind.",
        answers: { 200: WARNINGS },
        refusals: [400, 404],
      }),
    )
    .post(
      "/acceptances",
      (context) =>
        once(app, context, { status: 200, sent: context.body }, async (tx, { userId, name, email }) => {
          const { orderId } = context.params;
          await accept(tx, { orderId, userId, by: name || email, acceptance: context.body });
          return orderOf(tx, orderId);
        }),
      {
        ...jsonBody(ACCEPTANCE),
        ...described({
          chapter: "Orders",
          summary: "Accept warnings of one kind",
          description:
            "It was looked at and is right. A warning that says something else later is open again.",
          answers: { 200: ORDER },
          refusals: [400, 404, 409, 413, 415, 422],
          once: true,
        }),
      },
    );
}

function kindsOf(findings: Finding[]): Static<typeof WARNINGS>["warnings"] {
  const kinds = Map.groupBy(findings.filter(canAcknowledge), ({ code, field, lineId }) =>
    JSON.stringify([code, field, lineId !== undefined]),
  );
  return [...kinds.values()].map((all) => {
    const { code, level, field, message } = all[0]!;
    const lineIds = all.flatMap(({ lineId }) => lineId ?? []);
    const open = all.filter(({ acknowledgedBy }) => !acknowledgedBy).length;
    return { code, level, ...(field && { field }), message, lineIds, open };
  });
}

async function accept(
  tx: Tx,
  of: { orderId: string; userId: string; by: string; acceptance: Static<typeof ACCEPTANCE> },
) {
  const { code, field, lineId, accepted = true, version } = of.acceptance;
  const order = await headOf(tx, of.orderId, { userId: of.userId });
  if (version !== undefined && version !== order.version)
    throw new Conflict("Cannot accept the warning: the order was changed by somebody else meanwhile");
  const meant = { orderId: of.orderId, code, field, by: accepted ? of.by : null };
  const isOfLines = order.findings.some(
    (each) => each.lineId && each.code === code && each.field === field && each.level === "warning",
  );
  if (!lineId && isOfLines) await acknowledgeKind(tx, meant);
  else await acknowledge(tx, { ...meant, lineId: lineId ?? undefined });
}
