import type { Area } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type DateOrder, parseDate } from "../values/dates.ts";
import { type HeaderFields, headerFields } from "./header_fields.ts";

/** Where nothing else tells day from month: the order in which nothing is wanted before it is ordered. */
export function timely(areas: Area[], style: Style): Style {
  if (style.dates.certain || style.bySeller || !(style.dates.bare || holdOpenDays(areas))) return style;
  const own = headerFields(areas, style, new Set()).fields;
  if (!own.orderDate) return style;
  const { first } = style.dates;
  const other: DateOrder = { first: first === "day" ? "month" : "day", certain: false };
  const turned = { ...style, dates: other };
  const against = headerFields(areas, turned, new Set()).fields;
  const [fits, fitsTurned] = [isInTime(own), isInTime(against)];
  if (fits && fitsTurned === false) return { ...style, dates: { first, certain: true } };
  if (fits === false && fitsTurned) return { ...style, dates: { ...other, certain: true } };
  const before = (one: Style, { orderDate }: HeaderFields["fields"]) =>
    orderDate ? early(areas, { style: one, ordered: orderDate.value }) : 0;
  return before(style, own) > 0 && before(turned, against) === 0 ? turned : style;
}

/** Whether figures may be another day where day and month change places, and so may what a line's end breaks off. */
function holdOpenDays(areas: Area[]): boolean {
  return areas.some(({ lines }) =>
    lines.some(
      ({ text, segments }) => OPEN.test(text) || segments.some((one) => /\d\s?[/-]$/.test(one.text)),
    ),
  );
}

/** "05/06/2026"; days with points between put the day first. */
const OPEN = /\d\s?([/-])\s?\d{1,2}\s?\1/;

/** Whether no day that a label names for the goods lies before that of the order; null where one of them is not named. */
function isInTime({ orderDate, requiredDate, shipDate }: HeaderFields["fields"]): boolean | null {
  const wanted = [requiredDate, shipDate].flatMap((read) => read?.value ?? []);
  return orderDate && wanted.length ? wanted.every((day) => day >= orderDate.value) : null;
}

/** How many days that stand alone on the pages lie before the day of the order. */
function early(areas: Area[], { style, ordered }: { style: Style; ordered: string }): number {
  const days = areas.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) =>
      segments.flatMap(
        ({ text, tokens }) => tokens[0]?.cell?.date ?? parseDate(text, style.dates)?.value ?? [],
      ),
    ),
  );
  return days.filter((day) => day < ordered).length;
}
