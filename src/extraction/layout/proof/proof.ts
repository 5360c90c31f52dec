import Decimal from "decimal.js";
import type { Finding } from "../../../../db/mod.ts";
import type { Account, Draft, DraftLine, NotOrdered } from "../../../orders/mod.ts";
import { type Amounts, accountOf, chargesAmong, close } from "../head/account.ts";
import { grandTotal, type PrintedSum } from "../head/totals.ts";
import type { Summary } from "../words/summary.ts";

/** What was counted apart from reading the lines. */
export interface Counts {
  lines: DraftLine[];
  around: Amounts;
  /** What other columns of the lines come to. */
  beside: string[];
  /** The numbers of rows with figures, whether they were read as lines or not. */
  numbers: ReadonlySet<string>;
  /** Printed, and said to order nothing. */
  notOrdered: NotOrdered[];
  /** Row-like lines of the table that no order line took, with their page. */
  left: { page: number; text: string }[];
}

/** Counts the lines a second time, by printed numbers and sums, and says where the counts disagree. */
export function prove(counts: Counts): { proof: Draft["proof"]; findings: Finding[] } {
  const { lines } = counts;
  const tally = tallied(counts);
  const gaps = gapsIn(lines, counts.notOrdered);
  const { sum, sumAgrees, printedCount, printedQuantity, quantity, total, account } = tally;
  const isExplained = sumAgrees || account?.unexplained === null;
  const lost = [
    ...miscounted(tally, lines),
    ...unnumbered(gaps.missing, isExplained ? counts.numbers : null),
    ...(sumAgrees ? [] : unread(counts.left)),
  ];
  return {
    proof: {
      expected: printedCount !== null ? Number(printedCount) : gaps.expected,
      found: lines.length,
      printedTotal: total?.amount.value ?? null,
      sum,
      sumAgrees,
      printedCount,
      printedQuantity,
      quantity,
      missingNumbers: gaps.missing.slice(0, 20),
      ...(counts.notOrdered.length > 0 && { notOrdered: counts.notOrdered }),
      ...(account && { account }),
    },
    findings: [
      ...lost,
      ...(sumAgrees === false && lost.length === 0 ? astray(tally, counts) : []),
      ...(sumAgrees ? unreached(tally, counts) : otherQuantities(tally)),
      ...(lines.length === 0 ? [missing("No order lines were found")] : []),
    ],
  };
}

/** What the lines come to, beside what is printed of it. */
interface Tally {
  sum: string | null;
  quantity: string | null;
  /** Printed amounts that the lines may come to. */
  printed: PrintedSum[];
  /** Null: there is nothing to compare. */
  sumAgrees: boolean | null;
  printedCount: string | null;
  printedQuantity: string | null;
  total: PrintedSum | null;
  account: Account | null;
}

const LINES_SUMS: ReadonlySet<Summary> = new Set(["total", "net", "carried"]);

function tallied({ lines, around }: Counts): Tally {
  const { sums } = around;
  const sum = sumOf(lines, "lineTotal");
  const printed = sums.filter(({ kind }) => LINES_SUMS.has(kind));
  const comparable = sum !== null && printed.length > 0;
  const total = grandTotal(sums, Number(sum ?? 0)) ?? null;
  return {
    sum,
    quantity: sumOf(lines, "quantity"),
    printed,
    sumAgrees: comparable ? printed.some((one) => isIn(one, sum)) : null,
    printedCount: sums.find(({ kind }) => kind === "count")?.amount.value ?? null,
    printedQuantity: sums.findLast(({ kind }) => kind === "quantity")?.amount.value ?? null,
    total,
    account: total && sum !== null ? accountOf(total, { sum, count: lines.length, around }) : null,
  };
}

/** Whether a sum, or an amount before it in its row, is what the lines come to: of "Total 100.00 | 9.00 | 9.00 | 118.00" the first. */
function isIn({ amount, beside = [] }: PrintedSum, sum: string): boolean {
  return [amount, ...beside.map((one) => one.amount)].some(({ value }) => close(value, sum));
}

