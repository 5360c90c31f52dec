import { Decimal } from "decimal.js";
import type { DraftLine } from "../../orders/mod.ts";

/** Quantity × price / price basis of a line, unrounded; null where its quantity or its price was not read. */
export function lineAmount({ fields: { quantity, unitPrice, priceBasis } }: DraftLine): Decimal | null {
  if (!quantity || !unitPrice) return null;
  return new Decimal(quantity.value).times(unitPrice.value).div(priceBasis?.value ?? 1);
}
