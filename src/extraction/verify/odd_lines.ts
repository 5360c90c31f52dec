import type { Finding } from "../../../db/mod.ts";
import type { Draft, DraftLine, LineField } from "../../orders/mod.ts";
import { findDate } from "../layout/values/dates.ts";
import { type Codes, codesOf, oddCode } from "./odd_codes.ts";
import { isProduct } from "./products.ts";
import {
  placesOf,
  rowOf,
  rowsOf,
  type Source,
  type Token,
  tokensOf,
  tokensOfLine,
  wordsBetween,
} from "./source.ts";

/** How near, in heights, words stand to those that they belong to: beside them, over them, and by their edge. */
const BESIDE = 0.7;
const OVER = 0.7;
const EDGE = 0.3;
const SPACE = 0.4;
const ANY_DAY = { first: "day", certain: false } as const;

/** What is known beside a line. */
interface Around {
  source: Source;
  draft: Draft;
  /** What values were read from. */
  read: ReadonlySet<Token>;
  codes: Codes;
  /** What all lines count, and how many of them have words that begin within a phrase, or are none. */
  count: number;
  /** All counts are printed as wide, with noughts before them, and don't climb from line to line as numbers of lines do. */
  filled: boolean;
  midPhrase: number;
  wordless: number;
}

/** A field of a line with what is odd about it, and how bad that is. */
type Oddity = (line: DraftLine, around: Around) => [LineField, string, Finding["level"]?] | null;

const ODDITIES: Oddity[] = [
  padded,
  blanked,
  negative,
  oddlyCoded,
  countOfAll,
  countAbove,
  dated,
  wordless,
  broken,
  cutOff,
];

/** Lines that hold what no line of an order does: a count with noughts before it, or on a scan with a blank where others have a mark, a price below nought, words or a part for a code, the count of all others or of the row below, a day for its words, or words beside which others were not read. */
export function oddLines(source: Source, draft: Draft): Finding[] {
  const { lines } = draft;
  const words = lines.flatMap(({ fields }) => fields.description?.value ?? []);
  const read = new Set(lines.flatMap((line) => tokensOfLine(source, line)));
  const around: Around = {
    source,
    draft,
    read,
    codes: codesOf(source, draft, read),
    count: lines.reduce((sum, { fields }) => sum + Number(fields.quantity?.value ?? 0), 0),
    filled: areFilled(lines),
    midPhrase: words.filter(isMidPhrase).length,
    wordless: words.filter((each) => !hasWord(each)).length,
  };
  return lines.flatMap((line, at) =>
    ODDITIES.flatMap((oddity) => {
      const found = oddity(line, around);
      if (!found) return [];
      const [field, told, level = "error"] = found;
      const place = { lineId: String(at), field, evidence: line.fields[field]!.evidence ?? undefined };
      return [{ code: "odd_line", level, ...place, message: `Line ${at + 1}: ${told}` }];
    }),
  );
}

/** "00035 | 00012 | 00240". */
function areFilled(lines: DraftLine[]): boolean {
  const printed = lines.map(printedCount);
  const climbs = printed.every((text, at) => at === 0 || Number(text) > Number(printed[at - 1]));
  return !climbs && printed.every((text) => /^\d+$/.test(text) && text.length === printed[0]!.length);
}

function printedCount({ fields }: DraftLine): string {
  return fields.quantity?.evidence?.text.trim() ?? "";
}

function padded(line: DraftLine, { draft, filled }: Around): ReturnType<Oddity> {
  const printed = printedCount(line);
  if (filled || !/^00+\d+$/.test(printed) || isProduct(line, draft.proof)) return null;
  return ["quantity", `the quantity was read from "${printed}", which looks like a number of the line`];
}

/** What is recognized as a blank may have been the point of "2.500", which makes a thousandth of it. */
function blanked(line: DraftLine, { source, draft }: Around): ReturnType<Oddity> {
  const printed = printedCount(line);
  const [first] = tokensOf(source, line.fields.quantity);
  if (first?.confidence === undefined || !/^\d{1,3}( \d{3})+(?!\d)/.test(printed)) return null;
  const marked = draft.lines.map(printedCount).find((text) => /^\d{1,3}[.,]\d{3}(?!\d)/.test(text));
  if (!marked || isProduct(line, draft.proof)) return null;
  return ["quantity", `"${printed}" has a blank where "${marked}" has a mark, which may be lost`];
}

/** What is given back for something costs less than nothing: the amount says so too. */
function negative(line: DraftLine, { draft }: Around): ReturnType<Oddity> {
  const { unitPrice, lineTotal } = line.fields;
  if (!unitPrice || Number(unitPrice.value) >= 0) return null;
  const isMeant = Number(lineTotal?.value) < 0 && isProduct(line, draft.proof);
  return ["unitPrice", `the price ${unitPrice.value} is below nought`, isMeant ? "warning" : "error"];
}

function oddlyCoded(line: DraftLine, { codes }: Around): ReturnType<Oddity> {
  return oddCode(line, codes);
}

