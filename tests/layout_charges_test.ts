import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

test.each([
  ["its rate comes to the total", "141.60", "total_differs"],
  ["it doesn't", "142.60", "missing_lines"],
])("prove() explains a total by a tax of which rows print only the rate: %s", (_, total, code) => {
  const { findings } = layout(
    readingOf(
      pageOf([
        [
          300,
          [40, "Item"],
          [140, "Description"],
          [340, "Qty"],
          [400, "Tax"],
          [440, "Price"],
          [540, "Amount"],
        ],
        [320, [40, "AB-1001"], [140, "Bolt"], [-360, "12"], [400, "20%"], [-490, "1.50"], [-580, "18.00"]],
        [340, [40, "AB-1002"], [140, "Nut"], [-360, "200"], [400, "20%"], [-490, "0.50"], [-580, "100.00"]],
        [426, [440, "Total"], [-580, total]],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(findings.map((finding) => finding.code)).toContain(code);
});

test.each([
  ["a wrong sum", "148.22", ["unsure_value"]],
  ["the sum of all", "48.22", []],
])("prove() tells %s of lines, freight, tax and discount", (_, total, codes) => {
  const { findings } = layout(
    readingOf(
      pageOf([
        [30, [40, "PURCHASE ORDER 4711"]],
        [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
        [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
        [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
        [370, [440, "Subtotal"], [-580, "38.00"]],
        [384, [440, "Freight"], [-580, "5.00"]],
        [398, [440, "Discount"], [-580, "2.00"]],
        [412, [440, "VAT 19%"], [-580, "7.22"]],
        [426, [440, "Total"], [-580, total]],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  const told = findings.filter(({ field }) => field === "total");
  expect(told.map(({ code }) => code)).toEqual(codes);
  if (told[0]) expect(told[0].message).toContain("Freight 5, Discount 2, VAT 19% 7.22");
});
