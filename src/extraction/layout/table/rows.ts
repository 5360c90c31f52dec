import { type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isTakenBack } from "../proof/taken_back.ts";
import { CODED, roleOf } from "../words/vocabulary.ts";
import { type Alignment, alignmentOf, headsReleases, isPartOf, partingOf, readsOn } from "./alignment.ts";
import { bookedUnder } from "./booked.ts";
import { unbroken } from "./broken.ts";
import { captionsAmong } from "./captions.ts";
import { centredOn } from "./centred.ts";
import { withoutClauses } from "./clauses.ts";
import { codesAlone, codesUnder, lacksWords } from "./code_rows.ts";
import { opensWithCode } from "./codes.ts";
import { conditionsOf, discountsUnder, isLeftOf, pricedUnder } from "./conditions.ts";
import { dayGroups } from "./day_groups.ts";
import { deliveriesEnd, isScheduled, planOn } from "./deliveries.ts";
import { groupCounts } from "./grouped.ts";
import { membersUnder } from "./members.ts";
import { miscount, orderedRows } from "./ordered.ts";
import { partSums } from "./part_sums.ts";
import { tellsBasis } from "./price_basis.ts";
import { recordsAmong } from "./records.ts";
import { keepUnder, type Row, rowOf, TEXTS, tokensIn } from "./row.ts";
import { areBoxed, partedAt, ruled } from "./ruled.ts";
import { sharesUnder } from "./shares.ts";
import { numberedStarts, numericStarts, withExtras, withoutSum } from "./starts.ts";
import { sumsUnder } from "./sum_band.ts";
import type { BodyLine, Table } from "./table.ts";

/** The text lines of one order line; `start` carries its numbers or its line number. */
export interface Entry {
  start: Row;
  rows: Row[];
  /** The description begins with the item's code. */
  coded: boolean;
  /** The code has the first row of the words to itself. */
  codeAlone?: true;
  /** The code that stands alone under the words. */
  codeUnder?: Token[] | undefined;
  /** What says over several lines when they are wanted. */
  day?: Row;
}

export interface Entries {
  entries: Entry[];
  /** Lines of the table that belong to no entry. */
  rest: Row[];
  /** Rows of a list that nobody ordered from. */
  idle: Row[];
  /** Rows that lack their quantity alone. */
  open: Row[];
  numbered: boolean;
}

/** Groups the body's text lines into order lines; `alone` are lines that have nothing but words and an amount and are one of their own. */
export function entriesOf(table: Table, style: Style, alone: ReadonlySet<TextLine> = new Set()): Entries {
  if (table.cards.length > 0) return cardEntries(table.cards, style);
  const { rows, idle, open } = orderedRows(
    withoutClauses(unbroken(table.body, style).map((line) => rowOf(line, style))),
  );
  keepUnder(rows);
  for (const row of rows) row.sub ||= planOn(row.line).length > 0 || isScheduled(row.line, style.dates);
  sumsUnder(rows, style);
  sharesUnder(rows, style);
  const numbers = numberedStarts(rows);
  const numbered = numbers !== null;
  const starts = new Set([
    ...withoutSum(numbered ? withExtras(rows, numbers) : numericStarts(rows)),
    ...rows.filter(({ line }) => alone.has(line)),
  ]);
  partSums(rows, starts);
  if (starts.size === 0) return { entries: [], rest: rows, idle, open, numbered };
  groupCounts([...starts]);
  const { entries: all, rest } = grouped(rows, starts, style);
  membersUnder(all, style);
  bookedUnder(all, style);
  const gone = new Set(all.filter(isTakenBack));
  for (const entry of gone) idle.push(inOne(entry));
  const entries = all.filter((entry) => !gone.has(entry));
  const strong = entries.some(isStrong);
  const { line: kept = [], other = [] } = Object.groupBy(entries, (entry) =>
    isLine(entry, strong) ? "line" : "other",
  );
  rest.push(...other.flatMap((entry) => entry.rows));
  if (openWithCodes(kept)) for (const entry of kept) entry.coded = true;
  const coded = new Set(codesAlone(kept.map(({ rows }) => rows)));
  for (const entry of kept) if (coded.has(entry.rows)) entry.codeAlone = true;
  const under = coded.size > 0 ? new Map<Row[], Token[]>() : codesUnder(kept.map(({ rows }) => rows));
  for (const entry of kept) entry.codeUnder = under.get(entry.rows);
  return { entries: kept, rest, idle, open, numbered };
}

/** The row that starts an entry with the words of all its rows on that page. */
function inOne({ start, rows }: Entry): Row {
  const tokens = rows.flatMap(({ line }) => (line.page === start.line.page ? line.tokens : []));
  return { ...start, line: { ...start.line, tokens } };
}

