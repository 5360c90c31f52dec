import { labelOf, longestIn } from "../head/labels.ts";
import { type Area, type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import { isOrderTitle } from "../phrasebook/mod.ts";
import type { Label } from "../words/captions.ts";
import { normalize } from "../words/normal.ts";
import { textUnder } from "./beneath.ts";
import { COMPANY, isDated, isFirm, looksLikePerson } from "./names.ts";

/** Whether a segment is what the caption before it asks for; no company is where the answer stands under the caption, nor any name where that is a day. */
export function isAnswer(
  { text }: Segment,
  caption: Segment,
  { line, area }: { line: TextLine; area: Area },
): boolean {
  if (!isCaption(caption.text)) return false;
  const under = textUnder(caption, line, area);
  if (!COMPANY.test(text) && !isDated(under)) return true;
  return !under || /[:：]$/.test(caption.text) || labelOf(under) !== null;
}

/** Whether a text says what the one beside it is; a title doesn't. */
function isCaption(text: string): boolean {
  const label = labelOf(text)?.label ?? "poNumber";
  return label !== "poNumber" || /\p{L}\s?[:：]$/u.test(text);
}

/** Whether a segment is one of three or more words with something beside each: what a form asks, or an answer. */
export function inForm(segment: Segment, line: TextLine, area: Area): boolean {
  const at = line.segments.indexOf(segment);
  const pairs: [Segment | undefined, Segment | undefined][] = [
    [segment, line.segments[at + 1]],
    [line.segments[at - 1], segment],
  ];
  return pairs.some(([asked, answer]) => asked && answer && isAsked(asked, answer, area));
}

function isAsked(asked: Segment, answer: Segment, area: Area): boolean {
  if (area.grid && isTitleBefore(asked.text, answer.text)) return false;
  const alike = area.lines.filter(({ segments, box }) => {
    if (Math.abs(box[1] - asked.box[1]) > 10 * (asked.box[3] - asked.box[1])) return false;
    const at = segments.findIndex((other) => Math.abs(other.box[0] - asked.box[0]) < 2);
    const beside = segments[at + 1];
    return at >= 0 && beside && Math.abs(beside.box[0] - answer.box[0]) < 2 && !/\d/.test(segments[at]!.text);
  });
  return alike.length > 2 && !/\d/.test(asked.text) && !COMPANY.test(asked.text) && !labelOf(answer.text);
}

/** "ORDER | Great Plains Trailers": the title of a sheet beside who writes it. */
function isTitleBefore(title: string, name: string): boolean {
  const isBare = !/\d|[:：]$/.test(title) && !/\d/.test(name);
  return isBare && labelOf(title)?.label === "poNumber" && !looksLikePerson(name);
}

/** "거리  32 km": a short word of a script without capitals that asks for what is behind it, which is neither a title nor another caption. */
export function isAsking(segment: Segment, { segments }: TextLine): boolean {
  const next = segments[segments.indexOf(segment) + 1];
  if (!next || !SHORT.test(segment.text) || isFirm(segment.text)) return false;
  return !isOrderTitle(normalize(next.text)) && !longestIn(next.text);
}

const SHORT = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}$/u;

/** Whether a segment stands under the captions of a strip: one of several values in a row. */
export function inStrip({ box }: Segment, line: TextLine, area: Area): boolean {
  const above = area.lines
    .slice(0, area.lines.indexOf(line))
    .findLast(({ y }) => line.y - y > 0.5 * line.height);
  if (!above || line.box[1] - above.box[3] > line.height) return false;
  const captions = above.segments.filter(
    ({ text }, i) => isStripLabel(labelOf(text)?.label) && !/^[:：]/.test(above.segments[i + 1]?.text ?? ""),
  );
  // A name is no answer to what asks for a number, nor to a title that is called like one.
  const caption = above.segments.find((other) => Math.abs(other.box[0] - box[0]) < 6);
  return captions.length >= 2 && caption !== undefined && labelOf(caption.text)?.label !== "poNumber";
}

/** "Payment terms Net 30": a caption of several words and what it asks for. */
export function isCaptioned(words: Token[]): boolean {
  if (words.length < 3 || COMPANY.test(textOf(words))) return false;
  return words.slice(2).some((_, i) => isStripLabel(labelOf(textOf(words.slice(0, i + 2)))?.label));
}

const PARTIES: ReadonlySet<Label | undefined> = new Set(["buyer", "vendor", "shipTo", "billTo", undefined]);

function isStripLabel(label: Label | undefined): boolean {
  return !PARTIES.has(label);
}

/** Whether a line is a strip of captions, whose values stand below, or the head of a table. */
export function inCaptions({ segments }: TextLine): boolean {
  if (segments.length < 3 || segments.some(({ text }) => /\d|[:：]$/.test(text))) return false;
  return segments.length > 4 || segments.filter(({ text }) => labelOf(text)).length >= segments.length - 1;
}

/** Whether a row of a sheet closes with a figure that nothing asks for: it tells of a thing, or of a report. */
export function endsInFigure({ segments }: TextLine): boolean {
  const [before, last] = segments.slice(-2);
  if (segments.length < 3 || !before || !last || /\p{L}/u.test(last.text)) return false;
  return /\d/.test(last.text) && !labelOf(before.text) && !/[:：]$/.test(before.text);
}
