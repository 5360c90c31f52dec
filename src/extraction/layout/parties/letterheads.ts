import type { Box } from "../../../reading/mod.ts";
import { isPartOfDay } from "../head/boxed_date.ts";
import { labelOf, longestIn } from "../head/labels.ts";
import { type Area, type Segment, type TextLine, type Token, textOf, union } from "../page/lines.ts";
import { isOrderTitle } from "../phrasebook/mod.ts";
import type { Label } from "../words/captions.ts";
import { normalize } from "../words/normal.ts";
import { summaryOf } from "../words/summary.ts";
import { isCountry, isState } from "../words/towns.ts";
import { isHeadingWord, roleOf } from "../words/vocabulary.ts";
import { isAddressed, receiverUnder, WITH_ADDRESS } from "./addressees.ts";
import { addressEnd, hasTown, isOverTown, textUnder } from "./beneath.ts";
import {
  COMPANY,
  cleanName,
  isBritishTown,
  isDated,
  isFirm,
  isHouse,
  isLegalForm,
  isName,
  isStreet,
  isStreetOf,
  isTown,
  looksLikePerson,
  plainName,
  sameName,
  TITLE_BEHIND,
  TITLE_WORDS,
} from "./names.ts";
import { isStore } from "./offices.ts";
import { labelsOfSegment, linesOf } from "./party_blocks.ts";

/** A company's name on a page, and how likely it is the buyer's. */
export interface Named {
  name: string;
  tokens: Token[];
  page: number;
  weight: number;
  /** No label says what the company is to the order. */
  unlabelled?: boolean;
}

/** What is known of a page before its letterhead is looked for. */
export interface Head {
  skip: ReadonlySet<TextLine>;
  /** Where the lines of labelled blocks begin. */
  claimed: readonly Box[];
  /** Plain names of whom the goods and the bill go to: the sender's, most often. */
  receivers: string[];
  /** How these names begin. */
  houses: string[];
}

const MOST = 8;
/** In letters: a name, and one with its address behind it. */
const LONGEST_NAME = 90;
const LONGEST_SENDER = 160;

/** The names at the head of the first page that no label claims; `addressed` collects those that it is addressed to. */
export function letterheads(area: Area | undefined, head: Head, addressed: string[]): Named[] {
  if (!area) return [];
  const found: Named[] = [];
  const limit = area.grid ? 12 * 8 : area.height * 0.34;
  for (const line of area.lines) {
    if (line.box[1] > limit || head.skip.has(line) || found.length >= MOST) break;
    for (const segment of line.segments) {
      if (
        isLegalForm(segment.text) ||
        endsInForm(segment.text) ||
        goesOn(segment, found) ||
        isOfState(segment.text, found.at(-1))
      ) {
        lengthen(found, segment);
        continue;
      }
      const name = nameIn(segment, line, { area, head });
      if (!name) continue;
      if (isAddressed(segment, line, area)) {
        addressed.push(plainName(name));
        continue;
      }
      const receiver = receiverUnder(segment, line, area);
      if (receiver && !sameName(plainName(receiver), plainName(name))) addressed.push(plainName(receiver));
      const weight = weightOf(segment, name, { found, head, at: line.box[1] / limit, area });
      found.push({ name, tokens: segment.tokens, page: area.page, weight, unlabelled: true });
    }
  }
  return withoutProgram(found, area);
}

/** "AMVPO | WEXFORD ELECTRONICS DIV | PAGE 1": of the names on the first line of a page none that is but one word of capitals before another, as a program prints its own. */
function withoutProgram(found: Named[], { lines: [line] }: Area): Named[] {
  const [first, next] = found.map(({ tokens: [token] }) =>
    line!.segments.findIndex(({ tokens }) => tokens[0] === token),
  );
  const isProgram =
    first === 0 && next! > 0 && /^\p{Lu}{3,8}$/u.test(found[0]!.name) && /\p{L} \p{L}/u.test(found[1]!.name);
  return isProgram ? found.slice(1) : found;
}

