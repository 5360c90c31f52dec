import { expect, test } from "bun:test";
import { readTitled, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads a day behind its week under the second line of captions, and the words beside it as the item's", () => {
  const heads: Line[] = [
    [
      200,
      [55, "Pos"],
      [76, "Artikel"],
      [161, "Bezeichnung"],
      [277, "Menge"],
      [307, "ME"],
      [-382, "Preis"],
      [-542, "Betrag"],
    ],
    [210, [77, "Ihr Artikel"], [307, "Liefertermin"], [528, "EUR"]],
  ];
  const rows = under(
    [
      ["1", "E-100382", "Kondensator 100nF 50V", "80", "4,85", "388,00", "CC0603KRX7R9BB104", "X7R 0603"],
      ["2", "E-100417", "Widerstand 10K 1% 0603", "10", "2,12", "21,20", "RC0603FR-0710KL", "TK100"],
      ["3", "E-110902", "Relais 24VDC 1W 16A", "600", "1,418", "850,80", "RT314024", "SIP3"],
    ],
    { from: 228, step: 30 },
    (y, [number, code, words, count, price, amount, theirs, more]): Line[] => [
      [
        y,
        [55, number!],
        [77, code!],
        [161, words!],
        [-300, count!],
        [307, "Stck"],
        [-382, price!],
        [-543, amount!],
      ],
      [y + 11, [76, theirs!], [160, more!], [307, "KW 14/2026 (30.03.2026)"]],
    ],
  );
  const order = readTitled([...heads, ...rows]);
  expect(valuesOf(order, "description", "requiredDate")).toEqual([
    ["Kondensator 100nF 50V X7R 0603", "2026-03-30"],
    ["Widerstand 10K 1% 0603 TK100", "2026-03-30"],
    ["Relais 24VDC 1W 16A SIP3", "2026-03-30"],
  ]);
  expect(order.findings.map(({ code }) => code)).not.toContain("derived_date");
});

test("ordersOf() reads days under an Italian caption in short", () => {
  const order = readTitled([
    [
      200,
      [40, "Codice"],
      [140, "Descrizione"],
      [-300, "Quantità"],
      [-380, "Prezzo"],
      [-470, "Importo"],
      [500, "Cons."],
    ],
    ...under(
      [
        ["CAL 519500", "VALVOLA MISC.", "6,00", "10,50", "63,00", "30-03-2026"],
        ["GEB 601.812", "TUBO MEPLA ML", "3,00", "3,90", "11,70", "23-03-2026"],
      ],
      { from: 216, step: 14 },
      (y, [code, words, count, price, amount, day]): Line[] => [
        [y, [40, code!], [140, words!], [-300, count!], [-380, price!], [-470, amount!], [500, day!]],
      ],
    ),
  ]);
  expect(valuesOf(order, "requiredDate")).toEqual([["2026-03-30"], ["2026-03-23"]]);
});
