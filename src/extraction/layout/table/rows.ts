import { type TextLine, type Token, textOf } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { isTakenBack } from "../proof/taken_back.ts";
import { CODED } from "../words/vocabulary.ts";
import { alignmentOf, partingOf } from "./alignment.ts";
import { announcing } from "./announced.ts";
import { attach, chargesIn, mostWithin } from "./attached.ts";
import { bookedUnder } from "./booked.ts";
import { unbroken } from "./broken.ts";
import { captionsAmong } from "./captions.ts";
import { centredOn } from "./centred.ts";
import { unmarked } from "./change_marks.ts";
import { withoutClauses } from "./clauses.ts";
import { codesAlone, codesUnder } from "./code_rows.ts";
import { opensWithCode } from "./codes.ts";
import { codesBelow } from "./codes_below.ts";
import { cutBetween, notesUnder } from "./cuts.ts";
import { dayGroups } from "./day_groups.ts";
import { dayParts } from "./day_parts.ts";
import { isScheduled, planOn } from "./deliveries.ts";
import type { Entry } from "./entry.ts";
import { groupCounts } from "./grouped.ts";
import { membersUnder } from "./members.ts";
import { miscount, orderedRows } from "./ordered.ts";
import { partSums } from "./part_sums.ts";
import { withPushedCodes } from "./pushed_codes.ts";
import { recordsAmong } from "./records.ts";
import { keepUnder, type Row, rowOf, tokensIn } from "./row.ts";
import { areBoxed, partedAt } from "./ruled.ts";
import { sharesUnder } from "./shares.ts";
import { numberedStarts, numericStarts, withExtras, withoutSum } from "./starts.ts";
import { sumsUnder } from "./sum_band.ts";
import type { BodyLine, Table } from "./table.ts";

export interface Entries {
  entries: Entry[];
  /** Lines of the table that belong to no entry. */
  rest: Row[];
  /** Rows of a list that nobody ordered from. */
  idle: Row[];
  /** Rows that lack their quantity alone. */
  open: Row[];
  numbered: boolean;
  /** All its lines are printed and taken back. */
  cancelled: boolean;
}

/** Groups the body's text lines into order lines; `alone` are lines that have nothing but words and an amount and are one of their own. */
export function entriesOf(table: Table, style: Style, alone: ReadonlySet<TextLine> = new Set()): Entries {
  if (table.cards.length > 0) return cardEntries(table.cards, style);
  const { rows, idle, open } = orderedRows(
    withoutClauses(unmarked(withPushedCodes(unbroken(table.body, style))).map((line) => rowOf(line, style))),
  );
  keepUnder(rows);
  for (const row of rows) row.sub ||= planOn(row.line).length > 0 || isScheduled(row.line, style.dates);
  dayParts(rows, style);
  sumsUnder(rows, style);
  sharesUnder(rows, style);
  const numbers = numberedStarts(rows);
  const numbered = numbers !== null;
  const starts = new Set([
    ...withoutSum(numbered ? withExtras(rows, numbers) : numericStarts(rows)),
    ...rows.filter(({ line }) => alone.has(line)),
  ]);
  partSums(rows, starts);
  if (starts.size === 0) return { entries: [], rest: rows, idle, open, numbered, cancelled: false };
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
  const under = coded.size > 0 ? new Map<Row[], Token[]>() : codesUnderWords(kept.map(({ rows }) => rows));
  for (const entry of kept) entry.codeUnder = under.get(entry.rows);
  return { entries: kept, rest, idle, open, numbered, cancelled: gone.size > 0 && !entries.length };
}

function codesUnderWords(items: Row[][]): Map<Row[], Token[]> {
  const found = codesUnder(items);
  return found.size > 0 ? found : codesBelow(items);
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
  return { entries, rest: [], idle: [], open: [], numbered: false, cancelled: false };
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

function grouped(rows: Row[], starts: Set<Row>, style: Style): { entries: Entry[]; rest: Row[] } {
  const entries: Entry[] = [];
  const rest: Row[] = [];
  const days = dayGroups(rows, starts);
  const announced = announcing(rows, starts);
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
    const cut = announced.has(pending.at(-1)!) ? pending.length - 1 : Math.max(notes, drawn);
    const [above, below] = [pending.slice(0, cut), pending.slice(cut)];
    if (previous) attach(previous, { rows: above, most: Infinity, rest, style });
    else rest.push(...above);
    const day = days.get(row);
    const own = [...below.filter((r) => !r.summary), row];
    row.opens = own.slice(0, -1).every(({ onlyText }) => onlyText);
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
  attach(last, { rows: under, most: mostWithin(entries), rest, style, known: chargesIn(rest) });
  rest.push(...pending.slice(under.length));
  return { entries, rest };
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
