import { expect, test } from "bun:test";
import { currencyIn } from "../src/extraction/layout/values/currencies.ts";
import { readTitled, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

/** Cells of a shilling's whole and its hundredth part, centred captions over figures flush right. */
const row = (y: number, words: string, count: string, ...money: string[]): Line => [
  y,
  [66, words],
  [-390, count],
  ...[450, 470, 530, 550].map((x, i): [number, string] => [-x, money[i]!]),
];

test.each([
  ["KShs.", "Cts."],
  ["Shs.", "Cts."],
  ["Naira", "Kobo"],
])(
  "layout() joins amounts parted into columns of %s and %s that reach right of their captions",
  (whole, part) => {
    const captions: Line = [114, [415, whole], [456, part], [494, whole], [538, part]];
    const draft = readTitled([
      [100, [66, "DESCRIPTION"], [-390, "Quantity"], [417, "Unit Price"], [504, "Total"]],
      captions,
      row(130, "Cement Portland", "180", "742", "50", "133,650", "00"),
      row(146, "Cypress timber", "1,850", "46", "25", "85,562", "50"),
      [170, [340, "TOTAL"], [-530, "219,212"], [-550, "50"]],
    ]);
    expect(valuesOf(draft, "unitPrice", "lineTotal")).toEqual([
      ["742.5", "133650"],
      ["46.25", "85562.5"],
    ]);
    expect(draft.header.total?.value).toBe("219212.5");
  },
);

test("currencyIn() takes shillings by the names that one land gives them", () => {
  const said = ["KShs.", "Balance in Vote Book Ksh. 2,318.00", "Kenya Shillings", "USh. 64.00", "Shillings"];
  expect(said.map(currencyIn)).toEqual(["KES", "KES", "KES", "UGX", null]);
});
