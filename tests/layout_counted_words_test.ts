import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

type Row = [number: string, count: string, unit: string, words: string, price: string, amount: string];

const HEAD: Row = ["Pos.", "", "Menge", "Bezeichung", "E-Preis", "G-Preis"];

const ROWS: Row[] = [
  ["1", "12", "Stck", "Kugelhahn 2-tlg. DN25", "38,45", "461,40"],
  ["2", "36", "m", "Rohr nahtlos 33,7 x 2,6 mm", "21,36", "768,96"],
  ["3", "50", "Stck", "Rohrschelle 32-36 mm", "2,07", "103,50"],
];

function line(y: number, [number, count, unit, words, price, amount]: Row): Line {
  return [
    y,
    [40, number],
    ...(count ? [[-114, count] as [number, string]] : []),
    [-134, unit],
    [138, words],
    [-480, price],
    [-570, amount],
  ];
}

test("layout() parts a heading of counts where the words of items begin under one of its own that nobody knows", () =>
  expect(
    values(
      [
        line(300, HEAD),
        ...under(ROWS, { from: 320, step: 30 }, (y, row) => [
          line(y, row),
          [y + 12, [138, "mit Zeugnis 3.1"]],
        ]),
      ],
      "quantity",
      "unit",
      "description",
    ),
  ).toEqual([
    ["12", "Stck", "Kugelhahn 2-tlg. DN25 mit Zeugnis 3.1"],
    ["36", "m", "Rohr nahtlos 33,7 x 2,6 mm mit Zeugnis 3.1"],
    ["50", "Stck", "Rohrschelle 32-36 mm mit Zeugnis 3.1"],
  ]));
