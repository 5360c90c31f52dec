import { type TextLine, type Token, tight } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import { FIGURES, type Role, roleOf } from "../words/vocabulary.ts";
import type { HeadColumn } from "./head_columns.ts";
import type { Heading } from "./headings.ts";
import type { Level } from "./phrases.ts";

/** The headings of figures in the lower line of the block whose values stand on the second text line of a row. */
export function lateFigures(heading: Heading, heads: HeadColumn[], body: TextLine[]): Set<HeadColumn> {
  const under = Math.min(...heads.flatMap(({ words }) => words.map(({ box }) => box[3])));
  const late = heads.filter(
    ({ words, levels }) => levels.length === 1 && words.every(({ box }) => (box[1] + box[3]) / 2 > under),
  );
  const figures = late.filter(({ role }) => FIGURES.has(role));
  const names = heads.filter((head) => !late.includes(head)).length;
  // A number alone is the rest of a code.
  const opening = openingLines(heads, body).filter(({ tokens }) => tokens.length > 1);
  if (heading.first === heading.last || opening.length < 1) return new Set();
  const next = opening.flatMap((line) => body[body.indexOf(line) + 1] ?? []);
  if (figures.length < 2 || names < 2) return allLate(heads, { opening, next });
  const isLate =
    filled(opening, figures) < 0.3 * opening.length &&
    filled(next, figures) >= Math.max(1, 0.5 * next.length);
  return new Set(isLate ? late : []);
}

/** All headings of figures, in whichever line of the block, where those of every item stand on its second line. */
function allLate(
  heads: HeadColumn[],
  { opening, next }: Record<"opening" | "next", TextLine[]>,
): Set<HeadColumn> {
  const figures = heads.filter(({ role, levels }) => FIGURES.has(role) && levels.length === 1);
  const isLate =
    figures.length === FIGURES.size &&
    filled(opening, figures) === 0 &&
    filled(next, figures) === opening.length;
  const late = heads.filter(({ role }) => FIGURES.has(role) || role === "unit");
  return new Set(isLate && heads.length > late.length + 1 ? late : []);
}

/** The headings of texts in the lower line of the block whose values stand on the second text line of a row, while the words of its first run on across them. */
export function lateNames(heads: HeadColumn[], body: TextLine[], rows: TextLine[]): Set<HeadColumn> {
  const under = Math.min(...heads.flatMap(({ words }) => words.map(({ box }) => box[3])));
  const late = heads.filter(
    ({ role, levels, words }) =>
      !FIGURES.has(role) && levels.length === 1 && words.every(({ box }) => (box[1] + box[3]) / 2 > under),
  );
  const next = rows.map((row) => body[body.indexOf(row) + 1]).filter((line) => line && !rows.includes(line));
  const crossed = late.filter(
    (head) =>
      rows.filter((row) => runsAcross(row, head)).length >= 0.5 * rows.length &&
      next.filter((line) => beginsUnder(line!, head)).length >= 0.5 * next.length,
  );
  return new Set(next.length >= 0.5 * rows.length ? crossed : []);
}

/** Headings of which one says "Price / Total", in two levels where under each price of it stands what that comes to. */
export function overTotals(heads: HeadColumn[], body: TextLine[]): HeadColumn[] {
  return heads.map((head) => {
    const [price = "", total = "", ...others] = head.label.split(" / ");
    const isBoth = roleOf(price) === "unitPrice" && roleOf(total) === "lineTotal" && others.length === 0;
    if (!isBoth || head.levels.length > 1) return head;
    const priced = body.filter((line) => line.segments.length > 2 && amountUnder(line, head));
    const summed = priced.filter((line) => {
      const next = body[body.indexOf(line) + 1];
      return next && next.segments.length < 3 && amountUnder(next, head);
    });
    if (summed.length === 0 || summed.length < priced.length) return head;
    const { x0, x1 } = head;
    const levels: Level[] = [
      { role: "unitPrice", label: price, x0, x1 },
      { role: "lineTotal", label: total, x0, x1 },
    ];
    return { ...head, levels };
  });
}

/** Whether an amount, for one of a unit perhaps, "$85.00/hr", ends a line under a heading. */
function amountUnder({ segments }: TextLine, { x0, x1 }: Level): boolean {
  const { text, box } = segments.at(-1)!;
  return box[2] > x0 && box[0] < x1 && parseAmount(text, ".") !== null;
}

