import { isCodeNamed, type Role, roleOf } from "../words/vocabulary.ts";
import { captionText, endsCaption } from "./captioned_items.ts";
import { type Area, onLine, type TextLine, type Token, textOf, union } from "./lines.ts";

/** A caption and what stands behind it on its line. */
interface Pair {
  caption: Token[];
  value: Token[];
}

/** Lines from which on captions are those of items, not of the order. */
const ITEMS = 2;
/** A code, a count and a price. */
const LEAST_PAIRS = 3;
/** In points: captions no farther apart stand at one place. */
const ALIGNED = 3;

/** Pages on which one line of each item says its code, its count and its price behind a caption each, "P/N: 4711 Qty: 2 EA Unit price: 5.00": the captions once over these lines; other pages as they are. */
export function headedRows(areas: Area[]): Area[] {
  return areas.map((area) => {
    const found = area.grid ? [] : area.lines.flatMap((line) => itemOn(line) ?? []);
    const same = found.filter((item) => isLevel(item, found[0]!));
    if (same.length < ITEMS || same.length < found.length) return area;
    const known = new Map(same.map((item) => [item.line, item]));
    const lines = area.lines.flatMap((line) => {
      const item = known.get(line);
      if (!item) return [line];
      const row = onLine(
        item.pairs.flatMap(({ value }) => value),
        line,
      );
      return item === same[0] ? [headingOver(same, line), row] : [row];
    });
    return { ...area, lines };
  });
}

interface Item {
  line: TextLine;
  pairs: Pair[];
}

/** What a line of nothing but captions with their values says, where these name an item, count it and say what it costs. */
function itemOn(line: TextLine): Item | null {
  const pairs = line.text.includes(":") ? pairsOn(line) : [];
  if (pairs.length < LEAST_PAIRS) return null;
  const roles = pairs.map(({ caption }) => roleOf(captionText(caption)));
  const counts = roles.includes("quantity") && roles.includes("unitPrice") && roles.some(isCodeNamed);
  const isFilled = counts && pairs.every(({ value }) => /\d/.test(textOf(value)));
  return isFilled && new Set<Role | null>(roles).size === roles.length ? { line, pairs } : null;
}

function pairsOn({ segments }: TextLine): Pair[] {
  const pairs: Pair[] = [];
  for (const { tokens } of segments) {
    const end = tokens.findIndex(endsCaption);
    const isPlace = end < 0 && tokens.length === 2 && roleOf(tokens[0]!.text) === "lineNumber";
    const caption = isPlace ? tokens.slice(0, 1) : tokens.slice(0, end + 1);
    if (caption.length > 0) pairs.push({ caption, value: tokens.slice(caption.length) });
    else if (pairs.at(-1)?.value.length === 0) pairs.at(-1)!.value = tokens;
    else return [];
  }
  return pairs;
}

function isLevel({ pairs }: Item, other: Item): boolean {
  return (
    pairs.length === other.pairs.length &&
    pairs.every(({ caption }, i) => {
      const theirs = other.pairs[i]!.caption;
      return (
        captionText(caption) === captionText(theirs) &&
        Math.abs(caption[0]!.box[0] - theirs[0]!.box[0]) < ALIGNED
      );
    })
  );
}

/** The captions of all items in one line, each as wide as what stands behind it. */
function headingOver(items: Item[], line: TextLine): TextLine {
  const [{ pairs }] = items as [Item];
  const captions = pairs.map(({ caption }, i): Token => {
    const [x0, y0, , y1] = union(caption);
    const right = Math.max(...items.map((item) => union(item.pairs[i]!.value)[2]));
    return { ...caption[0]!, text: captionText(caption), box: [x0, y0, right, y1] };
  });
  return onLine(captions, line);
}
