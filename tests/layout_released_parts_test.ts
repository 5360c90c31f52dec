import { describe, expect, test } from "bun:test";
import { COUNTED, FIGURES, readTitled, under, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of items with more under them", () => {
  const release = (counts: string[]): Line[] => [
    [200, [40, "PART NUMBER"], [130, "SUPPLIER PART"], [-330, "RELEASE QTY"], [340, "UM"]],
    ...under(["68241907AA", "68301155AC"], { from: 216, step: 60 }, (y, code): Line[] => [
      [y, [40, code], [130, "CLIP-2217B"], [-330, "24,000"], [340, "PC"]],
      [y + 11, [40, "WASHER PLAIN ZN"]],
      ...counts.map(
        (count, i): Line => [y + 22 + 11 * i, [160, `03/${23 + i}/26`], [-330, count], [340, "F"]],
      ),
    ]),
  ];

  test("takes days under an item that add up to its count for its deliveries, not for lines", () => {
    const draft = readTitled(release(["8,000", "16,000"]));
    expect(valuesOf(draft, "customerSku", "quantity", "requiredDate")).toEqual([
      ["68241907AA", "24000", "2026-03-23"],
      ["68301155AC", "24000", "2026-03-23"],
    ]);
    expect(draft.findings.map(({ code }) => code)).toContain("divided_quantity");
  });

  test("keeps days under an item as lines that add up to another count", () =>
    expect(readTitled(release(["8,000", "8,000"])).lines.length).toBe(6));

  test.each([
    ["Sachnummer", "Lief.-Sachnr."],
    ["Référence", "V/référence"],
  ])("reads the seller's code under the buyer's, %s over %s", (upper, lower) =>
    expect(
      values(
        [
          [190, [40, upper], [140, "Description"], ...FIGURES],
          [201, [40, lower]],
          ...under(["LA-40012-00", "LA-41370-00"], { from: 220, step: 30 }, (y, code): Line[] => [
            [y, [40, code], [140, "Ball bearing"], ...COUNTED],
            [y + 11, [40, `6205-2Z/${y}`]],
          ]),
        ],
        "customerSku",
        "supplierSku",
      ),
    ).toEqual([
      ["LA-40012-00", "6205-2Z/220"],
      ["LA-41370-00", "6205-2Z/250"],
    ]),
  );

  test("reads an item's number and its delivery's as those of its line", () =>
    expect(
      values(
        [
          [190, [40, "Item-"], [90, "Stock"], [160, "Description"], ...FIGURES],
          [201, [40, "Del"], [90, "Code"]],
          ...under(["7004418", "7004420"], { from: 220, step: 20 }, (y, code): Line[] => [
            [y, [40, `00${(y - 200) / 20}-01`], [90, code], [160, "BEARING 100MM"], ...COUNTED],
          ]),
        ],
        "customerSku",
      ).flat(),
    ).toEqual(["7004418", "7004420"]));

  test("reads letters before counts as those of lines, and codes in brackets behind the words of goods, not of charges", () => {
    const goods = [
      ["40", "Pilsner malt (BSG-WEY2R50)"],
      ["6", "Pellet hops (CITRA-T90-11)"],
      ["8", "Yeast brick (US-05-500)"],
      ["2", "Cleaner, 50 lb pail (5PRO)"],
      ["2", "Pallet deposit"],
      ["1", "Freight, lift gate"],
    ];
    expect(
      values(
        [
          [200, [80, "Quantity"], [160, "Item"], [-480, "Each"], [-570, "Amount"]],
          ...goods.map(
            ([count, words], i): Line => [
              216 + 20 * i,
              [40, "ABCDEF"[i]!],
              [-100, count!],
              [160, words!],
              [-480, "1.50"],
              [-570, (Number(count) * 1.5).toFixed(2)],
            ],
          ),
        ],
        "quantity",
        "unit",
        "customerSku",
      ),
    ).toEqual(goods.map(([count, words]) => [count, undefined, /\((.+)\)$/.exec(words!)?.[1]]));
  });
});
