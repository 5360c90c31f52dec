import type { TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { summaryOf } from "../words/summary.ts";
import type { Row } from "./row.ts";

/** Figures alone right under captions of sums are these sums: 100.00, 21.00 and 121.00 under "Base", "VAT" and "Total". */
export function sumsUnder(rows: Row[], { mark }: Style): void {
  for (const [i, row] of rows.entries()) {
    const above = rows[i - 1];
    if (!above?.summary || above.line.page !== row.line.page) continue;
    const { text, segments } = above.line;
    const isBare = !/\d/.test(text) && segments.length > 1 && !/\p{L}/u.test(row.line.text);
    if (isBare || isSumBand(above.line, row.line, mark)) row.summary ??= above.summary;
  }
}

const [LEAST_CAPTIONS, LEAST_SUMS] = [3, 2];
/** In heights of a line: how far figures stand under their captions. */
const NEAR = 1.6;

/** Whether a row of captions, two sums at least, stands over a row of as many figures: "Base | Freight | VAT 20 % | Total". */
export function isSumBand(captions: TextLine, below: TextLine | undefined, mark: DecimalMark): boolean {
  const { segments, box, height } = captions;
  const sums = segments.filter(({ text }) => summaryOf(text));
  if (segments.length < LEAST_CAPTIONS || sums.length < LEAST_SUMS) return false;
  if (segments.some(({ text }) => /\d/.test(text.replace(RATE, "")))) return false;
  if (below?.segments.length !== segments.length || below.box[1] - box[3] > NEAR * height) return false;
  const words = below.segments.filter(({ text }) => parseAmount(text, mark) === null);
  return 2 * words.length <= segments.length && words.every(({ text }) => FREE.test(text));
}

const RATE = /\d{1,2}([.,]\d{1,2})? ?%/;

/** "Franco", "-": what stands in the place of a charge that is none; "KWD" of the currency's. */
const FREE = /^(\p{L}{3,12}|[-–—])$/u;
