import type { Finding } from "../../../../db/mod.ts";
import { type Area, hasRecognized, lineOf, type TextLine, union } from "./lines.ts";

/** A sheet that holds two pages is so much wider than high. */
const WIDE = 1.2;
/** Of the sheet's width: nothing stands in its middle, neither words nor lines. */
const GUTTER = 0.04;
/** Lines on each side, and so much of the sheet's height. */
const LEAST_LINES = 8;
const LEAST_HEIGHT = 0.3;
/** Of the words of one page as many stand on the other too: it is its copy. */
const ALIKE = 0.8;

/** One of two pages that lie side by side on one sheet. */
interface Half extends Area {
  /** Both say nearly the same. */
  twice: boolean;
}

/** The two pages of a scanned sheet that holds them side by side, each by itself; null for a sheet that is one page. */
export function halvesOf(area: Area): Half[] | null {
  if (!isSpread(area)) return null;
  const middle = area.width / 2;
  const half = (isOn: (x: number) => boolean): Area => ({
    ...area,
    lines: area.lines.flatMap((line) => partOf(line, isOn, area)).sort((a, b) => a.y - b.y),
    vertical: area.vertical.filter(([x0]) => isOn(x0)),
    horizontal: area.horizontal.filter(([x0]) => isOn(x0)),
  });
  const [left, right] = [half((x) => x < middle), half((x) => x >= middle)];
  const twice = isCopy(left, right);
  return [
    { ...left, width: middle, twice },
    { ...right, twice },
  ];
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

/** Of scanned sheets that hold two pages, the person is told who will compare them. */
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

function isSpread(area: Area): boolean {
  const { width, height, lines, horizontal, grid } = area;
  if (grid || width < WIDE * height || !hasRecognized(area)) return false;
  const [left, right] = [(0.5 - GUTTER / 2) * width, (0.5 + GUTTER / 2) * width];
  const inMiddle = ([x0, , x1]: readonly number[]) => x1! > left && x0! < right;
  if (horizontal.some(inMiddle) || lines.some(({ tokens }) => tokens.some(({ box }) => inMiddle(box))))
    return false;
  const sides = [(at: number) => at < left, (at: number) => at > right];
  return sides.every((isOn) => isFull(lines, { isOn, height }));
}

function isFull(
  lines: TextLine[],
  { isOn, height }: { isOn: (x: number) => boolean; height: number },
): boolean {
  const own = lines.filter(({ tokens }) => tokens.some(({ box }) => isOn(box[0])));
  const [, top, , bottom] = union(own);
  return own.length >= LEAST_LINES && bottom - top > LEAST_HEIGHT * height;
}
