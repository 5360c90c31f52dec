import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads a code behind the name that the others stand behind, and one that its own name says", () => {
  const rows = under(
    [
      ["1", "120", 'Anchor rod HAS-V-36 5/8" x 8" -', "4.580", "549.60", "Hilti 2045015"],
      ["2", "60", "Epoxy 11.1 oz - Hilti", "41.905", "2,514.30", "2123402 (incl. mixer)"],
      ["3", "48", "Threaded insert HIS-RN 1/2 - cat.", "22.160", "1,063.68", "No. 433016"],
      ["4", "4", "Hollow bit - Hilti", "178.400", "713.60", "2077512"],
      ["5", "12", "Safe Set brush 3/4 Hilti 58249", "15.370", "184.44", ""],
    ],
    { from: 230, step: 28 },
    (y, [number, count, words, price, total, more]): Line[] => [
      [y, [40, number!], [-120, count!], [140, "EA"], [180, words!], [-480, price!], [-570, total!]],
      ...(more ? [[y + 11, [180, more]] satisfies Line] : []),
    ],
  );
  const heads: Line = [
    210,
    [40, "Item"],
    [-120, "Qty"],
    [140, "Unit"],
    [180, "Description"],
    [-480, "Unit Price"],
    [-570, "Total"],
  ];
  expect(values([heads, ...rows], "customerSku")).toEqual([
    ["2045015"],
    ["2123402"],
    ["433016"],
    ["2077512"],
    ["58249"],
  ]);
});
