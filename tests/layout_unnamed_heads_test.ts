import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const BOOKS = ["Apeirogon McCann, Colum", "Honeybee Silvey, Craig", "The bass rock Wyld, Evie"];

const FIGURES: [number, string][] = [
  [-300, "Qty"],
  [-360, "RRP"],
  [-420, "Discount"],
  [-480, "GST"],
  [-570, "Total tax inc."],
];
const COUNTED = ["2", "22.99", "35.00%", "10.00%", "29.89"];

test("layout() reads lines under headings none of which names an item, by the words under one that nobody knows", () => {
  const rows: Line[] = [
    [300, [40, "Basket (No.)"], [110, "Document"], ...FIGURES],
    ...under(BOOKS, { from: 320, step: 24 }, (y, words) => [
      [y, [40, "1187"], [110, words], ...COUNTED.map((text, i): [number, string] => [FIGURES[i]![0], text])],
      [y + 11, [110, "Bloomsbury, 2021"]],
    ]),
  ];
  expect(values(rows, "quantity", "unitPrice", "lineTotal", "description")).toEqual(
    BOOKS.map((words) => ["2", "22.99", "29.89", `${words} Bloomsbury, 2021`]),
  );
});
