import { expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads the lower captions of items of two lines, of which one numbers a discount as the one over it does", () => {
  const captions: Line[] = [
    [
      200,
      [36, "ITEM"],
      [64, "CODIGO"],
      [150, "DESCRIPCION DEL ARTICULO"],
      [310, "U.M"],
      [-400, "CANTIDAD"],
      [-460, "PREC.UNIT"],
      [-500, "%DSC1"],
      [-570, "VALOR VENTA"],
    ],
    [211, [64, "COD.PROVEEDOR"], [150, "MARCA"], [310, "FEC.ENTREGA"], [-500, "%DSC2"]],
  ];
  const items: Line[] = [
    [
      "02010045",
      "BOMBA SUMERGIBLE 22 KW",
      "1.000",
      "450.0000",
      "450.00",
      "RC-22KW-380",
      "FLYGT",
      "25/05/2026",
    ],
    [
      "04060008",
      "VALVULA CHECK SWING",
      "4.000",
      "612.9000",
      "2,451.60",
      "VCH-4-200",
      "CIMVALVE",
      "18/05/2026",
    ],
  ].flatMap(([code, words, count, price, total, theirs, make, day], i): Line[] => [
    [
      230 + 33 * i,
      [36, `00${i + 1}`],
      [64, code!],
      [150, words!],
      [310, "UND"],
      [-400, count!],
      [-460, price!],
      [-570, total!],
    ],
    [241 + 33 * i, [64, theirs!], [150, make!], [310, day!]],
  ]);
  expect(values([...captions, ...items], "supplierSku", "unitPrice", "requiredDate")).toEqual([
    ["RC-22KW-380", "450", "2026-05-25"],
    ["VCH-4-200", "612.9", "2026-05-18"],
  ]);
});
