import { withHalves } from "../page/halves.ts";
import { type Area, lineOf, type TextLine, textOf } from "../page/lines.ts";
import { runningLines } from "../page/running.ts";
import type { Style } from "../page/style.ts";
import { FIGURES, isCodeNamed, type Role } from "../words/vocabulary.ts";
import { usualRows } from "./bands.ts";
import { bodyLines, isRowLike, isSum } from "./body_lines.ts";
import { type Card, cardHeadings, cardsOf, textsOf } from "./cards.ts";
import { type Cells, type Column, type Geometry, geometryOf } from "./columns.ts";
import { type Heading, headingsOf, sameHeading } from "./headings.ts";
import { numberedOn } from "./numbered_on.ts";
import { isOfCharges, isOfShares, isOfTaxes } from "./other_lists.ts";
import { isSizeRow, withoutSizes } from "./size_run.ts";
import { cellsOf } from "./sorted_cells.ts";
import { stackedRoles } from "./stacked.ts";
import { settleRoles } from "./typing.ts";
import { unnamedHeads } from "./unnamed_heads.ts";

/** A text line in the body of the line table, sorted into columns. */
export interface BodyLine {
  line: TextLine;
  area: Area;
  geometry: Geometry;
  cells: Cells;
  /** The first line under a heading of its own inside the table: a schedule or a table of taxes begins. */
  sub: boolean;
  /** On a page without the heading: the table goes on here only if rows say so. */
  loose: boolean;
  /** A mark before it says that it is deleted. */
  gone?: true;
}

/** The line table of an order: its body over all pages. */
export interface Table {
  body: BodyLine[];
  /** The lines of each item that has a table to itself; empty where one table holds them all. */
  cards: BodyLine[][];
  headings: Heading[];
  /** Lines of headings inside the table, and of words around the tables of single items. */
  minor: ReadonlySet<TextLine>;
}

interface Section {
  heading: Heading;
  area: Area;
  lines: TextLine[];
  loose: boolean;
  minor: Set<TextLine>;
}

interface Drawn {
  heading: Heading;
  geometry: Geometry;
}

/** Lines that columns are drawn and typed by. */
const MOST_SAMPLES = 600;
/** Rows under a heading that tell its columns without those of pages that don't repeat it, which may be terms. */
const FEW = 3;

/** Finds the table that heads order lines and follows it over the pages; null when there is none. */
export function tableOf(areas: Area[], style: Style): Table | null {
  const headings = new Map(areas.map((area) => [area, headingsOf(area)]));
  const all = [...headings.values()].flat();
  const named = mainsOf(all);
  const best = named.length > 0 ? named : unnamedHeads(headings);
  const mains = [...best, ...numberedOn(best, headings)];
  if (mains.length === 0) return null;
  const running = runningLines(areas, (line) => isRowLike(line, style));
  const sections = sectionsOf(areas, { headings, mains, running });
  const drawn = new Map<string, Drawn>();
  const body: BodyLine[] = [];
  let open = false;
  for (const section of sections) {
    const lines = bodyOf(section, drawn, sections, style);
    if (open && lines[0]) lines[0].sub = true;
    body.push(...lines);
    open = endsOpen(section);
  }
  const headed = sections.filter(({ loose }) => !loose);
  const cards = cardsOf(headed, (line) => isRowLike(line, style)) ?? [];
  const words = cards.flatMap(({ above, below }) => [...above, ...below]);
  return {
    body,
    cards: cards.flatMap((card) => card.rows.map((row) => linesOf(row, card, body))),
    headings: mains,
    minor: new Set([...sections.flatMap((section) => [...section.minor]), ...words]),
  };
}

/** The headings of order lines. */
function mainsOf(all: Heading[]): Heading[] {
  const best = all.filter(({ main }) => main).sort((a, b) => b.score - a.score)[0];
  if (!best) {
    const cards = cardHeadings(all);
    return cards.length > 0 ? cards : all.filter(namesItems);
  }
  return all.filter(
    (heading) =>
      heading.main && (sameHeading(best, heading) || heading.score >= best.score - 3 || sellsItems(heading)),
  );
}

/** Whether headings name an item, how many of it, its price and what that comes to: another list of the order's, without the sizes of the first say. */
function sellsItems({ columns }: Heading): boolean {
  const roles = columns.map(({ role }) => role);
  return (
    [...FIGURES].every((role) => roles.includes(role)) &&
    roles.some((role) => role === "description" || isCodeNamed(role))
  );
}

/** Whether headings name an item by its code and its words or the line's number, beside what may count it: units, what is open, how many cases. */
function namesItems({ columns }: Heading): boolean {
  const isNamed = (isOne: (role: Role | null) => boolean) => columns.some(({ role }) => isOne(role));
  return (
    isNamed(isCodeNamed) &&
    isNamed((role) => role === "description" || role === "lineNumber") &&
    isNamed((role) => role === "unit" || role === "otherQuantity")
  );
}

/** An item's row in its columns, with each text around it as a line in none. */
function linesOf(row: TextLine, { above, below }: Card, body: BodyLine[]): BodyLine[] {
  const first = body.find(({ line }) => line === row)!;
  const words = (around: TextLine[]) =>
    textsOf(around).map((tokens): BodyLine => {
      const line = { ...lineOf(tokens, { page: row.page, vertical: [] }), tokens, text: textOf(tokens) };
      return { ...first, line, cells: new Map(), sub: false };
    });
  return [...words(above), first, ...words(below)];
}

