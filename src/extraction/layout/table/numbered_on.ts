import type { Area, TextLine } from "../page/lines.ts";
import type { Heading } from "./headings.ts";

/** The headings of more lines: over amounts whose first row's number follows that of a row above, as of "Service Lines" below "Goods Lines". */
export function numberedOn(mains: Heading[], headings: Map<Area, Heading[]>): Heading[] {
  const others = [...headings.values()]
    .flat()
    .filter((heading) => !mains.includes(heading) && isOfLines(heading));
  if (others.length === 0 || !mains.some(isNumbered)) return [];
  const lines = [...headings.keys()].flatMap((area) => area.lines);
  const from = firstUnder(mains[0]!, headings);
  return others.filter((heading) => {
    const row = firstUnder(heading, headings);
    const at = row ? lines.indexOf(row) : -1;
    const number = numberOf(row);
    const before = lines.slice(from ? lines.indexOf(from) : 0, Math.max(0, at));
    return number > 1 && before.some((line) => numberOf(line) === number - 1);
  });
}

function isOfLines(heading: Heading): boolean {
  const roles = heading.columns.map(({ role }) => role);
  return heading.main && isNumbered(heading) && roles.includes("description") && roles.includes("lineTotal");
}

function isNumbered({ columns }: Heading): boolean {
  return columns[0]?.role === "lineNumber";
}

function firstUnder(heading: Heading, headings: Map<Area, Heading[]>): TextLine | undefined {
  return [...headings].find(([, all]) => all.includes(heading))?.[0].lines[heading.last + 1];
}

function numberOf(line: TextLine | undefined): number {
  return /^\d{1,4}$/.test(line?.tokens[0]?.text ?? "") ? Number(line!.tokens[0]!.text) : 0;
}
