import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Reading } from "../src/reading/mod.ts";
import { bookOf, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const HEAD: Rows = [[40, { x: 40, text: "PURCHASE ORDER 4711", size: 18 }]];
const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-380, "40"], [-490, "0.50"], [-580, "20.00"]],
];

test.each([
  ["one line", [[100, [40, "Ship to: Norwick Pumps Ltd, 4 Quay Road, Hull HU1 2AB"]]]],
  [
    "lines under a caption far from what stands beside it",
    [
      [100, [40, "Ship to:"], [320, "Release no."], [420, "74"]],
      [111, [40, "Norwick Pumps Ltd"], [320, "Page"], [420, "1"]],
      [122, [40, "4 Quay Road"]],
      [133, [40, "Hull HU1 2AB"]],
    ],
  ],
  [
    "lines under the place's code",
    [
      [100, [40, "Ship To"], [100, "30"]],
      [111, [100, "Norwick Pumps Ltd"]],
      [122, [100, "4 Quay Road"]],
      [133, [100, "Hull HU1 2AB"]],
    ],
  ],
  [
    "lines under a caption with the place's code in brackets",
    [
      [100, [40, "Ship To (92: 0471)"]],
      [111, [40, "Norwick Pumps Ltd"]],
      [122, [40, "4 Quay Road"]],
      [133, [40, "Hull HU1 2AB"]],
    ],
  ],
  [
    "the end of a sentence's line",
    [[100, [40, "Our terms of purchase apply. Ship to: Norwick Pumps Ltd, 4 Quay Road, Hull HU1 2AB"]]],
  ],
] satisfies [string, Rows][])("layout() reads name and address of where the goods go from %s", (_, rows) => {
  expect(placeOf(readingOf(pageOf([...HEAD, ...rows, ...TABLE])))).toEqual([
    "Norwick Pumps Ltd",
    "4 Quay Road, Hull HU1 2AB",
  ]);
});

test.each([
  ["a country below the address", ["4 Quay Road, Hull HU1 2AB", "United Kingdom"]],
  ["a street with its number behind", ["Musterweg 12, 80331 Musterstadt"]],
  ["a house by its number in Japanese", ["中央区本町3-2-1〒541-0053 大阪市"]],
])("layout() takes %s for no name of where the goods go", (_, lines) => {
  const rows: Rows = lines.map((text, i) => [111 + 11 * i, [40, text]]);
  const reading = readingOf(pageOf([...HEAD, [100, [40, "Ship to:"]], ...rows, ...TABLE]));
  expect(placeOf(reading)).toEqual([undefined, lines.join(", ")]);
});

test("layout() reads where the goods go from a name's block and another with the address", () => {
  const rows: Rows = [
    [100, [40, "Site: Kestrel Court Phase 2"]],
    [130, [40, "Ship to: 4 Quay Road, Hull HU1 2AB"]],
  ];
  expect(placeOf(readingOf(pageOf([...HEAD, ...rows, ...TABLE])))[1]).toBe("4 Quay Road, Hull HU1 2AB");
});

test("layout() reads a cell of several lines as a name with its address", () => {
  const cell = "Norwick Pumps Ltd\n4 Quay Road\nHull HU1 2AB";
  const book = bookOf({
    Order: [
      ["Purchase Order", "4711", null],
      ["Bill to", "Ship to", null],
      ["Corran Milling plc\n9 Mill Road\nLeeds LS1 4AA", cell, null],
      ["Item", "Qty", "Price"],
      ["AB-1001", 12, 1.5],
      ["AB-1002", 40, 0.5],
    ],
  });
  expect(placeOf(book)).toEqual(["Norwick Pumps Ltd", "4 Quay Road, Hull HU1 2AB"]);
  expect(layout(book, { ownNames: [] })[0]!.header.customerName?.value).toBe("Corran Milling plc");
});

function placeOf(reading: Reading) {
  const { shipToName, shipToAddress } = layout(reading, { ownNames: [] })[0]!.header;
  return [shipToName?.value, shipToAddress?.value];
}
