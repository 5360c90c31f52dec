import { BLANK } from "../page/blanks.ts";
import { type Area, isRecognized, type TextLine, type Token, textOf, union } from "../page/lines.ts";
import { joined, spelled } from "../page/spaced.ts";
import { CODED, type Role, roleOf } from "../words/vocabulary.ts";
import { unglued } from "./glued.ts";
import { periodRun } from "./periods.ts";
import { LEAST_SIZES, mayRun, sizeRun } from "./size_run.ts";

/** What one column heading says, at one height of the heading block. */
export interface Level {
  role: Role | null;
  label: string;
  x0: number;
  x1: number;
  /** The heading itself; of several over each other none. */
  head?: Token & { page: number };
}

/** Words of one line that are one heading, or a part of one. */
export interface Phrase extends Level {
  tokens: Token[];
  line: number;
}

/** Labels that may be half a heading. */
export const WEAK =
  /^(unit|units|item|items|order|ordered|line|total|price|net|no\.?|nr\.?|number|#|code|ext\.?|extended|gross|due|delivery|date|product|material|part|per|amount|cost|value|qty\.?|quantity|uom|prix|prix de base|your|our|unsere|ihre|vendor|supplier|customer|sl|s\.?|tax|base|list|mfr\.?|manufacturer|stock|catalog|reference|référence)$/i;

/** Words that say nothing alone, on a line of their own between "Date" and "livraison" too; "P." is the beginning of a price. */
export const CONNECTS =
  /^(of|de|del|della|di|da|do|du|des|der|des|van|en|la|le|el|je|pro|per|par|por|\p{Lu}\.)$/iu;

/** A line's words as phrases, cut at gaps wider than its word spaces and at vertical rules. */
export function phrasesOf(line: TextLine, index: number, area: Area, unitsApart = false): Phrase[] {
  const cuts = cutsOf(line, area).flatMap((tokens) => unglued(tokens, index, area, unitsApart));
  return phrasesFrom(cuts, { index, grid: area.grid });
}

/** The words of each phrase of a line. */
export function cutsOf(line: TextLine, { grid }: Pick<Area, "grid">): Token[][] {
  const groups: Token[][] = [];
  const limit = spaceLimit(line);
  for (const token of line.tokens) {
    const previous = groups.at(-1)?.at(-1);
    const gap = previous ? token.box[0] - previous.box[2] : Infinity;
    const isSlash = token.text === SLASH || previous?.text === SLASH;
    const most = isSlash ? Math.max(limit, WORN_BLANK) : limit;
    if (gap > most * token.size || grid || token.ruled || isBroken(previous, token)) groups.push([token]);
    else groups.at(-1)!.push(token);
  }
  return rejoined(joined(groups), limit === BLANK[1] ? WIDE_BLANK : WORN_BLANK).flatMap((tokens) =>
    opened(tokens, line.blank),
  );
}

/** The first half of a word that goes on below it, beside which another heading begins: "Men-" before "Einheiten-"; "Liefer- und Versandtermin" is one. */
export const BROKEN_OFF = /^\p{L}{2,}-$/u;
const JOINS = /^(und|u\.|oder|bzw\.?|and|or|en|of|et|ou|y|o|e|i|og|och|&|\/.*)$/iu;

/** Whether a word begins another heading beside one whose first half stands before it. */
function isBroken(before: Token | undefined, { text }: Token): boolean {
  return before !== undefined && BROKEN_OFF.test(before.text) && !JOINS.test(text);
}

/** "Due Date / Warehouse" is one heading, with more white around it than between words. */
const SLASH = "/";

/** In ems: what may be a blank in a picture, and in one of widely set words, whose gaps tell none. */
const [WORN_BLANK, WIDE_BLANK] = [0.8, 1.5];

/** Recognized words that stood apart, with those that make a heading of them: "Valor" and "unitario". */
function rejoined(groups: Token[][], blank: number): Token[][] {
  const whole: Token[][] = [];
  for (const group of groups) {
    const before = whole.at(-1);
    if (before && goesWith(before, group, blank)) before.push(...group);
    else whole.push([...group]);
  }
  return whole;
}

/** Whether words close behind a heading say nothing alone, or it nothing without them, and both are one. */
function goesWith(left: Token[], right: Token[], blank: number): boolean {
  const [last, first] = [left.at(-1)!, right[0]!];
  const gap = first.box[0] - last.box[2];
  if (!isRecognized(last) || first.ruled || gap > blank * Math.max(4, first.size)) return false;
  const isOpen =
    CONNECTS.test(last.text) ||
    CONNECTS.test(first.text) ||
    [left, right].some((words) => roleOf(textOf(words)) === null);
  return isOpen && roleOf(textOf([...left, ...right])) !== null;
}

/** What the phrases at these cuts of a line say as headings. */
export function phrasesFrom(
  cuts: Token[][],
  { index, grid }: Pick<Area, "grid"> & { index: number },
): Phrase[] {
  const phrases = cuts.map((tokens) => phraseOf(tokens, index));
  const sizes = sizesIn(phrases, { grid });
  const periods = periodsIn(phrases);
  return phrases.map((phrase) => {
    if (sizes.includes(phrase) || phrase.tokens[0]!.ofSize) return { ...phrase, role: "size" as const };
    return periods.includes(phrase) ? { ...phrase, role: null } : phrase;
  });
}

/** Neighbouring headings that are days, weeks or months. */
export function periodsIn<P extends Level>(phrases: P[]): P[] {
  return periodRun(phrases.map((phrase) => ({ text: phrase.label, phrase }))).map(({ phrase }) => phrase);
}

/** Words of a line as one phrase. */
export function phraseOf(tokens: Token[], line: number) {
  const [x0, , x1] = union(tokens);
  const text = spelled(tokens) ?? textOf(tokens);
  const role = tokens[0]!.ofOrder ? "other" : roleOf(text);
  return { role, label: text, text, x0, x1, tokens, line };
}

/** In ems: somewhat more than the narrowest gap, which is the blank of the font; of a fixed font all blanks are alike. */
function spaceLimit(line: TextLine): number {
  if (line.even && line.blank) return line.blank;
  let narrowest = Infinity;
  for (let i = 1; i < line.tokens.length; i++) {
    const gap = (line.tokens[i]!.box[0] - line.tokens[i - 1]!.box[2]) / Math.max(4, line.tokens[i]!.size);
    if (gap > 0.08) narrowest = Math.min(narrowest, gap);
  }
  // Where no gap is a blank every word is a heading of its own.
  if (narrowest > BLANK[1]) return BLANK[1];
  return Math.min(1.1, Math.max(0.5, 1.7 * narrowest));
}

/** Headings with hardly more than a blank between them are several all the same, when each part names a column. */
function opened(tokens: Token[], blank = 0.45): Token[][] {
  const [line, ...behind] = tokens;
  if (behind.length === 0) return [tokens];
  if (LINE.test(line!.text) && PART.test(behind[0]!.text) && CODED.has(roleOf(textOf(behind))))
    return [[line!], behind];
  const gaps = behind.map((token, i) => (token.box[0] - tokens[i]!.box[2]) / Math.max(4, token.size));
  const widest = Math.max(0, ...gaps);
  if (widest < 0.55 * blank) return [tokens];
  const parts = [gaps.indexOf(widest), gaps.findIndex((gap) => gap > ALIKE * widest)]
    .map((at) => [tokens.slice(0, at + 1), tokens.slice(at + 1)] as const)
    .find(([left, right]) => areTwo(left, right, widest / blank));
  return parts ? parts.flatMap((part) => opened(part, blank)) : [tokens];
}

/** Of the widest gap: one as wide but for the white beside its letters. */
const ALIKE = 0.9;

/** Whether words with a gap between them, in blanks, are two headings. */
function areTwo(left: Token[], right: Token[], gap: number): boolean {
  if ([left.at(-1)!, right[0]!].some(({ text }) => text === SLASH || CONNECTS.test(text))) return false;
  const a = roleOf(textOf(left));
  const b = a && roleOf(textOf(right));
  const counted = a === "quantity" && (NAMING.has(b) || (b === "date" && right.length > 1));
  if (!a || !b || a === b || (WEAK.test(textOf(left)) && !counted)) return false;
  const isRated = a === "unitPrice" && b === "taxRate" && right.at(-1)!.text.endsWith("%");
  return gap >= (a === "lineNumber" || counted || isRated ? 0.55 : 1.3);
}

/** "LINE PART NUMBER / DESCRIPTION" heads the numbers of lines and what stands behind them. */
const LINE = /^(line|ln|l\/n)$/i;
const PART = /^(part|material|product|stock|sku|catalog)$/i;

/** What no quantity is said of in one heading: "Qty ISBN" are two, and so are "QTYUM REQ DT". */
const NAMING: ReadonlySet<Role | null> = new Set(["gtin", "description", "codeDescription", "customerSku"]);

/** A phrase parted where each of its words stands under another heading of the line above: "Qty Description" under "Req" and "Product"; "Wanted Delivery" is one. */
export function underHeads(phrase: Phrase, base: Phrase[]): Phrase[] {
  if (phrase.role === "date") return [phrase];
  const groups: { head: Phrase; tokens: Token[] }[] = [];
  for (const token of phrase.tokens) {
    const over = base.filter((head) => isUnder(token, head));
    if (over.length !== 1) return [phrase];
    if (groups.at(-1)?.head === over[0]) groups.at(-1)!.tokens.push(token);
    else groups.push({ head: over[0]!, tokens: [token] });
  }
  return groups.length < 2 ? [phrase] : groups.map(({ tokens }) => phraseOf(tokens, phrase.line));
}

/** Whether a word stands under a heading, no wrapped one that reaches below its neighbour: "Unit | Direct" over "cost excl." */
function isUnder({ box: [left, , right] }: Token, { x0, x1 }: Phrase): boolean {
  return Math.min(x1, right) - Math.max(x0, left) > 0.3 * Math.min(x1 - x0, right - left);
}

/** Neighbouring words that are sizes; on sheets these are taken apart before. */
export function sizesIn<T extends { text: string }>(all: T[], { grid }: Pick<Area, "grid">): T[] {
  const run = grid || !mayRun(all) ? [] : sizeRun(all, { even: true });
  return run.length < LEAST_SIZES ? [] : run;
}
