import type { Area, TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { currencyIn } from "../values/currencies.ts";
import { kept } from "../words/memo.ts";
import { FIGURES, isCodeNamed, type Role, roleOf } from "../words/vocabulary.ts";
import type { Item } from "./decks_laid.ts";
import { wordsOver } from "./decks_worded.ts";
import { APART } from "./headings.ts";
import { type Under, underCaptions } from "./kinds.ts";
import { type Phrase, phrasesOf } from "./phrases.ts";
import { isNumberLeftOf } from "./raised_numbers.ts";
import { NAMES } from "./row.ts";

/** Lines of captions that each head a line of every item. */
export interface Decks {
  captions: Phrase[][];
  /** What of a line stands under those of each. */
  under: ((line: TextLine) => Under)[];
  /** Where the captions stand. */
  heads: Item;
  style: Style;
  /** Something stands under the first caption of each item. */
  isNamed: boolean;
}

/** So many lines of captions at most. */
const MOST_DECKS = 3;
/** Captions that nobody knows, where count, price and amount multiply: one, or over several items such a share of all. */
export const [MOST_UNKNOWN, SHARE_UNKNOWN] = [1, 0.25];
/** In heights of a line: what stands right under another. */
export const NEXT = 1.9;
/** In heights of a line: what stands nearer under another is the lower half of a caption of two lines, beside captions of one. */
const HALF = 0.85;

/** What the lines from one to another say as captions; none where they don't stand right under each other. */
export function captionsAt(area: Area, [first, last]: [number, number]): Phrase[][] {
  const lines = area.lines.slice(first, last + 1);
  const isRightUnder = (line: TextLine, above: TextLine) =>
    line.y - above.y >= HALF * line.height &&
    line.y - above.y <= APART * Math.max(line.height, ...above.tokens.map(({ box }) => box[3] - box[1]));
  if (!lines.slice(1).every((line, i) => isRightUnder(line, lines[i]!))) return [];
  return lines.map((line, i) => phrasesOf(line, first + i, area, true));
}

/** What lines of captions, from the first on, may head: captions of another line head another line of items where they stand under those above, or wherever; an item is opened by what stands under any of its first captions, or under the very first. */
export function decksIn(lines: Phrase[][], first: number, style: Style): Decks[] {
  const below = decksOf(lines, { style, first, isUnder: isBelow });
  const anywhere = decksOf(lines, { style, first, isUnder: () => true });
  const placed = (decks: Decks | null) => decks?.heads.map(({ deck, at }) => `${deck}@${at}`).join();
  const isOther = placed(anywhere) !== placed(below);
  return [below, isOther ? anywhere : null, below && { ...below, isNamed: true }].filter(
    (decks) => decks !== null,
  );
}

/** Captions of the lines from the first on that each say enough alone, no two of them the same; those that stand under others head lower lines. */
function decksOf(
  lines: Phrase[][],
  { style, first, isUnder }: { style: Style; first: number; isUnder: IsUnder },
): Decks | null {
  const captions: Phrase[][] = [];
  const heads = besideNet(besideWords(once(lines))).flatMap((phrases, i): Item => {
    const above = captions.at(-1);
    const whole = above && completed(above, phrases);
    if (whole) {
      captions[captions.length - 1] = whole;
      return [];
    }
    const own = phrases.filter((phrase) => !above || !isMeasure(phrase, above));
    if (!above || isUnder(own, above)) captions.push([...own]);
    else above.push(...own);
    return [{ deck: captions.length - 1, at: first + i }];
  });
  if (captions.length < 2 || captions.length > MOST_DECKS) return null;
  const roles = captions.flat().map(({ role }) => role);
  const known = roles.filter((role) => role !== null);
  // A unit behind the price is that of the price.
  const single = roles.filter(
    (role, i) =>
      role !== null &&
      role !== "other" &&
      role !== "description" &&
      role !== "discount" &&
      !isCodeNamed(role) &&
      !(role === "unit" && roles[i - 1] === "unitPrice"),
  );
  const isSaid =
    captions.every((deck, i) => deck.some(({ role }) => role !== null && (role !== "other" || i > 1))) &&
    !known.includes("size");
  const isOfLines = known.some((role) => FIGURES.has(role)) && known.some((role) => NAMES.has(role));
  const mostUnknown = Math.max(MOST_UNKNOWN, SHARE_UNKNOWN * roles.length);
  if (!isSaid || !isOfLines || roles.length - known.length > mostUnknown) return null;
  const isApart = captions[0]!.length > 1 && new Set(single).size === single.length;
  if (!isApart) return null;
  const sorted = captions.map((deck) => deck.toSorted((a, b) => a.x0 - b.x0));
  if (sorted.slice(1).some((deck) => isNumberLeftOf(deck, sorted[0]!))) return null;
  const under = sorted.map((deck, i) =>
    kept(i === 0 ? underAll(deck, style) : underLower(deck, sorted[0]!, style)),
  );
  return { captions: sorted, under, heads, style, isNamed: false };
}

/** Captions without what those right under others say again, "UM" of a price under "UM" of what is counted. */
function once(lines: Phrase[][]): Phrase[][] {
  return lines.map((line, i) => {
    const above = lines.slice(0, i).flat();
    const isAgain = ({ role, label, x0, x1 }: Phrase) =>
      role === "unit" && above.some((upper) => upper.label === label && upper.x0 < x1 && upper.x1 > x0);
    return line.map((phrase) => (isAgain(phrase) ? { ...phrase, role: "other" as const } : phrase));
  });
}

/** Captions with "Desc." as a discount where another one, "Descrição", heads the words. */
function besideWords(lines: Phrase[][]): Phrase[][] {
  const isWords = ({ role, label }: Phrase) => role === "description" && !SHORT.test(label);
  if (!lines.flat().some(isWords)) return lines;
  return lines.map((line) =>
    line.map((phrase) => (SHORT.test(phrase.label) ? { ...phrase, role: "discount" as const } : phrase)),
  );
}

/** A description, or in Portuguese and Spanish a discount. */
const SHORT = /^(% ?)?desc\.?( ?%)?$/i;

/** Captions with those of prices and amounts in which taxes are, "Cena brutto" under "Cena netto", and of prices before a discount, "Prix HT" over "Rem %" and "Prix net", as of what is told beside. */
function besideNet(lines: Phrase[][]): Phrase[][] {
  const all = lines.flat();
  const net = new Set(all.map(({ label, role }) => (GROSS.test(label) ? null : role)));
  const isReduced =
    all.some(({ role }) => role === "discount") &&
    all.filter(({ label, role }) => role === "unitPrice" && NET.test(label)).length === 1;
  const isBefore = ({ label, role }: Phrase) => isReduced && role === "unitPrice" && !NET.test(label);
  const asTold = (phrase: Phrase): Phrase => {
    if (isBefore(phrase)) return { ...phrase, role: "otherPrice" };
    if (!GROSS.test(phrase.label) || !net.has(phrase.role)) return phrase;
    if (phrase.role === "unitPrice") return { ...phrase, role: "otherPrice" };
    return phrase.role === "lineTotal" ? { ...phrase, role: "other" } : phrase;
  };
  return lines.map((line) => line.map(asTold));
}

const NET = /(?<!\p{L})(nett?[oa]?)(?!\p{L})/iu;
const GROSS =
  /(?<!\p{L})(brutto|bruto|brut|lordo|gross|ttc|t\.t\.c|(incl?|inkl|con|com|with)\.? (iva|vat|mwst|ust|tva|btw))(?!\p{L})/iu;

function underAll(deck: Phrase[], style: Style): (line: TextLine) => Under {
  return (line) => underCaptions(line, deck, style);
}

/** What stands under lower captions, without words that go on below their own, where no other of them stands. */
function underLower(deck: Phrase[], upper: Phrase[], style: Style): (line: TextLine) => Under {
  const words = wordsOver(deck, upper);
  if (!words) return underAll(deck, style);
  const open = { ...words, role: null };
  const all = [...deck, open].toSorted((a, b) => a.x0 - b.x0);
  return (line) => new Map([...underCaptions(line, all, style)].filter(([caption]) => caption !== open));
}

/** Captions with the lower halves of some, where each stands under one and says something with it, the same as that one where both say something alone, as not all do: "% | Montant" over "Rem. | HT"; null for others. */
function completed(captions: Phrase[], halves: Phrase[]): Phrase[] | null {
  const wholes = halves.map((half) => {
    const over = captions.filter(({ x0, x1 }) => half.x0 < x1 && half.x1 > x0);
    const [upper] = over;
    if (over.length !== 1) return null;
    const label = `${upper!.label} ${half.label}`;
    const [x0, x1] = [Math.min(upper!.x0, half.x0), Math.max(upper!.x1, half.x1)];
    const [role, isOpen] = [roleOf(label), upper!.role === null || half.role === null];
    return isOpen || role === upper!.role ? { ...upper!, label, role, x0, x1, upper, isOpen } : null;
  });
  const isWhole = wholes.every((whole) => whole?.role != null) && wholes.some((whole) => whole!.isOpen);
  if (!isWhole || halves.length >= captions.length) return null;
  return captions.map((caption) => wholes.find((whole) => whole!.upper === caption) ?? caption);
}

/** Whether a caption says what the one over it is counted in: "GBP" under "Price", "%" under "Disc." */
function isMeasure({ label, x0, x1 }: Phrase, captions: Phrase[]): boolean {
  const isWord = MEASURE.test(label) || currencyIn(label) !== null;
  return isWord && captions.some((upper) => upper.role !== null && x0 < upper.x1 && x1 > upper.x0);
}

const MEASURE =
  /^\(?(%|ht|htva|ttc|net(to)?|((ex|exc|excl|exkl|inc|incl|inkl|zzgl|ohne|hors|sin|sem|senza|zonder|uten|utan)\.? )(gst|vat|tax(es)?|mwst|ust|tva|btw|iva|moms|mva)\.?|excl\.?)\)?$/i;

type IsUnder = (captions: Phrase[], above: Phrase[]) => boolean;

function isBelow(captions: Phrase[], above: Phrase[]): boolean {
  return captions.some(({ x0, x1 }) => above.some((one) => x0 < one.x1 && x1 > one.x0));
}

/** Whether captions head nothing but several codes, which no words stand for. */
export function isOfCodes(deck: number, { captions }: Pick<Decks, "captions">): boolean {
  return captions[deck]!.length > 1 && captions[deck]!.every(({ role }) => isCodeNamed(role));
}

/** What is no text. */
export const TYPED: ReadonlySet<Role | null> = FIGURES.union(
  new Set<Role | null>([
    "date",
    "otherDate",
    "unit",
    "otherQuantity",
    "otherPrice",
    "discount",
    "taxRate",
    "taxAmount",
  ]),
);
