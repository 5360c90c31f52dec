import type { Area, TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { kept } from "../words/memo.ts";
import { FIGURES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import type { Item, Place } from "./decks_laid.ts";
import { unglued } from "./glued.ts";
import { type Under, underCaptions } from "./kinds.ts";
import { type Phrase, phraseOf, phrasesOf } from "./phrases.ts";
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
/** Captions that nobody knows, where count, price and amount multiply. */
const MOST_UNKNOWN = 1;
/** In heights of a line: what stands right under another. */
export const NEXT = 1.9;
/** In heights of a line: what stands nearer under another is the lower half of a caption of two lines, beside captions of one. */
const HALF = 0.85;

/** What the lines from one to another say as captions; none where they don't stand right under each other. */
export function captionsAt(area: Area, [first, last]: [number, number]): Phrase[][] {
  const lines = area.lines.slice(first, last + 1);
  const isRightUnder = (line: TextLine, above: TextLine) =>
    line.y - above.y >= HALF * line.height &&
    line.y - above.y <= NEXT * Math.max(line.height, ...above.tokens.map(({ box }) => box[3] - box[1]));
  if (!lines.slice(1).every((line, i) => isRightUnder(line, lines[i]!))) return [];
  return lines.map((line, i) =>
    phrasesOf(line, first + i, area).flatMap((phrase) => {
      const parts = unglued(phrase.tokens, first + i, area, true);
      return parts.length > 1 ? parts.map((tokens) => phraseOf(tokens, first + i)) : [phrase];
    }),
  );
}

/** Captions of the lines from the first on that each say enough alone, no two of them the same; those that stand under others head lower lines. */
export function decksOf(
  lines: Phrase[][],
  { style, first, isUnder, isNamed }: { style: Style; first: number; isUnder: IsUnder; isNamed: boolean },
): Decks | null {
  const captions: Phrase[][] = [];
  const heads = lines.map((phrases, i): Place => {
    const above = captions.at(-1);
    if (!above || isUnder(phrases, above)) captions.push([...phrases]);
    else above.push(...phrases);
    return { deck: captions.length - 1, at: first + i };
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
      !isCodeNamed(role) &&
      !(role === "unit" && roles[i - 1] === "unitPrice"),
  );
  const isSaid =
    captions.every((deck) => deck.some(({ role }) => role !== null && role !== "other")) &&
    !known.includes("size");
  const isOfLines = known.some((role) => FIGURES.has(role)) && known.some((role) => NAMES.has(role));
  if (!isSaid || !isOfLines || roles.length - known.length > MOST_UNKNOWN) return null;
  const lower = captions.slice(1).flat();
  const isFlush = captions[0]!.some(({ x0 }) => Math.abs(x0 - lower[0]!.x0) < 2);
  if (lower.length < 2 && isFlush && !TYPED.has(lower[0]!.role)) return null;
  const isApart = captions[0]!.length > 1 && new Set(single).size === single.length;
  if (!isApart) return null;
  const sorted = captions.map((deck) => deck.toSorted((a, b) => a.x0 - b.x0));
  const under = sorted.map((deck) => kept((line: TextLine) => underCaptions(line, deck, style)));
  return { captions: sorted, under, heads, style, isNamed };
}

type IsUnder = (captions: Phrase[], above: Phrase[]) => boolean;

/** Captions of another line head another line of items where they stand under those above, or wherever; an item is opened by what stands under any of its first captions, or under the very first. */
export const WAYS: [IsUnder, isNamed: boolean][] = [
  [isBelow, false],
  [() => true, false],
  [isBelow, true],
];

function isBelow(captions: Phrase[], above: Phrase[]): boolean {
  return captions.some(({ x0, x1 }) => above.some((one) => x0 < one.x1 && x1 > one.x0));
}

/** Whether captions head nothing but several codes, which no words stand for. */
export function isOfCodes(deck: number, { captions }: Pick<Decks, "captions">): boolean {
  return captions[deck]!.length > 1 && captions[deck]!.every(({ role }) => isCodeNamed(role));
}

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
