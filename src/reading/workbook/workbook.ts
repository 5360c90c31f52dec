import {
  type CellObject,
  type ColInfo,
  type RowInfo,
  read,
  set_cptable,
  type WorkBook,
  type WorkSheet,
} from "@e965/xlsx";
import * as codepages from "@e965/xlsx/dist/cpexcel.full.mjs";
import { Invalid, wordsOf } from "../../errors.ts";
import { firstFew } from "../../formats.ts";
import { cellName } from "../cell_names.ts";
import { decoded, textSample } from "../decode.ts";
import { type ReadingLimits, tooManyCells } from "../limits.ts";
import { struckWords, untold } from "../noted.ts";
import type { Cell, FileType, Reading, Sheet } from "../reading.ts";
import { cellOf } from "./cell.ts";
import { lacksResult, type Rows, workedOut } from "./formulas.ts";
import { noteAt } from "./notes.ts";
import { goneIn, isWithin, type OpenCell, openSheets } from "./open_sheets.ts";
import { type Unpacked, unpacked } from "./parts.ts";
import { isStruck, unmarked } from "./struck.ts";
import { STRUCK_FILL, struckXls } from "./struck_binary.ts";

/** The first byte of a zip archive; of no other workbook. */
const ZIPPED = 0x50;
/** The beginning of a table in DIF. */
const DIF = /^TABLE\r?\n/;

set_cptable(codepages);

/** Reads the cells of XLSX, XLSM, XLSB, XLS, ODS and flat ODS workbooks, and of tables in SYLK and DIF. Throws `Invalid` for one that is damaged, encrypted or too large. */
export function readWorkbook(
  bytes: Uint8Array,
  { type, name, limits }: { type: FileType; name: string; limits: ReadingLimits },
): Reading {
  const parts = partsOf(bytes, { name, limits });
  const workbook = opened(parts.bytes, name);
  const warnings = leftOut(parts);
  const titles = workbook.SheetNames.slice(0, limits.sheets);
  if (titles.length === 0) throw new Invalid(`Cannot read ${name}: the workbook has no sheets`);
  if (workbook.SheetNames.length > titles.length)
    warnings.push(`Only the first ${titles.length} of ${workbook.SheetNames.length} sheets were read`);
  const sheets: Sheet[] = [];
  let left = limits.cells;
  for (const [i, title] of titles.entries()) {
    const sheet = sheetOf(workbook, { i, title, warnings, most: left, parts });
    left -= sheet.cells.length;
    if (left < 0) throw tooManyCells(name, limits);
    sheets.push(sheet);
  }
  return { type, pages: [], sheets, attachments: [], warnings };
}

/** The workbook as the library reads it, and what the library would keep to itself. */
function partsOf(bytes: Uint8Array, options: { name: string; limits: ReadingLimits }): Unpacked {
  if (bytes[0] === ZIPPED) return unpacked(bytes, options);
  const marked = struckXls(bytes);
  const flat = textSample(bytes)?.includes("office:document") ? [decoded(bytes)] : [];
  return {
    bytes: marked?.bytes ?? bytes,
    boxes: [],
    gone: [],
    open: openSheets(flat),
    struckFill: marked ? STRUCK_FILL : null,
    unsure: marked?.unsure ?? false,
  };
}

function leftOut({ boxes, gone, open, unsure }: Unpacked): string[] {
  return [
    ...untold(
      "Texts lie in boxes on the sheets",
      boxes.map((text) => `"${text}"`),
    ),
    ...struckWords("within cells", [...gone, ...goneIn(open)]),
    ...(unsure ? ["Cells or words may be struck out, which the file's format doesn't let be seen"] : []),
  ];
}

function opened(bytes: Uint8Array, name: string): WorkBook {
  const text = textSample(bytes) === null ? null : decoded(bytes);
  try {
    const workbook = read(text ?? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      type: text === null ? "buffer" : "string",
      dense: true,
      cellNF: true,
      cellStyles: true,
      cellHTML: false,
      cellFormula: true,
      // A web page's figures stay as they are written: the library would take all of them for American.
      raw: true,
    });
    if (text && DIF.test(text)) unpackTexts(workbook);
    return workbook;
  } catch (error) {
    const why = /password|encrypt/i.test(wordsOf(error)) ? "it needs a password" : "the workbook is damaged";
    throw new Invalid(`Cannot read ${name}: ${why}`);
  }
}

