import { isRightToLeft, type Segment, type TextLine, type Token, textOf, tight } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { parseDate } from "../values/dates.ts";
import { isChain } from "../values/rebates.ts";
import { basisOf, looksLikeUnit } from "../values/units.ts";
import { FIGURES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import { opensDelivery } from "./deliveries.ts";
import type { Phrase } from "./phrases.ts";

/** Texts of a line by the caption that they stand under. */
export type Under = Map<Phrase, string>;

/** Words that stand right of all captions are none of what these announce. */
const REMARK = /^(\p{L}{1,2} )?\p{L}{3}/u;
/** A row of a table has no more words. */
const MOST_WORDS = 60;
/** In points: what begins under a caption does so no farther left of it. */
const BEGINS = 2;
/** In points: as bad as a text of another kind than its caption says. */
const OTHER_KIND = 1000;

/** What stands under each caption, texts whole, those behind all captions left out, cut at more than blanks and where a caption begins, or word by word where these are not what the captions say. */
export function underCaptions(line: TextLine, captions: Phrase[], style: Style): Under {
  const { segments, tokens } = line;
  const end = Math.max(...captions.map(({ x1 }) => x1));
  const told = segments.filter(({ box, text }) => box[0] < end || !REMARK.test(text));
  const under = (texts: Token[][]) => shared(texts, captions, style);
  const whole = under(segments.map((segment) => segment.tokens));
  if (tokens.length > MOST_WORDS || areKinds(whole, style)) return whole;
  const others = told.length < segments.length ? [told.map((segment) => segment.tokens)] : [];
  for (const texts of [...others, cut(line, captions)]) {
    const said = under(texts);
    if (areKinds(said, style)) return said;
  }
  return under(tokens.map((token) => [token]));
}

/** The words of a line in texts that no more than blanks part, and none of which goes on right under where a caption begins. */
function cut({ tokens, blank }: TextLine, captions: Phrase[]): Token[][] {
  const texts: Token[][] = [];
  for (const [i, token] of tokens.entries()) {
    const isFlush = captions.some(({ x0 }) => Math.abs(token.box[0] - x0) < BEGINS);
    if (i > 0 && !isFlush && tight(tokens[i - 1]!, token, blank)) texts.at(-1)!.push(token);
    else texts.push([token]);
  }
  return texts;
}

/** Whether all texts are of the kinds that their captions say. */
export function areKinds(cells: Under, style: Style): boolean {
  return [...cells].every(([{ role }, text]) => isKind(role, text, style));
}

/** Whether a text begins under a caption that says another kind. */
export function isOfOther({ box: [at], text }: Segment, captions: Phrase[], style: Style): boolean {
  const over = captions.find(({ x0, x1 }) => x0 - BEGINS < at && x1 > at);
  return over !== undefined && !isKind(over.role, text, style);
}

/** Whether a text is a day under a caption of days. */
export function isDayUnder(
  { box: [left, , right], text }: Segment,
  captions: Phrase[],
  style: Style,
): boolean {
  const over = captions.some(({ role, x0, x1 }) => role === "date" && x0 < right && x1 > left);
  return over && parseDate(text, style.dates) !== null;
}

/** Texts from left to right under captions from left to right, so that most are of the kinds that these say, and as near; under one that nobody knows what stands right there. */
function shared(texts: Token[][], captions: Phrase[], style: Style): Under {
  let ways = captions.map(() => ({ cost: 0, path: [] as Phrase[] }));
  for (const tokens of texts) {
    const text = textOf(tokens);
    const [first, last] = [tokens[0]!, tokens.at(-1)!];
    const ends = { begins: isRightToLeft(tokens) ? last : first, last };
    let best = ways[0]!;
    ways = captions.map((caption, i) => {
      if (ways[i]!.cost < best.cost) best = ways[i]!;
      const beside = apart(ends, caption);
      const isSaid = isKind(caption.role, text, style) && (caption.role !== null || beside === 0);
      const other = isSaid ? 0 : OTHER_KIND;
      return { cost: best.cost + other + beside, path: [...best.path, caption] };
    });
  }
  const { path } = ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  const groups = Map.groupBy(texts, (tokens) => path[texts.indexOf(tokens)]!);
  return new Map([...groups].map(([caption, all]) => [caption, textOf(all.flat())]));
}

/** In points, how far a word stands beside a caption, or a text of several begins; none where it ends with the caption. */
function apart({ begins: { box }, last }: { begins: Token; last: Token }, { x0, x1 }: Phrase): number {
  if (Math.abs(last.box[2] - x1) < BEGINS) return 0;
  return Math.max(0, x0 - box[2], box[0] - x1);
}

/** Whether a text is of the kind that its caption says. */
function isKind(role: Role | null, text: string, { mark, dates }: Style): boolean {
  if (COUNTED.has(role)) return parseAmount(text.replace(PER, ""), mark) !== null;
  if (role === "date" || role === "otherDate") return parseDate(text, dates) !== null;
  if (role === "lineNumber") return /^\d{1,6}[.)]?$|^\d{1,3}\.0{1,4}$/.test(text);
  if (role === "discount") return isChain(text) || RATE.test(text);
  if (role === "taxRate") return TAXED.test(text);
  if (role === "priceUnit") return looksLikeUnit(text) || basisOf(text) !== null;
  if (role === "unit") return looksLikeUnit(text);
  if (role === "description") return /\p{L}{2}/u.test(text);
  if (!isCodeNamed(role)) return true;
  return /\d|^\p{Lu}[\p{Lu}./-]*$/u.test(text) && isShort(text.split(" ")) && !opensDelivery(text, dates);
}

/** Whether a code has no more words than codes do: one more without small letters, "SAC 3MM HRP 1500X6000". */
function isShort(words: string[]): boolean {
  return words.length <= 3 || (words.length === 4 && !words.some((word) => /\p{Ll}{2}/u.test(word)));
}

/** "28,00%", "-5.0 %", "(10)", "-", "net", "Rabatt 10 %". */
const RATE = /^(\p{L}+\.? (?=.*%))?\(?[-–]?\s?\d{1,3}([.,]\d{1,4})?\)?(\s?%)?-?$|^[-–]+$|^net(t?o)?\.?$/iu;
/** "20", "19 %", "IVA21", "V2". */
const TAXED = /^\S{1,8}(\s?%)?$/;

/** "38.9250 / 1 EA", "16 AD": for how many a price is, and what a count counts. */
export const PER = /( ?\/ ?\d{0,5} ?\p{L}{1,8}|(?<=^[\d.,]+) \p{L}{1,5})[23²³]?\.?$/u;

const COUNTED: ReadonlySet<Role | null> = FIGURES.union(
  new Set<Role | null>(["otherQuantity", "otherPrice"]),
);
