import { type Segment, segmentOf, type Token, textOf } from "../page/lines.ts";
import { CODED, type Role } from "../words/vocabulary.ts";
import { headsReleases } from "./alignment.ts";
import { callsCode, namesCode, saysCode } from "./called_codes.ts";
import type { Found } from "./cells.ts";
import { unrevised } from "./code_cells.ts";
import { isLoneCode } from "./code_rows.ts";
import { DASHED_CAPITALS, isSpaced } from "./code_shape.ts";
import type { Entry } from "./entry.ts";
import { isNote } from "./notes.ts";
import type { Row } from "./row.ts";
import { headsTwo } from "./two_codes.ts";

/** Words under an item's row with all of the text that they are of, but what stands in a column of codes: nothing parts it where the next column does. */
export function runOn(tokens: Token[], { line, cells, geometry: { first } }: Row): Token[] {
  const last = tokens.at(-1)!;
  const text = segmentOf(last, line)!.tokens;
  const before = text.slice(0, Math.max(0, text.indexOf(tokens[0]!)));
  const isBare = (token: Token) =>
    /^\p{L}{4,}$/u.test(token.text) ||
    [...cells].some(([at, own]) => own.includes(token) && BARE.has(first[at]?.role ?? null));
  if (!tokens.includes(text[0]!) && !(before.length > 0 && before.every(isBare))) return tokens;
  return [...before, ...tokens, ...text.slice(text.indexOf(last) + 1)];
}

/** Columns beside words that hold none. */
const BARE: ReadonlySet<Role | null> = new Set<Role | null>([null, "lineNumber"]);

/** "Item description:" over the words themselves, "NSN/Material: 5310…" beside them, "Revision: B". */
const LABEL = /^[\p{L}/ .]{3,28}:(\s*\S*\d\S*)?$|^rev(ision)?[.:]{1,2} ?\p{Lu}$/iu;

/** No "WASHER,FLAT,USS,3/8". */
const LONE_CODE = /^(?!\p{L}{3,},\p{L}{3,},)\S*\d\S*$/u;

/** "SPACER, 6061-T6": an item as catalogues name it, its noun before a comma. */
const NOUN = /^\p{L}{3,}, \S/u;

