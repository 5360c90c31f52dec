import type { Word } from "../../../reading/mod.ts";

/** Times the usual height, in points the least height, and words that stand on it: such a one lies under the page. */
const TIMES = 3;
const LEAST = 30;
const UPON = 2;

/** In points: heights of letters of one writing. */
const SAME = 1;

/** Without words that lie under the text of a page from edge to edge: "ORIGINAL", "COPY", "DRAFT", "C O P Y". */
export function withoutWatermarks(words: Word[]): Word[] {
  if (!words.some((word) => heightOf(word) >= LEAST)) return words;
  const heights = words.map(heightOf).sort((a, b) => a - b);
  const tall = Math.max(LEAST, TIMES * heights[heights.length >> 1]!);
  const under = words.filter(
    (word) => heightOf(word) >= tall && words.filter((other) => isUpon(other, word)).length >= UPON,
  );
  const isOne = (word: Word) => under.some((other) => Math.abs(heightOf(other) - heightOf(word)) < SAME);
  return under.length ? words.filter((word) => !isOne(word)) : words;
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
