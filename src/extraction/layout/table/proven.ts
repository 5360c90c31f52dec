import { textOf } from "../page/lines.ts";
import { type Amount, parseAmount } from "../values/amounts.ts";
import { parseNumber } from "../values/numbers.ts";
import { multiplies } from "../values/products.ts";
import { isUnit } from "../values/units.ts";
import { type Role, roleOf } from "../words/vocabulary.ts";
import { cellTokens, type Sink } from "./cells.ts";
import { headingOver, type Row } from "./row.ts";

/** Puts the figure of a row, wherever it stands, by which the price makes the amount: the one next to the price. */
export function provenQuantity(
  { cells, geometry, line }: Row,
  { price, total, basis }: { price: Amount; total: Amount; basis: string },
  { put, style }: Sink,
): void {
  const found = [...cells].flatMap(([i, tokens]) =>
    APART.has(geometry.first[i]?.role ?? null)
      ? []
      : tokens.flatMap((token) => {
          const value = /^\d/.test(token.text) && parseNumber(token.text, style.mark)?.value;
          const fits = value && value !== "1" && multiplies(value, price.value, total.value) === basis;
          return fits ? [{ token, value }] : [];
        }),
  );
  const last = found.at(-1);
  if (last) put("quantity", last.value, { tokens: [last.token], page: line.page });
}

const APART: ReadonlySet<Role | null> = new Set(["lineNumber", "unitPrice", "lineTotal"]);

const COUNTS: ReadonlySet<Role | null> = new Set([null, "otherQuantity"]);

/** Puts the count and the price that make the amount of a row without a quantity, where they stand under headings of their own and no other two do: cases beside pieces. */
export function provenOther({ cells, geometry, line }: Row, total: Amount, { put, style }: Sink): void {
  const under = (holds: (role: Role | null) => boolean) =>
    [...cells].flatMap(([i, tokens]) => {
      const value = holds(geometry.first[i]?.role ?? null) && parseNumber(textOf(tokens), style.mark)?.value;
      return value ? [{ value, tokens, page: line.page, head: geometry.first[i]!.head }] : [];
    });
  const prices = under((role) => role === "otherPrice");
  const pairs = under((role) => COUNTS.has(role)).flatMap((count) =>
    prices.flatMap((price) =>
      multiplies(count.value, price.value, total.value) === "1" ? [{ count, price }] : [],
    ),
  );
  const pair = pairs.at(-1);
  if (
    !pair ||
    pairs.some(({ count, price }) => count.value !== pair.count.value || price.value !== pair.price.value)
  )
    return;
  put("quantity", pair.count.value, pair.count);
  put("unitPrice", pair.price.value, pair.price);
  const { head } = pair.price;
  const unit = head?.text.split(" ").at(-1);
  if (head && unit && isUnit(unit)) put("unit", unit, { tokens: [head], page: head.page });
}

/** Puts the figure under the amount's heading that quantity and price make, where words were written beside it: "840.00 ok to sub". */
export function provenTotal(
  row: Row,
  { quantity, price }: { quantity: Amount; price: Amount },
  { put, style }: Sink,
): void {
  for (const token of cellTokens(row, "lineTotal", 0)) {
    const value = parseNumber(token.text, style.mark)?.value;
    if (value && multiplies(quantity.value, price.value, value) === "1")
      put("lineTotal", value, { tokens: [token], page: row.line.page });
  }
}

/** The row whose amount is what count and price make, where its heading says two things, "Totals/MSF", and the line's first row has the other. */
export function provenUnder(start: Row, rows: Row[]): Row | undefined {
  const { quantity, price, total } = start;
  const isMade = (amount: Amount | null) =>
    amount !== null && multiplies(quantity!.value, price!.value, amount.value) !== null;
  if (!quantity || !price || isMade(total) || !headingOver(start, "lineTotal").includes("/"))
    return undefined;
  return rows.find((row) => !row.quantity && !row.price && isMade(row.total));
}

/** Under a row with a count and a number where prices stand, but without an amount, the row whose price and amount that count makes: a job's number "9971" stands over "3,285 | 394,20". */
export function pricedBelow({ quantity, price, total, under }: Row, rows: Row[]): Row | undefined {
  if (!under || !quantity || !price || total) return undefined;
  return rows.find(
    (row) =>
      row.under?.price &&
      row.under.total &&
      multiplies(quantity.value, row.under.price.value, row.under.total.value) === "1",
  );
}

/** Under a row with a count and a price, but without an amount, the row with the price that is left of it and the amount which that makes: "214,60" over "18,00-%" over "175,972 | 527,92". */
export function netBelow({ quantity, price, total }: Row, rows: Row[]): Row | undefined {
  if (!quantity || !price || total) return undefined;
  return rows.find(
    (row) =>
      !row.quantity &&
      row.price &&
      row.total &&
      Number(row.price.value) < Number(price.value) &&
      multiplies(quantity.value, row.price.value, row.total.value) !== null,
  );
}

/** Puts the figure that words under a row call its amount, where quantity and price make it: "Line amount 1,350.00". */
export function saidTotal(
  rows: Row[],
  { quantity, price }: { quantity: Amount; price: Amount },
  { put, style }: Sink,
): void {
  for (const { line } of rows)
    for (const [i, token] of line.tokens.entries()) {
      if (roleOf(textOf(line.tokens.slice(Math.max(0, i - 2), i))) !== "lineTotal") continue;
      const value = parseAmount(token.text, style.mark)?.value;
      if (value && multiplies(quantity.value, price.value, value) === "1")
        put("lineTotal", value, { tokens: [token], page: line.page });
    }
}

/** Puts the price and the amount that quantity and price make, where both stand under the amount's heading as nothing heads the prices. */
export function provenPair(row: Row, quantity: Amount, { put, style }: Sink): void {
  const figures = cellTokens(row, "lineTotal", 0).flatMap((token) => {
    const value = parseAmount(token.text, style.mark)?.value;
    return value && Number(value) ? [{ token, value }] : [];
  });
  const [price, total, ...others] = figures;
  if (!price || !total || others.length) return;
  if (multiplies(quantity.value, price.value, total.value) !== "1") return;
  put("unitPrice", price.value, { tokens: [price.token], page: row.line.page });
  put("lineTotal", total.value, { tokens: [total.token], page: row.line.page });
}
