import { Decimal } from "decimal.js";
import { type TextLine, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { namesPrice, type Role, roleOf } from "../words/vocabulary.ts";
import type { Found } from "./cells.ts";
import type { Figures, Row } from "./row.ts";

/** Rows a price is made of, without the one it comes to: a gross price and a surcharge. */
const PARTS = 2;

/** Where the prices under a line close, "gross, surcharge, net": the row whose price and amount are the sums of those before it; -1 where none is. */
export function closingPrice(rows: Figures[]): number {
  const priced = rows.flatMap(({ price, total }, i) =>
    price && total ? [{ i, price: price.value, total: total.value }] : [],
  );
  const last = priced.pop();
  if (!last || priced.length < PARTS) return -1;
  const closes = (key: "price" | "total") =>
    Decimal.sum(...priced.map((row) => row[key]))
      .minus(last[key])
      .abs()
      .lte("0.011");
  return closes("price") && closes("total") ? last.i : -1;
}

/** Whether a row tells another price of the line that it stands under, before a discount say: it counts nothing, though the price named in its words may stand where counts do, and comes to that price of what the line counts. */
function isPriceOf({ quantity }: Row, row: Row): boolean {
  const figures = [row.quantity, row.price, row.total].filter((figure) => figure !== null);
  const [price, amount] = figures;
  if (!quantity || row.code || !price || !amount) return false;
  if (row.quantity && !namesPrice(row.line.segments[0]!.text)) return false;
  return multiplies(quantity.value, price.value, amount.value) !== null;
}

/** Whether a row under a line without an amount tells what its discount leaves: "less 12 % rebate 1,506.91". */
export function isLeftOf({ quantity, price, total: own }: Row, { summary, total, line }: Row): boolean {
  if (summary !== "charge" || !quantity || !price || own || !total) return false;
  const rate = /(\d[\d.,]*)\s?%/.exec(line.text)?.[1]?.replace(",", ".");
  const left = new Decimal(100).minus(rate ?? 0).div(100);
  return (
    rate !== undefined && left.times(quantity.value).times(price.value).minus(total.value).abs().lte("0.011")
  );
}

/** The first of the rows under a line that say its price as it was before, with what is taken off or added, down to its own amount: "Gross price 230.00 | Discount % 5.00- | Net value 8,740.00". */
export function conditionsOf(start: Row, under: Row[]): Row[] {
  if (under.length <= PARTS) return [];
  const first = under.findIndex((row) => isPriceOf(start, row) || namesPrice(row.line.segments[0]!.text));
  if (first < 0) return [];
  const last = ({ line }: Row) => line.segments.at(-1)!.text;
  const amounts = [start, ...under.slice(0, first)].filter(({ total }) => total).map(last);
  const behind = under.slice(first + 1);
  const end = behind.findIndex(({ summary, line }) => !summary && !isCondition(line));
  const sums = end < 0 ? behind : behind.slice(0, end);
  const closing = sums.findLastIndex((row) => amounts.includes(last(row)));
  return closing < 1 ? [] : under.slice(first, first + closing + 2);
}

/** Under an item without a price or an amount of its own the rows that say these: "Gross Price 16.50 660.00 | Discount % 66.00- | Net value 594.00", the last what they come to. */
export function pricedUnder({ price, total }: Row, under: Row[]): Row[] {
  const nameOf = ({ line }: Row) => line.segments[0]!.text;
  const first = under.findIndex((row) => row.price && row.total && namesPrice(nameOf(row)));
  if (price || total || first < 0) return [];
  const last = under.findIndex((row, i) => i > first && row.total && roleOf(nameOf(row)) === "lineTotal");
  const rows = under.slice(first, last + 1);
  const isPart = (row: Row) => CONDITIONS.has(roleOf(nameOf(row)));
  return rows.every(isPart) ? rows : [];
}

/** An amount and where it stands. */
type Printed = Found & { amount: Amount };

/** Under an item, or under its row with a count and an amount, or its gross price with one, where it has neither itself, the rows that take a discount off that, "Discount (%) 7.500- % | 44.27-", down to what they leave, "Net value of item | 545.98", or right under the gross price the same again; null where they don't add up. */
export function discountsUnder(
  start: Row,
  rows: Row[],
  mark: Style["mark"],
): { rows: Row[]; left: Printed } | null {
  const isGross = (row: Row) =>
    row.total && (row.quantity || namesPrice(row.line.segments[0]!.text) || isWorth(start, row));
  const at = start.total ? -1 : rows.findIndex(isGross);
  const { total } = rows[at] ?? start;
  if (!total) return null;
  const told = rows.slice(at + 1);
  const under = told.slice(
    Math.max(
      0,
      told.findIndex(({ summary, price, total }) => summary || price || total),
    ),
  );
  const end = under.findIndex((row) => row.summary !== "charge" || (row.score > 1 && !takesOff(row)));
  const closing = under[end];
  const least = at >= 0 && namesPrice(rows[at]!.line.segments[0]!.text) ? 0 : 1;
  if (end < least || closing?.summary !== "net") return null;
  const [left, ...off] = [closing, ...under.slice(0, end)].map((row) => lastAmount(row, mark));
  const taken = off.map((found) => found && new Decimal(found.amount.value).abs());
  if (!left || taken.some((amount) => !amount)) return null;
  const due = Decimal.sum(left.amount.value, ...taken.map((amount) => amount!));
  return due.minus(total.value).abs().lte("0.011")
    ? { rows: [...rows.slice(at, at + 1), ...under.slice(0, end + 1)], left }
    : null;
}

/** Whether a row says no more than what the line that it stands under comes to: "Gross value | 1,274.40". */
function isWorth({ quantity, price, total }: Row, row: Row): boolean {
  if (!quantity || !price || total || !row.total) return false;
  return multiplies(quantity.value, price.value, row.total.value) !== null;
}

/** "Rabatt % | 30.000- | 220.50-": a rate and what it takes off. */
function takesOff({ quantity, price, total }: Row): boolean {
  return !quantity && Number(price?.value) < 0 && Number(total?.value) < 0;
}

/** The amount that a row ends with. */
function lastAmount({ line: { segments, page } }: Row, mark: Style["mark"]): Printed | null {
  const { tokens } = segments.at(-1)!;
  const own = segments.length > 1 ? tokens : tokens.slice(-1);
  const amount = parseAmount(textOf(own), mark);
  return amount && { amount, tokens: own, page };
}

/** What a price and what is taken off it are called. */
const CONDITIONS: ReadonlySet<Role | null> = new Set(["unitPrice", "otherPrice", "discount", "lineTotal"]);

/** Whether a line says a price of the item over it, or what is taken off: "Gross Price | 16.50 / 1 EA | 660.00", "Rabatt | 10,00- % | 103,68-". */
export function isCondition({ segments: [first, ...others] }: TextLine): boolean {
  const isFigured = others.some(({ text }) => /\d/.test(text));
  return isFigured && !/[\d,;]/.test(first!.text) && CONDITIONS.has(roleOf(first!.text));
}

/** The rows under some of the starts that their price is made of, or that say it as it was before. */
export function conditionsUnder(starts: Row[], rows: Row[]): Set<Row> {
  const begins = new Set(starts);
  const blocks: Row[][] = [];
  for (const row of rows)
    if (begins.has(row)) blocks.push([row]);
    else if (!row.summary) blocks.at(-1)?.push(row);
  const closing = blocks.filter((block) => closingPrice(block) >= 0);
  return new Set([
    ...closing.flat().filter(({ quantity, price, total }) => !quantity && price && total),
    ...blocks.flatMap(([start, ...under]) => under.filter((row) => isPriceOf(start!, row))),
  ]);
}
