import { type Token, textOf, union } from "../page/lines.ts";
import { CODES, roleOf } from "../words/vocabulary.ts";
import type { Band, Border } from "./bands.ts";
import type { HeadColumn } from "./head_columns.ts";
import type { Level } from "./phrases.ts";
import { headToken } from "./size_run.ts";

/** Parts headings whose words stand over two columns of values, where there are more columns than headings or no other heading stands over these two; none that heads rows of two lines. */
export function parted(
  columns: HeadColumn[],
  { borders, columns: wanted, page }: { borders: Border[]; columns: number; page: number },
): HeadColumn[] {
  let lacking = wanted - columns.length;
  const part = (column: HeadColumn, within = borders): HeadColumn[] => {
    const again = within !== borders;
    const cuts = within
      .filter(({ middle }) => middle > column.x0 + 2 && middle < column.x1 - 2)
      .map(({ middle, sides }) => ({ middle, sides, cut: gapBetween(column.words, { middle, sides }) }))
      .sort((a, b) => Math.abs(a.cut - a.middle) - Math.abs(b.cut - b.middle));
    for (const { cut, middle, sides } of cuts) {
      const both = sides.every((side) =>
        columns.every((other) => isOver(other, side) === (other === column)),
      );
      const isNumbered = areNumbered(column, sides);
      if (lacking <= 0 && !again && !both && !isNumbered) continue;
      const isLeft = ({ box }: Token) => (box[0] + box[2]) / 2 < cut;
      const halves = [column.words.filter(isLeft), column.words.filter((word) => !isLeft(word))];
      if (halves.some((words) => words.length === 0 || straddles(words, cut))) continue;
      const [left, right] = halves.map((words) => headedBy(words, page)) as [HeadColumn, HeadColumn];
      if (!left.role || !right.role || left.label === right.label) continue;
      if (gapTo(right, sides[1]) > gapTo(right, sides[0])) continue;
      // Two words for the same are one heading: "Extended Amt".
      const isSame = left.role === right.role && ((lacking <= 0 && !again) || column.words.length === 2);
      if (isSame && !isNumbered) continue;
      const isCodeBefore = CODES.has(left.role) && right.role === "description" && areWords(column, sides);
      if (LINKS.test(left.label) && !isCodeBefore) continue;
      const others = within.filter((border) => border.middle !== middle);
      const rights = part(right, others);
      if (LINKED.test(right.label) && rights[0]!.role !== "per") continue;
      lacking--;
      return [...part(left, others), ...rights];
    }
    return [column];
  };
  return columns.flatMap((column) => (column.levels.length > 1 ? [column] : part(column)));
}

/** "Part ID / Vendor Part ID" over "Description" as one heading, whose two codes stand over the words. */
export function overWords(column: HeadColumn): HeadColumn {
  const [codes, words, ...others] = column.levels;
  const names = codes?.label.split(" / ") ?? [];
  const isOfTwo = names.length === 2 && names.every((name) => CODES.has(roleOf(name)));
  if (!isOfTwo || words?.role !== "description" || others.length > 0) return column;
  const label = `${codes!.label} / ${words.label}`;
  const { x0, x1 } = column;
  const level: Level = { role: "codeDescription", label, x0, x1 };
  return { ...column, ...level, levels: [level] };
}

/** Whether words stand far behind what is before them, both under one heading, "Product Code / Description". */
function areWords(column: HeadColumn, [before, words]: [Band, Band]): boolean {
  const isFar = words.x0 - before.x1 > column.words[0]!.size;
  return isFar && isOver(column, words) && words.wordy > MOST && words.filled > MOST;
}

/** Of the rows. */
const MOST = 0.5;

/** "Item Material" over "10 | 02758J": the numbers of lines before what is ordered. */
function areNumbered({ words }: HeadColumn, [numbers, names]: [Band, Band]): boolean {
  const areItems = words.length === 2 && words.every(({ text }) => roleOf(text) === "item");
  return areItems && numbers.numeric === 1 && numbers.filled === 1 && names.numeric < 1;
}

function isOver({ x0, x1 }: HeadColumn, side: Band): boolean {
  return x0 < side.x1 && x1 > side.x0;
}

/** In points: the white between a heading and a column. */
function gapTo({ x0, x1 }: HeadColumn, side: Band): number {
  return Math.max(0, side.x0 - x1, x0 - side.x1);
}

/** The gap between two words before one that begins where what is right of a border does, else nearest to the border: "ITEM / VENDOR PART DESCRIPTION" with the words of items under its last. */
function gapBetween(words: Token[], { middle, sides: [, { x0 }] }: Pick<Border, "middle" | "sides">): number {
  const first = words.find(({ box }) => Math.abs(box[0] - x0) < FLUSH);
  const begins = first && gapNear(words, first.box[0] - 1);
  return begins && begins > middle ? begins : gapNear(words, middle);
}

/** In points: how far a heading may begin off what stands under it. */
const FLUSH = 1;

/** The middle of the gap between two words of a line that is nearest to a place. */
function gapNear(words: Token[], place: number): number {
  let best = Infinity;
  for (const [i, { box }] of words.slice(1).entries()) {
    const before = words[i]!.box;
    const middle = (before[2] + box[0]) / 2;
    if (box[0] > before[2] && Math.abs(middle - place) < Math.abs(best - place)) best = middle;
  }
  return best;
}

/** "del producto", "of goods", "number/revision": the heading goes on. */
const LINKED =
  /^([/&]|(number|nummer|de|del|della|di|du|des|da|do|of|der|des|per|par|por|pro|je|and|und|et|y|e|en|la|le|para|para la)\b)/i;

/** "Part # /" before "Description", "Price per" before "unit": the heading isn't over. */
const LINKS = /([/&]|\p{L} (per|par|por|pro|je))$/iu;

function straddles(words: Token[], border: number): boolean {
  return words.some(({ box }) => box[0] < border - 4 && box[2] > border + 4);
}

/** A heading of its own that some words of another are. */
export function headedBy(words: Token[], page: number): HeadColumn {
  const [x0, , x1] = union(words);
  const label = textOf(words);
  const level: Level = { role: roleOf(label), label, x0, x1, head: headToken(words, page) };
  return { ...level, levels: [level], words };
}
