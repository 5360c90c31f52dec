import type { Box } from "../../../reading/mod.ts";
import { type Area, overlap, type TextLine, type Token, union } from "../page/lines.ts";
import { currencyIn } from "../values/currencies.ts";
import { isDayWord } from "../values/dates.ts";
import { kept } from "../words/memo.ts";
import { isHeadingWord, isStrong, type Role, roleOf } from "../words/vocabulary.ts";
import { columnsOf, type HeadColumn } from "./head_columns.ts";
import { counts, holdsData } from "./line_data.ts";
import { CONNECTS, cutsOf, type Phrase, periodsIn, phrasesFrom, phrasesOf } from "./phrases.ts";
import { breaksOver, goesOn, isSecond, tellsApart } from "./second_heads.ts";
import { wanted } from "./wanted.ts";

/** The heading block of a table. */
export interface Heading {
  page: number;
  /** Indices into the area's lines, inclusive. */
  first: number;
  last: number;
  box: Box;
  columns: HeadColumn[];
  /** The block heads order lines; otherwise it heads schedules, taxes or the like. */
  main: boolean;
  score: number;
}

const MOST_LINES = 3;
/** Fewer columns directly over others are the upper line of their headings. */
const LEAST = 3;

/** What headings name that need no other line. */
const ALONE = 4;

/** Every heading block of a page, from top to bottom. */
export const headingsOf = kept(allHeadings);

function allHeadings(area: Area): Heading[] {
  const found: Heading[] = [];
  let from = 0;
  for (let index = 0; index < area.lines.length; index++) {
    if (index < from) continue;
    const before = found.at(-1);
    const block = isCore(area, index)
      ? blockAround(area, index, before && before.columns.length < LEAST ? before.first : from)
      : amidHalves(area, index);
    if (!block) continue;
    const above = found.find(({ main }) => main);
    const heading = headingOf(area, block) ?? (above ? secondOf(area, index, above) : null);
    if (!heading) continue;
    if (before && isRightUnder(area, heading, before)) {
      found[found.length - 1] = { ...before, last: heading.last };
      from = heading.last + 1;
      continue;
    }
    if (before && block[0] <= before.last) found.pop();
    found.push(heading);
    from = heading.last + 1;
  }
  return found;
}

/** Whether a heading of no lines stands right under one of lines, or under the lower halves of some of it: it says what stands in the lower lines of these. */
function isRightUnder(area: Area, { first, main }: Heading, above: Heading): boolean {
  if (main || !above.main || area.grid || first > above.last + 2) return false;
  const [over, ...lines] = area.lines.slice(above.last, first + 1);
  const isHalf = ({ segments, text }: TextLine) =>
    !/\d/.test(text) && segments.every((half) => over!.segments.some((head) => overlap(half, head)));
  const isNext = (line: TextLine, i: number) => line.y - (lines[i - 1] ?? over!).y < APART * line.height;
  return lines.every(isNext) && lines.slice(0, -1).every(isHalf);
}

/** In heights of a line: lines of headings are no farther apart. */
export const APART = 2.5;

/** The same labels at about the same places: a heading repeated on another page. */
export function sameHeading(a: Heading, b: Heading): boolean {
  const labels = new Set(a.columns.map(({ label }) => label.toLowerCase()));
  const shared = b.columns.filter(({ label }) => labels.has(label.toLowerCase())).length;
  return shared >= 0.6 * Math.max(a.columns.length, b.columns.length);
}

function isCore(area: Area, index: number): boolean {
  const line = area.lines[index]!;
  return line.tokens.length > 1 && !holdsData(line, area) && (area.grid ? heads.sheet : heads.page)(line);
}

/** Whether a line without data names several columns; pages that are laid anew have most lines of the old ones. */
const heads = {
  page: kept((line: TextLine) => namesColumns(line, false)),
  sheet: kept((line: TextLine) => namesColumns(line, true)),
};

