import { isCodeNamed, roleOf } from "../words/vocabulary.ts";
import { type Pair, pairOf } from "./captioned_items.ts";
import { type TextLine, type Token, textOf } from "./lines.ts";

/** Words of a code's caption at most. */
const WORDS = 4;
/** Figures and capitals in a few parts. */
export const CODE = /^(?=(?:\D*\d){3})[\p{Lu}\d][\p{Lu}\d./-]*(?: [\p{Lu}\d][\p{Lu}\d./-]*){0,5}$/u;

/** What a line says that counts an item and has nothing else but codes behind their captions, "01 | Sachnummer A 211 330 07 43 | Ihre Teile-Nr. V-2290-07"; null for others. */
export function numberedCodes({ segments, tokens: [number] }: TextLine): Pair[] | null {
  if (!number || !/^\d{1,4}\.?$/.test(number.text)) return null;
  const codes = segments
    .map(({ tokens }) => tokens.filter((token) => token !== number))
    .filter(({ length }) => length > 0)
    .map(codeIn);
  const isWhole = codes.length > 0 && codes.every((code) => code !== null);
  return isWhole ? [pairOf("Line", [{ ...number, text: number.text.replace(".", "") }]), ...codes] : null;
}

/** A code behind the fewest words that are its whole caption; null for other words. */
function codeIn(tokens: Token[]): Pair | null {
  for (let to = 1; to <= Math.min(WORDS, tokens.length - 1); to++) {
    const [caption, value] = [tokens.slice(0, to), tokens.slice(to)];
    const label = textOf(caption).replace(/:$/, "");
    if (isCodeNamed(roleOf(label)) && !NUMBER.test(value[0]!.text) && CODE.test(textOf(value)))
      return { label, caption, value, words: [] };
  }
  return null;
}

/** The end of a caption in capitals. */
const NUMBER = /^(N[OR]|NUM|NUMBER|CODE|ID)\.?:?$/;
