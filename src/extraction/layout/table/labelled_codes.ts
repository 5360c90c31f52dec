import type { LineField } from "../../../orders/mod.ts";
import { type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import { isDayWord } from "../values/dates.ts";
import { isSided } from "../words/vocabulary.ts";
import { ACRONYM_CODE, BUYER_CODE, NO_CODE, namedIn, SUPPLIER_CODE, unlettered } from "./called_codes.ts";
import { behindCaption, byCaptions } from "./captioned_codes.ts";
import { firstCell, type Sink } from "./cells.ts";
import { unrevised } from "./code_cells.ts";
import { isLoneCode } from "./code_rows.ts";
import { isCode, isSpaced } from "./code_shape.ts";
import { itemOver } from "./item_over_words.ts";
import type { Row } from "./row.ts";

const SE_ID = /\bSE_ID:\s*(\S+)/;

/** "1KT40 P/N 146596": a part number behind its maker's CAGE code, of five figures and letters without I and O (NATO ACodP-1). */
const OF_CAGE = /^(?=\S*\d)[\dA-HJ-NP-Z]{5} P\/N (?=\S*\d)(\S{3,})$/;

/** Codes that stand in lines of their own under the row, behind words like "Your material number". */
export function labelled(rows: Row[], { put, style }: Sink): void {
  const over = itemOver(rows);
  if (over) put("customerSku", textOf(over), { tokens: over, page: rows[0]!.line.page });
  const opened = rows.some((row, i) => isLoneCode(firstCell(row, "codeDescription", i)));
  for (const [i, row] of rows.entries()) {
    const text = row.line.text;
    named(row, rows[i + 1], { put, style });
    const supplier =
      SE_ID.exec(text) ?? (row.score < 2 ? (SUPPLIER_CODE.exec(text) ?? OF_CAGE.exec(text)) : null);
    const buyer =
      /\bBY_ID:\s*(\S+)/.exec(text) ??
      (row.score < 2 && !supplier
        ? (BUYER_CODE.exec(text) ?? (opened ? null : ACRONYM_CODE.exec(text)))
        : null);
    if (supplier && !putApart(row, put))
      putSaid(style.bySeller && !SE_ID.test(text) ? "customerSku" : "supplierSku", supplier[1]!, row, put);
    if (buyer && !NO_CODE.test(buyer[0].replace(buyer[1]!, unlettered)))
      putSaid("customerSku", buyer[1]!, row, put);
  }
  for (const row of rows) putApart(row, put);
}

/** Puts the code of a row that has nothing else but whose it is and, a wider blank before it, the code, "SUPPLIER ITEM | KADANT D 3.0 X 124"; tells whether it is one. */
function putApart({ score, line }: Row, put: Sink["put"]): boolean {
  const found = score > 0 ? null : behindCaption(line);
  if (!found) return false;
  const { role, caption, said: code } = found;
  const isNear = code.box[0] - caption.box[2] < NEAR * line.height;
  if (!isNear || !APART.test(code.text) || code.tokens.some(({ text }) => isDayWord(text))) return false;
  put(role, code.text, { tokens: code.tokens, page: line.page });
  return true;
}

/** In heights of a line: a code farther from its caption is none. */
const NEAR = 4;

/** A figure and no more than a few words, none of them in small letters or before a colon. */
const APART = /^(?=.*\d)(?!.*(?<!\S)\p{Ll}{3})[^\s:]+( [^\s:]+){0,4}$/u;

/** Puts a code that a line says. */
function putSaid(field: LineField, code: string, { line }: Row, put: Sink["put"]): void {
  const words = line.segments.map(({ tokens }) => saidAs(code, tokens)).find(({ length }) => length > 0);
  const text = words && words.length > 1 ? textOf(words) : code;
  put(field, text, words ? { tokens: words, page: line.page } : null);
}

/** The words of a code, of which a second may end the text, "22216 E/C3-53", or groups of figures do, "0057 8 30", "00843 6 20". */
function saidAs(code: string, words: Token[]): Token[] {
  const at = words.findIndex(({ text }) => text.includes(code));
  const [first, second, ...others] = at < 0 ? [] : words.slice(at);
  if (!first) return [];
  if (first.text !== code || !second) return [first];
  if (SIZE.test(code) && APART.test(textOf([first, second, ...others]))) return [first, second, ...others];
  const isGrouped = [first, second, ...others].every(({ text }) => /^\d{1,5}$/.test(text));
  if (isGrouped && others.length < MOST_GROUPS) return [first, second, ...others];
  return !others.length && (isCode(second.text) || SUFFIX.test(second.text)) ? [first, second] : [first];
}

/** "M4 X .7 GO 6g": no code without what stands behind it. */
const SIZE = /^(M\d+|\d+\/\d+)$/;

/** "EK/C3" behind "22218". */
const SUFFIX = /^(?=.*\d)[A-Z\d]+\/[A-Z\d]+$/;

/** Groups of a code behind its second. */
const MOST_GROUPS = 3;

/** "Material: 4711", "Art.-Nr. 4711": a heading's words before a code, or over it in a narrow cell. */
function named({ score, line, cells }: Row, next: Row | undefined, { put, style }: Sink): void {
  for (const segment of line.segments.flatMap(byCaptions)) {
    const isOpen = /[:#]$/.test(segment.text);
    const rest = isOpen ? (beside(segment, line) ?? (next && under(segment, next))) : null;
    const own = score > 1 ? unrevised(segment.tokens) : segment.tokens;
    const text = rest ? `${segment.text} ${rest.text}` : textOf(own);
    const code = namedIn(text, cells.size === 0);
    if (!code || (score > 1 && !(isSided(code.role) && CAPTIONED.test(segment.text)))) continue;
    const { role, value } = code;
    const field = role !== "code" ? role : style.bySeller ? "supplierSku" : "customerSku";
    const tokens = (rest?.tokens ?? own).slice(-value.split(" ").length);
    put(field, value.replace(/[,;.]$/, ""), { tokens, page: line.page });
  }
}

/** "Supplier item: WF 22170", which may stand beside figures too. */
const CAPTIONED = /^[\p{L} ./]+: \S/u;

/** A code of several words beside its label. */
function beside(segment: Segment, { segments }: TextLine): Segment | null {
  const next = segments[segments.indexOf(segment) + 1];
  return next && isSpaced(next.text) ? next : null;
}

/** A word alone right under the first of a label. */
function under({ box }: Segment, { line, score }: Row): Segment | null {
  const found = line.segments.find((segment) => Math.abs(segment.box[0] - box[0]) < 2);
  const near = found && found.box[1] - box[3] < line.height;
  return near && found.tokens.length === 1 && score < 2 ? found : null;
}