/** An entry for each item that has a table to itself. */
function cardEntries(cards: BodyLine[][], style: Style): Entries {
  const titles = new Set(
    cards.flatMap((card) => card.find(({ cells }) => cells.size === 0)?.line.text ?? []),
  );
  const codes = new Set([...titles].map((title) => title.split(" ")[0]));
  const coded = titles.size > 1 && codes.size === titles.size && [...titles].every(opensWithCode);
  const entries = cards.map((card): Entry => {
    const rows = card.map((line) => rowOf(line, style));
    return { start: rows.find(({ cells }) => cells.size > 0)!, rows, coded };
  });
  groupCounts(entries.map(({ start }) => start));
  return { entries, rest: [], idle: [], open: [], numbered: false };
}

/** Whether the descriptions of a table without codes begin with different ones. */
function openWithCodes(entries: Entry[]): boolean {
  const columns = entries[0]?.start.geometry.first ?? [];
  if (columns.some(({ role }) => role !== null && CODED.has(role))) return false;
  const codes = entries.flatMap(({ start, rows }) => {
    const sorted = rows.toSorted((a, b) => a.line.page - b.line.page || a.line.y - b.line.y);
    const texts = sorted.map((row) => textOf(tokensIn(row, "description")));
    const upTo = texts.slice(0, sorted.indexOf(start) + 1);
    const found = upTo.map((text, i) =>
      text.includes(" ") ? text : `${text} ${texts.slice(i + 1).find(Boolean) ?? ""}`,
    );
    const code = found.find(opensWithCode)?.split(" ")[0];
    return code ? [code] : [];
  });
  return (
    codes.length >= 0.8 * entries.length && codes.length > 0 && new Set(codes).size >= 0.5 * codes.length
  );
}

function grouped(rows: Row[], starts: Set<Row>, { mark }: Style): { entries: Entry[]; rest: Row[] } {
  const entries: Entry[] = [];
  const rest: Row[] = [];
  const days = dayGroups(rows, starts);
  const captions = captionsAmong(rows, starts)
    .union(recordsAmong(rows, starts))
    .union(new Set(days.values()));
  const lines = rows.filter((row) => !captions.has(row));
  const alignment = alignmentOf(lines, starts);
  const boxed = areBoxed([...starts]);
  const parting = partingOf(lines, starts);
  const centred = alignment === "around" ? centredOn(lines, starts) : null;
  let pending: Row[] = [];
  rest.push(...captions);
  for (const row of lines) {
    if (!starts.has(row)) {
      pending.push(row);
      continue;
    }
    const previous = entries.at(-1);
    const notes = previous ? notesUnder(previous, pending, row) : 0;
    const drawn = cutBetween(previous?.rows.at(-1) ?? null, {
      pending,
      next: row,
      alignment,
      boxed,
      parting,
      centred: previous && centred?.get(previous.start),
    });
    const cut = Math.max(notes, drawn);
    const [above, below] = [pending.slice(0, cut), pending.slice(cut)];
    if (previous) attach(previous, { rows: above, most: Infinity, rest, mark });
    else rest.push(...above);
    const day = days.get(row);
    const own = [...below.filter((r) => !r.summary), row];
    entries.push({ start: row, rows: own, coded: false, ...(day && { day }) });
    rest.push(...below.filter((r) => r.summary));
    pending = [];
  }
  const last = entries.at(-1);
  if (!last) return { entries, rest };
  const end =
    boxed && !entries.some(({ rows: own }) => partedAt(own) > 0)
      ? partedAt([last.rows.at(-1)!, ...pending])
      : 0;
  const under = end > 0 ? pending.slice(0, end - 1) : pending;
  attach(last, { rows: under, most: mostWithin(entries), rest, mark });
  rest.push(...pending.slice(under.length));
  return { entries, rest };
}

/** Entries of several lines that tell how far apart these stand. */
const ENOUGH = 3;

/** In points: a gap wider than any between the lines of an entry, or where too few have several between entries; without end where these are few too. */
function mostWithin(entries: Entry[]): number {
  const steps = entries.slice(1).flatMap(({ start }, i) => jump(entries[i]!.start, start) || []);
  const gaps = entries.flatMap(({ rows: [first, ...others] }) => {
    const jumps = others.map((row, i) => jump((i ? others[i - 1] : first)!, row));
    return jumps.length > 0 ? [Math.max(...jumps)] : [];
  });
  const told = gaps.length < ENOUGH ? steps : gaps;
  return told.length < ENOUGH ? Infinity : 1.5 * Math.max(...told);
}

/** In points: how far a line stands under another of its page. */
function jump(above: Row, { line }: Row): number {
  return line.page === above.line.page ? line.y - above.line.y : 0;
}

interface Between {
  pending: Row[];
  next: Row;
  alignment: Alignment;
  boxed: boolean;
  parting: number | null;
  /** How many of them stand around the one before as its words. */
  centred: number | undefined;
}

