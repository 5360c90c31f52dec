import { segmentOf, type Token, textOf } from "../page/lines.ts";
import { CODED, CODES, isCodeNamed, roleOf, TEXTS } from "../words/vocabulary.ts";
import { callsCode } from "./called_codes.ts";
import { isSpaced } from "./code_shape.ts";
import { headingOver, type Row, tokensIn } from "./row.ts";

/** Whether a cell of codes and words holds a code on a line of its own. */
export function isLoneCode([first, ...others]: Token[]): boolean {
  return first !== undefined && others.length === 0 && /\d/.test(first.text);
}

/** Whether rows have nothing but one code, and others behind captions, where an item has its code and its words. */
export function lacksWords(rows: Row[]): boolean {
  const [first, ...others] = wordedCells(rows);
  return isLoneCode(first ?? []) && others.every((cell) => isLoneCode(cell) || callsCode(textOf(cell)));
}

/** What rows have in a column of codes and words, or of words, without those that have nothing there. */
function wordedCells(rows: Row[], role: WordRole = "codeDescription"): Token[][] {
  return rows.map((row) => tokensIn(row, role)).filter(({ length }) => length > 0);
}

type WordRole = "codeDescription" | "description";

/** Whether words stand where stacked headings name the item over its code: "Contactor 3P 40A" under "Description" over "Vendor item". */
export function describes({ cells, geometry: { first, rest, stacked } }: Row, tokens: Token[]): boolean {
  if (rest.some(({ begins }) => begins !== undefined)) return false;
  const at = stacked && [...cells].find(([, own]) => own.includes(tokens[0]!))?.[0];
  return (
    typeof at === "number" &&
    TEXTS.has(first[at]?.role ?? null) &&
    tokens.length > 1 &&
    /\p{L}{3}/u.test(textOf(tokens))
  );
}

/** The code beside the count, where the number of a trade item stands over it. */
export function besideCount([upper, ...others]: { row: Row; tokens: Token[] }[]) {
  if (!upper || upper.row.quantity || !TRADE_ITEM.test(textOf(upper.tokens))) return undefined;
  return others.find(({ row, tokens }) => row.quantity && isLoneCode(tokens));
}

const TRADE_ITEM = /^\d{12,14}$/;

/** So many items tell, such a share of them alike, and so many of their codes are one word. */
const [LEAST, MOST, LEAST_LONE] = [3, 0.8, 2];
const LONGEST = 26;

/** Under "Part / Description" the items whose first row ends before there is no room for the word that begins the next: a code alone, of however many words, "CNMG 432-MP" over "INSERT CNMG 432-MP 10/PK"; none where too few of those with several rows have it so. */
export function codesAlone(items: Row[][]): Row[][] {
  if (items.length < LEAST) return [];
  const label = headingOver(items[0]![0]!, "codeDescription");
  if (!namesCodeFirst(label)) return label ? [] : codesOverWords(items);
  const worded = inSeveralRows(items, "codeDescription");
  if (worded.length < LEAST) return [];
  const cells = worded.map((item) => item.cells);
  const lone = cells.filter(([code]) => isLoneCode(code ?? [])).length;
  const isCapital = cells.every(([code]) => code && /^((?=.*\d)\P{Ll}*|\p{Lu}{4,})$/u.test(textOf(code)));
  const isWorded = cells.every(([, words]) => words && /\p{Ll}{3}/u.test(textOf(words)));
  const areBare = lone >= HALF * cells.length && cells.every(([code]) => BARE.test(textOf(code ?? [])));
  if (areBare) return worded.map(({ rows }) => rows);
  const edge = edgeOf(items, "codeDescription");
  const found = worded.filter((item) => isEarly(item.cells, edge)).map(({ rows }) => rows);
  const isBuilt = namesNumbers(label) && isCapital && cells.every(([code, words]) => isOverNoun(code, words));
  const arePaired = cells.every(([code]) => PAIR.test(textOf(code ?? [])));
  const areOwn = isCapital && worded.length === items.length && areNumbered(cells);
  const isTold = lone >= LEAST_LONE || (isCapital && isWorded) || isBuilt || arePaired || areOwn;
  return isTold && found.length >= MOST * worded.length ? found : [];
}

