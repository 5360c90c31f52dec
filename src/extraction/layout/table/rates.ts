import type { TextLine } from "../page/lines.ts";
import { kept } from "../words/memo.ts";

/** "20%", "5,5 %"; none that is taken off, "-5%". */
const RATE = /(?<![\d.,-])(\d{1,2}(?:[.,]\d{1,3})?) ?%/g;

/** The percentages that some lines print, with a decimal point. */
export const ratesOn = kept(
  (lines: ReadonlySet<TextLine>) =>
    new Set(
      [...lines].flatMap(({ text }) => [...text.matchAll(RATE)].map(([, rate]) => rate!.replace(",", "."))),
    ),
);
