import { Elysia } from "elysia";
import { type Tx, tenant } from "../../db/mod.ts";
import { QueuePage, type QueueSort } from "../../views/review.tsx";
import { Left } from "../../views/review_left.tsx";
import { Choices, ItemPicker, NothingFound } from "../../views/review_pick.tsx";
import { PickPage } from "../../views/review_search.tsx";
import { OrderState } from "../../views/review_state.tsx";
import { WaitingDocuments } from "../../views/review_waiting.tsx";
import { type Member, memberOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { findConnection } from "../erp/mod.ts";
import { changesOf, headOf, mustSee } from "../orders/mod.ts";
import { answerForm, linesPart, orderPage, submitForm } from "./answer.ts";
import { customerChoices, itemChoices } from "./catalogue.ts";
import { comparisonRoutes } from "./comparison_routes.ts";
import { duplicateRoutes } from "./duplicate_routes.ts";
import type { Form } from "./edit.ts";
import { askedLines } from "./grid.ts";
import { pickOf } from "./pick.ts";
import { stateProps } from "./props.ts";
import { leftIn, nextInQueue, overviews, queueOf, queueRows, statusIn, waitingOf } from "./queries.ts";
import { backToReview, reject } from "./submit.ts";

/** The queue, the order beside its document, and what is done there. */
export function reviewRoutes(app: App) {
  const overview = overviews();
  const rowsOf = queueRows();
  const asMember = <T>(request: Request, work: (tx: Tx, member: Member) => Promise<T>) => {
    const member = memberOf(request);
    return tenant(app.db, member.idpOrganizationId, (tx) => work(tx, member));
  };
  const choices = (
    request: Request,
    { orderId, what, text }: { orderId: string; what: string; text: string },
  ) =>
    asMember(request, async (tx, { userId }) => {
      if (text.trim()) await mustSee(tx, orderId, { userId });
      const connectionId = text.trim() ? (await findConnection(tx, orderId))?.id : undefined;
      if (!connectionId) return [];
      return what === "items"
        ? itemChoices(tx, { connectionId, text }, app)
        : customerChoices(tx, { connectionId, text }, app);
    });
  const pickFor = (request: Request, at: { orderId: string; lineId: string }) =>
    asMember(request, (tx, member) => pickOf(tx, member, at));

  return new Elysia()
    .use(duplicateRoutes(app))
    .use(comparisonRoutes(app))
    .get("/review", async ({ request, query }) => {
      const { status, text = "", sort, after = null } = query;
      const asked = {
        status: statusIn(status, text),
        text,
        sort: (sort === "newest" ? sort : "oldest") as QueueSort,
        after,
      };
      const shown = await asMember(request, async (tx, { userId, idpOrganizationId }) => {
        const [{ orders, older }, around] = await Promise.all([
          queueOf(tx, { ...asked, userId }),
          overview(tx, { userId, idpOrganizationId }),
        ]);
        const left = await leftIn(tx, query, userId);
        return { rows: await rowsOf(tx, orders), older, left, ...around };
      });
      return QueuePage({
        shell: shellOf(request, "Review", "review"),
        ...asked,
        ...shown,
        further: after !== null,
      });
    })
    .get("/review/waiting", ({ request }) =>
      asMember(request, async (tx, { userId }) => WaitingDocuments({ rows: await waitingOf(tx, userId) })),
    )
    .get("/review/:orderId", ({ request, params: { orderId }, query }) =>
      orderPage(app, request, { orderId, query }),
    )
    .get(
      "/review/:orderId/:what",
      async ({ request, params: { orderId, what }, query: { text = "", name = "" } }) => {
        const order = await asMember(request, (tx, { userId }) => headOf(tx, orderId, { userId }));
        const lineId = /^lines\.([0-9a-f-]{36})\.item$/.exec(name)?.[1];
        const pick = lineId ? await pickFor(request, { orderId, lineId }) : null;
        return PickPage({
          shell: shellOf(request, "Choose", "review"),
          orderId,
          version: order.version,
          name,
          what: what === "items" ? "items" : "customers",
          text,
          choices: text.trim()
            ? await choices(request, { orderId, what, text })
            : (pick?.item.candidates ?? []),
          remember: pick?.remember ?? null,
        });
      },
    )
    .get("/orders/:orderId/state", async ({ request, params, query, set }) => {
      const state = await asMember(request, async (tx, { userId }) => {
        const order = await headOf(tx, params.orderId, { userId });
        const erp = (await findConnection(tx, order.id))?.kind ?? null;
        return stateProps(order, { erp, changes: await changesOf(tx, { orderId: order.id, userId }) });
      });
      if (`${state.version}` !== query.version || (state.status === "pending_review" && state.matched))
        set.headers["hx-trigger"] = "order-moved";
      return OrderState(state);
    })
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
    .get("/orders/:orderId/lines/:lineId/pick", async ({ request, params }) => {
      const { item, remember } = await pickFor(request, params);
      return item.editable ? ItemPicker({ ...item, remember }) : "";
    })
    .get(
      "/orders/:orderId/:what",
      async ({ request, params: { orderId, what }, query: { text = "", name = "" } }) => {
        const found = await choices(request, { orderId, what, text });
        return found.length || !text.trim()
          ? Choices({ name, choices: found, chosenErpId: null })
          : NothingFound({ text });
      },
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
