import { isCodeNamed, roleOf } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { asTable, type Item, isNext, type Pair, pairOf, pairsIn } from "./captioned_items.ts";
import { CODE } from "./coded_titles.ts";
import { type Area, type TextLine, union } from "./lines.ts";

/** Titles from which on a page has one over each item. */
const ITEMS = 2;
/** In points: between the words of two lines that are one text. */
const BLANK = 3;
/** "Item 1 of 7", "Position 3:". */
const TITLE =
  /^(?<word>\p{L}+\.?)(?: no\.?)? ?#?(?<number>\d{1,4})(?: ?(?:\/|of|von|van|de|di|sur) ?\d{1,4})?:?$/iu;

/** Pages whose items each stand under a title that counts them, "Item 1 of 7", with the item's code and words beside it perhaps, line by line behind captions, as a table of a row for each; other pages as they are. */
export function untitled(areas: Area[]): Area[] {
  const items = areas.flatMap((area) => (area.grid ? [] : itemsOn(area)));
  const [step] = items.map(numberOf);
  const isCounted = items.every((item, i) => numberOf(item) === (i + 1) * step!);
  return items.length >= ITEMS && isCounted && items.every(isOrdered) ? asTable(areas, items) : areas;
}

function numberOf({ pairs: [number] }: Item): number {
  return Number(number!.value[0]!.text);
}

function itemsOn(area: Area): Item[] {
  return area.lines.flatMap((line, at) => {
    const title = titleOn(line);
    return title ? [itemUnder(area, at, title)] : [];
  });
}

/** What a title says: its number, and a code and words behind it: "Pos. 1 | A 205 885 14 38 | Clip, front". */
function titleOn({ segments: [title, ...others] }: TextLine): Pair[] | null {
  const { word, number } = TITLE.exec(title!.text)?.groups ?? {};
  const token = number && title!.tokens.find((one) => one.text.includes(number));
  if (!token || !COUNTED.has(roleOf(word!) ?? "")) return null;
  const line = pairOf("Line", [{ ...token, text: number }]);
  const [code, words] = others;
  if (!code) return [line];
  const isNamed = CODE.test(code.text) && /\p{L}{3}/u.test(words?.text ?? "");
  return others.length === 2 && isNamed
    ? [line, pairOf("Code", code.tokens), pairOf("Description", words!.tokens)]
    : null;
}

const COUNTED: ReadonlySet<string> = new Set(["lineNumber", "item", "code"]);

/** What stands under a title, as far as its lines stand right under each other, with captions or going on with one. */
function itemUnder(area: Area, first: number, title: Pair[]): Item {
  const pairs: Pair[] = [];
  let last = first;
  for (const line of area.lines.slice(first + 1)) {
    const above = pairs.at(-1);
    if (titleOn(line) || (above && !isNext(area, last + 1))) break;
    const own = pairsIn(line);
    if (own.length > 0) pairs.push(...own);
    else if (above && line.segments.length === 1) lengthen(above, line);
    else break;
    last++;
  }
  return { area, first, last, pairs: [...title, ...pairs] };
}

/** A value with the words under it behind its own. */
export function lengthen({ value }: Pick<Pair, "value">, { page, tokens, box }: TextLine): void {
  const left = value.length > 0 ? union(value)[2] + BLANK - box[0] : 0;
  value.push(...tokens.map((token) => beside(token, { page, left })));
}

/** Whether captions name an item and once how many of it are ordered. */
function isOrdered({ pairs }: Item): boolean {
  const roles = pairs.flatMap(({ label, value }) => (value.length > 0 ? [roleOf(label)] : []));
  const isNamed = roles.some((role) => role === "description" || isCodeNamed(role));
  return isNamed && roles.filter((role) => role === "quantity").length === 1;
}