/** "for Contracting & Supplies S.A.E.": the end of a name that begins on the line above. */
function endsInForm(text: string): boolean {
  return /^(for|and|of|&) /.test(text) && isFirm(text) && !/\d/.test(text);
}

/** Whether a text in large letters ends a name that stands above it in the same: "Ridgeline Pet" over "Supply LLC", "Wealdshire" over "District Council". */
function goesOn({ text, tokens, box }: Segment, found: Named[]): boolean {
  const isCouncil = COUNCIL.test(text);
  const isOver = ({ tokens: [word] }: Named) => Math.abs(word!.box[0] - box[0]) < ALIGNED;
  const [first] = (isCouncil ? found.findLast(isOver) : found.at(-1))?.tokens ?? [];
  const { size, bold } = tokens[0]!;
  const isAlike = size > LARGE && first?.size === size && first.bold === bold;
  return isAlike && (isCouncil || isFirm(text)) && !/\d/.test(text);
}

const COUNCIL = /^((metropolitan|county|city|borough|district|town|parish|unitary|regional) ){1,3}council$/i;
/** In points: texts no farther apart begin at one edge. */
const ALIGNED = 4;

/** "Department of Lands" under "State of Idaho": an authority's name in two lines. */
function isOfState(text: string, above: Named | undefined): boolean {
  const isState = above !== undefined && /^(state|commonwealth) of \p{Lu}[\p{L} ]+$/iu.test(above.name);
  return isState && /^(department|dept\.?|office|bureau|board) of \p{L}[\p{L} &,]+$/iu.test(text);
}

/** In points: more than text is printed in. */
const LARGE = 12;

/** A legal form alone belongs to the name that stands above it, or to the capitals beside it: "WITTEK   PRESSENBAU   GmbH". */
function lengthen(found: Named[], { text, tokens, box }: Segment): void {
  const beside = found.filter(({ tokens: [word] }) => Math.abs(word!.box[1] - box[1]) < 1);
  if (beside.length > 1 && beside.every(({ name }) => /^\p{Lu}+$/u.test(name))) {
    const [first, ...others] = beside;
    first!.name = [...beside.map(({ name }) => name), text].join(" ");
    first!.tokens = [...beside.flatMap((one) => one.tokens), ...tokens];
    first!.weight += 2;
    for (const other of others) found.splice(found.indexOf(other), 1);
    return;
  }
  const above = found.findLast(({ tokens: name }) => {
    const [first, last] = [name[0]!.box, name.at(-1)!.box];
    const aligned =
      Math.abs(first[0] - box[0]) < 4 ||
      Math.abs(last[2] - box[2]) < 4 ||
      Math.abs(first[0] + last[2] - box[0] - box[2]) < 8;
    return aligned && box[1] > first[1] && box[1] - first[3] < 1.5 * (box[3] - box[1]);
  });
  if (!above || (COMPANY.test(above.name) && !OPEN_FORM.test(above.name))) return;
  above.name = `${above.name} ${text}`;
  above.tokens = [...above.tokens, ...tokens];
  above.weight += 2;
}

/** A legal form of two words that ends in its first: "Northern Carports Pty" over "Ltd". */
const OPEN_FORM = /(?<!\p{L})(pty|pte|pvt|private|co|sdn)\.?$/iu;

