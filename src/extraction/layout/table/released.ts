import { type TextLine, type Token, textOf, tight } from "../page/lines.ts";
import { parseAmount } from "../values/amounts.ts";
import { isUnit } from "../values/units.ts";
import type { Role } from "../words/vocabulary.ts";

/** "170-7669 / 3760405" is one text: what stands before its stroke goes along where no heading says what it is; of "18.42 / 100 PC" with a price's border behind the stroke the figure goes to the price. */
export function joinStrokes(cells: Map<number, Token[]>, columns: { role: Role | null }[]): void {
  for (const [i, tokens] of cells) {
    const before = cells.get(i - 1) ?? [];
    const priced = columns[i]?.role === "unitPrice" && endsInStroke(before);
    const part = before.at(-1);
    const opens = tokens[0]?.text === "/" && part && !part.cell && !columns[i - 1]?.role;
    if (!priced && !opens) continue;
    const at = before.length - (priced ? 2 : 1);
    cells.set(i, [...before.slice(at), ...tokens]);
    if (at > 0) cells.set(i - 1, before.slice(0, at));
    else cells.delete(i - 1);
  }
}

/** Whether a figure and a stroke end a cell. */
function endsInStroke(tokens: Token[]): boolean {
  const [figure, stroke] = tokens.slice(-2);
  return stroke?.text === "/" && /^\d[\d.,]*$/.test(figure!.text);
}

/** "18CS" under a unit, where nothing stands under the quantity before it: a count and its unit in one word. */
export function countGlued(cells: Map<number, Token[]>, columns: { role: Role | null }[]): void {
  for (const [i, tokens] of cells) {
    if (columns[i]?.role !== "unit" || columns[i - 1]?.role !== "quantity" || cells.has(i - 1)) continue;
    const [word, ...others] = tokens;
    const [, unit = ""] = /^\d[\d.,]*(\p{L}+)$/u.exec(word!.text) ?? [];
    if (others.length > 0 || !isUnit(unit)) continue;
    cells.set(i - 1, [word!]);
    cells.delete(i);
  }
}

/** "(EA)" behind its count. */
export const BRACKETED = /^\(\p{L}{1,8}\)$/u;

/** Whether figures stand right behind words and far from the figure after them: "pack. 100" before "15.00 pcs". */
function endsWords(
  before: Token | undefined,
  [front, back]: [Token[], Token[]],
  { blank }: TextLine,
): boolean {
  return before !== undefined && tight(before, front[0]!, blank) && !tight(front.at(-1)!, back[0]!, blank);
}

/** Words that keep a figure from being one go to the text column beside it; before a count only those that a text runs on with. */
export function release(
  cells: Map<number, Token[]>,
  index: number,
  { columns, line }: { columns: { role: Role | null }[]; line: TextLine },
): void {
  const tokens = cells.get(index)!;
  if (tokens.length === 2 && isBare([tokens[0]!]) && BRACKETED.test(tokens[1]!.text)) return;
  const before = cells.get(index - 1)?.at(-1);
  const runsOn = columns[index]?.role !== "quantity" || !before || tight(before, tokens[0]!, line.blank);
  if (parseAmount(textOf(tokens), ".") || tokens.some(({ cell }) => cell)) return;
  const [unit, ...figure] = tokens;
  const counted = cells.get(index - 1);
  if (counted && columns[index - 1]?.role === "quantity" && isUnit(unit!.text) && isBare(counted))
    if (parseAmount(textOf(figure), ".")) {
      cells.set(index - 1, [...counted, unit!]);
      cells.set(index, figure);
      return;
    }
  const isText = (i: number) =>
    columns[i] !== undefined &&
    (columns[i].role === "taxRate" || (!NUMERIC.has(columns[i].role) && columns[i].role !== "unit"));
  for (let cut = tokens.length - 1; cut > 0; cut--) {
    const [head, tail] = [tokens.slice(0, cut), tokens.slice(cut)];
    if (
      isText(index + 1) &&
      /\d/.test(textOf(head)) &&
      parseAmount(textOf(head), ".") &&
      /\p{L}/u.test(textOf(tail))
    ) {
      cells.set(index, head);
      cells.set(index + 1, [...tail, ...(cells.get(index + 1) ?? [])]);
      return;
    }
    const [front, back] = [tokens.slice(0, tokens.length - cut), tokens.slice(tokens.length - cut)];
    if (
      runsOn &&
      isText(index - 1) &&
      /\d/.test(textOf(back)) &&
      parseAmount(textOf(back), ".") &&
      (/\p{L}/u.test(textOf(front)) || endsWords(before, [front, back], line))
    ) {
      cells.set(index, back);
      cells.set(index - 1, [...(cells.get(index - 1) ?? []), ...front]);
      return;
    }
  }
}

/** Whether a cell holds a number and nothing else. */
function isBare(tokens: Token[]): boolean {
  return /^[\d.,'’ ]*\d$/.test(textOf(tokens));
}

export const NUMERIC: ReadonlySet<Role | null> = new Set([
  "quantity",
  "unitPrice",
  "lineTotal",
  "otherQuantity",
  "otherPrice",
  "taxAmount",
  "taxRate",
  "discount",
  "lineNumber",
]);
