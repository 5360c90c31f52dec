import { expect, test } from "bun:test";
import { COUNTED, readTitled, TABLE } from "./fixtures/layouts/_drafts.ts";

const moneyIn = (text: string) => readTitled([...TABLE, [400, [40, text]]]).header.currency?.value ?? null;

test.each([
  ["Attn: RON SMITH"],
  ["CALL RON AT 555-1212"],
  ["400 MAD RIVER RD"],
  ["SEND CAD DRAWINGS WITH GOODS"],
  ["DO NOT TRY TO DELIVER AFTER 4 PM"],
  ["Ship via SAR FREIGHT"],
  ["EUR PALLETS ONLY"],
  ["EUR.1 certificate"],
  ["T.V.Q. 9,975 %"],
])("letters of a currency in a name, among goods or of a tax are no money: %p", (text) => {
  expect(moneyIn(text)).toBeNull();
});

test.each([
  ["PRICES IN USD", "USD"],
  ["All figures are in CAD.", "CAD"],
  ["Do zapłaty PLN", "PLN"],
  ["Terms: USD net 30", "USD"],
  ["RON 12.50", "RON"],
  ["Currency: RON", "RON"],
  ["NGN", "NGN"],
])("a currency's code with a figure, with words of money or alone is money: %p", (text, code) => {
  expect(moneyIn(text)).toBe(code);
});

test("letters of a currency in the words under an item's code are no money", () => {
  const { header } = readTitled([
    ...TABLE,
    [330, [40, "PANDUIT LUG 6AWG STD BRL 2HOLE"]],
    [350, [40, "AB-1002"], [140, "Hex nut"], ...COUNTED],
  ]);
  expect(header.currency).toBeUndefined();
});
