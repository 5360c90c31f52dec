import { Elysia } from "elysia";
import { Left } from "../../views/review_left.tsx";
import { OrderState } from "../../views/review_state.tsx";
import { asMemberIn } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { findConnection } from "../erp/mod.ts";
import { changesOf, headOf, mustSee } from "../orders/mod.ts";
import { answerForm, linesPart, orderAnew, orderPage, submitForm } from "./answer.ts";
import { comparisonRoutes } from "./comparison_routes.ts";
import { duplicateRoutes } from "./duplicate_routes.ts";
import type { Form } from "./edit.ts";
import { askedLines } from "./grid.ts";
import { pickRoutes } from "./pick_routes.ts";
import { stateProps } from "./props.ts";
import { leftIn, nextInQueue } from "./queries.ts";
import { queueRoutes } from "./queue_routes.ts";
import { backToReview, reject } from "./submit.ts";
import { unansweredOf } from "./unanswered.ts";

/** The queue, the order beside its document, and what is done there. */
export function reviewRoutes(app: App) {
  const asMember = asMemberIn(app);

  return new Elysia()
    .use(duplicateRoutes(app))
    .use(comparisonRoutes(app))
    .use(queueRoutes(app))
    .use(pickRoutes(app))
    .get("/review/:orderId", ({ request, params: { orderId }, query }) =>
      orderPage(app, request, { orderId, query }),
    )
    .get("/orders/:orderId/state", async ({ request, params, query, set }) => {
      const state = await asMember(request, async (tx, { userId }) => {
        const order = await headOf(tx, params.orderId, { userId });
        const erp = (await findConnection(tx, order.id))?.kind ?? null;
        const changes = await changesOf(tx, { orderId: order.id, userId });
        return stateProps(order, { erp, changes, unanswered: await unansweredOf(tx, order) });
      });
      if (`${state.version}` !== query.version || (state.status === "pending_review" && state.matched))
        set.headers["hx-trigger"] = "order-moved";
      return OrderState(state);
    })
    .get("/orders/:orderId/now", ({ request, params: { orderId }, query }) =>
      orderAnew(app, request, { orderId, asked: askedLines(query) }),
    )
    .get("/orders/:orderId/left", ({ request, params }) =>
      asMember(request, async (tx, { userId }) => {
        await mustSee(tx, params.orderId, { userId });
        const left = await leftIn(tx, { submitted: params.orderId }, userId);
        return left ? Left(left) : "";
      }),
    )
    .get("/orders/:orderId/lines", ({ request, params: { orderId }, query }) =>
      linesPart(app, request, { orderId, asked: askedLines(query), alone: query.piece !== undefined }),
    )
    .post("/orders/:orderId", ({ request, params, body, set }) =>
      answerForm(app, request, { orderId: params.orderId, form: formIn(body), set }),
    )
    .post("/orders/:orderId/submission", ({ request, params, body, set }) =>
      submitForm(app, request, { orderId: params.orderId, form: formIn(body), set }),
    )
    .post("/orders/:orderId/rejection", async ({ request, params: { orderId }, body, redirect }) => {
      const next = await asMember(request, async (tx, member) => {
        await reject(tx, member, { orderId, reason: formIn(body).reason ?? "" });
        return nextInQueue(tx, { userId: member.userId, except: orderId });
      });
      return redirect(`${next ? `/review/${next}` : "/review"}?rejected=${orderId}`, 303);
    })
    .post("/orders/:orderId/review", async ({ request, params: { orderId }, redirect }) => {
      await asMember(request, (tx, member) => backToReview(tx, member, { orderId }));
      return redirect(`/review/${orderId}`, 303);
    });
}

function formIn(body: unknown): Form {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(fields.map(([name, value]) => [name, String([value].flat().at(-1) ?? "")]));
}
