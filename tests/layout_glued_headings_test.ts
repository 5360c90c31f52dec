import { describe, expect, test } from "bun:test";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

describe("ordersOf() of headings with no more than a blank between them", () => {
  test("reads codes right behind counts and their units, and a discount behind what the price is for", () => {
    const heads: Line[] = [
      [
        200,
        [40, "Menge Einh. Artikelnr."],
        [200, "Bezeichnung"],
        [-460, "E-Preis"],
        [-500, "Rab.1"],
        [-570, "G-Preis"],
      ],
      [212, [104, "Liefertermin"], [-500, "per Rab.2"]],
    ];
    const rows = under(
      [
        ["2", "WT 124 060", "118,90", "38,0", "140,06", "1", "5,0"],
        ["3", "UPKB24 01", "74,20", "42,0", "122,65", "1", "5,0"],
        ["4", "GE 111.300", "289,00", "46,0", "593,03", "1", "5,0"],
      ],
      { from: 230, step: 30 },
      (y, [count, code, price, first, total, per, second]): Line[] => [
        [
          y,
          [-62, count!],
          [76, "St"],
          [104, code!],
          [200, "Waschtisch weiss"],
          [-460, price!],
          [-500, first!],
          [-570, total!],
        ],
        [y + 12, [104, "31.03.26"], [-466, per!], [-500, second!]],
      ],
    );
    expect(
      values([...heads, ...rows], "customerSku", "quantity", "unitPrice", "lineTotal", "requiredDate"),
    ).toEqual([
      ["WT 124 060", "2", "118.9", "140.06", "2026-03-31"],
      ["UPKB24 01", "3", "74.2", "122.65", "2026-03-31"],
      ["GE 111.300", "4", "289", "593.03", "2026-03-31"],
    ]);
  });

  test("reads a count, its unit, its price and its amount over days and what the price is for", () => {
    const heads: Line[] = [
      [
        200,
        [40, "Pos."],
        [70, "Artikel"],
        [150, "Omschrijving"],
        [400, "Aantal Eenh."],
        [-566, "Prijs Bedrag"],
      ],
      [212, [70, "Uw artikelcode"], [420, "Leverdatum"], [-540, "per"]],
    ];
    const rows = under(
      [
        ["1", "BM-2210", "51050.050.012", "400", "3,02", "12,08"],
        ["2", "301007", "51050.050.016", "100", "3,52", "3,52"],
        ["3", "301014", "51050.050.020", "2.000", "4,03", "80,60"],
      ],
      { from: 230, step: 26 },
      (y, [number, own, yours, count, price, total]): Line[] => [
        [
          y,
          [40, number!],
          [70, own!],
          [150, "ZESKANTTAPBOUT DIN 933"],
          [-429, count!],
          [434, "STK"],
          [-531, price!],
          [-566, total!],
        ],
        [y + 12, [70, yours!], [420, "02-09-2026"], [-531, "100"]],
      ],
    );
    expect(
      values(
        [...heads, ...rows],
        "customerSku",
        "supplierSku",
        "quantity",
        "unit",
        "unitPrice",
        "priceBasis",
        "requiredDate",
      ),
    ).toEqual([
      ["BM-2210", "51050.050.012", "400", "STK", "3.02", "100", "2026-09-02"],
      ["301007", "51050.050.016", "100", "STK", "3.52", "100", "2026-09-02"],
      ["301014", "51050.050.020", "2000", "STK", "4.03", "100", "2026-09-02"],
    ]);
  });

  test("reads a price, its discount and the amount over days and the rate of the tax", () => {
    const heads: Line[] = [
      [200, [40, "Kód"], [140, "Název"], [-400, "Množství MJ"], [-566, "Cena Sleva % Celkem"]],
      [212, [40, "Označení dodavatele"], [-490, "Termín dodání Sazba DPH"]],
    ];
    const rows = under(
      [
        ["ZD 30/250", "POROTHERM 30", "1 440", "68,40", "0,0", "98 496,00"],
        ["LEP 700", "WEBERTHERM 700", "84", "214,00", "18,0", "14 740,32"],
        ["EPS 160", "ISOVER 70F", "286,5", "318,75", "22,0", "71 231,06"],
      ],
      { from: 230, step: 26 },
      (y, [own, theirs, count, price, off, total]): Line[] => [
        [
          y,
          [40, own!],
          [140, "Cihla"],
          [-380, count!],
          [386, "ks"],
          [-488, price!],
          [-524, off!],
          [-580, total!],
        ],
        [y + 12, [40, theirs!], [-430, "04.05.2026"], [-485, "21 %"]],
      ],
    );
    expect(
      values([...heads, ...rows], "supplierSku", "quantity", "unitPrice", "lineTotal", "requiredDate"),
    ).toEqual([
      ["POROTHERM 30", "1440", "68.4", "98496", "2026-05-04"],
      ["WEBERTHERM 700", "84", "214", "14740.32", "2026-05-04"],
      ["ISOVER 70F", "286.5", "318.75", "71231.06", "2026-05-04"],
    ]);
  });
});

test.each([
  ["za ilość", "per"],
  ["Pour", "per"],
  ["per aantal", "per"],
  ["Ilość / JM", "quantity"],
  ["Qty/UOM", "quantity"],
  ["Qty/Case", "otherQuantity"],
  ["Kod u dostawcy", "supplierSku"],
  ["Označení dodavatele", "supplierSku"],
  ["Registrační číslo", "code"],
  ["Sazba DPH", "taxRate"],
  ["G-Preis EUR netto", "lineTotal"],
  ["Nettó érték Ft", "lineTotal"],
  ["Net value CZK", "lineTotal"],
  ["Price Ft", "unitPrice"],
] as const)("roleOf() takes %p for %p", (heading, role) => {
  expect(roleOf(heading)).toBe(role);
});
