import type { TextLine } from "../page/lines.ts";
import { TEXTS } from "../words/vocabulary.ts";
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

/** A horizontal rule between two lines, under the description's place. */
export function ruled(above: TextLine, { line, area, geometry }: Row): boolean {
  const index = geometry.first.findIndex(({ role }) => TEXTS.has(role));
  const column = geometry.first[index] ?? geometry.first[0]!;
  const x = Math.max(column.left, line.box[0]) + 4;
  return area.horizontal.some(([x0, y0, x1, y1]) => y0 >= above.y && y1 <= line.y && x0 <= x && x1 >= x);
}
