import type { DraftLine } from "../../../orders/mod.ts";
import { textOf } from "../page/lines.ts";
import type { Entry } from "./entry.ts";
import type { Row } from "./row.ts";

/** Lines numbered as "2.1" where a column counts the releases of an item, whose own number stands above them. */
export function withReleases<L extends DraftLine>(lines: L[], entries: Entry[]): L[] {
  let item: string | null = null;
  return lines.map((line, i) => {
    const { start, rows } = entries[i]!;
    item = rows.find(({ number }) => number)?.number ?? item;
    const release = start.number ? null : releaseOf(start);
    return release && item ? { ...line, printedNumber: `${item}.${release}` } : line;
  });
}

/** What a row says under "Rel". */
function releaseOf({ cells, geometry: { first } }: Row): string | null {
  const at = first.findIndex(({ label }) => /^rel(ease)?\.?( ?(no\.?|#))?$/i.test(label));
  const text = textOf(cells.get(at) ?? []);
  return /^\d{1,4}$/.test(text) ? text : null;
}

/** Lines, of which a further schedule of the line above, "5 - 2", has what that one orders where it says nothing itself. */
export function withScheduledItems<L extends DraftLine>(lines: L[]): L[] {
  const read: L[] = [];
  for (const line of lines) {
    const above = read.at(-1);
    const isNamed = NAMES.some((field) => line.fields[field] && !SUM.test(line.fields[field].value));
    read.push(
      above && !isNamed && isFurther(line, above)
        ? { ...line, fields: { ...line.fields, ...namesOf(above) } }
        : line,
    );
  }
  return read;
}

/** Words over the amount of a schedule. */
const SUM = /^(schedule|line|item) (sub)?total$/i;

const NAMES = ["customerSku", "supplierSku", "description"] as const;

function isFurther({ printedNumber }: DraftLine, above: DraftLine): boolean {
  const [of, schedule] = printedNumber?.split(".") ?? [];
  return schedule !== undefined && of === above.printedNumber?.split(".")[0];
}

function namesOf({ fields }: DraftLine): DraftLine["fields"] {
  return Object.fromEntries(NAMES.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])));
}
