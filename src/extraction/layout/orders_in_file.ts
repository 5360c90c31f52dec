import { numberOn } from "./head/header_fields.ts";
import { holdsNoOrder, kindOf } from "./page/document_kind.ts";
import type { Area, TextLine } from "./page/lines.ts";
import type { Style } from "./page/style.ts";
import { signatureAt } from "./page/text_own.ts";
import { type Heading, headingsOf, sameHeading } from "./table/headings.ts";
import { kept } from "./words/memo.ts";

/** The pages or sheets of one order, and those of the file that were left aside, by name: `The sheet "Prices"`, "Page 3". */
export interface OrderPart {
  areas: Area[];
  aside: string[];
}

/** Splits a file into its orders: a page, or a table under a head of its own, that states another order number begins another order. */
export function ordersIn(all: Area[], style: Style): OrderPart[] {
  const areas = all.flatMap((area) => stackedIn(area, style));
  return areas[0]?.grid ? sheetsOf(areas, style) : pagesOf(areas, style);
}

/** The orders that stand one under the other on a page or sheet, each with its own number above its own table, or copies of one; the area itself where it holds one. */
function stackedIn(area: Area, style: Style): Area[] {
  const mains = headingsOf(area).filter(({ main }) => main);
  if (mains.length === 0) return listedIn(area, style);
  if (mains.length < 2) return [area];
  const cuts = mains.slice(1).map(({ first }, i) => widestGap(area, mains[i]!.last + 1, first));
  const parts = [0, ...cuts].map((from, i) => partOf(area, from, cuts[i]));
  const numbers = parts.map((part) => numberOn(part, style, headingLines(part)));
  const apart = numbers.every((number) => number !== null);
  const copied = parts.slice(1).every((part) => isCopy(part, parts[0]!));
  if (copied) return parts;
  return apart && new Set(numbers).size === numbers.length ? headed(parts, style) : [area];
}

/** Orders that begin with their numbers, each with what stands over all of them; rows over the first go on with the order of the page before. */
function headed(parts: Area[], style: Style): Area[] {
  const titleOf = (part: Area) =>
    part.lines.findIndex((line) => numberOn({ ...part, lines: [line] }, style) !== null);
  const [top, ...others] = parts.map(titleOf);
  if (top! < 0 || others.some((at) => at !== 0)) return parts;
  const [first, ...more] = parts as [Area, ...Area[]];
  const above = first.lines.slice(0, top);
  const row = above.findIndex(isRow);
  const head = row < 0 ? above : above.slice(0, row);
  const own = { ...first, lines: first.lines.slice(top) };
  const orders = [own, ...more].map((part) => ({ ...part, lines: [...head, ...part.lines] }));
  return row < 0 ? orders : [{ ...first, lines: above }, ...orders];
}

/** Whether three figures at least stand in a line: a count, a price and an amount. */
function isRow({ segments }: TextLine): boolean {
  return segments.filter(({ text }) => /^\D{0,2}\d[\d.,]*$/.test(text)).length > 2;
}

/** The orders of a text without a table, each a list under its number, the signature for all; the area itself where it names one alone. */
function listedIn(area: Area, style: Style): Area[] {
  const titles = area.lines.flatMap((line, at) => {
    const short = line.tokens[0]?.place && line.text.length < MOST_TITLE && /\d$/.test(line.text);
    const number = short ? numberOn({ ...area, lines: [line] }, style) : null;
    return number === null ? [] : [{ at, number, caption: line.text.replace(number, "") }];
  });
  const apart = titles.slice(1).every(({ at }, i) => at > titles[i]!.at + 1);
  const numbers = new Set(titles.map(({ number }) => number));
  const captions = new Set(titles.map(({ caption }) => caption.trim().toLowerCase()));
  if (titles.length < 2 || numbers.size < titles.length || captions.size > 1 || !apart) return [area];
  const above = area.lines.slice(0, titles[0]!.at);
  const foot = Math.max(signatureAt(area.lines), titles.at(-1)!.at);
  return titles.map(({ at }, i) => ({
    ...area,
    lines: [...above, ...area.lines.slice(at, titles[i + 1]?.at ?? foot), ...area.lines.slice(foot)],
  }));
}

