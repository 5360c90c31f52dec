import { type Token, textOf } from "../page/lines.ts";
import { CODED } from "../words/vocabulary.ts";
import { type Row, tokensIn } from "./row.ts";

/** Where the other text lines of an order line stand: under its figures, on both sides of them, or above. */
export type Alignment = "below" | "around" | "above";

/** From this share of its rows on, a table is set as they are. */
const PLAIN = 0.2;

/** How a table sets its rows, by the distances between their lines; where all are equal, by what stands over the first row; below where each is several lines in one. */
export function alignmentOf(rows: Row[], starts: ReadonlySet<Row>): Alignment {
  if (areLaid(starts)) return "below";
  if (halved(rows, starts)) return "around";
  const blocks = blocksOf(rows, starts);
  const clear = blocks.flatMap((block) => {
    const at = widest(block);
    return at === null ? [] : [{ at, last: block.length - 2, block }];
  });
  if (clear.length > 0 && clear.length >= PLAIN * blocks.length) {
    const around = clear.filter(({ at, last }) => at !== last);
    if (around.length < PLAIN * clear.length) return "below";
    if (around.some(({ at }) => at > 0) || isLed(rows, starts)) return "around";
    return !isTrailed(rows, starts, around) && lead(around) ? "around" : "below";
  }
  return opensAbove(rows, starts) ? "above" : "below";
}

/** Whether texts nearer to the row under them than to the one over them read on into it as often as rows do into them; labels with what they say are notes. */
function lead(blocks: { block: Row[] }[]): boolean {
  const texts = blocks.filter(({ block }) => !/\p{L}:\s*\S/u.test(block.at(-2)!.line.text));
  const reads = (at: number) => texts.filter(({ block }) => readsOn(block.at(at - 1)!, block.at(at)!)).length;
  return texts.length > 0 && reads(-1) >= reads(1);
}

/** Whether each row is several lines in one: nothing is told by the distances of lines that others were taken from between. */
function areLaid(starts: ReadonlySet<Row>): boolean {
  return starts.values().every(({ line }) => line.laid);
}

/** In points: a gap wider than those within order lines and narrower than those between them; null where these are alike. */
export function partingOf(rows: Row[], starts: ReadonlySet<Row>): number | null {
  if (areLaid(starts)) return null;
  const gaps = rows.slice(1).flatMap((row, i) => {
    const { page, y } = rows[i]!.line;
    return page === row.line.page ? [{ gap: row.line.y - y, opens: starts.has(row) }] : [];
  });
  const median = (opens: boolean) => {
    const those = gaps.filter((one) => one.opens === opens).map(({ gap }) => gap);
    return those.sort((a, b) => a - b)[those.length >> 1] ?? null;
  };
  const [between, within] = [median(true), median(false)];
  return between && within && between >= 1.12 * within ? (between + within) / 2 : null;
}

/** Whether a line may belong to the row under it: text without figures of its own that names no other item, and no heading as "For job 22-118:" is. */
export function isPartOf(row: Row, next: Row): boolean {
  if (row === next) return true;
  if (row.score > 0 || row.summary || row.sub || namesAnother(row, next)) return false;
  if (next.described && row.line.text.endsWith(":")) return false;
  return row.onlyText || row.cells.size <= 3;
}

/** Whether a line has a whole code and words as the row some way under it has its own, or on a sheet, where no code goes on in another row, stands where that one has its code: the heading of a group. */
function namesAnother(row: Row, next: Row): boolean {
  if (row.line.tokens[0]?.cell && next.code && isCoded(row) && isCoded(next)) return true;
  const named = [row, next].every(({ code, described }) => code && described);
  const cut = row.line.tokens.some(({ text }) => /\d[-/]$/.test(text));
  const far = NEAR * row.line.height;
  return named && !cut && next.score > 1 && next.line.y - row.line.y > far && !goesOnTo(row, next);
}

/** In heights: lines that stand no farther apart may hold the pieces of one code. */
const NEAR = 1.5;

/** Whether pieces of a code stand close under each other from one line to another, begun alike. */
function goesOnTo(row: Row, { line: { y: end } }: Row): boolean {
  const [first] = [...CODED].flatMap((role) => (role ? tokensIn(row, role) : []));
  if (!first) return false;
  const isPiece = ({ text, box }: Token) =>
    PIECE.test(text) && Math.abs(box[0] - first.box[0]) < 0.3 * first.size;
  const places = row.area.lines
    .filter(({ y, tokens }) => y >= row.line.y && y <= end && tokens.some(isPiece))
    .map(({ y }) => y);
  return (
    places.at(-1) === end && places.every((y, i) => i === 0 || y - places[i - 1]! <= NEAR * row.line.height)
  );
}

const PIECE = /^[\p{Lu}\d./-]+$/u;

/** Whether something stands in a column of codes. */
function isCoded({ cells, geometry: { first } }: Row): boolean {
  return [...cells.keys()].some((i) => CODED.has(first[i]?.role ?? "other"));
}

/** Whether a text of its own stands over the first row. */
function isLed(rows: Row[], starts: ReadonlySet<Row>): boolean {
  const first = rows.findIndex((row) => starts.has(row));
  const lead = rows[first - 1];
  return lead !== undefined && isPartOf(lead, rows[first]!);
}

