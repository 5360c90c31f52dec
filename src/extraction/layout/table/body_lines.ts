import type { TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import type { DecimalMark } from "../values/numbers.ts";
import { kept } from "../words/memo.ts";
import { summaryOf } from "../words/summary.ts";

/** The lines down to the first sum under a row, of this page or one before, or to what stands far below all rows, as a page's foot does. */
export function bodyLines(
  lines: TextLine[],
  { style, isAfterRows }: { style: Style; isAfterRows: boolean },
): TextLine[] {
  let last: TextLine | null = null;
  const end = lines.findIndex((line) => {
    const isEnd = last ? isSum(line) || isFarBelow(line, last) : isAfterRows && isSum(line);
    if (isEnd && !line.tokens[0]?.cell) return true;
    if (isRowLike(line, style)) last = line;
    return false;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function isFarBelow(line: TextLine, row: TextLine): boolean {
  return line.page === row.page && line.y - row.y > FAR * row.height;
}

/** In heights of a line: no two rows of an order are farther apart on a page. */
const FAR = 20;

/** A sum behind its words, several of them in a row, "4 LINES TOTAL | QTY ORDERED TOTAL | 326 | TOTAL | 6,709.12", or a row of captions that sums stand under. */
export function isSum({ segments, text: whole }: TextLine): boolean {
  const kinds = segments.flatMap(({ text }) => {
    if (!/\p{L}/u.test(text)) return [];
    const label = text.replace(/^\d+ (?=\p{L})|\s*[:$€£₹]?\s*-?[\d.,]+\D{0,5}$/gu, "");
    return summaryOf(label) ?? [];
  });
  if (segments.length > MOST_SAID && /\d/.test(whole) && kinds.length < SEVERAL) return false;
  return kinds.includes("total") || kinds.includes("net");
}

/** So many texts at most has a sum, and so many sums has a row of more. */
const [MOST_SAID, SEVERAL] = [4, 3];

export function isRowLike(line: TextLine, style: Style): boolean {
  const amounts = AMOUNTS_IN[style.mark](line);
  return amounts >= 2 || (line.tokens[0]?.cell !== undefined && amounts >= 1);
}

const AMOUNTS_IN: Record<DecimalMark, (line: TextLine) => number> = {
  ".": kept((line) => amountsIn(line, ".")),
  ",": kept((line) => amountsIn(line, ",")),
};

/** How many words of a line are amounts. */
function amountsIn({ tokens }: TextLine, mark: DecimalMark): number {
  return tokens.filter(({ text }) => parseAmount(text, mark) !== null).length;
}
