import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import { nearestOf } from "../../line_amount.ts";
import type { Draft, DraftLine, Tax } from "../../orders/mod.ts";
import { lineAmount } from "../layout/values/line_amount.ts";
import { isProduct } from "./products.ts";
import { numbersIn } from "./says.ts";
import { placesOf, rowsOf, type Source, type Token, tokensOf, tokensOfLine } from "./source.ts";

/** Printed discounts that lead from quantity × price to the totals of lines. */
export interface Discounts {
  /** In percent, each once. */
  shares: string[];
  finding: Finding | null;
}

/** Rows below a line that may tell of its discount. */
const MOST_BELOW = 6;
/** More different ones are no discounts of an order. */
const MOST = 200;
/** Digits after the point of a percentage that only an amount of money tells. */
const PLACES = 6;
/** In money: how far two rounded amounts may be from a third. */
const ROUNDED = 0.0151;
/** "10%", "-5 %)", "12.500- %", and one after the other: "20+5", "40/10/5 %", or "35,00" and "5,00" in two columns. */
const PERCENT = /\d+(?:[.,]\d+)?(?:\s?[+/]\s?\d+(?:[.,]\d+)?)*(?=-?\s?%)/g;
const RATE = /^\d{1,2}(?:[.,]\d+)?$/;
const CHAIN = /^\d+(?:[.,]\d+)?(?:[+/]\d+(?:[.,]\d+)?)+$/;

/** Finds in the rows of each line, in percent, in money or as a factor, what is taken off quantity × price to make its total. */
export function discountsOf(source: Source, { lines }: Draft, tax: Tax | undefined): Discounts {
  const found = lines.flatMap((line, at) => {
    const share = isProduct(line, { tax }) === false ? shareOf(source, line, lines[at + 1]) : null;
    return share === null ? [] : [{ at, share }];
  });
  const shares = [...new Set(found.map(({ share }) => share))];
  if (!found.length || shares.length > MOST) return { shares: [], finding: null };
  return { shares, finding: findingOf(lines, found) };
}

function findingOf(lines: DraftLine[], [first, ...others]: { at: number; share: string }[]): Finding {
  const { at, share } = first!;
  const { value: price, evidence } = lines[at]!.fields.unitPrice!;
  const more = others.length === 1 ? "that of 1 other line is" : `those of ${others.length} other lines are`;
  const and = others.length ? `, and ${more} too` : "";
  const message = `Line ${at + 1}: the price ${price} is before a discount of ${new Decimal(share).toDecimalPlaces(2)} %${and}: what is booked is less the discount`;
  const place = others.length ? {} : { lineId: String(at), field: "unitPrice" as const };
  const told = { code: "price_before_discount", level: "warning" as const, ...place, message };
  return { ...told, ...(evidence && { evidence }) };
}

function shareOf(source: Source, line: DraftLine, next: DraftLine | undefined): string | null {
  const amount = lineAmount(line)!.toNumber();
  const total = Number(line.fields.lineTotal!.value);
  if (total / amount <= 0 || total / amount >= 1) return null;
  const rows = rowsFrom(source, line, next);
  const numbers = rows
    .flatMap((row) => row.flatMap(({ text }) => numbersIn(text, source)))
    .map((number) => Math.abs(Number(number)))
    .filter((number) => number > 0);
  const percents = rows.flatMap((row) => percentsIn(row, source));
  const plain = numbers.flatMap((number) => (number < 1 ? [number, number * 100] : number));
  const lowered = factorsBeside(source, line, rows).map((left) =>
    new Decimal(1).minus(left).times(100).toString(),
  );
  const shares = [...percents, ...plain.filter((number) => number < 100).map(String), ...lowered];
  return nearestOf(shares, amount, total) ?? inMoney(line, numbers);
}

/** Numbers below one beside a line's total, none of them its own: "31.770 ea | 0.5350 | 407.93". */
function factorsBeside(source: Source, line: DraftLine, rows: Token[][]): number[] {
  const [total] = tokensOf(source, line.fields.lineTotal);
  const beside = rows.find((row) => row.includes(total!)) ?? [];
  const numbers = beside.flatMap(({ text }) => numbersIn(text, source)).map(Number);
  return numbers.filter((number) => number > 0 && number < 1 && !ownOf(line).includes(number));
}

/** The percentage of a discount in money, of one unit or of the line. */
function inMoney(line: DraftLine, numbers: number[]): string | null {
  const [full, total] = [lineAmount(line)!, line.fields.lineTotal!.value];
  const lacking = full.minus(total).toNumber();
  const count = full.div(line.fields.unitPrice!.value).toNumber();
  const own = ownOf(line);
  const isIt = (number: number) =>
    !own.includes(number) && [number, number * count].some((off) => Math.abs(off - lacking) <= ROUNDED);
  if (!numbers.some(isIt)) return null;
  return new Decimal(1).minus(new Decimal(total).div(full)).times(100).toDecimalPlaces(PLACES).toString();
}

function ownOf({ fields: { quantity, unitPrice, lineTotal } }: DraftLine): number[] {
  return [quantity!, unitPrice!, lineTotal!].map(({ value }) => Number(value));
}

/** The percentages of a row; of several that are taken off one after the other what they come to. */
function percentsIn(row: Token[], { mark }: Source): string[] {
  const texts = row.map(({ text }) => text);
  const beside = texts.flatMap((text, i) =>
    RATE.test(text) && RATE.test(texts[i + 1] ?? "") ? `${text}+${texts[i + 1]}` : [],
  );
  const chains = [...texts.filter((text) => CHAIN.test(text)), ...beside];
  const said = [...(texts.join(" ").match(PERCENT) ?? []), ...chains];
  return said.map((text) => {
    const parts = text.split(/[+/]/).flatMap((part) => numbersIn(part.trim(), { mark })[0] ?? []);
    const left = parts.reduce(
      (rest, part) => rest.times(new Decimal(100).minus(part)).div(100),
      new Decimal(1),
    );
    return new Decimal(1).minus(left).times(100).toString();
  });
}

/** The rows from the first to the last that a line's values stand in, and those below them up to the next line. */
function rowsFrom(source: Source, line: DraftLine, next: DraftLine | undefined): Token[][] {
  const [total] = tokensOf(source, line.fields.lineTotal);
  const leaf = total && source.leaves[total.leaf];
  if (!leaf) return [];
  const [rows, at] = [rowsOf(leaf.tokens), placesOf(leaf.tokens)];
  const rowsWith = (one: DraftLine) => tokensOfLine(source, one).flatMap((token) => at.get(token) ?? []);
  const own = rowsWith(line);
  const last = Math.max(...own);
  const starts = next ? rowsWith(next).filter((start) => start > last) : [];
  return rows.slice(Math.min(...own), Math.min(...starts, last + MOST_BELOW + 1));
}
