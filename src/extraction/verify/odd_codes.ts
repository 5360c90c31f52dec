import type { Draft, DraftLine, LineField, Read } from "../../orders/mod.ts";
import { heightOf, type Source, type Token, tokensOf } from "./source.ts";

/** Shares of a word's height: by how much lines of a cell begin apart, and how far one stands below another. */
const EDGE = 0.3;
const BELOW = 1;
/** What a code goes on with. */
const PIECE = /^[\p{Lu}\d./-]{2,}$/u;
/** "AB12767steel", "WG-9059-52Flange". */
const INTO_WORD = /^(?=.*\d)\S*\d\p{Lu}?\p{Ll}{4,}$/u;

/** "4.00638E+12". */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d{1,2}$/i;
/** More digits than a spreadsheet keeps of a number: it makes noughts of those behind the fifteenth. */
const ROUNDED = /^[1-9]\d{14}0+$/;

/** What is known of the part numbers of an order. */
export interface Codes {
  source: Source;
  /** What values were read from. */
  read: ReadonlySet<Token>;
  /** Most of them go on in further lines of their cell. */
  piled: boolean;
  /** Most of them name a kind and, behind a colon, what is of it. */
  ofKinds: boolean;
  /** Some of them end in a word, but not most. */
  intoWord: boolean;
}

type CodeField = Extract<LineField, "customerSku" | "supplierSku">;

/** What is told of the part numbers of an order's lines. */
export function codesOf(source: Source, { lines }: Draft, read: ReadonlySet<Token>): Codes {
  const codes = lines.flatMap((line) => codeWhich(line, () => true)?.[1] ?? []);
  const most = (is: (code: Read) => boolean) => codes.filter(is).length > 0.5 * codes.length;
  return {
    source,
    read,
    piled: codes.length > 1 && most((code) => isPiled(tokensOf(source, code))),
    ofKinds: most(({ value }) => KIND.test(value)),
    intoWord: !most(({ value }) => INTO_WORD.test(value)),
  };
}

/** What is odd about the part number of a line, and which one it is: it is words, runs into one, breaks off, or is what a spreadsheet made of it. */
export function oddCode(
  line: DraftLine,
  { source, read, piled, ofKinds, intoWord }: Codes,
): [CodeField, string] | null {
  const told: [(code: Read) => boolean, string][] = [
    [
      ({ value }) => isWords(value) && !(ofKinds && KIND.test(value)),
      "looks like words, not like a part number",
    ],
    [({ value }) => intoWord && INTO_WORD.test(value), "runs into a word: the part number may end before it"],
    [({ value }) => SHORTENED.test(value), "is a number in short: digits of the part number are lost"],
    [({ value }) => ROUNDED.test(value), "ends in noughts, which a spreadsheet may have made of digits"],
    [isDay, "is a day, which a spreadsheet may have made of the part number"],
    [({ value }) => /\w-$/.test(value), "breaks off: the rest of the part number was not read"],
    [({ value }) => /^-\w/.test(value), "begins in the middle: what stands before it was not read"],
    [
      (code) => piled && goesOn(source, tokensOf(source, code), read),
      "may go on in the line above or below it, which was not read",
    ],
  ];
  for (const [isOdd, why] of told) {
    const [field, code] = codeWhich(line, isOdd) ?? [];
    if (field) return [field, `"${code!.value}" ${why}`];
  }
  return null;
}

function isDay({ value, evidence }: Read): boolean {
  return evidence !== null && "sheet" in evidence && DAY.test(value);
}

/** A day that a spreadsheet counts. */
const DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function codeWhich({ fields }: DraftLine, is: (code: Read) => boolean): [CodeField, Read] | null {
  for (const field of ["customerSku", "supplierSku"] as const) {
    const code = fields[field];
    if (code && is(code)) return [field, code];
  }
  return null;
}

/** "Topsoil:Screened": lists of items name those of a kind behind it; "Colour:Black" tells what an item is like. */
const OF_KIND =
  /^(?!(?:colou?r|size|type|grade|finish|material|style|unit|note|brand|model):)\p{L}[^\s:]*(:[^\s:]+)+$/iu;

/** "431:4864Luna Woodtone". */
const KIND = /^(?=[^:]*\d)[^\s:]+:[^\s:][^:]*$/;

function isWords(code: string): boolean {
  if (OF_KIND.test(code)) return false;
  return (code.match(/\p{Ll}{3,}/gu) ?? []).length > 1 || code.endsWith(",");
}

function isPiled([first, ...others]: Token[]): boolean {
  return others.some(({ top }) => top > first!.bottom - EDGE * heightOf(first!));
}

/** Whether a piece of a code that nobody read begins where a code does, in the line of its cell above or below it or before all that was read of the next page. */
function goesOn(source: Source, tokens: Token[], read: ReadonlySet<Token>): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || source.leaves[last.leaf]!.sheet !== null) return false;
  const height = heightOf(last);
  const isUnder = ({ left }: Token) => Math.abs(left - last.left) < EDGE * height;
  const isPiece = (token: Token) => !read.has(token) && PIECE.test(token.text) && isUnder(token);
  const here = source.leaves[last.leaf]!.tokens;
  const isNext = ({ top }: Token) => top > last.top && top - last.bottom <= BELOW * height;
  const isBefore = ({ text, top, bottom }: Token) =>
    /\d|-$/.test(text) && top < first.top && first.top - bottom <= BELOW * height;
  if (here.some((token) => isPiece(token) && (isNext(token) || isBefore(token)))) return true;
  if (here.some((token) => read.has(token) && isUnder(token) && token.top > last.bottom)) return false;
  const after = source.leaves[last.leaf + 1]?.tokens ?? [];
  const opening = after.find((token) => read.has(token));
  return after.some(
    (token) =>
      isPiece(token) &&
      opening !== undefined &&
      opening.top - token.bottom < BELOW * height &&
      token.top <= opening.top,
  );
}
