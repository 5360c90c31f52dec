import type { Box } from "../../../reading/mod.ts";
import {
  type Area,
  isRightToLeft,
  overlap,
  type Segment,
  type TextLine,
  type Token,
  textOf,
} from "../page/lines.ts";
import type { Label } from "../words/captions.ts";
import type { Labelled } from "./labelled.ts";
import { labelOf, wordsOf } from "./labels.ts";

/** What stands in the same place of the next line as a caption in a line of captions alone, where nothing is under it. */
export function inOrder(
  { label, colon, segment, line }: Labelled,
  { lines, grid }: Area,
  index: number,
): Segment[] {
  const below = lines[index + 1];
  if (grid || colon || !IN_ORDER.has(label) || !below || below.box[1] - line.box[3] > 2.6 * line.height)
    return [];
  const { segments } = line;
  if (segments.length < 2 || below.segments.length !== segments.length) return [];
  if (!segments.every(({ text }) => labelOf(text)) || below.segments.some(({ text }) => labelOf(text)))
    return [];
  const at = segments.findIndex(({ box }) => box[0] === segment.box[0]);
  return below.segments.slice(at, at + 1);
}

/** What is known for what it is wherever it stands. */
const IN_ORDER: ReadonlySet<Label> = new Set(["poNumber", "orderDate", "requiredDate", "shipDate"]);

/** What is typed over a caption in a line of captions alone, each under its value: forms print them small below the blanks. */
export function over({ colon, segment, line }: Labelled, { lines, grid }: Area, index: number): Segment[] {
  const above = lines[index - 1];
  const { segments } = line;
  if (grid || colon || !above || line.box[1] - above.box[3] > line.height || segments.length < LEAST_IN_LINE)
    return [];
  const values = segments.map((caption) => above.segments.filter((value) => overlap(value, caption)));
  if (above.segments.length !== segments.length || values.some(({ length }) => length !== 1)) return [];
  if (!segments.every(({ text }) => labelOf(text)) || above.segments.some(({ text }) => labelOf(text)))
    return [];
  return values[segments.findIndex(({ box }) => box[0] === segment.box[0])] ?? [];
}

/** So many captions at least make a line of them. */
const LEAST_IN_LINE = 3;

/** What stands beside a label, the likelier side first: the next cell of a sheet follows its caption in every script. */
export function besides(label: Labelled, area: Area): Segment[] {
  const leftward = isRightToLeft(label.segment.tokens);
  const right =
    !leftward || area.grid || isInLatin(label) ? (rightOf(label, area) ?? behindLower(label, area)) : null;
  const left = leftward ? leftOf(label) : null;
  const sides = leftward && !area.grid && !opensRight(label) ? [left, right] : [right, left];
  return sides.filter((segment) => segment !== null);
}

/** What stands behind the second line of a label that is shorter than its first: "NO.  00054417" under "PURCHASE ORDER". */
function behindLower(label: Labelled, area: Area): Segment | null {
  return label.lower ? rightOf({ ...label, segment: label.lower }, area) : null;
}

/** Whether a label in two scripts goes on to the right: ": LPO/2611/0418" behind "LPO No. رقم الأمر". */
function opensRight(label: Labelled): boolean {
  const { segment, line } = label;
  const next = line.segments.find(({ box }) => box[0] >= segment.box[2] - 1);
  return /^[:：]/.test(next?.text ?? "") && isInLatin(label);
}

function isInLatin({ segment }: Labelled): boolean {
  return /\p{Script=Latin}{2}/u.test(segment.text);
}

/** Typed between the boxes of a head, or between a caption and its value: "Order Number   -   00445192". */
const STROKE = /^[|│┃║¦-]$/;

/** The next segment to the right at the label's height, unless it is a label itself. */
export function rightOf(label: Labelled, area: Area): Segment | null {
  const [, top, from, bottom] = label.segment.box;
  const slack = area.grid ? 0 : 0.25 * label.line.height;
  const level = near(label.line, area).filter(({ y }) => y > top - slack && y < bottom + slack);
  const segments = level
    .flatMap((line) => line.segments)
    .filter(
      ({ box, tokens, text }) =>
        box[0] >= from - 1 &&
        !STROKE.test(text) &&
        !tokens.some((token) => label.segment.tokens.includes(token)),
    )
    .sort((a, b) => a.box[0] - b.box[0]);
  const [next] = segments;
  if (!next || next.box[0] - from > 0.42 * area.width) return null;
  if (/^[:：]/.test(next.text))
    return next.tokens.length > 1 || next.text.length > 1 ? next : (segments[1] ?? null);
  return isLabel(next, label.colon) ? null : next;
}

