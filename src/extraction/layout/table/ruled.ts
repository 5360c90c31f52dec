import type { Box } from "../../../reading/mod.ts";
import type { TextLine } from "../page/lines.ts";
import { FIGURES, TEXTS } from "../words/vocabulary.ts";
import type { Row } from "./row.ts";

/** The first of some rows that a drawn rule parts from the one before it on its page; 0 where none does. */
export function partedAt(rows: Row[]): number {
  return Math.max(
    0,
    rows.findIndex((row, i) => i > 0 && isParted(rows[i - 1]!, row)),
  );
}

function isParted({ line }: Row, row: Row): boolean {
  return line.page === row.line.page && ruled(line, row);
}

/** Whether a rule stands between all rows that follow each other on a page. */
export function areBoxed(starts: Row[]): boolean {
  const pairs = starts.slice(1).map((row, i) => [starts[i]!, row] as const);
  const near = pairs.filter(([above, row]) => above.line.page === row.line.page);
  return near.length > 0 && near.every(([above, row]) => ruled(above.line, row));
}

/** A horizontal rule between two lines, under the description's place; none that parts an item's words alone, where others reach its figures. */
export function ruled(above: TextLine, { line, area, geometry }: Row): boolean {
  const index = geometry.first.findIndex(({ role }) => TEXTS.has(role));
  const column = geometry.first[index] ?? geometry.first[0]!;
  const x = Math.max(column.left, line.box[0]) + 4;
  const found = area.horizontal.filter((rule) => rule[1] >= above.y && rule[3] <= line.y && crosses(rule, x));
  const figures = geometry.first.findLast(({ role }) => FIGURES.has(role));
  if (found.length === 0 || !figures) return found.length > 0;
  const reaching = area.horizontal.filter((rule) => crosses(rule, figures.left + 4));
  const isWhole = ([, y]: Box) => reaching.some((rule) => Math.abs(rule[1] - y) < 1);
  return found.some(isWhole) || !area.horizontal.some((rule) => crosses(rule, x) && isWhole(rule));
}

function crosses([x0, , x1]: Box, x: number): boolean {
  return x0 <= x && x1 >= x;
}
