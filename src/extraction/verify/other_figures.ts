import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Beside } from "../../line_amount.ts";
import type { Draft, DraftLine } from "../../orders/mod.ts";
import { multiplies } from "../layout/values/products.ts";
import { startOf } from "./gaps.ts";
import { isProduct } from "./products.ts";
import { numbersIn } from "./says.ts";
import { heightOf, rowsOf, type Source, type Token, tokensOf, tokensOfLine } from "./source.ts";

/** How far down, in heights of its first word, a line's price and its counts stand, and by how much of it rows may differ. */
const REACH = { price: 3.5, counts: 12 };
const EDGE = 0.5;
/** As money is printed: "1,204.50". */
const MONEY = /[.,]\d\d(?:\d\d)?\D*$/;
const MONEY_ALONE = /^\P{L}*[.,]\d\d(?:\d\d)?\P{L}*$/u;

/** Lines of whose rows another figure than the one that was read makes the amount: the price where none was read, or the quantity. */
export function otherFigures(source: Source, { lines }: Draft, beside: Beside): Finding[] {
  const taken = new Set(lines.flatMap((line) => takenBy(source, line)));
  const starts = lines.map((line) => startOf(source, line));
  const figures = (some: string[]) => [...new Set(some.flatMap((text) => numbersIn(text, source)))];
  const textsAt = lines.map((line, at) => {
    const { quantity, unitPrice } = line.fields;
    const first = starts[at];
    if (!quantity || (unitPrice && isProduct(line, beside) !== false) || !first) return [];
    const reach = unitPrice ? REACH.counts : REACH.price;
    return unreadBeside(source, { first, next: starts[at + 1], taken, reach });
  });
  const measured = isMeasured(lines.map(({ fields }, at) => ({ fields, figures: figures(textsAt[at]!) })));
  return lines.flatMap((line, at): Finding[] => {
    const { quantity, unitPrice, priceBasis, lineTotal } = line.fields;
    const texts = textsAt[at]!;
    if (!quantity || !texts.length || (unitPrice && measured)) return [];
    const message = unitPrice
      ? otherQuantity(figures(texts), {
          counts: figures(texts.filter((text) => !MONEY.test(text))),
          price: unitPrice.value,
          basis: priceBasis?.value ?? "1",
          total: lineTotal!.value,
          read: quantity.value,
        })
      : unreadPrice(quantity.value, {
          prices: figures(texts),
          total: lineTotal?.value,
          money: figures(texts.filter((text) => MONEY.test(text))),
        });
    if (!message) return [];
    const field = unitPrice ? "quantity" : "unitPrice";
    const told = `Line ${at + 1}: ${message}`;
    return [{ code: "other_figure", level: "error", lineId: String(at), field, message: told }];
  });
}

/** What the values of a line were read from, but for money among the words of one without a price. */
function takenBy(source: Source, line: DraftLine): Token[] {
  const { description, unitPrice } = line.fields;
  const words = new Set(unitPrice ? [] : tokensOf(source, description));
  return tokensOfLine(source, line).filter((token) => !words.has(token) || !MONEY_ALONE.test(token.text));
}

/** Whether prices are by another measure than quantities, what one of them weighs or how long it is hired: each amount is quantity × price × a figure beside them that is no count of what is ordered, broken or without their product in print. */
function isMeasured(lines: { fields: DraftLine["fields"]; figures: string[] }[]): boolean {
  const factors = lines.flatMap(({ fields: { quantity, unitPrice, priceBasis, lineTotal }, figures }) => {
    if (!unitPrice || !lineTotal || !figures.length) return [];
    const counted = (figure: string) => new Decimal(quantity!.value).times(figure).toString();
    const isFactor = (figure: string) =>
      multiplies(counted(figure), unitPrice.value, lineTotal.value) === (priceBasis?.value ?? "1");
    const found = figures.find((figure) => figure !== "1" && isFactor(figure));
    if (found === undefined) return [null];
    const broken = !new Decimal(found).isInteger();
    return [{ telling: broken || (counted(found) !== found && !figures.includes(counted(found))) }];
  });
  return factors.every((factor) => factor !== null) && factors.some((factor) => factor?.telling);
}

/** A figure, or what it and the quantity come to: one line's counts may stand apart. */
function otherQuantity(
  figures: string[],
  {
    counts,
    price,
    basis,
    total,
    read,
  }: Record<"price" | "basis" | "total" | "read", string> & {
    counts: string[];
  },
): string | null {
  const sums = counts.map((figure) => new Decimal(figure).plus(read).toString());
  const other = [...figures, ...sums].find(
    (figure) => figure !== total && multiplies(figure, price, total) === basis,
  );
  return other === undefined
    ? null
    : `the quantity may be ${other}, not ${read}: ${other} × ${price} is the amount ${total}`;
}

/** The amount is the one that was read, or like its price printed as money. */
function unreadPrice(
  quantity: string,
  { prices, total, money }: { prices: string[]; total: string | undefined; money: string[] },
): string | null {
  if (Number(quantity) === 1) return null;
  const pairs = [
    ...(total === undefined ? [] : prices.map((price) => [price, total] as const)),
    ...money.flatMap((price) => money.map((amount) => [price, amount] as const)),
  ];
  for (const [price, amount] of pairs) {
    const basis = multiplies(quantity, price, amount);
    const proves = basis === "1" || (basis !== null && money.includes(price));
    const per = basis === "1" ? "" : ` per ${basis}`;
    if (proves && Number(amount) > 0 && price !== amount)
      return `no price was read, though ${quantity} × ${price}${per}, printed beside it, is ${amount}`;
  }
  return null;
}

/** What stands unread in a line's rows but rates; thousands that a column parted once more as one. */
function unreadBeside(
  source: Source,
  {
    first,
    next,
    taken,
    reach,
  }: { first: Token; next: Token | null | undefined; taken: ReadonlySet<Token>; reach: number },
): string[] {
  const isOwn = ({ top }: Token) =>
    top >= first.top - EDGE * heightOf(first) &&
    top < first.top + reach * heightOf(first) &&
    (next?.leaf !== first.leaf || top < next.top - EDGE * heightOf(next));
  const { sheet, tokens, byRow } = source.leaves[first.leaf]!;
  return (sheet === null ? rowsOf(tokens) : [byRow.get(first.top) ?? []]).flatMap((row) => {
    if (!row.some(isOwn)) return [];
    const parted = row.flatMap(({ text }, i) => {
      const after = row[i + 1]?.text ?? "";
      return /^\d{1,3}$/.test(text) && /^\d{3}$/.test(after) ? [text + after] : [];
    });
    const isRate = (at: number) => /%/.test(row[at]!.text) || row[at + 1]?.text.startsWith("%");
    return [...row.flatMap((token, i) => (taken.has(token) || isRate(i) ? [] : [token.text])), ...parted];
  });
}
