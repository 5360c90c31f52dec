import { textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseNumber } from "../values/numbers.ts";
import { NAMES, type Row } from "./row.ts";

/** Tells rows of what is in a set from the words of its line: each has a code and words of its own, and a count in a column that no line fills, "Per kit". */
export function membersUnder(entries: { start: Row; rows: Row[] }[], { mark }: Style): void {
  const filled = new Set(entries.flatMap(({ start }) => [...start.cells.keys()]));
  const isCounted = ({ cells, geometry }: Row) =>
    [...cells].some(
      ([at, tokens]) =>
        !filled.has(at) &&
        !NAMES.has(geometry.first[at]?.role ?? null) &&
        parseNumber(textOf(tokens), mark) !== null,
    );
  for (const { start, rows } of entries)
    for (const row of rows)
      if (row.code && row.described && row.score === 0 && row.cells.size < start.cells.size)
        row.sub ||= !row.geometry.stacked && isCounted(row);
}
