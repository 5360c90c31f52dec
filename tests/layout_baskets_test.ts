import { describe, expect, test } from "bun:test";
import { read, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

type Item = [words: string, code: string, unit: string, ...figures: [string, string, string]];

const item = (y: number, [words, code, unit, count, price, total]: Item): Line[] => [
  [y, [90, words], [350, "Qty"], [380, count], [-480, price], [-560, total]],
  [y + 11, [90, `Stock No.: ${code}`], [372, unit], [-480, "unit price"]],
  [y + 22, [90, "Brand: Espressif"], [350, "Update Remove"]],
];

describe("a basket of a web shop", () => {
  const items: Item[] = [
    ["Espressif Wi-Fi module, SMD-38", "827-0531", "Each", "25", "€2.93", "€73.25"],
    ["TE Connectivity chip resistor", "603-1206J10K", "Each (On a Reel)", "1000", "€0.0091", "€9.10"],
    ["Diodes Inc rectifier diode", "144-727", "Each (On a Tape of 50)", "200", "€0.046", "€9.20"],
    ["Hammond enclosure ABS", "122-5088", "Each", "18", "€7.26", "€130.68"],
  ];
  const draft = read(
    [40, [40, "Your basket"]],
    [60, [40, "Account: Lough Derg Instruments Ltd"]],
    ...under(items, { from: 120, step: 50 }, item),
    [340, [-560, "Goods total: €222.23"]],
  );

  test("reads each item's figures, with the unit right under its count and the code behind its caption", () => {
    expect(valuesOf(draft, "customerSku", "quantity", "unit", "unitPrice", "lineTotal")).toEqual([
      ["827-0531", "25", "Each", "2.93", "73.25"],
      ["603-1206J10K", "1000", "Each", "0.0091", "9.1"],
      ["144-727", "200", "Each", "0.046", "9.2"],
      ["122-5088", "18", "Each", "7.26", "130.68"],
    ]);
  });
});
