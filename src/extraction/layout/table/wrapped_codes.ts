import { type Token, textOf, union } from "../page/lines.ts";
import { isDayWord } from "../values/dates.ts";
import type { Row } from "./row.ts";

/** The second half of a code broken in its cell: close under its first, begun, ended or centred with it, short, and without a label. */
export function wraps(first: Row, next: Row, [above, half]: [Token[], Token[]]): boolean {
  const text = textOf(half);
  if (!standsUnder(first, next, [above, half])) return false;
  const rule = textOf(above).endsWith("-") ? SIZED_HALF : HALF;
  return half.length === 1 && text.length <= 24 && rule.test(text) && !isDayWord(text);
}

/** Whether a cell stands right under another, begun, ended or centred with it. */
export function standsUnder({ line: above }: Row, { line }: Row, [first, half]: [Token[], Token[]]): boolean {
  return line.page === above.page && line.y - above.y <= 1.6 * above.height && aligned(first, half);
}

/** Whether capitals of several words beside a description are a code that a narrow cell breaks at a blank: "VLV BALL" over "1/2 BRS FP", "NIP 1/2 X" over "CLOSE BLK". */
export function completes(first: Row, next: Row, [above, half]: [Token[], Token[]]): boolean {
  const [upper, lower] = [textOf(above), textOf(half)];
  const isHalf = /\d/.test(upper) !== /\d/.test(lower) && `${upper} ${lower}`.length <= LONGEST;
  return (
    isHalf &&
    isPartOfCode({ row: first, tokens: above }) &&
    half.every(isCapital) &&
    standsUnder(first, next, [above, half])
  );
}

/** A code that a narrow cell breaks within a word, in one: it reaches as far as the cell does, "TAPE:HM2x110C" over "LR". */
export function unbroken({ line }: Row, [above, half]: [Token[], Token[]]): Token | null {
  const [upper, lower] = [above.at(-1)!, half[0]!];
  const beside = line.tokens.find(({ box }) => box[0] > upper.box[2]);
  const isOne = above.length + half.length === 2 && !upper.cell && !/^\p{L}{5,}$/u.test(lower.text);
  if (!isOne || !beside || beside.box[0] - upper.box[2] > FULL * upper.size) return null;
  return { ...upper, text: upper.text + lower.text, box: union([upper, lower]) };
}

/** Whether letters end a code that its cell has no room for beside it, around the row of the item's figures: "MEU-N20" over "MG". */
export function endsAround(first: Row, next: Row, [above, half]: [Token[], Token[]]): boolean {
  const [upper, lower] = [above.at(-1)!, half[0]!];
  const column = first.geometry.first.find((_, i) => first.cells.get(i)?.includes(upper));
  const end = upper.box[2] + BLANK * upper.size + lower.box[2] - lower.box[0];
  const isAround = first.score === 0 && next.score === 0 && !first.described && !next.described;
  return (
    isAround &&
    half.length === 1 &&
    /^\p{Lu}{1,3}$/u.test(lower.text) &&
    column !== undefined &&
    end > column.right &&
    standsUnder(first, next, [above, half])
  );
}

/** In ems: the blank of a font. */
const BLANK = 0.25;

/** In ems, with the edges of two cells: where less is left, no letter has room. */
const FULL = 1.2;

/** In letters: a code that is broken is no longer. */
const LONGEST = 30;

/** Whether capitals of several words beside a description and figures are of a code. */
export function isPartOfCode({ row, tokens }: { row: Row; tokens: Token[] }): boolean {
  return row.described && row.score > 1 && tokens.length > 1 && tokens.every(isCapital);
}

function isCapital({ text }: Token): boolean {
  return /^[\p{Lu}\d][^\p{Ll}]*$/u.test(text);
}

const HALF = /^[-/]?[A-Z0-9](?:[A-Z0-9\-./]|(?<=\d)x(?=\d))*$/;

/** Behind a dash a size goes on the code: "300x200" under "BOX-". */
const SIZED_HALF = /^[A-Z0-9](?:[A-Z0-9\-./]|(?<=\d)x(?=\d))*$/;

function aligned(above: Token[], below: Token[]): boolean {
  const left = below[0]!.box[0] - above[0]!.box[0];
  const right = below.at(-1)!.box[2] - above.at(-1)!.box[2];
  return [left, right, (left + right) / 2].some((off) => Math.abs(off) <= above[0]!.size);
}
