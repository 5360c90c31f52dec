import { isDayWord } from "../values/dates.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";
import { overlap, type Segment, type TextLine } from "./lines.ts";
import type { Place } from "./running_captions.ts";

/** When a part of an item is wanted, and how many. */
export interface Delivery extends Place {
  day: Segment;
  count: Segment;
}

/** The headings of an item's deliveries, "Consignee | PO Qty | Complete by", with the days and the counts under them. */
export function planIn(places: Place[]): Delivery[] {
  const at = places.findIndex(({ line }) => headOf(line, "date") && headOf(line, "quantity"));
  const [head, ...below] = places.slice(Math.max(0, at));
  if (at < 0) return [];
  const [day, count] = [headOf(head!.line, "date")!, headOf(head!.line, "quantity")!];
  const rows = below.map((place): Delivery | null => {
    const [when, many] = [day, count].map((over) => place.line.segments.find((text) => overlap(text, over)));
    return when && many && isDayWord(when.text) && /^\d/.test(many.text)
      ? { ...place, day: when, count: many }
      : null;
  });
  const end = rows.indexOf(null);
  const all = rows.slice(0, end < 0 ? rows.length : end).flatMap((row) => row ?? []);
  return all.length > 0 ? [{ ...head!, day, count }, ...all] : [];
}

function headOf({ segments, text }: TextLine, role: Role): Segment | undefined {
  return /\d/.test(text) ? undefined : segments.find((segment) => roleOf(segment.text) === role);
}
