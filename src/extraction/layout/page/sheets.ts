import { type Cell, cellName, type Sheet } from "../../../reading/mod.ts";
import { plain } from "../values/numbers.ts";
import { type Area, lineOf, type TextLine, type Token } from "./lines.ts";

/** Points from one column of a sheet to the next. */
export const WIDTH = 100;
/** Points from one row of a sheet to the next. */
const HEIGHT = 12;

/** A sheet seen as a page whose words are its cells, so that one reader serves both. */
export function sheetArea(sheet: Sheet, page: number): Area {
  const spans = new Map(sheet.merges.map((merge) => [`${merge.top}:${merge.left}`, merge.right]));
  const rows = new Map<number, Token[]>();
  let last = 0;
  for (const cell of sheet.cells) {
    if (cell.hidden || cell.text.trim() === "") continue;
    const right = spans.get(`${cell.row}:${cell.column}`) ?? cell.column;
    last = Math.max(last, right);
    const row = rows.get(cell.row);
    const token = tokenOf(cell, right, sheet.name);
    if (row) row.push(token);
    else rows.set(cell.row, [token]);
  }
  for (const token of repeatedBelow(sheet)) rows.get(token.row)?.push(token.token);
  const sorted = [...rows.entries()].sort(([a], [b]) => a - b);
  const lines = sorted.map(([, tokens]) => lineOf(tokens, { page, vertical: [], cells: true }));
  return {
    page,
    width: (last + 1) * WIDTH,
    height: (sorted.at(-1)?.[0] ?? 0) * HEIGHT + HEIGHT,
    lines,
    vertical: [],
    horizontal: [],
    grid: true,
    name: sheet.name,
  };
}

/** Numbers that stand below each other beside a merged cell, from which on its rows are lines that share it. */
const LEAST_NUMBERS = 2;

/** What names several lines in one cell, merged down beside their own figures, once more for each of them but the first. */
function repeatedBelow({ cells, merges, name }: Sheet): { row: number; token: Token }[] {
  const down = merges.filter(({ top, bottom }) => bottom > top);
  if (down.length === 0) return [];
  const shown = cells.filter(({ hidden }) => !hidden);
  const numbers = Map.groupBy(
    shown.filter(({ kind }) => kind === "number"),
    ({ row }) => row,
  );
  const corners = new Map(shown.map((cell) => [`${cell.row}:${cell.column}`, cell]));
  return down.flatMap(({ top, left, bottom, right }) => {
    const cell = corners.get(`${top}:${left}`);
    if (!cell || !(cell.kind === "text" || CODE.test(cell.text))) return [];
    const below = Array.from({ length: bottom - top }, (_, i) => top + 1 + i);
    const columns = (row: number) => new Set(numbers.get(row)?.map(({ column }) => column));
    const shared = below.reduce((all, row) => all.intersection(columns(row)), columns(top));
    if (shared.size < LEAST_NUMBERS) return [];
    return below.map((row) => {
      const token = tokenOf(cell, right, name);
      const [x0, , x1] = token.box;
      return { row, token: { ...token, box: [x0, row * HEIGHT + 1, x1, row * HEIGHT + 11] } };
    });
  });
}

/** A code that is stored as a number, not a line's own number. */
const CODE = /^\d{4,}$/;

/** A sheet with other rows of cells in the place of its lines `from` one on: one below the other, the first so many points from the top, wherever the cells stood before. */
export function withRows(area: Area, rows: Token[][], { from = 0, top = 0 } = {}): Area {
  const lines = rows.map((tokens, i) => rowAt(tokens, { page: area.page, top: top + i * HEIGHT }));
  return {
    ...area,
    lines: [...area.lines.slice(0, from), ...lines],
    height: top + (rows.length + 1) * HEIGHT,
  };
}

function rowAt(tokens: Token[], { page, top }: { page: number; top: number }): TextLine {
  const moved = tokens.map((token): Token => {
    const [left, , right] = token.box;
    return { ...token, box: [left, top + 1, right, top + HEIGHT - 1] };
  });
  return lineOf(moved, { page, vertical: [], cells: true });
}

function tokenOf(cell: Cell, right: number, sheet: string): Token {
  const number =
    cell.kind === "number" && typeof cell.value === "number" ? plain(decimal(cell.value)) : undefined;
  const lines = cell.text.split("\n").map(trimmed).filter(Boolean);
  return {
    text: trimmed(cell.text),
    box: [cell.column * WIDTH + 2, cell.row * HEIGHT + 1, (right + 1) * WIDTH - 2, cell.row * HEIGHT + 11],
    size: 10,
    bold: false,
    cell: {
      sheet,
      name: cellName(cell.row, cell.column),
      ...(number !== undefined ? { number } : {}),
      ...(cell.kind === "date" ? { date: String(cell.value) } : {}),
      ...(lines.length > 1 && { lines }),
      ...(cell.struck && { struck: true }),
    },
  };
}

function trimmed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Without exponent and binary noise. */
function decimal(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return /e/i.test(text) ? value.toFixed(10) : text;
}
