import { expect, test } from "bun:test";
import { FIGURES, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const STYLES: [code: string, colour: string, price: string, amount: string][] = [
  ["S145", "Navy", "2.00", "100.00"],
  ["S145", "Orange/Navy", "3.00", "150.00"],
  ["S146", "Black", "4.00", "200.00"],
];
const SIZES = ["S", "M", "L", "XL", "2XL", "3XL", "4XL"];
const COUNTS = ["4", "6", "12", "14", "8", "4", "2"];

test("layout() reads sizes and their counts under each row, which stand under columns of other things, with the row's colour and price", () => {
  const rows = under(STYLES, { from: 320, step: 60 }, (y, [code, colour, price, amount]): Line[] => [
    [y, [40, code], [140, "Work shirt, cotton"], [-400, "50"], [-480, price], [-570, amount]],
    [y + 11, [140, `Colour: ${colour}`]],
    [y + 24, [60, "Size"], ...SIZES.map((size, i): [number, string] => [90 + i * 36, size])],
    [y + 36, [60, "Qty"], ...COUNTS.map((count, i): [number, string] => [90 + i * 36, count])],
  ]);
  const lines = values(
    [[300, [40, "Style"], [140, "Description"], ...FIGURES], ...rows, [560, [40, "Total"], [-570, "450.00"]]],
    "description",
    "quantity",
    "unitPrice",
  );
  expect(lines).toEqual(
    STYLES.flatMap(([, colour, price]) =>
      SIZES.map((size, i) => [`Work shirt, cotton ${colour} ${size}`, COUNTS[i], String(Number(price))]),
    ),
  );
});
