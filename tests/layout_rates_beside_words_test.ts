import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads words under their code with the rate of a discount beside them", () => {
  const rows: Line[] = [
    [
      300,
      [60, "Pos"],
      [88, "Teil / Bezeichnung"],
      [306, "Liefertermin"],
      [-394, "Menge"],
      [400, "ME"],
      [-459, "Preis"],
      [477, "PE"],
      [-549, "Betrag"],
    ],
    [310, [88, "Ihre Teile-Nr. / Zeichnungs-Nr. / Index"], [-459, "Rabatt %"], [-549, "EUR"]],
    ...under(
      [
        ["1", "700.010.0420", "Sechskantschraube DIN 933 M8x25", "2.000", "8,46", "169,20", "0057 8 25", ""],
        [
          "2",
          "700.012.1103",
          "Zylinderschraube ISO 4762 M6x20",
          "4.000",
          "4,18",
          "158,84",
          "0084 6 20",
          "5,00 %",
        ],
        ["3", "700.031.0008", "Sechskantmutter DIN 934 M8", "5.000", "2,04", "102,00", "0317 8", ""],
        [
          "4",
          "700.060.0115",
          "Blindniet ISO 15977 Alu/Stahl",
          "3.000",
          "4,90",
          "132,30",
          "0939 48 12",
          "10,00 %",
        ],
      ] as const,
      { from: 330, step: 40 },
      (y, [line, own, words, count, price, amount, theirs, off]) => [
        [
          y,
          [60, line],
          [88, own],
          [306, "14.04.2026"],
          [-394, count],
          [400, "St"],
          [-459, price],
          [477, "100"],
          [-549, amount],
        ],
        [y + 10, [88, words], [-459, off]],
        [y + 20, [88, theirs]],
      ],
    ),
  ];
  expect(values(rows, "customerSku", "description")).toEqual([
    ["700.010.0420", "Sechskantschraube DIN 933 M8x25"],
    ["700.012.1103", "Zylinderschraube ISO 4762 M6x20"],
    ["700.031.0008", "Sechskantmutter DIN 934 M8"],
    ["700.060.0115", "Blindniet ISO 15977 Alu/Stahl"],
  ]);
});
