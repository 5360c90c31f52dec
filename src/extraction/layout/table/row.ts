import { BLANK, blankBehind } from "../page/blanks.ts";
import { overlap, type TextLine, type Token, textOf, tight } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { countIn, countOfMany, countProven } from "../values/counts.ts";
import { multiplies } from "../values/products.ts";
import { leftBy, rebateIn } from "../values/rebates.ts";
import { kept } from "../words/memo.ts";
import { type Summary, summaryOf } from "../words/summary.ts";
import { CODES, namesPrice, type Role, TEXTS } from "../words/vocabulary.ts";
import { behindBasis, leading, toldPrice } from "./amount_cells.ts";
import { withoutBoxes } from "./boxes.ts";
import { isMeasured, isWording } from "./charge_words.ts";
import type { Cells, Column } from "./columns.ts";
import { isSizeRow } from "./size_run.ts";
import { cellsOf } from "./sorted_cells.ts";
import type { BodyLine } from "./table.ts";
import { tellsOf } from "./told_rows.ts";

/** What one text line of the body says. */
export interface Row extends BodyLine {
  number: string | null;
  quantity: Amount | null;
  price: Amount | null;
  total: Amount | null;
  /** The same by the lower headings only, where headings are stacked. */
  under: Figures | null;
  upper: Figures;
  code: boolean;
  /** Running text that crosses from one column into the next. */
  flows: boolean;
  described: boolean;
  /** Only the description column holds text. */
  onlyText: boolean;
  /** It starts an entry, under nothing but words of it. */
  opens?: boolean;
  summary: Summary | null;
  score: number;
}

export interface Figures {
  quantity: Amount | null;
  price: Amount | null;
  total: Amount | null;
}

const ITEM_CODES: ReadonlySet<Role | null> = CODES.union(new Set<Role | null>(["gtin"]));

export const NAMES: ReadonlySet<Role | null> = ITEM_CODES.union(TEXTS);

/** A line's text in one column role, with its tokens. */
export function tokensIn(
  row: { cells: Cells; geometry: { first: Column[] } },
  role: Role,
  columns = row.geometry.first,
): Token[] {
  return cellsUnder(row.cells, columns, role);
}

/** The tokens of a line under the headings of one role. */
export function cellsUnder(cells: Cells, columns: Column[], role: Role): Token[] {
  const places = placesOf(columns).get(role) ?? [];
  return places.length < 2 ? (cells.get(places[0] ?? -1) ?? []) : places.flatMap((at) => cells.get(at) ?? []);
}

/** The heading over a row's first column of a kind; empty where it has none. */
export function headingOver({ geometry: { first } }: Pick<Row, "geometry">, role: Role): string {
  return first.find((column) => column.role === role)?.label ?? "";
}

/** Where the columns of each role stand among the others. */
export const placesOf = kept((columns: Column[]) => Map.groupBy(columns.keys(), (at) => columns[at]!.role));

/** The code that a row has in the first column of codes. */
export function codeOf(row: Row): string {
  for (const role of ITEM_CODES) {
    const text = textOf(tokensIn(row, role!));
    if (text) return text;
  }
  return "";
}

/** What a row has a cell for. */
export function rolesOf({ cells, geometry }: Row): Set<Role | null> {
  return new Set([...cells.keys()].map((i) => geometry.first[i]?.role ?? null));
}

