import { Decimal } from "decimal.js";
import type Stripe from "stripe";
import { RATES } from "./charge.ts";

/** Where a figure is from. */
export type Source = "price" | "product" | "default" | "organization";

/** Everybody's pricing; money in dollars, as decimal strings. */
export interface Pricing {
  perLineItemRate: string;
  minimumPerOrder: string;
  /** A month. */
  baseSubscription: string;
  /** Of the base product, to be shown. */
  name: string | null;
  features: string[];
  monthlyOrders: string | null;
  teamMembers: string | null;
  erpConnections: string | null;
  supportLevel: string | null;
  sources: { [F in Figure]: Source };
  /** What was found wrong and isn't used, in sentences. */
  problems: string[];
}

const FIGURES = [
  "perLineItemRate",
  "minimumPerOrder",
  "baseSubscription",
  "features",
  "monthlyOrders",
  "teamMembers",
  "erpConnections",
  "supportLevel",
] as const;
export type Figure = (typeof FIGURES)[number];

/** What holds where the payment processor says nothing; dollars a month from the contract. */
export const BUILT_IN: Pricing = {
  perLineItemRate: RATES.rate,
  minimumPerOrder: RATES.minimum,
  baseSubscription: "500.00",
  name: null,
  features: [],
  monthlyOrders: null,
  teamMembers: null,
  erpConnections: null,
  supportLevel: null,
  sources: Object.fromEntries(FIGURES.map((figure) => [figure, "default"])) as Record<Figure, Source>,
  problems: [],
};

/** A price with its product, as it is read from the payment processor. */
export type PricedProduct = Pick<
  Stripe.Price,
  | "id"
  | "active"
  | "currency"
  | "unit_amount"
  | "unit_amount_decimal"
  | "billing_scheme"
  | "metadata"
  | "recurring"
> & {
  product: { name?: string; metadata: Stripe.Metadata };
};

/** Dollars up to a million, to a millionth. */
const DECIMAL = /^\d{1,6}(\.\d{1,6})?$/;
const LONGEST = 500;

/** What two prices and their products say; what they don't say, or say wrongly, is built in. */
export function pricingOf({ base, usage }: { base: PricedProduct; usage: PricedProduct }): Pricing {
  const problems = [...faultsOfUsage(usage), ...faultsOfBase(base)];
  const isDollars = usage.currency === "usd";
  const number = (key: string, or: string): Found<string> =>
    (isDollars && firstOf(usage, key, (text) => decimalIn(text), problems)) || {
      value: or,
      source: "default",
    };
  const text = (key: string): Found<string | null> =>
    firstOf(base, key, textIn, problems) ?? { value: null, source: "default" };
  const fee = feeOf(base);
  const features = text("features");
  const found = {
    perLineItemRate: number("per_line_item_rate", BUILT_IN.perLineItemRate),
    minimumPerOrder: number("minimum_per_order", BUILT_IN.minimumPerOrder),
    baseSubscription: fee ?? { value: BUILT_IN.baseSubscription, source: "default" as const },
    features: { ...features, value: listIn(features.value ?? "") },
    monthlyOrders: text("monthly_orders"),
    teamMembers: text("team_members"),
    erpConnections: text("erp_connections"),
    supportLevel: text("support_level"),
  };
  const each = Object.entries(found);
  const values = Object.fromEntries(each.map(([figure, { value }]) => [figure, value]));
  const sources = Object.fromEntries(each.map(([figure, { source }]) => [figure, source]));
  return { ...values, name: base.product.name ?? null, sources, problems } as unknown as Pricing;
}

interface Found<T> {
  value: T;
  source: Source;
}

/** The price's own word comes before its product's; one that can't be read is named and passed over. */
function firstOf(
  { id, metadata, product }: PricedProduct,
  key: string,
  read: (text: string) => string | null,
  problems: string[],
): Found<string> | null {
  const places = [
    ["price", metadata[key]],
    ["product", product.metadata[key]],
  ] as const;
  for (const [source, text] of places) {
    if (text === undefined) continue;
    const value = read(text);
    if (value !== null) return { value, source };
    const where = source === "price" ? `the price "${id}"` : `the product of the price "${id}"`;
    problems.push(`Cannot use ${key} of ${where}: "${text.slice(0, 40)}" is not what belongs there`);
  }
  return null;
}

/** A decimal number as it is counted with: " 0.350" → "0.350"; null: it is none. */
export function decimalIn(text: string): string | null {
  return DECIMAL.test(text.trim()) ? text.trim() : null;
}

function textIn(text: string) {
  return text.trim().length && text.length <= LONGEST ? text.trim() : null;
}

function listIn(text: string) {
  return text
    .split(",")
    .map((feature) => feature.trim())
    .filter(Boolean);
}

function feeOf({ currency, unit_amount, recurring }: PricedProduct): Found<string> | null {
  if (unit_amount === null || currency !== "usd" || !isMonthly(recurring)) return null;
  return { value: new Decimal(unit_amount).div(100).toFixed(2), source: "price" };
}

function faultsOfBase({ id, active, currency, unit_amount, recurring }: PricedProduct): string[] {
  return sentences(`Cannot use the fixed fee of the price "${id}"`, [
    [active, "it is inactive"],
    [currency === "usd", `it is in ${currency.toUpperCase()} and not in USD`],
    [unit_amount !== null, "it has no fixed amount"],
    [isMonthly(recurring), "it is not monthly"],
  ]);
}

function faultsOfUsage(price: PricedProduct): string[] {
  const { id, active, currency, recurring, billing_scheme, unit_amount_decimal } = price;
  const cents = billing_scheme === "per_unit" && Number(unit_amount_decimal) === 1;
  return sentences(`Cannot bill usage by the price "${id}"`, [
    [active, "it is inactive"],
    [currency === "usd", `it is in ${currency.toUpperCase()} and not in USD`],
    [recurring?.meter != null, "it is not metered"],
    [isMonthly(recurring), "it is not monthly"],
    [cents, "a unit must cost 1 cent, for cents are reported"],
  ]);
}

function sentences(what: string, checks: [boolean, string][]): string[] {
  return checks.filter(([holds]) => !holds).map(([, why]) => `${what}: ${why}`);
}

function isMonthly(recurring: Stripe.Price.Recurring | null) {
  return recurring?.interval === "month" && recurring.interval_count === 1;
}
