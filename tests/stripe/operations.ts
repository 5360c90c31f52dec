import type Stripe from "stripe";
import { adjustMeterEvent, createMeterEvent, meterSummaries } from "./meters.ts";
import type { Operation, Params } from "./params.ts";
import { noSuch, Refused } from "./refused.ts";
import type { Kind, Thing, World } from "./world.ts";

export interface Asked<P> {
  world: World;
  /** The `{id}` of the path. */
  id: string;
  params: P;
  /** Where the hosted pages are. */
  url: string;
}

type Operations = { [O in Operation]: (asked: Asked<Params[O]>) => object };

/** What each operation does. */
export const OPERATIONS: Operations = {
  "POST /v1/customers": ({ world, params }) =>
    world.put({
      id: world.newId("cus"),
      object: "customer",
      created: world.now(),
      livemode: false,
      name: params.name || null,
      email: params.email || null,
      metadata: (params.metadata || {}) as Stripe.Metadata,
    }),
  "GET /v1/customers/{id}": ({ world, id }) => world.get("customer", id),
  "GET /v1/prices/{id}": ({ world, id }) => world.get("price", id, "price"),
  "GET /v1/products/{id}": ({ world, id }) => world.get("product", id),
  "POST /v1/checkout/sessions": createCheckout,
  "GET /v1/checkout/sessions/{id}": ({ world, id }) => world.get("checkout.session", id),
  "POST /v1/billing_portal/sessions": createPortal,
  "GET /v1/subscriptions": ({ world, params }) => listSubscriptions(world, params),
  "GET /v1/subscriptions/{id}": ({ world, id }) => world.get("subscription", id),
  "GET /v1/invoices": ({ world, params }) => {
    const { customer, subscription, status } = params;
    const found = world.all("invoice").filter((invoice) => {
      const of = invoice.parent?.subscription_details?.subscription;
      return (
        (!customer || invoice.customer === customer) &&
        (!subscription || of === subscription) &&
        (!status || invoice.status === status)
      );
    });
    return listOf(found, params, "/v1/invoices");
  },
  "GET /v1/invoices/{id}": ({ world, id }) => world.get("invoice", id),
  "GET /v1/invoices/{id}/lines": ({ world, id, params }) =>
    listOf(world.get("invoice", id).lines!.data as { id: string }[], params, `/v1/invoices/${id}/lines`),
  "GET /v1/billing/meters/{id}": ({ world, id }) => world.get("billing.meter", id),
  "GET /v1/billing/meters/{id}/event_summaries": ({ world, id, params }) =>
    listOf(meterSummaries(world, id, params), params, `/v1/billing/meters/${id}/event_summaries`),
  "POST /v1/billing/meter_events": ({ world, params }) => createMeterEvent(world, params),
  "POST /v1/billing/meter_event_adjustments": ({ world, params }) => adjustMeterEvent(world, params),
};

function createCheckout({ world, params, url }: Asked<Stripe.Checkout.SessionCreateParams>) {
  const { mode, customer, customer_email, line_items = [], success_url, cancel_url } = params;
  if (mode !== "subscription") throw new Refused("This account only sells subscriptions", { param: "mode" });
  if (customer && customer_email)
    throw new Refused("You may only specify one of these parameters: customer, customer_email.");
  if (customer) world.get("customer", customer, "customer");
  if (!success_url) throw new Refused("Missing required param: success_url.", { param: "success_url" });
  if (!line_items.length) throw new Refused("Missing required param: line_items.", { param: "line_items" });
  line_items.forEach((item, at) => void checkItem(world, item, at));
  const id = world.newId("cs_test");
  return world.put({
    id,
    object: "checkout.session",
    created: world.now(),
    expires_at: params.expires_at ?? world.now() + 86_400,
    livemode: false,
    mode,
    status: "open",
    payment_status: "unpaid",
    url: `${url}/checkout/${id}`,
    customer: customer ?? null,
    client_reference_id: params.client_reference_id ?? null,
    metadata: (params.metadata || {}) as Stripe.Metadata,
    success_url,
    cancel_url: cancel_url ?? null,
    subscription: null,
    // Not shown by Stripe unless expanded; kept for the day it is completed.
    line_items: { data: line_items.map(({ price }) => ({ price: { id: price } })) },
  } as Thing<"checkout.session">);
}

