import { shapeOf } from "../table/code_shape.ts";
import { codeOf, type Row, rolesOf } from "../table/row.ts";
import type { Entries } from "../table/rows.ts";
import { usualRoles } from "../table/starts.ts";
import type { Role } from "../words/vocabulary.ts";
import { TEXTS } from "../words/vocabulary.ts";

/** What a line may lack and still be seen for one. */
const LACKED: ReadonlySet<Role | null> = new Set<Role | null>([
  "lineNumber",
  "quantity",
  "otherQuantity",
  "unit",
  "lineTotal",
  "code",
  "customerSku",
  "supplierSku",
]);
/** So many of the lines' codes are built alike. */
const ALIKE = 0.5;

/** Rows without a count that were taken for no line, and name or price something as the lines do: by a code of their build in its column, or by all that tells what is ordered and what it costs. What most lines have a row of is their form. */
export function lackingRows({ entries, rest }: Pick<Entries, "entries" | "rest">): Row[] {
  const starts = entries.map(({ start }) => start);
  if (starts.length < 2 || starts.some(({ geometry }) => geometry.stacked)) return [];
  const last = starts.at(-1)!.line;
  const among = rest.filter(
    ({ line }) => line.page < last.page || (line.page === last.page && line.y < last.y),
  );
  const under = entries.map(({ start, rows }) => rows.filter((row) => row !== start));
  const countless = [...among, ...under.flat()].filter(
    (row) => !(row.quantity || row.summary || row.sub || row.flows || row.loose),
  );
  if (countless.length === 0) return [];
  const codes = new Set(starts.map(codeOf));
  const shapes = shapesOf([...codes]);
  const usual = usualRoles(starts).difference(LACKED);
  const isWorded = [...usual].some((role) => TEXTS.has(role));
  const kinds = Map.groupBy(
    under.flatMap((rows) => [...new Set(rows.map(kindOf))]),
    (kind) => kind,
  );
  const isForm = (row: Row) => 2 * (kinds.get(kindOf(row))?.length ?? 0) > entries.length;
  return countless.filter((row) => {
    if (isForm(row)) return false;
    const code = codeOf(row);
    const isCoded = shapes.has(shapeOf(code)) && !codes.has(code) && (row.cells.size > 1 || !isWorded);
    const isPriced = (row.price ?? row.total) !== null && usual.size > 1 && usual.isSubsetOf(rolesOf(row));
    return isCoded || isPriced;
  });
}

/** In which columns a row has something. */
function kindOf({ cells }: Row): string {
  return [...cells.keys()].sort((a, b) => a - b).join();
}

/** The builds that most codes share. */
function shapesOf(codes: string[]): Set<string> {
  const groups = [...Map.groupBy(codes, shapeOf)];
  return new Set(
    groups.flatMap(([shape, { length }]) => (shape && length >= ALIKE * codes.length ? [shape] : [])),
  );
}
