import type Stripe from "stripe";
import { noSuch } from "./refused.ts";

/** Some of an object's fields, as deep as it goes. */
export type Part<T> = T extends (infer U)[]
  ? Part<U>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;

export interface MeterEvent {
  identifier: string;
  eventName: string;
  customer: string;
  value: number;
  /** Seconds. */
  timestamp: number;
  /** Seconds; identifiers are unique for a day after it. */
  received: number;
  cancelled?: true;
}

type Kinds = {
  customer: Stripe.Customer;
  product: Stripe.Product;
  price: Stripe.Price;
  "billing.meter": Stripe.Billing.Meter;
  "checkout.session": Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
};
export type Kind = keyof Kinds;
export type Thing<K extends Kind> = Part<Kinds[K]> & { id: string; object: K };

export const BASE_PRICE = "price_base";
export const USAGE_PRICE = "price_usage";
export const METER = "mtr_usage";

/** All that the account holds. */
export function world() {
  const things = new Map<string, Thing<Kind>>();
  const meterEvents: MeterEvent[] = [];
  let ahead = 0;
  let count = 0;
  const put = <K extends Kind>(thing: Thing<K>): Thing<K> => {
    things.set(thing.id, thing as Thing<Kind>);
    return thing;
  };
  const find = (id: string) => things.get(id);
  for (const thing of catalogue()) put(thing);
  return {
    meterEvents,
    put,
    find,
    /** Throws Stripe's 404. */
    get<K extends Kind>(kind: K, id: string, param?: string): Thing<K> {
      const thing = find(id);
      if (thing?.object !== kind) throw noSuch(kind, id, param);
      return thing as Thing<K>;
    },
    /** Newest first. */
    all: <K extends Kind>(kind: K) =>
      [...things.values()].filter(({ object }) => object === kind).reverse() as Thing<K>[],
    newId: (prefix: string) => `${prefix}_${(++count).toString(36).padStart(14, "0")}`,
    /** Seconds. */
    now: () => Math.floor(Date.now() / 1000) + ahead,
    pass(seconds: number) {
      ahead += seconds;
    },
  };
}

export type World = ReturnType<typeof world>;

function catalogue(): Thing<Kind>[] {
  const created = 1_767_225_600;
  return [
    { id: "prod_base", object: "product", active: true, name: "Order intake", metadata: {}, created },
    { id: "prod_usage", object: "product", active: true, name: "Processed lines", metadata: {}, created },
    {
      id: METER,
      object: "billing.meter",
      display_name: "Usage in cents",
      event_name: "order_intake_cents",
      status: "active",
      customer_mapping: { type: "by_id", event_payload_key: "stripe_customer_id" },
      default_aggregation: { formula: "sum" },
      value_settings: { event_payload_key: "value" },
      created,
    },
    {
      id: BASE_PRICE,
      object: "price",
      active: true,
      currency: "usd",
      product: "prod_base",
      type: "recurring",
      billing_scheme: "per_unit",
      unit_amount: 50_000,
      unit_amount_decimal: "50000",
      metadata: {},
      recurring: { interval: "month", interval_count: 1, usage_type: "licensed", meter: null },
    },
    {
      id: USAGE_PRICE,
      object: "price",
      active: true,
      currency: "usd",
      product: "prod_usage",
      type: "recurring",
      billing_scheme: "per_unit",
      unit_amount: 1,
      unit_amount_decimal: "1",
      metadata: {},
      recurring: { interval: "month", interval_count: 1, usage_type: "metered", meter: METER },
    },
  ] as Thing<Kind>[];
}
