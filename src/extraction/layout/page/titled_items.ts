import { isCodeNamed, roleOf } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { asTable, type Item, isNext, type Pair, pairOf, pairsIn } from "./captioned_items.ts";
import { type Area, type TextLine, type Token, union } from "./lines.ts";

/** Titles from which on a page has one over each item. */
const ITEMS = 2;
/** In points: between the words of two lines that are one text. */
const BLANK = 3;
/** "Item 1 of 7", "Position 3:". */
const TITLE =
  /^(?<word>\p{L}+\.?)(?: no\.?)? ?#?(?<number>\d{1,4})(?: ?(?:\/|of|von|van|de|di|sur) ?\d{1,4})?:?$/iu;

/** Pages whose items each stand under a title that counts them, "Item 1 of 7", line by line behind captions, as a table of a row for each; other pages as they are. */
export function untitled(areas: Area[]): Area[] {
  const items = areas.flatMap((area) => (area.grid ? [] : itemsOn(area)));
  const isCounted = items.every(({ pairs: [number] }, i) => Number(number!.value[0]!.text) === i + 1);
  return items.length >= ITEMS && isCounted && items.every(isOrdered) ? asTable(areas, items) : areas;
}

function itemsOn(area: Area): Item[] {
  return area.lines.flatMap((line, at) => {
    const number = titleOn(line);
    return number ? [itemUnder(area, at, number)] : [];
  });
}

/** The number in a title. */
function titleOn({ text, tokens }: TextLine): Token | null {
  const { word, number } = TITLE.exec(text)?.groups ?? {};
  if (!word || !COUNTED.has(roleOf(word) ?? "")) return null;
  const token = tokens.find((one) => one.text.includes(number!));
  return token ? { ...token, text: number! } : null;
}

const COUNTED: ReadonlySet<string> = new Set(["lineNumber", "item", "code"]);

/** What stands under a title, as far as its lines begin with captions or go on right under one. */
function itemUnder(area: Area, first: number, number: Token): Item {
  const pairs: Pair[] = [];
  let last = first;
  for (const line of area.lines.slice(first + 1)) {
    const own = titleOn(line) ? [] : pairsIn(line);
    const above = pairs.at(-1);
    const goesOn = above && line.segments.length === 1 && isNext(area, last + 1) && !titleOn(line);
    if (own.length > 0) pairs.push(...own);
    else if (goesOn) lengthen(above, line);
    else break;
    last++;
  }
  return { area, first, last, pairs: [pairOf("Line", [number]), ...pairs] };
}

/** A value with the words under it behind its own. */
function lengthen({ value }: Pair, { page, tokens, box }: TextLine): void {
  const left = value.length > 0 ? union(value)[2] + BLANK - box[0] : 0;
  value.push(...tokens.map((token) => beside(token, { page, left })));
}

/** Whether captions name an item and how many of it are ordered. */
function isOrdered({ pairs }: Item): boolean {
  const roles = pairs.map(({ label, value }) => value.length > 0 && roleOf(label));
  return (
    roles.includes("quantity") && roles.some((role) => role && (role === "description" || isCodeNamed(role)))
  );
}
