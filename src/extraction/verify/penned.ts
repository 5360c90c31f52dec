import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";
import { isMultiplied } from "../layout/values/line_amount.ts";
import { kept } from "../layout/words/memo.ts";
import { evidenceAt, heightOf, type Leaf, type Source, type Token, tokensOfLine } from "./source.ts";

/** So sure print is read; a pen's figures are less so. */
const SURE = 0.8;
/** Times the usual height of print: figures of a table are no taller, those of a pen or a stamp are. */
const TALL = 1.5;
const FIGURE = /^\P{L}*\p{N}\P{L}*$/u;
/** A figure that is surely read has no dashes within: those are numbers of print. */
const PLAIN = /^\P{N}?\d[\d.,]*$/u;
const PRINT = /[\p{L}\p{N}]/u;
const MOST_SHOWN = 3;

/** Figures at the height of a scan's lines that are much taller than its print: an error within their columns, where they may correct something, else a warning. */
export function penned(source: Source, { lines }: Draft): Finding[] {
  const written = source.leaves.flatMap((leaf) => writtenOn(leaf, source, lines));
  const within = written.filter(({ isWithin }) => isWithin);
  const told = (within.length ? within : written).map(({ token }) => token);
  if (told.length === 0) return [];
  const shown = told.slice(0, MOST_SHOWN).map(({ text }) => `"${text}"`);
  if (told.length > MOST_SHOWN) shown.push(`${told.length - MOST_SHOWN} more`);
  const where = within.length ? "over" : "beside";
  return [
    {
      code: "penned",
      level: within.length ? "error" : "warning",
      message: `Something is written or stamped ${where} the lines, read as ${shown.join(", ")}: see whether it corrects them`,
      evidence: evidenceAt(source, told.slice(0, 1)),
    },
  ];
}

/** The tall figures of a page between its first line and its last, and whether each stands in a column of theirs. */
function writtenOn(leaf: Leaf, source: Source, lines: DraftLine[]): { token: Token; isWithin: boolean }[] {
  const tall = tallOn(leaf);
  if (tall.size === 0) return [];
  const here = new Set(leaf.tokens);
  const taken = (some: DraftLine[]) =>
    some.flatMap((line) => tokensOfLine(source, line)).filter((token) => here.has(token));
  const printed = taken(lines).filter((token) => !tall.has(token));
  const proven = new Set(taken(lines.filter(isMultiplied)));
  const [left, right] = [
    Math.min(...printed.map((one) => one.left)),
    Math.max(...printed.map((one) => one.right)),
  ];
  const [top, bottom] = [
    Math.min(...printed.map((one) => one.top)),
    Math.max(...printed.map((one) => one.bottom)),
  ];
  return [...tall].flatMap((token) => {
    const middle = (token.top + token.bottom) / 2;
    const isPrint = isSure(token) && (proven.has(token) || !PLAIN.test(token.text));
    if (isPrint || middle < top || middle > bottom) return [];
    return [{ token, isWithin: token.right > left && token.left < right }];
  });
}

/** Figures much taller than a page's print. */
const tallOn = kept(({ tokens }: Leaf): ReadonlySet<Token> => {
  const most = TALL * usualHeight(tokens);
  return new Set(tokens.filter((token) => heightOf(token) > most && FIGURE.test(token.text)));
});

/** That of half the surely recognized words; infinite where nothing was recognized. */
function usualHeight(tokens: Token[]): number {
  const heights = tokens.filter((token) => isSure(token) && PRINT.test(token.text)).map(heightOf);
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? Number.POSITIVE_INFINITY;
}

function isSure({ confidence = 0 }: Token): boolean {
  return confidence >= SURE;
}
