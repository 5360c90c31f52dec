import { type Token, textOf } from "../page/lines.ts";
import { inSeveralRows, isUnderWords } from "./code_rows.ts";
import { opensWithCode } from "./codes.ts";
import type { Row } from "./row.ts";

/** So many items tell, such a share of them alike, and so many of their codes are built as such. */
const [LEAST, MOST, BUILT] = [6, 0.8, 0.5];

/** Under "Material / Service" the items that have their code in one row under one of words, at the edge of these, with what else is said of them set in: "HYSOL EA 9394 / C-2" under "EPOXY COMPOUND, 6 OZ". */
export function codesBelow(items: Row[][]): Map<Row[], Token[]> {
  const pairs = inSeveralRows(items, "codeDescription").flatMap(
    ({ rows, cells: [words, code, ...notes] }) => {
      const isTwo = isFlush(code!, words!) && !notes.some((note) => isFlush(note, words!) && !saysLine(note));
      return isTwo && isCapital(code!) && isWords(words!) ? [{ rows, words: words!, code: code! }] : [];
    },
  );
  const built = pairs.filter(({ words, code }) => isUnderWords(code, words)).length;
  const isTold =
    pairs.length >= Math.max(LEAST, MOST * items.length) &&
    built >= BUILT * pairs.length &&
    new Set(pairs.map(({ code }) => textOf(code))).size === pairs.length;
  return new Map(isTold ? pairs.map(({ rows, code }) => [rows, code]) : []);
}

/** In points: how far words begin apart under one edge. */
const EDGE = 1;

function isFlush([first]: Token[], [word]: Token[]): boolean {
  return Math.abs(first!.box[0] - word!.box[0]) < EDGE;
}

/** "LINE 6 VOID - SEE PO 26-11866". */
function saysLine(note: Token[]): boolean {
  return /^(line|item) \d/i.test(textOf(note));
}

/** Words that a code has at most. */
const MOST_WORDS = 5;

/** Whether a text of a few words in capitals has a figure. */
function isCapital(code: Token[]): boolean {
  return code.length <= MOST_WORDS && /^(?=.*\d)\P{Ll}+$/u.test(textOf(code));
}

function isWords(words: Token[]): boolean {
  const text = textOf(words);
  return words.length > 1 && /\p{L}{3}/u.test(text) && !opensWithCode(text);
}

/** Whether a text begins further right than another. */
export function isSetIn([first]: Token[], [word]: Token[]): boolean {
  return first!.box[0] - word!.box[0] > first!.size;
}
