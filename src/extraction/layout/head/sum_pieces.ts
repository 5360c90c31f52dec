import type { Area, Segment, TextLine, Token } from "../page/lines.ts";
import { summaryOf } from "../words/summary.ts";

/** The caption of a sum that stands in pieces, none of which is its amount. */
export function inPieces(
  segment: Segment,
  line: TextLine,
  area: Area,
): { label: string; rest: Token[] } | null {
  const label = ofTwoLines(segment, line, area) ?? lettersApart(segment, line);
  return label === null ? null : { label, rest: [] };
}

/** A caption of two words that its cell breaks, with the amount beside the first: "Grand" over "Total". */
function ofTwoLines({ text, box }: Segment, line: TextLine, area: Area): string | null {
  const below = area.lines[area.lines.indexOf(line) + 1];
  if (area.grid || !below || !/^\p{L}{2,}$/u.test(text) || summaryOf(text)) return null;
  const own = below.segments.find((other) => Math.abs(other.box[0] - box[0]) < 2);
  if (!own || !/^\p{L}{3,}:?$/u.test(own.text) || own.box[1] - box[3] > 0.6 * below.height) return null;
  const isAlone = below.segments.every((other) => other.box[0] <= own.box[0] || !/\d/.test(other.text));
  return isAlone ? `${text} ${own.text}` : null;
}

/** A caption of two letters that stand apart: "稅    額 (5%)". */
function lettersApart({ text, box }: Segment, { segments }: TextLine): string | null {
  const next = segments.find((other) => other.box[0] > box[2])?.text ?? "";
  const label = `${text}${next}`;
  return LETTERS.test(label) && summaryOf(label) ? label : null;
}

/** Two letters, and a rate. */
const LETTERS = /^\p{Script=Han}{2}(\s?[(（][\d.,]+ ?%[)）])?[:：]?$/u;