function namesColumns(line: TextLine, grid: boolean): boolean {
  const cuts = cutsOf(line, { grid });
  if (cuts.length < 2 || cuts.some(isSaid) || isPaired(cuts)) return false;
  const all = phrasesFrom(cuts, { index: 0, grid }).filter(({ label }) => !BROKEN.test(label));
  const periods = periodsIn(all);
  const phrases = all.filter((phrase) => !periods.includes(phrase));
  const named = phrases.filter(({ role }) => role !== null);
  const words = phrases.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const wordsOfNamed = named.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const strong = new Set(named.map(({ role }) => role).filter(isStrong)).size;
  return (
    new Set(named.map(({ role }) => role)).size >= 2 &&
    (named.length >= 0.5 * phrases.length || named.length >= 5) &&
    (wordsOfNamed >= 0.4 * words || (grid && strong >= 3))
  );
}

/** Whether words are a sentence, or a caption with what it announces. */
function isSaid(tokens: Token[]): boolean {
  return tokens.length >= 12 || tokens.slice(0, -1).some(({ text }) => /\p{L}\.?:$/u.test(text));
}

/** Whether some of the texts, but not most, are captions with a colon, each with what it says beside it: "Terms | 30 days | Warehouse: | Main". */
function isPaired(cuts: Token[][]): boolean {
  const captions = cuts.filter((tokens) => /\p{L}:$/u.test(tokens.at(-1)!.text)).length;
  return captions > 0 && 2 * captions <= cuts.length && !/\p{L}:$/u.test(cuts.at(-1)!.at(-1)!.text);
}

/** The first half of a word that ends on the next line: "Liefer-" over "termin". */
const BROKEN = /^\p{L}+-$/u;

/** Lines above and below the core that are made of heading words too. */
function blockAround(area: Area, core: number, from: number): [number, number] {
  let [first, last] = [core, core];
  while (first > from && isNear(area, core, first - 1) && continues(area, first, first - 1)) first--;
  while (last + 1 < area.lines.length && isNear(area, core, last + 1) && continues(area, last, last + 1))
    last++;
  return [first, last];
}

/** Lines none of which stands wholly under the one before it: headings of one line amid the halves of those of two, which say nothing alone. */
function amidHalves(area: Area, first: number): [number, number] | null {
  let last = first;
  while (isHalfUnder(area.lines[last]!, area.lines[last + 1])) last++;
  const lines = area.lines.slice(first, last + 1);
  if (area.grid || last === first || last > first + 2) return null;
  const isApart = (line: TextLine) =>
    /\d|:/.test(line.text) || line.tokens.length < 2 || holdsData(line, area);
  if (lines.some(isApart)) return null;
  const heading = headingOf(area, [first, last]);
  const known = heading?.columns.filter(({ role }) => role !== null).length ?? 0;
  return heading?.main && known >= LEAST && known > 0.5 * heading.columns.length ? [first, last] : null;
}

function isHalfUnder({ y, height }: TextLine, below: TextLine | undefined): boolean {
  return below !== undefined && below.y - y < 0.85 * height;
}

/** Within three lines of the core, or three heights of it: captions of other heights stand between each other's lines. */
function isNear(area: Area, core: number, at: number): boolean {
  const [a, b] = [area.lines[core]!, area.lines[at]!];
  return Math.abs(core - at) <= MOST_LINES || (!area.grid && Math.abs(a.y - b.y) <= MOST_LINES * a.height);
}

