import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { readingOf } from "./_reading.ts";
import { type Line, pageOf } from "./fixtures/layouts/_page.ts";

test("layout() takes the price that closes conditions for a count with its day, captions of codes between them", () => {
  const line = (y: number, code: string, [count, gross, before, off, net, total]: string[]): Line[] => [
    [
      y,
      [40, `000${y / 10}`],
      [75, code],
      [149, "BEARING BALL"],
      [-300, `${count}.000`],
      [302, "EA"],
      [370, "21.09.2026"],
    ],
    [y + 10, [149, "6308-2Z"]],
    [y + 20, [75, "Supplier Mat."], [149, `BRG-${code}`]],
    [y + 30, [75, "Manufacturer"], [149, "SKF (U.K.) LIMITED"]],
    [y + 40, [75, "Mfr Part No."], [149, "22218 EK/C3"]],
    [y + 50, [149, "Gross Price"], [-480, `${gross} /EA`], [-557, before!]],
    [y + 60, [149, "Discount % on Gross"], [-480, "35.000- %"], [-557, `${off}-`]],
    [y + 70, [149, "Net Price"], [-480, `${net} /EA`], [-557, total!]],
  ];
  const page = pageOf([
    [40, [40, "Purchase Order 4711"]],
    [
      100,
      [40, "Item"],
      [75, "Material"],
      [149, "Description"],
      [270, "Quantity Unit"],
      [370, "Delivery date"],
      [440, "Price / Unit"],
      [-557, "Amount"],
    ],
    ...line(120, "30018844", ["24", "18.46", "443.04", "155.04", "12.00", "288.00"]),
    ...line(220, "30018851", ["6", "214.90", "1,289.40", "541.56", "124.64", "747.84"]),
    [320, [149, "Total net value"], [-557, "1,035.84"]],
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(
    draft!.lines.map(({ fields: { supplierSku, quantity, unitPrice, lineTotal } }) =>
      [supplierSku, quantity, unitPrice, lineTotal].map((field) => field?.value),
    ),
  ).toEqual([
    ["22218 EK/C3", "24", "12", "288"],
    ["22218 EK/C3", "6", "124.64", "747.84"],
  ]);
  expect(draft!.findings).toEqual([]);
});

test("layout() goes on with a line's days behind conditions that come to its own amount", () => {
  const line = (
    y: number,
    code: string,
    [count, price, total]: string[],
    conditions: Line[] = [],
  ): Line[] => [
    [y, [40, `000${y / 10}`], [75, code], [170, "VALVE BALL 2IN"]],
    [y + 12, [-150, count!], [160, "EA"], [380, `${price} / 1 EA`], [-550, total!]],
    [y + 24, [80, `Your material number BV-${code}`]],
    ...conditions,
    [y + 72, [101, "Delivery date:"], [160, "Day 04/20/2026"]],
  ];
  const page = pageOf([
    [40, [40, "Purchase order 4711"]],
    [100, [40, "Item"], [75, "Material"], [170, "Description"]],
    [112, [111, "Order qty."], [160, "Unit"], [380, "Price per unit"], [-550, "Net value"]],
    ...line(
      130,
      "R100",
      ["40", "218.50", "8,740.00"],
      [
        [166, [101, "Gross Price"], [240, "230.00 USD"], [310, "1 EA"], [-470, "9,200.00"]],
        [178, [101, "Discount %"], [240, "5.000- %"], [-470, "460.00-"]],
        [190, [101, "Net value incl. disc"], [-470, "8,740.00"]],
      ],
    ),
    ...line(230, "R200", ["10", "5.00", "50.00"]),
    [330, [220, "Total net value excl. tax USD"], [-550, "8,790.00"]],
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(
    draft!.lines.map(({ fields: { unitPrice, description, requiredDate } }) =>
      [unitPrice, description, requiredDate].map((field) => field?.value),
    ),
  ).toEqual([
    ["218.5", "VALVE BALL 2IN", "2026-04-20"],
    ["5", "VALVE BALL 2IN", "2026-04-20"],
  ]);
});
