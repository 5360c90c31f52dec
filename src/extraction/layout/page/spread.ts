import type { Finding } from "../../../../db/mod.ts";
import type { Box } from "../../../reading/mod.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { type Area, hasRecognized, lineOf, type TextLine, type Token, union } from "./lines.ts";

/** A sheet that holds two pages is so much wider than high. */
const WIDE = 1.2;
/** Of the sheet's width: between its pages nothing stands, neither words nor lines, no farther than that from its middle. */
const GUTTER = 0.04;
const OFF_MIDDLE = 0.05;
/** Lines of a full page, and so much of the sheet's height. */
const LEAST_LINES = 8;
const LEAST_HEIGHT = 0.3;
/** Of a full page's lines: beside more of them stands something of the same page. */
const BESIDE = 0.5;
/** Columns on each side of the middle, all of them others: they are one table's. */
const LEAST_COLUMNS = 2;
/** Columns that say what is ordered: with how many of it on the other side, neither side is a table by itself. */
const NAMES: ReadonlySet<string> = new Set<Role>([
  "item",
  "code",
  "customerSku",
  "supplierSku",
  "description",
  "codeDescription",
]);
/** Of the words of one page as many stand on the other too: it is its copy. */
const ALIKE = 0.8;

/** Words of two typed pages that stand as far from the left on both, as headings do, and points that they may be off. */
const LEAST_SAME = 3;
const OFF = 1.5;
/** Of the lines that run over both typed pages so many are level by chance. */
const LEVEL = 0.4;

/** One of two pages that lie side by side on one sheet. */
interface Half extends Area {
  /** Both say nearly the same. */
  twice: boolean;
}

/** The two pages of a sheet that holds them side by side, each by itself and as if it were the left one; null for a sheet that is one page. */
export function halvesOf(area: Area): Half[] | null {
  const middle = middleOf(area);
  if (middle === null) return null;
  const width = area.width / 2;
  const half = (isOn: (x: number) => boolean): Area => ({
    ...area,
    width,
    lines: area.lines.flatMap((line) => partOf(line, isOn, area)).sort((a, b) => a.y - b.y),
    vertical: area.vertical.filter(([x0]) => isOn(x0)),
    horizontal: area.horizontal.filter(([x0]) => isOn(x0)),
  });
  const left = half((x) => x < middle);
  const right = asLeft(half((x) => x >= middle));
  const twice = isCopy(left, right);
  return [
    { ...left, twice },
    { ...right, twice },
  ];
}

/** A right page laid where the left one is. */
function asLeft(area: Area): Area {
  const { page, width } = area;
  const moved = ([x0, y0, x1, y1]: Box): Box => [x0 - width, y0, x1 - width, y1];
  const vertical = area.vertical.map(moved);
  const lines = area.lines.map(({ tokens, blank, even }) => ({
    ...lineOf(
      tokens.map((token) => beside(token, { page, left: -width })),
      { page, vertical },
    ),
    blank,
    even,
  }));
  return { ...area, lines, vertical, horizontal: area.horizontal.map(moved) };
}

function isCopy(left: Area, right: Area): boolean {
  const [one, other] = [left, right].map(({ lines }) => lines.flatMap(({ tokens }) => tokens));
  const texts = new Set(other!.map(({ text }) => text));
  return one!.filter(({ text }) => texts.has(text)).length > ALIKE * one!.length;
}

/** The words of a line on one side. */
export function partOf(line: TextLine, isOn: (x: number) => boolean, { vertical }: Area): TextLine[] {
  const tokens = line.tokens.filter(({ box }) => isOn(box[0]));
  const { page, blank, even } = line;
  return tokens.length ? [{ ...lineOf(tokens, { page, vertical }), blank, even }] : [];
}

/** Of sheets that hold two pages, the person is told who will compare them. */
export function spreadsAmong(areas: Area[]): Finding[] {
  const halves = new Map(areas.flatMap((area) => ("twice" in area ? [[area.page, area as Half]] : [])));
  return [...halves].map(([page, { twice }]) => ({
    code: "two_pages",
    level: twice ? "error" : "warning",
    message: twice
      ? `Page ${page} seems to hold the same page twice, side by side: check that no line is doubled`
      : `Page ${page} holds two pages side by side, which were read one after the other`,
  }));
}

