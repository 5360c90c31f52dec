import type { TextLine } from "../page/lines.ts";
import { summaryOf } from "../words/summary.ts";
import { FIGURES, roleOf } from "../words/vocabulary.ts";

const CAPTION = /^(\p{L}[\p{L} .#/-]{1,28}?)\s?:\s?\S/u;

/** Whether a line says things of an item behind a caption each, none of them how many or how much: "STK#: 60-31420 | BOC: 2660 | FSC: 6515". */
export function tellsOf({ segments, text }: TextLine): boolean {
  if (CODE_SAID.test(text)) return true;
  const labels = segments.map(({ text }) => CAPTION.exec(text)?.[1]);
  return (
    segments.length > 1 &&
    labels.every((label) => label !== undefined && !FIGURES.has(roleOf(label)) && summaryOf(label) === null)
  );
}

/** "Ihre Materialnummer 1263015", "Your material number 01547236", and nothing more. */
const CODE_SAID =
  /^(ihre|your|unsere|our|votre|notre|su|uw|vostro) (material|article|part|item|artikel)[ -]?(nummer|number|no\.?|nr\.?|numero) (?=\P{N}*\d)[^\s,]+( [^\s,]+){0,2}$/iu;
