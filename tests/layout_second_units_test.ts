import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads headings that name a second count and its unit by a figure, with codes of several words", () => {
  const rows = under(
    [
      ["VTE 08X020 88 Z", "VITE TE M8X20", "5.000", "39,00", "0,04120", "206,00"],
      ["TAS HST3 M16X130", "TASSELLO HST3 35/15", "800", "226,00", "3,48500", "2.788,00"],
      ["TAP PLAST 30X15", "TAPPO NERO 30X15", "6.000", "24,00", "0,04680", "280,80"],
    ],
    { from: 220, step: 18 },
    (y, [code, words, count, weight, price, total]): Line[] => [
      [
        y,
        ...([
          [40, code],
          [140, words],
          [255, "26/0310"],
          [-350, count],
          [355, "NR"],
          [-425, weight],
          [430, "KG"],
          [-500, price],
          [-570, total],
        ] as [number, string][]),
      ],
    ],
  );
  const heads: Line = [
    200,
    [40, "Codice articolo"],
    [140, "Descrizione"],
    [255, "Commessa"],
    [-350, "Quantità"],
    [355, "UM"],
    [-425, "Q.tà UM2"],
    [430, "UM2"],
    [-500, "Prezzo"],
    [-570, "Importo"],
  ];
  expect(values([heads, ...rows], "customerSku", "quantity", "unit", "unitPrice")).toEqual([
    ["VTE 08X020 88 Z", "5000", "NR", "0.0412"],
    ["TAS HST3 M16X130", "800", "NR", "3.485"],
    ["TAP PLAST 30X15", "6000", "NR", "0.0468"],
  ]);
});
