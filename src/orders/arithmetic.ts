import { Decimal } from "decimal.js";

interface Priced {
  quantity: string | null;
  unitPrice: string | null;
  priceBasis: string | null;
}

/** Quantity × price / basis, and by how much a printed line total may differ because the price was rounded. */
export function lineAmount({ quantity, unitPrice, priceBasis }: Priced): {
  amount: Decimal | null;
  tolerance: Decimal;
} {
  const basis = new Decimal(priceBasis ?? 1);
  if (quantity === null || unitPrice === null || basis.lte(0))
    return { amount: null, tolerance: new Decimal(0) };
  const units = new Decimal(quantity).div(basis);
  const places = Math.max(2, new Decimal(unitPrice).decimalPlaces());
  const rounding = units.abs().times(new Decimal(10).pow(-places).div(2));
  return { amount: units.times(unitPrice), tolerance: rounding.plus("0.0051") };
}

/** Whether a printed amount is the computed one. */
export function agrees(computed: Decimal, printed: string, tolerance: Decimal): boolean {
  return computed.minus(printed).abs().lte(tolerance);
}