/** Where the lines between two starts part: at a drawn rule, where texts stand around their figures as far below them as above or at the widest gap, else all belong above or all below. */
function cutBetween(
  previous: Row | null,
  { pending, next, alignment, boxed, parting, centred }: Between,
): number {
  const head = pending.findIndex((row) => headsReleases(row, next));
  if (head >= 0) return head;
  const all = [previous, ...pending, next];
  for (let i = all.length - 1; i > 0; i--) {
    const [a, b] = [all[i - 1], all[i]!];
    const together = a?.line.page === b.line.page;
    if (a && !together && alignment === "below") break;
    if (a && together && ruled(a.line, b))
      return alignment !== "below" || i < all.length - 1 ? i - 1 : pending.length;
  }
  const led = previous && alignment === "below" && parting ? leads(all, next, parting) : 0;
  if (led > 0) return pending.length - led;
  const beside = previous || !boxed ? 0 : halvesOver(pending, next);
  if (beside > 0) return pending.length - beside;
  if (alignment === "below") return previous ? pending.length : opening(pending, next, boxed);
  if (alignment === "above")
    return Math.max(closeUnder(all), pending.findLastIndex((row) => !isPartOf(row, next)) + 1);
  if (centred !== undefined) return centred;
  let [cut, widest] = [pending.length, -1];
  for (let i = pending.length; i >= 0; i--) {
    const [a, b] = [i === 0 ? previous : pending[i - 1]!, i === pending.length ? next : pending[i]!];
    const gap = !a ? 2.2 * b.line.height : a.line.page === b.line.page ? b.line.y - a.line.y : 1e6;
    if (!isPartOf(b, next)) return Math.max(cut, i + 1);
    if (gap > widest * 1.12 + 0.01) [cut, widest] = [i, gap];
  }
  return cut;
}

/** How many lines stand closer under a row than what follows them does: the end of its code where the words of items stand above their figures. */
function closeUnder([previous, first, second]: (Row | null)[]): number {
  if (!previous || !first || !second || previous.line.page !== second.line.page) return 0;
  const [own, next] = [first.line.y - previous.line.y, second.line.y - first.line.y];
  return own < CLOSER * next && first.code ? 1 : 0;
}

/** Of the gap behind. */
const CLOSER = 0.75;

/** How many texts stand as near over a row as lines of one item do, and as far under what is above them as items do. */
function leads(all: (Row | null)[], next: Row, parting: number): number {
  for (let i = all.length - 2; i >= 0; i--) {
    const [above, below] = [all[i], all[i + 1]!];
    const gap = !above || above.line.page !== below.line.page ? Infinity : below.line.y - above.line.y;
    if (gap > parting) return all.length - 2 - i;
    if (!above || !isPartOf(above, next)) return 0;
  }
  return 0;
}

/** How many rows under an entry its notes and what stands under headings of its own end; the upper halves of the next row's cells are none of them where a rule parts them from the entry. */
function notesUnder({ rows }: Entry, pending: Row[], next: Row): number {
  const parted = partedAt([rows.at(-1)!, ...pending]);
  const own = parted > pending.length - halvesOver(pending, next) ? parted - 1 : pending.length;
  const notes = pending.slice(0, own).findLastIndex((row) => row.sub || isNote(row)) + 1;
  return Math.max(notes, deliveriesEnd(pending));
}

/** "Requester: Kim Arden" says something of the line above it; "Material: 4711" may open the next. */
function isNote({ line }: Row): boolean {
  const [, label] = /^(\p{L}[\p{L} .\-/]{2,28}):\s*\S/u.exec(line.text) ?? [];
  const role = label && roleOf(label);
  return label !== undefined && (role === null || role === "other");
}

/** Where the text over the first figures begins that reads on into the one beside them, has the code that it lacks, or shares a box with it. */
function opening(pending: Row[], next: Row, boxed: boolean): number {
  const all = [...pending, next];
  let [from, reads] = [pending.length, boxed];
  const isOwn = (row: Row) => isPartOf(row, next) || (boxed && names(row) && !next.described);
  for (let i = pending.length - 1; i >= 0 && isOwn(pending[i]!); i--) {
    const [above, below] = [all[i]!.line, all[i + 1]!.line];
    const apart = above.page !== below.page || below.y - above.y > 1.65 * below.height;
    if (apart || /[.!:]$/.test(above.text)) break;
    reads ||= readsOn(pending[i]!, all[i + 1]!) || (!all[i + 1]!.described && isHalfLine(above, below));
    from = i;
  }
  return reads ? from : pending.length;
}

/** Whether a line has an item's code and its words, and no figures. */
function names({ code, described, score, summary, sub }: Row): boolean {
  return Boolean(code && described) && score === 0 && !summary && !sub;
}

