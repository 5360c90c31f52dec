import { Elysia } from "elysia";
import { GoingOn, SubscriptionPage } from "../../views/subscription.tsx";
import { type Member, memberOf, organizationAdminOf, shellOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { Refusal, wordsOf } from "../errors.ts";
import { checkout, portal } from "./checkout.ts";
import { customerIdOf } from "./customer.ts";
import { refreshSubscription } from "./read_subscription.ts";
import { stripeOf } from "./stripe.ts";
import { isSubscribed } from "./subscription.ts";
import { subscriptionPage } from "./subscription_page.ts";

/** What a person reads who comes back from the payment processor. */
const HAPPENED = {
  success:
    "Thank you, the subscription is active. Usage that was kept so far is reported now, and is on the first invoice with usage.",
  confirming:
    "Thank you. The payment processor has not confirmed the subscription yet; this page shows it as soon as it has.",
  cancelled: "The checkout was left. Nothing was paid, and nothing has changed; it can be begun again.",
  back: "Back from the payment processor. What was changed there holds here, too.",
};

/** `/subscription`: how it stands, and the ways to the payment processor and back. */
export function subscriptionRoutes(app: App) {
  const page = async (request: Request, more: { happened?: string; refused?: string } = {}) =>
    SubscriptionPage({
      shell: shellOf(request, "Subscription", "usage"),
      happened: null,
      refused: null,
      ...(await subscriptionPage(app, memberOf(request))),
      ...more,
    });
  return new Elysia({ prefix: "/subscription" })
    .get("", ({ request }) => page(request))
    .get("/success", async ({ request }) => {
      const status = await read(app, memberOf(request));
      return page(request, { happened: isSubscribed(status) ? HAPPENED.success : HAPPENED.confirming });
    })
    .get("/cancelled", ({ request }) => page(request, { happened: HAPPENED.cancelled }))
    .get("/back", async ({ request }) => {
      await read(app, memberOf(request));
      return page(request, { happened: HAPPENED.back });
    })
    .post("/checkout", ({ request, set }) => {
      const { idpOrganizationId } = organizationAdminOf(request);
      return goOn({ request, set }, () => checkout(app, idpOrganizationId), page);
    })
    .post("/portal", ({ request, set }) => {
      const { idpOrganizationId } = memberOf(request);
      return goOn({ request, set }, () => portal(app, idpOrganizationId), page);
    });
}

/** The way on, or the page with what was refused. */
async function goOn(
  { request, set }: { request: Request; set: { status?: number | string } },
  way: () => Promise<{ url: string }>,
  page: (request: Request, more: { refused: string }) => Promise<unknown>,
) {
  try {
    const { url } = await way();
    return GoingOn({ shell: shellOf(request, "Going on", "usage"), url, to: "the payment processor" });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    set.status = error.status;
    return page(request, { refused: error.message });
  }
}

/** Somebody comes back before the webhook does: the subscription is read at once. Its status; null: none, or not known. */
async function read(app: App, { idpOrganizationId }: Member): Promise<string | null> {
  const stripe = stripeOf(app);
  const customer = await customerIdOf(app, idpOrganizationId);
  if (!stripe || !customer) return null;
  return refreshSubscription(app, stripe, { idpOrganizationId, customer }).catch((error) => {
    app.log.warn("subscription not read", { idpOrganizationId, words: wordsOf(error) });
    return null;
  });
}
