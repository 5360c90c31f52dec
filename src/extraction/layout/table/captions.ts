import type { Token } from "../page/lines.ts";
import { takesBack } from "../proof/taken_back.ts";
import { EITHER_ORDER, findDate } from "../values/dates.ts";
import { CODES } from "../words/vocabulary.ts";
import { readsOn } from "./alignment.ts";
import { type Row, tokensIn } from "./row.ts";

const CAPTION = /^(\d{1,3} )?\p{Lu}{4,}( \p{Lu}{4,})* \d{1,3}$/u;

const SECTION =
  /^(section|abschnitt|titel|bereich|gewerk|zone|area|phase|chapitre|sezione|capitolo|secci[oó]n|cap[ií]tulo|se[cç][aã]o|hoofdstuk|раздел)\s+[\p{L}\d][\p{L}\d.]{0,4}(?=[\s:–-]|$)/iu;

/** Words between dashes or stars. */
export const DASHED = /^[-=*~]{2,} ?\p{L}[^\d:]* ?[-=*~]{2,}( .*)?$/u;

/** Lines of their own that say that a section begins: "Section B Ground floor", "--- DAIRY ---", "JOB STOCK", "*** Item changed *** quantity old: 20 EA", "AREA 4" or "2 FLOOR 17" above rows whose words are not in capitals, and the words that stand over each part of the rows, between the sum of the one before and its first row. */
export function captionsAmong(rows: Row[], starts: ReadonlySet<Row>): Set<Row> {
  const lone = rows.filter((row) => row.score === 0 && !starts.has(row) && !row.summary && !row.sub);
  const texts = lone.filter((row) => !takesBack(row));
  const last = rows.findLastIndex((row) => starts.has(row));
  const isTitle = (row: Row) => DASHED.test(row.line.text) && rows.indexOf(row) < last;
  const isJob = (row: Row) => JOB.test(row.line.text) && isLeftOver(row, rows[rows.indexOf(row) + 1], starts);
  const sections = texts.filter((row) => SECTION.test(row.line.text) || isTitle(row) || isJob(row));
  return new Set([
    ...sections,
    ...capitalsAmong(rows, texts),
    ...betweenSums(rows, starts, texts),
    ...overCodes(rows, starts, texts),
  ]);
}

/** "JOB 88124 - BELLY FAIRING", "JOB STOCK": what the rows under it are for. */
const JOB = /^job\s+[\p{L}\d][\p{L}\d-]{2,}(\s|$)/iu;

/** Whether a text begins left of the row under it, which starts a line. */
function isLeftOver({ line }: Row, below: Row | undefined, starts: ReadonlySet<Row>): boolean {
  return below !== undefined && starts.has(below) && line.box[0] < below.line.box[0];
}

function capitalsAmong(rows: Row[], texts: Row[]): Row[] {
  const found = texts.filter(({ line }) => CAPTION.test(line.text));
  const words = found.length ? rows.filter((row) => row.described && !found.includes(row)) : [];
  const long = words.filter(({ line }) => /\p{L}{4}/u.test(line.text));
  const small = long.filter(({ line }) => /\p{Ll}{3}/u.test(line.text)).length;
  return small >= 0.8 * long.length ? found : [];
}

/** What stands over the first row, and over each that follows the sum of a part, but for codes and days. */
function betweenSums(rows: Row[], starts: ReadonlySet<Row>, texts: Row[]): Row[] {
  const over = rows.flatMap((row, i) => {
    const [text, above] = [rows[i - 1], rows[i - 2]];
    const isUnderSum = !above || (isSum(above) && !isHalf(above, rows[i - 3]));
    const isOver = starts.has(row) && text && texts.includes(text) && isUnderSum;
    return isOver && !findDate(text.line.text, EITHER_ORDER) ? [{ text, row }] : [];
  });
  const alone = over.every(({ text, row }) => row.described && !readsOn(text, row));
  const coded = over.every(({ text: { line } }) => /^\S*\d\S*$/.test(line.text));
  return over.length > 1 && alone && !coded ? over.map(({ text }) => text) : [];
}

/** "PROVISIONS" where codes stand, or where words do that are not in capitals, nearer to the row under it, which has its own code and words, than to the one above. */
function overCodes(rows: Row[], starts: ReadonlySet<Row>, texts: Row[]): Row[] {
  return rows.flatMap((row, i) => {
    const [text, above] = [rows[i - 1], rows[i - 2]];
    if (!starts.has(row) || !row.described || !text || !texts.includes(text)) return [];
    const code = row.line.tokens.find((token) => isInCode(row, token));
    const [first] = text.line.tokens;
    const [word] = tokensIn(row, "description");
    const isCapital = text.onlyText && CAPITALS.test(text.line.text) && !CAPITALS.test(row.line.text);
    const over = isCapital ? word : isInCode(text, first!) ? code : undefined;
    const isOver = code && over && Math.abs(first!.box[0] - over.box[0]) < EDGE;
    const isApart = !above || gapOver(above, text) > 1.05 * gapOver(text, row);
    const isWords = text.line.segments.length === 1 && /^\p{L}[^\d:]*\p{L}$/u.test(text.line.text);
    return isOver && isApart && isWords && /\d/.test(code.text) ? [text] : [];
  });
}

const CAPITALS = /^\P{Ll}*$/u;

/** Whether a row is the lower half of a cell beside the row above it. */
function isHalf({ line }: Row, above: Row | undefined): boolean {
  return above !== undefined && above.line.page === line.page && line.y - above.line.y < 0.85 * line.height;
}

/** In points: how far words begin apart under one edge. */
const EDGE = 1;

function isInCode({ cells, geometry }: Row, token: Token): boolean {
  return [...cells].some(
    ([i, tokens]) => CODES.has(geometry.first[i]?.role ?? null) && tokens.includes(token),
  );
}

/** In points; without end over a page's end. */
function gapOver(above: Row, { line }: Row): number {
  return above.line.page === line.page ? line.y - above.line.y : Number.POSITIVE_INFINITY;
}

/** Whether a row has an amount of no item, nor of what one of them costs less or more. */
function isSum({ summary, quantity, price, total }: Row): boolean {
  if (summary === "charge") return false;
  return summary !== null || (total !== null && !quantity && !price);
}
