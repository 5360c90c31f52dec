import { Decimal } from "decimal.js";

/** What of a line makes its amount: decimal strings. */
export interface Priced {
  quantity: string | null;
  unitPrice: string | null;
  /** Of how many units the price is. */
  priceBasis: string | null;
}

/** The same with what the line is printed to come to. */
export type Totalled = Priced & { lineTotal: string | null };

/** What an order prints that lies between the amounts of its lines and their totals, in percent. */
export interface Beside {
  /** All totals hold it. */
  tax?: { rate: string };
  /** Each is taken off some of the lines. */
  discounts?: string[];
}

/** Half of the least coin, and a little. */
export const COIN = "0.0051";
/** Floats tell amounts below one number as the same where they are nearer than a coin. */
const SURE = { below: 1e9, near: 0.005 };
/** By how much a discount may miss a line's total: coins, or the share that rounding its percentage makes. */
const MISSED = { coins: 0.02, share: 0.0006 };

/** By how much a decimal mark moves an amount, and what prices are for. */
const SHIFTS = ["0.001", "0.01", "0.1", "10", "100", "1000"];

/** What a discount leaves at least. */
const LEAST_LEFT = "0.03";

/** What one unit costs, unrounded; null where no price is known, or its basis is none. */
export function priceOfOne({ unitPrice, priceBasis }: Omit<Priced, "quantity">): Decimal | null {
  const basis = new Decimal(priceBasis ?? 1);
  return unitPrice === null || basis.lte(0) ? null : new Decimal(unitPrice).div(basis);
}

/** Quantity × price / basis, unrounded; null where one of them is unknown, or the basis is none. */
export function lineAmount({ quantity, unitPrice, priceBasis }: Priced): Decimal | null {
  if (quantity === null || unitPrice === null || Number(priceBasis ?? 1) <= 0) return null;
  return perBasis(new Decimal(quantity).times(unitPrice), priceBasis);
}

function perBasis(amount: Decimal, basis: string | null): Decimal {
  return basis === null ? amount : amount.div(basis);
}

/**
 * Whether a line's total is its amount, with the tax, or less a discount, as exactly as the price is printed.
 * Null where one of them is unknown.
 */
export function isLineTotal(line: Totalled, { tax, discounts }: Beside = {}): boolean | null {
  if (isPlainly(line)) return true;
  const amount = lineAmount(line);
  if (!amount || line.lineTotal === null) return null;
  const units = perBasis(new Decimal(line.quantity!), line.priceBasis).abs();
  const places = Math.max(2, new Decimal(line.unitPrice!).decimalPlaces());
  const tolerance = units.times(`5e-${places + 1}`).plus(COIN);
  if (agrees(amount, line.lineTotal, tolerance)) return true;
  const taxed = tax && amount.times(new Decimal(tax.rate).div(100).plus(1));
  if (taxed && agrees(taxed, line.lineTotal, tolerance.plus("0.01"))) return true;
  return nearestOf(discounts ?? [], amount.toNumber(), Number(line.lineTotal)) !== null;
}

/** Whether a line's total is its amount, so surely that floats tell it. */
function isPlainly({ quantity, unitPrice, priceBasis, lineTotal }: Totalled): boolean {
  const basis = Number(priceBasis ?? 1);
  if (quantity === null || unitPrice === null || lineTotal === null || basis <= 0) return false;
  const amount = (Number(quantity) * Number(unitPrice)) / basis;
  return Math.abs(amount) < SURE.below && Math.abs(amount - Number(lineTotal)) < SURE.near;
}

/** Whether a line's total is its amount but for the place of the decimal mark, or so small a share of it as no discount leaves. */
export function isShifted(line: Totalled): boolean {
  const amount = lineAmount(line);
  const total = new Decimal(line.lineTotal ?? 0).abs();
  if (!amount || total.isZero()) return false;
  if (total.lt(amount.abs().times(LEAST_LEFT))) return true;
  const tolerance = total.times(MISSED.share).plus(COIN);
  return SHIFTS.some((shift) => agrees(amount.abs().times(shift), total.toString(), tolerance));
}

/** The discount in percent that leads from a line's amount to its total; null where none is needed, or none does. */
export function discountOf(line: Totalled, { discounts, ...others }: Beside): string | null {
  if (!discounts?.length || isLineTotal(line, others) !== false) return null;
  return nearestOf(discounts, lineAmount(line)!.toNumber(), Number(line.lineTotal));
}

/** Of discounts in percent the one that takes an amount nearest to a total; null where none takes it there. */
export function nearestOf(discounts: string[], amount: number, total: number): string | null {
  let nearest: string | null = null;
  let missed = Math.max(MISSED.coins, MISSED.share * Math.abs(amount));
  for (const discount of discounts) {
    const by = Math.abs(amount * (1 - Number(discount) / 100) - total);
    if (by <= missed) [nearest, missed] = [discount, by];
  }
  return nearest;
}

/** Whether a printed amount is the computed one. */
export function agrees(computed: Decimal, printed: string, tolerance: Decimal): boolean {
  return computed.minus(printed).abs().lte(tolerance);
}
