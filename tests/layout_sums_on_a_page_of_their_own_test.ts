import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { TITLE, valuesOf } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line = [
  202,
  [61, "QTY"],
  [82, "UNIT"],
  [127, "CATALOG #"],
  [184, "DESCRIPTION"],
  [-502, "UNIT COST"],
  [-570, "TOTAL COST"],
];
const ROWS = Array.from(
  { length: 12 },
  (_, i): Line => [
    220 + 12 * i,
    [-76, "12"],
    [82, "PKG"],
    [127, `0843${12 + i}`],
    [184, "PAPER CONSTRUCTION 9X12"],
    [-502, "1.39"],
    [-570, "16.68"],
  ],
);
const ACCOUNTS = ["10", "11"].map(
  (first, row): Line => [
    258 + 12 * row,
    ...[first, "E", "11", "61", "00", "10", "28", "00", "14", "22"].map((text, i): [number, string] => [
      42 + 22 * i,
      text,
    ]),
    [-350, "100.08"],
  ],
);

test("layout() accounts under the sum on a last page of headings alone tell no columns", () => {
  const last = pageOf([...TITLE, HEAD, [222, [460, "PO TOTAL"], [-570, "200.16"]], ...ACCOUNTS]);
  const { drafts } = ordersOf(readingOf(pageOf([...TITLE, HEAD, ...ROWS]), last), { ownNames: [] });
  expect(valuesOf(drafts[0]!, "customerSku")).toEqual(ROWS.map((_, i) => [`0843${12 + i}`]));
});
