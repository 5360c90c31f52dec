import type { Finding } from "../../../../db/mod.ts";
import type { Draft, DraftLine, Read } from "../../../orders/mod.ts";
import type { Style } from "../page/style.ts";
import { findDate } from "../values/dates.ts";
import { namedMonday } from "../values/relative_dates.ts";
import { yearlessDay } from "../values/yearless_days.ts";

/** What is to be said of days that were printed as weeks, "KW 14/2026", or in a table without their year, "3/27". */
export function daysSaid(
  { requiredDate, orderDate }: Draft["header"],
  lines: DraftLine[],
  { dates }: Style,
): Finding[] {
  const week = weekOf(requiredDate, dates);
  const ordered = orderDate?.value;
  return [
    ...(week ? [derived(`The required date ${week.value} is the Monday of "${week.printed}"`, {})] : []),
    ...ofLines(
      lines.map(({ fields }) => {
        const own = weekOf(fields.requiredDate, dates);
        return own?.value === week?.value ? null : own;
      }),
      ({ value, printed }) => `${value} is the Monday of "${printed}"`,
      ["names a week", "name weeks"],
    ),
    ...ofLines(
      lines.map(({ fields }) => yearlessOf(fields.requiredDate, ordered, dates)),
      ({ value, printed }) => `${value} was worked out from "${printed}" and the order's date ${ordered}`,
      ["names a day without its year", "name days without their year"],
    ),
  ];
}

interface Derived {
  value: string;
  printed: string;
}

/** One finding for all lines whose days were derived in one way. */
function ofLines(
  days: (Derived | null)[],
  says: (day: Derived) => string,
  [one, many]: [string, string],
): Finding[] {
  const index = days.findIndex((day) => day !== null);
  if (index < 0) return [];
  const count = days.filter((day) => day !== null).length - 1;
  const more = count > 0 ? `, and ${count} other ${count > 1 ? `lines ${many}` : `line ${one}`} too` : "";
  return [derived(`Line ${index + 1}: ${says(days[index]!)}${more}`, { lineId: String(index) })];
}

/** The week that a day is the Monday of, where the day is not printed with it: "KW 14/2026 (30.03.2026)". */
function weekOf(read: Read | undefined, dates: Style["dates"]): Derived | null {
  const text = read?.evidence?.text ?? "";
  const week = namedMonday(text);
  const isPrinted = findDate(text, dates)?.value === read?.value;
  return week?.value === read?.value && !isPrinted ? week : null;
}

function yearlessOf(
  read: Read | undefined,
  ordered: string | undefined,
  dates: Style["dates"],
): Derived | null {
  if (ordered === undefined) return null;
  const day = yearlessDay(read?.evidence?.text ?? "", ordered, dates);
  return day?.value === read?.value ? day : null;
}

function derived(message: string, place: Partial<Finding>): Finding {
  return { code: "derived_date", level: "warning", field: "requiredDate", message, ...place };
}
