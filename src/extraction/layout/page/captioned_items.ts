import { labelOf } from "../head/labels.ts";
import { isCodeNamed, roleOf } from "../words/vocabulary.ts";
import { beside } from "./abreast.ts";
import { type Area, onLine, type TextLine, type Token, textOf, union } from "./lines.ts";

/** Items from which on, and lines of each, a page lists items under captions of their own. */
const [ITEMS, LINES] = [2, 2];
/** In heights of a line: what stands right under another. */
const NEXT = 1.9;
/** In points: between two columns that are laid beside each other. */
const GUTTER = 24;

/** A caption with its colon and what stands behind it; texts farther behind are words of the item. */
export interface Pair {
  label: string;
  caption: Token[];
  value: Token[];
  words: Token[];
}

/** A caption that nothing prints, with what it says of an item. */
export function pairOf(label: string, value: Token[]): Pair {
  return { label, caption: [{ ...value[0]!, text: label }], value, words: [] };
}

/** An item's lines of captions on its page, from the first to the last. */
export interface Item {
  area: Area;
  first: number;
  last: number;
  pairs: Pair[];
}

/** Pages whose items each stand on several lines of captions beside their values, as a table of a row for each; other pages as they are. */
export function uncaptioned(areas: Area[]): Area[] {
  const items = itemsOn(areas.filter(({ grid }) => !grid));
  return items.length === 0 ? areas : asTable(areas, items);
}

/** Pages with a row in the place of each of their items. */
export function asTable(areas: Area[], items: Item[]): Area[] {
  const columns = columnsOf(items);
  const right = Math.max(...areas.map(({ width }) => width));
  return areas.map((area) => {
    const own = items.filter((item) => item.area === area);
    return own.length > 0 ? tableOf(area, own, { columns, right }) : area;
  });
}

/** The items of all pages: around each line that counts those that have the same captions around all of them; none where some count otherwise. */
function itemsOn(areas: Area[]): Item[] {
  const counts = areas.flatMap((area) =>
    area.lines.flatMap((line, at) => (pairsIn(line).some(isCount) ? [{ area, at }] : [])),
  );
  const isAlike = (by: number) => {
    const labels = new Set(counts.map(({ area, at }) => labelsAt(area, at + by)));
    return labels.size === 1 && !labels.has("");
  };
  const isClose = (by: number) => counts.every(({ area, at }) => isNext(area, at + by));
  if (counts.length < ITEMS || !isAlike(0)) return [];
  let [up, down] = [0, 0];
  while (isAlike(-up - 1) && isClose(-up)) up++;
  while (isAlike(down + 1) && isClose(down + 1)) down++;
  if (up + down + 1 < LINES) return [];
  const items = counts.map(({ area, at }): Item => {
    const [first, last] = [at - up, at + down];
    return { area, first, last, pairs: area.lines.slice(first, last + 1).flatMap(pairsIn) };
  });
  return isOfItems(items[0]!.pairs) ? items : [];
}

/** What the captions of a line say, two of them at least, or the one of its words. */
function labelsAt({ lines }: Area, at: number): string {
  const pairs = lines[at] ? pairsIn(lines[at]) : [];
  const isWords = pairs.length === 1 && roleOf(pairs[0]!.label) === "description";
  return pairs.length > 1 || isWords ? labelsOf(pairs) : "";
}

/** Whether a line stands right under the one before it. */
export function isNext({ lines }: Area, at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  return above !== undefined && line !== undefined && line.y - above.y < NEXT * line.height;
}

function labelsOf(pairs: Pair[]): string {
  return pairs.map(({ label }) => label.toLowerCase()).join("|");
}

function isCount({ label }: Pair): boolean {
  return roleOf(label) === "quantity";
}

/** Whether captions name an item and what it costs, and no order. */
function isOfItems(pairs: Pair[]): boolean {
  const roles = pairs.map(({ label }) => roleOf(label));
  const isNamed = roles.some((role) => isCodeNamed(role) || role === "description");
  const isPriced = roles.includes("unitPrice") || roles.includes("lineTotal");
  return isNamed && isPriced && !pairs.some(({ label }) => labelOf(label)?.label === "poNumber");
}

