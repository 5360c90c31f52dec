import { type Heading, headingsOf } from "../table/headings.ts";
import { countsItem } from "./captioned_grids.ts";
import { asTable, type Item, type Pair, pairOf, pairsIn } from "./captioned_items.ts";
import { numberedCodes } from "./coded_titles.ts";
import { type Area, type TextLine, textOf } from "./lines.ts";
import { lengthen } from "./titled_items.ts";

/** Lines of words and captions that stand between a title and its table at most. */
const MOST_BETWEEN = 12;
/** "Item # 1", "Line Item 2:". */
const TITLE = /^(?:line )?(?:item|line|pos(?:ition)?)\.?(?: no\.?)? ?#? ?(\d{1,4})[.:]?$/i;
/** "Class-Item 550-16", "UNSPSC: 46161508": what groups goods. */
const CLASS = /^(?:class[- ]item|nigp|unspsc|commodity)(?: code)?[ :#]*[\d-]+$/i;

/** Pages whose items each have a title that counts them, "Item # 1", or counts and says their codes, "01 | Sachnummer A 211 330 07 43", over their words, captions beside values, and a table of one row or more, as one table of all rows; other pages as they are. */
export function ungridTitled(areas: Area[]): Area[] {
  const forms = areas.flatMap((area) => (area.grid ? [] : formsOn(area)));
  const step = forms[0] && Number(numberOf(forms[0]));
  if (!step || !forms.every((form, i) => Number(numberOf(form)) === (i + 1) * step)) return areas;
  const items = forms.map((form) => itemsOf(form, trailing(forms)));
  return items.every(({ length }) => length > 0) ? asTable(areas, items.flat()) : areas;
}

/** An item's title, its table's heading and the rows under that, from the first to the last. */
interface Form {
  area: Area;
  title: number;
  said: Pair[];
  heading: Heading;
  row: number;
  last: number;
}

function formsOn(area: Area): Form[] {
  const headings = headingsOf(area).filter(({ columns }) => countsItem(columns));
  return headings.flatMap((heading) => {
    const above = area.lines.slice(Math.max(0, heading.first - MOST_BETWEEN), heading.first);
    const from = above.findLastIndex((line) => titleOn(line) !== null);
    const row = heading.last + 1;
    if (from < 0 || !area.lines[row]) return [];
    const below = area.lines.slice(row + 1).findIndex((line) => !isRow(line, heading));
    const last = below < 0 ? area.lines.length - 1 : row + below;
    const title = heading.first - above.length + from;
    return [{ area, title, said: titleOn(above[from]!)!, heading, row, last }];
  });
}

/** Whether a line counts under a heading, with more beside the count: what else is wanted of the item, on another day perhaps. */
function isRow(line: TextLine, heading: Heading): boolean {
  const count = heading.columns.find(({ role }) => role === "quantity");
  const filled = pairsUnder(heading, line).filter(({ value }) => value.length > 0);
  return (
    filled.length > 1 &&
    filled.some(({ label, value }) => label === count?.label && COUNT.test(textOf(value)))
  );
}

/** "2.400 ST". */
const COUNT = /^\d[\d.,]*(?: \p{L}{1,5}\.?)?$/u;

/** What a title says: its number, and codes behind it perhaps. */
function titleOn(line: TextLine): Pair[] | null {
  const number = TITLE.exec(line.text)?.[1];
  return number ? [pairOf("Line", [{ ...line.tokens.at(-1)!, text: number }])] : numberedCodes(line);
}

function numberOf({ said: [number] }: Form): string {
  return number!.value[0]!.text;
}

/** What follows every item's last row before the next title, "Account Code | Dollar Amount" over an account: so many lines, and what the first one says. */
function trailing(forms: Form[]): { count: number; says: string } {
  const gaps = forms.slice(1).flatMap((next, i) => {
    const { area, last } = forms[i]!;
    const says = area.lines[last + 1]!.text;
    return next.area === area ? [{ count: next.title - last - 1, says }] : [];
  });
  const least = gaps.reduce(
    (one, gap) => (gap.count < one.count ? gap : one),
    gaps[0] ?? { count: 0, says: "" },
  );
  return gaps.every(({ says }) => says === least.says) ? least : { count: 0, says: "" };
}

/** An item with all that is said from its title on, once for each row; none where nothing names it. */
function itemsOf(form: Form, { count, says }: ReturnType<typeof trailing>): Item[] {
  const { area, title, said: told, heading, row, last } = form;
  const { lines } = area;
  const between = lines.slice(title + 1, heading.first).map((line) => ({ line, pairs: pairsIn(line) }));
  const said = between.filter(({ line: { text }, pairs }) => pairs.length === 0 && !CLASS.test(text));
  if (said.length === 0) return [];
  const words: Pick<Pair, "value"> = { value: [] };
  for (const { line } of said) lengthen(words, line);
  const pairs = [...told, pairOf("Description", words.value), ...between.flatMap((each) => each.pairs)];
  return lines.slice(row, last + 1).map((line, i): Item => {
    const at = row + i;
    const more = at === last && lines[at + 1]?.text === says ? count : 0;
    return {
      area,
      first: i === 0 ? title : at,
      last: at + more,
      pairs: [...pairs, ...pairsUnder(heading, line)],
    };
  });
}

/** A heading's captions with the texts of a row, each under the nearest. */
function pairsUnder({ columns }: Heading, { segments }: TextLine): Pair[] {
  const away = ([x0, , x1]: readonly number[], column: { x0: number; x1: number }) =>
    Math.abs(x0! + x1! - column.x0 - column.x1);
  const nearest = (box: readonly number[]) =>
    columns.reduce((best, column) => (away(box, column) < away(box, best) ? column : best));
  return columns.map((column) => ({
    label: column.label,
    caption: column.words,
    value: segments.filter(({ box }) => nearest(box) === column).flatMap(({ tokens }) => tokens),
    words: [],
  }));
}
