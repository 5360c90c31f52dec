import type { Finding } from "../../../../db/mod.ts";
import type { DraftLine } from "../../../orders/mod.ts";
import { evidenceOf, type Token, textOf } from "../page/lines.ts";
import { callsCode } from "../table/called_codes.ts";
import { isCode } from "../table/code_shape.ts";
import type { Entry } from "../table/entry.ts";
import { tokensIn } from "../table/row.ts";
import { CODED } from "../words/vocabulary.ts";

/** So many lines with codes, and such a share of all, promise the others one. */
const LEAST = 3;
const MOST = 0.6;
/** Of all lines so many have a code where a heading promises it. */
const ENOUGH = 0.8;

/** Lines whose code is far from where the others' are, and lines without one, among others that have one, in whose rows a word stands that is built like theirs: a line of mere words has none. */
export function uncoded(entries: Entry[], lines: DraftLine[]): Finding[] {
  const codes = lines.map(codeOf);
  const found = codes.filter((code) => code !== undefined);
  const among = amongWords(entries, lines);
  if (among) return [among];
  if (found.length < MOST * lines.length) return [];
  const known = new Set(lines.flatMap(codesIn));
  const shapes = new Set(found.flatMap((code) => shapeOf(code) ?? []));
  const lacking = entries.flatMap((entry, index): Finding[] => {
    if (codes[index] !== undefined) return [];
    const like = wordLike(entry, lines[index]!, shapes) ?? headedLike(entry);
    if (!like || isOfMost(like, entries) || known.has(like.text) || isPlace(like, entries)) return [];
    const message = `Line ${index + 1}: "${like.text}" may be its code, which was not read`;
    const evidence = evidenceOf([like], entry.start.line.page);
    return [
      {
        code: "unread_value",
        level: "error",
        lineId: String(index),
        field: "customerSku",
        message,
        evidence,
      },
    ];
  });
  return [...lacking, ...strayed(entries, codes)];
}

/** Whether a word stands in most lines' rows: the job that all of them are for. */
function isOfMost({ text }: Token, entries: Entry[]): boolean {
  const alike = entries.filter(({ start }) => start.line.tokens.some((token) => token.text === text));
  return alike.length > Math.max(LEAST, MOST * entries.length);
}

/** Whether a word is the last of those that count the rows it opens: "0001" … "0006" under "Item no." */
function isPlace(word: Token, entries: Entry[]): boolean {
  const opening = entries.map(({ start: { line } }) => line.tokens[0]!);
  const places = opening.map(({ text }) => (/^\d+$/.test(text) ? Number(text) : NaN));
  return opening.includes(word) && places.length > 1 && places.every((n, i) => n === (i + 1) * places[0]!);
}

/** A heading of codes over lines of which most have none, while words of theirs are built like one. */
function amongWords(entries: Entry[], lines: DraftLine[]): Finding | null {
  const columns = entries[0]?.start.geometry.first ?? [];
  const isWorded = columns.some(({ role }) => role === "description");
  const heading = isWorded && columns.find(({ role }) => role !== null && CODED.has(role));
  const worded = lines.filter(({ fields }) =>
    (fields.description?.value ?? "").split(" ").some((word) => isCode(word) && /\p{L}/u.test(word)),
  );
  const coded = lines.filter((line, i) => isCode(codeOf(line) ?? "") || isHeaded(entries[i]!, line));
  const isLacking = coded.length < Math.min(worded.length, ENOUGH * lines.length);
  if (!heading || worded.length < LEAST || !isLacking) return null;
  const message = `Under "${heading.label}" ${coded.length} of ${lines.length} lines have a part number, which may stand among the words of the others`;
  return { code: "unread_value", level: "error", field: "customerSku", message };
}

/** Whether a line's code, of a letter and figures, of figures alone, in groups too, with one figure, or of several words, stands under the heading of codes: there "M20110" is no thread, "102" no count and "PLATE-4C" no size. */
function isHeaded({ start }: Entry, line: DraftLine): boolean {
  const code = codeOf(line);
  const headed = [...CODED].map((role) => (role ? tokensIn(start, role) : []));
  if (code === undefined || !(LONG.test(code) || SPACED.test(code))) return false;
  return headed.some(
    (cell) => cell.some(({ text }) => text === code) || ` ${textOf(cell)}`.endsWith(` ${code}`),
  );
}

const LONG = /^\p{Lu}+\d{4,}$|^\d{3,}$|^\d{2,}( \d{2,}){1,3}$|^\p{Lu}{3,}-\D*\d\D*$/u;

/** "BN 5X16 8.8": all that stands there. */
const SPACED = /^(?=.*\d)(?=.*[ .])[^\p{Ll}]{4,}$/u;

/** So many rows under the others' place a code is rather a number of something else. */
const FAR = 3;

/** Lines whose code stands far below where those of most others do, behind no caption of codes: an account's or a schedule's number, it may be. */
function strayed(entries: Entry[], codes: (string | undefined)[]): Finding[] {
  const depths = entries.map(({ start, rows }, i) => {
    const at = rows.findIndex(({ line }) => line.tokens.some(({ text }) => text === codes[i]));
    const isCalled = at >= 0 && callsCode(rows[at]!.line.text);
    return at < 0 || isCalled ? null : at - rows.indexOf(start);
  });
  const usual = depths.filter((depth) => depth === 0).length;
  if (usual < Math.max(LEAST, MOST * entries.length)) return [];
  return depths.flatMap((depth, index) => {
    if (depth === null || depth < FAR) return [];
    const message = `Line ${index + 1}: "${codes[index]}" stands far below the line and may not be its code`;
    return [{ code: "unread_value", level: "error", lineId: String(index), field: "customerSku", message }];
  });
}

/** A line's codes, and each word of these. */
function codesIn({ fields: { customerSku, supplierSku } }: DraftLine): string[] {
  return [customerSku, supplierSku].flatMap((code) => (code ? [code.value, ...code.value.split(" ")] : []));
}

function codeOf({ fields }: DraftLine): string | undefined {
  return (fields.customerSku ?? fields.supplierSku)?.value;
}

/** A word of the first row that none of the line's figures was read from. */
function wordLike({ start }: Entry, { fields }: DraftLine, shapes: ReadonlySet<string>): Token | undefined {
  const { description: _, ...figures } = fields;
  const read = new Set(Object.values(figures).flatMap(({ evidence }) => evidence?.text.split(" ") ?? []));
  return start.line.tokens.find(({ text }) => shapes.has(shapeOf(text) ?? "") && !read.has(text));
}

/** A word under the heading of codes that is built like one. */
function headedLike({ start }: Entry): Token | undefined {
  const headed = [...CODED].flatMap((role) => (role ? tokensIn(start, role) : []));
  return headed.find(({ text }, i) => isCode(text) && !OF_ANOTHER.test(headed[i - 1]?.text ?? ""));
}

/** "per quote 4471", "per sketch SK-11": another paper's number. */
const OF_ANOTHER = /^(quote|quotation|offer|bid|contract|agreement|rfq|sketch|drawing|dwg|drg)[.:#]?$/i;

/** "MX-4711/9" as "AA-9999/9"; null for what is too short to be told from a size. */
function shapeOf(code: string): string | null {
  if (code.length < 5 || !/\d/.test(code)) return null;
  return code.replace(/\p{L}/gu, "A").replace(/\d/g, "9");
}
