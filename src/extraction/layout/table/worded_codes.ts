import { inOne, isRightToLeft, segmentOf, type Token, textOf } from "../page/lines.ts";
import { CODES, isSided, roleOf, type SidedRole } from "../words/vocabulary.ts";
import { textAround, textUnder } from "./around.ts";
import { bracketedCode } from "./bracketed_codes.ts";
import { namedIn, namesCode } from "./called_codes.ts";
import type { Found, Sink } from "./cells.ts";
import { unrevised } from "./code_cells.ts";
import { isLoneCode } from "./code_rows.ts";
import { isCode, isSpaced, REVISION, saysUncoded } from "./code_shape.ts";
import { isSetIn } from "./codes_below.ts";
import type { Entry } from "./entry.ts";
import { brokenOff, IN_BRACKETS, leadCode } from "./lead_codes.ts";
import { headingOver, type Row, tokensIn } from "./row.ts";
import { headsTwo, leadOfTwo } from "./two_codes.ts";

/** Puts the codes among a line's words, which lose them. */
export function putCodes(
  entry: Entry,
  rows: Row[],
  { parts, first, put }: { parts: Found[]; first: Found; put: Sink["put"] },
): void {
  const told = bracketedCode(parts);
  if (told) put(told.field, told.value, told.at);
  first.tokens = bracketed(first.tokens.flatMap(apart));
  const second = leadOfTwo(entry, first.tokens);
  if (second) {
    put(second.role, second.code.text, { tokens: [second.code], page: first.page });
    first.tokens = first.tokens.slice(1);
  }
  const alone = parts.findIndex(({ tokens: [word] }) => word === entry.codeUnder?.[0]);
  if (alone > 0) {
    const next = parts[alone + 1];
    const hasNotes = next && isSetIn(next.tokens, first.tokens);
    const [code] = parts.splice(alone, hasNotes ? parts.length : 1);
    const isOwn = entry.start.geometry.first.some(({ role }) => role === "customerSku");
    put(isOwn ? "supplierSku" : openField(entry), textOf(code!.tokens), code!);
  }
  const below = codeBelow(entry, parts);
  if (below) {
    const { field, part, code } = below;
    put(field, code.text, { ...part, tokens: [code] });
    parts.splice(parts.indexOf(part));
  }
  const mixed = entry.coded || entry.start.geometry.first.some(({ role }) => role === "codeDescription");
  if (mixed) putTwice(parts, put);
  if (entry.codeAlone && parts.length > 1 && !textOf(first.tokens).endsWith("-")) {
    if (!saysUncoded(textOf(first.tokens))) put(openField(entry), textOf(unrevised(first.tokens)), first);
    Object.assign(first, parts.splice(1, 1)[0]);
    if (!putApart(entry, first, put) && parts.length > 1 && isSupplierCode(entry, first.tokens)) {
      put("supplierSku", textOf(first.tokens), { ...first });
      Object.assign(first, parts.splice(1, 1)[0]);
    }
    return;
  }
  const isAlone = isLoneCode(first.tokens) || isSpaced(textOf(first.tokens));
  const under = mixed && parts.length === 1 && isAlone ? wordsUnder(entry, rows) : null;
  if (under) {
    put(openField(entry), textOf(first.tokens), first);
    Object.assign(first, under);
    return;
  }
  const two = mixed && putTwo(first, put);
  if (two) Object.assign(first, (parts.length === 1 && textAround(entry, rows)) || { tokens: [] });
  const opens = (mixed && !below) || IN_BRACKETS.test(first.tokens[0]?.text ?? "");
  const lead = opens && !two ? leadCode(parts, parts.length === 1 && textUnder(entry, rows) !== null) : null;
  if (lead) {
    const halves = [lead, ...brokenOff(lead, parts)];
    const code = halves
      .map(({ text }) => text)
      .join("")
      .replace(/^[[*\]]|[\]*:[]$/g, "");
    put(openField(entry), code, { tokens: halves, page: first.page });
    first.tokens = first.tokens.filter((token) => token !== lead);
    const wordsBelow = parts.length === 1 ? textUnder(entry, rows) : null;
    if (parts.length > 1 || wordsBelow) sayLead(first, put);
    if (wordsBelow && first.tokens.length === 0) Object.assign(first, wordsBelow);
    const [, theirs] = parts;
    if (first.tokens.length === 0 && theirs && !putApart(entry, theirs, put)) {
      if (isSupplierCode(entry, theirs.tokens))
        put("supplierSku", textOf(theirs.tokens), parts.splice(1, 1)[0]!);
    }
  }
  const named = namedLead(first.tokens, !lead);
  if (named) {
    put(named.field, named.code.text, { tokens: [named.code], page: first.page });
    first.tokens = first.tokens.slice(first.tokens.findIndex(({ text }) => DASH.test(text)));
  }
  if ((lead || named) && first.tokens.length > 1 && DASH.test(first.tokens[0]!.text))
    first.tokens = first.tokens.slice(1);
}

