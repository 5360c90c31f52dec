import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** A page of clauses in two columns, numbered through, whose figures stand where the table has its own. */
const clauses: Line[] = Array.from({ length: 24 }, (_, i) => [
  60 + i * 12,
  [36, `${i + 9}.`],
  { x: 90, text: "Invoices shall be sent in duplicate and within ten days of the shipment", size: 7 },
  [-420, "30"],
  [424, "days"],
  [-490, "$75.00"],
  [494, "each"],
  [-570, "2.00"],
]);

const HEAD: Line[] = [
  [40, [34, "Purchase Order 4711"]],
  [
    100,
    [36, "Item"],
    [90, "Part"],
    [200, "Description"],
    [-420, "Quantity"],
    [-490, "Price"],
    [-570, "Amount"],
  ],
];

function rowsFrom(first: number, count: number): Line[] {
  return Array.from({ length: count }, (_, i) => [
    120 + i * 14,
    [36, `${first + i}`],
    [90, `KR-40${first + i}`],
    [200, "Ball valve, brass"],
    [-420, "12"],
    [-490, "2.50"],
    [-570, "30.00"],
  ]);
}

function numbersOf(...pages: Line[][]): (string | undefined)[] {
  const [draft] = layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  return draft!.lines.map(({ printedNumber }) => printedNumber);
}

describe("withoutClauses()", () => {
  test("reads no rows on a page of terms behind the table", () => {
    expect(numbersOf([...HEAD, ...rowsFrom(1, 4)], clauses)).toEqual(["1", "2", "3", "4"]);
  });

  test("keeps the rows that go on above the terms of a page", () => {
    const shared = [...rowsFrom(5, 2).map(([, ...texts], i): Line => [20 + i * 14, ...texts]), ...clauses];
    expect(numbersOf([...HEAD, ...rowsFrom(1, 4)], shared)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });
});
