import type { Box } from "../../../reading/mod.ts";
import type { Area } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { uprightsBeside } from "./label_places.ts";
import { exact } from "./said_total.ts";
import type { Found } from "./sum_money.ts";

/** The amount that is all a drawn box holds below the caption in its corner, however far from it: "TOTALE ORDINE EUR" over "5.900,45" at the other end. */
export function boxedSum(caption: Box, area: Area, { mark }: Style): Found | null {
  const box = boxAround(caption, area);
  if (!box) return null;
  const held = area.lines
    .flatMap(({ segments }) => segments)
    .filter((segment) => segment.box[1] > caption[1] && isIn(segment.box, box));
  const [only, ...others] = held;
  const amount = only && others.length === 0 ? parseAmount(only.text, mark) : null;
  return amount && only && only.box[1] >= caption[3]
    ? { amount: exact(amount, only.tokens), tokens: only.tokens }
    : null;
}

/** The drawn box in whose upper left corner words stand. */
function boxAround(caption: Box, area: Area): Box | null {
  const [x0, y0, x1, y1] = caption;
  const [left, right] = uprightsBeside(caption, area);
  const across = area.horizontal.filter(([left, , right]) => left < x0 + 1 && right > x1);
  const top = Math.max(...across.flatMap((rule) => (rule[3] <= y0 + 1 ? rule[3] : [])));
  const bottom = Math.min(...across.flatMap((rule) => (rule[1] >= y1 ? rule[1] : [])));
  const isCorner = x0 - left < CORNER && y0 - top < CORNER;
  return isCorner && Number.isFinite(right) && Number.isFinite(bottom) ? [left, top, right, bottom] : null;
}

/** In points: how far a caption stands off the corner of its box. */
const CORNER = 8;

function isIn(own: Box, [left, top, right, bottom]: Box): boolean {
  return own[0] > left - 1 && own[1] > top - 1 && own[2] < right + 1 && own[3] < bottom + 1;
}
