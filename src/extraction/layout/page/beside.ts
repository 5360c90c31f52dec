import { isStrong, roleOf } from "../words/vocabulary.ts";
import type { Area, TextLine, Token } from "./lines.ts";
import { withRows } from "./sheets.ts";

/** Lines from the top among which the headings are looked for. */
const HEAD_LINES = 60;
/** Headings that are repeated at least where two tables stand side by side. */
const LEAST = 3;

/** A sheet whose table goes on beside itself under the same headings, as one table from top to bottom; other sheets as they are. */
export function underEachOther(area: Area): Area {
  const at = area.grid ? area.lines.slice(0, HEAD_LINES).findIndex((line) => widthOf(line) > 0) : -1;
  if (at < 0) return area;
  const heading = area.lines[at]!;
  const width = widthOf(heading);
  const starts = heading.tokens.filter((_, i) => i % width === 0).map(({ box }) => box[0]);
  const lefts = heading.tokens.slice(0, width);
  const rows = area.lines.slice(at + 1);
  const body = starts.flatMap((left, part) => {
    const right = starts[part + 1] ?? Infinity;
    return rows.flatMap((line) => {
      const tokens = line.tokens.filter(({ box }) => box[0] >= (part ? left : 0) && box[0] < right);
      return tokens.length ? [tokens.map((token) => moved(token, left - starts[0]!))] : [];
    });
  });
  const above = area.lines.slice(0, at).map(({ tokens }) => tokens);
  return withRows(area, [...above, lefts, ...body]);
}

/** After how many headings a line repeats them all; 0 where it doesn't. */
function widthOf({ tokens }: TextLine): number {
  const words = tokens.map(({ text }) => text.toLowerCase());
  const width = words.indexOf(words[0]!, 1);
  if (width < LEAST || words.length % width !== 0) return 0;
  if (!words.every((word, i) => word === words[i % width])) return 0;
  return tokens.slice(0, width).filter(({ text }) => isStrong(roleOf(text))).length > 1 ? width : 0;
}

function moved(token: Token, by: number): Token {
  const [x0, y0, x1, y1] = token.box;
  return { ...token, box: [x0 - by, y0, x1 - by, y1] };
}