/** Whether a text follows the last row as texts follow the others: in the same columns, and on its page as far away. */
function isTrailed(rows: Row[], starts: ReadonlySet<Row>, blocks: { block: Row[] }[]): boolean {
  const at = rows.findLastIndex((row) => starts.has(row));
  const [last, trail] = [rows[at]!, rows[at + 1]];
  if (!trail || trail.summary || !isPartOf(trail, last)) return false;
  const gap = trail.line.page === last.line.page ? trail.line.y - last.line.y : Infinity;
  const alike = blocks.filter(({ block: [start, text] }) => {
    const isAsFar = gap === Infinity || Math.abs(text!.line.y - start!.line.y - gap) < 0.12 * gap;
    return isAsFar && [...text!.cells.keys()].join() === [...trail.cells.keys()].join();
  });
  return 2 * alike.length > blocks.length;
}

/** Each start with the lines after it up to and with the next start of the page. */
function blocksOf(rows: Row[], starts: ReadonlySet<Row>): Row[][] {
  const blocks: Row[][] = [];
  let block: Row[] = [];
  for (const row of rows) {
    if (block.length > 0 && row.line.page !== block[0]!.line.page) block = [];
    const usable = starts.has(row) || (block.length > 0 && (row.onlyText || isPartOf(row, block[0]!)));
    if (!usable) block = [];
    else block.push(row);
    if (!starts.has(row)) continue;
    if (block.length > 2) blocks.push(block);
    block = [row];
  }
  return blocks;
}

/** Index of the gap that is clearly the widest of a block; null when none is. */
function widest(block: Row[]): number | null {
  const gaps = block.slice(1).map(({ line }, i) => line.y - block[i]!.line.y);
  const most = Math.max(...gaps);
  const others = gaps.filter((gap) => gap !== most);
  if (others.length !== gaps.length - 1 || most < 1.12 * Math.max(...others)) return null;
  return gaps.indexOf(most);
}

/** Texts half a line above and below their figures, or tight on both sides of them. */
function halved(rows: Row[], starts: ReadonlySet<Row>): boolean {
  let [votes, against] = [0, 0];
  for (const [i, row] of rows.entries()) {
    if (!starts.has(row)) continue;
    const near = (other: Row | undefined) =>
      other &&
      !starts.has(other) &&
      isPartOf(other, row) &&
      other.described &&
      other.line.page === row.line.page
        ? Math.abs(row.line.y - other.line.y)
        : Infinity;
    const [up, down] = [near(rows[i - 1]), near(rows[i + 1])];
    if (up < 0.85 * row.line.height && down < 1.3 * row.line.height) votes++;
    else if (!row.described && up < 1.5 * row.line.height && (down < 1.5 * row.line.height || i === 0))
      votes++;
    else if (row.described && down < 1.6 * row.line.height && up > 1.15 * down) against++;
  }
  return votes > 0 && votes >= 0.15 * starts.size && votes >= against;
}

/** Text stands close over the first row, none under the last, and no line reads on from the row over it. */
function opensAbove(rows: Row[], starts: ReadonlySet<Row>): boolean {
  const first = rows.findIndex((row) => starts.has(row));
  const [lead, start] = [rows[first - 1], rows[first]];
  if (!lead || !start || !lead.described || !isPartOf(lead, start) || lead.line.page !== start.line.page)
    return false;
  const last = rows.findLastIndex((row) => starts.has(row));
  const after = rows[last + 1];
  const pitch = start.line.y - lead.line.y;
  if (after && isPartOf(after, start) && after.described && after.line.y - rows[last]!.line.y < 1.3 * pitch)
    return false;
  if (rowsBeginCoded(rows, starts)) return false;
  let [above, below] = [0, 0];
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1];
    if (!next || starts.has(row) === starts.has(next) || !isPartOf(starts.has(row) ? next : row, start))
      continue;
    const near = next.line.page === row.line.page && next.line.y - row.line.y < 1.3 * pitch;
    if (near && readsOn(row, next)) starts.has(next) ? above++ : below++;
  }
  return above >= below;
}

/** Whether the words of one line go on in those of the next. */
export function readsOn(above: Row, below: Row): boolean {
  const [from, to] = [above, below].map((row) => textOf(tokensIn(row, "description")) || row.line.text);
  return /[,\-–/&(]$| x$/i.test(from!) || /^\p{Ll}/u.test(to!) || isSize(below);
}

/** Whether a row's words are figures and short letters alone: "DN50 PN16", "25mm". */
export function isSize(row: Row): boolean {
  const text = textOf(tokensIn(row, "description"));
  return /\d/.test(text) && /\p{L}/u.test(text) && !/\p{L}{3}/u.test(text);
}

/** Whether the rows begin with codes of their own, and the texts over them, which are headings or notes, with none. */
function rowsBeginCoded(rows: Row[], starts: ReadonlySet<Row>): boolean {
  const leads = rows.flatMap((row, i) => {
    const next = rows[i + 1];
    return next && starts.has(next) && !starts.has(row) && isPartOf(row, next) ? [row] : [];
  });
  const coded = [...starts].filter(opensWithCode).length;
  return coded >= 0.8 * starts.size && leads.filter(opensWithCode).length <= 0.2 * leads.length;
}

function opensWithCode(row: Row): boolean {
  return /^[[(]?(?=\S*\d)[\p{L}\d][\p{L}\d\-./_]{3,}/u.test(tokensIn(row, "description")[0]?.text ?? "");
}

/** Whether a row of words has the number that the next one's begins with: "2 | SHIM, LAMINATED" over "2/1". */
export function headsReleases({ line: { tokens, text } }: Row, next: Row): boolean {
  const number = tokens[0]!.text;
  if (!/^\d{1,4}$/.test(number) || !/\p{L}{3}/u.test(text)) return false;
  return new RegExp(`^${number}[/.-]1$`).test(next.line.tokens[0]!.text);
}
