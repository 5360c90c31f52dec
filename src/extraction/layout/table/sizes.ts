import Decimal from "decimal.js";
import type { Finding } from "../../../../db/mod.ts";
import type { DraftLine, Read } from "../../../orders/mod.ts";
import { evidenceOf, type Token, textOf, union } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { roleOf } from "../words/vocabulary.ts";
import type { Entry } from "./entry.ts";
import type { Row } from "./row.ts";
import { COLOUR, isSizeRow, sizeRun } from "./size_run.ts";

interface Sized {
  size: Token & { page: number };
  quantity: Token[];
  row: Row;
  /** What one of this size costs, where a row under the counts says it size by size. */
  price?: { tokens: Token[]; row: Row } | undefined;
}

/** A line for each size that a line orders, with the finding that they don't make its quantity; the line itself where it has no sizes. */
export function bySize(
  entry: Entry,
  line: DraftLine,
  style: Style,
): { lines: DraftLine[]; differs: Omit<Finding, "lineId"> | null } {
  const ordered = [...inColumns(entry), ...inRows(entry)].flatMap((sized) => {
    const amount = parseAmount(sized.quantity.map(({ text }) => text).join(" "), style.mark);
    return amount && Number(amount.value) > 0 ? [{ ...sized, value: amount.value }] : [];
  });
  if (ordered.length === 0) return { lines: [line], differs: null };
  const { quantity: whole, lineTotal: _, description: plain, ...shared } = line.fields;
  const named = plain && withColour(plain, entry);
  const lines = ordered.map(({ size, quantity, row, value, price }, at): DraftLine => {
    const read: Read = { value, evidence: evidenceOf(quantity, row.line.page) };
    const unitPrice = price && priceOf(price, style);
    const description = named && withSize(named, size);
    const { printedNumber, ...rest } = line;
    const number = at === 0 && printedNumber ? { printedNumber } : {};
    const own = { ...(description && { description }), quantity: read, ...(unitPrice && { unitPrice }) };
    return { ...rest, ...number, fields: { ...shared, ...own } };
  });
  const sum = ordered.reduce((total, { value }) => total.plus(value), new Decimal(0));
  // Without a column of sums the reader took one of the sizes for the quantity.
  const printed = whole && hasQuantity(entry) ? whole.value : null;
  if (printed === null || sum.eq(printed)) return { lines, differs: null };
  if (isOfPacks(entry.start, [sum, new Decimal(printed)], style)) return { lines: [line], differs: null };
  const message = `The sizes come to ${sum}, but the row orders ${printed}`;
  return { lines, differs: { code: "sizes_differ", level: "error", field: "quantity", message } };
}

/** Whether the sizes are those of one pack, and the row says how many packs make its quantity. */
function isOfPacks({ cells, geometry }: Row, [each, all]: [Decimal, Decimal], { mark }: Style): boolean {
  return [...cells].some(([at, tokens]) => {
    const packs = geometry.first[at]?.role === "size" ? null : parseAmount(textOf(tokens), mark);
    return packs !== null && each.times(packs.value).eq(all);
  });
}

function hasQuantity({ start }: Entry): boolean {
  return start.geometry.first.some(({ role }) => role === "quantity");
}

/** Rows of one style differ by their colour alone, its code and its name. */
function withColour(description: Read, entry: Entry): Read {
  const { page } = entry.start.line;
  const tokens = colourIn(entry.start) ?? colourUnder(entry);
  const { evidence } = description;
  if (!tokens?.length || !evidence || "sheet" in evidence || evidence.page !== page) return description;
  const colour = evidenceOf(tokens, page);
  if ("sheet" in colour) return description;
  const text = `${evidence.text} ${colour.text}`;
  const box = union([evidence, colour]) as typeof evidence.box;
  return { value: `${description.value} ${colour.text}`, evidence: { ...evidence, text, box } };
}

/** What stands in the columns of colours; null where there are none. */
function colourIn({ cells, geometry: { first } }: Row): Token[] | null {
  const columns = first.flatMap(({ label }, at) => (COLOUR.test(label) ? [at] : []));
  return columns.length > 0 ? columns.flatMap((at) => cells.get(at) ?? []) : null;
}

/** "Colour: Orange/Navy" on a line of its own under the row. */
function colourUnder({ start, rows }: Entry): Token[] | null {
  const under = rows.filter((row) => row !== start && row.line.page === start.line.page);
  const said = under.find(
    ({ line: { segments, tokens } }) => segments.length === 1 && SAID.test(tokens[0]!.text),
  );
  return said?.line.tokens.slice(1) ?? null;
}

const SAID = /^(colou?r|farbe|couleur|coloris|colore|cor|kleur):$/i;

function withSize(description: Read, size: Sized["size"]): Read {
  const value = `${description.value} ${size.text}`;
  const { evidence } = description;
  const also = evidenceOf([size], size.page);
  if (!evidence || "sheet" in evidence || "sheet" in also) return { value, evidence };
  return { value, evidence: { ...evidence, also: { page: also.page, box: also.box } } };
}

/** Sizes that head columns. */
function inColumns({ rows }: Entry): Sized[] {
  const row = rows.find(({ cells, geometry }) =>
    [...cells.keys()].some((i) => geometry.first[i]?.role === "size"),
  );
  if (!row) return [];
  const prices = rows.find((each) => each !== row && pricesSizes(each));
  return row.geometry.first.flatMap(({ role, head }, i) => {
    const [quantity, tokens] = [row.cells.get(i), prices?.cells.get(i)];
    const price = prices && tokens && { tokens, row: prices };
    return role === "size" && head && quantity ? [{ size: head, quantity, row, price }] : [];
  });
}

/** "Cost 11.94 11.94 13.94", each under its size. */
function pricesSizes({ line, cells, geometry }: Row): boolean {
  const sizes = [...cells].filter(([i]) => geometry.first[i]?.role === "size");
  const [label] = line.tokens;
  return sizes.length > 0 && !!label && roleOf(label.text) === "unitPrice";
}

function priceOf({ tokens, row }: NonNullable<Sized["price"]>, { mark }: Style): Read | null {
  const amount = parseAmount(textOf(tokens), mark);
  return amount && { value: amount.value, evidence: evidenceOf(tokens, row.line.page) };
}

/** Sizes on a line of their own under the row, over their quantities. */
function inRows({ rows }: Entry): Sized[] {
  const at = rows.findIndex(({ line }) => isSizeRow(line));
  const [heads, row] = [rows[at], rows[at + 1]];
  if (!heads || !row || row.line.page !== heads.line.page) return [];
  return sizeRun(heads.line.tokens, { even: true }).flatMap((size) => {
    const under = row.line.tokens.filter(({ box }) => Math.abs(middle(box) - middle(size.box)) < 10);
    return under.length === 1 ? [{ size: { ...size, page: heads.line.page }, quantity: under, row }] : [];
  });
}

function middle(box: readonly number[]): number {
  return (box[0]! + box[2]!) / 2;
}
