import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { DraftLine } from "../../orders/mod.ts";
import { find } from "./cells.ts";
import { textOf } from "./lines.ts";
import { parseNumber } from "./numbers.ts";
import { multiplies } from "./products.ts";
import type { Row } from "./row.ts";
import type { Entry } from "./rows.ts";
import type { Style } from "./style.ts";

const DEDUCTED =
  /\b(disc\w*|rabatt|nachlass|abzgl|remise|rem|descuento|dto|desconto|sconto|korting|allowance|less)\b/i;
const PERCENT = /(\d[\d.,]*)\s*%/;

/** Says so where a line's price is the one before a discount: quantity × price less the printed share is its total. */
export function discountOf(
  entry: Entry,
  { fields }: DraftLine,
  { style, index }: { style: Style; index: number },
): Finding | null {
  const [quantity, price, total] = [fields.quantity, fields.unitPrice, fields.lineTotal].map(
    (read) => read?.value,
  );
  if (!quantity || !price || !total || multiplies(quantity, price, total)) return null;
  const full = new Decimal(quantity).times(price).div(fields.priceBasis?.value ?? 1);
  for (const share of sharesIn(entry.rows, style)) {
    const left = full.times(new Decimal(100).minus(share)).div(100);
    const slack = Decimal.max("0.02", full.abs().times("0.0006"));
    if (share.isZero() || left.minus(total).abs().gt(slack)) continue;
    return {
      code: "price_before_discount",
      level: "error",
      lineId: String(index),
      field: "unitPrice",
      message: `The price ${price} is before a discount of ${share.toString()} %: ${total} for ${quantity} is less`,
    };
  }
  return null;
}

/** The percentages of a line that are deducted: its discount column, and remarks under it that speak of one. */
function sharesIn(rows: Row[], style: Style): Decimal[] {
  const cell = find(rows, "discount");
  const texts = [
    ...(cell ? [textOf(cell.tokens)] : []),
    ...rows
      .filter(({ line }) => DEDUCTED.test(line.text))
      .flatMap(({ line }) => PERCENT.exec(line.text)?.[0] ?? []),
  ];
  return texts.flatMap((text) => {
    const number = parseNumber(text.replace(/[%\s]/g, ""), style.mark);
    return number ? [new Decimal(number.value).abs()] : [];
  });
}
