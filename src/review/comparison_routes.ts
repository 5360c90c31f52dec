import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { ComparisonSlot } from "../../views/review_comparison.tsx";
import { memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { headOf } from "../orders/mod.ts";
import { described, jsonBody } from "../web/mod.ts";
import {
  type Acceptance,
  acceptDifference,
  bookedOf,
  compare,
  comparisonProps,
  comparisonsOf,
} from "./comparison.ts";

const text = Type.Union([Type.String(), Type.Null()]);
const instant = Type.String({ format: "date-time" });
const DIFFERENCES = Type.Array(
  Type.Object({
    line: Type.Optional(Type.Integer({ description: "Absent: of the order as a whole" })),
    field: Type.String(),
    asked: text,
    booked: Type.Union([Type.String({ description: "For a refusal the ERP's words" }), Type.Null()]),
    accepted: Type.Optional(Type.Object({ by: Type.String(), at: instant })),
  }),
);
const COMPARISON = {
  outcome: Type.Union(
    (["agrees", "differs", "refused", "unknown"] as const).map((outcome) => Type.Literal(outcome)),
  ),
  differences: DIFFERENCES,
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
  booked: Type.Union(
    [
      Type.Object({
        differences: Type.Union([DIFFERENCES, Type.Null()], {
          description: "null: it was not read back yet",
        }),
      }),
      Type.Null(),
    ],
    { description: "What stands in the ERP other than was sent; null: nothing is booked" },
  ),
});

/** What the ERP would book, as a part of the order's page. */
export function comparisonRoutes(app: App) {
  const slot = async (request: Request, orderId: string) => {
    const member = memberOf(request);
    const props = await tenant(app.db, member.idpOrganizationId, async (tx) =>
      comparisonProps(tx, await headOf(tx, orderId, member), member),
    );
    return ComparisonSlot({ ...props, asksItself: false });
  };
  const isPart = (request: Request) => request.headers.get("hx-request") !== null;
  return new Elysia()
    .post("/orders/:orderId/comparison", async ({ request, params: { orderId }, redirect }) => {
      await compare(app, memberOf(request), orderId);
      return isPart(request) ? slot(request, orderId) : redirect(`/review/${orderId}`, 303);
    })
    .post("/orders/:orderId/comparison/acceptances", async ({ request, params, query, redirect }) => {
      const { orderId } = params;
      await accept(app, request, { orderId, ...acceptanceIn(query) });
      return isPart(request) ? slot(request, orderId) : redirect(`/review/${orderId}`, 303);
    });
}

function accept(app: App, request: Request, acceptance: Acceptance) {
  const member = memberOf(request);
  return tenant(app.db, member.idpOrganizationId, (tx) => acceptDifference(tx, member, acceptance));
}

function acceptanceIn({ line, field = "", undo }: Record<string, string | undefined>) {
  return { ...(line && { line: Number(line) }), field, accepted: undo === undefined };
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
    .post(
      "/comparison/acceptances",
      ({ request, params: { orderId }, body }) => accept(app, request, { orderId, accepted: true, ...body }),
      {
        ...jsonBody(
          Type.Object({
            line: Type.Optional(Type.Integer({ minimum: 1, description: "Absent: of the order as a whole" })),
            field: Type.String({ minLength: 1, maxLength: 100 }),
            accepted: Type.Optional(Type.Boolean({ description: "false takes it back; true by default" })),
          }),
        ),
        ...described({
          chapter: "Orders",
          summary: "Accept one difference between the order and the ERP's booking",
          description:
            "Of those that the caller was shown of the order as it is. It stays accepted while it is the same.",
          answers: { 200: Type.Object(COMPARISON) },
          refusals: [400, 404, 409, 415, 422],
        }),
      },
    )
    .get(
      "/comparisons",
      async ({ request, params: { orderId } }) => {
        const { idpOrganizationId, userId } = memberOf(request);
        const [rows, booked] = await tenant(app.db, idpOrganizationId, async (tx) => {
          await headOf(tx, orderId, { userId });
          return [await comparisonsOf(tx, orderId), await bookedOf(tx, orderId)];
        });
        return {
          booked: booked && { differences: booked.cells },
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
        summary:
          "What people were shown of the ERP's booking, who accepted it, and what it booked other than was sent",
        answers: { 200: COMPARISONS },
        refusals: [400, 404],
      }),
    );
}
