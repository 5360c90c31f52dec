import { type Heading, headingsOf } from "../table/headings.ts";
import { roleOf } from "../words/vocabulary.ts";
import { asTable, type Item, type Pair, pairOf } from "./captioned_items.ts";
import { type Area, type TextLine, textOf } from "./lines.ts";

/** Items from which on a page has captions over the values of each. */
const ITEMS = 2;
/** In heights of a line: what stands right under another, and what still belongs to the item. */
const [NEXT, APART] = [1.9, 2.6];
/** In points: how far a value and its caption begin apart. */
const EDGE = 3;

/** Pages on which each item has captions of its own over its values, in lines under its number and its words, as a table of a row for each; other pages as they are. */
export function ungridded(areas: Area[]): Area[] {
  const items = areas.flatMap((area) => (area.grid ? [] : itemsOn(area)));
  return items.length < ITEMS ? areas : asTable(areas, items);
}

function itemsOn(area: Area): Item[] {
  const counted = headingsOf(area).filter(
    ({ first, last, columns }) => first === last && countsItem(columns),
  );
  const labels = new Set(counted.map(({ columns }) => columns.map(({ label }) => label).join("|")));
  const items = labels.size === 1 ? counted.map(({ first }) => itemAt(area, first)) : [];
  return items.length >= ITEMS && items.every((item) => item !== null) ? (items as Item[]) : [];
}

/** Whether captions count something and say what it costs, but don't name it. */
export function countsItem(columns: Heading["columns"]): boolean {
  const roles = columns.map(({ role }) => role);
  return roles.includes("quantity") && roles.includes("unitPrice") && !roles.includes("description");
}

/** The item whose first captions stand on a line, under its number and its words; null where no such line is right above, or no values stand under the captions. */
function itemAt(area: Area, at: number): Item | null {
  const title = area.lines[at - 1];
  const [number, ...words] = title?.tokens ?? [];
  const isTitled =
    title && /^\d{1,4}\.?$/.test(number!.text) && words.length > 0 && isUnder(title, area.lines[at], NEXT);
  if (!isTitled) return null;
  const pairs: Pair[] = [pairOf("Line", [number!]), pairOf("Description", words)];
  let last = at - 1;
  for (
    let next = at;
    isCaptions(area, next) && isUnder(area.lines[last]!, area.lines[next], APART);
    next += 2
  ) {
    pairs.push(...pairsAt(area, next));
    last = next + 1;
  }
  return last < at ? null : { area, first: at - 1, last, pairs };
}

function isUnder(above: TextLine, line: TextLine | undefined, most: number): boolean {
  return line !== undefined && line.y - above.y < most * line.height;
}

/** Whether a line is of captions, one of them known at least, over values that begin where they do. */
function isCaptions({ lines }: Area, at: number): boolean {
  const [captions, values] = [lines[at], lines[at + 1]];
  if (!captions || !values || !isUnder(captions, values, NEXT) || captions.segments.length < 2) return false;
  return (
    captions.segments.every(({ text }) => /\p{L}/u.test(text) && !/\d/.test(text)) &&
    captions.segments.some(({ text }) => roleOf(text) !== null) &&
    values.segments.every(({ box }) => captions.segments.some((caption) => isAt(caption.box, box)))
  );
}

function isAt([left]: readonly number[], [x0]: readonly number[]): boolean {
  return Math.abs(left! - x0!) < EDGE;
}

function pairsAt({ lines }: Area, at: number): Pair[] {
  return lines[at]!.segments.map(({ tokens, box }) => {
    const value = lines[at + 1]!.segments.find((segment) => isAt(box, segment.box));
    return { label: textOf(tokens), caption: tokens, value: value?.tokens ?? [], words: [] };
  });
}
