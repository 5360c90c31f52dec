import type { Segment, TextLine } from "../page/lines.ts";
import { CODES } from "../words/vocabulary.ts";
import { isCode } from "./code_shape.ts";
import type { Level } from "./phrases.ts";

/** In points: edges no farther apart are one edge. */
const EDGE = 2;
const LEAST_ROWS = 2;
/** Of the rows so many open with a number: sums may be among them. */
const MOST = 0.8;

/** Headings whose first is of words, with one more for the lines' numbers, and for codes, that stand under it in columns of their own: "00010 | 7395078 | Cable" under "Designation". */
export function leadsUnder(levels: Level[], rows: TextLine[]): Level[] {
  const [words, ...others] = levels.toSorted((a, b) => a.x0 - b.x0);
  const roles = others.map(({ role }) => role);
  if (words?.role !== "description" || roles.includes("lineNumber")) return levels;
  const parted = rows.filter(({ segments }) => segments.length > 1);
  const numbered = parted.filter(({ segments: [first] }) => /^\d{1,6}[.)]?$/.test(first!.text));
  if (numbered.length < Math.max(LEAST_ROWS, MOST * parted.length) || !isRising(numbered)) return levels;
  const right = others[0]?.x0 ?? Infinity;
  const columnAt = (at: number) => numbered.flatMap(({ segments }) => segments.slice(at, at + 1));
  const isColumn = (all: Segment[]) =>
    all.length === numbered.length && areFlush(all) && all.every(({ box }) => box[0] < right);
  const isCoded =
    !roles.some((role) => CODES.has(role)) &&
    columnAt(1).every(({ tokens, text }) => tokens.length === 1 && isCode(text));
  const [numbers, codes, texts] = [columnAt(0), isCoded ? columnAt(1) : [], columnAt(isCoded ? 2 : 1)];
  if (!isColumn(numbers) || !isColumn(texts) || (isCoded && !isColumn(codes))) return levels;
  if (!texts.every(({ text }) => /\p{L}{2}/u.test(text))) return levels;
  const [left] = edges(texts);
  return [
    levelOver("lineNumber", numbers),
    ...(isCoded ? [levelOver("code", codes)] : []),
    { ...words, x0: left, x1: Math.max(left + 1, words.x1) },
    ...others,
  ];
}

function isRising(rows: TextLine[]): boolean {
  const numbers = rows.map(({ segments: [first] }) => Number.parseInt(first!.text, 10));
  return numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
}

/** Whether all texts begin, or end, at one place. */
function areFlush(all: Segment[]): boolean {
  return [0, 2].some((side) => all.every(({ box }) => Math.abs(box[side]! - all[0]!.box[side]!) < EDGE));
}

function levelOver(role: Level["role"], all: Segment[]): Level {
  const [x0, x1] = edges(all);
  return { role, label: "", x0, x1 };
}

function edges(all: Segment[]): [left: number, right: number] {
  return [Math.min(...all.map(({ box }) => box[0])), Math.max(...all.map(({ box }) => box[2]))];
}
