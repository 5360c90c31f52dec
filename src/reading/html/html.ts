import { parseDocument } from "htmlparser2";
import { decoded } from "../decode.ts";
import { type ReadingLimits, tooManyCells, tooManyCharacters } from "../limits.ts";
import { struckWords } from "../noted.ts";
import type { Cell, Reading, Sheet } from "../reading.ts";
import { asRead } from "../seen.ts";
import {
  type ChildNode,
  cellsIn,
  type Element,
  isBlock,
  isSeen,
  isTag,
  isText,
  type Look,
  lookOf,
  PLAIN,
  rowsIn,
  textUnder,
} from "./tree.ts";

/** The sheet that shows a web page or a mail's body. */
const SHEET = "Text";
const MOST_DEPTH = 300;
const MOST_SPAN = 200;
const LEAST_GAP = 3;
/** A table's row whose cells have this many lines stands side by side, like addresses, and is no row of figures. */
const BLOCK_LINES = 4;
const BLOCKS = new Set(
  "address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const UNREAD = new Set(
  "script style head title template noscript svg object iframe select textarea".split(" "),
);

/** Reads a web page or a mail's HTML: one sheet, a row for each line of text and for each row of a table. */
export function readHtml(
  bytes: Uint8Array,
  { name, limits }: { name: string; limits: ReadingLimits },
): Reading {
  const text = decoded(bytes);
  if (text.length > limits.textCharacters) throw tooManyCharacters(name, limits);
  const { sheet, deep, struck } = htmlSheet(text, SHEET);
  if (sheet.cells.length > limits.cells) throw tooManyCells(name, limits);
  const warnings = [
    ...(deep ? ["Parts of the page are nested too deeply and were left out"] : []),
    ...struckWords("", struck),
  ];
  return { type: "html", pages: [], sheets: [sheet], attachments: [], warnings };
}

/** HTML as a sheet; `deep` when parts were nested too deeply to be read, `struck` what was left out as a line runs through it. Quoted lines begin with ">", list items with their mark. */
export function htmlSheet(html: string, name: string): HtmlSheet {
  const out: Flow = {
    rows: [],
    merges: [],
    line: "",
    mark: "",
    quoted: 0,
    hidden: false,
    counts: new Map(),
    deep: false,
    struck: [],
  };
  flow(parseDocument(html).children, out, { depth: 0, pre: false, look: PLAIN });
  flush(out);
  const cells = out.rows.flatMap((row, at) => row.map((cell) => ({ ...cell, row: at })));
  const prose = cells.every(({ column }) => column === 0);
  return {
    sheet: { name, hidden: false, cells, merges: out.merges, ...(prose && { prose }) },
    deep: out.deep,
    struck: out.struck,
  };
}

interface HtmlSheet {
  sheet: Sheet;
  deep: boolean;
  struck: string[];
}

/** What has been laid out so far, and the line at work. */
interface Flow {
  rows: Omit<Cell, "row">[][];
  merges: Sheet["merges"];
  line: string;
  /** Stands before the next line: a list item's mark. */
  mark: string;
  /** Quotations around the line. */
  quoted: number;
  /** A person doesn't see the line. */
  hidden: boolean;
  /** The next number of each numbered list. */
  counts: Map<Element, number>;
  deep: boolean;
  struck: string[];
}

interface Place {
  depth: number;
  pre: boolean;
  look: Look;
}

function flow(nodes: ChildNode[], out: Flow, place: Place): void {
  if (place.depth > MOST_DEPTH) {
    out.deep = true;
    return;
  }
  for (const node of nodes)
    if (isText(node) && place.look.struck && !out.hidden) strike(node.data, out);
    else if (isText(node)) write(node.data, out, place.pre);
    else if (isTag(node) && !UNREAD.has(node.name)) styled(node, out, place);
}

function styled(node: Element, out: Flow, { depth, pre, look }: Place): void {
  const own = lookOf(node, look);
  const differs = isSeen(own) !== isSeen(look);
  if (differs) flush(out);
  out.hidden = !isSeen(own);
  element(node, out, { depth: depth + 1, pre: pre || node.name === "pre", look: own });
  if (differs) flush(out);
  out.hidden = !isSeen(look);
}

function element(node: Element, out: Flow, place: Place): void {
  if (node.name === "br") flush(out, true);
  const block = BLOCKS.has(node.name) || isBlock(node);
  if (block) flush(out);
  const quote = Number(node.name === "blockquote");
  out.quoted += quote;
  if (node.name === "li") out.mark = markOf(node, out.counts);
  if (node.name === "table" && isTable(node)) table(node, out, place.look);
  else flow(node.children, out, place);
  if (block) flush(out);
  out.quoted -= quote;
}

/** "- ", or the number in a numbered list. */
function markOf({ parent }: Element, counts: Flow["counts"]): string {
  if (!parent || !isTag(parent) || parent.name !== "ol") return "- ";
  const number = counts.get(parent) ?? (Number(parent.attribs.start) || 1);
  counts.set(parent, number + 1);
  return `${number}. `;
}

function strike(text: string, out: Flow): void {
  if (text.trim()) out.struck.push(text);
}

