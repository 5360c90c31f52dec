import type { Decimal } from "decimal.js";
import { lineAmount as amountOf, type Priced } from "../../line_amount.ts";
import type { DraftLine } from "../../orders/mod.ts";

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
