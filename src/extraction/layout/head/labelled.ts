import type { Box } from "../../../reading/mod.ts";
import {
  type Area,
  isRightToLeft,
  RIGHT_TO_LEFT,
  type Segment,
  type TextLine,
  type Token,
  union,
} from "../page/lines.ts";
import { isDayWord } from "../values/dates.ts";
import type { Label } from "../words/captions.ts";
import { kept } from "../words/memo.ts";
import { GLUED, labelOf, longestIn, MOST_WORDS, wholeLabel, wordsOf } from "./labels.ts";

/** A label with the words behind it; `strength` tells how surely it names what it announces. */
export interface Labelled {
  label: Label;
  strength: number;
  segment: Segment;
  line: TextLine;
  /** Words after the label in its own segment. */
  inline: Token[];
  /** The label ends with a colon. */
  colon: boolean;
  /** Its second line. */
  lower?: Segment;
}

/** The labels on a page's lines but for some, with what follows each in its segment. */
export function labelsOf(area: Area, skip: ReadonlySet<TextLine> = NONE): Labelled[] {
  const labelsAt = labelling(area);
  return area.lines.flatMap((line, at) => {
    const labels = skip.has(line) ? NO_LABELS : labelsAt(at);
    if (labels.length === 0) return [];
    const lines = Array.from({ length: WRAPS }, (_, up) => labelsAt(at - 1 - up));
    const wrapped = lines.flat().filter(({ lower }) => lower);
    // "SHIP" over "TO:" is no "To:".
    return labels.filter(
      ({ label, segment: { box } }) =>
        !wrapped.some(({ lower, label: whole }) => label !== whole && isSameBox(lower!.box, box)),
    );
  });
}

const NONE: ReadonlySet<TextLine> = new Set();
const NO_LABELS: readonly Labelled[] = [];
/** A label's second line is one of so many below its first. */
const WRAPS = 3;

/** The labels on a page's lines by their places, looked for once they are asked for. */
const labelling = kept((area: Area) => {
  const known: (readonly Labelled[])[] = [];
  return (at: number) => (known[at] ??= area.lines[at] ? labelsOn(area, at) : NO_LABELS);
});

function isSameBox([x0, y0]: Box, [x, y]: Box): boolean {
  return x0 === x && y0 === y;
}

function labelsOn(area: Area, at: number): Labelled[] {
  const line = area.lines[at]!;
  const below = area.lines.slice(at + 1, at + 1 + WRAPS);
  return line.segments.flatMap((segment) => {
    if (BARE_FIGURE.test(segment.text) || SENTENCE_END.test(segment.text)) return [];
    const found = labelsIn(segment, line);
    if (area.grid) return found;
    const more = spacedLabel(segment, line) ?? wrappedLabel(segment, { line, below });
    if (!more) return found;
    // "Date" over "required:" with the day beside the former is no order's.
    const isOne =
      more.colon && below.some(({ segments: [lower, ...others] }) => lower === more.lower && !others[0]);
    return [...(isOne ? found.filter(({ inline }) => inline.length > 0) : found), more];
  });
}

/** It labels nothing. */
const BARE_FIGURE = /^\d([\d.,]*\d)?$/;
/** "… under this or any other" over "order." */
const SENTENCE_END = /^\p{Ll}[\p{L} ,-]*\p{Ll}{4}(?<!n[ro]|num)\.$/u;

/** One label whose words stand far apart: "ORDER     NO." */
function spacedLabel(segment: Segment, line: TextLine): Labelled | null {
  const next = line.segments[line.segments.indexOf(segment) + 1];
  if (!next || next.box[0] - segment.box[2] > 3 * line.height) return null;
  const answered = answeredSign(segment, next, line);
  if (answered) return answered;
  if (!NUMBER_WORD.test(next.text) && !(LETTER.test(segment.text) && LETTER.test(next.text))) return null;
  const hit = labelOf(`${segment.text} ${next.text}`);
  if (!hit) return null;
  const tokens = [...segment.tokens, ...next.tokens];
  const colon = /[:：]$/.test(next.text);
  return { ...hit, segment: { ...next, tokens, box: union(tokens) }, line, inline: [], colon };
}

/** One sign of a script without blanks, which forms spread over the width of other captions. */
const SIGN = /^\p{Script=Han}$/u;

/** A label of two signs far apart with what it asks for: "日       期：2026年6月26日". */
function answeredSign(segment: Segment, next: Segment, line: TextLine): Labelled | null {
  const [sign, ...inline] = next.tokens.flatMap(wordsOf);
  if (!SIGN.test(segment.text) || !sign || !inline[0] || !/^\p{Script=Han}[:：]$/u.test(sign.text))
    return null;
  const hit = labelOf(`${segment.text} ${sign.text}`);
  return hit && { ...hit, segment: { ...segment, box: union([segment, sign]) }, line, inline, colon: true };
}

