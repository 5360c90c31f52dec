import type { TextLine } from "../page/lines.ts";
import type { Level } from "./phrases.ts";

/** Of the rows: so many have a cell in a column that counts as filled. */
const FILLED = 0.5;

/** Headings of a sheet over the cells they head: one that nothing stands under is moved to the filled column beside it that has no heading. */
export function overCells(levels: Level[], rows: TextLine[]): Level[] {
  const filled = filledColumns(rows);
  const free = filled.filter((column) => !levels.some((level) => overlap(level, column)));
  return levels.map((level) => {
    if (!free.length || filled.some((column) => overlap(level, column))) return level;
    const nearest = free.toSorted((a, b) => Math.abs(a.x0 - level.x0) - Math.abs(b.x0 - level.x0))[0];
    free.splice(free.indexOf(nearest!), 1);
    return { ...level, ...nearest };
  });
}

type Span = Pick<Level, "x0" | "x1">;

function filledColumns(rows: TextLine[]): Span[] {
  const counts = new Map<number, { span: Span; count: number }>();
  for (const { tokens } of rows)
    for (const { box } of tokens) {
      const column = counts.get(box[0]) ?? { span: { x0: box[0], x1: box[2] }, count: 0 };
      column.count++;
      counts.set(box[0], column);
    }
  return [...counts.values()].flatMap(({ span, count }) => (count >= FILLED * rows.length ? [span] : []));
}

function overlap(a: Span, b: Span): boolean {
  return a.x0 < b.x1 && a.x1 > b.x0;
}
