import type { LineField } from "../../../orders/mod.ts";
import type { Token } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { kept } from "../words/memo.ts";
import type { Role } from "../words/vocabulary.ts";
import { cellsUnder, placesOf, type Row } from "./row.ts";
import { cellsOf } from "./sorted_cells.ts";
import { wordsApart } from "./words_under.ts";

export interface Found {
  tokens: Token[];
  page: number;
  /** What goes on on the next page. */
  also?: Found | undefined;
}

export interface Sink {
  put: (field: LineField, value: string | null | undefined, at: Found | null) => void;
  style: Style;
}

export function find(rows: Row[], role: Role): Found | null {
  for (const [i, row] of rows.entries()) {
    const tokens = row.sub || row.summary ? [] : cellTokens(row, role, i);
    if (tokens.length) return { tokens, page: row.line.page };
  }
  return null;
}

export function at(row: Row, role: Role): Found {
  const first = cellTokens(row, role, 0);
  return { tokens: first.length ? first : cellTokens(row, role, 1), page: row.line.page };
}

/** Stacked headings: the first text line of a row, and the one with its figures where words alone stand above it, reads by the upper headings, the others by the lower ones. */
export function cellTokens(row: Row, role: Role, index: number): Token[] {
  return cellsUnder(cellsFor(row, index), columnsFor(row, index), role);
}

export function columnsFor({ geometry, opens }: Row, index: number) {
  return index === 0 || opens ? geometry.first : geometry.rest;
}

export function cellsFor(row: Row, index: number) {
  return index === 0 || row.opens || !row.geometry.stacked ? row.cells : lowerCells(row);
}

const lowerCells = kept(({ line, geometry }: Row) => wordsApart(cellsOf(line, geometry.rest), geometry.rest));

/** Of several columns of codes the first: two codes are never one. */
export function firstCell(row: Row, role: Role, index: number): Token[] {
  const places = placesOf(columnsFor(row, index)).get(role);
  if (!places) return [];
  const cells = cellsFor(row, index);
  return cells.get(places.find((at) => cells.has(at)) ?? -1) ?? [];
}