/** Words that begin with one of a note, "COLOR CONCENTRATE BLACK 4% LDR", and have no colon but in a ratio. */
const COLOURED = /^colou?r ([^:#]|(?<=\d):(?=\d))*$/i;

/** "Manufacturer: SKF Item: 6205-2RS1/C3", "Revision: B  Disc: 5.0%": captions with a word each, below which the words may follow. */
const FACTS = /^(\p{L}[\p{L}.]*( \p{L}+)?: ?\S+( |$))+$/u;

/** A table without a description column: the words on the lines under the figures, else above them. */
export function textAround(entry: Entry, rows: Row[]): Found | null {
  const at = rows.indexOf(entry.start);
  const around = [...rows.slice(at + 1), ...rows.slice(0, at)].filter(
    (row) => (row.score === 0 || row.flows || isAlone(row)) && !row.summary && !row.sub,
  );
  let coded: Found | null = null;
  for (const row of around) {
    const under = underCode(row, rows);
    const words = wordsBesideCodes(row);
    const text = under ? textOf(under) : textOf(words);
    if (words.length === 0 || namesCode(row.line.text) || callsCode(text)) continue;
    if (FACTS.test(row.line.text)) continue;
    const count = text.match(/\p{L}{3,}/gu)?.length ?? 0;
    const least = under || isAlone(row) ? 1 : 2;
    if (LABEL.test(text) || LONE_CODE.test(text) || (count < least && !NOUN.test(text))) continue;
    if (isLoneCode(unrevised(under ?? []))) continue;
    const own = headsReleases(row, entry.start) ? words.slice(1) : words;
    if (isNote(text) && !COLOURED.test(text)) return coded;
    const found = { tokens: under ?? [...own, ...setIn(row, rows)], page: row.line.page };
    // "8 CTX-S" over "ELBOW, MALE": a second code, unless no words follow it.
    if (!isSecondCode(row, text)) return found;
    coded ??= found;
  }
  return coded;
}

/** A row's words without its texts that call a code, "STRETCH FILM HAND | Vendor Item: HW80-18", or are a rate of what is taken off. */
function wordsBesideCodes({ line }: Row): Token[] {
  const rest = line.segments.filter(({ text }) => !callsCode(text) && !NUMBER.test(text) && !RATE.test(text));
  return rest.length === line.segments.length ? line.tokens : rest.flatMap(({ tokens }) => tokens);
}

/** "Part Number 1180591". */
const NUMBER = /^\p{L}+ (no\.?|number|code|nr\.?|#) \S*\d\S*$/iu;

/** Whether a text of a few short words has a column of two codes to itself. */
function isSecondCode(row: Row, text: string): boolean {
  const { label = "" } = row.geometry.first.find(({ role }) => role !== null && CODED.has(role)) ?? {};
  return headsTwo(label) !== null && (isSpaced(text) || DASHED_CAPITALS.test(text));
}

/** The words under an item's code on a line of their own, or with but a rate of what is taken off, though columns lie across them. */
export function textUnder(entry: Entry, rows: Row[]): Found | null {
  const isOwn = ([, ...others]: Segment[]) => others.every(({ text }) => RATE.test(text));
  return textAround(
    entry,
    rows.filter((row) => row === entry.start || isOwn(row.line.segments)),
  );
}

/** "5,00 %". */
const RATE = /^\d{1,2}([.,]\d{1,3})? ?%$/;

/** Whether a row is one text that begins where items have their codes, whatever it runs across. */
function isAlone({ line, cells, geometry }: Row): boolean {
  const [first] = [...cells.keys()].sort((a, b) => a - b);
  const role = geometry.first[first ?? 0]?.role ?? null;
  return line.segments.length === 1 && role !== null && CODED.has(role);
}

/** The words under the code in its own column, with the lines of it that go on; null where they don't stand there. */
function underCode(row: Row, rows: Row[]): Token[] | null {
  const cell = (of: Row) => {
    const tokens = of.geometry.first.flatMap(({ role }, i) =>
      role !== null && (CODED.has(role) || role === "gtin") ? (of.cells.get(i) ?? []) : [],
    );
    return tokens.length ? runOn(tokens, of) : tokens;
  };
  const words = cell(row);
  if (row.flows || words.length < 2) return null;
  const below = rows.slice(rows.indexOf(row) + 1);
  const end = below.findIndex((next, i) => !goesOn([row, ...below][i]!, next, cell(next)));
  return [...words, ...below.slice(0, end < 0 ? below.length : end).flatMap(cell)];
}

/** The words set in right under a text that runs from where items have their codes across the columns, which go on with it: capitals with capitals, and no sentence, as instructions are. */
function setIn(row: Row, rows: Row[]): Token[] {
  if (!row.flows || !isAlone(row)) return [];
  const below = rows.slice(rows.indexOf(row) + 1);
  const end = below.findIndex((next, i) => {
    const { box, height, text } = next.line;
    const isIn = box[0] > row.line.box[0] + height && !text.endsWith(".");
    const isAlike = hasSmall(text) === hasSmall(row.line.text);
    return next.summary || next.sub || !isIn || !isAlike || !readsBelow([row, ...below][i]!, next, text);
  });
  return below.slice(0, end < 0 ? below.length : end).flatMap(({ line }) => line.tokens);
}

function hasSmall(text: string): boolean {
  return /\p{Ll}{2}/u.test(text);
}

/** Whether words under an item's go on with them: right under these, at their edge, and neither a note nor a code. */
function goesOn(above: Row, row: Row, words: Token[]): boolean {
  const isFlush = Math.abs(row.line.box[0] - above.line.box[0]) < EDGE;
  return words.length > 0 && isFlush && readsBelow(above, row, textOf(words));
}

/** Whether a row is one text right under another, neither a note nor a code. */
function readsBelow({ line: above }: Row, { line }: Row, text: string): boolean {
  return (
    line.page === above.page &&
    line.y - above.y < CLOSE * above.height &&
    line.segments.length === 1 &&
    !isNote(text) &&
    !saysCode(text) &&
    !LABEL.test(text) &&
    !LONE_CODE.test(text)
  );
}

/** In heights of a line, and in points: how far lines of one text are apart, and their edges. */
const [CLOSE, EDGE] = [1.7, 2];
