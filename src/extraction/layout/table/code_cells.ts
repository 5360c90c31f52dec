import { type Token, textOf } from "../page/lines.ts";
import { CODES, type CodeRole, isCodeRole, roleOf } from "../words/vocabulary.ts";
import type { Found } from "./cells.ts";
import { isCode, REVISION } from "./code_shape.ts";
import { WEAK } from "./phrases.ts";

/** "001 10-61312-1" under "ITEM PART NUMBER": a cell without the line's number before its code. */
export function unnumbered(found: Found | null, label: string): Found | null {
  const [number, ...code] = found?.tokens ?? [];
  const isNumbered = NUMBERED.test(label) && /^\d{1,4}$/.test(number?.text ?? "");
  return found && isNumbered && isCode(code[0]?.text ?? "") ? { ...found, tokens: code } : found;
}

const NUMBERED = /^(item|itm|pos)\.? (?=(part|material|product|stock|catalog|article)(?!\p{L}))/iu;

/** "4389982 / C" or "4389982 Rev C" under "Part / Rev", "Acme K-583" under "Make/Code", no lone letter as of "W 01564": a cell without what it says beside the code. */
export function ofParts(found: Found | null, label: string): Found | null {
  const [first, second] = label.replace(/p\/n/gi, "PN").split("/");
  if (!found || !first || !second) return found;
  const end = found.tokens.findIndex(({ text }) => /^(\/|rev(ision)?[.:]?)$/i.test(text));
  if (end > 0) return { ...found, tokens: found.tokens.slice(0, end) };
  const figures = found.tokens.findIndex(({ text }) => /\d/.test(text));
  const isNamed = figures > 0 && !/^\p{L}$/u.test(found.tokens[0]!.text);
  const isSmall = /^\d{1,2}$/.test(textOf(found.tokens.slice(figures)));
  const isMade = !codeNamed(first) && CODES.has(roleOf(second)) && isNamed && !isSmall;
  return isMade ? { ...found, tokens: found.tokens.slice(figures) } : found;
}

/** "E-No 535 000 204", "Art.-Nr. 4711": a code without what calls it. */
export function uncalled(found: Found | null): Found | null {
  const [caption, ...code] = found?.tokens ?? [];
  const figured = /^no$/i.test(caption?.text ?? "") ? code.slice(0, 1) : code;
  const isCalled = CALLED.test(caption?.text ?? "") && figured.some(({ text }) => /\d/.test(text));
  return found && isCalled ? { ...found, tokens: code } : found;
}

const CALLED = /^(\p{L}{1,8}\.?[.-])?(no|nr|n°|nº)[.:]*$/iu;

/** Of "K-583 : K-583-M" what is ordered: the variant, behind the item that it is one of; of "K-583: Ball valve" the code. */
export function variant(found: Found | null): Found | null {
  const [first, next] = found?.tokens ?? [];
  const code = /^(\S*\d\S*):$/.exec(first?.text ?? "")?.[1];
  if (found && code && (!next || /^\p{L}{2}/u.test(next.text)))
    return { ...found, tokens: [{ ...first!, text: code }] };
  const at = found?.tokens.findIndex(({ text }) => text === ":") ?? -1;
  if (!found || at < 1) return found;
  const [item, own] = [textOf(found.tokens.slice(0, at)), found.tokens.slice(at + 1)];
  return textOf(own).startsWith(item) ? { ...found, tokens: own } : found;
}

/** "Becton Dickinson 305106", "305106 Becton Dickinson", "NEW ACME 12AB34CD" without the maker's name, "EMT-34 (our no. 104410)" without what is said of it; "DIN 933 M6x16 A2" is a code as it is. */
export function unnamed(all: Token[], label: string): Token[] {
  const said = all.findIndex(({ text }, i) => i > 0 && text.startsWith("("));
  const tokens = said < 0 ? all : all.slice(0, said);
  const isMade = MAKERS.test(label);
  const name = isMade ? CAPITAL_NAME : NAME;
  const isName = ({ text }: Token) => name.test(text);
  const from = tokens.findIndex((token) => !isName(token));
  const to = tokens.findLastIndex((token) => !isName(token)) + 1;
  if (isMade && CAPITALS_FIRST.test(textOf(tokens))) return tokens.slice(-1);
  return to > 0 ? tokens.slice(from, to) : tokens;
}

const NAME = /^(\p{Lu}\p{Ll}{2,}|&)[,.]?$/u;
const CAPITAL_NAME = /^(\p{Lu}\p{Ll}{2,}|\p{Lu}{5,}|&)[,.]?$/u;
const CAPITALS_FIRST = /^(\p{Lu}{3,} ){2,}(?=\S*\d)[\p{Lu}\d][\p{Lu}\d./-]{5,}$/u;
/** Headings of the names of makers beside their codes, where capitals are names too. */
const MAKERS = /manufactur|(?<!\p{L})(mfr|mfg|maker?|brand|hersteller|fabricante?|marque)(?!\p{L})/iu;

/** Whether a heading names a code and, under it, something else of the item: "Item Code / HSN Code". */
export function headsMore(label: string): boolean {
  const [first, second, ...others] = label.split(/ ?\/ ?/);
  return (
    others.length === 0 && second !== undefined && codeNamed(first!) !== null && roleOf(second) === "other"
  );
}

/** "4711 Rev 01" without what is said of the code. */
export function unrevised(tokens: Token[]): Token[] {
  const end = tokens.findIndex((_, i) => i > 0 && REVISION.test(textOf(tokens.slice(i))));
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Whose code a whole name calls, "Part No-Rev" too; null for words that are only part of one. */
export function codeNamed(label: string): CodeRole | null {
  const name = label.replace(/-rev\.?$/i, "");
  const role = WEAK.test(name) ? null : roleOf(name);
  if (role === "item") return "code";
  return isCodeRole(role) ? role : null;
}
