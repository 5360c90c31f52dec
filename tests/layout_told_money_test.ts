import { expect, test } from "bun:test";
import { COUNTED, FIGURES, read, readTitled, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const TAXED: Line = [44, [40, "GSTIN 33AAMCM7720L1ZQ"]];

test.each([
  ["rupees in words", [TAXED], "Amount in words: RUPEES EIGHTEEN AND PAISE NIL ONLY", "INR"],
  ["Pakistan's rupees", [[44, [40, "NTN: 4177290-3"]] as Line], "Rupees eighteen only", "PKR"],
  ["rand behind what a sum is called", [], "Order total R", "ZAR"],
  ["reais behind a title", [[44, [40, "PEDIDO DE COMPRA - REAIS"]] as Line], "Total Geral", "BRL"],
  ["no money in what is real", [[44, [40, "Dados reais"]] as Line], "Total Geral", undefined],
  ["no money in what is received", [], "Total Rec", undefined],
] as [string, Line[], string, string | undefined][])(
  "layout() takes %s for an order's currency",
  (_, head, sum, currency) => {
    const { header } = readTitled([...head, ...TABLE, [400, [40, sum], [-570, "18.00"]]]);
    expect(header.currency?.value).toBe(currency!);
  },
);

test("layout() takes dollars for pesos by no word of the goods: copper is COP", () => {
  const { header } = read(
    [30, [40, "Calder Pumps Ltd"], [340, "Freight"], [440, "ALLOWED $2500"]],
    [60, [40, "PURCHASE ORDER 4711"]],
    [300, [40, "Item"], [140, "Description"], ...FIGURES],
    [316, [40, "AB-1001"], [140, "1/2 COP COUPLING"], ...COUNTED],
  );
  expect(header.currency?.value).toBe("USD");
});
