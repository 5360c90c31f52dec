import { expect, test } from "bun:test";
import { roleOf } from "../src/extraction/layout/words/vocabulary.ts";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads captions of two lines centred beside captions of one, over a second storey, where prices are before discounts", () => {
  const heads: Line[] = [
    [200, [70, "Registrační"]],
    [
      205,
      [40, "Poř."],
      [150, "Název"],
      [-360, "Množství"],
      [-430, "Cena"],
      [-490, "Sleva %"],
      [-570, "Celkem"],
    ],
    [210, [70, "číslo"]],
    [222, [70, "Označení dodavatele"], [-360, "Termín dodání"], [-430, "Sazba DPH"]],
  ];
  const rows = under(
    [
      ["1", "ZD 30/250", "POROTHERM 30", "1 440", "68,40", "0,0", "98 496,00"],
      ["2", "LEP 700", "WEBERTHERM 700", "84", "214,00", "18,0", "14 740,32"],
      ["3", "EPS 160", "ISOVER 70F", "286,5", "318,75", "22,0", "71 231,06"],
    ],
    { from: 240, step: 26 },
    (y, [number, own, theirs, count, price, off, total]): Line[] => [
      [
        y,
        [40, number!],
        [70, own!],
        [150, "Cihla"],
        [-360, count!],
        [-430, price!],
        [-490, off!],
        [-570, total!],
      ],
      [y + 12, [70, theirs!], [-360, "04.05.2026"], [-430, "21 %"]],
    ],
  );
  expect(
    values([...heads, ...rows], "customerSku", "supplierSku", "quantity", "unitPrice", "requiredDate"),
  ).toEqual([
    ["ZD 30/250", "POROTHERM 30", "1440", "68.4", "2026-05-04"],
    ["LEP 700", "WEBERTHERM 700", "84", "214", "2026-05-04"],
    ["EPS 160", "ISOVER 70F", "286.5", "318.75", "2026-05-04"],
  ]);
});

test("roleOf() knows the Czech for a line's number from the Spanish for what a price is for", () => {
  expect(["Poř.", "Pořadí", "Por"].map(roleOf)).toEqual(["lineNumber", "lineNumber", "per"]);
});