/** Beside the line's own code or words another count stands unread, over the one that was read; the size that ends its words is none. */
function countAbove({ fields }: DraftLine, { source, read }: Around): ReturnType<Oddity> {
  const [count] = tokensOf(source, fields.quantity);
  const [first] = [fields.customerSku, fields.supplierSku, fields.description].flatMap((one) =>
    tokensOf(source, one).slice(0, 1),
  );
  if (!count || first?.leaf !== count.leaf || count.top - first.top < count.bottom - count.top) return null;
  const edge = EDGE * (count.bottom - count.top);
  const other = rowOf(source, first).find(
    (token) =>
      token.left > first.right &&
      !read.has(token) &&
      !fields.description?.value.endsWith(` ${token.text}`) &&
      /^\d[\d.,]*$/.test(token.text) &&
      Math.abs(token.right - count.right) < edge,
  );
  return other
    ? ["quantity", `"${other.text}" stands over the quantity ${fields.quantity!.value} and was not read`]
    : null;
}

function countOfAll({ fields }: DraftLine, { draft, count }: Around): ReturnType<Oddity> {
  const { quantity, unitPrice, lineTotal, customerSku, supplierSku } = fields;
  if (!quantity || unitPrice || lineTotal || customerSku || supplierSku) return null;
  if (Number(quantity.value) <= 0 || 2 * Number(quantity.value) !== count) return null;
  return draft.lines.some((line) => line.fields.unitPrice || line.fields.lineTotal)
    ? ["quantity", `${quantity.value} is what all other lines count: it may be their sum`]
    : null;
}

function dated({ fields: { description } }: DraftLine): ReturnType<Oddity> {
  const words = description?.value ?? "";
  const isDay = !/\p{L}{4}/u.test(words) && words.length < 14 && findDate(words, ANY_DAY);
  return isDay ? ["description", `its words are the day "${words}"`] : null;
}

/** Which item it is a code tells as well as its words. */
function doubt(fields: DraftLine["fields"]): Finding["level"] {
  return fields.customerSku || fields.supplierSku ? "warning" : "error";
}

/** In most lines the words are none, as "40S*40S 133*72" is, and others stand unread in their rows. */
function wordless({ fields }: DraftLine, { source, draft, read, ...known }: Around): ReturnType<Oddity> {
  const { description } = fields;
  if (!description || hasWord(description.value) || 2 * known.wordless <= draft.lines.length) return null;
  const [first] = tokensOf(source, description);
  if (!first) return null;
  const word = rowOf(source, first).find((token) => !read.has(token) && hasWord(token.text));
  return word ? ["description", `"${word.text}" may be its words, which were not read`, doubt(fields)] : null;
}

function hasWord(text: string): boolean {
  return /\p{Script=Latin}{3}|[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u.test(text);
}

/** Words in small letters beside or under others that nobody read; where most lines begin so, only beside. */
function broken({ fields }: DraftLine, { source, draft, read, midPhrase }: Around): ReturnType<Oddity> {
  const { description } = fields;
  if (!description || !isMidPhrase(description.value)) return null;
  const [first] = tokensOf(source, description);
  if (!first) return null;
  const before = wordsBefore(source, first, { read, over: 2 * midPhrase <= draft.lines.length });
  return before
    ? ["description", `"${before}" stands before its words and was not read`, doubt(fields)]
    : null;
}

/** In a table, a word behind one of its words, no farther than the next one of a phrase, that nobody read. */
function cutOff({ fields }: DraftLine, { source, draft, read }: Around): ReturnType<Oddity> {
  if (draft.findings.some(({ code }) => code === "running_text")) return null;
  const { description } = fields;
  const own = tokensOf(source, description).filter(({ leaf }) => source.leaves[leaf]!.sheet === null);
  const behind = own.flatMap((token) => {
    const space = SPACE * (token.bottom - token.top);
    return wordsBetween(
      source.leaves[token.leaf],
      [token.bottom - space, token.bottom + space],
      (other) =>
        other.left >= token.right &&
        other.left - token.right < space &&
        Math.abs(other.bottom - token.bottom) < space &&
        !read.has(other) &&
        !other.aslant &&
        /\p{L}{3}/u.test(other.text),
    );
  })[0];
  return description && behind
    ? ["description", `"${behind.text}" stands behind its words and was not read`, doubt(fields)]
    : null;
}

function isMidPhrase(words: string): boolean {
  return /^\p{Ll}{3}/u.test(words);
}

function wordsBefore(
  source: Source,
  first: Token,
  { read, over }: { read: ReadonlySet<Token>; over: boolean },
): string | null {
  const height = first.bottom - first.top;
  const { tokens } = source.leaves[first.leaf]!;
  const [rows, at] = [rowsOf(tokens), placesOf(tokens).get(first)!];
  const beside = rows[at]!.find(
    ({ right }) => first.left - right >= 0 && first.left - right < BESIDE * height,
  );
  if (beside && !read.has(beside) && /\p{L}{3}/u.test(beside.text)) return beside.text;
  const above = rows[at - 1]?.filter(({ left }) => left > first.left - EDGE * height) ?? [];
  const [start] = above;
  const touches =
    start && Math.abs(start.left - first.left) < EDGE * height && first.top - start.bottom < OVER * height;
  return over && touches && !read.has(start) && /\p{L}{3}/u.test(start.text) ? start.text : null;
}
