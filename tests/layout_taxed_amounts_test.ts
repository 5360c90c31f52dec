import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEAD: Line = [
  200,
  [40, "Item No."],
  [140, "Descr"],
  [-330, "Ord"],
  [-430, "Price ex"],
  [-570, "Ext ex Tax"],
];

test("what a tax is called, or its code, stands behind amounts", () => {
  const rows = under(
    [
      ["RE504836", "$299.40 GST"],
      ["AGT-25L", "$299.40 FRE"],
      ["M-KNF-0071", "$299.40 N-T"],
    ] as const,
    { from: 220, step: 20 },
    (y, [code, sum]) => [[y, [40, code], [140, "Filter, oil"], [-330, "12"], [-430, "$24.95"], [-570, sum]]],
  );
  expect(values([HEAD, ...rows], "customerSku", "lineTotal")).toEqual([
    ["RE504836", "299.4"],
    ["AGT-25L", "299.4"],
    ["M-KNF-0071", "299.4"],
  ]);
});

test('"Ea." heads prices of one, and counts of single pieces', () => {
  const table = (label: string, price: string): Line[] => [
    [200, [40, "Code"], [140, "Item"], [-330, "Qty"], [-430, label], [-570, "Amount"]],
    [220, [40, "RZA125C2V1"], [140, "Ducted heat pump"], [-330, "1"], [-430, price], [-570, "6,842.50"]],
  ];
  expect(values(table("Ea. (ex GST)", "6,842.50"), "quantity", "unitPrice")).toEqual([["1", "6842.5"]]);
  expect(values(table("EA", "12"), "quantity", "unitPrice")).toEqual([["1", undefined]]);
});

test("beside a unit the price is said to be open", () => {
  const rows: Line[] = [
    [
      200,
      [40, "Item"],
      [140, "Description"],
      [-330, "Qty"],
      [340, "UOM"],
      [-450, "Unit Price"],
      [-570, "Amount"],
    ],
    [
      220,
      [40, "AB-1001"],
      [140, "Coupling 6 in"],
      [-330, "12"],
      [340, "EA"],
      [-450, "1.50"],
      [-570, "18.00"],
    ],
    [240, [40, "AB-1002"], [140, "Coupling 8 in"], [-330, "4"], [340, "EA TBD - SEE QUOTE"], [-570, "TBD"]],
  ];
  expect(values(rows, "quantity", "unit", "unitPrice")).toEqual([
    ["12", "EA", "1.5"],
    ["4", "EA", undefined],
  ]);
});
