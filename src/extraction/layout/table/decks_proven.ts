import type { Area, TextLine } from "../page/lines.ts";
import type { Style } from "../page/style.ts";
import { parseAmount } from "../values/amounts.ts";
import { multiplies } from "../values/products.ts";
import { leftBy, rebateIn } from "../values/rebates.ts";
import { summaryOf } from "../words/summary.ts";
import { FIGURES, type Role } from "../words/vocabulary.ts";
import { isCondition } from "./conditions.ts";
import { isAside } from "./decks_asides.ts";
import { type Decks, MOST_UNKNOWN, TYPED } from "./decks_captions.ts";
import type { Item } from "./decks_laid.ts";
import { opensDelivery } from "./deliveries.ts";
import { PER } from "./kinds.ts";
import type { Phrase } from "./phrases.ts";

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
  const unknown = all.filter(({ role }) => role === null).length;
  if (unknown > MOST_UNKNOWN && whole.length === 1) return false;
  const lower = whole.flatMap((item) =>
    item.flatMap(({ deck, at }) => (deck > 0 ? [...under[deck]!(lines[at]!).keys()] : [])),
  );
  if (goOn(new Set(lower), captions[0]!)) return false;
  const figures = [...FIGURES].map((role) => all.find((caption) => caption.role === role));
  const discounts = all.filter(({ role }) => role === "discount");
  if (figures.every((caption) => caption !== undefined)) {
    const read = whole.map((item) => {
      const cells = new Map(item.toReversed().flatMap(({ deck, at }) => [...under[deck]!(lines[at]!)]));
      const left = leftBy(discounts.map((caption) => rebateIn(cells.get(caption) ?? "", style.mark)?.value));
      const [q, p, t] = figures.map(
        (caption) => parseAmount((cells.get(caption) ?? "").replace(PER, ""), style.mark)?.value,
      );
      return { q, p, t, left };
    });
    const counted = read.filter(({ q }) => q);
    const products = read.filter(
      ({ q, p, t, left }) =>
        q && p && t && (multiplies(q, p, t) ?? multiplies(q, String(Number(p) * left), t)),
    );
    // Under counts alone the prices stand as conditions: "Gross Price".
    const priced = read.filter(({ p, t }) => p || t);
    return (
      products.length > 0 && counted.length >= MOST * whole.length && products.length >= MOST * priced.length
    );
  }
  const typed = captions
    .slice(1)
    .flat()
    .filter(({ role }) => TYPED.has(role)).length;
  return unknown === 0 && typed >= (whole.length > 1 ? 1 : LEAST_TYPED);
}

/** Whether all that stands in lower lines does under one caption, of texts, flush with one above: what that one heads may go on. */
function goOn(lower: Set<Phrase>, upper: Phrase[]): boolean {
  const [only] = lower;
  const isFlush = upper.some(({ x0 }) => Math.abs(x0 - only!.x0) < 2);
  return lower.size === 1 && isFlush && !TYPED.has(only!.role);
}

const PRICED: ReadonlySet<Role | null> = new Set(["unitPrice", "lineTotal"]);

/** Whether lines with figures belong to no item: some over the first one, or several between them. */
export function leavesFigures(items: Item[], { lines }: Area, { heads, style, under }: Decks): boolean {
  const priced = items.filter((item) =>
    item.some(({ deck, at }) => [...under[deck]!(lines[at]!).keys()].some(({ role }) => PRICED.has(role))),
  );
  const mayOwe = priced.length < MOST * items.length;
  const taken = new Set(items.flatMap((item) => item.map(({ at }) => at)));
  const leaves = (from: number, to: number) =>
    lines.slice(from, to).filter((line, i) => !taken.has(from + i) && hasFigures(line, style, mayOwe)).length;
  const [first, last] = [items[0]![0]!.at, items.at(-1)![0]!.at];
  return leaves(heads.at(-1)!.at + 1, first) > 0 || leaves(first, last) > FEW * items.length;
}

/** Whether an amount stands apart in a line, and is no sum, "BROUGHT FORWARD 1,250.00", nor of an item its code, what of it comes in on a day, or one of its conditions, unless items have no price but in these. */
function hasFigures(line: TextLine, style: Style, mayOwe: boolean): boolean {
  const { segments } = line;
  const first = segments[0]!.text;
  if (summaryOf(first) !== null || opensDelivery(first, style.dates)) return false;
  if (isAside(line, style) || (!mayOwe && isCondition(line))) return false;
  return segments.length > 1 && segments.some(({ text }) => parseAmount(text, style.mark) !== null);
}
