import { takesBack } from "../proof/taken_back.ts";
import { DASHED } from "./captions.ts";
import type { Row } from "./row.ts";

/** Of the gap to the row under it. */
const FARTHER = 1.05;

/** Lines between dashes or stars that say of the row under them that it is taken back: "*** Item deleted ***", nearer to it than to the row above, or as near where such a line stands over the first row. */
export function announcing(rows: Row[], starts: ReadonlySet<Row>): Set<Row> {
  const isDashed = (row: Row | undefined) => row !== undefined && DASHED.test(row.line.text);
  const first = rows.findIndex((row) => starts.has(row));
  const isOver = isDashed(rows[first - 1]);
  const found = rows.filter((row, i) => {
    const [above, below] = [rows[i - 1], rows[i + 1]];
    if (starts.has(row) || !isDashed(row) || !takesBack(row) || !below || !starts.has(below)) return false;
    const [over, under] = [gapBetween(above, row), gapBetween(row, below)];
    return over > FARTHER * under || (isOver && FARTHER * over > under);
  });
  return new Set(found);
}

/** In points; without end over a page's end. */
function gapBetween(above: Row | undefined, { line }: Row): number {
  return above?.line.page === line.page ? line.y - above.line.y : Number.POSITIVE_INFINITY;
}
