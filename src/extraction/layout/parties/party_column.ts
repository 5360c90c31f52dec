import type { Labelled } from "../head/labelled.ts";
import { labelOf, longestIn, wordsOf } from "../head/labels.ts";
import {
  type Area,
  isRightToLeft,
  overlap,
  type Segment,
  type TextLine,
  type Token,
  textOf,
  union,
} from "../page/lines.ts";
import { isOrderTitle } from "../phrasebook/mod.ts";
import { normalize } from "../words/normal.ts";
import { isPartOfHouse, isSame } from "./delivery.ts";
import { isContact, isStreetWord, isTown } from "./names.ts";
import type { Under } from "./party_form.ts";

/** Lines that a party has at most. */
const ADDRESS_LINES = 7;
/** In points: how far what ends at one edge may be apart. */
const ALIGNED = 3;

/** The segments that stand one under the other below a label, or below what stands beside it. */
export function column(
  label: Labelled,
  area: Area,
  { index, skip, start }: Under & { start: Token[] | null },
): Segment[] {
  const found: Segment[] = [];
  const beside = start?.length ? start[0]!.box[0] : null;
  const left = beside ?? label.segment.box[0];
  const right = beside === null && isRightToLeft(label.segment.tokens) ? label.segment.box[2] : null;
  const paired = beside !== null && isPaired(label, left, area);
  const edge = Math.min(left - 10, label.inline.length ? label.segment.box[0] - 4 : left);
  let y = label.line.box[3];
  let asked: Segment[] = [];
  for (const line of area.lines.slice(index + 1, index + 26)) {
    const begun = found.length + (beside === null ? 0 : 1);
    if (begun >= ADDRESS_LINES) break;
    if (skip.has(line)) {
      const town = area.grid ? undefined : townUnder(found, line);
      if (town) return [...found, town];
      if (line.segments.some(({ box }) => box[0] < label.segment.box[2] && box[2] > left)) break;
      continue;
    }
    if (line.box[1] - y > (area.grid ? 3 : (begun ? 1.7 : 3.2) * label.line.height)) break;
    if (found.length > 1 && line.tokens[0]!.place && line.box[1] - y > label.line.height) break;
    if (beside !== null && (label.inline.length ? isNext(line, label) : captioned(line, label))) break;
    if (paired && isPair(line, label, left)) break;
    const segment = line.segments.find(
      ({ box }) =>
        (box[0] >= edge && box[0] <= left + (beside === null ? 46 : 14)) ||
        (begun === 0 && box[0] < label.segment.box[2] && box[2] > left) ||
        (beside === null && begun > 0 && Math.abs(box[0] - found[0]!.box[0]) < 2) ||
        (right !== null && Math.abs(box[2] - right) < ALIGNED) ||
        centred(box, found, { label, begun }),
    );
    if (segment && LETTERED.test(segment.text)) {
      y = line.box[3];
      asked = line.segments.filter(({ box, text }) => box[0] > segment.box[0] && LETTERED.test(text));
    }
    if (!segment || LETTERED.test(segment.text)) continue;
    if (isNumberedTitle(segment.text)) break;
    if (isPeer(segment, label)) break;
    if (
      (labelOf(segment.text) && !isSame(segment.text)) ||
      (labelsOfSegment(segment.tokens) && !isContact(segment.text))
    ) {
      if (begun || beside === null) break;
    }
    found.push(withAnswers(segment, line, asked));
    asked = [];
    y = line.box[3];
  }
  return found;
}

/** "Currency AED" under "Buyer Ann Lee": a caption with its value at the edge of another. */
function isPeer({ text, box }: Segment, { label, inline, colon, segment }: Labelled): boolean {
  const isAligned = inline.length > 0 && !colon && Math.abs(box[0] - segment.box[0]) < 3;
  return isAligned && (longestIn(text)?.label ?? label) !== label;
}

