import { expect, test } from "bun:test";
import { COUNTED, FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const ITEMS: [number: string, words: string[], own: string, theirs: string][] = [
  ["1.000", ["BEARING, SPHERICAL ROLLER, 100MM", "BORE, TAPERED, C3"], "40168", "22220 EK/C3"],
  ["2.000", ["BEARING, NEEDLE, DRAWN CUP,", "POLYAMIDE CAGE", "SEALED"], "41538", "HK 2520"],
  ["3.000", ["GLOVES, OIL RESISTANT, WHITE"], "42497", "TMBA G11W"],
];

test("layout() reads codes that stand below all words under captions of their own, whose other captions go on a line below", () => {
  const rows = under(ITEMS, { from: 330, step: 56 }, (y, [number, words, own, theirs]) => [
    [y, [40, number], [80, words[0]!], [-360, "4"], [375, "EA"], [-480, "1.50"], [-540, "6.00"]],
    ...words.slice(1).map((text, i): [number, [number, string]] => [y + 11 * (i + 1), [80, text]]),
    [y + 11 * words.length, [80, own], [170, theirs]],
  ]);
  const lines = values(
    [
      [
        300,
        [40, "Line"],
        [80, "Description"],
        [200, "/"],
        [-360, "Ordered"],
        [372, "UM"],
        [-480, "Unit Cost"],
      ],
      [300.2, [-540, "Extended"]],
      [311.5, [40, "No"], [80, "Item No."], [170, "Supplier Item No."], [-540, "Amount"]],
      ...rows,
    ],
    "customerSku",
    "supplierSku",
    "description",
  );
  expect(lines).toEqual(ITEMS.map(([, words, own, theirs]) => [own, theirs, words.join(" ")]));
});

test("layout() reads a code of several words under words in small letters, where the heading names both", () => {
  const rows = under(
    [
      ["Meter, iPERL 3/4 x 7-1/2 gal", "539 341 1025"],
      ["Meter box lid, polymer, reader hole", "1324 LID"],
      ["Repair clamp full circle stainless", "226-00089912-000"],
      ["Asphalt cold patch, 50 lb bag", ""],
      ["Fire hydrant, 5-1/4 in, 6 ft", "bury, 6 in shoe, paint yellow A-423"],
      ["PIPE, PVC, WHITE, PLAIN END", "SCH 40 20FT 4000"],
    ],
    { from: 330, step: 50 },
    (y, [words, more]): Line[] => [
      [y, [40, `${(y - 280) / 50}`], [80, words!], ...COUNTED],
      ...(more ? [[y + 12, [80, more]] as Line] : []),
      [y + 24, [80, "500-5320-531.61-20"], [-300, "$18.00"]],
    ],
  );
  const heads: Line = [300, [40, "Item #"], [80, "Description/PartNo"], ...FIGURES];
  expect(values([heads, ...rows], "customerSku", "description")).toEqual([
    ["539 341 1025", "Meter, iPERL 3/4 x 7-1/2 gal"],
    ["1324 LID", "Meter box lid, polymer, reader hole"],
    ["226-00089912-000", "Repair clamp full circle stainless"],
    [undefined, "Asphalt cold patch, 50 lb bag"],
    [undefined, "Fire hydrant, 5-1/4 in, 6 ft bury, 6 in shoe, paint yellow A-423"],
    [undefined, "PIPE, PVC, WHITE, PLAIN END SCH 40 20FT 4000"],
  ]);
});
