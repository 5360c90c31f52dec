import { parseAmount } from "../values/amounts.ts";
import { EITHER_ORDER, parseDate } from "../values/dates.ts";
import { roleOf } from "../words/vocabulary.ts";
import { type Area, lineOf, type TextLine, type Token } from "./lines.ts";

/** Points that the lines of two pages of one sheet differ in height. */
const SLACK = 1.5;
/** Lines of a page from which on their heights tell that it goes on with another, and how many of them must. */
const LEAST_LINES = 4;
const LEVEL = 0.9;

/** Pages of a printed sheet whose last columns stand on pages of their own, each laid to the right of the page with the first ones; other pages as they are. */
export function abreast(areas: Area[]): Area[] {
  const rights = new Map<Area, Area>();
  for (const [i, right] of areas.entries()) {
    if (!right.lines.length || !right.lines.every(isFigures)) continue;
    const left = areas
      .slice(0, i)
      .find(
        (area) => !isJoined(area, rights) && isLevel(area, right) && (rights.size || begins(area, right)),
      );
    if (left) rights.set(left, right);
  }
  const taken = new Set(rights.values());
  return areas
    .filter((area) => !taken.has(area))
    .map((area) => {
      const right = rights.get(area);
      return right ? joined(area, right) : area;
    });
}

function isJoined(area: Area, rights: Map<Area, Area>): boolean {
  return rights.has(area) || [...rights.values()].includes(area);
}

function isFigures({ segments }: TextLine): boolean {
  return segments.every(
    ({ text }) =>
      parseAmount(text, ".") !== null || parseDate(text, EITHER_ORDER) !== null || roleOf(text) !== null,
  );
}

/** Whether the columns of a page begin with headings that the page left of it lacks. */
function begins(left: Area, right: Area): boolean {
  const names = (line: TextLine) => line.segments.some(({ text }) => roleOf(text) === "lineTotal");
  const headed = right.lines[0]!.segments.some(({ text }) => roleOf(text) !== null);
  return headed && right.lines.length >= LEAST_LINES && !left.lines.some(names);
}

function isLevel(left: Area, right: Area): boolean {
  const level = right.lines.filter((line) => lineAt(left, line));
  return right.width === left.width && level.length >= LEVEL * right.lines.length - 1;
}

function lineAt({ lines }: Area, { y }: TextLine): TextLine | undefined {
  return lines.find((line) => Math.abs(line.y - y) < SLACK);
}

function joined(left: Area, right: Area): Area {
  const page = left.page;
  const moved = (line: TextLine) =>
    line.tokens.map((token) => beside(token, { page: right.page, left: left.width }));
  const rest = new Set(right.lines);
  const lines = left.lines.map((line) => {
    const more = right.lines.find((other) => rest.has(other) && Math.abs(line.y - other.y) < SLACK);
    if (!more) return line;
    rest.delete(more);
    return laidBeside(line, more, { page: right.page, left: left.width, vertical: left.vertical });
  });
  const own = [...rest].map((line) => lineOf(moved(line), { page, vertical: [] }));
  return {
    ...left,
    width: left.width + right.width,
    lines: [...lines, ...own].sort((a, b) => a.y - b.y),
  };
}

/** A line with another one, perhaps of another page, laid so many points to the right of where it stands. */
export function laidBeside(
  line: TextLine,
  other: TextLine,
  { page, left, vertical }: NonNullable<Token["from"]> & Pick<Area, "vertical">,
): TextLine {
  const tokens = other.tokens.map((token) => beside(token, { page, left }));
  const { blank, even } = line;
  const cells = line.tokens[0]?.cell !== undefined;
  return { ...lineOf([...line.tokens, ...tokens], { page: line.page, vertical, cells }), blank, even };
}

/** A token of a page laid so many points farther right than it stands, or was laid before. */
export function beside(token: Token, { page, left }: NonNullable<Token["from"]>): Token {
  const [x0, y0, x1, y1] = token.box;
  const from = { page, left: left + (token.from?.left ?? 0) };
  return { ...token, box: [x0 + left, y0, x1 + left, y1], from };
}
