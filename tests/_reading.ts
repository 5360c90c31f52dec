import type { Evidence } from "../db/mod.ts";
import type { Draft, Read } from "../src/orders/mod.ts";
import type { Cell, Page, Reading, Word } from "../src/reading/mod.ts";

/** Points between the rows and columns of `pageOf()`. */
export const ROW = 20;
export const COLUMN = 100;

/** A page whose rows are cells of words, each cell 100 points wide; a cell that begins with "~" is hidden. */
export function pageOf(rows: string[][], number = 1): Page {
  const words = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => wordsOf(cell, column * COLUMN, 50 + row * ROW)),
  );
  return { number, width: 612, height: 792, words, rules: [], fills: [], scanned: false };
}

function wordsOf(cell: string, left: number, top: number): Word[] {
  const hidden = cell.startsWith("~") ? ("background" as const) : undefined;
  let at = left;
  return cell
    .replace(/^~/, "")
    .split(" ")
    .filter(Boolean)
    .map((text) => {
      const box: Word["box"] = [at, top, at + text.length * 5, top + 10];
      at += text.length * 5 + 3;
      return { text, box, size: 10, bold: false, ...(hidden && { hidden }) };
    });
}

/** What a reader gives for a PDF of these pages. */
export function readingOf(...pages: Page[]): Reading {
  return { type: "pdf", pages, sheets: [], attachments: [], warnings: [] };
}

/** What a reader gives for a workbook of one sheet. */
export function sheetReading(rows: string[][], name = "Order"): Reading {
  const cells = rows.flatMap((texts, row) =>
    texts.flatMap((text, column): Cell[] => (text ? [{ row, column, text, value: text, kind: "text" }] : [])),
  );
  return {
    type: "xlsx",
    pages: [],
    sheets: [{ name, hidden: false, cells, merges: [] }],
    attachments: [],
    warnings: [],
  };
}

/** The place of a cell of `pageOf()`. */
export function at(row: number, column: number, page = 1): Extract<Evidence, { page: number }> {
  const top = 50 + row * ROW;
  return { page, box: [column * COLUMN, top, column * COLUMN + COLUMN - 5, top + 10], text: "" };
}

/** The place of a cell of `sheetReading()`. */
export function cellAt(name: string, sheet = "Order"): Evidence {
  return { sheet, cell: name, text: "" };
}

/** A value that was read somewhere, or nowhere. */
export function read(value: string, evidence: Evidence | null): Read {
  return { value, evidence };
}

/** A draft as an engine without any proof of its own gives it. */
export function draftOf(parts: Partial<Draft>): Draft {
  return {
    header: {},
    lines: [],
    findings: [],
    proof: { expected: null, found: parts.lines?.length ?? 0, printedTotal: null, sum: null },
    ...parts,
  };
}
