import { type PrintedSum, printedSums } from "./head/totals.ts";
import type { Area, TextLine } from "./page/lines.ts";
import type { Style } from "./page/style.ts";
import { secondLines } from "./proof/doubts.ts";
import { lackingRows } from "./proof/lacking.ts";
import { isForm } from "./prose/listed.ts";
import { type Prose, proseItems } from "./prose/text_items.ts";
import { type Unheaded, unheadedLines } from "./prose/unheaded.ts";
import { amountRows } from "./table/amount_rows.ts";
import type { Entry } from "./table/entry.ts";
import { headingsOf } from "./table/headings.ts";
import type { Row } from "./table/row.ts";
import { type Entries, entriesOf } from "./table/rows.ts";
import { type Table, tableOf } from "./table/table.ts";

/** What on some pages orders something: rows of a table, rows without headings, or sentences. */
export interface Ordering extends Pick<Entries, "entries" | "rest" | "idle"> {
  bare: Unheaded;
  prose: Prose | null;
  sums: PrintedSum[];
  /** Lines that are taken: they are no labels and no sums. */
  taken: ReadonlySet<TextLine>;
  /** Those of them that head the table. */
  heads: ReadonlySet<TextLine>;
  /** Lines under the last row that were taken for more of it; the order's total may be among them. */
  underLast: ReadonlySet<TextLine>;
  /** Numbers printed before rows that count something or say what it costs. */
  numbers: ReadonlySet<string>;
  /** Lines that look like something ordered and were not read. */
  left: { page: number; text: string }[];
}

/** Finds what is ordered: by a table, else by rows without headings, else in words. */
export function orderingOf(areas: Area[], style: Style): Ordering {
  const table = areas.some(isForm) ? null : tableOf(areas, style);
  const { entries, rest, idle, open, cancelled } = table ? entriesOf(table, style) : NOTHING;
  const tabled = entries.length > 0 || cancelled;
  const bare = tabled ? { lines: [], taken: [] } : unheadedLines(areas, style);
  const prose = tabled || bare.lines.length || style.bySeller ? null : proseItems(areas, style);
  const rows = entries.flatMap((entry) => entry.rows);
  const heads = new Set(headingLines(areas, table));
  const taken = new Set([...rows.map(({ line }) => line), ...bare.taken, ...(prose?.taken ?? []), ...heads]);
  const sums = printedSums(areas, style, taken);
  const above = aboveLast(table, entries);
  const unread = [
    ...rest.filter((row) => isUnread(row, above)),
    ...open,
    ...new Set([...entries.flatMap(secondLines), ...lackingRows({ entries, rest })]),
  ];
  const alone = amountRows(entries, sums);
  return {
    entries: table && alone.size > 0 ? entriesOf(table, style, alone).entries : entries,
    rest,
    idle,
    bare,
    prose,
    sums,
    taken: taken.union(table?.minor ?? new Set()),
    heads,
    underLast: underLast(entries),
    numbers: new Set(
      [...rows, ...rest, ...idle]
        .filter(({ quantity, price, total }) => quantity ?? price ?? total)
        .flatMap(({ number }) => (number ? [String(Number(number))] : [])),
    ),
    left: [...unread.map(({ line }) => line), ...(prose?.unread ?? [])].map(({ page, text }) => ({
      page,
      text,
    })),
  };
}

const NOTHING: Entries = { entries: [], rest: [], idle: [], open: [], numbered: false, cancelled: false };

function headingLines(areas: Area[], table: Table | null): TextLine[] {
  return (table?.headings ?? []).flatMap(
    (heading) =>
      areas
        .find((area) => headingsOf(area).includes(heading))
        ?.lines.slice(heading.first, heading.last + 1) ?? [],
  );
}

function aboveLast(table: Table | null, entries: Entry[]): Set<TextLine> {
  const body = table?.body.map(({ line }) => line) ?? [];
  return new Set(body.slice(0, body.indexOf(entries.at(-1)?.start.line as TextLine)));
}

function underLast(entries: Entry[]): Set<TextLine> {
  const last = entries.at(-1);
  return new Set(last?.rows.filter((row) => row !== last.start).map(({ line }) => line));
}

/** A row of figures that looks like a line and was taken for none; `inside` holds what stands above the last line. */
function isUnread(row: Row, inside: ReadonlySet<TextLine>): boolean {
  if (row.summary || row.sub || row.loose) return false;
  if (row.score >= 2 && (row.number !== null || (row.quantity && row.price && row.total))) return true;
  return (row.quantity ?? row.price) !== null && row.code && row.described && inside.has(row.line);
}
