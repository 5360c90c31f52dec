import { Decimal } from "decimal.js";

/** What of a line makes its amount: decimal strings. */
export interface Priced {
  quantity: string | null;
  unitPrice: string | null;
  /** Of how many units the price is. */
  priceBasis: string | null;
}

/** Half of the least coin, and a little. */
const COIN = "0.0051";

/** Quantity × price / basis, unrounded; null where one of them is unknown, or the basis is none. */
export function lineAmount({ quantity, unitPrice, priceBasis }: Priced): Decimal | null {
  const basis = new Decimal(priceBasis ?? 1);
  if (quantity === null || unitPrice === null || basis.lte(0)) return null;
  return new Decimal(quantity).times(unitPrice).div(basis);
}

/**
 * Whether a line's total is its amount, or with a tax rate that and the tax, as exactly as the price is printed.
 * Null where one of them is unknown.
 */
export function isLineTotal(
  { lineTotal, ...line }: Priced & { lineTotal: string | null },
  taxRate?: string,
): boolean | null {
  const amount = lineAmount(line);
  if (!amount || lineTotal === null) return null;
  const units = new Decimal(line.quantity!).div(line.priceBasis ?? 1);
  const places = Math.max(2, new Decimal(line.unitPrice!).decimalPlaces());
  const tolerance = units.abs().times(new Decimal(10).pow(-places)).div(2).plus(COIN);
  if (agrees(amount, lineTotal, tolerance)) return true;
  const taxed = taxRate && amount.times(new Decimal(taxRate).div(100).plus(1));
  return Boolean(taxed && agrees(taxed, lineTotal, tolerance.plus("0.01")));
}

/** Whether a printed amount is the computed one. */
export function agrees(computed: Decimal, printed: string, tolerance: Decimal): boolean {
  return computed.minus(printed).abs().lte(tolerance);
}
