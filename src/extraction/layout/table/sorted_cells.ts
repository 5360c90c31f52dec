import { type TextLine, type Token, textOf, tight } from "../page/lines.ts";
import { isUnit } from "../values/units.ts";
import { CODES, FIGURES, isSided, type Role, roleOf, TEXTS } from "../words/vocabulary.ts";
import type { Cells, Column } from "./columns.ts";
import { countGlued, joinStrokes, NUMERIC, release } from "./released.ts";

/** Sorts a line's tokens into columns. */
export function cellsOf(line: TextLine, columns: Column[]): Cells {
  const cells: Cells = new Map();
  let previous: { token: Token; column: number } | null = null;
  for (const [i, token] of line.tokens.entries()) {
    let column = columnAt(token, columns);
    if (previous && column !== previous.column) {
      const [own, last] = [columns[column]!, columns[previous.column]!];
      const isClose = tight(previous.token, token, line.blank);
      const next = line.tokens[i + 1];
      const cell = cells.get(previous.column)!;
      const flowsOver =
        isClose &&
        (!fits(token, own) ||
          isSaid(cell, last) ||
          isWord([token, next], own, last) ||
          (isSentence(cell, last) && isInside(token, own)));
      const isUnitOf =
        last.role === "quantity" &&
        mayCount(own.role, isShared(next, column, columns)) &&
        counts(previous.token, token, next);
      const isPartOf = last.role === "lineNumber" && numbersDelivery(previous.token, token);
      if (flowsOver || isUnitOf || isPartOf) column = previous.column;
    }
    const cell = cells.get(column);
    if (cell) cell.push(token);
    else cells.set(column, [token]);
    previous = { token, column };
  }
  joinStrokes(cells, columns);
  countGlued(cells, columns);
  const crowded = cells.size < line.tokens.length ? [...cells] : [];
  for (const [i, tokens] of crowded)
    if (tokens.length > 1 && FIGURES.has(columns[i]?.role ?? null)) release(cells, i, { columns, line });
  return cells;
}

function columnAt(token: Token, columns: Column[]): number {
  const x = token.cell ? token.box[0] + 1 : (token.box[0] + token.box[2]) / 2;
  const index = columns.findIndex(({ right }) => x < right);
  return index < 0 ? columns.length - 1 : index;
}

/** Whether a unit behind a count may stand under a heading of this role: alone under that of the words. */
function mayCount(role: Role | null, isShared: boolean): boolean {
  return CODES.has(role) || (role === null && isShared) || (role === "description" && !isShared);
}

/** Whether the next word stands in a column too. */
function isShared(next: Token | undefined, column: number, columns: Column[]): boolean {
  return next !== undefined && columnAt(next, columns) === column;
}

/** "1 - 2": the second delivery of the first line. */
function numbersDelivery({ text: before }: Token, { text }: Token): boolean {
  return text === "-" ? /^\d{1,5}$/.test(before) : /^\d{1,3}$/.test(text) && /^(\d{1,5})?-$/.test(before);
}

/** Whether a word is the unit of the figure before it, nearer to that than to the next word. */
function counts(figure: Token, { text, box }: Token, next: Token | undefined): boolean {
  const isNearer = !next || next.box[0] - box[2] > box[0] - figure.box[2];
  return isNearer && /^\d[\d.,]*$/.test(figure.text) && isUnit(text);
}

/** Whether a column of codes holds a code's caption and what answers it: "Supplier item: WF" before "22170". */
function isSaid(tokens: Token[], { role }: Column): boolean {
  if (!CODES.has(role)) return false;
  const [caption, ...answer] = textOf(tokens).split(": ");
  return answer.length > 0 && isSided(roleOf(caption!));
}

/** Whether a word right behind an item's others is one of them, though it stands under what is paid: "CL150" and "RF" of "Y-strainer 2in CL150 RF"; the name of a money stands before a figure. */
function isWord([word, next]: (Token | undefined)[], own: Column, { role }: Column): boolean {
  const isPaid = own.role === "unitPrice" || own.role === "lineTotal";
  return isPaid && TEXTS.has(role) && ![word, next].some((one) => OPENS_FIGURE.test(one?.text ?? ""));
}

const OPENS_FIGURE = /^[^\p{L}]*\d/u;

/** In points: words no farther from a heading's edge begin at it. */
const EDGE = 4;

/** Whether a cell of items has as many words as no code has. */
function isSentence(tokens: Token[], { role }: Column): boolean {
  return TEXTS.has(role) && tokens.filter(({ text }) => /\p{L}{2}/u.test(text)).length >= WORDS;
}

const WORDS = 3;

/** Whether a word in a column of codes begins elsewhere than their heading does. */
function isInside({ box }: Token, { role, head }: Column): boolean {
  return CODES.has(role) && head !== undefined && Math.abs(box[0] - head.box[0]) > EDGE;
}

/** Whether a word may stand in a column by its role; words that flow over from the left often may not. */
function fits({ text }: Token, column: Column | undefined): boolean {
  if (!column || !NUMERIC.has(column.role)) return true;
  return /\d/.test(text) || /^[^\p{L}]+$/u.test(text) || text.length <= 3;
}
