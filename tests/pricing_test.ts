import { expect, test } from "bun:test";
import { type PricedProduct, pricingOf } from "../src/billing/pricing.ts";

function prices(more: { base?: object; usage?: object; ofBase?: object; ofUsage?: object } = {}) {
  const monthly = { interval: "month", interval_count: 1, usage_type: "licensed", meter: null };
  const each = { active: true, currency: "usd", billing_scheme: "per_unit", metadata: {} };
  const base = {
    ...each,
    id: "price_base",
    unit_amount: 50_000,
    unit_amount_decimal: "50000",
    recurring: monthly,
    product: { name: "Order intake", metadata: more.ofBase ?? {} },
    ...more.base,
  };
  const usage = {
    ...each,
    id: "price_usage",
    unit_amount: 1,
    unit_amount_decimal: "1",
    recurring: { ...monthly, usage_type: "metered", meter: "mtr" },
    product: { name: "Lines", metadata: more.ofUsage ?? {} },
    ...more.usage,
  };
  return { base, usage } as unknown as { base: PricedProduct; usage: PricedProduct };
}

test("pricingOf() has the contract's defaults where nothing is said", () => {
  expect(pricingOf(prices())).toEqual({
    perLineItemRate: "0.40",
    minimumPerOrder: "2.50",
    baseSubscription: "500.00",
    name: "Order intake",
    features: [],
    monthlyOrders: null,
    teamMembers: null,
    erpConnections: null,
    supportLevel: null,
    sources: {
      perLineItemRate: "default",
      minimumPerOrder: "default",
      baseSubscription: "price",
      features: "default",
      monthlyOrders: "default",
      teamMembers: "default",
      erpConnections: "default",
      supportLevel: "default",
    },
    problems: [],
  });
});

test("pricingOf() takes the price's word before the product's", () => {
  const { perLineItemRate, minimumPerOrder, sources, problems } = pricingOf(
    prices({
      usage: { metadata: { per_line_item_rate: "0.355" } },
      ofUsage: { per_line_item_rate: "0.9", minimum_per_order: " 3 " },
    }),
  );
  expect([perLineItemRate, minimumPerOrder]).toEqual(["0.355", "3"]);
  expect([sources.perLineItemRate, sources.minimumPerOrder, problems]).toEqual(["price", "product", []]);
});

test("pricingOf() shows the base product's features", () => {
  const { features, monthlyOrders, teamMembers, erpConnections, supportLevel, sources } = pricingOf(
    prices({
      ofBase: {
        features: "Reading, Matching ,, ERP",
        monthly_orders: "unlimited",
        team_members: "25",
        erp_connections: "3",
        support_level: "Priority",
      },
    }),
  );
  expect(features).toEqual(["Reading", "Matching", "ERP"]);
  expect([monthlyOrders, teamMembers, erpConnections, supportLevel]).toEqual([
    "unlimited",
    "25",
    "3",
    "Priority",
  ]);
  expect(sources.features).toBe("product");
});

const WRONG = ["0,40", "-1", "free", "1e3", "", "0x10", "NaN", "Infinity", ".5", "12345678", "0.4 USD"];
test.each(WRONG)("pricingOf() reports and passes over a rate of %p", (rate) => {
  const { perLineItemRate, sources, problems } = pricingOf(
    prices({ usage: { metadata: { per_line_item_rate: rate } }, ofUsage: { per_line_item_rate: "0.45" } }),
  );
  expect([perLineItemRate, sources.perLineItemRate]).toEqual(["0.45", "product"]);
  expect(problems).toEqual([
    `Cannot use per_line_item_rate of the price "price_usage": "${rate}" is not what belongs there`,
  ]);
});

test("pricingOf() uses no rate that isn't in dollars", () => {
  const { perLineItemRate, problems } = pricingOf(
    prices({ usage: { currency: "jpy", metadata: { per_line_item_rate: "40" } } }),
  );
  expect(perLineItemRate).toBe("0.40");
  expect(problems).toEqual(['Cannot bill usage by the price "price_usage": it is in JPY and not in USD']);
});

const FAULTS: [string, Parameters<typeof prices>[0], string][] = [
  ["a unit that isn't a cent", { usage: { unit_amount_decimal: "40" } }, "a unit must cost 1 cent"],
  ["tiers", { usage: { billing_scheme: "tiered" } }, "a unit must cost 1 cent"],
  [
    "no meter",
    { usage: { recurring: { interval: "month", interval_count: 1, meter: null } } },
    "not metered",
  ],
  ["an archived price", { usage: { active: false } }, "it is inactive"],
  ["a yearly fee", { base: { recurring: { interval: "year", interval_count: 1 } } }, "it is not monthly"],
  ["a fee in euros", { base: { currency: "eur" } }, "it is in EUR and not in USD"],
];
test.each(FAULTS)("pricingOf() reports %s", (_, more, words) => {
  expect(pricingOf(prices(more)).problems).toEqual([expect.stringContaining(words)]);
});

test("pricingOf() shows the contract's fee where the price has none to show", () => {
  const { baseSubscription, sources } = pricingOf(prices({ base: { unit_amount: null } }));
  expect([baseSubscription, sources.baseSubscription]).toEqual(["500.00", "default"]);
});
