import { expect, test } from "bun:test";
import { FIGURES, readTitled } from "./fixtures/layouts/_drafts.ts";

test("layout() reads the total right under its caption in a box, over what it is made up of", () => {
  const { header } = readTitled([
    [100, [40, "Supplier"], [200, "Order Date"], [300, "Buyer"], [400, "Total"]],
    [
      113,
      [40, "Emirates Trading"],
      [200, "16/02/2026"],
      [300, "Farouk"],
      { x: 400, text: "18.90 AED", size: 14 },
    ],
    [126, [40, "Deira, Dubai"], [300, "Ahmed"], [400, "Ordered 18.00 Total Tax"]],
    [136, [400, "0.90"]],
    [300, [40, "Item"], [140, "Description"], ...FIGURES],
    [316, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
  ]);
  expect([header.total?.value, header.currency?.value]).toEqual(["18.9", "AED"]);
});
