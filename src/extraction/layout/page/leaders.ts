import type { Word } from "../../../reading/mod.ts";

/** So many dots alone on one line lead from a caption to its value. */
const LEAST = 2;

/** The words of a page without dots that stand alone, several on a line: "ORDER NO . . . 4711". */
export function withoutLeaders(words: Word[]): Word[] {
  const dots = words.filter(({ text }) => text === ".");
  if (dots.length < LEAST) return words;
  const lines = Map.groupBy(dots, ({ box }) => Math.round(box[1]));
  const leaders = new Set([...lines.values()].flatMap((line) => (line.length < LEAST ? [] : line)));
  return words.filter((word) => !leaders.has(word));
}