/** Under words, where no column has codes but the seller's own beside those of "Item" over "Description", the items that have one over theirs: all that have several rows, and half of the codes at least are one word; or nearly all of many in capitals, no two alike; or names in capitals under "Item". */
function codesOverWords(items: Row[][]): Row[][] {
  const label = headingOver(items[0]![0]!, "description");
  const roles = new Set(items[0]![0]!.geometry.first.map(({ role }) => role)).intersection(CODED);
  const isNamed = roles.size === 1 && roles.has("supplierSku") && namesCodeFirst(label);
  if (roles.size > 0 && !isNamed) return [];
  const worded = inSeveralRows(items, "description");
  if (worded.length < LEAST) return [];
  const edge = edgeOf(items, "description");
  const coded = worded.filter(({ cells }) => isEarly(cells, edge) && hasCode(textOf(cells[0]!)));
  const isTold =
    (loneAmong(worded, isLoneCode) >= HALF && coded.length === worded.length) ||
    areMany(worded, { coded: coded.length, items: items.length }) ||
    (worded.length === items.length &&
      coded.length >= SOME * worded.length &&
      isCodeNamed(roleOf(label)) &&
      areNames(worded));
  return isTold ? worded.map(({ rows }) => rows) : [];
}

type Worded = ReturnType<typeof inSeveralRows>;

/** The share of items whose first row of words is a code of one word. */
function loneAmong(worded: Worded, isLone: (code: Token[]) => boolean): number {
  return worded.filter(({ cells: [code] }) => isLone(code!)).length / worded.length;
}

/** Whether a text has a figure and hardly words beside it. */
function hasCode(text: string): boolean {
  return /\d/.test(text) && (text.match(/(?<!\S)\p{L}{3,}(?!\S)/gu) ?? []).length < 2;
}

/** Whether nearly all of many items have over their words what is built as a code, in capitals and each another: no words are. */
function areMany(worded: Worded, { coded, items }: { coded: number; items: number }): boolean {
  const texts = worded.map(({ cells: [code] }) => textOf(code!));
  return (
    worded.length >= Math.max(MANY, MOST * items) &&
    coded >= NEARLY * worded.length &&
    loneAmong(worded, isLoneCode) >= SOME &&
    new Set(texts).size === texts.length &&
    texts.every((text) => !/\p{Ll}/u.test(text))
  );
}

/** Whether all items have a name of their own in capitals over their words, half of them one word. */
function areNames(worded: Worded): boolean {
  const texts = worded.map(({ cells: [code] }) => textOf(code!));
  return (
    loneAmong(worded, ({ length }) => length === 1) >= HALF &&
    new Set(texts).size === texts.length &&
    worded.every(({ cells: [, words] }, i) => NAME.test(texts[i]!) && /\p{L}{3}/u.test(textOf(words!)))
  );
}

/** "FIT 25 TEE", "CTRL": what a list of items may call one. */
const NAME = /^[\p{Lu}\d][\p{Lu}\d.\-/&+]*( [\p{Lu}\d][\p{Lu}\d.\-/&+]*){0,3}$/u;

/** Such a share of many codes is one word, and so many are built as codes. */
const [SOME, NEARLY] = [0.25, 0.8];

/** The items whose last row of words is a code alone: nearly all that have several rows, each another one, "PVC04-2" or "PVC 00401 0800" under "PIPE 2\" SCH40 PVC". */
export function codesUnder(items: Row[][]): Map<Row[], Token[]> {
  const worded = inSeveralRows(items, "description");
  const found = worded.flatMap(({ rows, cells }) => {
    const under = cells.slice(1).filter((cell) => isUnderWords(cell, cells[0]!));
    const code = under.length > 1 ? under.find((cell) => cell === cells.at(-1)) : under[0];
    return code ? [[rows, code] as const] : [];
  });
  const codes = new Set(found.map(([, code]) => textOf(code)));
  const isTold = found.length >= MANY && found.length >= MOST * items.length && codes.size === found.length;
  return new Map(isTold ? found : []);
}

