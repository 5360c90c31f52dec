import type { TextLine } from "../page/lines.ts";

/** "20%", "5,5 %"; none that is taken off, "-5%". */
const RATE = /(?<![\d.,-])(\d{1,2}(?:[.,]\d{1,3})?) ?%/g;

/** The percentages that some lines print, with a decimal point. */
export function ratesOn(lines: Iterable<TextLine>): Set<string> {
  return new Set(
    [...lines].flatMap(({ text }) => [...text.matchAll(RATE)].map(([, rate]) => rate!.replace(",", "."))),
  );
}
