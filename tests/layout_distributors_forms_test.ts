import { expect, test } from "bun:test";
import { FIGURES, readTitled, under, values, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const PIPES = [
  ["WLD STD 90LR 4", "4 STD WT LR 90 ELBOW BW", "24", "31.770", "0.5350", "407.93"],
  ["WLD STD TEE 4", "4 STD WT STRAIGHT TEE BW", "8", "92.400", "0.5350", "395.47"],
  ["FLG WN150RF4STD", "4 150# RF WELD NECK FLANGE STD BORE", "16", "71.050", "0.4800", "545.66"],
  ["BON T580-70-2", "2 BRONZE BALL VALVE THRD FULL PORT", "12", "101.200", "0.4250", "516.12"],
  ["GRV 77-4", "4 STYLE 77 FLEX COUPLING PTD W/E GSKT", "30", "38.640", "0.6125", "710.01"],
  ["PIPE A53BE SMLS 2X21", "2 STD A53B SMLS BE DRL PLAIN END", "10", "11.480", "0.5000", "57.40"],
];

const LISTED: Line[] = [
  [
    300,
    [40, "Line"],
    [70, "Product and Description"],
    [-400, "Quantity"],
    [-460, "Unit Price"],
    [-510, "Multipl"],
    [-570, "Amount"],
  ],
  ...under(PIPES, { from: 316, step: 30 }, (y, [product, words, count, price, factor, amount]) => [
    [
      y,
      [40, `${1 + (y - 316) / 30}`],
      [70, product!],
      [-400, count!],
      [-460, price!],
      [-510, factor!],
      [-570, amount!],
    ],
    [y + 12, [70, words!]],
  ]),
];

test('layout() reads the names in capitals over the words of all items under "Product and Description" as their codes', () => {
  expect(values(LISTED, "customerSku", "description")).toEqual(
    PIPES.map(([product, words]) => [product, words]),
  );
});

test("verify() tells that a price is before the factor that is printed beside it", () => {
  const { findings } = readTitled(LISTED);
  expect(findings.map(({ code, message }) => [code, message.slice(0, 61)])).toEqual([
    ["price_before_discount", "Line 1: the price 31.77 is before a discount of 46.5 %, and t"],
  ]);
});

test('layout() reads a code of three figures behind "Pn:"', () => {
  const rows: Line[] = [
    [300, [40, "Qty"], [100, "Description"], [-480, "Unit Price"], [-570, "Amount"]],
    [316, [40, "100ea"], [100, "RACO 232"], [-480, "196.400/c"], [-570, "196.40"]],
    [328, [100, "4 SQ BOX 2-1/8 DEEP 1/2 & 3/4 KO WELDED"]],
    [340, [100, "Pn: 232"], [180, "UPC: 05016903232"]],
    [360, [40, "30ea"], [100, "HUBW CR5362I"], [-480, "2.985/ea"], [-570, "89.55"]],
    [372, [100, "DUP RCPT 20A 125V 5-20R IVORY"]],
    [384, [100, "Pn: CR5362I"], [180, "UPC: 78358522871"]],
  ];
  expect(values(rows, "customerSku")).toEqual([["232"], ["CR5362I"]]);
});

test("layout() counts lumber in board feet, priced by the thousand", () => {
  const draft = readTitled([
    [300, [40, "Product"], [140, "Description"], [-400, "Quantity"], [-480, "Price"], [-570, "Total"]],
    [
      316,
      [40, "2416SYP2"],
      [140, "SYP KD19 S4S"],
      [-400, "14,112 BF"],
      [-480, "612.00 /MBF"],
      [-570, "8,636.54"],
    ],
    [
      328,
      [40, "2612SYP2"],
      [140, "SYP KD15 S4S"],
      [-400, "8,448 BF"],
      [-480, "588.00 /MBF"],
      [-570, "4,967.42"],
    ],
  ]);
  expect(valuesOf(draft, "quantity", "unit", "unitPrice", "priceBasis")).toEqual([
    ["14112", "BF", "612", "1000"],
    ["8448", "BF", "588", "1000"],
  ]);
});

test("verify() finds a credit in brackets around its dollars", () => {
  const { lines, findings } = readTitled([
    [300, [40, "Item"], [140, "Description"], ...FIGURES],
    [316, [40, "LAB-4949"], [140, "TUBE CENTRIFUGE 50ML"], [-400, "4"], [-480, "$231.70"], [-570, "$926.80"]],
    [
      330,
      [40, "LAB-3510"],
      [140, "CREDIT WATER HPLC 4L"],
      [-400, "(3)"],
      [-480, "$38.45"],
      [-570, "($115.35)"],
    ],
  ]);
  expect(lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["926.8", "-115.35"]);
  expect(findings.map(({ code }) => code)).not.toContain("ungrounded");
});