function write(text: string, out: Flow, pre: boolean): void {
  if (!pre) {
    out.line += text.replace(/[^\S\u00a0]+/g, " ");
    return;
  }
  const [first = "", ...more] = text.split(/\r?\n/);
  out.line += first;
  for (const line of more) {
    flush(out, true);
    out.line = line;
  }
}

/** Ends the line at work. An empty one separates what stands above from what stands below where `blank`. */
function flush(out: Flow, blank = false): void {
  const text = out.line.replace(/ *\u00a0[ \u00a0]*/g, blanksOf).trimEnd();
  out.line = "";
  if (!text.trim()) {
    if (blank && out.rows.at(-1)?.length) out.rows.push([]);
    return;
  }
  out.rows.push([
    cellOf(`${"> ".repeat(out.quoted)}${out.mark}${text.trimStart()}`, 0, {
      hidden: out.hidden,
      struck: false,
    }),
  ]);
  out.mark = "";
}

/** Blanks that don't break are typed in a row to set columns; few of them are one. */
function blanksOf({ length }: string): string {
  return " ".repeat(length >= LEAST_GAP ? length : 1);
}

function cellOf(
  text: string,
  column: number,
  { hidden, struck }: { hidden: boolean; struck: boolean },
): Omit<Cell, "row"> {
  const seen = asRead(text);
  return {
    column,
    text: seen,
    value: seen,
    kind: "text",
    ...(hidden && { hidden }),
    ...(struck && { struck }),
  };
}

/** A table of values: no other table in it, and rows of several cells. Others only place things on the page. */
function isTable(node: Element): boolean {
  return rowsIn(node).some((row) => cellsIn(row).length > 1) && !holdsTable(node);
}

/** What is nested too deeply to look at counts as holding one. */
function holdsTable(node: Element, depth = 0): boolean {
  if (depth > MOST_DEPTH) return true;
  return node.children.some(
    (child) => isTag(child) && (child.name === "table" || holdsTable(child, depth + 1)),
  );
}

function table(node: Element, out: Flow, look: Look): void {
  /** Columns that a cell from above still fills, with the rows left. */
  const taken = new Map<number, number>();
  for (const row of rowsIn(node)) {
    const placed: Placed[] = [];
    const group = row.parent && isTag(row.parent) ? lookOf(row.parent, look) : look;
    const around = within(look, lookOf(row, group));
    let column = 0;
    for (const cell of cellsIn(row)) {
      while (taken.has(column)) column++;
      const [width, height] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
      placed.push({ column, width, height, ...saidIn(cell, around, out) });
      column += width;
    }
    emit(placed, out);
    for (const [at, left] of taken)
      if (left > 1) taken.set(at, left - 1);
      else taken.delete(at);
    for (const { column: from, width, height } of placed)
      for (let i = 0; i < width && height > 1; i++) taken.set(from + i, height - 1);
  }
}

interface Placed {
  column: number;
  width: number;
  height: number;
  lines: string[];
  hidden: boolean;
  struck: boolean;
}

/** What is seen of a cell and not struck out; of one of which nothing is seen, or all is struck out, what stands there. */
function saidIn(cell: Element, around: Look, out: Flow): Pick<Placed, "lines" | "hidden" | "struck"> {
  const look = within(around, lookOf(cell, around));
  const [seen, gone] = [textUnder(cell, look), textUnder(cell, look, true)];
  const rest = gone ? textUnder(cell, look, false) : seen;
  const kept = /[\p{L}\p{N}]/u.test(rest) || !gone ? rest : "";
  if (kept && gone) strike(gone, out);
  const hidden = !seen && !isSeen(look);
  const text = hidden ? textUnder(cell, PLAIN) : kept || seen;
  return { lines: text.split("\n"), hidden, struck: gone !== "" && !kept };
}

/** A table's rows and cells often have their colour by a class: that they say of themselves to have white letters hides nothing. */
function within(around: Look, own: Look): Look {
  return { ...own, white: around.white && own.white };
}

/** One row of a sheet for one of the table; blocks that stand side by side, such as addresses, take a row for each of their lines. */
function emit(placed: Placed[], out: Flow): void {
  const tall = placed.some(({ lines }) => lines.length >= BLOCK_LINES);
  const height = tall ? Math.max(...placed.map(({ lines }) => lines.length)) : 1;
  const top = out.rows.length;
  for (const { column, width, height: rows } of placed)
    if (width > 1 || rows > 1)
      out.merges.push({ top, left: column, bottom: top + rows - 1, right: column + width - 1 });
  for (let line = 0; line < height; line++)
    out.rows.push(
      placed.flatMap(({ column, lines, hidden, struck }) => {
        const text = (tall ? (lines[line] ?? "") : lines.join("\n")).trim();
        const quoted = column === 0 && out.quoted ? `${"> ".repeat(out.quoted)}${text}` : text;
        return text ? [cellOf(quoted, column, { hidden, struck })] : [];
      }),
    );
}

function spanOf(cell: Element, name: "colspan" | "rowspan"): number {
  const span = Number(cell.attribs[name] ?? 1);
  return Number.isInteger(span) && span > 0 && span <= MOST_SPAN ? span : 1;
}
