import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads the maker's code before words under the item's own, with the words set in below them", () => {
  const rows = under(
    [
      ["10044512", "24.00 EA", "13.8500 EA", "332.40", "3484934 CRACK & JOINT FOAM 24OZ CAN", "WITH NOZZLE"],
      [
        "10044870",
        "40.00 EA",
        "9.4700 EA",
        "378.80",
        "2019172 HAMMER BIT TE-CX 1/2 IN X 6 IN",
        "SDS PLUS CARBIDE",
      ],
      [
        "10051223",
        "2.00 EA",
        "619.0000 EA",
        "1,238.00",
        "3535126 ROTARY HAMMER TE 4-A22 KIT",
        "W/CHARGER, CASE",
      ],
    ],
    { from: 230, step: 36 },
    (y, [code, count, price, total, words, more]): Line[] => [
      [y, [40, code!], [150, "03/13/26"], [-270, count!], [-380, price!], [-500, total!]],
      [y + 11, [40, words!]],
      [y + 22, [80, more!]],
    ],
  );
  const heads: Line = [
    210,
    [40, "Item/Mfg Number"],
    [150, "Due Date"],
    [-270, "Order Qty U/M"],
    [-380, "Unit Cost U/M"],
    [-500, "Total"],
  ];
  expect(values([heads, ...rows], "customerSku", "supplierSku", "description")).toEqual([
    ["10044512", "3484934", "CRACK & JOINT FOAM 24OZ CAN WITH NOZZLE"],
    ["10044870", "2019172", "HAMMER BIT TE-CX 1/2 IN X 6 IN SDS PLUS CARBIDE"],
    ["10051223", "3535126", "ROTARY HAMMER TE 4-A22 KIT W/CHARGER, CASE"],
  ]);
});
