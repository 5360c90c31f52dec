import { describe, expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const figures = (y: number, word: string, places: number[], ...texts: string[]): Line => [
  y,
  [40, word],
  ...texts.flatMap((text, i): [number, string][] => (text ? [[-places[i]!, text]] : [])),
];

const [THREE, FIVE] = [
  [160, 220, 280, 400, 460, 550],
  [150, 190, 230, 270, 310, 400, 460, 550],
];

describe("styles of a page", () => {
  test("are named by first words like the codes of others, with sizes of children before letters and blank cells", () => {
    const rows = [
      [120, [40, "3JVN V-NECK JUMPER COTTON"]] as Line,
      figures(134, "Colour", THREE, "24", "26", "28", "Total", "Cost £", "Value £"),
      figures(147, "NAVY", THREE, "30", "48", "66", "144", "6.85", "986.40"),
      figures(160, "BOTTLE", THREE, "12", "", "24", "36", "7.10", "255.60"),
      [190, [40, "PLO-65 POLO SHIRT PIQUE"]] as Line,
      figures(204, "Colour", FIVE, "9/10", "11/12", "13", "S", "M", "Total", "Cost £", "Value £"),
      figures(217, "WHITE", FIVE, "60", "48", "24", "12", "6", "150", "3.20", "480.00"),
      figures(230, "SKY", FIVE, "24", "", "", "6", "", "30", "3.45", "103.50"),
      [260, [40, "BTR-SL BOYS TROUSER SLIM LEG"]] as Line,
      figures(274, "Colour", THREE, "22W", "23W", "24W", "Total", "Cost £", "Value £"),
      figures(287, "BLACK", THREE, "10", "15", "20", "45", "8.40", "378.00"),
    ];
    expect(values(rows, "customerSku", "description", "quantity", "unitPrice")).toEqual([
      ["3JVN", "V-NECK JUMPER COTTON NAVY 24", "30", "6.85"],
      ["3JVN", "V-NECK JUMPER COTTON NAVY 26", "48", "6.85"],
      ["3JVN", "V-NECK JUMPER COTTON NAVY 28", "66", "6.85"],
      ["3JVN", "V-NECK JUMPER COTTON BOTTLE 24", "12", "7.1"],
      ["3JVN", "V-NECK JUMPER COTTON BOTTLE 28", "24", "7.1"],
      ["PLO-65", "POLO SHIRT PIQUE WHITE 9/10", "60", "3.2"],
      ["PLO-65", "POLO SHIRT PIQUE WHITE 11/12", "48", "3.2"],
      ["PLO-65", "POLO SHIRT PIQUE WHITE 13", "24", "3.2"],
      ["PLO-65", "POLO SHIRT PIQUE WHITE S", "12", "3.2"],
      ["PLO-65", "POLO SHIRT PIQUE WHITE M", "6", "3.2"],
      ["PLO-65", "POLO SHIRT PIQUE SKY 9/10", "24", "3.45"],
      ["PLO-65", "POLO SHIRT PIQUE SKY S", "6", "3.45"],
      ["BTR-SL", "BOYS TROUSER SLIM LEG BLACK 22W", "10", "8.4"],
      ["BTR-SL", "BOYS TROUSER SLIM LEG BLACK 23W", "15", "8.4"],
      ["BTR-SL", "BOYS TROUSER SLIM LEG BLACK 24W", "20", "8.4"],
    ]);
  });
});
