import { type Area, type Segment, type TextLine, type Token, textOf } from "../page/lines.ts";
import { type Summary, summaryOf } from "../words/summary.ts";
import { CODES, type Role, roleOf } from "../words/vocabulary.ts";
import { namesCode } from "./called_codes.ts";
import type { HeadColumn } from "./head_columns.ts";
import type { Heading } from "./headings.ts";
import { LEAST_SIZES } from "./size_run.ts";

/** A heading with the lines under it, down to the next heading. */
interface Headed {
  heading: Heading;
  area: Area;
  lines: TextLine[];
}

/** An item with a table to itself: its row of figures, or a row for each colour over sizes, and the words above its heading or under its rows. */
export interface Card {
  rows: TextLine[];
  above: TextLine[];
  below: TextLine[];
}

const TEXTS: ReadonlySet<Role | null> = new Set(["description", "codeDescription", "item"]);

/** Headings that name no item and are repeated, where no others head the order's lines. */
export function cardHeadings(headings: Heading[]): Heading[] {
  const nameless = headings.filter(({ columns }) => !columns.some(({ role }) => TEXTS.has(role)));
  const most = nameless.toSorted((a, b) => b.score - a.score)[0];
  const same = most ? nameless.filter((heading) => labelsOf(heading) === labelsOf(most)) : [];
  return same.length > 1 ? same : [];
}

/** What the columns say, whatever the sizes among them. */
function labelsOf({ columns }: Heading): string {
  return columns.flatMap((column) => (isSize(column) ? [] : column.label.toLowerCase())).join("|");
}

function isSize({ role }: HeadColumn): boolean {
  return role === "size";
}

/** A card for each heading, where each stands over one row and what is ordered is said in words between them; else null. */
export function cardsOf(sections: Headed[], isRow: (line: TextLine) => boolean): Card[] | null {
  if (sections.length < 2 || cardHeadings(sections.map(({ heading }) => heading)).length < sections.length)
    return null;
  const rows = sections.map((section) => rowsOf(section, isRow));
  const under = sections.map(({ lines }, i) => lines.slice(rows[i]!.length));
  const isFurther = (line: TextLine) => isRow(line) && !isSum(line) && !isSaying(line);
  if (rows.some((own, i) => own.length === 0 || goesOn(own.at(-1)!, under[i]!.filter(isFurther))))
    return null;
  const titles = numberedTitles(sections);
  if (titles) return titles.map((above, i) => ({ rows: rows[i]!, above, below: [] }));
  const others = under.map(belowSums);
  const cuts = sections.map((section, i) => {
    const last = [...rows[i]!, ...under[i]!].at(-others[i]!.length - 1)!;
    return cutOf(section, [last, ...others[i]!], sections[i + 1]);
  });
  const known = cuts.filter((cut) => cut !== null);
  if (known.length === 0) return null;
  const isAbove = 2 * known.filter((cut) => cut === 0).length >= known.length;
  const cards = sections.map((section, i) => ({
    rows: rows[i]!,
    above: isAbove ? captionsOf(section, sections, others) : [],
    below: isAbove ? [] : others[i]!.slice(0, cuts[i] ?? others[i]!.length),
  }));
  const isNamed = ({ rows: own, above }: Card, i: number) =>
    own.length === 1 || !isOfReleases(sections[i]!.heading) || captionedIn(above) !== null;
  return cards.every(isNamed) ? cards : null;
}

/** The words right above each heading behind the item's number, where all have one and they rise: "2 | Multifold towel, white"; else null. */
function numberedTitles(sections: Headed[]): TextLine[][] | null {
  const titles = sections.map(({ area: { lines }, heading: { first } }) => {
    const above = lines.slice(Math.max(0, first - MOST_OF_TITLE), first);
    return above.slice(Math.max(0, above.findLastIndex(isNumbered)));
  });
  const numbers = titles.map(([title]) => (title && isNumbered(title) ? Number(title.segments[0]!.text) : 0));
  return numbers.every((number, i) => number > (numbers[i - 1] ?? 0)) ? titles : null;
}

const MOST_OF_TITLE = 2;

function isNumbered({ segments: [number, words, ...others] }: TextLine): boolean {
  return /^\d{1,4}$/.test(number!.text) && /\p{L}{3}/u.test(words?.text ?? "") && others.length === 0;
}

