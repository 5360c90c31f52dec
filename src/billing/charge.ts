import { Decimal } from "decimal.js";

/** Line items an organization submits before any is charged. */
export const TRIAL_LINES = 100;
/** Dollars, as in the contract's billing configuration. */
export const RATES = { rate: "0.40", minimum: "2.50" };

export interface Chargeable {
  lines: number;
  /** What is left of the free trial. */
  trialLinesLeft: number;
  /** Dollars a line item, a decimal string. */
  rate: string;
  /** Dollars an order of which lines remain after the trial. */
  minimum: string;
}

export interface Charge {
  cents: number;
  trialLinesUsed: number;
  /** How it came about, in a sentence. */
  reason: string;
}

/** What an order costs: its lines beyond the trial by the rate, at least the minimum; rounded half up once, to cents. */
export function charge({ lines, trialLinesLeft, rate, minimum }: Chargeable): Charge {
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
