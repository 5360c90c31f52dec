import type { Finding } from "../../../db/mod.ts";
import { type Beside, COIN, isLineTotal } from "../../line_amount.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";
import { figuresOf, lineAmount } from "../layout/values/line_amount.ts";
import { numbersIn } from "./says.ts";
import { rowOf, type Source, type Token, tokensOf } from "./source.ts";

/** Lines whose amounts differ, and the share of those that can be compared, from which on a column is mistaken rather than a line. */
const LEAST = 2;
const MOST = 0.5;

/** Findings of a line's own that tell why its amount differs speak of these. */
const FIGURES: ReadonlySet<string | undefined> = new Set([
  "quantity",
  "unitPrice",
  "priceBasis",
  "lineTotal",
]);

/** Whether quantity × price makes the line's total, with a tax and discounts that are printed; null where one of them was not read, or the total is nothing. */
export function isProduct(line: DraftLine, beside: Beside): boolean | null {
  const figures = figuresOf(line);
  return Number(figures.lineTotal) === 0 ? null : isLineTotal(figures, beside);
}

/** Whether a total is quantity × price only as far as a price is rounded, no tax or discount between them: a figure of a picture may be misread by as much. */
export function isRounded(line: DraftLine, { tax, discounts }: Beside): boolean {
  const figures = figuresOf(line);
  const amount = lineAmount(line);
  if (tax || discounts?.length || !amount || !figures.lineTotal) return false;
  return amount.minus(figures.lineTotal).abs().gt(COIN);
}

/** In most lines quantity × price is not the amount, and nothing tells why: a column was taken for another one. Null where that is not so. */
export function mistakenIn(source: Source, { lines, findings }: Draft, beside: Beside): Finding | null {
  const products = lines.map((line) => isProduct(line, beside));
  const isTold = (at: number) =>
    findings.some(({ field, lineId }) => lineId === String(at) && FIGURES.has(field));
  const wrong = products.flatMap((product, at) => (product === false && !isTold(at) ? [at] : []));
  const compared = products.filter((product) => product !== null).length;
  if (wrong.length < LEAST || wrong.length <= MOST * compared) return null;
  if (wrong.every((at) => hasFactor(source, lines[at]!))) return null;
  const { fields } = lines[wrong[0]!]!;
  const first = `${fields.quantity!.value} × ${fields.unitPrice!.value} against ${fields.lineTotal!.value}`;
  const message = `In ${wrong.length} of ${compared} lines quantity × price is not the amount, first in line ${wrong[0]! + 1}, ${first}: a column may have been taken for another one`;
  const { evidence } = fields.lineTotal!;
  return { code: "columns_mistaken", level: "error", message, ...(evidence && { evidence }) };
}

/** Whether other figures of a line's row, or between its price and its amount below it, lead from quantity × price to its amount: days of hire, a size, up to two rates or amounts taken off or added. */
function hasFactor(source: Source, line: DraftLine): boolean {
  const read = line.fields.lineTotal!;
  const [token] = tokensOf(source, read);
  const row = token && [...rowOf(source, token), ...above(source, line, token)];
  const amount = lineAmount(line)!.toNumber();
  const numbers = (row ?? []).flatMap(({ text }) => numbersIn(text, source)).map(Number);
  const total = Number(read.value);
  const slack = 0.02 + 0.0006 * Math.abs(total);
  const reaches = (made: number) => Math.abs(made - total) <= slack;
  const rates = numbers.filter((number) => number > 0 && number < 100).map((number) => number / 100);
  const byRates = pairsOf(rates).some(([one, other]) => reaches(amount * (1 + one) * (1 + other)));
  return numbers.some((factor) => reaches(amount * factor)) || byRates || byParts(line, numbers, reaches);
}

/** What stands between a line's price and its amount in a row further down. */
function above(source: Source, { fields }: DraftLine, total: Token): Token[] {
  const [price] = fields.unitPrice ? tokensOf(source, fields.unitPrice) : [];
  if (price?.leaf !== total.leaf || price.top >= total.top) return [];
  return source.leaves[total.leaf]!.tokens.filter(({ top }) => top > price.top && top < total.top);
}

/** Whether up to two of the numbers, each of the line or of one unit, make the difference: a discount in money, a tax. */
function byParts(line: DraftLine, numbers: number[], reaches: (made: number) => boolean): boolean {
  const amount = lineAmount(line)!.toNumber();
  const { quantity, lineTotal, unitPrice } = line.fields;
  const count = Number(quantity!.value);
  const own = [quantity!, lineTotal!, unitPrice!].map(({ value }) => Number(value));
  const parts = numbers.filter((number) => number > 0 && number < amount && !own.includes(number));
  const discounts = parts.map((part) => part * count);
  return [parts, discounts].some((some) =>
    pairsOf(some).some(([one, other]) => reaches(amount + one + other)),
  );
}

/** Every two of the numbers and none, each added or taken off. */
function pairsOf(numbers: number[]): [number, number][] {
  const signed = [0, ...numbers.flatMap((number) => [number, -number])];
  return signed.flatMap((one) => signed.map((other): [number, number] => [one, other]));
}
