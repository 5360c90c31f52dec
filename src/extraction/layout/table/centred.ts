import { isPartOf } from "./alignment.ts";
import type { Row } from "./row.ts";

/** In heights: how far off its place a line may stand that mirrors another one over the same row. */
const OFF = 0.3;

/** How many of the lines under each row are its own, where rows stand in the middle of the words of their cells: these end as far below as they begin above. Null where those of a row don't or are no words, or none has its words around it alone. */
export function centredOn(rows: Row[], starts: ReadonlySet<Row>): Map<Row, number> | null {
  const own = new Map<Row, number>();
  let isSure = false;
  let from = 0;
  for (const [at, row] of rows.entries()) {
    const { page, y, height } = row.line;
    if (rows[from]?.line.page !== page) from = at;
    if (!starts.has(row)) continue;
    const above = rows.slice(from, at);
    const lead = above.slice(above.findLastIndex((other) => !isPartOf(other, row)) + 1);
    const reach = lead[0] ? y - lead[0].line.y : 0;
    let end = at + 1;
    while (rows[end]?.line.page === page && !starts.has(rows[end]!)) end++;
    const below = rows.slice(at + 1, end);
    const last = below.findIndex((other) => Math.abs(other.line.y - y - reach) <= OFF * height);
    if (reach > 0 ? last < 0 : !row.described) return null;
    const count = reach > 0 ? last + 1 : 0;
    if ([...(count ? lead : []), ...below.slice(0, count)].some(({ described, code }) => !described && !code))
      return null;
    isSure ||= count > 0 && !row.described;
    own.set(row, count);
    from = at + 1 + count;
  }
  return isSure ? own : null;
}
