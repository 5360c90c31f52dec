import { type Area, type Segment, type Token, textOf } from "../page/lines.ts";
import { isTown } from "./names.ts";
import type { Block } from "./party_blocks.ts";
import { type Place, placeIn } from "./place.ts";

/** "Location 030 (see back)", "030": what stands for an address that a list elsewhere has. */
const CODE = /^(?:\p{L}+\.? )?#?(?=[\p{L}\d-]*\d)[\p{L}\d-]{2,12}(?=\s*(?:[,(]|see\b|$))/iu;
/** Lines of a place in a list. */
const LINES = 5;

/** The place in a page's list of places that has the code which is said instead of an address. */
export function listedPlace(blocks: Block[], areas: Area[]): (Place & { page: number }) | null {
  for (const { lines } of blocks) {
    const said = lines[0] ?? [];
    const code = CODE.exec(textOf(said))?.[0].toLowerCase();
    const place = code && areas.map((area) => placeUnder(code, said, area)).find((one) => one !== null);
    if (place) return place;
  }
  return null;
}

function placeUnder(code: string, said: Token[], area: Area): (Place & { page: number }) | null {
  for (const [i, line] of area.lines.entries())
    for (const segment of line.segments) {
      if (segment.text.toLowerCase() !== code || segment.tokens.includes(said[0]!)) continue;
      const lines = beneath(segment, area.lines.slice(i + 1, i + 1 + 2 * LINES));
      if (lines.some((tokens) => isTown(textOf(tokens)))) return { ...placeIn(lines), page: area.page };
    }
  return null;
}

/** What stands close under a text at its left edge, line by line. */
function beneath({ box }: Segment, lines: Area["lines"]): Token[][] {
  const found: Token[][] = [];
  let bottom = box[3];
  for (const line of lines) {
    if (found.length === LINES || line.box[1] - bottom > line.height) break;
    const segment = line.segments.find((other) => Math.abs(other.box[0] - box[0]) < 2);
    if (!segment) continue;
    found.push(segment.tokens);
    bottom = segment.box[3];
  }
  return found;
}
