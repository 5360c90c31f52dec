import { type Area, lineOf, type Segment, type TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { countIn } from "../values/counts.ts";
import { multiplies } from "../values/products.ts";
import { namesPrice, roleOf } from "../words/vocabulary.ts";

/** So many lines above its conditions at most stands what an item counts. */
const MOST_BETWEEN = 12;
const INCLUDING = / (?:inkl|incl)\b.*/i;

/** Pages on which items count without a price, and what they cost closes a list of conditions below, "Gross price | Discount | Net price 7.68 EUR 1 PC 4,608.00": each such price laid beside its count, without the conditions; other pages as they are. */
export function withClosingPrices(areas: Area[], style: Style): Area[] {
  return areas.map((area) => {
    const priced = new Map<TextLine, TextLine>();
    const conditions = new Set<TextLine>();
    for (const [at, closing] of area.lines.entries()) {
      if (!closes(area.lines, at)) continue;
      const from = opensAt(area.lines, at);
      const above = area.lines.slice(Math.max(0, from - MOST_BETWEEN), from);
      const counted = above.findLast((line) => costs(line, closing, style));
      if (!counted || priced.has(counted)) continue;
      priced.set(counted, pricedLine(counted, closing, area));
      for (const line of area.lines.slice(from, at + 1)) conditions.add(line);
    }
    const others = area.lines.filter((line) => !conditions.has(line));
    return priced.size ? { ...area, lines: others.map((line) => priced.get(line) ?? line) } : area;
  });
}

/** Whether a line is a condition of a closing price: a discount or a price by its name, or another by its place, "Copper surcharge | 22.01 / 100 M | 39.62", its words and its amount where those of the closing one stand. */
function isConditionOf({ segments }: TextLine, closing: TextLine): boolean {
  const [first] = segments;
  if (roleOf(first!.text) === "discount" || isPrice(first!)) return true;
  const [amount, closed] = [segments, closing.segments].map((some) => some.at(-1)!.box[2]);
  return (
    segments.length >= LEAST_SEGMENTS &&
    Math.abs(first!.box[0] - closing.segments[0]!.box[0]) < ALIGNED &&
    Math.abs(amount! - closed!) < ALIGNED
  );
}

/** Its words, a price and an amount. */
const LEAST_SEGMENTS = 3;
/** Points. */
const ALIGNED = 3;

function isPrice({ text }: Segment): boolean {
  return namesPrice(text.replace(INCLUDING, ""));
}

/** Whether a price ends a list of conditions. */
function closes(lines: TextLine[], at: number): boolean {
  const [line, below] = [lines[at]!, lines[at + 1]];
  if (line.segments.length < LEAST_SEGMENTS || !isPrice(line.segments[0]!)) return false;
  return below === undefined || !isConditionOf(below, line);
}

function opensAt(lines: TextLine[], closing: number): number {
  let from = closing;
  while (from > 0 && isConditionOf(lines[from - 1]!, lines[closing]!)) from--;
  return from;
}

/** Whether the last figure of a line, alone or with its unit beside, counts what a price and its amount say. */
function costs({ segments }: TextLine, price: TextLine, { mark }: Style): boolean {
  const [each, ...more] = price.segments.slice(1).flatMap(({ text }) => parseAmount(text, mark) ?? []);
  const amount = more.at(-1);
  if (!each || !amount) return false;
  const last = segments.findLastIndex(({ text }) => countIn(text, mark) ?? parseAmount(text, mark));
  const texts =
    last < 0
      ? []
      : [1, 2].map((long) =>
          segments
            .slice(last, last + long)
            .map(({ text }) => text)
            .join(" "),
        );
  const counts = texts.flatMap((text) => countIn(text, mark) ?? parseAmount(text, mark) ?? []);
  return counts.some(({ value }) => multiplies(value, each.value, amount.value));
}

function pricedLine(line: TextLine, price: TextLine, { page, vertical }: Area): TextLine {
  const figures = price.segments.slice(1).flatMap(({ tokens }) => tokens);
  const { y, height, blank, even } = line;
  return { ...lineOf([...line.tokens, ...figures], { page, vertical }), y, height, blank, even };
}
