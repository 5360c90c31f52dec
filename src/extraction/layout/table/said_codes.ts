import type { DraftLine, LineField } from "../../../orders/mod.ts";
import { evidenceOf, type Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { type CodeRole, isCodeRole, roleOf } from "../words/vocabulary.ts";
import { NO_CODE } from "./called_codes.ts";
import { cellTokens } from "./cells.ts";
import { isCode, isSmall } from "./code_shape.ts";
import type { Entry } from "./entry.ts";

/** A word of an item; a sheet's cell holds many. */
interface Word {
  text: string;
  token: Token;
  page: number;
  /** Where the second half of a broken word stands. */
  rest?: Token;
}

/** A code, where it stands and, where words say so, whose it is. */
interface Said {
  value: string;
  at: Word;
  field?: LineField;
}

/** So many lines say their codes alike, such a share of those without one; as many codes differ, of as many items as do. */
const [LEAST, MOST, DIFFERENT] = [2, 0.6, 0.6];

/** Words on a page. */
interface Text {
  tokens: Token[];
  page: number;
}

/** Lines of a table that has no column of codes, with those that its items' words say. */
export function withSaidCodes<Line extends DraftLine>(lines: Line[], entries: Entry[], style: Style): Line[] {
  const texts = entries.map(textsOf);
  const among = likeOthers(withCodesAmong(lines, texts, style), texts);
  const said = namedAmongOthers(among, texts, style);
  return aloneLikeOthers(likeOthers(said, entries.map(linesOf), CAPTION), texts);
}

/** Lines without a code among many with one, with what a name before it says to be theirs at the end of a row: "cat. No. 433016". */
function namedAmongOthers<Line extends DraftLine>(lines: Line[], texts: Text[][], style: Style): Line[] {
  const coded = lines.filter((line) => !isOpen(line)).length;
  if (coded < Math.max(LEAST, MOST * lines.length)) return lines;
  return lines.map((line, i) => {
    const rows = isOpen(line) ? texts[i]!.map(wordsOf) : [];
    const said = named(rows);
    const row = rows.find((words) => words.at(-1) === said?.at);
    return row && !NO_CODE.test(textIn(row)) ? withCode(line, said, style) : line;
  });
}

/** Lines without a code among others whose codes all stand alone over their words, with the word in capitals that does: "CERT" over "Certificate of conformance". */
function aloneLikeOthers<Line extends DraftLine>(lines: Line[], texts: Text[][]): Line[] {
  const coded = lines.filter((line) => !isOpen(line));
  if (coded.length === lines.length || coded.length < Math.max(LEAST + 1, MOST * lines.length)) return lines;
  const field = coded[0]!.fields.customerSku ? "customerSku" : "supplierSku";
  const alone = texts.map(([first, ...others]) =>
    first?.tokens.length === 1 && others.length > 0 ? first : null,
  );
  const said = alone.map((text) => text?.tokens[0]?.text ?? "");
  if (lines.some((line, i) => !isOpen(line) && line.fields[field]?.value !== said[i])) return lines;
  return lines.map((line, i) => {
    const value = said[i]!;
    if (!isOpen(line) || !CAPITALS.test(value)) return line;
    const code = { value, evidence: evidenceOf(alone[i]!.tokens, alone[i]!.page) };
    const { description } = line.fields;
    const isLead = description?.value.startsWith(`${value} `);
    const words = isLead && {
      description: { ...description!, value: description!.value.slice(value.length + 1) },
    };
    return { ...line, fields: { ...line.fields, [field]: code, ...words } };
  });
}

const CAPITALS = /^\p{Lu}{3,}$/u;

function isOpen({ fields }: DraftLine): boolean {
  return !fields.customerSku && !fields.supplierSku;
}

/** Behind which a code stands wherever it is. */
const CAPTION = /[:#]$/;

/** Lines without a code among others whose codes all stand at the head of the words, or behind the same one, with what is there: a code, or a word in capitals and dashes, "INK-HS-BK-T", though no figure is in it. */
function likeOthers<Line extends DraftLine>(lines: Line[], texts: Text[][], behind = /(?:)/): Line[] {
  const words = texts.map((rows) => rows.flatMap(wordsOf));
  const coded = lines.filter((line) => !isOpen(line)).length;
  if (coded < LEAST || coded === lines.length || coded < MOST * lines.length) return lines;
  for (const field of ["customerSku", "supplierSku"] as const) {
    const before = lines.flatMap(({ fields }, i) => {
      const at = words[i]!.findIndex(({ text }) => text === fields[field]?.value);
      return at < 0 ? [] : wordBefore(words[i]!, at);
    });
    if (before.length < coded || new Set(before).size > 1 || !behind.test(before[0]!)) continue;
    return lines.map((line, i) => {
      const at = isOpen(line) ? words[i]!.findIndex((_, j) => wordBefore(words[i]!, j) === before[0]) : -1;
      const said = words[i]![at];
      if (!said || !(DASHED.test(said.text) || isOneOf(said.text))) return line;
      const evidence = evidenceOf([said.token], said.page);
      return { ...line, fields: { ...line.fields, [field]: { value: said.text, evidence } } };
    });
  }
  return lines;
}

/** Whether a word is a code, and no small one. */
function isOneOf(text: string): boolean {
  return isCode(text) && !isSmall(text);
}

function wordBefore(words: Word[], at: number): string {
  return words[at - 1]?.text.toLowerCase() ?? "";
}

const DASHED = /^(?=.*-)[\p{Lu}\d][\p{Lu}\d\-./_]{3,}$/u;

/** Lines with the codes that most of them say alike among the items' words, of each row by row: behind a name, in brackets or at the head of a row of their own. */
export function withCodesAmong<Line extends DraftLine>(lines: Line[], texts: Text[][], style: Style): Line[] {
  const open = lines.map(isOpen);
  const lacking = open.filter(Boolean).length;
  const words = texts.map((rows, i) => (open[i] ? rows.map(wordsOf) : []));
  const ways =
    lacking < MOST * lines.length ? [named] : [named, opening, enclosed, heading, over, lone, numbered];
  for (const way of ways) {
    const [said, rest] = [words.map(way), way === heading ? closing : way];
    const codes = said.flatMap((code) => code?.value ?? []);
    const alike = codes.length >= Math.max(LEAST, MOST * lacking);
    if (!alike) continue;
    const items = new Set(words.filter((_, i) => said[i]).map((rows) => textIn(rows.flat())));
    if (new Set(codes).size >= DIFFERENT * items.size)
      return lines.map((line, i) => withCode(line, said[i] ?? rest(words[i]!), style));
  }
  return lines;
}

function textIn(words: Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

function withCode<Line extends DraftLine>(line: Line, said: Said | undefined, { bySeller }: Style): Line {
  if (!said) return line;
  const { value, at, field = bySeller ? "supplierSku" : "customerSku" } = said;
  const evidence = evidenceOf(at.rest ? [at.token, at.rest] : [at.token], at.page);
  return { ...line, fields: { ...line.fields, [field]: { value, evidence } } };
}

/** The words of an item, row by row. */
function textsOf({ rows }: Entry): Text[] {
  const sorted = rows.toSorted((a, b) => a.line.page - b.line.page || a.line.y - b.line.y);
  return sorted.flatMap((row, i) => {
    if (row.sub || row.summary) return [];
    const tokens = [...cellTokens(row, "description", i), ...cellTokens(row, "codeDescription", i)];
    return tokens.length ? [{ tokens, page: row.line.page }] : [];
  });
}

/** The lines of an item. */
function linesOf({ rows }: Entry): Text[] {
  return rows.map(({ line: { tokens, page } }) => ({ tokens, page }));
}

/** Words one by one: "品番：4711" and "#4711" are two. */
function wordsOf({ tokens, page }: Text): Word[] {
  return tokens.flatMap((token) =>
    token.text.split(/\s+|(?<=[:：#])(?=.)/u).map((text) => ({ text, token, page })),
  );
}

/** "Ref 845-3335", "(Art. 4870)", ", #448-9761", "SKU:" over "K-591-48". */
function named(rows: Word[][]): Said | undefined {
  const words = rows.flat();
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
function opening([first]: Word[][]): Said | undefined {
  const [at, next] = first ?? [];
  const isParted = next && (at!.text.endsWith(":") || /^[-–—]$/.test(next.text));
  return isParted && OVER.test(bare(at!.text)) ? { value: bare(at!.text), at: at! } : undefined;
}

/** "Drive belt, zinc plated (894313)": alone in brackets behind the words, or under them. */
function enclosed(rows: Word[][]): Said | undefined {
  for (const words of rows) {
    const at = words.at(-1)!;
    const value = /^[([](.+)[)\]]$/.exec(at.text)?.[1];
    if (value && isCode(value) && !isSmall(value)) return { value, at };
  }
  return undefined;
}

/** "Ball valve, 1 in" over "R-623-73" or "5061162 Loc 01": the first on a row of its own, under a row of words. */
function heading([first, ...others]: Word[][]): Said | undefined {
  if (!first || isCode(first[0]!.text) || !first.some(({ text }) => /\p{L}{3}/u.test(text))) return undefined;
  const at = others.map(([word]) => word!).find(({ text }) => isCode(text) && !isSmall(text));
  return at && { value: at.text, at };
}

/** A code behind the words, where others have theirs on a row of its own. */
function closing(rows: Word[][]): Said | undefined {
  const at = rows.at(-1)?.at(-1);
  return at && isCode(at.text) && !isSmall(at.text) ? { value: at.text, at } : undefined;
}

/** "Gasket KR-9758 plain": the only word of all that is built like a code, its letters in capitals, no name before it. */
function lone(rows: Word[][]): Said | undefined {
  const words = unbroken(rows);
  const [at, ...others] = words.filter(({ text }) => isCode(text) && !isSmall(text));
  const before = at && words[words.indexOf(at) - 1]?.text;
  if (before && (/[:：#]$|^n[or]\.?$/iu.test(before) || NO_CODE.test(before) || roleOf(before)))
    return undefined;
  return at && others.length === 0 && !/\p{Ll}/u.test(at.text) ? { value: at.text, at } : undefined;
}

/** "PLT-A36-0.75" or "OS-HEAT-TREAT" over "A36 plate": one word alone in capitals, figures and dashes over a row of words. */
function over([first, ...others]: Word[][]): Said | undefined {
  const at = first?.length === 1 ? first[0]! : undefined;
  const isWorded = others.some((words) => words.some(({ text }) => /\p{L}{2}/u.test(text)));
  return at && isWorded && OVER.test(at.text) ? { value: at.text, at } : undefined;
}

const OVER = /^(?=.*[\d-])(?!\d{1,3}$)[\p{Lu}\d][\p{Lu}\d\-./_]{2,}$/u;

/** "ISBN 9780977426893", "EAN: 4006381333931", "ISBN" over ": 9782211301244": the number by which all sell an item. */
function numbered(rows: Word[][]): Said | undefined {
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
    return [{ ...word, text: word.text + next.text, rest: next.token }];
  });
}

const HALF = /^[\p{Lu}\d][\p{Lu}\d\-./]*$|^[-./][\p{Lu}\d\-./]+$/u;

function areHalves(upper: Word, lower: Word): boolean {
  return HALF.test(upper.text) && HALF.test(lower.text) && upper.page === lower.page;
}

function bare(text: string): string {
  return text.replace(/^[([]+|[)\],;.:：]+$/g, "");
}
