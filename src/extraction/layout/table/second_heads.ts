import { type Area, overlap, type TextLine, type Token } from "../page/lines.ts";
import { roleOf } from "../words/vocabulary.ts";
import { BROKEN_OFF } from "./phrases.ts";
import { isSizeRow } from "./size_run.ts";

/** Whether the line beside headings, whatever its words, is of theirs: how many a price is for, their numbers, their sizes, or half of one of them. */
export function isSecond(area: Area, edge: number, next: number): boolean {
  const [heads, line] = [area.lines[edge]!, area.lines[next]!];
  if (isHalfAround(area, edge, next)) return true;
  return next > edge && (saysPer(line, heads) || numbersAlike(line, heads) || isOfSizes(area, next));
}

/** Whether under a heading that is left open stands for how many its price is: "Price /" over "1000 pcs". */
function saysPer({ segments }: TextLine, { segments: heads }: TextLine): boolean {
  const open = heads.filter(({ text }) => /\p{L} ?(\/|(?<= )(per|je|pro|par|por))$/iu.test(text));
  return segments.some(
    (said) => /^10{1,3}( ?\p{L}{1,6})?$/u.test(said.text) && open.some((head) => overlap(said, head)),
  );
}

/** Whether a line's only figures number headings above them that say the same: "UNITARIO | 1 | 2" under "PRECIO | DTO. | DTO." */
function numbersAlike({ segments }: TextLine, { segments: heads }: TextLine): boolean {
  const figures = segments.filter(({ text }) => /\d/.test(text));
  const over = figures.map((figure) => heads.find((head) => overlap(figure, head))?.text);
  return (
    figures.length > 1 &&
    figures.length < segments.length &&
    figures.every(({ text }, i) => text === String(i + 1)) &&
    over.every((text) => text !== undefined && text === over[0]) &&
    segments.every((segment) => heads.some((head) => overlap(segment, head)))
  );
}

/** Whether texts over headings, one over each, tell apart what says the same or say the same of some: "Last", "PO" and "Net" over "Cost", "Cost" and "Weight", "Planned" over "+1 Mo" and "+2 Mo". */
export function tellsApart({ segments, text }: TextLine, { segments: heads }: TextLine): boolean {
  if (segments.length < 2 || /\d/.test(text)) return false;
  const under = segments.map((segment) => heads.filter((head) => overlap(head, segment)));
  const words = under.map(([head]) => head?.text.split(" ")[0]);
  const alike = new Set(words).size < words.length;
  const repeated = segments.some((one, i) => segments[i + 1]?.text === one.text);
  return (alike || repeated) && under.every((all) => all.length === 1);
}

/** Whether words of a line break off over those of headings right under it, two at least: "Men-" and "Zeilen-" over "ge" and "betrag". */
export function breaksOver({ tokens, text }: TextLine, { tokens: heads }: TextLine): boolean {
  const broken = tokens.filter((token) => BROKEN_OFF.test(token.text));
  const goesOnBelow = (token: Token) => heads.some((head) => overlap(token, head));
  return broken.length > 1 && !/[\d:]/.test(text) && broken.every(goesOnBelow);
}

/** Whether a lone text half a line over or under headings is half of one that its other half ends as far on their other side: "计量单" over and "位" under "数量". */
function isHalfAround({ lines, grid }: Area, core: number, at: number): boolean {
  const [upper, line, lower] = [core - 1, core, core + 1].map((index) => lines[index]);
  if (grid || Math.abs(core - at) !== 1 || !upper || !line || !lower) return false;
  const isHalf = (half: TextLine) =>
    half.segments.length === 1 &&
    Math.abs(half.y - line.y) < HALF * line.height &&
    line.segments.every((head) => !overlap(half, head));
  return (
    isHalf(upper) && isHalf(lower) && overlap(upper, lower) && roleOf(`${upper.text} ${lower.text}`) !== null
  );
}

/** In heights of a line: what stands nearer over or under another is half of it. */
const HALF = 0.85;

/** Whether all texts of a line stand close under headings, three at least, and none beside them. */
export function goesOn(b: TextLine, a: TextLine): boolean {
  if (b.segments.length < LEAST_UNDER || b.tokens[0]?.cell || /\d/.test(b.text)) return false;
  return b.segments.every((segment) => a.segments.some((head) => overlap(segment, head)));
}

const LEAST_UNDER = 3;

/** Whether a line is a run of sizes under a caption of theirs, over whose middle it stands: "XS | S | M | L" below "SIZE / UNITS". */
function isOfSizes({ lines, grid }: Area, at: number): boolean {
  const run = lines[at]!;
  if (grid || !isSizeRow(run)) return false;
  const [x0, , x1] = run.box;
  return lines
    .slice(Math.max(0, at - MOST_OVER), at)
    .flatMap(({ segments }) => segments)
    .some(({ text, box }) => OF_SIZES.test(text) && 2 * x0 < box[0] + box[2] && 2 * x1 > box[0] + box[2]);
}

/** So many lines has a heading over its sizes. */
const MOST_OVER = 4;
const OF_SIZES = /(?<!\p{L})(sizes?|größen?|tailles?|pointures?|tallas?|taglie|maten|tamanhos?)(?!\p{L})/iu;