function continues(area: Area, edge: number, next: number): boolean {
  const [a, b] = [area.lines[edge]!, area.lines[next]!];
  if (Math.abs(a.y - b.y) > 1.9 * Math.max(a.height, b.height)) return false;
  const [upper, lower] = next < edge ? [next, edge] : [edge, next];
  if (area.grid && next > edge && parts(b, a)) return true;
  if (area.grid && (!isCore(area, next) || isOfOrder(area, { upper, lower }))) return false;
  if (isSecond(area, edge, next)) return true;
  if (holdsData(b, area) || counts(b, area) || captions(b)) return false;
  if (next < edge && (isTitle(b, a) || isDated(b) || saysCurrency(b))) return false;
  const letters = b.tokens.filter(({ text }) => /[\p{L}#%]/u.test(text));
  if (next < edge && (tellsApart(b, a) || breaksOver(b, a))) return true;
  if (next < edge && CLOSES.test(a.text) && /\([^)]*$/.test(b.text)) return true;
  if (letters.length === 0) return b.tokens.every(({ text }) => /^[()$€£%/.]+$/.test(text));
  const words = letters.filter(({ text }) => !CONNECTS.test(text));
  if (next > edge && words.length === 1 && currencyIn(b.text)) return true;
  const named = next > edge ? namedUnder(b) : [];
  const known = words.filter((word) => isHeadingWord(word.text) || named.includes(word)).length;
  // "Currency  EUR" above a table is a caption and its value.
  if (known < words.length && words.length <= 2 && Math.abs(a.y - b.y) > 1.4 * b.height) return false;
  return (known >= 0.5 * words.length && words.length <= 24) || (known > 0 && next > edge && goesOn(b, a));
}

/** Whether a line is what the order's money is called and which it is: "Currency USD". */
function saysCurrency({ tokens: [caption, code, ...others] }: TextLine): boolean {
  return others.length === 0 && /^[A-Z]{3}$/.test(code?.text ?? "") && roleOf(caption!.text) === "currency";
}

/** The words of a line's texts that each name a column as a whole, of several; a group's title is alone: "LOT 1 - VISSERIE". */
function namedUnder({ segments, text }: TextLine): Token[] {
  if (segments.length < 2 || /\d/.test(text)) return [];
  return segments.filter((segment) => roleOf(segment.text) !== null).flatMap(({ tokens }) => tokens);
}

/** Whether a row of a sheet right above headings that say enough alone says things of the order: "Terms | Net 30 | Ordered by | Marcus Oyelaran". */
function isOfOrder(area: Area, { upper, lower }: { upper: number; lower: number }): boolean {
  const below = phrasesOf(area.lines[lower]!, lower, area);
  const labels = new Set(below.map(({ label }) => label.toLowerCase()));
  const strong = new Set(below.map(({ role }) => role).filter(isStrong));
  const isStrange = ({ text }: Token) => /\p{L}{3}/u.test(text) && !text.split(" ").some(isHeadingWord);
  return labels.size === below.length && strong.size >= ALONE && area.lines[upper]!.tokens.some(isStrange);
}

/** Whether the cells of a sheet's row part merged headings right above them, each two at least: "Ordered" and "This time" under "Quantity". */
function parts({ tokens, text }: TextLine, { tokens: heads }: TextLine): boolean {
  const over = tokens.map((token) => heads.find((head) => holds(head, token)));
  const isParted = (head: Token | undefined) => head && over.filter((other) => other === head).length > 1;
  return !/\d/.test(text) && over.every(isParted);
}

function holds({ box: [x0, , x1] }: Token, { box }: Token): boolean {
  return box[0] >= x0 && box[2] <= x1 && box[2] - box[0] < 0.6 * (x1 - x0);
}

/** Whether a line is a sentence or title over headings, not a heading of some of them: a title may begin as one beside it, "DESCRIPTION OF THE ORDER". */
function isTitle({ segments: [all, ...others], box }: TextLine, { segments }: TextLine): boolean {
  if (others.length > 0) return false;
  const { text, tokens } = all!;
  if (segments.length > 2 && tokens[0]!.size > TITLED * segments[0]!.tokens[0]!.size) return true;
  if (tokens.length > 3 && /\p{Ll}{3}\.$/u.test(text)) return true;
  if (
    tokens.length > 2 &&
    segments.some((other) => other.text === tokens[0]!.text && !overlap(other, { box }))
  )
    return true;
  if ((OUTLINED.test(text) || COUNTED.test(text)) && segments.length > 2) return true;
  const isListed = /[,;，、。：]/.test(text);
  if (tokens.length < 7 && !isListed) return false;
  return segments.filter((under) => overlap(under, { box })).length > (isListed && tokens.length > 3 ? 1 : 2);
}

/** How much larger than headings a title over them is printed. */
const TITLED = 1.4;

/** Whether one day stands among the words of a line, as in the band of an order's terms: "Terms | Net 45 Days | Requested | 11/09/26". */
function isDated({ tokens }: TextLine): boolean {
  return tokens.filter(({ text }) => isDayWord(text)).length === 1;
}

/** "一、产品名称、数量、金额": a clause of a contract and its place. */
const OUTLINED = /^[一二三四五六七八九十]{1,2}[、.．]/;

/** "Line items", and of one word with how many stand under it: "Items (11)". */
const COUNTED =
  /^((line|order|ordered) (items|lines)|items ordered|art[ií]culos de l[ií]nea|l[ií]neas de(l)? pedido|lignes de (la )?commande|bestellpositionen|itens do pedido|righe (dell')?ordine|((order )?lines?|items|products|positions|positionen|articles|artículos) \(\d{1,4}\)|(line|order) items \(\d{1,4}\))$/iu;

/** "Code: 27", "State : Bihar"; where colons are drawn between columns there are more. */
function captions({ tokens }: TextLine): boolean {
  const alone = tokens.filter(({ text }) => text === ":").length;
  return (alone > 0 && alone < LEAST_DRAWN) || tokens.some(({ text }) => /:$/.test(text) && text.length > 1);
}

const LEAST_DRAWN = 3;

/** A bracket that the line above opens. */
const CLOSES = /^[^(]*\)/;

function headingOf(area: Area, [first, last]: [number, number]): Heading | null {
  const byLine: Phrase[][] = [];
  for (let index = first; index <= last; index++) byLine.push(phrasesOf(area.lines[index]!, index, area));
  const columns = wanted(columnsOf(byLine, area).sort((a, b) => a.x0 - b.x0));
  const lines = area.lines.slice(first, last + 1);
  const roles = new Set(columns.flatMap(({ levels }) => levels.map(({ role }) => role)));
  roles.delete(null);
  const grid = periodsIn(columns).length > 0 ? 1 : 0;
  const counts =
    grid + ["quantity", "size", "unitPrice", "lineTotal"].filter((role) => roles.has(role as Role)).length;
  const names = ["description", "code", "customerSku", "supplierSku", "gtin", "codeDescription", "item"];
  const named = names.some((role) => roles.has(role as Role)) || (roles.has("lineNumber") && counts > 1);
  if (roles.size + grid < (area.grid ? 2 : 3) && !(named && counts > 0 && columns.length <= 3)) return null;
  if (counts === 0 && !named) return null;
  const strong = [...roles].filter((role) => isStrong(role)).length;
  const identified = names.some((role) => roles.has(role as Role));
  return {
    page: area.page,
    first,
    last: numberingOf(area, last, columns.length) ?? last,
    box: union(lines),
    columns,
    main: counts > 0 && named && (identified || counts > 1),
    score: roles.size + strong + (counts > 1 ? 2 : 0) + (roles.has("description") ? 1 : 0),
  };
}

/** The heading of a small table below the lines, of whatever is listed in it: a title over it that is not set in as what belongs to a line, and rows with figures under it. */
function secondOf(area: Area, at: number, { box: [left] }: Heading): Heading | null {
  const [title, line, row] = [area.lines[at - 1], area.lines[at]!, area.lines[at + 1]];
  const isTitled =
    title?.segments.length === 1 && title.box[0] < left + title.height && !/\d/.test(title.text);
  const isFilled = row !== undefined && row.segments.length >= LEAST && /\d/.test(row.text);
  if (area.grid || !isTitled || !isFilled || line.segments.length < LEAST || /\d/.test(line.text))
    return null;
  return { page: area.page, first: at, last: at, box: line.box, columns: [], main: false, score: 0 };
}

/** The line that numbers so many columns right below headings, or below one more word of theirs: a currency. */
function numberingOf({ lines }: Area, last: number, columns: number): number | null {
  if (isNumbering(lines[last + 1], columns)) return last + 1;
  const isWord = lines[last + 1]?.segments.length === 1 && !/\d/.test(lines[last + 1]!.text);
  return isWord && isNumbering(lines[last + 2], columns) ? last + 2 : null;
}

/** Columns numbered from 0 or 1 under their headings; some say how they come about: "6=4x5", "6 (4x5)". */
function isNumbering(line: TextLine | undefined, columns: number): boolean {
  const texts = line?.tokens.map(({ text }) => text.replace(/^\(|[.)]$|=.*$/g, "")) ?? [];
  const numbers = texts.filter((text) => !/\d[x×*+-]\d/.test(text));
  const first = numbers[0] === "0" ? 0 : 1;
  return numbers.length >= Math.max(3, columns - 1) && numbers.every((text, i) => text === String(i + first));
}
