import { type Element, escapedHtml } from "../html/tree.ts";
import { attributeOf, childOf, childrenOf } from "./xml.ts";

/** What stands between two tabs. */
export interface Piece {
  html: string;
  letters: number;
}

/** Writes a text behind what a piece has, with why nobody sees it as CSS. */
export function put(piece: Piece, text: string, css: string): void {
  piece.html += css && text ? `<span style="${css}">${escapedHtml(text)}</span>` : escapedHtml(text);
  piece.letters += text.length;
}

/** A paragraph with tabs. */
export interface Tabbed {
  pieces: Piece[];
  stops: Stop[];
}

/** Where a tab leads to. */
export interface Stop {
  /** Letters from the margin. */
  at: number;
  /** The text ends there. */
  right: boolean;
}

/** Twips between tab stops where a paragraph sets none, and of a usual letter of 11 points. */
const [TAB, LETTER] = [720, 110];
/** Blanks that part what stands at two tab stops at least. */
const GAP = 3;
/** Paragraphs of so many pieces each are rows of a table. */
const LEAST_COLUMNS = 3;

/** The tab stops that a paragraph sets. */
export function stopsOf(properties: Element | undefined): Stop[] {
  const tabs = properties && childOf(properties, "tabs");
  if (!tabs) return [];
  return childrenOf(tabs, "tab")
    .map((tab) => ({
      at: Math.round(Number(attributeOf(tab, "pos") ?? 0) / LETTER),
      right: /^(right|end|decimal)$/.test(attributeOf(tab, "val") ?? ""),
    }))
    .filter(({ at }) => at > 0 && at < 1000)
    .sort((one, other) => one.at - other.at);
}

/** Paragraphs with tabs that follow each other: rows of one table where as many pieces stand in each or what stands last ends at a stop, else lines with blanks up to the stops. */
export function tabbedHtml(lines: Tabbed[]): string {
  const runs: Tabbed[][] = [];
  for (const line of lines)
    if (runs.length && isRowOf(runs.at(-1)![0]!, line)) runs.at(-1)!.push(line);
    else runs.push([line]);
  const counts = runs.map(([line]) => filled(line!).length);
  return runs
    .map((run, at) => {
      const alone = counts.indexOf(counts[at]!) === counts.lastIndexOf(counts[at]!);
      const many = run.length > 1 && counts[at]! >= LEAST_COLUMNS && alone;
      return many || run.every(isFlush) ? rows(run) : run.map(line).join("");
    })
    .join("");
}

/** Whether a line has as many pieces as the row before, or as many with those left empty: a sum under its column. */
function isRowOf(row: Tabbed, line: Tabbed): boolean {
  const columns = filled(row).length;
  return columns === filled(line).length || (isFull(row) && row.pieces.length === line.pieces.length);
}

/** Whether a line of several pieces leaves none empty. */
function isFull({ pieces }: Tabbed): boolean {
  return pieces.length >= LEAST_COLUMNS && pieces.every(({ letters }) => letters > 0);
}

function filled({ pieces }: Tabbed): Piece[] {
  return pieces.filter(({ letters }) => letters > 0);
}

/** Two pieces, of which the other ends at a stop: a caption and its figure. */
function isFlush(line: Tabbed): boolean {
  const [, flush] = filled(line);
  return flush !== undefined && line.pieces.length === 2 && line.stops.length === 1 && line.stops[0]!.right;
}

function rows(lines: Tabbed[]): string {
  const cells = (line: Tabbed) =>
    (isFull(lines[0]!) ? line.pieces : filled(line)).map(({ html }) => `<td>${html}</td>`);
  return `<table>${lines.map((line) => `<tr>${cells(line).join("")}</tr>`).join("")}</table>`;
}

function line({ pieces, stops }: Tabbed): string {
  return `<pre>${atStops(pieces, stops)}</pre>`;
}

/** Pieces of a line with as many blanks between as place each at its tab stop. */
function atStops([first, ...more]: Piece[], stops: Stop[]): string {
  let html = first!.html;
  let end = first!.letters;
  for (const piece of more) {
    const stop = stops.find(({ at }) => at > end) ?? { at: nextStop(end), right: false };
    const start = stop.right ? stop.at - piece.letters : stop.at;
    const blanks = Math.max(GAP, start - end);
    html += `${" ".repeat(blanks)}${piece.html}`;
    end += blanks + piece.letters;
  }
  return html;
}

function nextStop(end: number): number {
  return Math.ceil((Math.floor((end * LETTER) / TAB) + 1) * (TAB / LETTER));
}
