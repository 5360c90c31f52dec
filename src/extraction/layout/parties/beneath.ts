import { type Area, overlap, type Segment, type TextLine, type Token } from "../page/lines.ts";
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

/** Whether a name heads a page as letterheads do: its street and town are under it, or its trade and these. */
export function headsPage(name: Token[], [first, next, last]: TextLine[]): boolean {
  if (!first || !next || first.tokens[0] !== name[0]) return false;
  if (!last || isTown(next.text)) return isTown(next.text);
  return isTown(last.text) && (/\d/.test(next.text) || isCentred([first, next, last]));
}

/** Whether lines that begin at different places have one middle. */
function isCentred([{ box: first }, ...others]: [TextLine, ...TextLine[]]): boolean {
  return others.every(
    ({ box }) => Math.abs(box[0] + box[2] - first[0] - first[2]) < 4 && Math.abs(box[0] - first[0]) > 4,
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