export function rowOf(line: BodyLine, style: Style): Row {
  const body = unstackedPrice(withoutBoxes(line), style);
  const { first, rest, stacked } = body.geometry;
  const under = stacked ? cellsOf(body.line, rest) : body.cells;
  const isTold = tellsOf(body.line);
  const upper = isTold ? NO_FIGURES : figuresIn(body.cells, first, style);
  const lower = stacked && !isTold ? figuresIn(under, rest, style) : null;
  const texts = (roles: ReadonlySet<Role | null>) =>
    first.map((column, i) => (roles.has(column.role) ? textOf(body.cells.get(i) ?? []) : ""));
  const inOne = (parts: string[]) => parts.join(" ").trim();
  const codes = texts(ITEM_CODES);
  const numberText = numbered(textOf(tokensIn(body, "lineNumber")));
  const filled = [...body.cells.keys()].map((i) => first[i]?.role ?? null);
  const flows = crosses(body);
  const isRelease = !upper.quantity && !upper.total && OVER_RELEASE.test(headingOver(body, "lineNumber"));
  const number =
    !isRelease && /^#?\d{1,6}[.):]?$|^\d{1,3}\.\d{1,4}$|^\d{4}[A-Z]{2}$/.test(numberText)
      ? numberText.replace(/^#|[.):]$/g, "")
      : null;
  const also = number === null ? lower : null;
  const row = {
    ...body,
    number,
    quantity: upper.quantity ?? also?.quantity ?? ofSize(body, style) ?? ofMany(body, upper, style),
    price: upper.price ?? also?.price ?? null,
    total: upper.total ?? also?.total ?? null,
    upper,
    under: lower,
    flows,
    code: !flows && [inOne(codes), ...codes].some(isCodeText),
    described: /\p{L}{2}|(?<![\d.,])\d{4,}(?![.,]?\d)|\d-\d|\d([./]\d+){2}/u.test(inOne(texts(TEXTS))),
    onlyText: filled.every((role) => TEXTS.has(role)),
  };
  const scored = { ...row, score: [row.quantity, row.price, row.total].filter(Boolean).length };
  return { ...scored, summary: summaryIn(scored) };
}

function isCodeText(text: string): boolean {
  return text.length > 1 && !/: |%|(\S+ ){4}/.test(text) && /[\d]|^[A-Z][A-Z-]+$/.test(text);
}

/** Under stacked headings a row that names a price and has one with its amount under the first of them stands under these: "Gross price | 186.00 USD 100 PC | 2,232.00". */
function unstackedPrice(line: BodyLine, style: Style): BodyLine {
  const { geometry, cells } = line;
  if (!geometry.stacked || !namesPrice(line.line.segments[0]!.text)) return line;
  const { price, total } = figuresIn(cells, geometry.first, style);
  return price && total ? { ...line, geometry: { ...geometry, stacked: false } } : line;
}

/** "5 - 1" is line 5, "5 - 2" its second schedule. */
function numbered(text: string): string {
  return text.replace(/(?<=^\d{1,3}) ?- ?0*1$/, "").replace(/(?<=^\d{1,3}) ?- ?(?=\d{1,3}$)/, ".");
}

/** "Line" over "Rel": under a line's number stands that of a release. */
const OVER_RELEASE = /^(line|ln|item|pos)\.? (rel(ease)?|sched(ule)?|shpt|shipment)\.?$/i;

const NO_FIGURES: Figures = { quantity: null, price: null, total: null };

/** The first quantity under a size, where no column sums them up. */
function ofSize({ cells, geometry: { first } }: BodyLine, style: Style): Amount | null {
  const sizes = placesOf(first).get("size") ?? [];
  const amounts = sizes.map((at) => parseAmount(textOf(cells.get(at) ?? []), style.mark));
  return amounts.find((amount) => amount && Number(amount.value) > 0) ?? null;
}

/** The quantity of many of what no unit is known by. */
function ofMany(line: BodyLine, { price, total }: Figures, { mark }: Style): Amount | null {
  const text = textOf(tokensIn(line, "quantity"));
  const rates = (placesOf(line.geometry.first).get("discount") ?? []).map(
    (at) => rebateIn(textOf(line.cells.get(at) ?? []), mark)?.value,
  );
  return price && (countOfMany(text, mark) ?? countProven(text, { price, total, left: leftBy(rates) }, mark));
}

function figuresIn(cells: Cells, columns: Column[], style: Style): Figures {
  const [quantity, price, total] = (["quantity", "unitPrice", "lineTotal"] as const).map((role) =>
    amountOf(cells, columns, { role, style }),
  );
  const words = price ? [] : cellsUnder(cells, columns, "unitPrice");
  const told = quantity ? toldPrice(textOf(words), { quantity, total }, style.mark) : null;
  return { quantity: quantity ?? null, price: price ?? told, total: total ?? null };
}

/** "12/24": of how many, or over how many, nobody knows. */
const SHARE = /^\d+ ?\/ ?\d+$/;

function amountOf(
  cells: Cells,
  columns: Column[],
  { role, style }: { role: Role; style: Style },
): Amount | null {
  const tokens = cellsUnder(cells, columns, role);
  if (tokens.length === 0 || tokens.length > 6) return null;
  const number = tokens[0]?.cell?.number;
  const column = columns.find((one) => one.role === role);
  const mark = column?.mark?.mark ?? style.mark;
  const text = textOf(tokens);
  if (role === "quantity" && SHARE.test(text)) return null;
  const amount =
    parseAmount(text, mark) ??
    (tokens.length > 1 ? leading(tokens, mark, column?.label ?? "") : null) ??
    (role === "quantity" ? countIn(text, mark) : null) ??
    (role === "unitPrice" ? behindBasis(text, mark) : null);
  return amount && number !== undefined && tokens.length === 1 ? { ...amount, value: number } : amount;
}

function summaryIn(row: Omit<Row, "summary">): Summary | null {
  if (row.quantity && row.price && (row.total || row.code)) return null;
  if (row.quantity && row.code && !summaryOf(row.line.segments[0]!.text)) return null;
  if (row.number && (row.code || row.described)) return null;
  const sums = row.line.segments.flatMap(({ text, tokens }) => {
    if ((row.score === 0 && isMeasured(text)) || isOwnWord(row, tokens)) return [];
    const label = /^([^:]{2,60}?)\s*(?::.*|[-$€£₹]?\s*[.,]?\d.*)?$/u.exec(text)?.[1];
    const found = label && /\p{L}/u.test(label) ? summaryOf(label) : null;
    const isWords = () => onlyNames(row) || isCounted(row) || isUnderWords(row, tokens);
    return found && !(isWording(text, found, row) && isWords()) ? [found] : [];
  });
  // "TAX EXEMPT - ID 91-6001999 | Subtotal | 2,305.90": the name right before the amount is its own.
  return (row.total ? sums.at(-1) : sums[0]) ?? null;
}

/** Whether words say how an item is taxed that its row names and prices, "VAT 0%", or end its unit, "sum" under "Lump". */
function isOwnWord(row: Omit<Row, "summary">, [word]: Token[]): boolean {
  const role = row.price ? "taxRate" : row.score === 0 ? "unit" : null;
  return row.described && role !== null && tokensIn(row, role).includes(word!);
}

/** Whether a row has no figure but for how many a price is, "/100", and nothing else but words and codes of items. */
function onlyNames({ score, cells, geometry: { first } }: Omit<Row, "summary">): boolean {
  const isName = ([i, tokens]: [number, Token[]]) =>
    NAMES.has(first[i]?.role ?? null) || /^\/ ?10{0,3}$/.test(textOf(tokens));
  return score === 0 && [...cells].every(isName);
}

/** Whether words stand with several other things that lower headings name, and no figure: "PACKING, PREFORMED | 29-11-31 | RTN" under "Description", "CMM Ref." and "Prio". */
function isUnderWords({ score, line, geometry: { rest, stacked } }: Omit<Row, "summary">, [word]: Token[]) {
  if (!stacked || score > 0) return false;
  const under = cellsOf(line, rest);
  const isWorded = [...under].some(([i, own]) => rest[i]!.role === "description" && own.includes(word!));
  return isWorded && under.size > LEAST_BESIDE;
}

/** Beside words. */
const LEAST_BESIDE = 2;

/** Whether a row has a quantity and no more than its price beside it. */
function isCounted({ quantity, total }: Omit<Row, "summary">): boolean {
  return quantity !== null && total === null;
}

function columnOf(token: Token, cells: Cells): number | undefined {
  for (const [column, tokens] of cells) if (tokens.includes(token)) return column;
  return undefined;
}

function crosses({ line, cells }: BodyLine): boolean {
  return line.tokens.some((token, i) => {
    const next = line.tokens[i + 1];
    if (!next || token.cell) return false;
    const usual = line.blank ?? BLANK[0];
    const blank = /\p{L},$/u.test(token.text) ? blankBehind(token, usual) : usual;
    if (next.ruled || next.box[0] - token.box[2] >= 0.9 * blank * token.size) return false;
    if (columnOf(token, cells) === columnOf(next, cells)) return false;
    const around = line.tokens.slice(Math.max(0, i - 2), i + 4);
    return /\p{L}{2}/u.test(
      around
        .filter((other) => !other.cell)
        .map(({ text }) => text)
        .join(""),
    );
  });
}

/** What stands under a heading inside the table goes on until a full row of the main table comes; below the total of amounts no row without one is such. */
export function keepUnder(rows: Row[]): void {
  const summed = rows.some((row) => !row.sub && row.score === 3);
  let [under, over] = [false, false];
  let head: TextLine | undefined;
  for (const row of rows) {
    if (row.sub) [under, head] = [true, headOf(row)];
    else if (under && !(over && !row.total) && !isHeadedBy(row, head) && isFull(row)) under = false;
    over ||= summed && row.summary === "total";
    row.sub = under;
  }
}

/** The captions right above the first row of a table inside the table; sizes head themselves. */
function headOf({ area, line }: Row): TextLine | undefined {
  return isSizeRow(line) ? undefined : area.lines[area.lines.indexOf(line) - 1];
}

/** Whether a line is one text without a gap. */
export function isRun({ tokens, blank }: TextLine): boolean {
  return tokens.every((token, i) => i === 0 || tight(tokens[i - 1]!, token, blank));
}

/** Whether all texts of a row stand under captions of a heading, and it has no more of them. */
function isHeadedBy({ line }: Row, head: TextLine | undefined): boolean {
  if (!head || line.segments.length > head.segments.length) return false;
  return line.segments.every((text) => head.segments.some((caption) => overlap(text, caption)));
}

/** Whether a row has what a line has: a count and a price that make its amount, and an item. */
function isFull({ quantity, price, total, code, described }: Row): boolean {
  if (!quantity || !price || !(code || described)) return false;
  return !total || multiplies(quantity.value, price.value, total.value) !== null;
}
