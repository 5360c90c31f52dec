import { Decimal } from "decimal.js";
import { Invalid } from "../errors.ts";

/** Line items an organization submits before any is charged. */
export const TRIAL_LINES = 100;
/** Dollars, as in the contract's billing configuration. */
export const RATES = { rate: "0.40", minimum: "2.50", currency: "USD", source: "default" };

export interface Chargeable {
  lines: number;
  /** What is left of the free trial. */
  trialLinesLeft: number;
  /** Dollars a line item, a decimal string. */
  rate: string;
  /** Dollars an order of which lines remain after the trial. */
  minimum: string;
  /** ISO 4217, in any case. */
  currency?: string;
}

export interface Charge {
  cents: number;
  trialLinesUsed: number;
  /** How it came about, in a sentence. */
  reason: string;
}

/**
 * What an order costs: its lines beyond the trial by the rate, at least the minimum; rounded once, half up, to cents.
 * Throws `Invalid` for a currency without cents.
 */
export function charge({ lines, trialLinesLeft, rate, minimum, currency = "USD" }: Chargeable): Charge {
  if (!hasCents(currency)) throw new Invalid(`Cannot charge in ${currency}: it is no currency of 100 cents`);
  const trialLinesUsed = Math.min(lines, Math.max(0, trialLinesLeft));
  const charged = lines - trialLinesUsed;
  const amount = new Decimal(rate).times(charged);
  const cents = charged ? centsOf(Decimal.max(amount, minimum)) : 0;
  const trial = trialLinesUsed ? `${trialLinesUsed} of ${linesOf(lines)} in the free trial` : "";
  if (!charged) return { cents, trialLinesUsed, reason: trial || "No lines" };
  const product = `${linesOf(charged)} × $${rate} = $${dollars(centsOf(amount))}`;
  const raised = amount.lt(minimum) ? `, raised to the minimum of $${dollars(cents)}` : "";
  return { cents, trialLinesUsed, reason: `${trial && `${trial}; `}${product}${raised}` };
}

/** Whether amounts of a currency are counted in hundredths, as ISO 4217 says. */
export function hasCents(currency: string): boolean {
  if (!/^[A-Za-z]{3}$/.test(currency)) return false;
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}

/** 250 → "2.50". */
export function dollars(cents: number): string {
  return new Decimal(cents).div(100).toFixed(2);
}

function centsOf(amount: Decimal) {
  return amount.times(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

function linesOf(count: number) {
  return `${count} ${count === 1 ? "line" : "lines"}`;
}
