import { type Token, textOf } from "../page/lines.ts";
import type { SidedRole } from "../words/vocabulary.ts";
import type { Found } from "./cells.ts";

/** "(your ref. RD 07447+)": what one of the two calls the item, in brackets behind its words. */
const REFERENCE =
  /\((your|our) (?:ref(?:erence)?|part|item|article|stock|cat(?:alogue)?|code)\.?(?: ?(?:no|number|code)\b\.?)?:? ((?=[^()]*\d)[^()]{3,40})\)/i;

/** The code in brackets behind an item's words, whatever line it is broken over; these lose it. Null without one. */
export function bracketedCode(parts: Found[]): { field: SidedRole; value: string; at: Found } | null {
  const words = parts.flatMap(({ tokens }) => tokens);
  const [bracket, whose, value] = REFERENCE.exec(textOf(words)) ?? [];
  if (!bracket || !value || words.some(({ cell }) => cell)) return null;
  const said = inOrder(words, bracket.split(" "));
  const part = parts.find(({ tokens }) => tokens.includes(said[0]!));
  if (!part) return null;
  for (const each of parts) each.tokens = each.tokens.filter((token) => !said.includes(token));
  const field = whose!.toLowerCase() === "your" ? "supplierSku" : "customerSku";
  return { field, value, at: { tokens: said, page: part.page } };
}

/** The words that follow one another as these texts do. */
function inOrder(words: Token[], texts: string[]): Token[] {
  const from = words.findIndex((_, at) => texts.every((text, i) => words[at + i]?.text.includes(text)));
  return from < 0 ? [] : words.slice(from, from + texts.length);
}
