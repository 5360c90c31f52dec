import type { Area } from "../page/lines.ts";
import { headingsOf } from "./headings.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { asOf } from "./raised_halves.ts";

/** A page with the caption of the items' numbers in the line of their first captions, where it stands left of these in the line below: "Ln | Vendor Item" under "Item Number"; null where none does. */
export function numbersRaised(area: Area): Area | null {
  if (area.grid) return null;
  const lines = [...area.lines];
  for (const { first, last } of headingsOf(area)) {
    const [upper, lower] = [lines[first]!, lines[first + 1]];
    if (last !== first + 1 || !lower) continue;
    const [number, ...own] = phrasesOf(lower, last, area);
    if (!number || own.length === 0 || !isNumberLeftOf([number], phrasesOf(upper, first, area))) continue;
    const [, top, , bottom] = upper.tokens[0]!.box;
    const lifted = number.tokens.map(({ box: [x0, , x1], ...token }) => ({
      ...token,
      box: [x0, top, x1, bottom] as const satisfies typeof upper.box,
    }));
    lines[first] = asOf(upper, [...lifted, ...upper.tokens], area);
    const rest = own.flatMap(({ tokens }) => tokens);
    lines[last] = asOf(lower, rest, area);
  }
  return lines.some((line, at) => line !== area.lines[at]) ? { ...area, lines } : null;
}

/** Whether lower captions begin with the items' numbers, left of all those above. */
export function isNumberLeftOf([lower]: Phrase[], [upper]: Phrase[]): boolean {
  return lower?.role === "lineNumber" && upper !== undefined && lower.x1 < upper.x0;
}