/** A letter or two of a script without blanks, as in "발    신 :". */
const LETTER = /^[\p{Script=Han}\p{Script=Hangul}]( [\p{Script=Han}\p{Script=Hangul}])?\s?[:：]?$/u;
const NUMBER_WORD = /^(no|nr|num|number|nummer|numero|número|n°|nº|#)[.:]*$/i;

/** Whether what stands beside a caption begins with its colon. */
export function isSaid(caption: Segment, { segments }: TextLine): boolean {
  return /^[:：]/.test(segments[segments.indexOf(caption) + 1]?.text ?? "");
}

/** One label broken over two lines: "Order" over "Date:", "Expected Receipt" over "Date", or "Require" over "Date" with ": 06-04-2024" beside. */
function wrappedLabel(
  segment: Segment,
  { line, below }: { line: TextLine; below: TextLine[] },
): Labelled | null {
  if (/[:：]$/.test(segment.text) || segment.tokens.length > 3) return null;
  const said = isSaid(segment, line);
  for (const next of below) {
    if (next.y - line.y > 1.5 * line.height) return null;
    const second = next.segments.find(({ box }) => Math.abs(box[0] - segment.box[0]) < 3);
    if (!second || second.tokens.length > 3) continue;
    const colon = /[:：]$/.test(second.text);
    const isCaption = ({ text }: Segment) => labelOf(text) !== null;
    if (colon && [segment, second].every(isCaption) && hasValue(segment, line) && hasValue(second, next))
      continue;
    const isSure = colon || (said && !isSaid(second, next)) || NUMBER_WORD.test(second.text);
    const own = isSure ? null : toldAlone(second, next);
    if (!isSure && own === null) continue;
    const hit = labelOf(`${segment.text} ${second.text}`);
    const isDay = DAY_WORD.test(second.text) && labelOf(segment.text)?.label === hit?.label;
    if (hit && (isSure || isDay || own === hit.label))
      return {
        ...hit,
        segment: { ...segment, box: union([segment, second]) },
        line,
        inline: [],
        colon,
        lower: second,
      };
  }
  return null;
}

/** Whether what stands beside a text is no caption. */
function hasValue(segment: Segment, { segments }: TextLine): boolean {
  const next = segments[segments.indexOf(segment) + 1];
  return next !== undefined && !/[:：]$/.test(next.text) && !labelOf(next.text);
}

const DAY_WORD = /^(date|datum|fecha|data|dato|dag)$/i;

/** What the second line of a caption says alone, with nothing beside it, which both may say: "Required" under "Date", with the day beside that. */
function toldAlone(second: Segment, { segments }: TextLine): Label | null {
  const next = segments[segments.indexOf(second) + 1];
  const own = labelOf(second.text);
  return own && (!next || labelOf(next.text) !== null) ? own.label : null;
}

function labelsIn(segment: Segment, line: TextLine): Labelled[] {
  const words = wordsIn(segment);
  const found: (Labelled & { from: number; to: number })[] = [];
  const isParted =
    (PARTS.test(segment.text) && words.some(({ text }) => /[:：]$/.test(text) || DOT.test(text))) ||
    words.filter(isDay).length > 1;
  for (let from = 0; from < (isParted ? words.length : 1) && found.length < 6; from++) {
    const follows =
      from === 0 ||
      found.length > 0 ||
      ENDS.test(words[from - 1]!.text) ||
      isBehindValue(words.slice(0, from));
    const hit = follows && !FIGURE.test(words[from]!.text) ? longest(words, from) : null;
    if (!hit) continue;
    const colon = /[:：]$/.test(words[hit.to - 1]!.text) || words[hit.to]?.text === ":";
    if (/^(box|code)$/i.test(words[hit.to]?.text ?? "")) continue;
    if (!colon && words.length > hit.to && BUSINESS.test(readOut(words.slice(from, hit.to)))) continue;
    const ours = hit.label === "shipTo" && POSSESSIVE.test(words[hit.to]?.text ?? "");
    const next = ours ? [] : words.slice(hit.to, hit.to + 3);
    if (!colon && next.some(({ text }) => /^\p{L}+[:：]$/u.test(text))) continue;
    const [before, behind] = [words[from - 1], words[hit.to]];
    const dated = before && behind && (DOT.test(before.text) || isDay(before)) && isDay(behind);
    if ((from > 0 || isMidSentence(words, hit.to)) && !colon && !dated) continue;
    const elsewhere = hit.label === "orderDate" && isOfOther(words.slice(0, from));
    found.push({
      ...hit,
      ...numberedTitle(words.slice(from, hit.to), words[hit.to]),
      ...(elsewhere ? { label: "other", strength: 0 } : {}),
      segment: { ...segment, box: union(words.slice(from, hit.to)) },
      line,
      inline: [],
      colon,
      from,
    });
    from = hit.to - 1;
  }
  return found.map((label, i) => ({
    ...label,
    inline: untranslated(words.slice(label.to, found[i + 1]?.from ?? words.length)).filter(
      ({ text }) => !/^[:：#.]+$/.test(text),
    ),
  }));
}

/** What a trade calls its business, which names begin with too: "Farm | Four Winds CSA" and "Garage Poncet et Fils". */
const BUSINESS = /^(farm|restaurant|salon|garage)$/i;

/** The words behind a caption's translation: "Facturar a: (Invoice to) Acme". */
function untranslated(words: Token[]): Token[] {
  const end = words[0]?.text.startsWith("(") ? words.findIndex(({ text }) => text.endsWith(")")) : -1;
  return labelOf(readOut(words.slice(0, end + 1)).slice(1, -1)) ? words.slice(end + 1) : words;
}

/** Whether words end with a value behind its caption, whatever that is: "Serie: OC" before "Folio: 2187". */
function isBehindValue(words: Token[]): boolean {
  return (
    words.slice(0, -1).some(({ text }) => /^\p{Lu}.*[:：]$/u.test(text)) && CAPITALS.test(words.at(-1)!.text)
  );
}

const CAPITALS = /^[\p{Lu}\p{N}][^\p{Ll}]*$/u;

/** Between captions with their days, as the day before may stand alone: "Issued 05/10/2026 · Delivery 20/10/2026", "PO Date 03/02/26 Expected 03/06/26". */
const DOT = /^[•·]$/;
/** What of a text may part its captions. */
const PARTS = /[:：•·】]/;

function isDay({ text }: Token): boolean {
  return isDayWord(text);
}

/** What words announce as surely as with "#" for their last where the number begins with it: "Purchase Order #P00219". */
function numberedTitle(words: Token[], next: Token | undefined): { label: Label; strength: number } | null {
  return /^#\S*\d/.test(next?.text ?? "") ? labelOf(`${readOut(words)} #`) : null;
}

/** Whether the last paper that words name is none of the order: "Ref: your quotation no. 4711 dated:", "Indent No. & Date:", "Acknowledgement Certificate No. 4711 Date Issued:". */
function isOfOther(words: Token[]): boolean {
  const papers = [...readOut(words).matchAll(PAPER)];
  return papers.length > 0 && papers.at(-1)![1] === undefined;
}

const PAPER =
  /(?<!\p{L})(?:((?:purchase )?orders?|p\.?o\.?|commande|bestellung|pedido|orden|ordine|bestelling)|quotations?|quotes?|offers?|(?:en|in)quir(?:y|ies)|rfqs?|indents?|requisitions?|requests?|proforma|contract|agreement|letter|mail|certificate|licen[cs]e|permit|accreditation|angebot|anfrage|devis|offre|oferta|cotizaci[oó]n|offerta|offerte)(?!\p{L})/giu;

/** "order by Seller is limited to the terms stated": a line that goes on with a sentence announces nothing. */
function isMidSentence([first, ...words]: Token[], behind: number): boolean {
  return /^\p{Ll}/u.test(first!.text) && words.length - behind >= LEAST_OF_SENTENCE;
}

const LEAST_OF_SENTENCE = 4;

/** How a sentence calls a place of the writer's: "deliver to our warehouse: …". */
export const POSSESSIVE =
  /^(our|the|unser(e[nrms]?)?|notre|nos|nuestr[oa]|nostr[oa]|ons|onze|noss[oa]|nasz(ego)?)$/iu;

/** Between two captions, or at the end of a sentence. */
const ENDS = /^[•|·–-]$|(\p{Ll}{3}|\d{2})[.;]$|^(\d{1,2}|[一二三四五六七八九十]{1,3})[、．.]$|[，；。]$/u;

/** A word whose figures come before its letters, which numbers no caption: none begins with it. */
const FIGURE = /^(?!\(?\d{1,2}[.)]$)\P{L}*\p{N}/u;

/** The longest label that begins with a word; a colon ends it. */
function longest(words: Token[], from: number): { label: Label; strength: number; to: number } | null {
  const whole = from === 0 && words.length > MOST_WORDS ? wholeLabel(readOut(words)) : null;
  if (whole) return { ...whole, to: words.length };
  const hit = longestIn(readOut(words.slice(from, from + 2 * MOST_WORDS + 1)));
  return hit && { label: hit.label, strength: hit.strength, to: from + hit.count };
}

/** Words that are in reading order already. */
function readOut(words: Token[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** The words of a segment in reading order, opened where they are glued. */
function wordsIn({ text, tokens: all }: Segment): Token[] {
  const tokens = RIGHT_TO_LEFT.test(text) && isRightToLeft(all) ? all.toReversed() : all;
  return tokens.some((token) => GLUED.test(token.text)) ? tokens.flatMap(wordsOf) : tokens;
}
