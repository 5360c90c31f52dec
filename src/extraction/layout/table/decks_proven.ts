import type { Area, TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { leftBy, rebateIn } from "../values/rebates.ts";
import { summaryOf } from "../words/summary.ts";
import { FIGURES } from "../words/vocabulary.ts";
import { type Decks, TYPED } from "./decks_captions.ts";
import type { Item } from "./decks_laid.ts";
import { opensDelivery } from "./deliveries.ts";
import { PER, type Under } from "./kinds.ts";

/** Of the items so many have several lines, and of these so many multiply. */
const MOST = 0.6;
/** Of the items so many lines may stand between them that have figures and belong to none. */
const FEW = 0.1;
/** Lower captions of what is no text, where a lone item doesn't multiply. */
const LEAST_TYPED = 2;

/** Whether most items have several lines, and count, price and amount multiply in most of these, or their lower lines hold several things that are no text. */
export function areProven(items: Item[], { lines }: Area, { captions, under, style }: Decks): boolean {
  const whole = items.filter(({ length }) => length > 1);
  if (whole.length === 0 || whole.length < MOST * items.length) return false;
  const all = captions.flat();
  const isKnown = all.every(({ role }) => role !== null);
  const figures = [...FIGURES].map((role) => all.find((caption) => caption.role === role));
  if (figures.every((caption) => caption !== undefined)) {
    const cells = whole.map(
      (item): Under => new Map(item.toReversed().flatMap(({ deck, at }) => [...under[deck]!(lines[at]!)])),
    );
    const read = cells.map((texts) =>
      figures.map((caption) => parseAmount((texts.get(caption) ?? "").replace(PER, ""), style.mark)?.value),
    );
    const rebates = isKnown ? all.filter(({ role }) => role === "discount") : [];
    const net = (price: string, texts: Under) =>
      String(
        Number(price) * leftBy(rebates.map((rebate) => rebateIn(texts.get(rebate) ?? "", style.mark)?.value)),
      );
    const counted = read.filter(([q]) => q);
    const products = read.filter(
      ([q, p, t], i) => q && p && t && (multiplies(q, p, t) || multiplies(q, net(p, cells[i]!), t)),
    );
    // Under counts alone the prices stand as conditions: "Gross Price".
    const priced = read.filter(([, p, t]) => p || t);
    return (
      products.length > 0 && counted.length >= MOST * whole.length && products.length >= MOST * priced.length
    );
  }
  const typed = captions
    .slice(1)
    .flat()
    .filter(({ role }) => TYPED.has(role)).length;
  return isKnown && typed >= (whole.length > 1 ? 1 : LEAST_TYPED);
}

/** Whether lines with figures belong to no item: some over the first one, or several between them. */
export function leavesFigures(items: Item[], { lines }: Area, { heads, style }: Decks): boolean {
  const taken = new Set(items.flatMap((item) => item.map(({ at }) => at)));
  const leaves = (from: number, to: number) =>
    lines.slice(from, to).filter((line, i) => !taken.has(from + i) && hasFigures(line, style)).length;
  const [first, last] = [items[0]![0]!.at, items.at(-1)![0]!.at];
  return leaves(heads.at(-1)!.at + 1, first) > 0 || leaves(first, last) > FEW * items.length;
}

/** Whether an amount stands apart in a line, and is no sum, "BROUGHT FORWARD 1,250.00", nor what of an item comes in on a day. */
function hasFigures({ segments }: TextLine, { mark, dates }: Style): boolean {
  const first = segments[0]!.text;
  if (summaryOf(first) !== null || opensDelivery(first, dates)) return false;
  return segments.length > 1 && segments.some(({ text }) => parseAmount(text, mark) !== null);
}