/** Whether a text that begins left of a heading goes on under it. */
function runsAcross({ tokens, blank }: TextLine, { x0 }: Level): boolean {
  return tokens.some((token, i) => {
    const before = tokens[i - 1];
    return token.box[2] > x0 && before && before.box[0] < x0 - 1 && tight(before, token, blank);
  });
}

/** Whether a text begins where a heading does. */
function beginsUnder({ segments }: TextLine, { x0 }: Level): boolean {
  return segments.some(({ box }) => Math.abs(box[0] - x0) < 2);
}

/** How many lines have two figures under headings of figures. */
function filled(lines: TextLine[], figures: HeadColumn[]): number {
  return lines.filter((line) => figures.filter((head) => figureUnder(line, head)).length > 1).length;
}

/** The lines of the body that begin with a number under the first heading. */
export function openingLines(heads: HeadColumn[], body: TextLine[]): TextLine[] {
  const right = Math.min(...heads.map(({ x1 }) => x1)) + 12;
  return body.filter(
    ({ tokens: [first] }) => first && /^(\d{1,6}|\d{1,3}\.\d{1,4})$/.test(first.text) && first.box[0] < right,
  );
}

/** Where the white lies between the numbers of lines and the words beside them, where both stand above their figures; null where they don't, or no white does. */
export function numbersEnd(heads: HeadColumn[], body: TextLine[], rows: TextLine[]): number | null {
  const [first, second] = heads.toSorted((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  if (!first || !NUMBERS.has(first.role)) return null;
  const figures = heads.filter(({ role }) => FIGURES.has(role));
  const from = Math.min(...figures.map(({ x0 }) => x0));
  const opening = openingLines(heads, body).filter(
    ({ tokens: [number, word] }) => word && word.box[0] < from && number!.box[2] > first.x0,
  );
  const least = Math.min(2, figures.length);
  const figured = opening.filter((line) => figuresFrom(line, from) >= least).length;
  if (opening.length < 0.3 * rows.length || figured > 0.3 * opening.length) return null;
  const left = Math.max(...opening.map(({ tokens }) => tokens[0]!.box[2]));
  const words = Math.min(...opening.map(({ tokens }) => tokens[1]!.box[0]));
  const right = second && second.x0 > left ? Math.min(words, second.x0) : words;
  return right - left > 4 ? (left + right) / 2 : null;
}

/** Where the second column begins right under its heading's left, close behind the line numbers of most rows; null elsewhere. */
export function secondBegins(levels: Level[], rows: TextLine[]): number | null {
  const [first, second] = levels.toSorted((a, b) => a.x0 - b.x0);
  if (first?.role !== "lineNumber" || !second || rows.length < 2) return null;
  const begun = rows.filter(
    ({ tokens: [number, word] }) =>
      word && /^\d{1,4}(\.0+)?$/.test(number!.text) && Math.abs(word.box[0] - second.x0) < 2,
  );
  return begun.length >= 0.6 * rows.length ? second.x0 - 1 : null;
}

/** The rows of figures, each in one with the words left of them in the line above that opens its item; the rows themselves where such a line has figures of its own. */
export function withOpenings(heads: HeadColumn[], body: TextLine[], rows: TextLine[]): TextLine[] {
  const opens = new Set(openingLines(heads, body));
  const from = Math.min(...heads.filter(({ role }) => FIGURES.has(role)).map(({ x0 }) => x0));
  if (opens.values().some((line) => figuresFrom(line, from) > 0)) return rows;
  let open: TextLine | undefined;
  return body.flatMap((line) => {
    if (opens.has(line)) open = line;
    if (!open || open === line || figuresFrom(line, from) < 2) return [];
    const left = line.box[0] - line.height;
    const tokens = [...open.tokens.filter(({ box }) => box[2] < left), ...line.tokens];
    open = undefined;
    return [{ ...line, tokens }];
  });
}

const NUMBERS: ReadonlySet<Role | null> = new Set(["lineNumber", "item"]);

/** Whether a figure stands under a heading. */
function figureUnder(line: TextLine, { x0, x1 }: Level): boolean {
  return figuresOf(line).some(({ box }) => box[2] >= x0 && box[0] <= x1);
}

/** How many figures begin right of a place, wherever they stand under their headings. */
function figuresFrom(line: TextLine, left: number): number {
  return figuresOf(line).filter(({ box }) => box[0] >= left).length;
}

/** The figures of a line that stand apart from the words before them. */
function figuresOf({ tokens, blank }: TextLine): Token[] {
  return tokens.filter(
    (token, i) => parseAmount(token.text, ".") && (i === 0 || !tight(tokens[i - 1]!, token, blank)),
  );
}