/** The name that a segment is; null where it is a label, its value, a title or part of an address. */
function nameIn(segment: Segment, line: TextLine, { area, head }: { area: Area; head: Head }): string | null {
  const { tokens } = segment;
  const [words] = linesOf(tokens);
  const text = textOf(words!);
  const at = line.segments.indexOf(segment);
  const [before, behind] = [line.segments[at - 1], line.segments[at + 1]];
  if (
    labelOf(text) ||
    /^[:：]/.test(behind?.text ?? "") ||
    summaryOf(text) ||
    isTitle(text) ||
    labelsOfSegment(tokens) ||
    (before && isAnswer(segment, before, { line, area }))
  )
    return null;
  if (
    isOrderTitle(normalize(line.text)) ||
    isAsking(segment, line) ||
    inForm(segment, line, area) ||
    (area.grid && endsInFigure(line))
  )
    return null;
  if (words!.some((word) => isClaimed(word, head)) || inStrip(segment, line, area)) return null;
  const name = cleanName(text);
  if (
    !isName(name) ||
    isStore(name) ||
    isHeading(name) ||
    COUNTED.test(name) ||
    UNDER_NAME.test(name) ||
    isHeadline(name) ||
    text.length > (name === text ? LONGEST_NAME : LONGEST_SENDER)
  )
    return null;
  if (inCaptions(line) && !(/\s/.test(name) && isOverTown(segment, line, area))) return null;
  if (isCaptioned(words!) || (area.grid && isAside(segment, area))) return null;
  if (
    GREETING.test(text) ||
    isStreetOf(name, text) ||
    isDated(text) ||
    (isTold(text.replace(TITLE_BEHIND, "")) && !isFirm(name))
  )
    return null;
  if (isStreet(text, textUnder(segment, line, area)) || isCountry(name) || TOWN.test(name)) return null;
  const isCoded = isBritishTown(name) || (isTown(text) && CODED_TOWN.test(text));
  return isCoded && !isFirm(name) ? null : name;
}

/** "备注", "SHIP": one word of a table's or a form's headings, which is no firm's name. */
function isHeading(name: string): boolean {
  const isAlone = !/\s|\p{Script=Han}{5}/u.test(name) && !isFirm(name);
  return isAlone && (isHeadingWord(name) || roleOf(name) !== null || isPartOfDay(name));
}

/** Whether one word stands right of where a sheet's rows begin: "Codes" over a legend. */
function isAside({ text, box }: Segment, { lines }: Area): boolean {
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(text) && !isFirm(text);
  return isWord && lines.some((line) => line.box[0] < box[0]);
}

/** Whether a labelled block's line begins with a word, which may have been opened again. */
function isClaimed({ box }: Token, { claimed }: Head): boolean {
  return claimed.some((other) => other.every((n, i) => n === box[i]));
}

/** "New Delhi - 110020", "Bristol BS2 0QZ", "Dunmore OH 44107": a town with its code alone. */
const CODED_TOWN = /^\P{N}+ ([–-] ?\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]{2} \d{5}(-\d{4})?)$/u;

/** "г. Самара": the town that a letter is of, by its short word. */
const TOWN = /^(г|гор|гр|м|с|пгт)\.\s?\p{Lu}[\p{L}-]*$/u;

/** "Payment terms Net 30": a caption of several words and what it asks for. */
function isCaptioned(words: Token[]): boolean {
  if (words.length < 3 || COMPANY.test(textOf(words))) return false;
  return words.slice(2).some((_, i) => isStripLabel(labelOf(textOf(words.slice(0, i + 2)))?.label));
}

/** "RELEASE ORDER (price per agreement)", "EXPORT PURCHASE ORDER — NK": a title, whatever a bracket or a short sign adds to it. */
function isHeadline(name: string): boolean {
  return (
    TITLE_WORDS.test(name) || TITLE_WORDS.test(name.replace(/\s*\([^)]*\)$|\s+[-–—]\s+\p{Lu}{1,4}$/u, ""))
  );
}

const LONGEST_TITLE = 90;