function sectionsOf(
  areas: Area[],
  { headings, mains, running }: { headings: Map<Area, Heading[]>; mains: Heading[]; running: Set<TextLine> },
): Section[] {
  const sections: Section[] = [];
  let active: Heading | null = null;
  for (const area of areas) {
    const here = headings.get(area) ?? [];
    const own = here.filter((heading) => mains.includes(heading));
    if (area.grid && own.length === 0) continue;
    let section: Section | null =
      active && own.length === 0 ? { heading: active, area, lines: [], loose: true, minor: new Set() } : null;
    if (section) sections.push(section);
    for (let i = 0; i < area.lines.length; i++) {
      const heading = here.find(({ first, last }) => i >= first && i <= last);
      if (heading && mains.includes(heading)) {
        if (i === heading.first) {
          active = sections.length && isOfCharges(heading, area) ? null : heading;
          section = active && { heading: active, area, lines: [], loose: false, minor: new Set() };
          if (section) sections.push(section);
        }
        continue;
      }
      const line = area.lines[i]!;
      if (isOfShares(line) && sections.some(({ lines }) => lines.some(isSum))) active = section = null;
      if (running.has(line)) continue;
      if (heading && section && (!heading.main || isOfTaxes(heading))) section.minor.add(line);
      section?.lines.push(line);
    }
  }
  return sections;
}

function bodyOf(section: Section, drawn: Map<string, Drawn>, all: Section[], style: Style): BodyLine[] {
  const { heading, area } = section;
  const key = placeOf(heading);
  const { geometry } = drawn.get(key) ?? draw(section, drawn, all, style);
  const body: BodyLine[] = [];
  let sub = false;
  for (const line of section.lines) {
    if (section.minor.has(line) || isSizeRow(line)) sub = true;
    if (!section.minor.has(line))
      body.push({ line, area, geometry, cells: cellsOf(line, geometry.first), sub, loose: section.loose });
    if (!section.minor.has(line)) sub = false;
  }
  return body;
}

/** The same headings at the same places, on whatever page, head the same columns. */
function placeOf({ columns }: Heading): string {
  return columns.map(({ label, x0 }) => `${label}@${Math.round(x0)}`).join("|");
}

/** The columns under a heading, drawn once from the rows of all pages that repeat it. */
function draw({ heading, area }: Section, drawn: Map<string, Drawn>, all: Section[], style: Style): Drawn {
  const key = placeOf(heading);
  const same: Pick<Section, "loose" | "lines">[] = [];
  for (const [i, section] of all.entries()) {
    if (section.heading !== heading && placeOf(section.heading) !== key) continue;
    const isAfterRows = same.some(({ lines }) => lines.some((line) => isRowLike(line, style)));
    const lines = bodyLines(ownLines(section, all[i - 1]), { style, isAfterRows });
    same.push({ loose: section.loose, lines: withoutSizes(lines) });
  }
  const headed = same.filter(({ loose }) => !loose).flatMap(({ lines }) => lines);
  const few = rowsIn(headed.slice(0, MOST_SAMPLES), heading, style).length < FEW;
  const apart = same.flatMap(({ loose, lines }) =>
    lines.filter(({ segments }) => !loose || segments.length > 1),
  );
  const body = (few ? apart : headed).slice(0, MOST_SAMPLES);
  const rows = withHalves(rowsIn(body, heading, style), body);
  const geometry = geometryOf(heading, area, { body, rows });
  const twin = [...drawn.values()].find((other) => sameHeading(other.heading, heading))?.geometry;
  const inColumns = (lines: TextLine[]) => lines.map((line) => cellsOf(line, geometry.first));
  const samples = inColumns(area.grid ? fullRows(rows) : usualRows(rows));
  const row = new Set(rows);
  const beneath = inColumns(body.filter((line) => !row.has(line)));
  const found = {
    heading,
    geometry:
      twin && twin.first.length === geometry.first.length
        ? withRoles(geometry, twin)
        : settled(geometry, { samples, beneath }, style),
  };
  drawn.set(key, found);
  return found;
}

/** The rows of a sheet with at least half as many cells as most: captions of sums stand in columns that are not theirs. */
function fullRows(rows: TextLine[]): TextLine[] {
  const counts = rows.map(({ tokens }) => tokens.length).sort((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  return rows.filter(({ tokens }) => tokens.length >= usual / 2);
}

function settled(
  geometry: Geometry,
  { samples, beneath }: { samples: Cells[]; beneath: Cells[] },
  style: Style,
): Geometry {
  if (geometry.stacked) return stackedRoles(geometry, samples, style);
  const columns = settleRoles(geometry.first, { rows: samples, beneath }, style);
  return { first: columns, rest: columns, stacked: false };
}

function withRoles(geometry: Geometry, known: Geometry): Geometry {
  const given = (columns: Column[], from: Column[]) =>
    columns.length === from.length
      ? columns.map((column, i) => ({ ...column, role: from[i]!.role }))
      : columns;
  return { ...geometry, first: given(geometry.first, known.first), rest: given(geometry.rest, known.rest) };
}

/** The lines before a heading of another table; not the first one where the page before ended with such a heading. */
function ownLines({ lines, minor }: Section, before: Section | undefined): TextLine[] {
  const end = lines.findIndex((line) => minor.has(line));
  return lines.slice(before && endsOpen(before) ? 1 : 0, end < 0 ? lines.length : end);
}

function endsOpen({ lines, minor }: Section): boolean {
  const last = lines.at(-1);
  return last !== undefined && minor.has(last);
}

/** The row-like lines; where prices are missing, those that have a number and about as many texts as headings. */
function rowsIn(lines: TextLine[], heading: Heading, style: Style): TextLine[] {
  const rows = lines.filter((line) => isRowLike(line, style));
  if (rows.length > 0) return rows;
  const least = Math.max(2, 0.6 * heading.columns.length);
  return lines.filter(
    ({ segments, tokens }) => segments.length >= least && tokens.some(({ text }) => /\d/.test(text)),
  );
}
