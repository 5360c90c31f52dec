import { type Area, headLines, type TextLine } from "../page/lines.ts";
import type { Candidate } from "./label_values.ts";
import { wordsOf } from "./labels.ts";

/** A count of releases, of three figures or four. */
const COUNT = /^\d{3,4}$/;

/** A number that but counts the releases of an order as the head has it in whole: "BO-2025-0338-0019" beside "RELEASE 0019". */
export function inWhole(number: Candidate, [area]: Area[], skip: ReadonlySet<TextLine>): Candidate {
  if (!area || !COUNT.test(number.value)) return number;
  const whole = headLines(area)
    .flatMap((line) => (skip.has(line) ? [] : line.segments))
    .flatMap(({ tokens }) => tokens.flatMap(wordsOf))
    .find(({ text }) => WHOLE.test(text) && text.endsWith(`-${number.value}`));
  return whole ? { ...number, value: whole.text, tokens: [whole], page: area.page } : number;
}

/** Letters and at least two groups of figures. */
const WHOLE = /^[A-Z]{1,6}(-?\d+)+-\d+$/;
