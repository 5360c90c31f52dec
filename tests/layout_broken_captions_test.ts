import { describe, expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() under headings of words that break off", () => {
  test("reads counts and units apart where the heading of one breaks off close before that of the other", () => {
    const heads: Line[] = [
      [200, [-324, "Canti-"], [326, "Cód."], [-430, "Coste unit."], [-490, "% Dto."], [-570, "Importe"]],
      [
        209,
        [40, "Nº prod."],
        [110, "Descripción"],
        [-324, "dad"],
        [326, "ud."],
        [-430, "directo"],
        [-490, "línea"],
        [-570, "línea"],
      ],
    ];
    const rows = under(
      [
        ["1.250", "1,1870", "1", "1.468,91"],
        ["300", "4,6200", "2", "1.358,28"],
        ["175", "6,3800", "3", "1.083,01"],
      ],
      { from: 230, step: 16 },
      (y, [count, price, off, total]): Line[] => [
        [
          y,
          [40, `E-40${y}`],
          [110, "Ácido cítrico E-330"],
          [-324, count!],
          [326, "KG"],
          [-430, price!],
          [-490, off!],
          [-570, total!],
        ],
      ],
    );
    expect(values([...heads, ...rows], "quantity", "unitPrice", "unit")).toEqual([
      ["1250", "1.187", "KG"],
      ["300", "4.62", "KG"],
      ["175", "6.38", "KG"],
    ]);
  });

  test("reads how many a price is for under headings whose upper halves all break off", () => {
    const heads: Line[] = [
      [200, [-310, "Men-"], [316, "Einheiten-"], [-440, "EK-Preis"], [-470, "Preis-"], [-570, "Zeilen-"]],
      [
        209,
        [40, "Artikelnr."],
        [110, "Beschreibung"],
        [-310, "ge"],
        [316, "code"],
        [-440, "ohne MwSt."],
        [-470, "einh."],
        [-570, "betrag"],
      ],
    ];
    const rows = under(
      [
        ["2.400", "68,40", "100", "1.641,60"],
        ["360", "1,295", "1", "466,20"],
        ["48", "7,85", "1", "376,80"],
      ],
      { from: 230, step: 16 },
      (y, [count, price, per, total]): Line[] => [
        [
          y,
          [40, `FK-23${y}`],
          [110, "Faltkarton braun"],
          [-310, count!],
          [316, "STÜCK"],
          [-440, price!],
          [-470, per!],
          [-570, total!],
        ],
      ],
    );
    expect(values([...heads, ...rows], "quantity", "unitPrice", "priceBasis")).toEqual([
      ["2400", "68.4", "100"],
      ["360", "1.295", "1"],
      ["48", "7.85", "1"],
    ]);
  });
});
