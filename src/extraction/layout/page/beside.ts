import { isStrong, roleOf } from "../words/vocabulary.ts";
import { type Area, lineOf, type TextLine, type Token } from "./lines.ts";
import { WIDTH, withRows } from "./sheets.ts";

/** Headings that are repeated at least where two tables stand side by side. */
const LEAST = 3;

/** A sheet whose table goes on beside itself under the same headings, as one table from top to bottom, or orders that stand beside each other, each with its head; other sheets as they are. */
export function underEachOther(area: Area): Area[] {
  const at = area.grid ? area.lines.findIndex((line) => widthOf(line) > 0) : -1;
  if (at < 0) return [area];
  const width = widthOf(area.lines[at]!);
  const starts = area.lines[at]!.tokens.filter((_, i) => i % width === 0).map(({ box }) => box[0]);
  const [above, below] = [area.lines.slice(0, at), area.lines.slice(at + 1)];
  const heading = area.lines[at]!.tokens.slice(0, width);
  if (above.some((line) => isParted(line, starts))) return starts.map((_, part) => ownOf(area, starts, part));
  const body = starts.flatMap((_, part) => below.map((line) => ownIn(line, starts, part)));
  return [
    withRows(area, [...above.map(({ tokens }) => tokens), heading, ...body.filter(({ length }) => length)]),
  ];
}

/** One of the orders beside each other, as if it stood alone. */
function ownOf(area: Area, starts: number[], part: number): Area {
  return { ...area, lines: reduced(area.lines, (line) => ownIn(line, starts, part)) };
}

/** Rows with only some of their cells; none of those that are left without any. */
function reduced(lines: TextLine[], own: (line: TextLine) => Token[]): TextLine[] {
  return lines.flatMap((line) => {
    const tokens = own(line);
    return tokens.length ? [lineOf(tokens, { page: line.page, vertical: [], cells: true })] : [];
  });
}

/** What of a line stands in one of the parts, moved to where the first one is. */
function ownIn(line: TextLine, starts: number[], part: number): Token[] {
  return partOf(line, starts, part).map((token) => moved(token, starts[part]! - starts[0]!));
}

/** What of a line stands in one of the parts that begin at these places. */
function partOf({ tokens }: TextLine, starts: number[], part: number): Token[] {
  const [left, right] = [part ? starts[part]! : 0, starts[part + 1] ?? Infinity];
  return tokens.filter(({ box }) => box[0] >= left && box[0] < right);
}

/** Whether a line has the same caption in each part, and other values behind it. */
function isParted(line: TextLine, starts: number[]): boolean {
  const parts = starts.map((_, part) => partOf(line, starts, part).map(({ text }) => text));
  const values = new Set(parts.map(([, ...rest]) => rest.join(" ")));
  return (
    parts.every(([caption, value]) => value !== undefined && caption === parts[0]![0]) &&
    values.size === starts.length
  );
}

/** A sheet whose table has a list beside it that counts nothing, as prices are, under a second caption for items: the table and the list apart; other sheets whole. */
export function besideList(area: Area): Area[] {
  const at = area.grid ? area.lines.findIndex((line) => listAt(line) > 0) : -1;
  if (at < 0) return [area];
  const left = listAt(area.lines[at]!);
  const half = (lines: TextLine[], isMine: (x: number) => boolean) =>
    reduced(lines, ({ tokens }) => tokens.filter(({ box }) => isMine(box[0])));
  const [above, below] = [area.lines.slice(0, at), area.lines.slice(at)];
  const isOpen = below.every(({ tokens }) =>
    tokens.every(({ box }) => box[2] < left - WIDTH || box[0] >= left),
  );
  if (!isOpen) return [area];
  const list = { ...area, name: `${area.name}, beside the order`, lines: half(below, (x) => x >= left) };
  return [{ ...area, lines: [...above, ...half(below, (x) => x < left)] }, list];
}

/** Where the captions of a list begin behind an empty column, the first as that of the table, which alone has a quantity; 0 where they don't. */
function listAt({ tokens }: TextLine): number {
  const words = tokens.map(({ text }) => text.toLowerCase());
  const at = words.indexOf(words[0]!, 2);
  if (at < 0 || at === tokens.length - 1) return 0;
  const left = tokens[at]!.box[0];
  if (left - tokens[at - 1]!.box[2] <= WIDTH) return 0;
  const counted = tokens.filter(({ text }) => roleOf(text) === "quantity");
  return counted.length && counted.every(({ box }) => box[0] < left) ? left : 0;
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
