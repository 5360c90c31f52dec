import type { LineField } from "../../../orders/mod.ts";
import type { Token } from "../page/lines.ts";
import { isUnit } from "../values/units.ts";
import { type CodeRole, isCodeRole, roleOf } from "../words/vocabulary.ts";
import { NO_CODE } from "./called_codes.ts";
import { isCode, isSmall, isSpaced } from "./code_shape.ts";

/** Words on a page. */
export interface Text {
  tokens: Token[];
  page: number;
}

/** A word of an item; a sheet's cell holds many. */
export interface Word {
  text: string;
  token: Token;
  page: number;
  /** Where the second half of a broken word stands, or the other words of a code. */
  rest?: Token[];
}

/** A code, where it stands and, where words say so, whose it is. */
export interface Said {
  value: string;
  at: Word;
  field?: LineField;
}

/** "Ref 845-3335", "(Art. 4870)", ", #448-9761", "SKU:" over "K-591-48". */
export function named(rows: Word[][]): Said | undefined {
  const words = rows.flat();
  const ofWords = rows.length > 1 ? spacedOver(rows) : undefined;
  if (ofWords) return ofWords;
  for (const [i, at] of words.entries()) {
    const value = bare(at.text);
    if (i === 0 || !isCode(value)) continue;
    for (const from of [i - 1, Math.max(0, i - 2)]) {
      const field = isMark(words, i - 1) ? "code" : codeCalled(words.slice(from, i), value);
      if (field) return { value, at, ...(field !== "code" && { field }) };
    }
  }
  return undefined;
}

/** "Art. VB5614R0 01" over "Tiefspül-WC weiß": a name and a code of several words alone over those of the item. */
function spacedOver([lead = [], ...others]: Word[][]): Said | undefined {
  const [name, ...code] = lead;
  const value = textIn(code);
  const [first, ...rest] = code;
  const isOver = others.some((words) => words.some(({ text }) => /\p{L}{3}/u.test(text)));
  const field =
    isOver && isSpaced(value) && code.some(({ text }) => isCode(text)) && codeCalled([name!], value);
  if (!field) return undefined;
  const at = { ...first!, rest: rest.map(({ token }) => token) };
  return { value, at, ...(field !== "code" && { field }) };
}

