import { roleOf } from "../words/vocabulary.ts";

const BARS = /[|│┃║¦]/g;
/** "+----+------+", "|---|---:|": a line of a drawn table that holds nothing. */
const RULER = /^(?=.*[-=])[\s|│┃║¦+\-=:]+$/;
const LEAST_ROWS = 2;
const LEAST_BARS = 2;
const LEAST_CELLS = 3;
const LEAST_CAPTIONS = 2;
/** Blanks between columns. */
const GAP = 4;
/** Letters that all columns of a table take at most; a wider one is left as it is. */
const WIDEST = 10_000;

/** A text whose columns are level. */
export interface Columned {
  lines: string[];
  /** What parts the columns: between which lines, both included, and before which letter. */
  rules: { first: number; last: number; at: number }[];
}

/** The lines of a text, those whose cells are parted by tabs or bars with the cells of a column under each other. */
export function columned(lines: string[]): Columned {
  const laid = [...lines];
  const rules = blocksIn(lines).flatMap((block) => {
    const widths: number[] = [];
    for (const { cells } of block)
      for (const [i, { length }] of cells.entries()) widths[i] = Math.max(widths[i] ?? 0, length + GAP);
    if (widths.reduce((sum, width) => sum + width, 0) > WIDEST) return [];
    for (const { at, cells } of block)
      laid[at] = cells
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join("")
        .trimEnd();
    const [first, last] = [block[0]!.at, block.at(-1)!.at];
    let end = 0;
    return widths.slice(0, -1).map((width) => {
      end += width;
      return { first, last, at: end - GAP / 2 };
    });
  });
  return { lines: laid, rules: [...rules, ...riversIn(laid)] };
}

/** Where blanks part the columns of rows that follow each other, as many in each row as there are columns. */
function riversIn(lines: string[]): Columned["rules"] {
  const runs: { first: number; rows: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const cells = line.trim().split(/\s{2,}/).length;
    if (cells < LEAST_CELLS || line.includes("\t")) continue;
    const run = runs.at(-1);
    if (run && at === run.first + run.rows.length) run.rows.push(line);
    else runs.push({ first: at, rows: [line] });
  }
  return runs.flatMap(({ first, rows }) => {
    if (rows.length < LEAST_ROWS) return [];
    const width = Math.max(...rows.map(({ length }) => length));
    const last = first + rows.length - 1;
    const isBlank = (x: number) => rows.every((row) => (row[x] ?? " ") === " ");
    const found: Columned["rules"] = [];
    for (let x = 0, from = 0; x <= width; x++) {
      if (isBlank(x)) continue;
      if (from > 0 && x - from >= 2 && x < width) found.push({ first, last, at: (from + x) / 2 });
      from = x + 1;
    }
    return found;
  });
}

interface Row {
  at: number;
  mark: "tab" | "bar" | "comma" | "semicolon" | `${number} blanks`;
  cells: string[];
}

/** Runs of rows that are parted alike, with nothing between them but empty lines and rulers. */
function blocksIn(lines: string[]): Row[][] {
  const blocks: Row[][] = [];
  let block: Row[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const row = RULER.test(line) ? rulerIn(block, at) : rowOf(line, at);
    if (!row || !goesOn(row, block[0])) {
      blocks.push(block);
      block = [];
    }
    if (row) block.push(row);
  }
  return [...blocks, block].filter(
    (rows) => rows.filter(({ cells }) => cells.length > 0).length >= LEAST_ROWS && isTable(rows),
  );
}

/** A ruler belongs to the rows that it stands under. */
function rulerIn([first]: Row[], at: number): Row | null {
  return first ? { at, mark: first.mark, cells: [] } : null;
}

/** Whether a row is parted as the first of a block is; by what texts have too, into as many cells. */
function goesOn({ mark, cells }: Row, first: Row | undefined): boolean {
  if (!first) return false;
  return mark === first.mark && (SURE.has(mark) || cells.length === first.cells.length);
}

/** Commas, semicolons and blanks part sentences and figures too, but for rows under captions. */
function isTable([first]: Row[]): boolean {
  if (!first || SURE.has(first.mark)) return true;
  const captions = first.cells.filter((cell) => roleOf(cell));
  return captions.length >= LEAST_CAPTIONS && !first.cells.some((cell) => /\d/.test(cell));
}

/** Marks that part nothing but cells. */
const SURE = new Set<Row["mark"]>(["tab", "bar"]);
/** What parts the cells of exported lists; no blank stands behind it. */
const LISTS = { semicolon: ";", comma: "," } as const;

function rowOf(line: string, at: number): Row | null {
  const cellsBy = (mark: string | RegExp) => line.split(mark).map((cell) => cell.trim());
  if (line.includes("\t")) return { at, mark: "tab", cells: cellsBy("\t") };
  if ((line.match(BARS)?.length ?? 0) >= LEAST_BARS) {
    const cells = cellsBy(BARS);
    return { at, mark: "bar", cells: cells[0] ? cells : cells.slice(1) };
  }
  for (const mark of ["semicolon", "comma"] as const) {
    const cells = cellsBy(LISTS[mark]);
    if (cells.length >= LEAST_CELLS && !/[,;]\s/.test(line)) return { at, mark, cells };
  }
  return blanksIn(line, at);
}

/** A row whose tabs were lost to blanks: as many in each gap, whatever the cells' lengths. */
function blanksIn(line: string, at: number): Row | null {
  const widths = new Set(
    line
      .trim()
      .match(/ {2,}/g)
      ?.map(({ length }) => length),
  );
  const cells = line.trim().split(/ {2,}/);
  const [width] = widths;
  return width && widths.size === 1 && cells.length >= LEAST_CELLS
    ? { at, mark: `${width} blanks`, cells }
    : null;
}
