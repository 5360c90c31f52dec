import { type Area, type TextLine, union } from "../page/lines.ts";
import { foremost } from "./in_full.ts";
import type { Named } from "./named.ts";

/** Who may buy, first the one whose name begins as the two lines of a mark at the head say it together, where the likeliest is of the same house: "ARDCARN" over "access platforms", "LONE STAR TRANSIT" over "AUTHORITY". */
export function marksInFull(all: Named[], areas: Area[]): Named[] {
  const [first] = all;
  if (!first?.unlabelled) return all;
  const marks = all
    .filter(({ unlabelled }) => unlabelled)
    .flatMap((mark) => wholesOf(mark, areas.find(({ page }) => page === mark.page)?.lines ?? []));
  const own = all.find((one) => {
    const name = wordsOf(one.name);
    const isOfHouse = wordsOf(first.name)
      .split(" ")
      .every((word) => name.split(" ").includes(word));
    return one !== first && isOfHouse && marks.some((whole) => `${name} `.startsWith(`${whole} `));
  });
  return own ? foremost(own, all) : all;
}

/** A name at the head with the line right under it, and with the one right over it. */
function wholesOf({ name, tokens }: Named, lines: TextLine[]): string[] {
  const mark = union(tokens);
  return lines.flatMap(({ segments }) =>
    segments.flatMap(({ text, tokens: words }) => {
      const box = union(words);
      const near = NEAR * Math.max(mark[3] - mark[1], box[3] - box[1]);
      if (Math.abs(box[0] - mark[0]) > EDGE) return [];
      if (box[1] > mark[1] && box[1] - mark[3] < near) return [wordsOf(`${name} ${text}`)];
      return box[1] < mark[1] && mark[1] - box[3] < near ? [wordsOf(`${text} ${name}`)] : [];
    }),
  );
}

/** In points, and in heights of a line: how far the lines of a mark may stand off each other. */
const [EDGE, NEAR] = [4, 1];

function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
