import { Type } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { tenant } from "../../db/mod.ts";
import { memberOf, organizationAdminOf } from "../accounts/mod.ts";
import type { App } from "../app.ts";
import { described, JSON_BODY } from "../web/mod.ts";
import { TRIAL_LINES } from "./charge.ts";
import { checkout, portal } from "./checkout.ts";
import { trialLinesLeft } from "./queries.ts";
import { ratesFor } from "./rates.ts";
import { pricing } from "./read_pricing.ts";
import { subscriptionOf } from "./subscription_queries.ts";

const OrNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);
const DOLLARS = Type.String({ description: "Dollars, a decimal number" });
const SOURCE = Type.Union(
  ["organization", "price", "product", "default"].map((source) => Type.Literal(source)),
  { description: "organization: set for this one; price, product: the payment processor's metadata" },
);
const TIME = OrNull(Type.String({ format: "date-time" }));

const PRICING = Type.Object(
  {
    currency: Type.Literal("USD"),
    perLineItemRate: DOLLARS,
    minimumPerOrder: DOLLARS,
    freeTrialLineItems: Type.Integer(),
    baseSubscription: Type.String({ description: "Dollars a month" }),
    name: OrNull(Type.String()),
    features: Type.Array(Type.String()),
    monthlyOrders: OrNull(Type.String()),
    teamMembers: OrNull(Type.String()),
    erpConnections: OrNull(Type.String()),
    supportLevel: OrNull(Type.String()),
    sources: Type.Record(Type.String(), SOURCE, { description: "Where each figure is from" }),
    problems: Type.Array(Type.String(), { description: "What was found wrong and isn't used" }),
    readAt: TIME,
  },
  { $id: "Pricing" },
);
const SUBSCRIPTION = Type.Object(
  {
    status: Type.Union([Type.String(), Type.Null()], {
      description: "Stripe's word; null: never subscribed",
    }),
    subscriptionItemId: Type.Union([Type.String(), Type.Null()], {
      description: "Null: usage isn't reported",
    }),
    currentPeriodStart: TIME,
    currentPeriodEnd: TIME,
    cancelAt: TIME,
    unpaidInvoiceUrl: OrNull(Type.String()),
    freeTrialLineItemsLeft: Type.Integer(),
  },
  { $id: "Subscription" },
);
const URL_OF = Type.String({ format: "uri", description: "Where the browser goes on" });

/** Pricing, and the organization's subscription. */
export function subscriptionApi(app: App) {
  return new Elysia({ prefix: "/api/billing" })
    .get("/pricing", ({ request }) => priced(app, memberOf(request).idpOrganizationId), {
      ...described({
        chapter: "Billing",
        summary: "What the organization pays",
        description: "Read from the payment processor, at most five minutes ago while it answers.",
        answers: { 200: PRICING },
        refusals: [400],
      }),
    })
    .get("/subscription", ({ request }) => stored(app, memberOf(request).idpOrganizationId), {
      ...described({
        chapter: "Billing",
        summary: "The organization's subscription",
        answers: { 200: SUBSCRIPTION },
        refusals: [400],
      }),
    })
    .post(
      "/checkout-session",
      async ({ request }) => {
        const { idpOrganizationId } = organizationAdminOf(request);
        const { sessionId, url } = await checkout(app, idpOrganizationId);
        return { sessionId, url };
      },
      {
        parse: JSON_BODY,
        ...described({
          chapter: "Billing",
          summary: "Begin a checkout for a subscription",
          description: "For admins of the organization. While one is open, it is given again.",
          answers: { 200: Type.Object({ sessionId: Type.String(), url: URL_OF }) },
          refusals: [400, 403, 409, 502, 503],
        }),
      },
    )
    .post("/portal", ({ request }) => portal(app, memberOf(request).idpOrganizationId), {
      parse: JSON_BODY,
      ...described({
        chapter: "Billing",
        summary: "Open the customer portal: payment method, invoices, cancellation",
        answers: { 200: Type.Object({ url: URL_OF }) },
        refusals: [400, 409, 502, 503],
      }),
    });
}

async function priced(app: App, idpOrganizationId: string) {
  const { stale: _, ...everybody } = await pricing(app);
  const { rate, minimum, currency, sources } = await tenant(app.db, idpOrganizationId, (tx) =>
    ratesFor(tx, idpOrganizationId),
  );
  return {
    currency,
    ...everybody,
    perLineItemRate: rate,
    minimumPerOrder: minimum,
    freeTrialLineItems: TRIAL_LINES,
    sources: { ...everybody.sources, perLineItemRate: sources.rate, minimumPerOrder: sources.minimum },
  };
}

async function stored(app: App, idpOrganizationId: string) {
  return tenant(app.db, idpOrganizationId, async (tx) => {
    const row = await subscriptionOf(tx, idpOrganizationId);
    return {
      status: row?.status ?? null,
      subscriptionItemId: row?.subscription_item_id ?? null,
      currentPeriodStart: row?.current_period_start ?? null,
      currentPeriodEnd: row?.current_period_end ?? null,
      cancelAt: row?.cancel_at ?? null,
      unpaidInvoiceUrl: row?.unpaid_invoice_url ?? null,
      freeTrialLineItemsLeft: await trialLinesLeft(tx),
    };
  });
}