/** "PO 9316", "Print order PJ77", "Encomenda nº 471182", "PO# AB/PO/0417": an order's name with its number. */
function isTitle(text: string): boolean {
  if (!/\d/.test(text) || text.length > LONGEST_TITLE) return false;
  const name = /^(\P{N}*\p{L}\P{N}*?)[\s#:.-]*\S*\d\S*$/u.exec(text)?.[1] ?? "";
  const called = /^(\P{N}*?\p{L}\P{N}*?)[\s#:.-]+\S*\d\S*$/u.exec(text)?.[1] ?? "";
  return (
    labelOf(name)?.label === "poNumber" ||
    labelOf(called)?.label === "poNumber" ||
    /^\p{L}+ [Oo]rder( \p{Lu}+)?$/u.test(name)
  );
}

/** "Shopping cart (8 items)": what stands below, and how many. */
const COUNTED = /\(\d+( \p{L}+)?\)$/u;
/** "JOB 2291 ST ANNE TOWER", "A DIVISION OF ACME FOODS": what is ordered for, and whose part somebody is. */
const UNDER_NAME =
  /^(job|project) (no\.? ?|# ?)?\d{3,}(?!\S)|^an? (\p{L}+ )?(division|subsidiary|affiliate|unit|member|company) of /iu;
const GREETING =
  /^(hello|hi|hey|good (morning|afternoon|day)|dear|hallo|guten (tag|morgen)|moin|bonjour|hola|buenos d[ií]as|buongiorno|ciao|beste|goedemorgen|hej|olá|bom dia)(?!\p{L})[^,!]{0,30}[,!]$/iu;
/** The end of a sentence in Korean, Japanese or Chinese, or a box to tick. */
const NO_NAME = /니다\.?$|。$|\[\s?\S?\s?\]/u;

/** Whether a text is a word of a sentence or of a caption, or a sentence, which are no names. */
function isTold(text: string): boolean {
  if (NO_NAME.test(text)) return true;
  return /^[\p{Ll}\s]+$/u.test(text) || (text.match(/(?<!\S)\p{Ll}{3}/gu) ?? []).length > 3;
}

function weightOf(
  segment: Segment,
  name: string,
  { found, head, at, area }: { found: Named[]; head: Head; at: number; area: Area },
): number {
  const size = Math.max(...segment.tokens.map((token) => token.size));
  const said = segment.tokens[0]!.cell ? segment.text.trim() : textOf(linesOf(segment.tokens)[0]!);
  const withAddress = name !== said && WITH_ADDRESS.test(said);
  const isMarked = saysMark(segment, name, found);
  const isSecond = !isMarked && isBelowSender(segment, found, { area, own: withAddress ? name : "" });
  const isReceiver =
    head.receivers.some((receiver) => sameName(receiver, plainName(name))) ||
    head.houses.includes(beginningOf(name));
  return (
    (found.length === 0 ? 2.6 : 2) +
    (isFirm(name) || isHouse(name) ? 2 : 0) +
    (withAddress && !isFirm(name) && isUnderName(segment, found) ? -2 : withAddress && !isSecond ? 2.8 : 0) +
    (isReceiver ? 1.5 : 0) +
    (isMarked ? 1 : 0) +
    Math.min(1.2, size / 18) -
    at * 1.2 -
    (segment.box[0] > 0.6 * area.width ? 0.5 : 0) -
    (looksLikePerson(name) ? 0.3 : 0) -
    (isState(name) ? 2 : 0) -
    (!isReceiver && isSecond ? 2.5 : 0)
  );
}

/** Whether a name has the one word of a mark that stands before it in larger letters, with a sign perhaps: "WESTERKAMP" over "Maschinenfabrik Westerkamp GmbH", "ORTHOMECH +". */
function saysMark({ tokens: [first] }: Segment, name: string, found: Named[]): boolean {
  const words = name.toLowerCase().split(/\s+/);
  return found.some(({ name: printed, tokens: [word] }) => {
    const mark = printed.replace(/ [^\p{L}\p{N}]$/u, "");
    const isWord = /^(\p{L}{4,}|\p{Lu}{3})$/u.test(mark) && words.includes(mark.toLowerCase());
    return isWord && word!.size > LARGER * first!.size;
  });
}

/** The first two words of a company's name, which its sites share: "Cotswold Homes" of "Cotswold Homes - Windrush". */
export function beginningOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[\s,–-]+/, 2)
    .join(" ");
}

/** Whether a name with its address stands above one with another, as a letter's sender above whom it goes to, or heads the page in larger letters above it; `own` is one with its address on its line, which may be its sender's again. */
function isBelowSender(
  segment: Segment,
  found: Named[],
  { area, own }: { area: Area; own: string },
): boolean {
  const { box, tokens } = segment;
  if (!own && !hasTown(segment, addressEnd(box), area)) return false;
  const words = own.toLowerCase().split(/\s+/);
  // "JOINERY | ROTHAUS" in large letters over "Rothaus Ltd, 9 Mill Street, …".
  if (isFirm(own) && found.some(({ name }) => words.includes(name.toLowerCase()))) return false;
  return found.some(({ name: other, tokens: name }, i) => {
    if (own && beginningOf(own) === beginningOf(other)) return false;
    const above = union(name);
    if (above[3] > box[1]) return false;
    const larger = i === 0 && name[0]!.size > LARGER * tokens[0]!.size;
    const heads =
      larger && (Math.abs(above[0] - box[0]) < 4 || hasTown({ box: above }, addressEnd(above), area));
    return heads || hasTown({ box: above }, box[1] + 1, area);
  });
}

/** How much larger the letters of a heading are than those under it. */
const LARGER = 1.2;

/** Whether a name stands right above: then this is its street, not a name with its address on one line. */
function isUnderName({ box, tokens }: Segment, found: Named[]): boolean {
  const size = tokens[0]!.size;
  return found.some(({ tokens: above }) => {
    const [x0, , , bottom] = above[0]!.box;
    const middle = (x0 + above.at(-1)!.box[2]) / 2;
    const aligned =
      Math.abs(x0 - box[0]) < 8 ||
      Math.abs(above.at(-1)!.box[2] - box[2]) < 4 ||
      Math.abs(middle - (box[0] + box[2]) / 2) < 8;
    return aligned && box[1] - bottom < 1.2 * Math.max(size, above[0]!.size);
  });
}

/** Whether a line is a strip of captions, whose values stand below, or the head of a table. */
function inCaptions({ segments }: TextLine): boolean {
  if (segments.length < 3 || segments.some(({ text }) => /\d|[:：]$/.test(text))) return false;
  return segments.length > 4 || segments.filter(({ text }) => labelOf(text)).length >= segments.length - 1;
}

/** Whether a row of a sheet closes with a figure that nothing asks for: it tells of a thing, or of a report. */
function endsInFigure({ segments }: TextLine): boolean {
  const [before, last] = segments.slice(-2);
  if (segments.length < 3 || !before || !last || /\p{L}/u.test(last.text)) return false;
  return /\d/.test(last.text) && !labelOf(before.text) && !/[:：]$/.test(before.text);
}

/** Whether a segment is one of three or more words with something beside each: what a form asks, or an answer. */
function inForm(segment: Segment, line: TextLine, area: Area): boolean {
  const at = line.segments.indexOf(segment);
  const pairs: [Segment | undefined, Segment | undefined][] = [
    [segment, line.segments[at + 1]],
    [line.segments[at - 1], segment],
  ];
  return pairs.some(([asked, answer]) => asked && answer && isAsked(asked, answer, area));
}

/** "거리  32 km": a short word of a script without capitals that asks for what is behind it, which is neither a title nor another caption. */
function isAsking(segment: Segment, { segments }: TextLine): boolean {
  const next = segments[segments.indexOf(segment) + 1];
  if (!next || !SHORT.test(segment.text) || isFirm(segment.text)) return false;
  return !isOrderTitle(normalize(next.text)) && !longestIn(next.text);
}

const SHORT = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}$/u;

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

/** Whether a segment stands under the captions of a strip: one of several values in a row. */
function inStrip({ box }: Segment, line: TextLine, area: Area): boolean {
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

const PARTIES: ReadonlySet<Label | undefined> = new Set(["buyer", "vendor", "shipTo", "billTo", undefined]);

function isStripLabel(label: Label | undefined): boolean {
  return !PARTIES.has(label);
}

/** Whether a segment is what the caption before it asks for; no company is where the answer stands under the caption, nor any name where that is a day. */
function isAnswer(
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
