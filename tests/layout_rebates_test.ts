import { describe, expect, test } from "bun:test";
import { rebateIn } from "../src/extraction/layout/values/rebates.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of discounts", () => {
  test("reads the price under a heading nobody knows that several discounts, one after the other, bring to the amount", () => {
    const rows = under(
      [
        ["4", "398.00", "38+5%", "937.69"],
        ["4", "89.60", "38%", "222.21"],
        ["4", "431.00", "40+5+2%", "963.03"],
      ],
      { from: 216, step: 16 },
      (y, [count, price, off, total]): Line[] => [
        [
          y,
          [40, `AB-10${y}`],
          [140, "Wall frame"],
          [-300, count!],
          [-380, price!],
          [-460, off!],
          [-570, total!],
        ],
      ],
    );
    const heads: Line = [
      200,
      [40, "Item"],
      [140, "Description"],
      [-300, "Qty"],
      [-380, "Listenpr."],
      [-460, "Rabatte"],
      [-570, "Amount"],
    ];
    expect(values([heads, ...rows], "quantity", "unitPrice", "lineTotal")).toEqual([
      ["4", "398", "937.69"],
      ["4", "89.6", "222.21"],
      ["4", "431", "963.03"],
    ]);
  });

  test("reads a count with an unknown unit behind it whose price less the discount makes the amount", () => {
    const heads: Line = [
      200,
      [40, "Item"],
      [140, "Description"],
      [-300, "Qty"],
      [-380, "Unit Price"],
      [-460, "Discount"],
      [-570, "Amount"],
    ];
    const rows = under(
      [
        ["14.00 PC", "24.180", "42.00 %", "196.34"],
        ["12.00 CR", "44.700", "30.00 %", "375.48"],
        ["250.00 PC", "3.850", "20.00 %", "770.00"],
      ],
      { from: 216, step: 16 },
      (y, [count, price, off, total]): Line[] => [
        [
          y,
          [40, `AB-10${y}`],
          [140, "Conduit 20"],
          [-300, count!],
          [-380, price!],
          [-460, off!],
          [-570, total!],
        ],
      ],
    );
    expect(values([heads, ...rows], "quantity", "unit")[1]).toEqual(["12", "CR"]);
  });

  test("reads counts under a broken heading over two columns of discounts that a number tells apart", () => {
    const heads: Line[] = [
      [
        200,
        [40, "CÓDIGO"],
        [130, "REF."],
        [210, "DESCRIPCIÓN"],
        [-380, "UNIDA-"],
        [-440, "PRECIO"],
        [-475, "DTO."],
        [-510, "DTO."],
        [-570, "IMPORTE"],
      ],
      [211, [130, "PROVEEDOR"], [-380, "DES"], [-440, "UNITARIO"], [-470, "1"], [-505, "2"]],
    ];
    const rows = under(
      [
        ["24,00", "7,840", "45", "10", "93,14"],
        ["4,00", "118,900", "45", "", "261,58"],
        ["12,00", "19,360", "50", "5", "110,35"],
      ],
      { from: 230, step: 16 },
      (y, [count, price, first, second, total]): Line[] => [
        [
          y,
          [40, `01RO6${y}`],
          [130, `6${y} EK`],
          [210, "RODAMIENTO SKF"],
          [-380, count!],
          [-440, price!],
          [-470, first!],
          ...(second ? [[-505, second] as [number, string]] : []),
          [-570, total!],
        ],
      ],
    );
    expect(values([...heads, ...rows], "quantity", "unitPrice")).toEqual([
      ["24", "7.84"],
      ["4", "118.9"],
      ["12", "19.36"],
    ]);
  });
});

test("rebateIn() reads several discounts as what they take off in all", () => {
  const read = (text: string) => Number(rebateIn(text, ",")?.value).toFixed(2);
  expect(["20 %", "38+5%", "50 + 10 + 2,5", "40"].map(read)).toEqual(["20.00", "41.10", "56.13", "40.00"]);
  expect(rebateIn("net", ",")).toBeNull();
});
