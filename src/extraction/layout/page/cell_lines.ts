import { parseAmount } from "../values/amounts.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";
import { type Area, lineOf, type TextLine, type Token } from "./lines.ts";

const LEAST_CAPTIONS = 3;
const GOODS: Role[] = ["description", "code", "customerSku", "supplierSku", "item"];
const FIGURES: ReadonlySet<Role> = new Set<Role>(["quantity", "unitPrice", "lineTotal"]);
/** Points between two columns, of text set in letters of 6. */
const GUTTER = 24;

/** Plain text with the rows of a table whole that was pasted into it a cell a line, its captions first: each row on the line of its first cell. */
export function rowsOfCells(area: Area): Area {
  const at = area.lines.findIndex((_, i) => captionsAt(area.lines, i).length > 0);
  if (at < 0) return area;
  const roles = captionsAt(area.lines, at);
  const rows = [area.lines.slice(at, at + roles.length)];
  for (let next = at + roles.length; ; next += roles.length) {
    const row = area.lines.slice(next, next + roles.length);
    if (!isRow(row, roles)) break;
    rows.push(row);
  }
  if (rows.length < 2) return area;
  const whole = inColumns(rows);
  const width = Math.max(area.width, ...whole.map(({ box }) => box[2]));
  const rest = area.lines.slice(at + rows.length * roles.length);
  return { ...area, width, lines: [...area.lines.slice(0, at), ...whole, ...rest] };
}

/** What the lines from here on call columns, one each; none unless goods and their count are among them, and each only once. */
function captionsAt(lines: TextLine[], at: number): Role[] {
  const roles: Role[] = [];
  for (let i = at; i < lines.length; i++) {
    const { text } = lines[i]!;
    const role = /\d/.test(text) ? null : roleOf(text);
    if (!role) break;
    roles.push(role);
  }
  const told = roles.length >= LEAST_CAPTIONS && new Set(roles).size === roles.length;
  return told && roles.includes("quantity") && GOODS.some((role) => roles.includes(role)) ? roles : [];
}

/** Whether lines are the cells of a row: figures where captions ask for them. */
function isRow(row: TextLine[], roles: Role[]): boolean {
  return roles.every((role, i) => row[i] && (!FIGURES.has(role) || parseAmount(row[i].text, ".") !== null));
}

/** Rows of cells as lines whose columns begin at the same places. */
function inColumns(rows: TextLine[][]): TextLine[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  return rows.map((row) => {
    let left = 0;
    const tokens = row.flatMap((line, column) => {
      const moved = line.tokens.map((token) => shifted(token, left - line.box[0], row[0]!.box));
      left += widths[column]! + GUTTER;
      return moved;
    });
    return lineOf(tokens, { page: row[0]!.page, vertical: [] });
  });
}

function widthOf({ box }: TextLine): number {
  return box[2] - box[0];
}

function shifted(token: Token, by: number, [, top, , bottom]: Token["box"]): Token {
  const [left, , right] = token.box;
  return { ...token, box: [left + by, top, right + by, bottom] };
}
