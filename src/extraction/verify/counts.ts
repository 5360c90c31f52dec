import { Decimal } from "decimal.js";
import type { Count, Draft, Gap } from "../../orders/mod.ts";
import type { Sums } from "./sums.ts";

/** What was counted apart from reading the lines. */
export interface Counted {
  /** Printed line numbers that are missing; null where lines carry none. */
  missing: string[] | null;
  /** Rows that look like a line and were not read. */
  unread: number;
  sums: Sums;
}

/** The counts that can be made of an order, each with what was read. */
export function countsOf({ lines, proof }: Draft, { missing, unread, sums }: Counted): Count[] {
  const found = lines.length;
  const counts: Count[] = [];
  const add = (by: Count["by"], expected: string | number, read: string | number, agrees: boolean) =>
    counts.push({ by, expected: String(expected), found: String(read), agrees });
  if (missing) add("line numbers", found + missing.length, found, missing.length === 0);
  if (typeof proof.printedCount === "string" && new Decimal(proof.printedCount).gt(0))
    add("printed count", proof.printedCount, found, new Decimal(proof.printedCount).eq(found));
  if (unread) add("rows", found + unread, found, false);
  const amount = amounts(sums);
  if (amount) counts.push(amount);
  const quantity = quantityOf(lines);
  if (typeof proof.printedQuantity === "string" && quantity)
    add("quantities", proof.printedQuantity, quantity.toString(), quantity.eq(proof.printedQuantity));
  return counts;
}

function amounts({ sum, total, net, unexplained }: Sums): Count | null {
  if (sum === null || (net === null && total === null)) return null;
  const agrees = unexplained === null;
  return { by: "amounts", expected: net ?? total!, found: sum, agrees };
}

function quantityOf(lines: Draft["lines"]): Decimal | null {
  const values = lines.map(({ fields }) => fields.quantity?.value);
  return values.length && !values.includes(undefined) ? Decimal.sum(...(values as string[])) : null;
}

/** An order that is there as data, and was not held against a page, with the sentence of its own counts. */
export function withSentence(draft: Draft): Draft {
  const { sentence, expected, found, sum, printedTotal } = draft.proof;
  if (sentence !== undefined || expected === null) return draft;
  const agrees = expected === found;
  const counts: Count[] = [{ by: "printed count", expected: String(expected), found: String(found), agrees }];
  if (sum !== null && printedTotal !== null && new Decimal(sum).eq(printedTotal))
    counts.push({ by: "amounts", expected: printedTotal, found: sum, agrees: true });
  return { ...draft, proof: { ...draft.proof, counts, sentence: sentenceOf(found, counts, []) } };
}

/** The proof in one sentence: "41 of 41 lines, adding up to 8,412.50 as printed". */
export function sentenceOf(found: number, counts: Count[], gaps: Gap[]): string {
  const byCount = counts.filter(({ by }) => by !== "amounts" && by !== "quantities");
  const expected = Math.max(found, ...byCount.map((count) => Number(count.expected)));
  const proven = byCount.length > 0 || counts.some(({ agrees }) => agrees);
  const lines = expected === 1 ? "line" : "lines";
  const parts = [proven ? `${found} of ${expected} ${lines}` : `${found} ${found === 1 ? "line" : "lines"}`];
  for (const { by, expected: printed, found: read, agrees } of counts) {
    if (by === "amounts") parts.push(`adding up to ${amountWords(printed, read, agrees)}`);
    if (by === "quantities")
      parts.push(
        agrees
          ? `quantities ${grouped(read)} as printed`
          : `quantities ${grouped(read)} where ${grouped(printed)} is printed`,
      );
  }
  if (!counts.length) parts.push("nothing printed to count them by");
  const [gap] = gaps;
  return gap ? `${parts.join(", ")}: ${gap.message}` : parts.join(", ");
}

function amountWords(printed: string, read: string, agrees: boolean): string {
  if (!agrees) return `${money(read)} where ${money(printed)} is printed`;
  const same = new Decimal(printed).minus(read).abs().lt(1);
  return same ? `${money(read)} as printed` : `${money(read)}, ${money(printed)} with what is printed beside`;
}

function money(value: string): string {
  const [whole = "", decimals = ""] = new Decimal(value).toFixed().split(".");
  return `${grouped(whole)}.${decimals.padEnd(2, "0")}`;
}

function grouped(value: string): string {
  const [whole = "", ...rest] = value.split(".");
  return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, ","), ...rest].join(".");
}
