import { Decimal } from "decimal.js";
import type { Evidence } from "../../../db/mod.ts";
import type { Draft, LineField } from "../../orders/mod.ts";
import { labelOf } from "../layout/head/labels.ts";
import { namesPrice } from "../layout/words/vocabulary.ts";
import { isSummary, numbersIn } from "./says.ts";
import { type Leaf, rowsOf, type Source, type Token, tokensAt, tokensOf } from "./source.ts";

/** A row that looks like a line of the order and that no draft has. */
export interface UnreadRow {
  leaf: number;
  top: number;
  text: string;
  tokens: Token[];
  /** It has a code in the codes' column that no line has. */
  coded?: true;
}

/** Where a field's values stand on a leaf, from left to right. */
type Column = { left: number; right: number };
type Columns = Partial<Record<LineField, Column>>;

const AMOUNTS: LineField[] = ["quantity", "unitPrice", "lineTotal"];
const IDENTITY: LineField[] = ["customerSku", "supplierSku", "description"];
/** Looks, without asking any engine, among what no line claims for rows whose numbers multiply or whose cells stand in the columns of the lines read. */
export function unreadRows(source: Source, drafts: Draft[], claimed: ReadonlySet<Token>): UnreadRow[] {
  const known = columnsOf(source, drafts);
  const shared = known.find((columns) => columns !== null) ?? null;
  const tops = topsOf(claimed);
  const heads = new Set(
    drafts.flatMap(({ header }) => Object.values(header).flatMap((read) => tokensOf(source, read))),
  );
  return source.leaves.flatMap((leaf, index) => {
    const columns = known[index] ?? (leaf.sheet === null || goesOn(leaf, shared, source) ? shared : null);
    if (!columns || isProse(leaf, columns) || isAside(source, index, drafts)) return [];
    return rowsOf(leaf.tokens)
      .filter((row) => !row.some((token) => claimed.has(token)))
      .filter(
        (row) =>
          isLine(row, { leaf, columns, source }) && !isHead(row, { leaf, top: tops.get(index), heads }),
      )
      .map((row) => ({
        leaf: index,
        top: row[0]!.top,
        text: row.map(({ text }) => text).join(" "),
        tokens: row,
      }));
  });
}

/** Of the rows of a sheet without headings so many must look like lines. */
const MOST = 0.6;

/** Whether a sheet goes on with the lines of another one, without headings over them. */
function goesOn(leaf: Leaf, columns: Columns | null, source: Source): boolean {
  const rows = columns && leaf.sheet !== null ? rowsOf(leaf.tokens) : [];
  const alike = rows.map((row) => isLine(row, { leaf, columns: columns!, source }));
  return alike[0] === true && alike.filter((is) => is).length >= MOST * rows.length;
}

/** Where on each leaf the first of the lines stands. */
function topsOf(claimed: ReadonlySet<Token>): Map<number, number> {
  const tops = new Map<number, number>();
  for (const { leaf, top } of claimed) tops.set(leaf, Math.min(top, tops.get(leaf) ?? top));
  return tops;
}

/** Whether a sheet's row above all lines holds captions of the order, "Buyer", "PO", or what was read for them. */
function isHead(
  row: Token[],
  { leaf, top, heads }: { leaf: Leaf; top: number | undefined; heads: ReadonlySet<Token> },
): boolean {
  return (
    leaf.sheet !== null &&
    top !== undefined &&
    row[0]!.top < top &&
    row.some((token) => heads.has(token) || labelOf(token.text) !== null)
  );
}

/** Whether every order stands on other pages than this one, as the engine says with a warning of its own. */
function isAside({ pages, leaves }: Source, index: number, drafts: Draft[]): boolean {
  const number = [...pages].find(([, page]) => page === leaves[index])?.[0];
  return (
    number !== undefined &&
    drafts.every(({ proof }) => proof.pages && (number < proof.pages[0] || number > proof.pages[1]))
  );
}

/** Running text has no columns: all that a line says stands in one cell. */
function isProse({ sheet }: Leaf, { quantity, ...columns }: Columns): boolean {
  const others = IDENTITY.flatMap((field) => columns[field as keyof typeof columns] ?? []);
  return (
    sheet !== null &&
    quantity !== undefined &&
    others.length > 0 &&
    others.every(({ left, right }) => left === quantity.left && right === quantity.right)
  );
}

function isLine(
  row: Token[],
  { leaf, columns, source }: { leaf: Leaf; columns: Columns; source: Source },
): boolean {
  const at = (field: LineField) => {
    const column = columns[field];
    return column ? row.filter((token) => within(token, column)) : [];
  };
  const numbers = (field: LineField) =>
    numbersIn(
      at(field)
        .flatMap(({ text }) => (text.endsWith("%") ? [] : text))
        .join(" "),
      source,
    ).map((number) => new Decimal(number));
  const quantities = numbers("quantity");
  if (!quantities.length || isCondition(row) || isTax(row) || isRemark(row)) return false;
  if (multiplies(quantities, numbers("unitPrice"), numbers("lineTotal"))) return true;
  if (leaf.sheet === null || isSummary(row) || !at("quantity").some(isCount)) return false;
  const ordered = quantities.some((quantity) => quantity.gt(0));
  return ordered && IDENTITY.some((field) => at(field).length > 0);
}