/** Letters of a line that is an order's number and nothing else. */
const MOST_TITLE = 32;

/** Where the next order begins between two tables: behind the widest gap. */
function widestGap({ lines }: Area, from: number, to: number): number {
  const gapOver = (at: number) => lines[at]!.y - lines[at - 1]!.y;
  let widest = to;
  for (let at = from + 1; at < to; at++) if (widest === to || gapOver(at) > gapOver(widest)) widest = at;
  return widest;
}

function partOf(area: Area, from: number, to: number | undefined): Area {
  return { ...area, lines: area.lines.slice(from, to) };
}

function pagesOf(areas: Area[], style: Style): OrderPart[] {
  if (areas.length < 2) return areas.length ? [{ areas, aside: [] }] : [];
  const parts: (OrderPart & { number: string | null })[] = [];
  const numbers = numbersOn(areas, style);
  for (const [at, area] of areas.entries()) {
    const number = numbers[at]!;
    const last = parts.at(-1);
    if (!last || (number !== null && last.number !== null && !sameNumber(number, last.number)))
      parts.push({ number, areas: [area], aside: [] });
    else if (
      isAttached(area, last) ||
      last.areas.some((other) => isCopy(area, other)) ||
      (last.aside.length && number === null)
    )
      last.aside.push(
        last.areas.some(({ page }) => page === area.page)
          ? `Another copy on page ${area.page}`
          : `Page ${area.page}`,
      );
    else {
      last.areas.push(area);
      last.number ??= number;
    }
  }
  return parts.map(({ areas, aside }) => ({ areas, aside }));
}

/** The order number of each page: above its table, or else anywhere; where none is named surely, what every page alike calls one, as "Release No." */
function numbersOn(areas: Area[], style: Style): (string | null)[] {
  const sure = areas.map((area) => numberOn(area, style, rowsOf(area)) ?? numberAmid(area, areas, style));
  if (sure.some((number) => number !== null)) return sure;
  const weak = areas.map((area) => numberOn(area, style, rowsOf(area), WEAK));
  return weak.includes(null) ? sure : weak;
}

/** A number that stands among the rows of a page; null where rows have one each, as that of a work order. */
function numberAmid(area: Area, areas: Area[], style: Style): string | null {
  const number = numberOn(area, style);
  if (number === null) return null;
  const said = area.lines.find(({ text }) => text.includes(number));
  const caption = said?.text.slice(0, said.text.indexOf(number));
  if (!caption) return number;
  const alike = areas.map(({ lines }) =>
    lines.map(({ text }) => text).filter((text) => text.startsWith(caption)),
  );
  return alike.some((texts) => new Set(texts).size > 1) ? null : number;
}

/** How sure a caption must be at least where all pages have it. */
const WEAK = 2;

/** What stands below a page's table heading. */
function rowsOf(area: Area): Set<TextLine> {
  const main = headingsOf(area).find((heading) => heading.main);
  return new Set(main ? area.lines.slice(main.first) : []);
}

/** A title is so many times as large as the headings of the table under it. */
const LARGER = 1.2;

/** Whether a page behind an order begins a paper of another kind that holds a table too, by its title, a large one where the table is headed as the order's: the quotation that was accepted. */
function isAttached(area: Area, { areas }: OrderPart): boolean {
  const main = headingsOf(area).find((heading) => heading.main);
  if (!main || !areas[0] || kindOf([areas[0]]) !== "order") return false;
  const size = LARGER * area.lines[main.first]!.tokens[0]!.size;
  const tables = areas.flatMap((earlier) => headingsOf(earlier).filter((heading) => heading.main));
  const strange = tables.length > 0 && !tables.some((heading) => sameHeading(heading, main));
  const titles = area.lines
    .slice(0, main.first)
    .filter(({ tokens }) => strange || tokens.some((word) => word.size > size));
  return holdsNoOrder(kindOf([{ ...area, lines: titles }]));
}

