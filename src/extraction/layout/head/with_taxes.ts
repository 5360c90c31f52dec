import { Decimal } from "decimal.js";
import type { PrintedSum } from "./sum_money.ts";

/** What a sum comes to with the taxes, charges and discounts that are printed too: "Gross 100, VAT 5, Net 105" is 105. */
export function withTaxes(found: PrintedSum, sums: PrintedSum[]): PrintedSum {
  const gross = new Decimal(found.amount.value);
  let [due, taxed, last] = [gross, gross, found];
  for (const sum of sums.slice(sums.indexOf(found) + 1)) {
    const amount = new Decimal(sum.amount.value);
    if (sum.kind === "tax") taxed = taxed.plus(amount);
    else if (sum.kind === "charge") {
      const change = DISCOUNT.test(sum.label) ? amount.abs().negated() : amount;
      [due, taxed] = [due.plus(change), taxed.plus(change)];
    } else if (isDue(sum) && [due, taxed].some((one) => !one.eq(gross) && isSame(one, amount))) last = sum;
  }
  return last === found ? (oneTaxMore(found, sums) ?? found) : last;
}

/** A sum that is one printed tax more, wherever it stands: in a box beside, say. */
function oneTaxMore({ amount: { value } }: PrintedSum, sums: PrintedSum[]): PrintedSum | undefined {
  const taxes = sums.filter(({ kind, amount }) => kind === "tax" && Number(amount.value) > 0);
  const dues = taxes.map(({ amount }) => new Decimal(value).plus(amount.value));
  return sums.findLast((sum) => isDue(sum) && dues.some((due) => isSame(due, new Decimal(sum.amount.value))));
}

function isDue({ kind }: PrintedSum): boolean {
  return kind === "total" || kind === "net";
}

function isSame(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lte("0.011");
}

/** What is taken off a sum; not for paying early. */
const DISCOUNT =
  /(?<!\p{L})(discount|less|rabatt|nachlass|abzgl|remise|descuento|desconto|sconto|korting|rabat)(?!\p{L})/iu;