/** "Gross price 43.00 EUR 1 PC 10,320.00": what the price of a line is made of. */
function isCondition(row: Token[]): boolean {
  const words = row.map(({ text }) => text);
  const from = words.findIndex((word) => /\d/.test(word));
  const isFigures = words.slice(from).every((word) => /\d/.test(word) || word.length <= LONGEST_UNIT);
  return from > 0 && isFigures && namesPrice(words.slice(0, from).join(" "));
}

const LONGEST_UNIT = 3;

/** "备注：1、每日按0.5%扣款", "Comments: 2 loads of about 24 ton": whose figures multiply by chance. */
function isRemark([first]: Token[]): boolean {
  return REMARK.test(first!.text);
}

const REMARK =
  /^(comments?|remarks?|notes?|bemerkung(en)?|hinweise?|remarques?|observaciones|observa[cç][oõ]es|notas?|opmerking(en)?|备注|備註|说明|條款|条款)[:：]/iu;

/** "19,00 % MwSt. von 2.854,14 542,29 EUR": a rate of a sum, which multiply too. */
function isTax(row: Token[]): boolean {
  return isSummary(row) && row.some(({ text }) => text.endsWith("%"));
}

/** Whether a cell has one number and little else: "12", "abt. 12 pcs", not "Mon-Fri 8-16 only". */
function isCount({ text }: Token): boolean {
  return /^\D{0,12}\d[\d.,'\s]*\D{0,12}$/.test(text);
}

function multiplies(quantities: Decimal[], prices: Decimal[], totals: Decimal[]): boolean {
  return quantities.some((quantity) =>
    prices.some((price) => {
      const product = quantity.times(price);
      const isTotal = (total: Decimal) =>
        [1, 100, 1000].some((basis) => total.minus(product.div(basis)).abs().lte("0.0051"));
      return product.gt(0) && totals.some(isTotal);
    }),
  );
}

export function within(token: Token, { left, right }: Column): boolean {
  const middle = (token.left + token.right) / 2;
  return (middle >= left && middle <= right) || (token.left < right && token.right > left);
}

/** What the drafts' lines point to, and the rows that are said to order nothing. */
export function claimedTokens(source: Source, drafts: Draft[]): Set<Token> {
  const counting = placesOf(drafts).filter(
    ({ field }) => AMOUNTS.includes(field) || IDENTITY.includes(field),
  );
  const idle = drafts.flatMap(({ proof }) => proof.notOrdered ?? []);
  return new Set([...counting, ...idle].flatMap(({ evidence }) => tokensAt(source, evidence)));
}

/** The columns of each leaf, as far as lines were read on it. */
export function columnsOf(source: Source, drafts: Draft[]): (Columns | null)[] {
  const columns: (Columns | null)[] = source.leaves.map(() => null);
  for (const { field, evidence } of placesOf(drafts)) {
    for (const token of tokensAt(source, evidence)) {
      columns[token.leaf] ??= {};
      const ofLeaf = columns[token.leaf]!;
      const before = ofLeaf[field] ?? token;
      ofLeaf[field] = {
        left: Math.min(before.left, token.left),
        right: Math.max(before.right, token.right),
      };
    }
  }
  return columns;
}

function placesOf(drafts: Draft[]): { field: LineField; evidence: Evidence }[] {
  return drafts.flatMap(({ lines }) =>
    lines.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([field, read]) =>
        read.evidence ? [{ field: field as LineField, evidence: read.evidence }] : [],
      ),
    ),
  );
}

/** Printed line numbers that are missing between others, or stand twice; null where lines carry none. Another order of the file may have those before the first, a row that orders nothing its own, and as many lines without a number the ones between. */
export function numberGaps(
  { lines, proof }: Draft,
  others: Draft[] = [],
): { missing: string[]; doubled: string[] } | null {
  const numbers = numbersOf(lines);
  if (numbers.length < 2 || numbers.length < lines.length / 2) return null;
  const steps = numbers.slice(1).map((number, index) => number - numbers[index]!);
  const positive = steps.filter((step) => step > 0);
  const step = Math.min(...positive);
  if (!positive.length || steps.filter((each) => each === step).length < steps.length / 2) return null;
  const present = Map.groupBy(numbers, (number) => number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const idle = new Set(proof.notOrdered?.map(({ printedNumber }) => Number(printedNumber)));
  const filled = unprinted(lines, step);
  const before = new Set(
    others.flatMap((other) => numbersOf(other.lines)).filter((number) => number < first),
  );
  const missing: string[] = [];
  for (let number = Math.min(step, first); number < last; number += step)
    if (![present, before, idle, filled].some((known) => known.has(number))) missing.push(String(number));
  const doubled = [...present].filter(([, all]) => all.length > 1);
  return { missing, doubled: doubled.map(([number]) => String(number)) };
}

/** The numbers of lines that stand without one between others, where they are as many as those that lack and have figures. */
function unprinted(lines: Draft["lines"], step: number): Set<number> {
  const filled = new Set<number>();
  let last: number | undefined;
  let open: Draft["lines"] = [];
  for (const line of lines) {
    const [number] = numbersOf([line]);
    if (number === undefined) {
      open.push(line);
      continue;
    }
    const lacking = last === undefined ? 0 : (number - last) / step - 1;
    if (lacking === open.length && open.every(({ fields }) => fields.quantity && fields.unitPrice))
      for (const i of open.keys()) filled.add(last! + (i + 1) * step);
    [last, open] = [number, []];
  }
  return filled;
}

function numbersOf(lines: Draft["lines"]): number[] {
  return lines.flatMap(({ printedNumber }) =>
    printedNumber && /^0*\d{1,6}$/.test(printedNumber) ? [Number(printedNumber)] : [],
  );
}