function checkItem(world: World, item: Stripe.Checkout.SessionCreateParams.LineItem, at: number) {
  const param = `line_items[${at}]`;
  if (!item.price) throw new Refused(`Missing required param: ${param}[price].`, { param });
  const price = world.get("price", item.price, `${param}[price]`);
  const metered = price.recurring?.usage_type === "metered";
  if (!price.active) throw new Refused("The price specified is inactive.", { param });
  if (metered && item.quantity !== undefined)
    throw new Refused("Quantity should not be specified where usage_type is `metered`.", { param });
  if (!metered && !item.quantity)
    throw new Refused(`Quantity is required. Add \`quantity\` to \`${param}\``, { param });
}

function createPortal({ world, params, url }: Asked<Stripe.BillingPortal.SessionCreateParams>) {
  const { customer, return_url } = params;
  if (!customer) throw new Refused("Missing required param: customer.", { param: "customer" });
  world.get("customer", customer, "customer");
  const back = return_url ? `?return=${encodeURIComponent(return_url)}` : "";
  return {
    id: world.newId("bps"),
    object: "billing_portal.session",
    created: world.now(),
    livemode: false,
    customer,
    return_url: return_url ?? null,
    url: `${url}/portal/${customer}${back}`,
  };
}

function listSubscriptions(world: World, params: Stripe.SubscriptionListParams) {
  const { customer, status } = params;
  const found = world.all("subscription").filter((subscription) => {
    if (customer && subscription.customer !== customer) return false;
    if (status === "all") return true;
    if (status === "ended") return ["canceled", "incomplete_expired"].includes(subscription.status!);
    return status ? subscription.status === status : subscription.status !== "canceled";
  });
  return listOf(found, params, "/v1/subscriptions");
}

function listOf(
  found: { id: string }[],
  { limit = 10, starting_after, ending_before }: Stripe.PaginationParams,
  url: string,
) {
  if (limit < 1 || limit > 100)
    throw new Refused(`Invalid limit: must be between 1 and 100`, { param: "limit" });
  if (ending_before) throw new Refused("This account doesn't page backwards", { param: "ending_before" });
  const at = starting_after ? found.findIndex(({ id }) => id === starting_after) : -1;
  if (starting_after && at < 0) throw noSuch("object", starting_after, "starting_after");
  const data = found.slice(at + 1, at + 1 + limit);
  return { object: "list", url, data, has_more: at + 1 + limit < found.length };
}

/** A copy of `answer` in which the ids at `paths` are the objects. Throws `Refused` for what isn't one. */
export function expanded(world: World, answer: object, paths: string[] = []): object {
  const copy = structuredClone(answer) as Node;
  for (const path of paths) expandAt(world, copy, path.split("."), path);
  return copy;
}

type Node = Record<string, unknown>;

function expandAt(world: World, node: Node, [name = "", ...rest]: string[], path: string) {
  const value = node[name];
  if (value === undefined)
    throw new Refused(`This property cannot be expanded (${path}).`, { param: "expand" });
  if (Array.isArray(value)) {
    for (const [at] of value.entries()) expandItem(world, value, at, rest, path);
    return;
  }
  if (typeof value === "string") node[name] = objectAt(world, value, path);
  if (rest.length && node[name]) expandAt(world, node[name] as Node, rest, path);
}

function expandItem(world: World, list: unknown[], at: number, rest: string[], path: string) {
  if (rest.length) expandAt(world, list[at] as Node, rest, path);
  else if (typeof list[at] === "string") list[at] = objectAt(world, list[at], path);
}

function objectAt(world: World, id: string, path: string): Thing<Kind> {
  const found = world.find(id);
  if (!found) throw new Refused(`This property cannot be expanded (${path}).`, { param: "expand" });
  return structuredClone(found);
}
