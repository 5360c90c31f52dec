import type { Token } from "../page/lines.ts";
import type { Amount } from "../values/amounts.ts";
import { currencyIn } from "../values/currencies.ts";
import type { Summary } from "../words/summary.ts";

/** An amount or count that a label says is a sum. */
export interface PrintedSum {
  kind: Summary;
  label: string;
  amount: Amount;
  tokens: Token[];
  page: number;
  /** The amounts before it in its row. */
  beside?: Found[];
}

/** An amount and its words. */
export interface Found {
  amount: Amount;
  tokens: Token[];
}

/** A sum by the amount of its row that the lines come to, where the last is no gross of it: "Total net 257'614.20 244'166.74", in euro and in francs. */
export function inLinesMoney(printed: PrintedSum, sum: number): PrintedSum {
  const { beside = [], amount, kind, label } = printed;
  const last = Number(amount.value);
  const isSum = ({ amount: { value } }: Found) => Math.abs(Number(value) - sum) < 0.02;
  const own = beside.find(isSum);
  if (sum === 0 || !own || isSum(printed)) return printed;
  const others = beside.filter((one) => one !== own).map((one) => Math.abs(Number(one.amount.value)));
  const isPart = others.some((other) => Math.abs(Math.abs(sum - last) - other) < 0.02);
  const isOther =
    kind === "net" || /(?<!\p{L})net(to|t)?(?!\p{L})/iu.test(label) || last < sum || last > MOST_GROSS * sum;
  return isOther && !isPart ? { ...printed, ...own } : printed;
}

/** No taxes make more of a sum. */
const MOST_GROSS = 1.5;

/** Of totals in several currencies the one that the lines come to: "Total USD 340.16" over "Total LBP 30,444,320". */
export function inLinesCurrency(found: PrintedSum, totals: PrintedSum[], sum: number): PrintedSum {
  const moneyOf = ({ amount, label }: PrintedSum) => amount.currency ?? currencyIn(label);
  const own = totals.findLast(({ amount }) => Math.abs(Number(amount.value) - sum) < 0.02);
  const [money, other] = [own && moneyOf(own), moneyOf(found)];
  return own && money && other && money !== other ? own : found;
}