/** The words in the column of a code alone, one row further down, where the lower headings name something else there. */
function wordsUnder({ start }: Entry, rows: Row[]): Found | null {
  if (!start.geometry.stacked) return null;
  for (const row of rows.slice(rows.indexOf(start) + 1)) {
    const [word] = tokensIn(row, "codeDescription");
    const text = word && segmentOf(word, row.line);
    if (text && text.tokens.length > 1 && /\p{L}{3}/u.test(text.text))
      return { tokens: text.tokens, page: row.line.page };
  }
  return null;
}

/** Whose code the words hold: the seller's beside the buyer's own, in a column or behind its caption, "Customer Part #: 500210". */
function openField({ start, rows }: Entry): SidedRole {
  const isOwn = ({ line }: Row) =>
    line.segments.some(({ text }) => namedIn(text, false)?.role === "customerSku" && OWN.test(text));
  return tokensIn(start, "customerSku").length > 0 || rows.some(isOwn) ? "supplierSku" : "customerSku";
}

const OWN = /^(customer|buyer'?s?|our|cust) (p\/n|part|item|material|product|article)/i;

/** "[BV-100] Ball valve" in one cell: the code and the words. */
function apart(token: Token): Token[] {
  const [, code, words] = (token.cell && /^(\[[^\]\s]+\]) (\S.*)$/s.exec(token.text)) ?? [];
  return code && words ? [code, words].map((text) => ({ ...token, text })) : [token];
}

/** "[EPI BOTA S3-42] Safety boot": the words in the brackets that open others as one, which is their code; first where words run from the right. */
function bracketed(tokens: Token[]): Token[] {
  const [rightmost] = tokens.slice(1).slice(-1);
  if (rightmost && IN_BRACKETS.test(rightmost.text) && isRightToLeft(tokens))
    return [rightmost, ...tokens.slice(0, -1)];
  const end = tokens.slice(0, MOST_BRACKETED).findIndex(({ text }) => text.endsWith("]"));
  const code = tokens.slice(0, end + 1);
  if (end < 1 || !tokens[0]!.text.startsWith("[") || !/\d/.test(textOf(code))) return tokens;
  return [inOne(code), ...tokens.slice(end + 1)];
}

const MOST_BRACKETED = 4;

/** Takes what is said of a code behind it, over the words: "Rev: B", or what the other side calls the item, "Yr ref 4711". */
function sayLead(first: Found, put: Sink["put"]): void {
  const [code, ...words] = first.tokens.toReversed();
  const role = roleOf(textOf(words.reverse()));
  const field = role === "customerSku" ? role : CODES.has(role) && "supplierSku";
  if (field && /\d/.test(code!.text)) put(field, code!.text, { tokens: [code!], page: first.page });
  else if (!REVISION.test(textOf(first.tokens))) return;
  first.tokens = [];
}

/** Puts the codes of a cell that holds two and no words, as some do under "Part # / Description"; tells whether it does. */
function putTwo({ tokens, page }: Found, put: Sink["put"]): boolean {
  const [, own, theirs] = /^(\S*\d\S*) \/ (\S*\d\S*)$/.exec(textOf(tokens)) ?? [];
  if (!own || !theirs) return false;
  const at = (code: string) => ({ tokens: tokens.filter(({ text }) => text.includes(code)), page });
  put("customerSku", own, at(own));
  put("supplierSku", theirs, at(theirs));
  return true;
}

/** Puts a maker's code over the words that begin with it again, behind his letters: "HAY SP2610" over "SP2610 Super pump"; the words lose both. */
function putTwice(parts: Found[], put: Sink["put"]): void {
  const [own, words] = parts;
  const [maker, code, ...others] = own!.tokens;
  const [again, next] = words?.tokens ?? [];
  const isTwice = code && others.length === 0 && next && again!.text === code.text && /\d/.test(code.text);
  if (!isTwice || !/^\p{Lu}{2,5}$/u.test(maker!.text)) return;
  put("customerSku", textOf(own!.tokens), own!);
  put("supplierSku", again!.text, { ...words!, tokens: [again!] });
  Object.assign(own!, words, { tokens: words!.tokens.slice(1) });
  parts.splice(1, 1);
}

