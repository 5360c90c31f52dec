import type { Decimal } from "decimal.js";
import { lineAmount as amountOf, type Priced } from "../../../line_amount.ts";
import type { DraftLine } from "../../../orders/mod.ts";
import { multiplies } from "./products.ts";

/** Quantity × price / price basis of a line, unrounded; null where its quantity or its price was not read. */
export function lineAmount(line: DraftLine): Decimal | null {
  return amountOf(figuresOf(line));
}

/** What of a line makes its amount, and its total, as they were read. */
export function figuresOf({ fields }: DraftLine): Priced & { lineTotal: string | null } {
  return {
    quantity: fields.quantity?.value ?? null,
    unitPrice: fields.unitPrice?.value ?? null,
    priceBasis: fields.priceBasis?.value ?? null,
    lineTotal: fields.lineTotal?.value ?? null,
  };
}

/** Whether a line's total is quantity × price but for rounding, the price per 1, 100 or 1,000; null where one of them was not read. */
export function isMultiplied({ fields: { quantity, unitPrice, lineTotal } }: DraftLine): boolean | null {
  if (!quantity || !unitPrice || !lineTotal) return null;
  return multiplies(quantity.value, unitPrice.value, lineTotal.value) !== null;
}
