import { Decimal } from "decimal.js";
import { isDecimal } from "../../formats.ts";
import type { Charge } from "./order.ts";

/** Whether it changes what is paid. */
export function isCharge({ amount, percent }: Charge): boolean {
  const value = (amount ?? percent)?.value;
  return value !== undefined && isDecimal(value) && !new Decimal(value).isZero();
}

/** "an allowance of 20 % ("Discount")". */
export function chargeWords({ name, amount, percent, allowance }: Charge): string {
  const sum = amount ? amount.value : `${percent?.value} %`;
  return `${allowance ? "an allowance" : "a charge"} of ${sum}${name ? ` ("${name}")` : ""}`;
}
