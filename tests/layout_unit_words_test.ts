import { describe, expect, test } from "bun:test";
import { readTitled, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

type Row = [words: string, tax: string, count: string, price: string, amount: string];

const ROWS: Row[] = [
  ["[VPM-7542] Seal kit", "VAT 0%", "10.00 PCE", "14.75", "147.50"],
  ["[STOU-205] Engine oil", "VAT 0%", "4.00 Drum 205L", "512.80", "2,051.20"],
  ["[PET-31] Parsley", "VAT 0%", "200 Bd", "0.58", "116.00"],
  ["[FIL-265] Fuel filter", "VAT 0%", "60.00 PCE", "3.48", "208.80"],
];

function line(y: number, [words, tax, count, price, amount]: Row): Line {
  return [y, [40, words], [230, tax], [-400, count], [-480, price], [-570, amount]];
}

function drafted(rows: Row[]) {
  return readTitled([
    line(300, ["Description", "Taxes", "Qty", "Unit Price", "Net Price"]),
    ...under(rows, { from: 316, step: 16 }, (y, row) => [line(y, row)]),
    [420, [-480, "Net Total:"], [-570, "2,523.50"]],
  ]);
}

describe("layout() a count with words behind it", () => {
  test("is of whatever they say, where it makes the amount", () =>
    expect(valuesOf(drafted(ROWS), "quantity", "unit")).toEqual([
      ["10", "PCE"],
      ["4", "Drum 205L"],
      ["200", "Bd"],
      ["60", "PCE"],
    ]));

  test("is none where it doesn't, and its row is told, taxed as it may be", () => {
    const { lines, findings } = drafted(
      ROWS.with(1, ["[STOU-205] Engine oil", "VAT 0%", "4 or 5", "512.80", "2,300.00"]),
    );
    expect(lines.map(({ fields }) => fields.quantity?.value)).toEqual(["10", undefined, "200", "60"]);
    expect(findings.map(({ code, message }) => [code, message])).toContainEqual([
      "unread_value",
      'Line 2: the quantity "4 or 5" could not be read',
    ]);
  });
});

describe("layout() lengths in short behind a count", () => {
  test("are its unit, no part of the code beside it", () => {
    const rows: string[][] = [
      ["24 lgth", "PSE 150x22", "Skirting torus", "11.20", "268.80"],
      ["36 lgth", "TW-47100-C16", "Sawn C16 treated", "9.85", "354.60"],
      ["18 bag", "THS-25KG", "Thistle Multi-Finish", "9.60", "172.80"],
    ];
    const told = ([count, code, words, price, amount]: string[], y: number): Line => [
      y,
      [48, count!],
      [118, code!],
      [208, words!],
      [-480, price!],
      [-570, amount!],
    ];
    const draft = readTitled([
      told(["Quantity", "Ref.", "Description", "Price each", "£"], 214),
      ...rows.map((row, i) => told(row, 240 + 24 * i)),
      [380, [-480, "Total"], [-570, "796.20"]],
    ]);
    expect(valuesOf(draft, "quantity", "unit", "customerSku")).toEqual([
      ["24", "lgth", "PSE 150x22"],
      ["36", "lgth", "TW-47100-C16"],
      ["18", "bag", "THS-25KG"],
    ]);
  });
});
