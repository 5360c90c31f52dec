import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { memberOf, once } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Malformed } from "../errors.ts";
import { headOf, ORDER, orderOf } from "../orders/mod.ts";
import { described, jsonBody } from "../web/mod.ts";
import { type DuplicateDecision, decide, repetitionOf } from "./duplicate.ts";
import { nextInQueue } from "./queries.ts";

const ANSWERS = ["ignore", "new", "amend", "amended", "undo", "forget"] as const;
const oneOf = <W extends string>(...words: W[]) => Type.Union(words.map((word) => Type.Literal(word)));
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const anything = Type.Record(Type.String(), Type.Unknown());

const DECISION = Type.Object({
  decision: oneOf(...ANSWERS),
  remember: Type.Optional(Type.Boolean({ description: "Decide so for the customer's other orders too" })),
  keepLines: Type.Optional(
    Type.Boolean({
      description:
        "Of a change: the earlier order's lines that it doesn't name are taken over; else they are removed. Absent: taken over where the document calls itself a change",
    }),
  ),
  version: Type.Optional(
    Type.Integer({ description: "The order's, as it was read; another one is refused with 409" }),
  ),
});

const DUPLICATES = Type.Object({
  earlier: Type.Array(
    Type.Object({
      id: Type.String({ format: "uuid" }),
      by: oneOf("file", "po_number", "lines"),
      poNumber: orNull(Type.String()),
      status: Type.String(),
      erpOrderNumber: orNull(Type.String()),
      createdAt: Type.String({ format: "date-time" }),
    }),
    { description: "What the order repeats, the surest and newest first" },
  ),
  differences: orNull(
    Type.Array(anything, {
      description: "Lines that differ from the first; null where there is none, or it is another person's",
    }),
  ),
  decision: orNull(anything),
  default: orNull(anything),
});

/** The decision about an order that repeats an earlier one, as a form. */
export function duplicateRoutes(app: App) {
  return new Elysia().post(
    "/orders/:orderId/duplicate-decision",
    async ({ request, params: { orderId }, body, redirect }) => {
      const { decision, remember, keepLines } = (body ?? {}) as Record<string, unknown>;
      const answer = answerIn(decision);
      const member = memberOf(request);
      const next = await tenant(app.db, member.idpOrganizationId, async (tx) => {
        await decide(tx, member, {
          orderId,
          answer,
          remember: Boolean(remember),
          keepLines: Boolean(keepLines),
        });
        const { status } = await headOf(tx, orderId);
        if (status === "pending_review") return `/review/${orderId}`;
        const other = await nextInQueue(tx, { userId: member.userId, except: orderId });
        return `${other ? `/review/${other}` : "/review"}?rejected=${orderId}`;
      });
      return redirect(next, 303);
    },
  );
}

function answerIn(text: unknown): DuplicateDecision["answer"] {
  const answer = ANSWERS.find((each) => each === text);
  if (!answer) throw new Malformed("Cannot decide about the order: the form has lost its decision");
  return answer;
}

/** The same as JSON. */
export function duplicateApi(app: App) {
  return new Elysia({ prefix: "/api/orders/:orderId" })
    .get(
      "/duplicates",
      async ({ request, params: { orderId } }) => {
        const { idpOrganizationId, userId } = memberOf(request);
        return tenant(app.db, idpOrganizationId, async (tx) => {
          const order = await orderOf(tx, orderId, { userId });
          const found = await repetitionOf(tx, order, { userId });
          const { earlier = [], decision = null, default: standing = null } = found?.duplicates ?? {};
          return { earlier, differences: found?.differences ?? null, decision, default: standing };
        });
      },
      described({
        chapter: "Orders",
        summary: "What an order repeats",
        description: "Earlier orders of the same file, PO number or lines, and what was decided about them.",
        answers: { 200: DUPLICATES },
        refusals: [400, 404],
      }),
    )
    .post(
      "/duplicate-decision",
      (context) =>
        once(app, context, { status: 200, sent: context.body }, async (tx, member) => {
          const { orderId } = context.params;
          const { decision: answer, remember, keepLines, version }: Static<typeof DECISION> = context.body;
          await decide(tx, member, { orderId, answer, remember, keepLines, version });
          return orderOf(tx, orderId);
        }),
      {
        ...jsonBody(DECISION),
        ...described({
          chapter: "Orders",
          summary: "Decide about a repeated order",
          description:
            "An order with the finding duplicate_order isn't submitted until it is decided. ignore: it is rejected as a duplicate; new: an order of its own; " +
            "amend: a change of the earlier one, whose place it takes while that is in review; amended: the change was made in the ERP by hand; " +
            "undo: takes the decision back; forget: takes back what is decided for the customer.",
          answers: { 200: ORDER },
          refusals: [400, 404, 409, 413, 415, 422],
          once: true,
        }),
      },
    );
}