/** What stands next to a label on the side that its script goes on to. */
export function nextTo(label: Labelled, area: Area): Segment | null {
  return isRightToLeft(label.segment.tokens) && !area.grid ? leftOf(label) : rightOf(label, area);
}

/** Right-to-left pages have the value left of its label. */
function leftOf(label: Labelled): Segment | null {
  const before = label.line.segments.findLast(({ box }) => box[2] <= label.segment.box[0] + 1);
  return before && !isLabel(before, label.colon) ? before : null;
}

/** The lines around one, to look for what stands a little higher or lower. */
function near(line: TextLine, area: Area): TextLine[] {
  const index = area.lines.indexOf(line);
  return area.lines.slice(Math.max(0, index - 3), index + 5);
}

/** Segments on the next two lines that stand under the label. */
export function under(label: Labelled, area: Area, index: number): Segment[] {
  const [x0, , x1, y1] = label.segment.box;
  const found: Segment[] = [];
  for (const line of area.lines.slice(index + 1, index + 6)) {
    if (line.box[1] - y1 > (area.grid ? 14 : 2.6 * label.line.height)) break;
    const below = line.segments.filter(({ box }) => box[0] < x1 + 2 && box[2] > x0 - 2 && box[0] > x0 - 60);
    for (const segment of below) {
      if (isLabel(segment, label.colon)) return found;
      found.push(segment);
    }
    if (found.length >= 2) break;
  }
  return found;
}

/** Where the drawn rules left and right of something stand, as far as there are such. */
export function uprightsBeside([x0, y0, x1, y1]: Box, { vertical }: Area): [left: number, right: number] {
  const uprights = vertical.filter(([, top, , bottom]) => top < y0 + 1 && bottom > y1);
  return [
    Math.max(...uprights.flatMap((rule) => (rule[2] <= x0 + 1 ? rule[2] : []))),
    Math.min(...uprights.flatMap((rule) => (rule[0] >= x1 ? rule[0] : []))),
  ];
}

/** What a drawn box holds under the caption in its corner, though not right under it. */
export function inBox({ segment, line, colon }: Labelled, area: Area, index: number): Segment[] {
  const [x0, , x1, y1] = segment.box;
  const [left, right] = uprightsBeside(segment.box, area);
  const below = area.lines[index + 1];
  if (!below || x0 - left > line.height || right - left > area.width / 2) return [];
  const isParted = area.horizontal.some(
    ([from, top, to]) => from < x1 && to > x0 && top > y1 - 1 && top < below.y,
  );
  if (isParted || below.box[1] - y1 > 2.6 * line.height) return [];
  const held = below.segments.filter(({ box }) => box[0] > left - 1 && box[2] < right + 1);
  return held.some((one) => isLabel(one, colon)) ? [] : held;
}

/** "4. REQUISITION NO.": forms number what they ask for. */
const FIELD_OF_FORM = /^\(?\d{1,2}[a-z]?[.)]\s+\p{Lu}{3}/u;

/** Beside a label with a colon only what has a colon is another label; a value may stand before that. */
function isLabel(segment: Segment, colons: boolean): boolean {
  if (FIELD_OF_FORM.test(segment.text)) return true;
  const words = segment.tokens.flatMap(wordsOf);
  const cut = words.findIndex(({ text }) => /[:：]$/.test(text));
  if (cut >= 0 && cut < 5)
    return (
      !words.slice(0, cut).some(({ text }) => /\d{2}/.test(text)) && !isBeforeLabel(words.slice(0, cut + 1))
    );
  return !colons && labelOf(segment.text) !== null;
}

/** "Riverbend Family Dental Customer PO:": words of a value that the next caption follows. */
function isBeforeLabel(words: Token[]): boolean {
  const from = words.findIndex((_, at) => labelOf(textOf(words.slice(at))) !== null);
  return from > 1 && words.slice(0, from).every(({ text }) => /^\p{Lu}/u.test(text));
}
