import { Elysia, t } from "elysia";
import { Choices, ItemPicker, NothingFound } from "../../views/review_pick.tsx";
import { PickPage } from "../../views/review_search.tsx";
import { asMemberIn, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { findConnection } from "../erp/mod.ts";
import { headOf, mustSee } from "../orders/mod.ts";
import { customerChoices, itemChoices } from "./catalogue.ts";
import { pickOf } from "./pick.ts";

const PICKED = t.Object({
  orderId: t.String(),
  what: t.Union([t.Literal("items"), t.Literal("customers")]),
});
type What = (typeof PICKED)["static"]["what"];

/** The customers and items that an order's may be: searched, offered, chosen from. */
export function pickRoutes(app: App) {
  const asMember = asMemberIn(app);
  const choices = (
    request: Request,
    { orderId, what, text }: { orderId: string; what: What; text: string },
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
          what,
          text,
          choices: text.trim()
            ? await choices(request, { orderId, what, text })
            : (pick?.item.candidates ?? []),
          remember: pick?.remember ?? null,
        });
      },
      { params: PICKED },
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
      { params: PICKED },
    );
}
