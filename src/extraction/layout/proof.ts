import Decimal from "decimal.js";
import type { Finding } from "../../../db/mod.ts";
import type { Account, Draft, DraftLine } from "../../orders/mod.ts";
import { type Amounts, accountOf, chargesAmong, close } from "./account.ts";
import { grandTotal, type PrintedSum } from "./totals.ts";

/** What was counted apart from reading the lines. */
export interface Counts {
  lines: DraftLine[];
  around: Amounts;
  /** Every line number that the table prints. */
  numbers: ReadonlySet<string>;
  /** Row-like lines of the table that no order line took, with their page. */
  left: { page: number; text: string }[];
}

/** Counts the lines a second time, by printed numbers and sums, and says where the counts disagree. */
export function prove({ lines, around, numbers, left }: Counts): {
  proof: Draft["proof"];
  findings: Finding[];
} {
  const { sums } = around;
  const sum = sumOf(lines, "lineTotal");
  const quantity = sumOf(lines, "quantity");
  const printed = sums.filter(({ kind }) => kind === "total" || kind === "net" || kind === "carried");
  const sumAgrees =
    sum === null || printed.length === 0 ? null : printed.some(({ amount }) => close(amount.value, sum));
  const counted = sums.find(({ kind }) => kind === "count")?.amount.value ?? null;
  const quantityPrinted = sums.findLast(({ kind }) => kind === "quantity")?.amount.value ?? null;
  const gaps = gapsIn(lines);
  const total = grandTotal(sums, Number(sum ?? 0));
  const leads = (to: PrintedSum) => accountOf(to, { sum: sum!, count: lines.length, around });
  const account = total && sum !== null ? leads(total) : null;
  const expected = counted !== null ? Number(counted) : gaps.expected;
  const findings: Finding[] = [];
  const missing = (message: string) => findings.push({ code: "missing_lines", level: "error", message });
  if (counted !== null && Number(counted) !== lines.length && Number(counted) > 0)
    missing(`The document counts ${counted} lines, ${lines.length} were read`);
  const lost = sumAgrees === true ? gaps.missing.filter((number) => numbers.has(number)) : gaps.missing;
  if (lost.length > 0)
    missing(
      lost.length === 1
        ? `Line number ${lost[0]} is missing between the lines that were read`
        : `Line numbers ${shown(lost)} are missing between the lines that were read`,
    );
  if (left.length && sumAgrees !== true)
    missing(
      `${left.length === 1 ? "A row" : `${left.length} rows`} of the table could not be read as a line: ${left
        .slice(0, 3)
        .map(({ page, text }) => `page ${page}, "${text.slice(0, 60)}"`)
        .join("; ")}`,
    );
  const proven = account?.unexplained === null;
  if (sumAgrees === false && !proven && findings.length === 0 && sum !== null) {
    const nearest = nearestTo(printed, sum);
    const off = nearest.minus(sum).abs();
    const least = smallest(lines);
    if (sums.some((one) => one.kind === "total" && leads(one).unexplained === null))
      findings.push({
        code: "total_differs",
        level: "warning",
        field: "total",
        message: `The lines come to ${sum}; the printed sums differ by taxes or charges`,
      });
    else if (least !== null && off.lt(least.times("0.6")))
      findings.push({
        code: "total_differs",
        level: "warning",
        field: "total",
        message: `The lines come to ${sum}, the document prints ${nearest.toString()}`,
      });
    else
      missing(
        `The lines come to ${sum}, but the document prints ${nearest.toString()}: a line may be missing or misread`,
      );
  }
  if (sumAgrees && account && !proven) findings.push(unreached(account, sums));
  if (
    quantityPrinted !== null &&
    quantity !== null &&
    sumAgrees !== true &&
    !close(quantityPrinted, quantity)
  )
    missing(`The quantities come to ${quantity}, the document prints ${quantityPrinted}`);
  if (lines.length === 0) missing("No order lines were found");
  return {
    proof: {
      expected,
      found: lines.length,
      printedTotal: total?.amount.value ?? null,
      sum,
      sumAgrees,
      printedCount: counted,
      printedQuantity: quantityPrinted,
      quantity,
      missingNumbers: gaps.missing.slice(0, 20),
      ...(account && { account }),
    },
    findings,
  };
}

/** The sum of a field over all lines; null when a line lacks it. */
function sumOf(lines: DraftLine[], field: "lineTotal" | "quantity"): string | null {
  if (lines.length === 0 || lines.some((line) => !line.fields[field])) return null;
  return lines.reduce((total, line) => total.plus(line.fields[field]!.value), new Decimal(0)).toString();
}

/** Line numbers that a steady step leaves out. */
function gapsIn(lines: DraftLine[]): { expected: number | null; missing: string[] } {
  const numbers = lines
    .map(({ printedNumber }) => printedNumber)
    .filter((n) => n !== undefined && /^\d+$/.test(n))
    .map(Number);
  if (numbers.length < 2 || numbers.length !== lines.length)
    return { expected: numbers.length === lines.length && numbers[0] === 1 ? 1 : null, missing: [] };
  const steps = numbers.slice(1).map((n, i) => n - numbers[i]!);
  const step = Math.min(...steps.filter((n) => n > 0));
  if (!Number.isFinite(step) || steps.some((n) => n % step !== 0 && n > 0))
    return { expected: null, missing: [] };
  const missing: string[] = [];
  if (numbers[0]! > step && numbers[0]! % step === 0 && numbers[0]! / step <= 3)
    for (let n = step; n < numbers[0]!; n += step) missing.push(String(n));
  for (const [i, gap] of steps.entries())
    for (let n = numbers[i]! + step; gap > step && n < numbers[i]! + gap && missing.length < 100; n += step)
      missing.push(String(n));
  return { expected: lines.length + missing.length, missing };
}

function nearestTo(printed: PrintedSum[], sum: string): Decimal {
  return printed
    .map(({ amount }) => new Decimal(amount.value))
    .reduce((best, value) => (value.minus(sum).abs().lt(best.minus(sum).abs()) ? value : best));
}

/** A total that the lines and the printed taxes and charges don't come to, though the sum of the lines is printed. */
function unreached({ lines, total }: Account, sums: PrintedSum[]): Finding {
  const named = chargesAmong(sums).map(
    ({ label, amount }) => `${label.replace(/[\s:]+$/, "")} ${amount.value}`,
  );
  const beside = named.length ? `, beside which stand ${named.join(", ")}` : "";
  const message = `The lines come to ${lines.amount} as printed${beside}: that doesn't make the total ${total.amount}`;
  return { code: "unsure_value", level: "warning", field: "total", message };
}

function smallest(lines: DraftLine[]): Decimal | null {
  const totals = lines
    .flatMap(({ fields }) => (fields.lineTotal ? [new Decimal(fields.lineTotal.value).abs()] : []))
    .filter((n) => n.gt(0));
  return totals.length ? Decimal.min(...totals) : null;
}

function shown(numbers: string[]): string {
  return numbers.length > 6
    ? `${numbers.slice(0, 5).join(", ")} and ${numbers.length - 5} more`
    : numbers.join(", ");
}