/** The library leaves each text of a table in DIF as the bytes of its UTF-8. */
function unpackTexts({ Sheets }: WorkBook) {
  for (const cell of Object.values(Sheets).flatMap((sheet) => sheet["!data"]?.flat() ?? []))
    if (typeof cell?.v === "string") cell.v = Buffer.from(cell.v, "latin1").toString();
}

interface Options {
  i: number;
  title: string;
  warnings: string[];
  most: number;
  parts: Unpacked;
}

function sheetOf(workbook: WorkBook, { i, title, warnings, most, parts }: Options): Sheet {
  const sheet: WorkSheet = workbook.Sheets[title] ?? {};
  const look = parts.open.get(title);
  const hidden = (workbook.Workbook?.Sheets?.[i]?.Hidden ?? 0) !== 0 || look?.hidden === true;
  const isRowHidden = (row: number) => isUnseen(sheet["!rows"]?.[row]) || isWithin(row, look?.rows);
  const columns = sheet["!cols"] ?? [];
  const isEachShut = columns.every(isShut);
  const isColumnHidden = (column: number) =>
    columns[column]?.hidden || (!isEachShut && isShut(columns[column])) || isWithin(column, look?.columns);
  const since1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const rows = (sheet["!data"] ?? []) as Rows;
  const resultAt = workedOut(rows);
  const cells: Cell[] = [];
  const [empty, worked]: [string[], string[]] = [[], []];
  const notes: string[] = [];
  for (let row = 0; row < rows.length && cells.length <= most; row++) {
    const filled = rows[row];
    if (!filled) continue;
    const unseen = isRowHidden(row);
    for (let column = 0; column < filled.length; column++) {
      const saved = filled[column];
      const result = saved && lacksResult(saved) ? resultAt(saved, row, column) : undefined;
      const found = result ?? saved;
      const written = look?.cells.get(`${row}:${column}`);
      const cell = found && cellOf(withoutStruck(found, written), since1904);
      const note = noteAt(found?.c);
      if (note) notes.push(`${cellName(row, column)} "${note}"`);
      if (result === null) empty.push(cellName(row, column));
      if (!cell) continue;
      if (result) worked.push(cellName(row, column));
      cells.push({
        row,
        column,
        ...cell,
        ...((unseen || isColumnHidden(column) || showsNothing(found)) && { hidden: true }),
        ...((written === "struck" || isStruck(found, parts.struckFill)) && { struck: true }),
      });
    }
  }
  if (empty.length) warnings.push(withoutResults(title, empty));
  if (worked.length) warnings.push(withoutResults(title, worked, ", so they were worked out"));
  warnings.push(...untold(`Sheet "${title}" has notes at cells`, hidden ? [] : notes));
  const merges = (sheet["!merges"] ?? []).map(({ s, e }) => ({
    top: s.r,
    left: s.c,
    bottom: e.r,
    right: e.c,
  }));
  return { name: title, hidden, cells, merges };
}

function withoutStruck(cell: CellObject, written: OpenCell | undefined): CellObject {
  if (typeof cell.v !== "string") return cell;
  return { ...cell, v: written && written !== "struck" ? written.kept : unmarked(cell.v) };
}

/** Whether a row is hidden, or has no height. */
function isUnseen(row: RowInfo | undefined): boolean {
  return row?.hidden === true || row?.hpt === 0;
}

/** Whether a column is drawn together until none of its letters can be seen; programs that know no widths write so of all. */
function isShut(column: ColInfo | undefined): boolean {
  return (column?.width ?? 1) < LEAST_WIDTH;
}

/** Widths of a letter. */
const LEAST_WIDTH = 0.5;

/** Whether the format of a cell leaves nothing to be seen of what it holds: ";;;". */
function showsNothing({ w, z }: CellObject): boolean {
  return w === "" && z !== undefined && z !== "General";
}

function withoutResults(title: string, cells: string[], done = "") {
  return `Sheet "${title}" has formulas whose results were not saved${done}: ${firstFew(cells)}`;
}
