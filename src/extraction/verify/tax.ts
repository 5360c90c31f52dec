import { Decimal } from "decimal.js";
import type { Draft, DraftLine, Tax } from "../../orders/mod.ts";
import { lineAmount } from "../layout/values/line_amount.ts";
import { isSummary, numbersIn } from "./says.ts";
import { rowOf, rowsOf, type Source, type Token, tokensOf } from "./source.ts";

/** Percent: no tax on sales is higher. */
const HIGHEST = 30;
/** A line's amount and its tax may be rounded by themselves. */
const ROUNDED = "0.0151";
const PERCENT = /(\d{1,2}(?:[.,]\d{1,3})?)\s?%/g;

/** A line's quantity × price, and its total. */
interface Taxed {
  line: DraftLine;
  amount: Decimal;
  total: Decimal;
}

/** So many lines at least tell a tax from chance where others are free of it. */
const LEAST_TAXED = 2;

/** The tax that is in the totals of lines though not in their prices: of all of them one rate that is printed, or whose amount is; where some are free of it, a rate whose amount stands in the row of each other; null where there is none. */
export function taxOf(source: Source, { lines }: Draft): Tax | null {
  const all = lines.flatMap(amountsOf);
  const rate = sharedRate(all);
  if (rate) return isPrinted(source, rate, all) ? { rate: rate.toString() } : null;
  const taxed = all.filter((one) => printsTax(source, one));
  const free = all.filter(({ amount, total }) => near(amount, total, ROUNDED));
  const own =
    taxed.length < LEAST_TAXED || taxed.length + free.length < all.length ? null : sharedRate(taxed);
  return own && { rate: own.toString() };
}

/** Whether what a line's total is more than quantity × price stands in its row. */
function printsTax(source: Source, { line, amount, total }: Taxed): boolean {
  const [token] = tokensOf(source, line.fields.lineTotal);
  if (!token || total.lte(amount)) return false;
  const tax = total.minus(amount);
  return rowOf(source, token).some(({ text }) =>
    numbersIn(text, source).some((number) => near(tax, number, ROUNDED)),
  );
}

function amountsOf(line: DraftLine): Taxed[] {
  const { lineTotal } = line.fields;
  const amount = lineAmount(line);
  return amount && lineTotal ? [{ line, amount, total: new Decimal(lineTotal.value) }] : [];
}

/** By how many percent the totals of all lines are more than quantity × price. */
function sharedRate(taxed: Taxed[]): Decimal | null {
  if (taxed.length === 0) return null;
  const largest = taxed.reduce((most, one) => (one.amount.gt(most.amount) ? one : most));
  if (largest.amount.lte(0)) return null;
  const rate = largest.total.div(largest.amount).minus(1).times(100).toDecimalPlaces(2);
  if (rate.lte("0.5") || rate.gt(HIGHEST)) return null;
  const factor = rate.div(100).plus(1);
  return taxed.every(({ amount, total }) => near(amount.times(factor), total, ROUNDED)) ? rate : null;
}

function near(a: Decimal, b: Decimal.Value, by: Decimal.Value): boolean {
  return a.minus(b).abs().lte(by);
}

/** Whether the rate stands on the pages, as one or as two that make it up, or what it comes to stands among the sums. */
function isPrinted({ leaves, mark }: Source, rate: Decimal, taxed: Taxed[]): boolean {
  const rows = leaves.flatMap(({ tokens }) => rowsOf(tokens));
  const printed = rows.flatMap((row) => [...textOf(row).matchAll(PERCENT)]);
  const rates = [...new Set(printed.map(([, one]) => one!.replace(",", ".")))].map(Number);
  if (rates.some((one) => rates.some((other) => rate.eq(one) || rate.eq(one + other)))) return true;
  const sum = Decimal.sum(...taxed.map(({ total, amount }) => total.minus(amount)));
  return rows
    .filter((row) => isSummary(row))
    .some((row) => numbersIn(textOf(row), { mark }).some((number) => near(sum, number, 0.01 * taxed.length)));
}

function textOf(row: Token[]): string {
  return row.map(({ text }) => text).join(" ");
}
