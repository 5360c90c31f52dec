import type { TextLine } from "../page/lines.ts";
import { summaryOf } from "../words/summary.ts";
import { FIGURES, roleOf } from "../words/vocabulary.ts";

const CAPTION = /^(\p{L}[\p{L} .#/-]{1,28}?)\s?:\s?\S/u;

/** Whether a line says things of an item behind a caption each, none of them how many or how much: "STK#: 60-31420 | BOC: 2660 | FSC: 6515". */
export function tellsOf({ segments }: TextLine): boolean {
  const labels = segments.map(({ text }) => CAPTION.exec(text)?.[1]);
  return (
    segments.length > 1 &&
    labels.every((label) => label !== undefined && !FIGURES.has(roleOf(label)) && summaryOf(label) === null)
  );
}
