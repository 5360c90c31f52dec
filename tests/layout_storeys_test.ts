import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const SHEETS = [
  ["2500", "SHEET 32ECT KRAFT", "21877-01", "1.0850 EA", "27.480", "RSC BLANK", "07/14/26", "2,712.50"],
  ["10000", "SHEET 200# OYSTER", "21880-02", "412.75 M", "28.646", "DIE CUT MAILER", "07/14/26", "4,127.50"],
  ["72", "TAPE JOINT 8959", "21881-01", "8.235 RL", "0.0", "FILAMENT", "07/09/26", "592.92"],
] as const;

test("layout() reads the second of two things that a heading names, where it stands under the first: a day, the amount", () => {
  const rows: Line[] = [
    [300, [-60, "QTY"], [64, "DESC/NOTES"], [300, "JOB #"], [-460, "COST/DUE"], [-560, "TOTALS/MSF"]],
    ...under(
      [...SHEETS],
      { from: 320, step: 36 },
      (y, [count, words, job, price, msf, more, day, amount]) => [
        [y, [-60, count], [64, words], [300, job], [-460, price], [-560, msf]],
        [y + 12, [64, more], [-460, day], [-560, amount]],
      ],
    ),
  ];
  expect(
    values(
      rows,
      "quantity",
      "unitPrice",
      "priceBasis",
      "unit",
      "lineTotal",
      "description",
      "requiredDate",
      "customerSku",
    ),
  ).toEqual([
    ["2500", "1.085", undefined, "EA", "2712.5", "SHEET 32ECT KRAFT RSC BLANK", "2026-07-14", undefined],
    [
      "10000",
      "412.75",
      "1000",
      undefined,
      "4127.5",
      "SHEET 200# OYSTER DIE CUT MAILER",
      "2026-07-14",
      undefined,
    ],
    ["72", "8.235", undefined, "RL", "592.92", "TAPE JOINT 8959 FILAMENT", "2026-07-09", undefined],
  ]);
});

test("ordersOf() reads the second of two storeys of Italian captions under the first: remarks, for how many the price is, the tax", () => {
  const rows: Line[] = [
    [
      200,
      [51, "Ns. codice"],
      [153, "Descrizione"],
      [-354, "U.M."],
      [-417, "Prezzo"],
      [-468, "Sc. %"],
      [-544, "Importo"],
    ],
    [
      210,
      [51, "Vs. codice"],
      [153, "Annotazioni"],
      [-354, "Quantità"],
      [-417, "per"],
      [-468, "Iva"],
      [-544, "Consegna"],
    ],
    ...under(
      [
        ["TES.00214", "Tessuto cotone", "MT", "7,85", "", "3.297,00", "AMALFI 9016", "420,00", "1"],
        [
          "ACC.01102",
          "Cerniera invisibile",
          "PZ",
          "38,50",
          "5,00",
          "438,90",
          "YKK CFC-36",
          "1.200,00",
          "100",
        ],
        ["ACC.01340", "Bottone corozo", "PZ", "9,40", "5,00", "446,50", "CORO 1018/24", "5.000,00", "100"],
      ],
      { from: 230, step: 34 },
      (y, [own, words, unit, price, off, amount, theirs, count, per]): Line[] => [
        [
          y,
          [51, own!],
          [153, words!],
          [-354, unit!],
          [-417, price!],
          ...(off ? [[-468, off] as [number, string]] : []),
          [-544, amount!],
        ],
        [y + 14, [51, theirs!], [-354, count!], [-417, per!], [-468, "22"], [-544, "20/02/2026"]],
      ],
    ),
  ];
  expect(
    values(rows, "supplierSku", "quantity", "unit", "unitPrice", "priceBasis", "lineTotal", "requiredDate"),
  ).toEqual([
    ["AMALFI 9016", "420", "MT", "7.85", "1", "3297", "2026-02-20"],
    ["YKK CFC-36", "1200", "PZ", "38.5", "100", "438.9", "2026-02-20"],
    ["CORO 1018/24", "5000", "PZ", "9.4", "100", "446.5", "2026-02-20"],
  ]);
});

test("ordersOf() reads several discounts, the day and the tax under a price, some for 100 or 1.000, the count and the amount", () => {
  const rows: Line[] = [
    [
      200,
      [38, "Codice articolo"],
      [140, "Descrizione"],
      [-377, "U.M."],
      [-420, "Quantità"],
      [-476, "Prezzo"],
      [-557, "Importo"],
    ],
    [
      211,
      [38, "Vs. codice"],
      [140, "Note tecniche / Disegno"],
      [-420, "Consegna"],
      [-476, "Sconti"],
      [-557, "C.IVA"],
    ],
    ...under(
      [
        ["UT.0004411", "Inserto tornitura", "50", "11,900", "367,41", "CNMG 120408-PM 4425", "35+5"],
        ["VT.TE08X025", "Vite testa esagonale", "1.500", "9,84 x 100", "66,42", "TE 8.8 8X25 ZN", "50+10"],
        ["RD.0002", "Rondella piana", "12.000", "6,15 x 1.000", "36,90", "RP 8,4", "50"],
        ["IM.0771", "Busta polietilene", "5", "8,00", "40,00", "PB 160 TR", ""],
      ],
      { from: 235, step: 32 },
      (y, [own, words, count, price, amount, theirs, off]): Line[] => [
        [y, [38, own!], [140, words!], [358, "PZ"], [-420, count!], [450, price!], [-557, amount!]],
        [
          y + 12,
          [38, theirs!],
          [-420, "27/03/26"],
          ...(off ? [[-476, off] as [number, string]] : []),
          [-557, "22"],
        ],
      ],
    ),
  ];
  expect(
    values(rows, "supplierSku", "quantity", "unitPrice", "priceBasis", "lineTotal", "requiredDate"),
  ).toEqual([
    ["CNMG 120408-PM 4425", "50", "11.9", undefined, "367.41", "2026-03-27"],
    ["TE 8.8 8X25 ZN", "1500", "9.84", "100", "66.42", "2026-03-27"],
    ["RP 8,4", "12000", "6.15", "1000", "36.9", "2026-03-27"],
    ["PB 160 TR", "5", "8", undefined, "40", "2026-03-27"],
  ]);
});
