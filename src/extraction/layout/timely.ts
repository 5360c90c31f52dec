import { type DateOrder, parseDate } from "./dates.ts";
import { headerFields } from "./header_fields.ts";
import type { Area } from "./lines.ts";
import type { Style } from "./style.ts";

/** Where nothing else tells day from month: the order in which nothing is wanted before it is ordered. */
export function timely(areas: Area[], style: Style): Style {
  if (style.dates.certain || style.bySeller) return style;
  const other: DateOrder = { first: style.dates.first === "day" ? "month" : "day", certain: false };
  const turned = { ...style, dates: other };
  return early(areas, style) > 0 && early(areas, turned) === 0 ? turned : style;
}

/** How many days that stand alone on the pages lie before the day of the order. */
function early(areas: Area[], style: Style): number {
  const ordered = headerFields(areas, style, new Set()).fields.orderDate?.value;
  if (!ordered) return 0;
  const days = areas.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.flatMap(
        ({ text, tokens }) => tokens[0]?.cell?.date ?? parseDate(text, style.dates)?.value ?? [],
      ),
    ),
  );
  return days.filter((day) => day < ordered).length;
}
