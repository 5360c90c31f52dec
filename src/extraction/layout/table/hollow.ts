import { type TextLine, type Token, tight } from "../page/lines.ts";
import type { Role } from "../words/vocabulary.ts";

interface Span {
  role: Role | null;
  left: number;
  right: number;
}

/** Figures that no line needs. */
const LESSER: ReadonlySet<Role | null> = new Set<Role>([
  "otherQuantity",
  "otherPrice",
  "taxAmount",
  "taxRate",
  "discount",
]);

/** Columns without those of lesser figures in which most rows have nothing and the others only the end of the text before. */
export function unhollowed<C extends Span>(columns: C[], rows: TextLine[]): C[] {
  const kept: C[] = [];
  for (const column of columns) {
    const before = kept.at(-1);
    if (before && LESSER.has(column.role) && isHollow(column, rows))
      kept[kept.length - 1] = { ...before, right: column.right };
    else kept.push(column);
  }
  return kept;
}

function isHollow(column: Span, rows: TextLine[]): boolean {
  const filled = rows.filter(({ tokens }) => tokens.some((token) => isIn(token, column)));
  return (
    filled.length > 0 && 2 * filled.length <= rows.length && filled.every((row) => runsInto(row, column))
  );
}

/** Whether no more than a blank parts a column's first word from the word before it. */
function runsInto({ tokens, blank }: TextLine, column: Span): boolean {
  const first = tokens.findIndex((token) => isIn(token, column));
  return first > 0 && tight(tokens[first - 1]!, tokens[first]!, blank);
}

function isIn({ box }: Token, { left, right }: Span): boolean {
  const middle = (box[0] + box[2]) / 2;
  return middle >= left && middle < right;
}
