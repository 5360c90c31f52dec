import type { Finding } from "../../db/mod.ts";
import { firstFew } from "../formats.ts";
import type { Draft } from "../orders/mod.ts";
import { type Box, columnName, columnOf, type Reading, type Sheet } from "../reading/mod.ts";
import { TEXT_SHEET } from "./verify/source.ts";

/** Lines of plain text that are kept to be looked at. */
const TEXT_LINES = 5000;

/** Letters of a hidden column's heading that are told. */
const HEADING = 40;

/** What is kept of a file's reading, for people to look at and to point into. */
export type ReadingSummary = ReturnType<typeof summaryOf>;

/** Words with their boxes and cells, without what only readers need. */
export function summaryOf(reading: Reading) {
  return {
    type: reading.type,
    pages: reading.pages.map(({ number, width, height, scanned, turn, outline, undrawn, words }) => ({
      number,
      width,
      height,
      scanned,
      ...(turn && { turn }),
      ...(outline && { outline }),
      ...(undrawn && { undrawn: undrawn.map((piece) => ({ ...piece, text: storable(piece.text) })) }),
      words: words.map(({ text, box, hidden }) => ({
        text: storable(text),
        box: box.map((edge) => Math.round(edge * 10) / 10) as Box,
        ...(hidden && { hidden }),
      })),
    })),
    sheets: [...reading.sheets, ...textSheet(reading)].map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => ({
        ...cell,
        text: storable(cell.text),
        value: typeof cell.value === "string" ? storable(cell.value) : cell.value,
      })),
    })),
    warnings: reading.warnings,
  };
}

function textSheet({ text, pages, sheets }: Reading): Sheet[] {
  if (!text || pages.length || sheets.length) return [];
  const lines = text.split(/\r?\n/, TEXT_LINES);
  const cells = lines.map((line, row) => ({
    row,
    column: 0,
    text: line,
    value: line,
    kind: "text" as const,
  }));
  return [{ name: TEXT_SHEET, hidden: false, cells, merges: [], prose: true }];
}

/** Without what PostgreSQL can't keep in jsonb. */
function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/** What every order of a file should say about the file. */
export function withFileFindings(reading: Reading, drafts: Draft[]): Draft[] {
  const findings = [
    ...reading.warnings.map((message) => ({ code: "partly_read", level: "warning" as const, message })),
    ...hiddenText(reading),
    ...reading.sheets.flatMap((sheet) => [...hiddenRows(sheet, drafts), ...hiddenColumns(sheet)]),
  ];
  return drafts.map((draft) => ({ ...draft, findings: [...draft.findings, ...findings] }));
}

function hiddenText({ pages }: Reading) {
  const page = pages.find(({ words }) => words.filter(isHiddenText).length >= 3);
  if (!page) return [];
  const words = page.words.filter(isHiddenText).map(({ text }) => text);
  const text = words.slice(0, 12).join(" ");
  const message = `Page ${page.number} has text that a person can't see; it was left out: "${text}${words.length > 12 ? " …" : ""}"`;
  return [{ code: "hidden_text", level: "warning" as const, message }];
}

/** Rows that somebody hid may be lines that were ordered, or that were not any more: only a person knows, unless none of them counts anything. */
function hiddenRows(sheet: Sheet, drafts: Draft[]): Finding[] {
  const { name, hidden, cells } = sheet;
  if (hidden)
    return cells.length
      ? [
          {
            code: "hidden_sheet",
            level: "warning",
            message: `The sheet "${name}" is hidden and was left out`,
          },
        ]
      : [];
  const shown = new Set(cells.filter((cell) => !cell.hidden).map(({ row }) => row));
  const figures = cells.filter((cell) => cell.hidden && cell.kind === "number" && !shown.has(cell.row));
  const rows = [...new Set(figures.map(({ row }) => row + 1))];
  if (!rows.length) return [];
  const message = `Sheet "${name}" has hidden rows with figures, which were left out: row ${firstFew(rows)}`;
  const counts = countsOf(sheet, drafts);
  const idle = counts.size > 0 && !figures.some(({ column, value }) => counts.has(column) && value !== 0);
  return [{ code: "hidden_rows", level: idle ? "warning" : "error", message }];
}

/** Columns and cells that somebody hid beside what is shown may say what was ordered, or what they keep to themselves: each column by its first words. */
function hiddenColumns({ name, hidden, cells }: Sheet): Finding[] {
  const rows = new Set(cells.filter((cell) => !cell.hidden && !hidden).map(({ row }) => row));
  const tells = ({ row, text, value, ...cell }: Sheet["cells"][number]) =>
    cell.hidden && rows.has(row) && /\d/.test(text) && value !== 0;
  const columns = [...new Set(cells.filter(tells).map(({ column }) => column))];
  if (!columns.length) return [];
  const named = columns.map((column) => {
    const words = cells.find((cell) => cell.column === column && /\p{L}/u.test(cell.text))?.text;
    return words ? `${columnName(column)} "${words.slice(0, HEADING)}"` : columnName(column);
  });
  const message = `Sheet "${name}" has hidden figures or codes, which were left out: column ${firstFew(named)}`;
  return [{ code: "hidden_columns", level: "warning", message }];
}

/** The columns of a sheet from which quantities were read, from 0. */
function countsOf({ name }: Sheet, drafts: Draft[]): ReadonlySet<number> {
  const places = drafts.flatMap(({ lines }) =>
    lines.flatMap(({ fields }) => fields.quantity?.evidence ?? []),
  );
  const letters = places.flatMap((place) =>
    "sheet" in place && place.sheet === name ? (/^[A-Z]+/.exec(place.cell)?.[0] ?? []) : [],
  );
  return new Set([...new Set(letters)].map(columnOf));
}

function isHiddenText({ hidden, text }: { hidden?: string; text: string }) {
  return hidden !== undefined && /\p{L}{2}/u.test(text);
}
