import { halvesJoined } from "../page/halves.ts";
import type { Area, TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { summaryOf } from "../words/summary.ts";
import { saysCode } from "./called_codes.ts";
import { isCondition } from "./conditions.ts";
import { isAside } from "./decks_asides.ts";
import { captionsAt, type Decks, decksIn, isOfCodes, NEXT } from "./decks_captions.ts";
import { type Item, laid } from "./decks_laid.ts";
import { areProven, leavesFigures } from "./decks_proven.ts";
import { withPushedDays } from "./decks_pushed.ts";
import { headedWords } from "./decks_worded.ts";
import { headingsOf } from "./headings.ts";
import { areKinds, isDayUnder, isOfOther } from "./kinds.ts";
import type { Phrase } from "./phrases.ts";
import { halvesRaised } from "./raised_halves.ts";
import { numbersRaised } from "./raised_numbers.ts";

/** A line of an item stands so many lines under the one before: words that go on may stand between them. */
const APART = 3;
/** Codes stand below all words. */
const CODES_APART = 4;
/** Of a line's captions so many have something under them. */
const FILLED = 0.5;

/** Pages whose table has several lines of captions over items of as many lines, with each lower line laid to the right of the one above; other pages as they are. */
export function unstacked(areas: Area[], style: Style): Area[] {
  let known: Decks | null = null;
  return areas.map((area) => {
    const joined = () => (headingsOf(area).some(({ main }) => main) ? halvesJoined(area) : null);
    for (const way of [() => area, joined, () => halvesRaised(area), () => numbersRaised(area)]) {
      const page = way();
      const found = page && itemsOn(page, known, style);
      if (!found) continue;
      known = found.decks;
      const { area: own, items } = withPushedDays(page, found.items, found.decks);
      return laid(headedWords(own, items, found.decks.captions), items);
    }
    return area;
  });
}

/** The items of a page under its own captions, or those of a page before where it has none. */
function itemsOn(area: Area, known: Decks | null, style: Style): { decks: Decks; items: Item[] } | null {
  const headings = headingsOf(area);
  let decks = known;
  let headed = -1;
  const found = headings.flatMap(({ first, last }): Item[] => {
    if (first <= headed) return [];
    const lines = captionsAt(area, [first, Math.max(last, first + 1)]);
    for (const own of decksIn(lines, first, style)) {
      const from = (own.heads.at(-1)?.at ?? first) + 1;
      const to = headings.find((other) => other.first >= from)?.first;
      if (!isAgain(own, known) && !areProven(itemsIn(area, own, { from, to }), area, own)) continue;
      const items = itemsIn(area, own, { from, to, proven: true });
      if (items.length === 0 || leavesFigures(items, area, own)) continue;
      decks = own;
      headed = from - 1;
      return [own.heads, ...items];
    }
    return [];
  });
  const isHeaded = found.length > 0 || headings.some(({ main }) => main);
  const items = isHeaded || !decks ? found : itemsIn(area, decks, { from: 0, proven: true });
  return decks && items.some(({ length }) => length > 1) ? { decks, items } : null;
}

/** Whether captions say the same as those of a page before. */
function isAgain({ captions }: Decks, known: Decks | null): boolean {
  const said = (decks: Phrase[][]) =>
    decks.map((deck) => deck.map(({ label }) => label).join("|")).join("\n");
  return known !== null && said(captions) === said(known.captions);
}

/** The items between two lines of a page; where these are `proven`, with lines of other kinds that stand where theirs should. */
function itemsIn(
  { lines }: Area,
  decks: Decks,
  { from, to = lines.length, proven = false }: Between,
): Item[] {
  const items: Item[] = [];
  // Lines since the last one of an item, without what is told of it beside.
  let [away, since] = [0, -1];
  for (let at = from; at < to; at++) {
    const line = lines[at]!;
    if (isAside(line, decks.style)) continue;
    const last = items.at(-1)?.at(-1);
    if (last && last.at !== since) [away, since] = [0, last.at];
    away++;
    const isAlone =
      line.segments.length === 1 && (last?.at === at - 1 || lines[at - 1]?.segments.length === 1);
    const deck = last && away <= CODES_APART ? deckUnder(last.deck, { line, isAlone }, decks) : -1;
    const isNear = deck > 0 && (away <= APART || isOfCodes(deck, decks));
    const isAfter = last?.at === at - 1 && isNext(line, lines[at - 1]!);
    const isMore = isAfter && last.deck === 0 && line.segments.length === 1;
    const opens = !isMore && fits(line, 0, decks) && (!decks.isNamed || isUnderFirst(line, decks));
    if (isNear && isOutdone(line, lines[at + 1], deck, decks)) continue;
    if (isNear && !(opens && isNumbered(line, decks))) items.at(-1)!.push({ deck, at });
    else if (opens) items.push([{ deck: 0, at }]);
    else if (
      proven &&
      isAfter &&
      last.deck === 0 &&
      isFilled(line, 1, decks) &&
      !isOver(line, lines[at + 1], decks) &&
      !hasBelow(line, lines.slice(at + 1, at + 1 + APART), decks)
    )
      items.at(-1)!.push({ deck: 1, at });
    else if (proven && !isAfter && at > from && isUpper(lines[at - 1]!, line, decks))
      items.push([at - 1, at].map((place, deck) => ({ deck, at: place })));
    else if (
      isAfter &&
      last.deck > 0 &&
      (goesOn(line, { ...decks, deck: last.deck }) || (proven && isCondition(line)))
    )
      items.at(-1)!.push({ deck: last.deck, at, below: true });
  }
  return items;
}

interface Between {
  from: number;
  to?: number;
  proven?: boolean;
}

/** Whether the lone text of a line stands right over a line with more under the same lower captions: words that go on. */
function isOutdone(line: TextLine, below: TextLine | undefined, deck: number, decks: Decks): boolean {
  if (line.segments.length > 1 || !below || !isNext(below, line)) return false;
  return decks.under[deck]!(below).size > 1 && fits(below, deck, decks);
}

/** Whether a line stands right below another. */
function isNext(line: TextLine, above: TextLine): boolean {
  return line.y - above.y < NEXT * line.height;
}

/** Whether a line stands right over an item's second. */
function isOver(line: TextLine, below: TextLine | undefined, decks: Decks): boolean {
  return below !== undefined && isNext(below, line) && fits(below, 1, decks);
}

/** Whether an item's second line, with more in it than a line, comes among those below, before the first of another. */
function hasBelow(line: TextLine, below: TextLine[], decks: Decks): boolean {
  const next = below.find((other) => fits(other, 1, decks) || fits(other, 0, decks));
  const { size } = decks.under[1]!(line);
  return next !== undefined && fits(next, 1, decks) && decks.under[1]!(next).size > size;
}

/** Whether a line, whatever its kinds, stands where an item's first line should: right over one of the second. */
function isUpper(line: TextLine, below: TextLine, decks: Decks): boolean {
  return !isAside(line, decks.style) && isFilled(line, 0, decks) && isOver(line, below, decks);
}

/** Whether several texts that are no sum stand under two captions at least, and enough of all. */
function isFilled(line: TextLine, deck: number, { captions, under }: Decks): boolean {
  const { size } = under[deck]!(line);
  if (isOfCodes(deck, { captions }) || line.segments.length === 1) return false;
  return size > 1 && size >= FILLED * captions[deck]!.length && summaryOf(line.segments[0]!.text) === null;
}

/** The next lower captions that a line fits, or a day alone, under nothing but words or the item's line, is under; -1 where there are none. */
function deckUnder(
  above: number,
  { line, isAlone }: { line: TextLine; isAlone: boolean },
  decks: Decks,
): number {
  const isDay = (deck: Phrase[]) => isAlone && isDayUnder(line.segments[0]!, deck, decks.style);
  return decks.captions.findIndex(
    (own, deck) =>
      (deck === above + 1 || (deck > above && !isOfAny(own))) && (isDay(own) || fits(line, deck, decks)),
  );
}

/** Whether all that captions head is one text of any kind: words that go on under the lines above would be it too. */
function isOfAny([only, ...others]: Phrase[]): boolean {
  return others.length === 0 && only!.role === "other";
}

/** Whether a line has something under enough captions, all of it of the kinds that they say. */
function fits(line: TextLine, deck: number, { captions, under, style }: Decks): boolean {
  const { length } = captions[deck]!;
  const texts = line.segments.filter(({ text }) => text !== "/");
  if (texts.length > length + 1 || line.tokens.length < FILLED * length) return false;
  if (isOfCodes(deck, { captions }) && texts.length < length) return false;
  if (deck > 0 && texts.some(({ text }) => saysCode(text))) return false;
  const cells = under[deck]!(line);
  const isAside = texts.length === 1 && isOfOther(texts[0]!, captions[deck]!, style);
  return cells.size >= FILLED * length && !isAside && areKinds(cells, style);
}

function isNumbered(line: TextLine, { under }: Decks): boolean {
  return under[0]!(line)
    .keys()
    .some(({ role }) => role === "lineNumber");
}

function isUnderFirst(line: TextLine, { captions, under }: Decks): boolean {
  return under[0]!(line).has(captions[0]![0]!);
}

/** Whether a text right below an item's line is of the kind that the captions over it say, and not of that of the first ones, or begins where words under these captions do. */
function goesOn(line: TextLine, decks: Decks & { deck: number }): boolean {
  const { captions, under, style, deck } = decks;
  const isUnder = (at: number) => areKinds(under[at]!(line), style);
  const words = captions[deck]!.find(({ role }) => role === "description");
  const isFlush = words !== undefined && Math.abs(words.x0 - line.box[0]) < FLUSH && !fits(line, 0, decks);
  return line.segments.length === 1 && (isFlush || (!isUnder(0) && isUnder(deck)));
}

/** In points: what begins no farther apart does at one edge. */
const FLUSH = 2;
