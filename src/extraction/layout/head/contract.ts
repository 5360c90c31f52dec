import { type Area, headLines, type TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type Candidate, readValue } from "./label_values.ts";

/** Under a title that calls the paper a contract its number and its day are the order's. */
const CONTRACT = /^(purchase|supply|sales) (contract|agreement)$/i;
const CONTRACT_DATE = /^contract date\s?:?$/i;

/** Whether a page's head calls its paper a contract. */
export function isTitledContract(area: Area): boolean {
  return headLines(area).some(({ segments }) => segments.some(({ text }) => CONTRACT.test(text)));
}

/** The day of a contract that the order is: "PURCHASE CONTRACT" over "Contract date: 05/28/2026"; null without one. */
export function contractDate([area]: Area[], style: Style, skip: ReadonlySet<TextLine>): Candidate | null {
  if (!area || !isTitledContract(area)) return null;
  for (const line of area.lines)
    for (const segment of skip.has(line) ? [] : line.segments) {
      if (!CONTRACT_DATE.test(segment.text)) continue;
      const colon = segment.text.endsWith(":");
      const date = readValue(
        { label: "orderDate", strength: 1, segment, line, inline: [], colon },
        area,
        style,
      );
      if (date) return date;
    }
  return null;
}
