import type { Word } from "../reading.ts";

/** A share of the font size. */
export const LINE = 0.25;

/** Whether words of one size stand on one line. */
export function sameLine(a: Word, b: Word): boolean {
  return a.size === b.size && Math.abs(a.box[3] - b.box[3]) < a.size * LINE;
}
