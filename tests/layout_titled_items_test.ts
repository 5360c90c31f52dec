import { describe, expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

type Item = [title: string, words: string, more: string, code: string, count: string, unit: string];

const item = (from: number, [title, words, more, code, count, unit]: Item): Line[] => [
  [from, [40, title]],
  [from + 14, [40, "Description:"], [140, words]],
  ...(more ? [[from + 28, [40, more]] as Line] : []),
  [from + 42, [40, "Catalogue no.:"], [140, code]],
  [from + 56, [40, "Quantity:"], [140, count]],
  [from + 70, [40, "Unit of issue:"], [140, unit]],
  [from + 84, [40, "For use in:"], [140, "Ward 4B"]],
];

describe("items under titles that count them", () => {
  test("are read line by line behind their captions, words that go on with them and units of so many", () => {
    const items: Item[] = [
      ["Item 1 of 3", "Catheter, foley, 16 FR", "", "165816", "4 (four)", "Box of 10"],
      ["Item 2 of 3", "Dressing, foam, adhesive, 12.5 x 12.5 cm,", "with border", "595300", "15", "Box of 5"],
      ["Item 3 of 3", "Glove, surgical, size 7 1/2", "", "48575", "8", "Box of 50 pairs"],
    ];
    const rows = under(items, { from: 120, step: 110 }, item);
    expect(values(rows, "customerSku", "description", "quantity", "unit")).toEqual([
      ["165816", "Catheter, foley, 16 FR", "4", "Box of 10"],
      ["595300", "Dressing, foam, adhesive, 12.5 x 12.5 cm, with border", "15", "Box of 5"],
      ["48575", "Glove, surgical, size 7 1/2", "8", "Box of 50 pairs"],
    ]);
  });
});
