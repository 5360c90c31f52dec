import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEADINGS: Line = [
  200,
  [40, "ITEM"],
  [157, "DESCRIPTION"],
  [-326, "QTY"],
  [333, "UNIT"],
  [-415, "COST"],
  [-487, "TOTAL COST"],
];

type Item = [number: string, words: string, quantity: string, price: string, total: string];

function itemAt(
  y: number,
  [number, words, quantity, price, total]: Item,
  told: [number, string][][],
): Line[] {
  return [
    [y, [52, number], [79, words], [-326, quantity], [339, "BX"], [-415, price], [-487, total]],
    ...told.map((captions, i): Line => [y + 11.5 * (i + 1), ...captions]),
  ];
}

const HEAD: Line[] = [
  [30, [40, "PURCHASE ORDER: 614-A50917"]],
  [42, [40, "DATE: 6/3/2025"]],
];

const ITEMS: Line[] = [
  HEADINGS,
  ...itemAt(
    224,
    ["1", "SYRINGE,3ML,LUER-LOK", "60", "17.6500", "1059.00"],
    [
      [
        [80, "Items per BX: 100"],
        [189, "STK#: BD305270"],
        [284, "BOC: 2660"],
        [350, "FSC: 6515"],
      ],
      [
        [80, "IMF #: 2207"],
        [156, "CONTRACT: 36F79722D0113"],
      ],
    ],
  ),
  ...itemAt(
    270,
    ["2", "GAUZE SPONGE,4X4,12PLY", "110", "6.9200", "761.20"],
    [
      [
        [80, "Items per BX: 25"],
        [184, "STK#: MSC281224"],
        [284, "BOC: 2660"],
        [350, "FSC: 6510"],
      ],
      [
        [80, "IMF #: 1093"],
        [156, "CONTRACT: 36F79722D0113"],
      ],
    ],
  ),
  [330, [372, "TOTAL:"], [-487, "1820.20"]],
];

function read(lines: Line[]): Draft {
  return layout(readingOf(pageOf(lines)), { ownNames: [] })[0]!;
}

describe("layout() of captions under an item", () => {
  test("takes their figures for no item, and their codes for the item's", () => {
    const { lines, header } = read([...HEAD, ...ITEMS]);
    const said = lines.map(({ fields: { quantity, unitPrice, supplierSku, customerSku } }) => [
      quantity?.value,
      unitPrice?.value,
      supplierSku?.value,
      customerSku?.value,
    ]);
    expect(said).toEqual([
      ["60", "17.65", "BD305270", "2207"],
      ["110", "6.92", "MSC281224", "1093"],
    ]);
    expect(header.total?.value).toBe("1820.2");
  });

  test("names who buys under the store that takes the goods in, and no sentence about the paper", () => {
    const { header } = read([
      ...HEAD,
      [70, [40, "VENDOR:"], [90, "DELTA MEDSURG SUPPLY LLC"], [305, "SHIP TO:"], [355, "WAREHOUSE"]],
      [82, [90, "7710 NONCONNAH PKWY"], [355, "VA MEDICAL CENTER"]],
      [94, [90, "MEMPHIS, TN 38119"], [355, "1030 JEFFERSON AVENUE"]],
      [106, [355, "MEMPHIS, TN 38104"]],
      [130, [40, "*EDI ORDER* DO NOT MAIL"]],
      ...ITEMS,
    ]);
    expect(header.customerName?.value).toBe("VA MEDICAL CENTER");
  });
});
