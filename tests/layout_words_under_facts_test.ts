import { expect, test } from "bun:test";
import { COUNTED, FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads an item's words below captions with a word each", () => {
  const rows: Line[] = [
    [300, [40, "Ln"], [60, "Item Number"], ...FIGURES],
    [316, [40, "1"], [60, "05-19-0244"], ...COUNTED],
    [328, [60, "Manufacturer: SKF Item: 6205-2RS1/C3"]],
    [340, [60, "BRG BALL 25X52X15 2 SEAL C3"]],
    [360, [40, "2"], [60, "11-004-77B"], ...COUNTED],
    [372, [60, "Revision: B"], [200, "Disc: 5.0%"]],
    [384, [60, "HOSE HYD 1/2 ID 2 WIRE TOUGH CVR"]],
  ];
  expect(values(rows, "customerSku", "description")).toEqual([
    ["05-19-0244", "BRG BALL 25X52X15 2 SEAL C3"],
    ["11-004-77B", "HOSE HYD 1/2 ID 2 WIRE TOUGH CVR"],
  ]);
});

test("layout() reads words beside a share that run out of their column", () => {
  const rows: Line[] = [
    [300, [40, "Line"], [70, "Quantity"], [140, "Our Item/Description"], [230, "Adder"], ...FIGURES.slice(1)],
    ...under(
      [
        ["1", "ADH-RS260", "ADHESIVE RESIN STARCH CARRIER", "50 LB BAG"],
        ["2", "INK-GCMI90", "FLEXO INK BLACK", "WATER BASE"],
        ["3", "STRP-PP12", "STRAPPING PP", "8 X 8 CORE"],
      ] as const,
      { from: 316, step: 40 },
      (y, [at, code, words, more]) => [
        [y, [40, at], [-100, "12"], [140, code], ...COUNTED.slice(1)],
        [y + 12, [70, "0 / 0"], [140, words]],
        [y + 24, [140, more]],
      ],
    ),
  ];
  expect(values(rows, "customerSku", "description")).toEqual([
    ["ADH-RS260", "ADHESIVE RESIN STARCH CARRIER 50 LB BAG"],
    ["INK-GCMI90", "FLEXO INK BLACK WATER BASE"],
    ["STRP-PP12", "STRAPPING PP 8 X 8 CORE"],
  ]);
});

test('layout() reads all words of a code behind "P/N", which some lines have', () => {
  const rows: Line[] = [
    [300, [40, "Description"], ...FIGURES],
    ...under(
      [
        ["Sodium hydroxide 50%", "275 gal tote"],
        ["Zinc brightener", "P/N ENV-ZN 5250R"],
        ["Trivalent passivate", "P/N TRI-PAS HP 12"],
        ["Anode basket", "36 in"],
      ] as const,
      { from: 316, step: 30 },
      (y, [words, more]) => [
        [y, [40, words], ...COUNTED],
        [y + 12, [40, more]],
      ],
    ),
  ];
  expect(values(rows, "customerSku", "description")).toEqual([
    [undefined, "Sodium hydroxide 50% 275 gal tote"],
    ["ENV-ZN 5250R", "Zinc brightener"],
    ["TRI-PAS HP 12", "Trivalent passivate"],
    [undefined, "Anode basket 36 in"],
  ]);
});

test("layout() takes a code over words for the seller's where \"Our P/N\" says the buyer's", () => {
  const rows: Line[] = [
    [300, [40, "MPN / Description"], ...FIGURES],
    ...under(
      [
        ["STM32F407VGT6", "MCU 32BIT LQFP-100", "IC-00412"],
        ["LM2596SX-5.0", "REG BUCK 5V TO-263", "IC-00077"],
      ] as const,
      { from: 316, step: 40 },
      (y, [code, words, own]) => [
        [y, [40, code], ...COUNTED],
        [y + 12, [40, words]],
        [y + 24, [40, `Our P/N ${own}`]],
      ],
    ),
  ];
  expect(values(rows, "customerSku", "supplierSku", "description")).toEqual([
    ["IC-00412", "STM32F407VGT6", "MCU 32BIT LQFP-100"],
    ["IC-00077", "LM2596SX-5.0", "REG BUCK 5V TO-263"],
  ]);
});

const NUMBERED: Line[] = [
  [300, [40, "项目 Item"], [110, "物料号 / 描述 Material / Description"], ...FIGURES],
  ...under(
    [
      ["00010", "T_102HSP9601", "PCR plate"],
      ["00020", "HK-4406-02", "Pipette tips"],
    ] as const,
    { from: 316, step: 30 },
    (y, [at, code, words]) => [
      [y, [40, at], [110, code], ...COUNTED],
      [y + 12, [110, words]],
    ],
  ),
];

test("layout() reads codes over words under a heading of both in two languages, beside the numbers of lines", () => {
  expect(values(NUMBERED, "customerSku", "description")).toEqual([
    ["T_102HSP9601", "PCR plate"],
    ["HK-4406-02", "Pipette tips"],
  ]);
});