/** The row under a heading; where sizes head the columns, or days and counts, all rows that follow it at once. */
function rowsOf({ heading, lines }: Headed, isRow: (line: TextLine) => boolean): TextLine[] {
  const isSized = heading.columns.filter(isSize).length >= LEAST_SIZES;
  const most = isSized || isOfReleases(heading) ? lines.length : 1;
  const least = isSized ? 0 : (lines[0]?.segments.length ?? 0) / 2;
  const isOther = (line: TextLine) => line.segments.length < least || !isRow(line) || isSum(line);
  const end = lines.findIndex((line, i) => i >= most || isOther(line) || behind(CODES, [line]));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whether a heading says when and how many. */
function isOfReleases({ columns }: Heading): boolean {
  const roles = new Set(columns.map(({ role }) => role));
  return roles.has("date") && roles.has("quantity");
}

/** The texts around an item's rows; where captions name its code and its words, these alone, as one: "Part number | 4711" over "Description | Shaft". */
export function textsOf(around: TextLine[]): Token[][] {
  return captionedIn(around) ?? around.flatMap(({ segments }) => segments.map(({ tokens }) => tokens));
}

/** An item's code and words behind captions of their own, or the words beside its code, "PART NO. 4711 | Bracket, left"; null where it lacks one of them. */
function captionedIn(around: TextLine[]): Token[][] | null {
  const [code, words] = [behind(CODES, around), behind(WORDS, around)];
  if (code && words) return [[...code, ...words]];
  const line = around.find(
    ({ segments: [first, second] }) => namesCode(first!.text) && /\p{L}{3}/u.test(second?.text ?? ""),
  );
  return line ? [[line.segments[0]!.tokens.at(-1)!, ...line.segments[1]!.tokens]] : null;
}

const WORDS: ReadonlySet<Role | null> = new Set(["description"]);

/** The text right of the first caption of some roles, or behind its colon: "Description : Shaft, | hollow". */
function behind(roles: ReadonlySet<Role | null>, lines: TextLine[]): Token[] | null {
  for (const { segments } of lines) {
    const said = behindColon(roles, segments);
    if (said) return said;
    const at = segments.findIndex(({ text }) => !text.includes(":") && roles.has(roleOf(text)));
    if (at >= 0 && segments[at + 1]) return segments[at + 1]!.tokens;
  }
  return null;
}

/** What stands behind the caption that opens a line, as far as the next. */
function behindColon(roles: ReadonlySet<Role | null>, segments: Segment[]): Token[] | null {
  const end = segments.findIndex(({ text }, i) => i > 0 && /\p{L} ?:/u.test(text));
  const tokens = segments.slice(0, end < 0 ? segments.length : end).flatMap((segment) => segment.tokens);
  const colon = tokens.findIndex(({ text }) => text.endsWith(":"));
  const label = textOf(tokens.slice(0, colon + 1)).replace(/ ?:$/, "");
  const said = roles.has(roleOf(label)) ? tokens.slice(colon + 1) : [];
  return colon >= 0 && said.length > 0 ? said : null;
}

/** Whether no figure of a line stands apart from words that say what it counts: "STD PACK 120 | UM EA | DOCK 7". */
function isSaying({ segments }: TextLine): boolean {
  return segments.every(({ text }) => /\p{L}/u.test(text));
}

/** Whether rows as full as another follow it: a table, not a card. */
function goesOn(row: TextLine, others: TextLine[]): boolean {
  return others.some(({ segments }) => segments.length >= Math.max(3, row.segments.length));
}

/** Lines without those at their beginning that sum rows up: "366 pcs", "96 pcs $2,939.52", "Style total $4,150.44". */
function belowSums(lines: TextLine[]): TextLine[] {
  const isOver = (line: TextLine) =>
    COUNT.test(line.text) || isSum(line) || summaryOf(line.text.replace(FIGURE, "")) !== null;
  const end = lines.findIndex((line) => !isOver(line));
  return end < 0 ? [] : lines.slice(end);
}

/** Whether a text of a line is a sum's caption with its amount, "Order value 33,243.66", or the line begins with the sum of its columns: "Total | 12 | 6 | 18", "Style total | 12 | 6 | 18". */
function isSum({ segments }: TextLine): boolean {
  const isTotal = segments.length > 1 && SUMS.has(summaryOf(segments[0]!.text));
  return (
    isTotal || segments.some(({ text }) => FIGURE.test(text) && summaryOf(text.replace(FIGURE, "")) !== null)
  );
}

const SUMS: ReadonlySet<Summary | null> = new Set(["total", "carried", "net"]);
const COUNT = /^\d[\d.,]*( \p{L}{1,6}\.?)?( \P{L}?\d[\d.,]*)?$/u;
const FIGURE = /\s*\P{L}?\d[\d.,]*\P{L}?$/u;

/** How many of the lines between a row, or its sums, and the next heading belong to the row: those above the widest gap. */
function cutOf({ area }: Headed, [last, ...others]: TextLine[], next: Headed | undefined): number | null {
  if (others.length === 0 || next?.area !== area) return null;
  const edges = [last!.y, ...others.map(({ y }) => y), headLine(next).y];
  const gaps = edges.slice(1).map((y, i) => y - edges[i]!);
  return gaps.indexOf(Math.max(...gaps));
}

function headLine({ area, heading }: Headed): TextLine {
  return area.lines[heading.first]!;
}

/** The words above a heading: all from the rows before it, and above the first of a page as far up as above others. */
function captionsOf(section: Headed, sections: Headed[], others: TextLine[][]): TextLine[] {
  const at = sections.indexOf(section);
  if (sections[at - 1]?.area === section.area) return others[at - 1]!;
  const reach = Math.max(
    ...sections.slice(1).map((next, i) => {
      const first = sections[i]!.area === next.area ? others[i]![0] : undefined;
      return first ? headLine(next).y - first.y : 0;
    }),
  );
  const { y, height } = headLine(section);
  const above = section.area.lines.slice(0, section.heading.first);
  return above.filter((line) => y - line.y <= reach + height / 2);
}
