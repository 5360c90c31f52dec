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
