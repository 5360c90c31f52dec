import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { TITLE, valuesOf } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const row = (y: number, code: string, words: string, ...[count, price, amount]: string[]): Line => [
  y,
  [40, code],
  [140, words],
  [-400, count!],
  [-480, price!],
  [-570, amount!],
];

describe("a price in words", () => {
  test("is none to pay where the row comes to nothing, and nothing where it does", () => {
    const { drafts } = ordersOf(
      readingOf(
        pageOf([
          ...TITLE,
          row(300, "Product", "Description", "Qty", "Net price", "Value"),
          row(316, "AB-1001", "Combi boiler 30kW", "4", "794.14", "3,176.56"),
          row(332, "AB-1002", "Site radio promotion", "1", "F.O.C.", "0.00"),
          row(348, "AB-1003", "Filter 22mm", "6", "106.03", "636.18"),
          row(364, "AB-1004", "Valve caps replacement", "14", "No charge", ""),
          row(380, "AB-1005", "Flue kit telescopic", "2", "Free", "154.70"),
          [420, [-480, "Total"], [-570, "3,967.44"]],
        ]),
      ),
      { ownNames: [] },
    );
    expect(valuesOf(drafts[0]!, "customerSku", "quantity", "unitPrice")).toEqual([
      ["AB-1001", "4", "794.14"],
      ["AB-1002", "1", "0"],
      ["AB-1003", "6", "106.03"],
      ["AB-1004", "14", "0"],
      ["AB-1005", "2", undefined],
    ]);
  });
});
