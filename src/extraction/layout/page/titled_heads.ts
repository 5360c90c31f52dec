import { roleOf } from "../words/vocabulary.ts";
import {
  type Area,
  onLine,
  overlap,
  type Segment,
  type TextLine,
  type Token,
  textOf,
  union,
} from "./lines.ts";

/** A heading that is printed again for each item, behind the item's words. */
interface Titled {
  area: Area;
  line: TextLine;
  title: Token[];
  heads: Segment[];
}

/** Items from which on their headings are one that is repeated. */
const ITEMS = 2;
/** A number and words. */
const MOST_TEXTS = 2;
/** Words, and headings of counts and prices. */
const LEAST_TEXTS = 3;
/** In points: texts no farther apart begin at one edge. */
const ALIGNED = 2;

/** Pages that print the table's heading again beside the words of each item, with one heading that calls these, and them under it; other pages as they are. */
export function headedOnce(areas: Area[]): Area[] {
  const all = areas.flatMap((area) =>
    area.grid ? [] : area.lines.flatMap((line) => titledBy(line, area) ?? []),
  );
  const [same = []] = [...Map.groupBy(all, labelsOf).values()].sort((a, b) => b.length - a.length);
  if (!areOfItems(same)) return areas;
  const isNumbered = same.every(({ title }, i) => title.length > 1 && title[0]!.text === String(i + 1));
  const known = new Map(same.map((titled) => [titled.line, titled]));
  return areas.map((area) => {
    const first = area.lines.find((line) => known.has(line));
    const lines = area.lines.flatMap((line) => {
      const titled = known.get(line);
      if (!titled) return [line];
      const words = onLine(titled.title, line);
      return line === first ? [headingOver(titled, isNumbered), words] : [words];
    });
    return first ? { ...area, lines } : area;
  });
}

/** The headings at a line's end, of counts and prices, and what stands before them and is none. */
function titledBy(line: TextLine, area: Area): Titled | null {
  const { segments } = line;
  if (segments.length < LEAST_TEXTS) return null;
  const from = segments.findLastIndex(({ text }) => roleOf(text) === null) + 1;
  const heads = segments.slice(from);
  if (heads.length < 2 || from === 0 || from > MOST_TEXTS) return null;
  const roles = new Set(heads.flatMap(({ tokens }) => tokens.map(({ text }) => roleOf(text))));
  if (!roles.has("quantity") || !roles.has("unitPrice")) return null;
  return { area, line, title: segments.slice(0, from).flatMap(({ tokens }) => tokens), heads };
}

function labelsOf({ heads }: Titled): string {
  return heads.map(({ text }) => text).join("|");
}

/** Whether headings stand at the same places, each beside other words and over one row. */
function areOfItems(all: Titled[]): boolean {
  const words = new Set(all.map(({ title }) => textOf(title)));
  return (
    all.length >= ITEMS &&
    words.size === all.length &&
    all.every((titled, i) => isLevel(titled, all[0]!) && isOverOne(titled, all[i + 1]))
  );
}

/** Whether headings begin at the same places as others, and the words beside them too. */
function isLevel(one: Titled, other: Titled): boolean {
  const [left, right] = [one, other].map(({ title, heads }) =>
    [title[0]!, ...heads].map(({ box }) => box[0]),
  );
  return left!.every((x, i) => Math.abs(x - right![i]!) < ALIGNED);
}

/** Whether one line alone stands under the last of the headings before they come again. */
function isOverOne({ area, line, heads }: Titled, next: Titled | undefined): boolean {
  if (next?.area !== area) return true;
  const between = area.lines.slice(area.lines.indexOf(line) + 1, area.lines.indexOf(next.line));
  const under = between.filter(({ segments }) => segments.some((one) => overlap(one, heads.at(-1)!)));
  return under.length === 1;
}

function headingOver({ line, title, heads }: Titled, isNumbered: boolean): TextLine {
  const [first, ...others] = title as [Token, ...Token[]];
  const captions: Token[] = isNumbered
    ? [
        { ...first, text: "No." },
        { ...first, text: "Description", box: union(others) },
      ]
    : [{ ...first, text: "Description", box: union(title) }];
  return onLine([...captions, ...heads.flatMap(({ tokens }) => tokens)], line);
}
