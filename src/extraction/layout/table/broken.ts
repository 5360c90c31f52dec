import { overlap, type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import type { Role } from "../words/vocabulary.ts";
import type { Cells } from "./columns.ts";
import type { BodyLine } from "./table.ts";

const FIGURES: Role[] = ["quantity", "unitPrice", "lineTotal"];
/** What a blank between thousands leaves for the cell's next line. */
const THOUSANDS = /^\d{3}(?: \d{3})*(?:[.,]\d+)?$/;
const OPEN = /^\d{1,3}(?: \d{3})*$/;

/** The body with the figures whole that their narrow cells break at a blank: "1" over "000,000", "KSh" over "1,084.76". */
export function unbroken(body: BodyLine[], style: Style): BodyLine[] {
  const whole = aroundMiddles(body, style);
  for (const [at, below] of body.entries()) {
    const first = whole[at - 1];
    if (!first || first.geometry.stacked || first.line.page !== below.line.page) continue;
    for (const [column, rest] of below.cells) {
      const above = whole[at - 1]!;
      const joined = joinedAt(above.cells, { column, rest, above, below, style });
      if (!joined) continue;
      const cells = new Map(whole[at]!.cells);
      cells.delete(column);
      whole[at - 1] = { ...above, cells: joined };
      whole[at] = { ...below, cells };
    }
  }
  return whole;
}

/** Figures broken in cells of two lines beside cells of one, which stand between these: all of a row's at once. */
function aroundMiddles(body: BodyLine[], style: Style): BodyLine[] {
  const whole = [...body];
  for (let at = 1; at < whole.length - 1; at++) {
    const [above, middle, below] = [whole[at - 1]!, whole[at]!, whole[at + 1]!];
    if (middle.geometry.stacked || !isAmid(middle.line, above.line) || !isAmid(below.line, middle.line))
      continue;
    const columns = FIGURES.map((role) => middle.geometry.first.findIndex((column) => column.role === role));
    const broken = columns.filter((column) => {
      const [first, rest] = [above.cells.get(column), below.cells.get(column)];
      return (
        first && rest && !middle.cells.has(column) && OPEN.test(textOf(first)) && THOUSANDS.test(textOf(rest))
      );
    });
    const joined = new Map(middle.cells);
    for (const column of broken)
      joined.set(column, [...above.cells.get(column)!, ...below.cells.get(column)!]);
    if (broken.length === 0 || !productOf(joined, middle, style)) continue;
    whole[at - 1] = { ...above, cells: without(above.cells, broken) };
    whole[at] = { ...middle, cells: joined };
    whole[at + 1] = { ...below, cells: without(below.cells, broken) };
  }
  return whole;
}

/** Whether a line stands less than its height under another. */
function isAmid(line: TextLine, above: TextLine): boolean {
  return line.page === above.page && line.y - above.y < line.height;
}

function without(cells: Cells, columns: number[]): Cells {
  return new Map([...cells].filter(([column]) => !columns.includes(column)));
}

interface Break {
  column: number;
  /** What stands in the column on the next line. */
  rest: Token[];
  above: BodyLine;
  below: BodyLine;
  style: Style;
}

/** A currency's sign or code over an amount without one; null where none stands there. */
function signOver(rest: Token[], first: Token[], { mark }: Style): Token | null {
  if (parseAmount(textOf(rest), mark)?.currency || first.some(({ text }) => /\d[.,]?\d*$/.test(text)))
    return null;
  const isSign = ({ text }: Token) =>
    text.length <= LONGEST_SIGN && !/\d/.test(text) && parseAmount(`${text} ${textOf(rest)}`, mark)?.currency;
  return first.find((token) => rest.some((other) => overlap(token, other)) && isSign(token)) ?? null;
}

const LONGEST_SIGN = 4;

/** Whether a row has a quantity. */
function isCounted({ cells, geometry: { first } }: BodyLine, { mark }: Style): boolean {
  const tokens = cells.get(first.findIndex(({ role }) => role === "quantity"));
  return tokens !== undefined && parseAmount(textOf(tokens), mark) !== null;
}

/** The cells of a row with the rest of a figure in its place; null where none was broken. */
function joinedAt(cells: Cells, { column, rest, above, below, style }: Break): Cells | null {
  const first = cells.get(column);
  const role = above.geometry.first[column]?.role;
  if (!first || !role || !FIGURES.includes(role)) return null;
  const sign = isCounted(above, style) && !isCounted(below, style) ? signOver(rest, first, style) : null;
  if (sign) return new Map(cells).set(column, [sign, ...rest]);
  if (!THOUSANDS.test(textOf(rest)) || !OPEN.test(textOf(first))) return null;
  const joined = new Map(cells).set(column, [...first, ...rest]);
  const [before, after] = [cells, joined].map((row) => productOf(row, above, style));
  const isRest = after === null && /^000/.test(textOf(rest));
  return !before && (after || isRest) ? joined : null;
}

/** Whether the figures of a row multiply; null where one is missing. */
function productOf(cells: Cells, { geometry: { first } }: BodyLine, { mark }: Style): boolean | null {
  const [quantity, price, total] = FIGURES.map((role) => {
    const tokens = cells.get(first.findIndex((column) => column.role === role));
    return tokens && parseAmount(textOf(tokens), mark)?.value;
  });
  return quantity && price && total ? multiplies(quantity, price, total) !== null : null;
}
