import type { TextLine } from "../page/lines.ts";
import { roleOf } from "../words/vocabulary.ts";
import { type Alignment, headsReleases, isPartOf, readsOn } from "./alignment.ts";
import { deliveriesEnd } from "./deliveries.ts";
import type { Entry } from "./entry.ts";
import type { Row } from "./row.ts";
import { partedAt, ruled } from "./ruled.ts";

interface Between {
  pending: Row[];
  next: Row;
  alignment: Alignment;
  boxed: boolean;
  parting: number | null;
  /** How many of them stand around the one before as its words. */
  centred: number | undefined;
}

/** Where the lines between two starts part: at a drawn rule, where texts stand around their figures as far below them as above or at the widest gap, else all belong above or all below. */
export function cutBetween(
  previous: Row | null,
  { pending, next, alignment, boxed, parting, centred }: Between,
): number {
  const head = pending.findIndex((row) => headsReleases(row, next));
  if (head >= 0) return head;
  const all = [previous, ...pending, next];
  for (let i = all.length - 1; i > 0; i--) {
    const [a, b] = [all[i - 1], all[i]!];
    const together = a?.line.page === b.line.page;
    if (a && !together && alignment === "below") break;
    if (a && together && ruled(a.line, b))
      return alignment !== "below" || i < all.length - 1 ? i - 1 : pending.length;
  }
  const led = previous && alignment === "below" && parting ? leads(all, next, parting) : 0;
  if (led > 0) return pending.length - led;
  const beside = previous || !boxed ? 0 : halvesOver(pending, next);
  if (beside > 0) return pending.length - beside;
  if (alignment === "below") return previous ? pending.length : opening(pending, next, boxed);
  if (alignment === "above")
    return Math.max(closeUnder(all), pending.findLastIndex((row) => !isPartOf(row, next)) + 1);
  if (centred !== undefined) return centred;
  let [cut, widest] = [pending.length, -1];
  for (let i = pending.length; i >= 0; i--) {
    const [a, b] = [i === 0 ? previous : pending[i - 1]!, i === pending.length ? next : pending[i]!];
    const gap = !a ? 2.2 * b.line.height : a.line.page === b.line.page ? b.line.y - a.line.y : 1e6;
    if (!isPartOf(b, next)) return Math.max(cut, i + 1);
    if (gap > widest * 1.12 + 0.01) [cut, widest] = [i, gap];
  }
  return cut;
}

/** How many lines stand closer under a row than what follows them does: the end of its code where the words of items stand above their figures. */
function closeUnder([previous, first, second]: (Row | null)[]): number {
  if (!previous || !first || !second || previous.line.page !== second.line.page) return 0;
  const [own, next] = [first.line.y - previous.line.y, second.line.y - first.line.y];
  return own < CLOSER * next && first.code ? 1 : 0;
}

/** Of the gap behind. */
const CLOSER = 0.75;

/** How many texts stand as near over a row as lines of one item do, and as far under what is above them as items do. */
function leads(all: (Row | null)[], next: Row, parting: number): number {
  for (let i = all.length - 2; i >= 0; i--) {
    const [above, below] = [all[i], all[i + 1]!];
    const gap = !above || above.line.page !== below.line.page ? Infinity : below.line.y - above.line.y;
    if (gap > parting) return all.length - 2 - i;
    if (!above || !isPartOf(above, next)) return 0;
  }
  return 0;
}

/** How many rows under an entry its notes and what stands under headings of its own end; the upper halves of the next row's cells are none of them where a rule parts them from the entry. */
export function notesUnder({ rows }: Entry, pending: Row[], next: Row): number {
  const parted = partedAt([rows.at(-1)!, ...pending]);
  const own = parted > pending.length - halvesOver(pending, next) ? parted - 1 : pending.length;
  const notes = pending.slice(0, own).findLastIndex((row) => row.sub || isNote(row)) + 1;
  return Math.max(notes, deliveriesEnd(pending));
}

/** "Requester: Kim Arden" says something of the line above it; "Material: 4711" may open the next. */
function isNote({ line }: Row): boolean {
  const [, label] = /^(\p{L}[\p{L} .\-/]{2,28}):\s*\S/u.exec(line.text) ?? [];
  const role = label && roleOf(label);
  return label !== undefined && (role === null || role === "other");
}

/** Where the text over the first figures begins that reads on into the one beside them, has the code that it lacks, or shares a box with it. */
function opening(pending: Row[], next: Row, boxed: boolean): number {
  const all = [...pending, next];
  let [from, reads] = [pending.length, boxed];
  const isOwn = (row: Row) => isPartOf(row, next) || (boxed && names(row, next));
  for (let i = pending.length - 1; i >= 0 && isOwn(pending[i]!); i--) {
    const [above, below] = [all[i]!.line, all[i + 1]!.line];
    const apart = above.page !== below.page || below.y - above.y > 1.65 * below.height;
    if (apart || /[.!:]$/.test(above.text)) break;
    reads ||= readsOn(pending[i]!, all[i + 1]!) || (!all[i + 1]!.described && isHalfLine(above, below));
    from = i;
  }
  return reads ? from : pending.length;
}

/** Whether a line has the code and the words that a row lacks, and no figure of a kind that this one has. */
function names(row: Row, next: Row): boolean {
  const isTwice = FIGURES.some((figure) => row[figure] && next[figure]);
  return row.code && row.described && !next.described && !isTwice && !row.summary && !row.sub;
}

const FIGURES = ["quantity", "price", "total"] as const;

/** How many lines over a row are the upper halves of cells beside its own. */
function halvesOver(pending: Row[], next: Row): number {
  const all = [...pending, next];
  const first = pending.findLastIndex((row, i) => !isHalfLine(row.line, all[i + 1]!.line)) + 1;
  return pending.length - first;
}

/** Whether lines stand so near that they make one of two: a text of two lines beside its figures. */
function isHalfLine(above: TextLine, below: TextLine): boolean {
  return below.y - above.y < 0.85 * below.height;
}
