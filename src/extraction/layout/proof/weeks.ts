import type { Finding } from "../../../../db/mod.ts";
import type { Draft, DraftLine, Read } from "../../../orders/mod.ts";
import { namedMonday } from "../values/relative_dates.ts";

/** What is to be said of days that were printed as weeks, "KW 14/2026". */
export function weeksSaid({ requiredDate }: Draft["header"], lines: DraftLine[]): Finding[] {
  const week = weekOf(requiredDate);
  const others = lines.flatMap(({ fields }, index) => {
    const own = weekOf(fields.requiredDate);
    return own && own.value !== week?.value ? [{ ...own, index }] : [];
  });
  const [first] = others;
  const count = others.length - 1;
  const more =
    count > 0 ? `, and ${count} other ${count > 1 ? "lines name weeks" : "line names a week"} too` : "";
  return [
    ...(week ? [derived(`The required date ${week.value} is the Monday of "${week.printed}"`, {})] : []),
    ...(first
      ? [
          derived(`Line ${first.index + 1}: ${first.value} is the Monday of "${first.printed}"${more}`, {
            lineId: String(first.index),
          }),
        ]
      : []),
  ];
}

function weekOf(read: Read | undefined) {
  const week = namedMonday(read?.evidence?.text ?? "");
  return week?.value === read?.value ? week : null;
}

function derived(message: string, place: Partial<Finding>): Finding {
  return { code: "derived_date", level: "warning", field: "requiredDate", message, ...place };
}