/** How many lines over a row are the upper halves of cells beside its own. */
function halvesOver(pending: Row[], next: Row): number {
  const all = [...pending, next];
  const first = pending.findLastIndex((row, i) => !isHalfLine(row.line, all[i + 1]!.line)) + 1;
  return pending.length - first;
}

/** Whether lines stand so near that they make one of two: a text of two lines beside its figures. */
function isHalfLine(above: TextLine, below: TextLine): boolean {
  return below.y - above.y < 0.85 * below.height;
}

/** Lines that follow an entry; no line of it stands `most` points under another, and what is not of it goes to the `rest`. */
interface Following {
  rows: Row[];
  most: number;
  rest: Row[];
  mark: Style["mark"];
}

/** Adds following lines to an entry until something says that it is over; between lines a tax or a discount is only theirs, and a sum where the page turns is between its words. */
function attach(entry: Entry, { rows, most, rest, mark }: Following): void {
  let [open, closed] = [true, false];
  let previous = entry.rows.at(-1)!;
  const conditions = new Set(conditionsOf(entry.start, rows));
  rest.push(...conditions);
  const priced = new Set([
    ...pricedUnder(entry.start, rows),
    ...(discountsUnder(entry.start, rows, mark)?.rows ?? []),
  ]);
  for (const row of rows.filter((each) => !conditions.has(each))) {
    closed ||= CLOSES.test(row.line.text);
    const far = closed || jump(previous, row) > Math.min(most, 6 * row.line.height);
    const isPart = priced.has(row) || isLeftOf(entry.start, row);
    const isOwn = !isPart && (row.summary === "tax" || row.summary === "charge") && most === Infinity;
    if (!row.summary && carriesOn(entry.rows.at(-1)!, { row, previous })) open = true;
    if (
      (row.summary && !isOwn && !isPart) ||
      far ||
      (isParagraph(previous, row) && !isOfWords(entry, row)) ||
      entry.rows.length > 24
    )
      open = false;
    if (open && !isOwn) entry.rows.push(row);
    else rest.push(row);
    previous = row;
  }
}

/** "*** NOTHING FOLLOWS ***" under the last line. */
const CLOSES =
  /^[^\p{L}]*(x[\s-]+)*(nothing (else |more |further )?follows?|(end|last) of (the )?(order|list|items?|purchase order|p\.?o\.?))([\s-]+x)*[^\p{L}]*$/iu;

/** Whether words go on over a page's end with nothing but sums between. */
function carriesOn(last: Row, { row, previous }: { row: Row; previous: Row }): boolean {
  const turned = row.line.page !== last.line.page && (previous === last || previous.summary !== null);
  return turned && row.onlyText && readsOn(last, row);
}

/** Whether a text goes on below a blank line in words that run across its columns: in a typed one across two, else across more. */
function isParagraph(above: Row, { line, cells, score }: Row): boolean {
  const typed = line.tokens[0]?.place !== undefined;
  const across = cells.size > (typed ? 1 : 2) && line.segments.length === 1;
  return across && score < 2 && line.y - above.line.y > 1.5 * line.height;
}

/** Whether a paragraph under an item is its words or its price's base: where they begin, under a code alone, or the first where no column has them. */
function isOfWords(entry: Entry, row: Row): boolean {
  const isFirst = entry.rows.length === 1 && !hasWords(entry);
  return tellsBasis(row.line.text) || isFirst || isUnderWords(entry, row) || lacksWords(entry.rows);
}

/** Whether a column has the words of items. */
function hasWords({ start: { geometry } }: Entry): boolean {
  return geometry.first.some(({ role }) => TEXTS.has(role));
}

/** Whether a line begins where the item's words do: its long text, however far it runs. */
function isUnderWords({ start }: Entry, { line }: Row): boolean {
  const [word] = [...tokensIn(start, "description"), ...tokensIn(start, "codeDescription")];
  return word !== undefined && !word.cell && Math.abs(line.box[0] - word.box[0]) < 0.3 * line.height;
}

/** Numbered remarks and headings without figures, amid entries that are `strong`, belong to no line of their own. */
function isLine(entry: Entry, strong: boolean): boolean {
  const blank = ({ quantity, price, total, code, described }: Row) =>
    !quantity && !price && !code && !described && Number(total?.value ?? 0) === 0;
  if (entry.rows.every(blank)) return false;
  if (isStrong(entry) || !strong) return true;
  if (entry.rows.some((row) => !row.sub && row.quantity)) return true;
  const { start } = entry;
  return start.score > 0 || (start.code && (start.number !== null || miscount(start) !== ""));
}

function isStrong({ rows }: Entry): boolean {
  return rows.some((row) => !row.sub && row.score >= 2);
}