function missing(message: string): Finding {
  return { code: "missing_lines", level: "error", message };
}

function doubted(code: "total_differs" | "unsure_value", message: string): Finding {
  return { code, level: "warning", field: "total", message };
}

function miscounted({ printedCount }: Tally, lines: DraftLine[]): Finding[] {
  if (!Number(printedCount) || Number(printedCount) === lines.length) return [];
  return [missing(`The document counts ${printedCount} lines, ${lines.length} were read`)];
}

/** Numbers between those of the lines; where sums agree, as they are printed or with printed charges, only such as stand before figures (`printed`): under a number of their own there may be mere words. */
function unnumbered(between: string[], printed: ReadonlySet<string> | null): Finding[] {
  const lost = printed ? between.filter((number) => printed.has(number)) : between;
  if (lost.length === 0) return [];
  const which = lost.length === 1 ? `number ${lost[0]} is` : `numbers ${shown(lost)} are`;
  return [missing(`Line ${which} missing between the lines that were read`)];
}

function unread(left: Counts["left"]): Finding[] {
  if (left.length === 0) return [];
  const rows = left.length === 1 ? "A row" : `${left.length} rows`;
  const first = left.slice(0, 3).map(({ page, text }) => `page ${page}, "${text.slice(0, 60)}"`);
  return [missing(`${rows} of the table could not be read as a line: ${first.join("; ")}`)];
}

/** What lines that come to none of the printed sums are to be suspected of, where nothing else says that one is missing. */
function astray({ sum, printed, account }: Tally, { lines, beside }: Counts): Finding[] {
  if (sum === null || account?.unexplained === null) return [];
  const other = beside.find((one) => printed.some(({ amount }) => close(amount.value, one)));
  if (other)
    return [
      doubted("total_differs", `The lines come to ${sum}; beside that they come to ${other}, as is printed`),
    ];
  const nearest = nearestTo(printed, sum);
  const isSlight = smallest(lines)?.times("0.6").gt(nearest.minus(sum).abs());
  if (isSlight) return [doubted("total_differs", `The lines come to ${sum}, the document prints ${nearest}`)];
  return [
    missing(`The lines come to ${sum}, but the document prints ${nearest}: a line may be missing or misread`),
  ];
}

/** A total that the lines and the printed taxes and charges don't come to, though the sum of the lines is printed. */
function unreached({ account }: Tally, { around }: Counts): Finding[] {
  if (!account || account.unexplained === null) return [];
  const { lines, total } = account;
  const named = chargesAmong(around.sums).map(
    ({ label, amount }) => `${label.replace(/[\s:]+$/, "")} ${amount.value}`,
  );
  const beside = named.length ? `, beside which stand ${named.join(", ")}` : "";
  const message = `The lines come to ${lines.amount} as printed${beside}: that doesn't make the total ${total.amount}`;
  return [doubted("unsure_value", message)];
}

function otherQuantities({ quantity, printedQuantity }: Tally): Finding[] {
  if (!quantity || !printedQuantity || close(printedQuantity, quantity)) return [];
  return [missing(`The quantities come to ${quantity}, the document prints ${printedQuantity}`)];
}

/** The sum of a field over all lines; null when a line lacks it. */
function sumOf(lines: DraftLine[], field: "lineTotal" | "quantity"): string | null {
  if (lines.length === 0 || lines.some((line) => !line.fields[field])) return null;
  return lines.reduce((total, line) => total.plus(line.fields[field]!.value), new Decimal(0)).toString();
}

/** Line numbers that a steady step leaves out, and that no row bears which orders nothing. */
function gapsIn(lines: DraftLine[], idle: NotOrdered[]): { expected: number | null; missing: string[] } {
  const { missing, ...gaps } = steppedOver(lines);
  const lost = missing.filter((number) => !idle.some(({ printedNumber }) => printedNumber === number));
  return { missing: lost, expected: gaps.expected && gaps.expected - (missing.length - lost.length) };
}

function steppedOver(lines: DraftLine[]): { expected: number | null; missing: string[] } {
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
