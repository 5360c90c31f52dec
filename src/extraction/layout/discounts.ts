import { Decimal } from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { DraftLine } from "../../orders/mod.ts";
import { find } from "./cells.ts";
import { figuresOf, isMultiplied, lineAmount } from "./line_amount.ts";
import { textOf } from "./lines.ts";
import { parseNumber } from "./numbers.ts";
import type { Row } from "./row.ts";
import type { Entry } from "./rows.ts";
import type { Style } from "./style.ts";

const DEDUCTED =
  /\b(disc\w*|rabatt|nachlass|abzgl|remise|rem|descuento|dto|desconto|sconto|korting|allowance|less)\b/i;
const PERCENT = /(\d[\d.,]*)\s*%/;

/** A line with the rows it was read from. */
export interface Priced {
  entry: Entry;
  line: DraftLine;
  /** Its place in the order, from 0. */
  index: number;
}

/** Says so where the prices of lines are those before a discount: once, where that is why all amounts differ that do. */
export function discountsIn(priced: Priced[], style: Style): Finding[] {
  const differing = priced.filter(({ line }) => isMultiplied(line) === false);
  const found = differing.flatMap((one) => discountOf(one, style) ?? []);
  const [first] = found;
  if (!first || found.length < 2 || found.length < differing.length) return found;
  const { code, level, message } = first;
  const evidence = differing[0]!.line.fields.unitPrice!.evidence;
  const others = found.length === 2 ? "that of 1 other line" : `those of ${found.length - 1} other lines`;
  const all = `Line ${Number(first.lineId) + 1}: ${message.replace(/^The/, "the")}, and so are ${others}`;
  return [{ code, level, message: all, ...(evidence && { evidence }) }];
}

/** Quantity × price less the printed share is the line's total. */
function discountOf({ entry, line, index }: Priced, style: Style): Finding | null {
  const { quantity, unitPrice: price, lineTotal: total } = figuresOf(line);
  const full = lineAmount(line);
  if (!full || total === null) return null;
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
