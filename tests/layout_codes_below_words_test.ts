import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";

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
