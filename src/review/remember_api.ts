import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { memberOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { described, jsonBody } from "../web/mod.ts";
import { remember } from "./remember.ts";

const text = (maxLength: number, description?: string) =>
  Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength }), Type.Null()], { description }));
const AS = Type.Object({
  unit: text(40, "Theirs; together with factor"),
  factor: text(30, "One unit of theirs is so many of the item's own; a decimal string"),
  shipTo: Type.Optional(Type.Boolean({ description: "For the order's address alone; false by default" })),
  validFrom: text(10, "YYYY-MM-DD; absent: since ever"),
  validTo: text(10, "YYYY-MM-DD; absent: for ever"),
});
const KEPT = Type.Object({
  success: Type.Literal(true),
  outcome: Type.Union([Type.Literal("kept"), Type.Literal("known"), Type.Literal("conflict")], {
    description: "conflict: another item is kept for the same words, and a person decides",
  }),
});

/** A line's item kept as a cross-reference, by JSON. */
export function rememberApi(app: App) {
  return new Elysia().post(
    "/api/orders/:orderId/lines/:lineId/cross-reference",
    async ({ request, params, body: as }) => {
      const member = memberOf(request);
      const outcome = await tenant(app.db, member.idpOrganizationId, (tx) =>
        remember(tx, member, { app, ...params, as }),
      );
      return { success: true, outcome };
    },
    {
      ...jsonBody(AS),
      ...described({
        chapter: "Orders",
        summary: "Keep a line's item as a cross-reference",
        description:
          "For what the customer calls it on the line. Nothing is overwritten: what contradicts a kept one waits for a decision.",
        answers: { 200: KEPT },
        refusals: [400, 404, 409, 415, 422],
      }),
    },
  );
}