/** Where one page ends and the other begins; null for a sheet that is one page. */
function middleOf(area: Area): number | null {
  const { width, height, lines, grid } = area;
  if (grid || width < WIDE * height) return null;
  const [white] = whiteIn(area);
  if (!white || white[1] - white[0] < GUTTER * width) return null;
  const middle = (white[0] + white[1]) / 2;
  if (lines.some((line) => isHeadedAcross(line, middle))) return null;
  const isLeft = ({ box }: { box: readonly number[] }) => box[0]! < middle;
  const [left, right] = [
    lines.filter(({ tokens }) => tokens.some(isLeft)),
    lines.filter(({ tokens }) => !tokens.every(isLeft)),
  ];
  const full = [left, right].filter((own) => isFull(own, height));
  const both = left.filter((line) => right.includes(line)).length;
  if (full.length < 2 && !full.some((own) => both <= BESIDE * own.length)) return null;
  return hasRecognized(area) || isOfTwo(area, middle) ? middle : null;
}

/** Whether a typed sheet is of two pages and no table with white in its middle: the same words stand as far from the left on both, as headings do, or their lines stand on heights of their own. */
function isOfTwo({ width, lines }: Area, middle: number): boolean {
  const sides = lines.map(({ tokens }) => [
    tokens.filter(({ box }) => box[0] < middle),
    tokens.filter(({ box }) => box[0] >= middle),
  ]) as [Token[], Token[]][];
  const lefts = new Map<string, number[]>();
  for (const { text, box } of sides.flatMap(([left]) => left))
    if (/\p{L}{2}/u.test(text)) lefts.set(text, [...(lefts.get(text) ?? []), box[0] + width / 2]);
  const same = sides
    .flatMap(([, right]) => right)
    .filter(({ text, box }) => lefts.get(text)?.some((x) => Math.abs(x - box[0]) < OFF));
  if (new Set(same.map(({ text }) => text)).size >= LEAST_SAME) return true;
  const across = sides.filter(([left, right]) => left.length && right.length);
  const level = across.filter(
    ([[left], [right]]) => Math.abs(left!.box[3] - right!.box[3]) < 0.05 * left!.size,
  );
  return level.length <= LEVEL * across.length;
}

/** Whether a line heads the columns of one table on both sides; each of two pages would head its own quantities. */
function isHeadedAcross({ segments }: TextLine, middle: number): boolean {
  const [left, right] = [true, false].map(
    (isLeft) =>
      new Set(
        segments
          .filter(({ box }) => box[0] < middle === isLeft)
          .map(({ text }) => roleOf(text))
          .filter((role) => role !== null && role !== "other"),
      ),
  );
  if (!left!.isDisjointFrom(right!)) return false;
  const isTable = (roles: typeof left) => roles!.has("quantity") && !roles!.isDisjointFrom(NAMES);
  const halfTable = left!.size + right!.size > LEAST_COLUMNS && isTable(left!.union(right!));
  if (halfTable && ![left, right].some(isTable)) return true;
  return left!.size >= LEAST_COLUMNS && right!.size >= LEAST_COLUMNS;
}

/** From where to where nothing stands around the middle over the whole height, the widest first. */
function whiteIn({ width, lines, horizontal }: Area): [from: number, to: number][] {
  const words = lines.flatMap(({ tokens }) => tokens.map(({ box }) => box));
  const white: [number, number][] = [];
  let end = (0.5 - OFF_MIDDLE) * width;
  const last = (0.5 + OFF_MIDDLE) * width;
  for (const [x0, , x1] of [...words, ...horizontal].sort((a, b) => a[0] - b[0])) {
    white.push([end, Math.min(x0, last)]);
    end = Math.max(end, x1);
  }
  return white.sort(([a, b], [c, d]) => d - c - (b - a));
}

function isFull(own: TextLine[], height: number): boolean {
  const [, top, , bottom] = union(own);
  return own.length >= LEAST_LINES && bottom - top > LEAST_HEIGHT * height;
}