/** Of what tells the rows of a page apart so much stands on an earlier one too, where it is its copy; so many there must be. */
const [SAME, LEAST_SAME] = [0.9, 6];

/** Whether the rows of a page are those of an earlier one: a copy to be signed and sent back. */
function isCopy(area: Area, other: Area): boolean {
  const [own, earlier] = [figuresUnder(area), figuresUnder(other)];
  if (own.length < LEAST_SAME || own[0] !== earlier[0] || own[1] !== earlier[1]) return false;
  const [here, there] = [new Set(own), new Set(earlier)];
  const same = own.filter((text) => there.has(text)).length;
  return same >= SAME * own.length && earlier.filter((text) => here.has(text)).length >= earlier.length / 2;
}

/** Codes, counts and amounts below a page's table heading. */
const figuresUnder = kept((area: Area): string[] => {
  const main = headingsOf(area).find((heading) => heading.main);
  const rows = main ? area.lines.slice(main.last + 1) : [];
  return rows.flatMap(({ tokens }) => tokens.map(({ text }) => text)).filter((text) => /\d/.test(text));
});

/** Sheets with order numbers of their own are orders of their own; else the likeliest sheet and its like hold the lines, and sheets without lines hold its head. */
function sheetsOf(areas: Area[], style: Style): OrderPart[] {
  const tables = areas.filter((area) => headingsOf(area).some(({ main }) => main));
  if (tables.length < 2) return [{ areas, aside: [] }];
  const numbered = tables
    .map((area) => ({ area, number: numberOn(area, style, headingLines(area)) }))
    .filter(({ number }) => number !== null);
  if (new Set(numbered.map(({ number }) => number)).size > 1)
    return numbered.map(({ area }) => ({ areas: [area], aside: [] }));
  const likely = (area: Area) =>
    (ORDERED.test(area.name ?? "") ? 4 : 0) -
    (KEPT.test(area.name ?? "") ? 4 : 0) +
    (numbered.some((found) => found.area === area) ? 3 : 0) +
    mainOf(area).score / 10;
  const best = tables.toSorted((a, b) => likely(b) - likely(a))[0]!;
  const taken = alike(best, tables);
  const aside = tables.filter((area) => !taken.has(area)).map(({ name }) => `The sheet "${name ?? ""}"`);
  return [{ areas: areas.filter((area) => taken.has(area) || !tables.includes(area)), aside }];
}

const ORDERED = /purchase|order|bestell|pedido|commande|\bpo\b|items|lines/i;
/** Names of sheets that are kept beside an order. */
const KEPT = /price|archive|history|old|list|catalog|master|data|lookup|template/i;
/** Of a sheet's rows: so many are on another sheet too, which is then a copy of it or its sum. */
const COPIED = 0.5;

/** The sheet and those that go on with its table: a department, a delivery or a range each; none that repeats the rows of another. */
function alike(best: Area, tables: Area[]): Set<Area> {
  const same = tables.filter(
    (area) => area === best || (!KEPT.test(area.name ?? "") && sameHeading(mainOf(best), mainOf(area))),
  );
  const seen = new Set<string>();
  const taken = new Set<Area>();
  for (const area of same.toSorted((a, b) => b.lines.length - a.lines.length)) {
    const rows = area.lines.slice(mainOf(area).last + 1).map(({ text }) => text);
    const copied = rows.filter((row) => seen.has(row)).length;
    if (copied < COPIED * rows.length) taken.add(area);
    for (const row of rows) seen.add(row);
  }
  return taken;
}

/** The best of a sheet's headings of order lines. */
function mainOf(area: Area): Heading {
  return headingsOf(area)
    .filter(({ main }) => main)
    .reduce((best, heading) => (heading.score > best.score ? heading : best));
}

function headingLines(area: Area): Set<TextLine> {
  return new Set(headingsOf(area).flatMap(({ first, last }) => area.lines.slice(first, last + 1)));
}

function sameNumber(a: string, b: string): boolean {
  const [x, y] = [a, b].map((number) => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
  return x === y || x!.startsWith(y!) || y!.startsWith(x!);
}
