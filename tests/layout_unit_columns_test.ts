import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];

function unitsOf(...lines: Line[]) {
  const [draft] = layout(readingOf(pageOf([TITLE, ...lines])), { ownNames: [] });
  return draft!.lines.map(({ fields }) => fields.unit?.value);
}

const ROWS = [
  ["KR-7239", "Cable gland", "8", "2.50", "20.00"],
  ["KR-7240", "Filter element", "5", "4.00", "20.00"],
  ["KR-7241", "Flange gasket", "3", "1.20", "3.60"],
];

/** A table whose columns beside count and price are given: a heading, and the cells under it. */
function table(quantity: string, counted: string[], priced: string[] = []) {
  const row = (
    y: number,
    [code, words, count, price, amount]: string[],
    unit?: string,
    per?: string,
  ): Line => [
    y,
    [40, code!],
    [110, words!],
    [-300, count!],
    ...(unit ? [[315, unit] as [number, string]] : []),
    [-430, price!],
    ...(per ? [[445, per] as [number, string]] : []),
    [-540, amount!],
  ];
  return unitsOf(
    row(100, ["Item", "Description", quantity, "Unit Cost", "Extended Cost"], counted[0], priced[0]),
    ...ROWS.map((cells, i) => row(120 + 15 * i, cells, counted[i + 1], priced[i + 1])),
  );
}

describe("layout() the unit of a line", () => {
  test("stands beside the count, where another stands beside the price", () =>
    expect(table("Qty", ["UM", "EA", "BX", "CS"], ["UM", "C", "C", "EA"])).toEqual(["EA", "BX", "CS"]));

  test("stands under any heading over nothing but units", () =>
    expect(table("Qty", ["Cont.", "EA", "BX", "CS"])).toEqual(["EA", "BX", "CS"]));

  test("is no revision of a letter", () =>
    expect(table("Qty", ["Rev", "C", "A", "B"])).toEqual([undefined, undefined, undefined]));

  test("is any word under a heading of measures", () =>
    expect(table("Qty", ["U.M.", "MILLAR", "MILLAR", "CIENTO"])).toEqual(["MILLAR", "MILLAR", "CIENTO"]));

  test("may be a pack of so many", () =>
    expect(table("Qty", ["U.M.", "PK100", "pack of 10", "Bay 100"])).toEqual([
      "PK100",
      "pack of 10",
      undefined,
    ]));

  test("is said by the heading of the counts, where nothing else says it", () => {
    expect(table("Qty (kg)", [])).toEqual(["kg", "kg", "kg"]);
    expect(table("Pcs to ship", [])).toEqual(["Pcs", "Pcs", "Pcs"]);
    expect(table("Qty (kg)", ["UM", "EA", "BX", "CS"])).toEqual(["EA", "BX", "CS"]);
  });

  test("may be glued to its count, under a heading that parts the two", () => {
    const row = (y: number, code: string, counted: Line, [price, amount]: [string, string]): Line => [
      y,
      [40, code],
      ...(counted.slice(1) as [number, string][]),
      [160, "Cream heavy"],
      [-430, price],
      [-540, amount],
    ];
    const [draft] = layout(
      readingOf(
        pageOf([
          TITLE,
          [
            100,
            [40, "Item #"],
            [-120, "Ord"],
            [130, "UM"],
            [160, "Description"],
            [-430, "Price"],
            [-540, "Extended"],
          ],
          row(120, "1187133", [0, [-120, "3"], [130, "CS"]], ["2.50", "7.50"]),
          row(135, "1187134", [0, [-143, "18CS"]], ["2.00", "36.00"]),
          row(150, "1187135", [0, [-120, "13"], [130, "CS"]], ["1.00", "13.00"]),
          row(165, "1187136", [0, [-120, "2"], [130, "EA"]], ["4.00", "8.00"]),
        ]),
      ),
      { ownNames: [] },
    );
    expect(draft!.lines.map(({ fields: { quantity, unit } }) => [quantity?.value, unit?.value])).toEqual([
      ["3", "CS"],
      ["18", "CS"],
      ["13", "CS"],
      ["2", "EA"],
    ]);
  });

  test("stands under its count", () => {
    const pair = (y: number, [code, words, count, price, amount]: string[], under: Line): Line[] => [
      [y, [40, code!], [110, words!], [-300, count!], [-430, price!], [-540, amount!]],
      under,
    ];
    const head: Line[] = [
      [100, [40, "Item"], [110, "Description"], [-300, "Qty Ordered"], [-430, "Unit Cost"], [-540, "Amount"]],
      [110, [280, "U/M"]],
    ];
    expect(
      unitsOf(...head, ...ROWS.flatMap((row, i) => pair(130 + 30 * i, row, [142 + 30 * i, [285, "EA"]]))),
    ).toEqual(["EA", "EA", "EA"]);
  });
});

test("layout() reads what one unit holds where units stand", () => {
  expect(table("Qty", ["Unit", "5 gal", "roll", "50-lb"])).toEqual(["5 gal", "roll", "50-lb"]);
});
