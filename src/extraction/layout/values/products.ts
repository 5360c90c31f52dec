import Decimal from "decimal.js";
import type { Role } from "../words/vocabulary.ts";
import type { Amount } from "./amounts.ts";
import { leftBy } from "./rebates.ts";

/** q × p = t within rounding, with the price per 1, 100 or 1000. */
export function multiplies(quantity: string, price: string, total: string): "1" | "100" | "1000" | null {
  const product = Number(quantity) * Number(price);
  for (const basis of ["1", "100", "1000"] as const)
    if (isNear(product / Number(basis), Number(total)) ?? isWithin({ quantity, price, total, basis }))
      return product === 0 && basis !== "1" ? null : basis;
  return null;
}

/** Whether a product is a sum but for rounding; null too close to the bound for binary numbers to tell. */
function isNear(product: number, sum: number): boolean | null {
  const slack = Math.max(0.011, 0.0006 * Math.abs(sum));
  const beyond = Math.abs(product - sum) - slack;
  return Math.abs(beyond) > 1e-9 * (slack + Math.abs(product) + Math.abs(sum)) ? beyond < 0 : null;
}

function isWithin({
  quantity,
  price,
  total,
  basis,
}: Record<"quantity" | "price" | "total" | "basis", string>) {
  const slack = Decimal.max("0.011", new Decimal(total).abs().times("0.0006"));
  return new Decimal(quantity).times(price).div(basis).minus(total).abs().lte(slack);
}

/** Columns by number. */
export interface Product {
  q: number;
  p: number;
  t: number;
}

type Figures = (Amount | null)[][];
type Roles = (Role | null)[];

const QUANTITIES: Roles = ["quantity", "otherQuantity"];
const PRICES: Roles = ["unitPrice", "otherPrice", "lineTotal"];
/** What a heading that nobody knows, or that says something else, may stand over. */
const OPEN: Roles = [null, "other", "unit", "per", "size"];
/** What is told of a line by its own number, by a day or in percent is none of the three. */
const NEVER: Roles = ["lineNumber", "date", "otherDate", "taxRate", "discount"];
/** Rows that tell whether headings mislead. */
const SAMPLES = 60;

/** Which columns are quantity, price and amount, by what multiplies in most rows; where headings mislead, whichever columns do in nearly all. */
export function productOf(roles: Roles, amounts: Figures, figures: Figures): Product | null {
  const of = (names: Roles, from: Figures = amounts) =>
    roles.flatMap((role, i) => (names.includes(role) && from[i]!.some(Boolean) ? [i] : []));
  const [quantities, prices, open] = [of(QUANTITIES), of(PRICES), of(OPEN, figures)];
  const priced = of(["unitPrice", "otherPrice"]).length > 0;
  return (
    bestOf({ roles, quantities, prices, open }, amounts) ??
    discounted(
      {
        quantities,
        prices: priced ? prices : [...prices, ...open],
        totals: of(["lineTotal"]),
        discounts: of(["discount"]),
      },
      amounts,
    ) ??
    nearly(of(["quantity"]), of(["unitPrice", "otherPrice"]), amounts) ??
    misled(roles, amounts, figures)
  );
}

/** Headings under which nothing multiplies, as "Total" over a count, are none. */
function misled(roles: Roles, amounts: Figures, figures: Figures): Product | null {
  const open = roles.flatMap((role, i) => (NEVER.includes(role) || !figures[i]!.some(Boolean) ? [] : [i]));
  const samples = amounts.map((column) => column.slice(0, SAMPLES));
  return bestOf({ roles, quantities: [], prices: [], open }, samples);
}

interface Candidates {
  roles: Roles;
  quantities: number[];
  prices: number[];
  /** Columns whose headings say none of it. */
  open: number[];
}

function bestOf({ roles, quantities, prices, open }: Candidates, amounts: Figures): Product | null {
  const isMisled = quantities.length === 0 && prices.length === 0;
  let best: Product & { score: number } = { score: 0, q: -1, p: -1, t: -1 };
  for (const q of [...quantities, ...open])
    for (const p of [...prices, ...open])
      for (const t of [...prices, ...open]) {
        if (t === p || q === p || q === t || isCounted(roles[t]!, amounts[t]!)) continue;
        const { hits, ones, filled } = hitsOf(amounts, { q, p, t });
        const strangers = [q, p, t].filter((i) => open.includes(i)).length;
        const swapped = open.includes(q) && isFractional(amounts[q]!) && !isFractional(amounts[p]!);
        if (
          swapped ||
          hits === 0 ||
          (hits === ones && filled > 2 * hits) ||
          (strangers > 2 && !isMisled) ||
          (roles[t] !== "lineTotal" && hits < 0.5 * filled) ||
          (strangers > 0 && (hits - ones < 2 || hits < 0.8 * filled))
        )
          continue;
        // What is in a case times a bottle's price is the case's: lines come to what is called their amount.
        const isAmount = roles[t] === "lineTotal" && hits - ones > 1 && hits >= 0.8 * filled;
        const known = strangers > 0 ? filled : amounts[t]!.length;
        const score = hits - 0.5 * ones + likeness(roles, { q, p, t }) + (isAmount ? known : 0);
        if (score > best.score) best = { score, q, p, t };
      }
  return best.q >= 0 ? best : null;
}

