import { Decimal } from "decimal.js";
import type { Figures } from "./row.ts";

/** Rows a price is made of, without the one it comes to: a gross price and a surcharge. */
const PARTS = 2;

/** Where the prices under a line close, "gross, surcharge, net": the row whose price and amount are the sums of those before it; -1 where none is. */
export function closingPrice(rows: Figures[]): number {
  const priced = rows.flatMap(({ price, total }, i) =>
    price && total ? [{ i, price: new Decimal(price.value), total: new Decimal(total.value) }] : [],
  );
  const last = priced.pop();
  if (!last || priced.length < PARTS) return -1;
  const closes = (key: "price" | "total") =>
    Decimal.sum(...priced.map((row) => row[key]))
      .minus(last[key])
      .abs()
      .lte("0.011");
  return closes("price") && closes("total") ? last.i : -1;
}