/** Whether a word is a number sign that opens a part of the text: behind a word it says what the word names. */
function isMark(words: Word[], at: number): boolean {
  const { text } = words[at]!;
  return /^[([]#$/.test(text) || (text === "#" && /[,;)]$/.test(words[at - 1]?.text ?? ""));
}

function codeCalled(words: Word[], value: string): CodeRole | null {
  const label = bare(textIn(words));
  if (/\d/.test(label)) return null;
  const own = roleOf(label);
  const role = own === null || own === "item" ? roleOf(`${label} no`) : own;
  if (role === "item" && !/^\d{1,4}$/.test(value)) return "code";
  return isCodeRole(role) ? role : null;
}

/** "KX-GRN: Paint" or "KX-GRN - Paint": what is built like a code before a colon or a dash. */
export function opening([first]: Word[][]): Said | undefined {
  const [at, next] = first ?? [];
  const isParted = next && (at!.text.endsWith(":") || /^[-–—]$/.test(next.text));
  return isParted && OVER.test(bare(at!.text)) ? { value: bare(at!.text), at: at! } : undefined;
}

/** "Drive belt, zinc plated (894313)": alone in brackets behind the words, or under them. */
export function enclosed(rows: Word[][]): Said | undefined {
  return inBrackets(rows, (text) => isCode(text) && !isSmall(text));
}

/** "(5PRO)": what is in brackets where others have their codes. */
export function enclosedLike(rows: Word[][]): Said | undefined {
  return inBrackets(rows, (text) => OVER.test(text) && !isUnit(text.replace(/^\d+/, "")));
}

/** The first word that ends a row in brackets and is one of these. */
function inBrackets(rows: Word[][], isOne: (text: string) => boolean): Said | undefined {
  for (const words of rows) {
    const at = words.at(-1)!;
    const value = /^[([](.+)[)\]]$/.exec(at.text)?.[1];
    if (value && isOne(value)) return { value, at };
  }
  return undefined;
}

/** "Ball valve, 1 in" over "R-623-73" or "5061162 Loc 01": the first on a row of its own, under a row of words. */
export function heading([first, ...others]: Word[][]): Said | undefined {
  if (!first || isCode(first[0]!.text) || !first.some(({ text }) => /\p{L}{3}/u.test(text))) return undefined;
  const at = others.map(([word]) => word!).find(({ text }) => isCode(text) && !isSmall(text));
  return at && { value: at.text, at };
}

/** A code behind the words, where others have theirs on a row of its own. */
export function closing(rows: Word[][]): Said | undefined {
  const at = rows.at(-1)?.at(-1);
  return at && isCode(at.text) && !isSmall(at.text) ? { value: at.text, at } : undefined;
}

/** "Gasket KR-9758 plain": the only word of all that is built like a code, its letters in capitals, no name before it. */
export function lone(rows: Word[][]): Said | undefined {
  const words = unbroken(rows);
  const [at, ...others] = words.filter(({ text }) => isCode(text) && !isSmall(text));
  const before = at && words[words.indexOf(at) - 1]?.text;
  if (before && (/[:：#]$|^n[or]\.?$/iu.test(before) || NO_CODE.test(before) || roleOf(before)))
    return undefined;
  return at && others.length === 0 && !/\p{Ll}/u.test(at.text) ? { value: at.text, at } : undefined;
}

/** "PLT-A36-0.75" or "OS-HEAT-TREAT" over "A36 plate": one word alone in capitals, figures and dashes over a row of words. */
export function over([first, ...others]: Word[][]): Said | undefined {
  const at = first?.length === 1 ? first[0]! : undefined;
  const isWorded = others.some((words) => words.some(({ text }) => /\p{L}{2}/u.test(text)));
  return at && isWorded && OVER.test(at.text) ? { value: at.text, at } : undefined;
}

const OVER = /^(?=.*[\d-])(?!\d{1,3}$)[\p{Lu}\d][\p{Lu}\d\-./_]{2,}$/u;

/** "ISBN 9780977426893", "EAN: 4006381333931", "ISBN" over ": 9782211301244": the number by which all sell an item. */
export function numbered(rows: Word[][]): Said | undefined {
  const words = rows.flat().filter(({ text }) => text !== ":");
  const at = words.find(
    ({ text }, i) => i > 0 && NUMBER.test(bare(text)) && roleOf(bare(words[i - 1]!.text)) === "gtin",
  );
  return at && { value: bare(at.text), at, field: "supplierSku" };
}

const NUMBER = /^\d[\d-]{6,15}[\dX]$/;

/** The words of all rows; between Chinese words the end of a narrow cell breaks those of other letters anywhere. */
function unbroken(rows: Word[][]): Word[] {
  const isBroken = rows.some((words) => words.some(({ text }) => /\p{Script=Han}/u.test(text)));
  return rows.flat().flatMap((word, i, all) => {
    const [before, next] = [all[i - 1], all[i + 1]];
    const endsRow = (at: Word) => isBroken && rows.some((words) => words.at(-1) === at);
    if (before && endsRow(before) && areHalves(before, word)) return [];
    if (!next || !endsRow(word) || !areHalves(word, next)) return [word];
    return [{ ...word, text: word.text + next.text, rest: [next.token] }];
  });
}

const HALF = /^[\p{Lu}\d][\p{Lu}\d\-./]*$|^[-./][\p{Lu}\d\-./]+$/u;

function areHalves(upper: Word, lower: Word): boolean {
  return HALF.test(upper.text) && HALF.test(lower.text) && upper.page === lower.page;
}

function bare(text: string): string {
  return text.replace(/^[([]+|[)\],;.:：]+$/g, "");
}

export function textIn(words: Word[]): string {
  return words.map(({ text }) => text).join(" ");
}
