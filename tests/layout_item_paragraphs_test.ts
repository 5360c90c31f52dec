import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [
  [40, [40, "PURCHASE ORDER NO."], [160, "P64407-N"], [300, "DATE"], [340, "10 NOV 2026"]],
  [54, [40, "TERMS: NET 30"]],
];

const ITEMS = [
  ["1", "PIPE, COPPER NICKEL", "PIPE-CN-4", "640 FT", "$84.37", "$53,996.80", "19 JAN 2027"],
  ["2", "FLANGE, SLIP-ON, 4 IN", "FLG-CN-4", "48 EA", "$312.50", "$15,000.00", "29 JAN 2027"],
  ["3", "VALVE, GLOBE, 3 IN", "VLV-B61", "14 EA", "$2,146.90", "$30,056.60", "08 FEB 2027"],
];

function paragraph(item: string[], y: number, x = 40): Line[] {
  const [number, title, code, count, price, total, day] = item as [string, ...string[]];
  return [
    [y, [x, number], [x + 40, title!]],
    [y + 11, [x + 40, `FOR HULL 73${number}, CLASS B`]],
    [y + 22, [x + 40, `STOCK NO. ${code}`]],
    [
      y + 33,
      [x + 40, "QTY"],
      [x + 80, count!],
      [x + 150, "UNIT PRICE"],
      [x + 220, price!],
      [x + 300, "AMOUNT"],
      [x + 360, total!],
    ],
    [y + 44, [x + 40, `REQUIRED IN YARD: ${day}`]],
  ];
}

function read(...pages: Line[][]) {
  const [draft] = layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  return draft!.lines.map(({ printedNumber, fields }) => [
    printedNumber,
    fields.description?.value,
    fields.customerSku?.value,
    fields.quantity?.value,
    fields.unit?.value,
    fields.unitPrice?.value,
    fields.lineTotal?.value,
    fields.requiredDate?.value,
  ]);
}

const wordsOf = (number: number) => `FOR HULL 73${number}, CLASS B`;
const READ = [
  ["1", `PIPE, COPPER NICKEL ${wordsOf(1)}`, "PIPE-CN-4", "640", "FT", "84.37", "53996.8", "2027-01-19"],
  ["2", `FLANGE, SLIP-ON, 4 IN ${wordsOf(2)}`, "FLG-CN-4", "48", "EA", "312.5", "15000", "2027-01-29"],
  ["3", `VALVE, GLOBE, 3 IN ${wordsOf(3)}`, "VLV-B61", "14", "EA", "2146.9", "30056.6", "2027-02-08"],
];

describe("layout() of items in paragraphs with captions", () => {
  const [first, second, third] = ITEMS as [string[], string[], string[]];

  test("reads a line of each, with the words around its captions", () => {
    expect(read([...HEAD, ...ITEMS.flatMap((item, i) => paragraph(item, 100 + 70 * i))])).toEqual(READ);
  });

  test("reads those of a further page, though it has one alone", () => {
    const pages = [
      [...HEAD, ...paragraph(first, 100), ...paragraph(second, 170)],
      [...HEAD, ...paragraph(third, 100)],
    ];
    expect(read(...pages)).toEqual(READ);
  });

  test("takes counts set in a little from others for none beside them", () => {
    const page = pageOf([...HEAD, ...paragraph(first, 100, 40.4), ...paragraph(second, 170, 46)]);
    expect(layout(readingOf(page), { ownNames: [] })).toHaveLength(1);
  });

  test("points to values where they are printed", () => {
    const page = pageOf([...HEAD, ...ITEMS.flatMap((item, i) => paragraph(item, 100 + 70 * i))]);
    const [draft] = layout(readingOf(page), { ownNames: [] });
    const evidence = draft!.lines[1]!.fields.unitPrice!.evidence as { page: number; box: number[] };
    expect(evidence.page).toBe(1);
    expect(evidence.box[0]).toBeCloseTo(260, 0);
    expect(evidence.box[1]).toBeGreaterThan(190);
    expect(evidence.box[3]).toBeLessThan(214);
  });

  test("reads cards laid beside each other from left to right, one of a unit that nobody knows", () => {
    const card = (item: string[], y: number, x: number): Line[] => {
      const [title, code, count, price, total] = item as [string, ...string[]];
      return [
        [y, [x, title]],
        [y + 12, [x, "Catalog #"], [x + 70, code!]],
        [y + 24, [x, "Quantity"], [x + 70, count!]],
        [y + 36, [x, "Price each"], [x + 70, price!]],
        [y + 48, [x, "Amount"], [x + 70, total!]],
      ];
    };
    const cards = [
      ["1. Zirconia disc A2", "8841-A2", "10 disc", "$138.50", "$1,385.00"],
      ["2. Zirconia disc A3", "8841-A3", "6 disc", "$162.00", "$972.00"],
      ["3. Ingot LT A1", "62-1109", "12 pack", "$94.75", "$1,137.00"],
      ["4. Polishing kit", "POL-ZKIT", "3 kit", "$79.00", "$237.00"],
    ];
    const side = (i: number) => card(cards[i]!, 100 + 80 * Math.floor(i / 2), 40 + 270 * (i % 2));
    const rows = [0, 2].flatMap((i) =>
      side(i).map(
        ([y, ...left], at): Line => [y, ...left, ...(side(i + 1)[at]!.slice(1) as [number, string][])],
      ),
    );
    expect(read([...HEAD, ...rows]).map((row) => [row[0], ...row.slice(2, 4), row[5]])).toEqual([
      ["1", "8841-A2", "10", "138.5"],
      ["2", "8841-A3", "6", "162"],
      ["3", "62-1109", "12", "94.75"],
      ["4", "POL-ZKIT", "3", "79"],
    ]);
  });

  test("takes the next caption for no value of one that is left open", () => {
    const counted = ITEMS.map((item) => item.with(3, item[3]!.split(" ")[0]!));
    const open = (item: string[], y: number): Line[] =>
      paragraph(item, y)
        .slice(0, 4)
        .map((line, i): Line => {
          const unit: [number, string][] = item === counted[1] ? [] : [[150, "EA"]];
          return i === 1 ? [y + 11, [80, "UNIT"], ...unit, [280, "NEED BY"], [340, item[6]!]] : line;
        });
    const rows = read([...HEAD, ...counted.flatMap((item, i) => open(item, 100 + 70 * i))]);
    expect(rows.map((row) => [row[4], row.at(-1)])).toEqual([
      ["EA", "2027-01-19"],
      [undefined, "2027-01-29"],
      ["EA", "2027-02-08"],
    ]);
  });
});
