import { labelOf } from "../head/labels.ts";
import { currencyIn } from "../values/currencies.ts";
import { closest, isKnown } from "../words/lexicon.ts";
import { remembered } from "../words/memo.ts";
import { summaryOf } from "../words/summary.ts";
import { isHeadingWord, roleOf } from "../words/vocabulary.ts";
import {
  type Area,
  hasRecognized,
  isRecognized,
  lineOf,
  type Segment,
  type TextLine,
  type Token,
  textOf,
} from "./lines.ts";
import { listMarks } from "./list_marks.ts";

/** So many of a line's words head columns before the others are taken for misread ones. */
const LEAST_HEADS = 3;
const SHARE_OF_HEADS = 0.75;
/** Figures among headings: "Price per 1000". */
const MOST_FIGURES = 1;
const LONGEST_CAPTION = 5;
/** Captions with colons on a line, beside which others had theirs. */
const LEAST_COLONS = 2;
/** Letters of a caption that stands alone without a colon: shorter words may be a description's. */
const SHORTEST_ALONE = 6;

/** "24VDC", "M12": words of goods, which head no column. */
const MEASURE = /\d\p{L}|\p{L}\d/u;
/** Letters of words that were run together: with fewer, chance finds as many. */
const SHORTEST_RUN = 6;
/** Short words between or beside others of a caption. */
const LINK =
  /^(of|no|to|by|on|at|or|and|the|per|for|a|de|du|des|di|da|do|la|le|el|en|et|und|der|die|von|zu|nr|van)$/i;

/** A recognized page with its list marks, headings, captions and names of sums as they must have been printed; digital pages stay as they are. */
export function legible(area: Area): Area {
  if (!hasRecognized(area)) return area;
  const marks = listMarks(area);
  return { ...area, lines: area.lines.map((line) => mendedLine(line, marks, area)) };
}

function mendedLine(line: TextLine, marks: ReadonlySet<Token>, { page, vertical }: Area): TextLine {
  const [first] = line.tokens;
  const dot: Mended = first && marks.has(first) ? [[first, { ...first, text: "•" }]] : [];
  const mended = new Map([
    ...dot,
    ...headings(line),
    ...line.segments.flatMap(caption),
    ...colons(line.segments),
  ]);
  if (mended.size === 0) return line;
  const tokens = line.tokens.map((token) => mended.get(token) ?? token);
  return { ...line, ...lineOf(tokens, { page, vertical }) };
}

/** A caption with a colon, which heads no column. */
const isCaptioned = ({ text }: Token) => /\p{L}:$/u.test(text);
const isMeasure = ({ text }: Token) => MEASURE.test(text);

type Mended = [Token, Token][];

/** The misread words of a line that otherwise heads columns: no more of it is strange than is known. */
function headings({ tokens }: TextLine): Mended {
  const words = tokens.filter(({ text }) => /[\p{L}\d]/u.test(text));
  if (words.filter(({ text }) => /\d/.test(text)).length > MOST_FIGURES) return [];
  const strange = words.filter(({ text }) => !isHeadingWord(text));
  if (strange.length === words.length) return [];
  const mended = [...strange.flatMap(mendedWord), ...strokes(tokens), ...hash(tokens[0]!)];
  const left = strange.filter((token) => !mended.some(([own]) => own === token));
  if (left.length > words.length - strange.length || words.some(isCaptioned) || left.some(isMeasure))
    return [];
  const heads = words.length - strange.length + mended.length;
  return heads >= LEAST_HEADS && heads >= SHARE_OF_HEADS * words.length ? mended : [];
}

/** The misread words that a segment begins with, where they name a value or a sum. */
function caption({ tokens }: Segment): Mended {
  for (let to = Math.min(tokens.length, LONGEST_CAPTION); to > 0; to--) {
    const own = tokens.slice(0, to);
    if (isCaption(textOf(own))) return [];
    const mended = new Map(own.flatMap(mendedWord));
    const text = textOf(own.map((token) => mended.get(token) ?? token));
    if (mended.size > 0 && ends(text, tokens.slice(to)) && isCaption(text)) return [...mended];
  }
  return [];
}

/** "PL No" beside "Item Qty : 12" and "Inspection : Third party": of captions that have colons, one that lost its own. */
function colons(segments: Segment[]): Mended {
  const others = segments.filter(({ text }) => /^\p{L}[^:]{2,30}: ?\S/u.test(text));
  if (others.length < LEAST_COLONS) return [];
  return segments.flatMap(({ text, tokens }, i): Mended => {
    const last = tokens.at(-1)!;
    if (!isRecognized(last) || /[\d:?]/.test(text) || /[:：]$/.test(segments[i - 1]?.text ?? "")) return [];
    return isCaption(text) || roleOf(text) !== null ? [[last, { ...last, text: `${last.text}:` }]] : [];
  });
}

/** A colon ends what is one; else all of its words are known ones, it is longer, and figures or nothing follow. */
function ends(text: string, behind: Token[]): boolean {
  if (/[:：]$/.test(text)) return true;
  if (!text.split(" ").every((word) => isKnown(word) || LINK.test(word) || !/\p{L}/u.test(word)))
    return false;
  if (behind.length === 0) return text.length >= SHORTEST_ALONE;
  return (
    text.includes(" ") && /\d/.test(behind[0]!.text) && !behind.some((word) => /\p{L}{2}/u.test(word.text))
  );
}

function isCaption(text: string): boolean {
  return labelOf(text) !== null || summaryOf(text) !== null;
}

function mendedWord(token: Token): Mended {
  if (!isRecognized(token) || currencyIn(token.text)) return [];
  const text = /^\p{L}{2,}°$/u.test(token.text)
    ? token.text.replace("°", ":")
    : (closest(token.text) ?? parted(token.text));
  return text ? [[token, { ...token, text }]] : [];
}

/** "Part 1 Rev" of "Part / Rev": strokes between the words of headings that were read as a one or an I. */
function strokes(tokens: Token[]): Mended {
  const isWord = (token: Token | undefined) => token !== undefined && /\p{L}{2}/u.test(token.text);
  return tokens.flatMap(
    (token, i): Mended =>
      isRecognized(token) && /^[1Il]$/.test(token.text) && isWord(tokens[i - 1]) && isWord(tokens[i + 1])
        ? [[token, { ...token, text: "/" }]]
        : [],
  );
}

/** "*" of "#" over the numbers of lines. */
function hash(token: Token): Mended {
  return isRecognized(token) && token.text === "*" ? [[token, { ...token, text: "#" }]] : [];
}

/** "Placeofdelivery" with its blanks, which narrow print loses; null for what is no heading or caption with one or two. */
const parted = remembered((text: string): string | null => {
  if (text.length < SHORTEST_RUN || !/^\p{sc=Latin}[\p{sc=Latin}/.]*:?$/u.test(text) || isKnown(text))
    return null;
  const cut = (word: string) =>
    Array.from({ length: word.length - 1 }, (_, i) => [word.slice(0, i + 1), word.slice(i + 1)]);
  const pairs = cut(text);
  const threes = pairs.flatMap(([first, rest]) => cut(rest!).map((last) => [first!, ...last]));
  const whole = [...pairs, ...threes]
    .filter((words) => areWords(words))
    .map((words) => words.join(" "))
    .find((words) => isCaption(words) || roleOf(words) !== null);
  return whole ?? null;
});

/** All but short links are words of headings or captions, most of them long. */
function areWords(words: string[]): boolean {
  const links = words.filter((word) => !isKnown(word));
  return links.length < 2 && links.every((word) => LINK.test(word));
}
