import type { Word } from "../../../reading/mod.ts";

/** Times the usual height, in points the least height, and words that stand on it: such a one lies under the page. */
const TIMES = 3;
const LEAST = 30;
const UPON = 2;

/** Without words that lie under the text of a page from edge to edge: "ORIGINAL", "COPY", "DRAFT". */
export function withoutWatermarks(words: Word[]): Word[] {
  if (!words.some((word) => heightOf(word) >= LEAST)) return words;
  const heights = words.map(heightOf).sort((a, b) => a - b);
  const tall = Math.max(LEAST, TIMES * heights[heights.length >> 1]!);
  const under = new Set(
    words.filter(
      (word) => heightOf(word) >= tall && words.filter((other) => isUpon(other, word)).length >= UPON,
    ),
  );
  return under.size ? words.filter((word) => !under.has(word)) : words;
}

function heightOf({ box }: Word): number {
  return box[3] - box[1];
}

/** Whether the middle of a smaller word stands within a taller one. */
function isUpon(word: Word, under: Word): boolean {
  const { box } = word;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [x0, y0, x1, y1] = under.box;
  return heightOf(word) * 2 < heightOf(under) && x > x0 && x < x1 && y > y0 && y < y1;
}
