import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Item = [
  words: [x: number, text: string][],
  count: string,
  price: string,
  amount: string,
  codes: string[],
];

const linesOf = ([words, count, price, amount, codes]: Item, y: number): Line[] => [
  [y, ...words, [310, "Quantity"], [360, "UOM"], [410, "Unit Price"], [500, "Ext. Price"]],
  [y + 11, [-345, count], [362, "EA"], [-450, price], [-545, amount]],
  [y + 24, [66, `Vendor Part # ${codes[0]}`], [230, `Buyer Part # ${codes[1]}`], [390, "Packaging 1 EA"]],
];

function read(...pages: Line[][]) {
  const [draft] = layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  return draft!.lines.map(({ printedNumber, fields }) => [
    printedNumber,
    fields.supplierSku?.value,
    fields.customerSku?.value,
    fields.description?.value,
    fields.quantity?.value,
    fields.lineTotal?.value,
  ]);
}

const HEAD: Line[] = [
  [40, [40, "Purchase Order 26L1188"]],
  [54, [40, "Order Date"], [140, "11/30/2026"]],
];

const ITEMS = (isNumbered: boolean): Item[] =>
  [
    ["Sensor adult reusable", "12", "$138.50", "$1,662.00", ["0684-00-0576", "LMC-55120"]] as const,
    ["Electrode foam gel", "9", "$74.40", "$669.60", ["407-118-20", "LMC-55218"]] as const,
    ["Battery pack monitor", "6", "$214.00", "$1,284.00", ["88-770-01", "LMC-55977"]] as const,
  ].map(([words, count, price, amount, codes], i) => [
    isNumbered
      ? [
          [40, String(i + 1)],
          [66, words],
        ]
      : [[40, words]],
    count,
    price,
    amount,
    [...codes],
  ]);

const rows = (number: (at: number) => string | undefined) => [
  [number(1), "0684-00-0576", "LMC-55120", "Sensor adult reusable", "12", "1662"],
  [number(2), "407-118-20", "LMC-55218", "Electrode foam gel", "9", "669.6"],
  [number(3), "88-770-01", "LMC-55977", "Battery pack monitor", "6", "1284"],
];

describe("layout() of items behind whose words the heading is printed again", () => {
  test("reads their numbers, words, figures and the codes under them", () => {
    const [first, second, third] = ITEMS(true) as [Item, Item, Item];
    const one = [...HEAD, ...linesOf(first, 160), ...linesOf(second, 210)];
    expect(read([...one, ...linesOf(third, 260)])).toEqual(rows(String));
    expect(read(one, linesOf(third, 60))).toEqual(rows(String));
  });

  test.each([true, false])("reads them under a title that counts them, numbered %p", (isNumbered) => {
    const items = ITEMS(isNumbered).flatMap((item, i) => linesOf(item, 160 + 50 * i));
    const number = (at: number) => (isNumbered ? String(at) : undefined);
    expect(read([...HEAD, [144, [40, "Line items (3)"]], ...items])).toEqual(rows(number));
  });
});
