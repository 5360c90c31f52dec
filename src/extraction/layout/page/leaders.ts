import type { Word } from "../../../reading/mod.ts";

/** The words of a page without dots that stand alone, one behind another: "ORDER NO . . . 4711". */
export function withoutLeaders(words: Word[]): Word[] {
  const isDot = (word: Word | undefined) => word?.text === ".";
  if (words.filter(isDot).length < 2) return words;
  const lines = Map.groupBy(words, ({ box }) => Math.round(box[3]));
  const leaders = new Set(
    [...lines.values()].flatMap((line) => {
      const sorted = line.toSorted((a, b) => a.box[0] - b.box[0]);
      return sorted.filter((word, i) => isDot(word) && (isDot(sorted[i - 1]) || isDot(sorted[i + 1])));
    }),
  );
  return words.filter((word) => !leaders.has(word));
}
