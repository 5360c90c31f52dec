import type { Style } from "../page/style.ts";
import { TEXTS } from "../words/vocabulary.ts";
import { readsOn } from "./alignment.ts";
import { lacksWords } from "./code_rows.ts";
import { conditionsOf, discountsUnder, isLeftOf, pricedUnder } from "./conditions.ts";
import { saysDay } from "./deliveries.ts";
import type { Entry } from "./entry.ts";
import { tellsBasis } from "./price_basis.ts";
import { type Row, tokensIn } from "./row.ts";

/** Lines that follow an entry; no line of it stands `most` points under another, and what is not of it goes to the `rest`. */
interface Following {
  rows: Row[];
  most: number;
  rest: Row[];
  style: Style;
  /** What lowers or raises the prices of entries before is called. */
  known?: ReadonlySet<string>;
}

/** Adds following lines to an entry until something says that it is over; between lines a tax or a discount is only theirs, and a sum where the page turns is between its words. */
export function attach(entry: Entry, { rows, most, rest, style, known }: Following): void {
  let [open, closed] = [true, false];
  let previous = entry.rows.at(-1)!;
  const conditions = new Set(conditionsOf(entry.start, rows));
  rest.push(...conditions);
  const priced = new Set([
    ...pricedUnder(entry.start, rows),
    ...(discountsUnder(entry.start, rows, style.mark)?.rows ?? []),
  ]);
  for (const row of rows.filter((each) => !conditions.has(each))) {
    closed ||= CLOSES.test(row.line.text);
    const far = closed || jump(previous, row) > Math.min(most, 6 * row.line.height);
    const isPart = priced.has(row) || isLeftOf(entry.start, row);
    const isOwn = !isPart && isCharge(row) && (most === Infinity || known?.has(nameOf(row)) === true);
    if (!row.summary && carriesOn(entry.rows.at(-1)!, { row, previous })) open = true;
    if (
      (row.summary && !isOwn && !isPart) ||
      far ||
      (isParagraph(previous, row) && !isOfWords(entry, row) && !saysDay(row, style)) ||
      entry.rows.length > 24
    )
      open = false;
    if (open && !isOwn) entry.rows.push(row);
    else rest.push(row);
    previous = row;
  }
}

/** What the taxes and charges among some rows are called. */
export function chargesIn(rows: Row[]): Set<string> {
  return new Set(rows.filter(isCharge).map(nameOf));
}

function isCharge({ summary }: Row): boolean {
  return summary === "tax" || summary === "charge";
}

function nameOf({ line }: Row): string {
  return line.text.replace(/[^\p{L}]+/gu, " ");
}

/** "*** NOTHING FOLLOWS ***" under the last line. */
const CLOSES =
  /^[^\p{L}]*(x[\s-]+)*(nothing (else |more |further )?follows?|(end|last) of (the )?(order|list|items?|purchase order|p\.?o\.?))([\s-]+x)*[^\p{L}]*$/iu;

/** Whether words go on over a page's end with nothing but sums between. */
function carriesOn(last: Row, { row, previous }: { row: Row; previous: Row }): boolean {
  const turned = row.line.page !== last.line.page && (previous === last || previous.summary !== null);
  return turned && row.onlyText && readsOn(last, row);
}

/** Whether a text goes on below a blank line in words that run across its columns: in a typed one across two, else across more. */
function isParagraph(above: Row, { line, cells, score }: Row): boolean {
  const typed = line.tokens[0]?.place !== undefined;
  const across = cells.size > (typed ? 1 : 2) && line.segments.length === 1;
  return across && score < 2 && line.y - above.line.y > 1.5 * line.height;
}

/** Whether a paragraph under an item is its words or its price's base: where they begin, under a code alone, or the first where no column has them. */
function isOfWords(entry: Entry, row: Row): boolean {
  const isFirst = entry.rows.length === 1 && !hasWords(entry);
  return tellsBasis(row.line.text) || isFirst || isUnderWords(entry, row) || lacksWords(entry.rows);
}

/** Whether a column has the words of items. */
function hasWords({ start: { geometry } }: Entry): boolean {
  return geometry.first.some(({ role }) => TEXTS.has(role));
}

/** Whether a line begins where the item's words do: its long text, however far it runs. */
function isUnderWords({ start }: Entry, { line }: Row): boolean {
  const [word] = [...tokensIn(start, "description"), ...tokensIn(start, "codeDescription")];
  return word !== undefined && !word.cell && Math.abs(line.box[0] - word.box[0]) < 0.3 * line.height;
}

/** Entries of several lines that tell how far apart these stand. */
const ENOUGH = 3;

/** In points: a gap wider than any between the lines of an entry, or where too few have several between entries; without end where these are few too. */
export function mostWithin(entries: Entry[]): number {
  const steps = entries.slice(1).flatMap(({ start }, i) => jump(entries[i]!.start, start) || []);
  const gaps = entries.flatMap(({ rows: [first, ...others] }) => {
    const jumps = others.map((row, i) => jump((i ? others[i - 1] : first)!, row));
    return jumps.length > 0 ? [Math.max(...jumps)] : [];
  });
  const told = gaps.length < ENOUGH ? steps : gaps;
  return told.length < ENOUGH ? Infinity : 1.5 * Math.max(...told);
}

/** In points: how far a line stands under another of its page. */
function jump(above: Row, { line }: Row): number {
  return line.page === above.line.page ? line.y - above.line.y : 0;
}
