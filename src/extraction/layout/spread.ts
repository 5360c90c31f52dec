import type { Finding } from "../../../db/mod.ts";
import { type Area, hasRecognized, type TextLine, union } from "./lines.ts";

/** A sheet that holds two pages is so much wider than high. */
const WIDE = 1.2;
/** Of the sheet's width: nothing stands in its middle, neither words nor lines. */
const GUTTER = 0.04;
/** Lines on each side, and so much of the sheet's height. */
const LEAST_LINES = 8;
const LEAST_HEIGHT = 0.3;

/** Scans of two pages side by side, whose lines run into each other: a person is told. */
export function spreadsAmong(areas: Area[]): Finding[] {
  return areas.filter(isSpread).map(({ page }) => ({
    code: "two_pages",
    level: "error",
    message: `Page ${page} seems to be two pages side by side, whose lines may be mixed: scan them one by one, or check every line`,
  }));
}

function isSpread(area: Area): boolean {
  const { width, height, lines, horizontal, grid } = area;
  if (grid || !hasRecognized(area) || width < WIDE * height) return false;
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
