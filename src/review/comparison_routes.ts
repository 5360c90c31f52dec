import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { ComparisonSlot } from "../../views/review_comparison.tsx";
import { memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { headOf } from "../orders/mod.ts";
import { described } from "../web/mod.ts";
import { compare, comparisonProps, comparisonsOf } from "./comparison.ts";

const text = Type.Union([Type.String(), Type.Null()]);
const instant = Type.String({ format: "date-time" });
const COMPARISON = {
  outcome: Type.Union(
    (["agrees", "differs", "refused", "unknown"] as const).map((outcome) => Type.Literal(outcome)),
  ),
  differences: Type.Array(
    Type.Object({
      line: Type.Optional(Type.Integer({ description: "Absent: of the order as a whole" })),
      field: Type.String(),
      asked: text,
      booked: Type.Union([Type.String({ description: "For a refusal the ERP's words" }), Type.Null()]),
    }),
  ),
};
const COMPARISONS = Type.Object({
  comparisons: Type.Array(
    Type.Object({
      ...COMPARISON,
      userId: Type.String(),
      name: Type.String(),
      version: Type.Integer(),
      comparedAt: instant,
      acceptedAt: Type.Union([instant, Type.Null()]),
    }),
  ),
});

/** What the ERP would book, as a part of the order's page. */
export function comparisonRoutes(app: App) {
  return new Elysia().post(
    "/orders/:orderId/comparison",
    async ({ request, params: { orderId }, redirect }) => {
      const member = memberOf(request);
      await compare(app, member, orderId);
      if (!request.headers.get("hx-request")) return redirect(`/review/${orderId}`, 303);
      const props = await tenant(app.db, member.idpOrganizationId, async (tx) =>
        comparisonProps(tx, await headOf(tx, orderId, member), member),
      );
      return ComparisonSlot({ ...props, asksItself: false });
    },
  );
}

/** The same as JSON, and who has accepted which differences. */
export function comparisonApi(app: App) {
  return new Elysia({ prefix: "/api/orders/:orderId" })
    .post(
      "/comparison",
      ({ request, params: { orderId } }) => compare(app, memberOf(request), orderId),
      described({
        chapter: "Orders",
        summary: "Compare an order with what the ERP would book",
        description: "An ERP that can't say, or doesn't answer, is an outcome too: unknown.",
        answers: { 200: Type.Object(COMPARISON) },
        refusals: [400, 404],
      }),
    )
    .get(
      "/comparisons",
      async ({ request, params: { orderId } }) => {
        const { idpOrganizationId, userId } = memberOf(request);
        const rows = await tenant(app.db, idpOrganizationId, async (tx) => {
          await headOf(tx, orderId, { userId });
          return comparisonsOf(tx, orderId);
        });
        return {
          comparisons: rows.map((row) => ({
            outcome: row.outcome,
            differences: row.differences,
            userId: row.user_id,
            name: row.name,
            version: row.version,
            comparedAt: row.compared_at,
            acceptedAt: row.accepted_at,
          })),
        };
      },
      described({
        chapter: "Orders",
        summary: "What people were shown of the ERP's booking, and who accepted it",
        answers: { 200: COMPARISONS },
        refusals: [400, 404],
      }),
    );
}
