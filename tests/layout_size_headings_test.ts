import { expect, test } from "bun:test";
import { readTitled, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const SIZES: [number, string][] = ["XS", "S", "M", "L", "XL"].map((size, i) => [260 + i * 28, size]);

function counts(...texts: string[]): [number, string][] {
  return texts.map((text, i) => [-(272 + i * 28), text]);
}

test("layout() reads the counts of sizes that stand on a line of their own below the other headings, and of their sums the last as that of all", () => {
  const rows: Line[] = [
    [330, [40, "HP-1041"], [100, "Heavyweight tee"], ...counts("4", "6", "8", "6", "2")],
    [346, [40, "HP-2210"], [100, "Hooded sweatshirt"], ...counts("2", "4", "6", "4", "2")],
  ];
  const [first, second] = rows as [Line, Line];
  const draft = readTitled([
    [300, [300, "SIZE / UNITS"], [-440, "Total"], [-500, "Unit"], [-560, "Ext."]],
    [304, [40, "Style"], [100, "Description"]],
    [309, [-440, "Units"], [-500, "Cost"], [-560, "Cost"]],
    [314, ...SIZES],
    [...first, [-440, "26"], [-500, "2.00"], [-560, "52.00"]],
    [...second, [-440, "18"], [-500, "3.00"], [-560, "54.00"]],
    [
      362,
      [140, "TOTAL UNITS BY SIZE"],
      ...counts("6", "10", "14", "10", "4"),
      [-440, "44"],
      [-560, "106.00"],
    ],
  ]);
  expect(valuesOf(draft, "description", "quantity")).toEqual([
    ["Heavyweight tee XS", "4"],
    ["Heavyweight tee S", "6"],
    ["Heavyweight tee M", "8"],
    ["Heavyweight tee L", "6"],
    ["Heavyweight tee XL", "2"],
    ["Hooded sweatshirt XS", "2"],
    ["Hooded sweatshirt S", "4"],
    ["Hooded sweatshirt M", "6"],
    ["Hooded sweatshirt L", "4"],
    ["Hooded sweatshirt XL", "2"],
  ]);
  expect(draft.findings).toEqual([]);
  expect(draft.proof.printedQuantity).toBe("44");
});
