import Decimal from "decimal.js";
import type { Style } from "../page/style.ts";
import { findDate } from "../values/dates.ts";
import type { Row } from "./row.ts";

/** Rows of a day, a count and an amount under a line that come to its count and its amount are its deliveries, and no lines. */
export function sharesUnder(rows: Row[], { dates }: Style): void {
  let [whole, shares]: [Row | null, Row[]] = [null, []];
  for (const row of [...rows, null]) {
    if (row && whole && isShare(row) && findDate(row.line.text, dates)) shares.push(row);
    if (row && !row.summary && !row.price) continue;
    if (whole && shares.length > 0 && makes(shares, whole)) for (const share of shares) share.sub = true;
    [whole, shares] = [row?.quantity && row.price && row.total && !row.sub ? row : null, []];
  }
}

function isShare({ quantity, price, total, number, sub, summary }: Row): boolean {
  return quantity !== null && total !== null && !price && !number && !sub && !summary;
}

/** Whether parts come to the whole's count, and their amounts to its own but for rounding. */
function makes(shares: Row[], { quantity, total }: Row): boolean {
  const sumOf = (key: "quantity" | "total") => Decimal.sum(...shares.map((share) => share[key]!.value));
  const slack = new Decimal("0.01").times(shares.length);
  return sumOf("quantity").eq(quantity!.value) && sumOf("total").minus(total!.value).abs().lte(slack);
}
