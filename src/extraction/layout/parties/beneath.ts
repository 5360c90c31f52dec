import { type Area, overlap, type Segment, type TextLine } from "../page/lines.ts";
import { isTown } from "./names.ts";

/** The text close under a segment's left edge. */
export function textUnder(segment: Segment, line: TextLine, area: Area): string {
  return beneath(segment, line, area)?.segment.text ?? "";
}

/** Whether a town stands under a text, or under the street that does. */
export function isOverTown(segment: Segment, line: TextLine, area: Area): boolean {
  const under = beneath(segment, line, area);
  const next = under && beneath(under.segment, under.line, area);
  return [under, next].some((place) => place && isTown(place.segment.text));
}

/** How far down the address under a name goes. */
export function addressEnd([, top, , bottom]: readonly number[]): number {
  return bottom! + 6 * (bottom! - top!);
}

/** Whether a town stands under a name and above some height. */
export function hasTown(name: Pick<Segment, "box">, bottom: number, { lines }: Area): boolean {
  return lines.some(({ segments }) =>
    segments.some((each) => {
      const [, top, , end] = each.box;
      return overlap(each, name) && top > name.box[1] + 1 && end < bottom && isTown(each.text);
    }),
  );
}

interface Placed {
  segment: Segment;
  line: TextLine;
}

function beneath({ box }: Segment, line: TextLine, area: Area): Placed | undefined {
  for (const next of area.lines.slice(area.lines.indexOf(line) + 1)) {
    if (next.y - line.y > 2.5 * line.height) return undefined;
    const segment = next.segments.find((other) => Math.abs(other.box[0] - box[0]) < 8);
    if (segment && next.y - line.y > 2) return { segment, line: next };
  }
  return undefined;
}
