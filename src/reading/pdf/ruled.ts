import type { Box } from "../reading.ts";
import { type Glyphs, INK, placeOf } from "./glyphs.ts";

/** In points: by how much the ink of a letter may reach over a rule beside it. */
const OVER = 0.5;

/** Tells whether a vertical rule stands between a glyph and the one before it, all along their height. */
export function ruledBefore({ places, styles }: Glyphs, rules: Box[]): (glyph: number) => boolean {
  const upright = rules
    .filter(([x0, y0, x1, y1]) => y1 - y0 > x1 - x0)
    .map(([x0, y0, x1, y1]) => ({ x: (x0 + x1) / 2, y0, y1 }))
    .sort((a, b) => a.x - b.x);
  return (glyph) => {
    if (upright.length === 0 || styles[glyph]!.angle !== 0) return false;
    const [before, at] = [placeOf(glyph - 1) + INK, placeOf(glyph) + INK];
    const [left, right] = [places[before + 2]! - OVER, places[at]! + OVER];
    const [top, bottom] = [places[at + 1]!, places[at + 3]!];
    for (let i = firstFrom(upright, left); i < upright.length && upright[i]!.x <= right; i++)
      if (upright[i]!.y0 <= top && upright[i]!.y1 >= bottom) return true;
    return false;
  };
}

/** The index of the first rule at a place or to the right of it. */
function firstFrom(rules: { x: number }[], place: number): number {
  let [from, to] = [0, rules.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rules[middle]!.x < place) from = middle + 1;
    else to = middle;
  }
  return from;
}