/** The captions of a line that begins with one, each with what stands behind it. */
export function pairsIn({ segments, text }: TextLine): Pair[] {
  if (!text.includes(":")) return [];
  const pairs: Pair[] = [];
  for (const { tokens } of segments) {
    const colon = tokens.findIndex(endsCaption);
    const last = pairs.at(-1);
    if (colon >= 0) {
      if (tokens.slice(colon + 1).some(endsCaption)) return [];
      const caption = tokens.slice(0, colon + 1);
      const label = captionText(caption);
      pairs.push({ label, caption, value: tokens.slice(colon + 1), words: [] });
    } else if (!last) return [];
    else if (last.value.length === 0) last.value.push(...tokens);
    else last.words.push(...tokens);
  }
  return pairs;
}

/** A caption without its colon. */
export function captionText(caption: Token[]): string {
  return textOf(caption).replace(/:$/, "");
}

/** Whether a word ends a caption. */
export function endsCaption({ text }: Token): boolean {
  return /(\p{L}\.?|#):$/u.test(text);
}

/** From left to right what each column holds of an item, and how wide it is; the words behind a value have one of their own. */
interface Column {
  caption: Token[];
  of: (item: Item) => Token[];
  width: number;
}

function columnsOf(items: Item[]): Column[] {
  const known = new Map(items.flatMap(({ pairs }) => keyed(pairs)));
  return [...known].flatMap(([key, { caption }]) => {
    const of = (part: "value" | "words") => (item: Item) => new Map(keyed(item.pairs)).get(key)?.[part] ?? [];
    const isWorded = items.some((item) => of("words")(item).length > 0);
    const words: Token[] = caption.slice(0, 1).map((token) => ({ ...token, text: "Description" }));
    return [
      columnOf(caption, of("value"), items),
      ...(isWorded ? [columnOf(words, of("words"), items)] : []),
    ];
  });
}

/** Pairs by their labels, and the how manieth of its label each is. */
function keyed(pairs: Pair[]): [string, Pair][] {
  return pairs.map((pair, i) => {
    const before = pairs.slice(0, i).filter(({ label }) => label === pair.label).length;
    return [`${pair.label} ${before}`, pair];
  });
}

function columnOf(caption: Token[], of: Column["of"], items: Item[]): Column {
  const texts = [caption, ...items.map(of)].filter(({ length }) => length > 0);
  const widths = texts.map((tokens) => {
    const [x0, , x1] = union(tokens);
    return x1 - x0;
  });
  return { caption, of, width: Math.max(...widths) };
}

/** A page with a row in the place of each item's lines, and a heading over the first. */
function tableOf(area: Area, items: Item[], { columns, right }: { columns: Column[]; right: number }): Area {
  const { page } = area;
  let left = right;
  const places = columns.map(({ width }) => {
    const place = left + GUTTER;
    left = place + width;
    return place;
  });
  const lineAt = (texts: Token[][], line: TextLine): TextLine => {
    const tokens = texts.flatMap((own, i) =>
      own.map((token) => beside(token, { page, left: places[i]! - own[0]!.box[0] })),
    );
    return onLine(tokens, line);
  };
  const lines = area.lines.flatMap((line, at) => {
    const item = items.find(({ first, last }) => at >= first && at <= last);
    if (!item) return [line];
    const heading = at === items[0]!.first ? [lineAt(columns.map(headingOf), line)] : [];
    const row =
      at === item.last
        ? [
            lineAt(
              columns.map(({ of }) => of(item)),
              line,
            ),
          ]
        : [];
    return [...heading, ...row];
  });
  return { ...area, lines, width: left };
}

function headingOf({ caption }: Column): Token[] {
  return caption.map((token) => ({ ...token, text: token.text.replace(/:$/, "") }));
}
