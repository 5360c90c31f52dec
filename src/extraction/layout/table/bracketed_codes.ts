import { type Token, textOf } from "../page/lines.ts";
import { isSided, roleOf, type SidedRole } from "../words/vocabulary.ts";
import type { Found } from "./cells.ts";

/** A code in brackets, whose it is, and the whole of what is said. */
interface Bracketed {
  bracket: string;
  field: SidedRole;
  value: string;
}

/** The code in brackets behind an item's words, or behind another that opens them, whatever line it is broken over; these lose it. Null without one. */
export function bracketedCode(parts: Found[]): { field: SidedRole; value: string; at: Found } | null {
  const words = parts.flatMap(({ tokens }) => tokens);
  const found = referenceIn(textOf(words)) ?? besideCode(textOf(words));
  if (!found || words.some(({ cell }) => cell)) return null;
  const said = inOrder(words, found.bracket.split(" "));
  const part = parts.find(({ tokens }) => tokens.includes(said[0]!));
  if (!part) return null;
  for (const each of parts) each.tokens = each.tokens.filter((token) => !said.includes(token));
  return { ...found, at: { tokens: said, page: part.page } };
}

const REFERENCE =
  /\((your|our) (?:ref(?:erence)?|part|item|article|stock|cat(?:alogue)?|code)\.?(?: ?(?:no|number|code)\b\.?)?:? ((?=[^()]*\d)[^()]{3,40})\)/i;

/** "Ball valve (your ref. RD 07447+)": what one of the two calls the item. */
function referenceIn(text: string): Bracketed | null {
  const [bracket, whose, value] = REFERENCE.exec(text) ?? [];
  if (!bracket || !value) return null;
  return { bracket, field: whose!.toLowerCase() === "your" ? "supplierSku" : "customerSku", value };
}

/** "QUI-00412 (Réf. fournisseur 403 171) - Poignée": what the other calls it, behind a heading's words. */
function besideCode(text: string): Bracketed | null {
  const [, bracket = "", inner = ""] = /^\S*\d\S* (\(([^()]*\d[^()]*)\)) [-–] /.exec(text) ?? [];
  const words = inner.split(" ");
  for (const end of words.keys()) {
    const field = roleOf(words.slice(0, end).join(" "));
    if (isSided(field)) return { bracket, field, value: words.slice(end).join(" ") };
  }
  return null;
}

/** The words that follow one another as these texts do. */
function inOrder(words: Token[], texts: string[]): Token[] {
  const from = words.findIndex((_, at) => texts.every((text, i) => words[at + i]?.text.includes(text)));
  return from < 0 ? [] : words.slice(from, from + texts.length);
}
