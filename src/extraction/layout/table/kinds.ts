import { type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { parseDate } from "../values/dates.ts";
import { looksLikeUnit } from "../values/units.ts";
import { FIGURES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import { opensDelivery } from "./deliveries.ts";
import type { Phrase } from "./phrases.ts";

/** Texts of a line by the caption that they stand under. */
export type Under = Map<Phrase, string>;

/** Words that stand right of all captions are none of what these announce. */
const REMARK = /^\p{L}{3}/u;
/** A row of a table has no more words. */
const MOST_WORDS = 60;
/** In points: as bad as a text of another kind than its caption says. */
const OTHER_KIND = 1000;

/** What stands under each caption, texts whole, those behind all captions left out, or word by word where these are not what the captions say. */
export function underCaptions({ segments, tokens }: TextLine, captions: Phrase[], style: Style): Under {
  const end = Math.max(...captions.map(({ x1 }) => x1));
  const told = segments.filter(({ box, text }) => box[0] < end || !REMARK.test(text));
  const under = (texts: Token[][]) => shared(texts, captions, style);
  const whole = under(segments.map((segment) => segment.tokens));
  if (tokens.length > MOST_WORDS || areKinds(whole, style)) return whole;
  const said = under(told.map((segment) => segment.tokens));
  return areKinds(said, style) ? said : under(tokens.map((token) => [token]));
}

/** Whether all texts are of the kinds that their captions say. */
export function areKinds(cells: Under, style: Style): boolean {
  return [...cells].every(([{ role }, text]) => isKind(role, text, style));
}

/** Texts from left to right under captions from left to right, so that most are of the kinds that these say, and as near. */
function shared(texts: Token[][], captions: Phrase[], style: Style): Under {
  let ways = captions.map(() => ({ cost: 0, path: [] as Phrase[] }));
  for (const tokens of texts) {
    const text = textOf(tokens);
    let best = ways[0]!;
    ways = captions.map((caption, i) => {
      if (ways[i]!.cost < best.cost) best = ways[i]!;
      const other = isKind(caption.role, text, style) ? 0 : OTHER_KIND;
      return { cost: best.cost + other + apart(tokens, caption), path: [...best.path, caption] };
    });
  }
  const { path } = ways.reduce((least, way) => (way.cost < least.cost ? way : least));
  const groups = Map.groupBy(texts, (tokens) => path[texts.indexOf(tokens)]!);
  return new Map([...groups].map(([caption, all]) => [caption, textOf(all.flat())]));
}

/** In points, how far a word stands beside a caption, or a text of several begins. */
function apart([first]: Token[], { x0, x1 }: Phrase): number {
  const { box } = first!;
  return Math.max(0, x0 - box[2], box[0] - x1);
}

/** Whether a text is of the kind that its caption says. */
function isKind(role: Role | null, text: string, { mark, dates }: Style): boolean {
  if (COUNTED.has(role)) return parseAmount(text.replace(PER, ""), mark) !== null;
  if (role === "date" || role === "otherDate") return parseDate(text, dates) !== null;
  if (role === "lineNumber") return /^\d{1,6}[.)]?$|^\d{1,3}\.0{1,4}$/.test(text);
  if (role === "unit" || role === "priceUnit") return looksLikeUnit(text);
  if (role === "description") return /\p{L}{2}/u.test(text);
  if (!isCodeNamed(role)) return true;
  return /\d|^\p{Lu}+$/u.test(text) && text.split(" ").length <= 3 && !opensDelivery(text, dates);
}

/** "38.9250 / 1 EA": for how many a price is. */
export const PER = / ?\/ ?\d{0,5} ?\p{L}{1,8}[23²³]?\.?$/u;

const COUNTED: ReadonlySet<Role | null> = FIGURES.union(
  new Set<Role | null>(["otherQuantity", "otherPrice"]),
);
