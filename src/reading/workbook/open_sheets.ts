import { DomUtils, parseDocument } from "htmlparser2";
import { type Element, isTag } from "../html/tree.ts";
import { type OpenStyles, openStyles } from "../word/open_styles.ts";
import { attributeOf, childrenOf, descendantsOf, nameOf } from "../word/xml.ts";

/** What an OpenDocument workbook says of a sheet and the library keeps to itself. Rows and columns count from 0. */
export interface OpenSheet {
  hidden: boolean;
  rows: Span[];
  columns: Span[];
  /** Cells by their places: "3:0" is the first of the fourth row. */
  cells: ReadonlyMap<string, OpenCell>;
}

/** A cell that is struck out as a whole, or the text that is left of it and what was struck out within. */
export type OpenCell = "struck" | { kept: string; gone: string };

interface Span {
  from: number;
  to: number;
}

const TELLING =
  /visibility="(?:collapse|filter)"|table:display="false"|text-line-through-(?:style|type)="(?!none")/;
/** Columns or rows that one filled cell stands in. */
const MOST_REPEATED = 1000;

/** What is hidden and struck out on the sheets of an OpenDocument workbook, by their names, from the parts that hold its styles and its cells. */
export function openSheets(parts: string[]): Map<string, OpenSheet> {
  if (!parts.some((part) => TELLING.test(part))) return new Map();
  const read = parts.map((part) => parseDocument(part, { xmlMode: true }));
  const styles = openStyles(read);
  const tables = read.flatMap((part) => descendantsOf(part, "table"));
  return new Map(tables.map((table) => [attributeOf(table, "name") ?? "", sheetOf(table, styles)]));
}

/** What is struck out within the texts of sheets. */
export function goneIn(sheets: Map<string, OpenSheet>): string[] {
  const cells = [...sheets.values()].flatMap((sheet) => [...sheet.cells.values()]);
  return cells.flatMap((cell) => (cell === "struck" ? [] : cell.gone));
}

/** Whether a row or column is in one of the spans. */
export function isWithin(at: number, spans: Span[] = []): boolean {
  return spans.some(({ from, to }) => at >= from && at < to);
}

function sheetOf(table: Element, styles: OpenStyles): OpenSheet {
  const columns = placed(descendantsOf(table, "table-column"), "number-columns-repeated");
  const rows = placed(descendantsOf(table, "table-row"), "number-rows-repeated");
  const cells = new Map<string, OpenCell>();
  for (const row of rows) {
    const own = row.node.children.filter(isTag).filter(({ name }) => /table-cell$/.test(name));
    for (const cell of placed(own, "number-columns-repeated")) {
      const styled = [cell.node, row.node, columns.find((column) => isWithin(cell.from, [column]))?.node];
      const found = cellOf(cell.node, styleOf(styled), styles);
      if (!found) continue;
      for (let y = row.from; y < Math.min(row.to, row.from + MOST_REPEATED); y++)
        for (let x = cell.from; x < Math.min(cell.to, cell.from + MOST_REPEATED); x++)
          cells.set(`${y}:${x}`, found);
    }
  }
  return {
    hidden: styles.isHidden(attributeOf(table, "style-name")),
    rows: rows.filter(isUnseen),
    columns: columns.filter(isUnseen),
    cells,
  };
}

/** Elements that follow each other, some many times, with their places. */
function placed(nodes: Element[], repeated: string): (Span & { node: Element })[] {
  let at = 0;
  return nodes.map((node) => {
    const from = at;
    at += Number(attributeOf(node, repeated) ?? 1) || 1;
    return { node, from, to: at };
  });
}

function isUnseen({ node }: { node: Element }): boolean {
  return /^(collapse|filter)$/.test(attributeOf(node, "visibility") ?? "");
}

/** The style of a cell: its own, else its row's or its column's. */
function styleOf([cell, ...around]: (Element | undefined)[]): string | undefined {
  const own = cell && attributeOf(cell, "style-name");
  const usual = around.flatMap((node) => (node && attributeOf(node, "default-cell-style-name")) || []);
  return own ?? usual[0];
}

function cellOf(cell: Element, style: string | undefined, styles: OpenStyles): OpenCell | null {
  const paragraphs = childrenOf(cell, "p");
  if (paragraphs.length === 0) return null;
  if (styles.isStruck(style)) return "struck";
  const isGone = (node: { type: string }) =>
    isTag(node as Element) &&
    nameOf(node as Element) === "span" &&
    styles.isStruck(attributeOf(node as Element, "style-name"));
  const pieces = paragraphs.map(({ children }) =>
    Object.groupBy(children, (node) => (isGone(node) ? "gone" : "kept")),
  );
  const text = (which: "gone" | "kept") =>
    pieces
      .map((piece) => DomUtils.textContent(piece[which] ?? []))
      .join("\n")
      .trim();
  const [kept, gone] = [text("kept"), text("gone")];
  if (!gone) return null;
  return kept ? { kept, gone } : "struck";
}