/** A heading such as "Description / Your part no." or "Description/PartNo": the code that a line below the words holds alone, before another's with its caption, or behind one, or in several words below some in small letters, "539 341 1025". */
function codeBelow(
  entry: Entry,
  [said, ...parts]: Found[],
): { field: SidedRole; part: Found; code: Token } | null {
  const [words = "", ...others] = headingOver(entry.start, "codeDescription").split("/");
  const role = roleOf(others.join("/"));
  const field = role === "code" ? openField(entry) : role;
  const isCaption = ({ text }: Token) => /[.:]$/.test(text) && CODES.has(roleOf(text));
  const isSmall = said !== undefined && /\p{Ll}{3}/u.test(textOf(said.tokens));
  const codes = parts.map(({ tokens }) => {
    const [first, ...others] = tokens;
    if (others.length === 0 || namesCode(textOf(others))) return first;
    if (isCaption(first!)) return others[0];
    return isSmall && isSpaced(textOf(tokens)) ? inOne(tokens) : undefined;
  });
  const isBuilt = ({ text }: Token) =>
    /^(?=.*\d)[\p{L}\d\-./_]{4,}$/u.test(text) || (text.includes(" ") && text.split(" ").some(isCode));
  const at = codes.findIndex((code) => code && isBuilt(code));
  if (at < 0 || !isSided(field) || roleOf(words) !== "description") return null;
  return { field, part: parts[at]!, code: codes[at]! };
}

/** Whether the second line under a heading such as "Part ID / Vendor Part ID / Description", or "Item" over "Supplier item / Description", is a code: a word, or capitals. */
function isSupplierCode({ start }: Entry, tokens: Token[]): boolean {
  const [first = "", second = ""] = headingOver(start, "codeDescription").split("/");
  const isNamed = roleOf(second) === "supplierSku" || headsTwo(first.trim())?.[1] === "supplierSku";
  const text = textOf(tokens);
  return isNamed && /\d/.test(text) && (tokens.length === 1 || !/\p{Ll}/u.test(text));
}

/** Puts the seller's code that begins the second line under a heading, a wide blank before the words, which lose it: "ANSELL 11-800-10 | GLOVE NITRILE SZ 10"; tells whether it does. */
function putApart(entry: Entry, part: Found, put: Sink["put"]): boolean {
  const line = entry.rows.map((row) => row.line).find(({ tokens }) => tokens.includes(part.tokens[0]!));
  const cells = line?.segments.map(({ tokens }) => tokens.filter((token) => part.tokens.includes(token)));
  const [code, words] = cells ?? [];
  if (!code?.length || !/\p{L}{3}/u.test(textOf(words ?? [])) || !isSupplierCode(entry, code)) return false;
  put("supplierSku", textOf(code), { ...part, tokens: code });
  part.tokens = words!;
  return true;
}

/** What a word of a code is made of: "M24x80", no comma. */
const IN_CODE = /^(?:[^\p{Ll},;]|(?<=\d)x(?=\d))+$/u;

const DASH = /^[-–—:]$/;

/** "No.", where a code and a dash stand behind it. */
const MARK = /^(no\.?|nr\.?|n[°º]|#)$/i;

/** "Supplier ref. 4711 - ball valve": a heading's words, a code and a dash before the words of the item; "HX 92-200 M24x80 - Hex bolt": a code and a dash; "No. 1463928 - Paper": one behind a number sign. */
function namedLead(tokens: Token[], isOpen: boolean): { field: SidedRole; code: Token } | null {
  const at = tokens.slice(0, 6).findIndex(({ text }) => DASH.test(text));
  const lead = tokens.slice(0, Math.max(0, at));
  const isPart = ({ text }: Token) => /\d|^\p{Lu}{1,3}$/u.test(text) && IN_CODE.test(text);
  const isLead = lead.some(({ text }) => isCode(text)) && lead.every(isPart);
  if (isOpen && isLead && !lead[0]!.cell && /^\p{L}{3}/u.test(tokens[at + 1]?.text ?? ""))
    return { field: "customerSku", code: inOne(lead) };
  const code = tokens[at - 1];
  const words = textOf(tokens.slice(0, Math.max(0, at - 1)));
  if (!words || /\d/.test(words) || !code || !/\d/.test(code.text)) return null;
  if (MARK.test(words) && isCode(code.text)) return { field: "customerSku", code };
  const role = roleOf(words);
  if (role === "supplierSku") return { field: role, code };
  return role === "customerSku" || role === "code" ? { field: "customerSku", code } : null;
}
