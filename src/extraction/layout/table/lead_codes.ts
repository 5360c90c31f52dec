import { type Token, textOf } from "../page/lines.ts";
import type { Found } from "./cells.ts";
import { DASHED_CAPITALS, REVISION, withoutPacking } from "./code_shape.ts";

/** Letters of languages that leave no spaces, or few, between words: those with a number in them are no code. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** A code that opens a mixed cell: alone on its line, a short one over words of its item, or a first word with digits. */
export function leadCode(parts: Found[], isOverWords: boolean): Token | null {
  const [first, second] = [parts[0]!.tokens[0]!, parts[0]!.tokens[1] ?? parts[1]?.tokens[0]];
  const bracketed = IN_BRACKETS.test(first.text);
  if (UNSPACED.test(first.text)) return null;
  if (!second) return (isOverWords ? SHORT : ALONE).test(first.text) ? first : null;
  if (!bracketed && !/\d/.test(first.text)) return isDashed(parts[0]!) ? first : null;
  return bracketed ||
    (/^[\p{L}\d][\p{L}\d\-./_]{2,}:?$/u.test(withoutPacking(first.text)) &&
      !/^\d+(mm|cm|m|kg|g|ml|l|x)$/i.test(first.text))
    ? first
    : null;
}

/** "[PU-CP2-150]", "*4711*"; where words run from the right both of the brackets may be drawn the same way. */
export const IN_BRACKETS = /^(\[[^\]]+\]|[[*\]]\S+[\]*[])$/;

const ALONE = /^(?=.*\d)[\p{L}\d\-./_]{5,}$/u;
const SHORT = /^(?=.*\d)[\p{L}\d\-./_]{3,}$/u;

/** The end of a code that a narrow cell breaks at its dash, "GR-LGEP2-" over "18": taken from the parts below. */
export function brokenOff({ text }: Token, parts: Found[]): Token[] {
  const [half, ...others] = (text.endsWith("-") && parts[1]?.tokens) || [];
  if (!half || others.length > 0 || !/^[\p{Lu}\d][\p{Lu}\d\-./]*$/u.test(half.text)) return [];
  return parts.splice(1, 1)[0]!.tokens;
}

/** "OUTSIDE-PC" alone on its line or before its revision, "OUTSIDE-PC:" before words. */
function isDashed({ tokens: [word, ...others] }: Found): boolean {
  const code = word!.text.replace(/:$/, "");
  const isApart = others.length === 0 || code !== word!.text || REVISION.test(textOf(others));
  return isApart && DASHED_CAPITALS.test(code) && !MANNER.test(code);
}

/** How goods are bought. */
const MANNER = /^(ONE-TIME|NON-STOCK|DROP-SHIP|SPECIAL-ORDER|NO-CHARGE)$/;
