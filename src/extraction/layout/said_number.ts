import { type Candidate, orderNumber } from "./label_values.ts";
import { labelOf, wordsOf } from "./labels.ts";
import type { Area, Segment, TextLine, Token } from "./lines.ts";
import type { Style } from "./style.ts";

/** Words that the name of an order is made of, with its "No." */
const LONGEST_NAME = 5;
/** As surely as a caption names an order by its own name. */
const NAMED = 3;
const NUMBER = /^(?=(\D*\d){4})(?!(19|20)\d\d$)[A-Z]{0,6}[-/]?\d[\d\-/]*[A-Z\d\-/]*$/i;
/** A number that says itself what it is: "#PO1653". */
const ITSELF = /^#?\s?p\.?\s?o\.?[\s#:-]*\d[\w-]{2,}$/i;

/** The number behind an order's name in a title, a subject or a sentence above the lines: "Re: Purchase order 4711 - spares"; null without one. */
export function saidNumber([area]: Area[], style: Style, rows: ReadonlySet<TextLine>): Candidate | null {
  if (!area || style.bySeller) return null;
  for (const line of area.lines) {
    if (rows.has(line)) return null;
    for (const segment of line.segments) {
      const found = saidIn(segment, style);
      if (found) return { ...found, page: area.page, strength: 1 };
    }
  }
  return null;
}

function saidIn({ text, tokens }: Segment, style: Style): Omit<Candidate, "page" | "strength"> | null {
  if (ITSELF.test(text)) return orderNumber(tokens, style);
  const words = tokens.flatMap(wordsOf);
  for (let to = 1; to < words.length; to++) {
    if (!isNamed(words.slice(0, to))) continue;
    const number = orderNumber(words.slice(to, to + 1), style);
    if (number && NUMBER.test(number.value)) return number;
  }
  return null;
}

/** Whether words end with the name of an order, of the sender's own. */
function isNamed(words: Token[]): boolean {
  const most = Math.min(words.length, LONGEST_NAME);
  for (let length = most; length > 0; length--) {
    const named = labelOf(
      words
        .slice(-length)
        .map(({ text }) => text)
        .join(" "),
    );
    if (named) return named.label === "poNumber" && named.strength >= NAMED;
  }
  return false;
}
