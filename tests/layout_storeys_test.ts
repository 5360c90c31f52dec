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