/** So many codes, no two alike, are no sizes. */
const MANY = 6;

/** Whether a text is built like a code, and the one over it of words. */
export function isUnderWords(code: Token[], words: Token[]): boolean {
  const text = textOf(code);
  const isBuilt = code.length === 1 ? /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d\-./]{2,}$/u.test(text) : isSpaced(text);
  return isBuilt && words.length > 1 && /\p{L}{3}/u.test(textOf(words));
}

/** The items whose words stand in several rows, with these. */
export function inSeveralRows(items: Row[][], role: WordRole): { rows: Row[]; cells: Token[][] }[] {
  return items
    .map((rows) => ({ rows, cells: wordedCells(rows, role) }))
    .filter(({ cells }) => cells.length > 1);
}

const HALF = 0.5;

/** Whether a text ends before there is no room for the word that begins the next row. */
function isEarly([code, words]: Token[][], edge: number): boolean {
  if (!code || !words || textOf(code).length > LONGEST) return false;
  const [last, { box }] = [code.at(-1)!, words[0]!];
  return last.box[2] + last.size + box[2] - box[0] < edge;
}

/** In points: how far to the right the words of items reach. */
function edgeOf(items: Row[][], role: WordRole): number {
  return items.flat().reduce((most, row) => Math.max(most, endOfWords(row, role)), 0);
}

/** "AL-6061-PL.250", "SAWCHG": one word in capitals. */
const BARE = /^((?=\S*\d)[^\p{Ll}\s,]+|\p{Lu}{4,})$/u;

/** "BPT 230DC2": a maker's letters before a code. */
const PAIR = /^\p{Lu}{2,4} (?=\S*\d)[\p{Lu}\d]\S*$/u;

/** Whether many items each have another text with a figure over their words: "WLD STD 90LR 4", "SWAY 1/2X6FT TR". */
function areNumbered(cells: Token[][][]): boolean {
  const texts = cells.map(([code]) => textOf(code!));
  return (
    texts.length >= MANY && texts.every((text) => /\d/.test(text)) && new Set(texts).size === texts.length
  );
}

/** Whether letters and figures make up a word of a text, and a bare word begins what stands under it: "5GAL TRIM 585XT" over "COOLANT". */
function isOverNoun(code: Token[] = [], [noun]: Token[] = []): boolean {
  const isBuilt = ({ text }: Token) => /\p{L}/u.test(text) && /\d/.test(text);
  return code.some(isBuilt) && noun !== undefined && /^\p{L}{3,}[,;]?$/u.test(noun.text);
}

/** Whether a heading of codes and words names part numbers, not items alone. */
function namesNumbers(label: string): boolean {
  return label.split(/ ?\/ ?/).some((part) => CODES.has(roleOf(part)));
}

/** In points: how far to the right the text reaches that stands under a heading of codes and words, or of words. */
function endOfWords(row: Row, role: WordRole): number {
  const [word] = tokensIn(row, role);
  return (word && segmentOf(word, row.line)?.box[2]) ?? 0;
}

/** "Part / Description", "Product And Description", "Material / Vendor Reference / Description", "Artikelnummer" over "Benämning". */
function namesCodeFirst(label: string): boolean {
  const [code = "", ...others] = label.split(/ ?\/ ?| (?:and|&|\+|und|et|och) /i);
  if (others.length > 0)
    return (
      isCodeNamed(roleOf(code.trim())) &&
      (others.length === 1 || others.some((part) => roleOf(part) === "description"))
    );
  const [, first = "", second = ""] = /^(\S+) (\S.*)$/.exec(label) ?? [];
  return isCodeNamed(roleOf(first)) && roleOf(second) === "description";
}
