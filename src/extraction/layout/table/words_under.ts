import type { TextLine, Token } from "../page/lines.ts";
import { isSided, type Role } from "../words/vocabulary.ts";

interface Column {
  role: Role | null;
  left: number;
  right: number;
  /** Of words without a heading of their own: where they begin, and the column that they would else stand in. */
  begins?: number;
  instead?: number;
}

type Cells = Map<number, Token[]>;

/** The lower columns with one for the words of an item that go on in its second line, where the seller's code stands under the buyer's: "50012877 CHANNEL STRUT" over "12GA PREGALV" over the code under "SUPPLIER ITEM". */
export function withWordsUnder<C extends Column>(rest: C[], first: C[], body: TextLine[]): C[] {
  const over = first.find(({ role }) => role === "codeDescription");
  const under = rest.find((column) => isSided(column.role) && over && isOver(over, column));
  if (!over || !under || rest.some(({ role }) => role === "description" || role === "codeDescription"))
    return rest;
  const cells = body.map(({ tokens }) => tokens.filter((token) => isIn(token, over)));
  const items = cells.flatMap(([code, word]) => (code && word && isBehind(code, word) ? [word] : []));
  const begins = items
    .map(({ box }) => box[0])
    .find((x) => items.filter(isAt(x)).length > MOST * items.length);
  const below = cells.filter(([word]) => word && begins !== undefined && isAt(begins)(word));
  if (begins === undefined || items.length < 2 || below.length < MOST * items.length) return rest;
  const words = { role: "description", left: over.right, begins, instead: rest.indexOf(under) } as const;
  return [...rest, { ...over, ...words }];
}

/** The cells of a line, whose words stand in the column for them where they begin as those of the line above do. */
export function wordsApart(cells: Cells, columns: Column[]): Cells {
  const at = columns.findIndex(({ begins }) => begins !== undefined);
  const { begins, instead } = columns[at] ?? {};
  const tokens = cells.get(instead ?? -1);
  if (begins === undefined || !tokens || !isAt(begins)(tokens[0]!)) return cells;
  const moved = new Map(cells);
  moved.delete(instead!);
  return moved.set(at, tokens);
}

/** Of the items. */
const MOST = 0.5;

/** In points: how far words begin apart under one edge. */
const EDGE = 1;

function isAt(x: number) {
  return ({ box }: Token) => Math.abs(box[0] - x) < EDGE;
}

/** Whether words stand apart from a code that opens their line. */
function isBehind(code: Token, word: Token): boolean {
  return /\d/.test(code.text) && word.box[0] - code.box[2] > code.size;
}

function isOver(a: Column, b: Column): boolean {
  return a.left < b.right && a.right > b.left;
}

function isIn({ box }: Token, { left, right }: Column): boolean {
  const middle = (box[0] + box[2]) / 2;
  return middle > left && middle < right;
}
