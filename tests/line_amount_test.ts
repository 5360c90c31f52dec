import { expect, test } from "bun:test";
import { isLineTotal, lineAmount } from "../src/line_amount.ts";

const line = (quantity: string | null, unitPrice: string | null, priceBasis: string | null = null) => ({
  quantity,
  unitPrice,
  priceBasis,
});

test.each([
  ["a price per piece", line("4", "2.50"), "10"],
  ["a price per hundred", line("300", "610", "100"), "1830"],
  ["a third", line("1", "3", "3"), "1"],
  ["no quantity", line(null, "2.50"), undefined],
  ["no price", line("4", null), undefined],
  ["a basis of nothing", line("4", "2.50", "0"), undefined],
])("lineAmount() of %s", (_, priced, amount) => {
  expect(lineAmount(priced)?.toString()).toBe(amount);
});

test.each([
  ["the amount", line("4", "2.50"), "10.00", undefined, true],
  ["another one", line("4", "2.50"), "11.00", undefined, false],
  ["a price rounded to cents", line("300", "3.33"), "1000.00", undefined, true],
  ["a price rounded to a hundredth of a cent", line("300", "3.3301"), "1000.00", undefined, false],
  ["the amount and its tax", line("3", "10.99"), "38.90", "18", true],
  ["the amount without a tax that the others hold", line("3", "10.99"), "32.97", "18", true],
  ["neither", line("3", "10.99"), "39.90", "18", false],
  ["no price", line("3", null), "39.90", undefined, null],
])("isLineTotal() of %s", (_, priced, lineTotal, rate, is) => {
  expect(isLineTotal({ ...priced, lineTotal }, rate ? { tax: { rate } } : {})).toBe(is);
});
