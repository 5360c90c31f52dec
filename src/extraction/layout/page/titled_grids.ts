import { type Heading, headingsOf } from "../table/headings.ts";
import { countsItem } from "./captioned_grids.ts";
import { asTable, type Item, type Pair, pairOf, pairsIn } from "./captioned_items.ts";
import type { Area, TextLine } from "./lines.ts";
import { lengthen } from "./titled_items.ts";

/** Lines of words and captions that stand between a title and its table at most. */
const MOST_BETWEEN = 12;
/** "Item # 1", "Line Item 2:". */
const TITLE = /^(?:line )?(?:item|line|pos(?:ition)?)\.?(?: no\.?)? ?#? ?(\d{1,4})[.:]?$/i;
/** "Class-Item 550-16", "UNSPSC: 46161508": what groups goods. */
const CLASS = /^(?:class[- ]item|nigp|unspsc|commodity)(?: code)?[ :#]*[\d-]+$/i;

/** Pages whose items each have a title that counts them, "Item # 1", over their words, captions beside values, and a table of one row, as a table of a row for each; other pages as they are. */
export function ungridTitled(areas: Area[]): Area[] {
  const forms = areas.flatMap((area) => (area.grid ? [] : formsOn(area)));
  if (forms.length === 0 || !forms.every((form, i) => Number(numberOf(form)) === i + 1)) return areas;
  const items = forms.map((form) => itemOf(form, trailing(forms)));
  return items.every((item) => item !== null) ? asTable(areas, items as Item[]) : areas;
}

/** An item's title, its table's heading and the row under that. */
interface Form {
  area: Area;
  title: number;
  heading: Heading;
  row: number;
}

function formsOn(area: Area): Form[] {
  const headings = headingsOf(area).filter(({ columns }) => countsItem(columns));
  return headings.flatMap((heading) => {
    const above = area.lines.slice(Math.max(0, heading.first - MOST_BETWEEN), heading.first);
    const from = above.findLastIndex(({ text }) => TITLE.test(text));
    const row = heading.last + 1;
    if (from < 0 || !area.lines[row]) return [];
    return [{ area, title: heading.first - above.length + from, heading, row }];
  });
}

function numberOf({ area, title }: Form): string {
  return TITLE.exec(area.lines[title]!.text)![1]!;
}

/** What follows every item's row before the next title, "Account Code | Dollar Amount" over an account: so many lines, and what the first one says. */
function trailing(forms: Form[]): { count: number; says: string } {
  const gaps = forms.slice(1).flatMap((next, i) => {
    const { area, row } = forms[i]!;
    return next.area === area ? [{ count: next.title - row - 1, says: area.lines[row + 1]!.text }] : [];
  });
  const least = gaps.reduce(
    (one, gap) => (gap.count < one.count ? gap : one),
    gaps[0] ?? { count: 0, says: "" },
  );
  return gaps.every(({ says }) => says === least.says) ? least : { count: 0, says: "" };
}

/** An item with all that is said from its title on; null where nothing names it. */
function itemOf(form: Form, { count, says }: ReturnType<typeof trailing>): Item | null {
  const { area, title, heading, row } = form;
  const { lines } = area;
  const between = lines.slice(title + 1, heading.first).map((line) => ({ line, pairs: pairsIn(line) }));
  const said = between.filter(({ line: { text }, pairs }) => pairs.length === 0 && !CLASS.test(text));
  if (said.length === 0) return null;
  const words: Pick<Pair, "value"> = { value: [] };
  for (const { line } of said) lengthen(words, line);
  const pairs: Pair[] = [
    pairOf("Line", [{ ...lines[title]!.tokens.at(-1)!, text: numberOf(form) }]),
    pairOf("Description", words.value),
    ...between.flatMap((each) => each.pairs),
    ...pairsUnder(heading, lines[row]!),
  ];
  return { area, first: title, last: row + (lines[row + 1]?.text === says ? count : 0), pairs };
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
