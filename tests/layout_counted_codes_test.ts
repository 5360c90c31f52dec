import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const linesOf = (...rows: Rows) =>
  layout(
    readingOf(pageOf([[30, [40, "Corran Ferry Days Ltd"]], [50, [40, "Purchase Order 4711"]], ...rows])),
    {
      ownNames: [],
    },
  )[0]!.lines;

const CAPTIONS: Rows[number] = [106, [170, "Item Name"], [360, "Quantity"], [440, "Price"], [540, "Total"]];
const [, ...ALONE] = CAPTIONS;

const broken = (
  y: number,
  id: string,
  [first, second]: [string, string],
  figures: [string, string, string],
) =>
  [
    [y, [110, first]],
    [
      y + 5,
      [40, id],
      [170, "Cotton twill, bleached"],
      [-395, figures[0]],
      [-465, figures[1]],
      [-565, figures[2]],
    ],
    [y + 10, [110, second]],
  ] as Rows;

test.each([
  [
    "over",
    [
      [96, [40, "Inventory"], [110, "Item"]],
      [106, [40, "Item ID"], [110, "Code"], ...ALONE],
    ],
  ],
  ["around", [[101, [40, "Inventory"], [110, "Item"]], CAPTIONS, [111, [40, "Item ID"], [110, "Code"]]]],
] as [string, Rows][])(
  "layout() reads a code that its narrow cell breaks beside a column that only counts, their captions broken %s the others",
  (_, heading) => {
    const lines = linesOf(
      ...heading,
      ...broken(130, "41", ["FAB-", "2310"], ["12", "1.50", "18.00"]),
      ...broken(160, "42", ["FAB-", "2201"], ["40", "0.50", "20.00"]),
      ...broken(190, "43", ["PKG-", "1009"], ["10", "2.50", "25.00"]),
    );
    const codes = lines.map(({ fields }) => fields.customerSku?.value);
    // Around the others a half may be left out, which verify() tells; its second half alone is no code.
    if (heading.length > 2) expect(codes.map((code) => code?.slice(0, 4))).toEqual(["FAB-", "FAB-", "PKG-"]);
    else expect(codes).toEqual(["FAB-2310", "FAB-2201", "PKG-1009"]);
  },
);

describe("layout() of counts headed as a number", () => {
  const read = (count: string, amount: string) => {
    const page = pageOf([
      [40, [40, "Order no. 4711"]],
      [300, [40, "Ref."], [140, "Goods"], [360, count], [430, "Each £"], [540, amount]],
      [320, [40, "AB-1001"], [140, "Hex bolt"], [-380, "12"], [-460, "1.50"], [-560, "18.00"]],
      [340, [40, "AB-1002"], [140, "Hex nut"], [-380, "40"], [-460, "0.50"], [-560, "20.00"]],
      [360, [40, "AB-1003"], [140, "Washer"], [-380, "5"], [-460, "0.10"], [-560, "0.50"]],
    ]);
    const [draft] = layout(readingOf(page), { ownNames: [] });
    return draft!.lines.map(({ fields }) => [fields.quantity?.value, fields.lineTotal?.value]);
  };

  test.each([
    ["No.", "Amount £"],
    ["Number", "Amount"],
    ["No.", "£"],
  ])("reads %p as how many where that multiplies, %p as what they come to", (count, amount) => {
    expect(read(count, amount)).toEqual([
      ["12", "18"],
      ["40", "20"],
      ["5", "0.5"],
    ]);
  });
});