/** In how many rows quantity and price multiply, of how many that have a quantity and an amount; `ones` tell nothing. */
function hitsOf(amounts: Figures, { q, p, t }: Product): { hits: number; ones: number; filled: number } {
  let [hits, ones, filled] = [0, 0, 0];
  for (const [i, count] of amounts[q]!.entries()) {
    const [price, total] = [amounts[p]![i], amounts[t]![i]];
    if (count && Number(total?.value ?? 0) !== 0) filled++;
    if (!count || !price || !total) continue;
    if (!isProduct(count.value, price.value, total.value)) continue;
    hits++;
    if (count.value === "1" || Number(count.value) === Number(total.value)) ones++;
  }
  return { hits, ones, filled };
}

/** Whether half of a column's numbers have decimals: rather prices than counts. */
function isFractional(column: (Amount | null)[]): boolean {
  const filled = column.filter(Boolean);
  return filled.filter((amount) => !Number.isInteger(Number(amount!.value))).length >= 0.5 * filled.length;
}

/** Whether whole numbers stand under a heading that counts: bins times what is in a bin is no amount. */
function isCounted(role: Role | null, column: (Amount | null)[]): boolean {
  return (
    QUANTITIES.includes(role) &&
    column.every((amount) => !amount || (!amount.currency && Number.isInteger(Number(amount.value))))
  );
}

/** How well the headings suit, and the places: a price stands before its amount. */
function likeness(roles: Roles, { q, p, t }: Product): number {
  return (
    (roles[q] === "quantity" ? 0.3 : 0) +
    (roles[p] === "unitPrice" ? 0.3 : 0) +
    (roles[t] === "lineTotal" ? 0.2 : 0) -
    (t < p ? 0.25 : 0) -
    0.001 * (p + q)
  );
}

/** Quantity, price and amount where each line's discount in percent is taken off, in nearly all rows. */
function discounted(
  {
    quantities,
    prices,
    totals,
    discounts,
  }: Record<"quantities" | "prices" | "totals" | "discounts", number[]>,
  amounts: Figures,
): Product | null {
  const ways = discounts.length > 1 ? [...discounts.map((d) => [d]), discounts] : [discounts];
  for (const taken of ways.filter(({ length }) => length > 0)) {
    const left = amounts[0]!.map((_, row) => leftBy(taken.map((d) => amounts[d]![row]?.value)));
    for (const q of quantities)
      for (const p of prices)
        for (const t of totals) {
          const net = amounts.with(
            p,
            amounts[p]!.map(
              (price, i) => price && { ...price, value: String(Number(price.value) * left[i]!) },
            ),
          );
          const { hits, filled } = hitsOf(net, { q, p, t });
          if (p !== t && hits > 1 && hits >= 0.8 * filled) return { q, p, t };
        }
  }
  return null;
}

/** Two columns of prices of which one is the other times the quantity but for discounts and taxes, in nearly all rows. */
function nearly(quantities: number[], prices: number[], amounts: Figures): Product | null {
  for (const q of quantities)
    for (const p of prices)
      for (const t of prices) {
        const ratios = amounts[q]!.flatMap((n, i) => {
          const [price, total] = [Number(amounts[p]![i]?.value), Number(amounts[t]![i]?.value)];
          return n && Number(n.value) > 3 && price && total ? [total / (Number(n.value) * price)] : [];
        });
        const near = ratios.filter((ratio) => ratio > 0.5 && ratio < 1.5).length;
        if (t !== p && near > 1 && near >= 0.9 * ratios.length) return { q, p, t };
      }
  return null;
}

/** Nothing times a price is nothing, whatever the price. */
function isProduct(quantity: string, price: string, total: string): boolean {
  return Number(quantity) !== 0 && Number(total) !== 0 && multiplies(quantity, price, total) !== null;
}