/** "Pedido de compra #P00731", "Bon de commande n° 4711": what the paper is, under an address. */
function isNumberedTitle(text: string): boolean {
  const title = /^(\P{N}{8,}?)\s*(?:#|n[°º.]|no\.|nr\.)\s*\S*\d\S*$/iu.exec(text)?.[1];
  return title !== undefined && isOrderTitle(normalize(title));
}

/** The town that a block lacks, at its edge beside a row of the table. */
function townUnder(found: Segment[], { segments }: TextLine): Segment | undefined {
  const [first] = found;
  if (!first || found.some(({ text }) => isTown(text))) return undefined;
  return segments.find(({ box, text }) => Math.abs(box[0] - first.box[0]) < 2 && isTown(text));
}

/** A segment with those beside it that stand under captions of a form, as a town's state and its code do. */
function withAnswers(segment: Segment, line: TextLine, asked: Segment[]): Segment {
  const answers = line.segments.filter(({ box }) => asked.some((one) => Math.abs(one.box[0] - box[0]) < 8));
  const tokens = [segment, ...answers].flatMap((one) => one.tokens);
  return answers.length ? { text: textOf(tokens), tokens, box: union(tokens) } : segment;
}

/** "b. STREET ADDRESS": what a form calls a line of the block. */
const LETTERED = /^\(?[a-h][.)]\s+\p{L}/u;

/** Whether another label stands under this one, at its edge or with a colon: what is beside it is another value. */
function captioned({ segments }: TextLine, label: Labelled): boolean {
  return segments.some((segment) => {
    const { box, text } = segment;
    const under = box[2] < label.segment.box[2] + 60 && overlap(segment, label.segment);
    const aligned = Math.abs(box[0] - label.segment.box[0]) < 3;
    return under && (/[:：]$/.test(text) || (aligned && labelOf(text) !== null));
  });
}

/** Whether another caption with its value stands under one with a colon: "Credit Terms: N30" under "Buyer: DKOVACS". */
function isNext({ segments }: TextLine, { colon, segment }: Labelled): boolean {
  return (
    colon && segments.some((one) => overlap(one, segment) && ANSWERED.test(one.text) && !isContact(one.text))
  );
}

const ANSWERED = /^\p{L}[\p{L} ]*: ?\S/u;

/** Whether a segment stands in the middle of the box that a label heads, as the ones above it. */
function centred(
  box: readonly number[],
  found: Segment[],
  { label, begun }: { label: Labelled; begun: number },
): boolean {
  const middle = (b: readonly number[]) => (b[0]! + b[2]!) / 2;
  const last = found.at(-1);
  if (last) return Math.abs(middle(box) - middle(last.box)) < 4;
  const { segments } = label.line;
  const next = segments.find((other) => other.box[0] > label.segment.box[2]);
  return begun === 0 && label.colon && box[0]! >= label.segment.box[0] && !!next && box[2]! < next.box[0];
}

/** Whether a segment begins with a label and its colon, not with a house and a part of it. */
export function labelsOfSegment(tokens: Token[]): boolean {
  const words = tokens.flatMap(wordsOf);
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  const named = words.slice(0, colon);
  return colon >= 0 && colon < 5 && !isStreetWord(textOf(named)) && !isPartOfHouse(words);
}

/** Whether a label and what is beside it are one row of several that ask and answer at the same edges, right above and right below it. */
export function isPaired(label: Labelled, answer: number, { lines, grid }: Area): boolean {
  const index = lines.indexOf(label.line);
  const [above, below] = [lines[index - 1], lines[index + 1]];
  return !grid && [above, below].every((line) => line !== undefined && isPair(line, label, answer));
}

/** Up to here a caption may as well be an answer: "Approved". */
const NAMES_OTHER = 3;

/** Whether a line is words at a label's edge, and at another edge what answers them. */
function isPair({ segments }: TextLine, { segment }: Labelled, answer: number): boolean {
  const at = segments.findIndex(({ box }) => Math.abs(box[0] - segment.box[0]) < 3);
  const [asked, next] = segments.slice(Math.max(0, at));
  if (at < 0 || !asked || !next || Math.abs(next.box[0] - answer) > 3) return false;
  const isCaption = (labelOf(next.text)?.strength ?? 0) > NAMES_OTHER;
  return asked.tokens.flatMap(wordsOf).length < 4 && /^[^\d,]+$/.test(asked.text) && !isCaption;
}
