import type { DraftLine } from "../../../orders/mod.ts";

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
