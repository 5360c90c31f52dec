import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads codes that only some rows have over words that run across, and those that words behind a number's name say", () => {
  const rows = under(
    [
      [
        "00010",
        "4",
        "51022887",
        "58.3100",
        "233.24",
        "CONTACTOR, 3 POLE, 9A, 24VDC COIL",
        "RS STOCK NO: 434-279",
      ],
      [
        "00020",
        "6",
        "",
        "71.0400",
        "426.24",
        "PHOTOELECTRIC SENSOR DIFFUSE M18",
        "YOUR PRODUCT CODE 619-9890",
      ],
      [
        "00030",
        "20",
        "51087103",
        "9.6760",
        "193.52",
        "BEARING, DEEP GROOVE BALL, SEALED",
        "RS PART NUMBER 198-8692",
      ],
      ["00040", "100", "", "2.2385", "223.85", "FUSE CARTRIDGE HRC 20A 690VAC", "RS STOCK NUMBER 211-1188P"],
    ],
    { from: 230, step: 42 },
    (y, [number, count, code, price, total, words, said]): Line[] => [
      [
        y,
        ...([
          [44, number],
          [-100, count],
          [111, code],
          [251, "EA"],
          [-400, price],
          [-551, total],
        ].filter(([, text]) => text) as [number, string][]),
      ],
      [y + 11, [44, words!]],
      [y + 22, [44, said!]],
    ],
  );
  const heads: Line = [
    200,
    [45, "No."],
    [-100, "Qty"],
    [111, "Material"],
    [251, "Unit"],
    [-400, "Unit price"],
    [-551, "Value"],
  ];
  expect(values([heads, ...rows], "customerSku", "supplierSku", "quantity", "description")).toEqual([
    ["51022887", undefined, "4", "CONTACTOR, 3 POLE, 9A, 24VDC COIL"],
    [undefined, "619-9890", "6", "PHOTOELECTRIC SENSOR DIFFUSE M18"],
    ["51087103", undefined, "20", "BEARING, DEEP GROOVE BALL, SEALED"],
    ["211-1188P", undefined, "100", "FUSE CARTRIDGE HRC 20A 690VAC"],
  ]);
});

test("layout() reads whose number a code is where what it is of stands behind that word", () => {
  const rows: Line[] = [
    [
      200,
      [40, "Pos."],
      [80, "Material"],
      [150, "Denominación"],
      [-400, "Cantidad"],
      [-480, "Precio"],
      [-570, "Valor neto"],
    ],
    [
      220,
      [40, "00010"],
      [80, "10004471823"],
      [150, "CONTACTOR TRIPOLAR"],
      [-400, "6"],
      [-480, "84,20"],
      [-570, "505,20"],
    ],
    [232, [150, "Su número de material: 3RT2026-1BB40"]],
  ];
  expect(values(rows, "customerSku", "supplierSku")).toEqual([["10004471823", "3RT2026-1BB40"]]);
});
