import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads a day that words of two lines push under the line of its caption", () => {
  const heads: Line[] = [
    [200, [44, "Article"], [123, "Désignation"], [-402, "Quantité"], [-470, "Prix"], [-551, "Montant HT"]],
    [210, [44, "Réf. fournisseur"], [123, "Date livr. prévue"], [-402, "UA"], [-551, "TVA"]],
  ];
  const rows = under(
    [
      ["CHIM00210", "20302.293", "Acide chlorhydrique 37 %"],
      ["EQUI00071", "611-1277", "Balance de précision 4200 g calibrage", "interne"],
      ["VERR01188", "612-1702", "Pipette jaugée 2 traits"],
      ["PROT00412", "112-2754", "Gants nitrile non poudrés"],
    ],
    { from: 228, step: 40 },
    (y, [own, theirs, words, more]): Line[] => [
      [y, [44, own!], [123, words!], [-402, "12,00"], [-470, "38,6500"], [-551, "463,80"]],
      [y + 10.5, [44, theirs!], [123, more ?? "20/04/26"], [-402, "PCE"], [-551, "NOR"]],
      ...(more ? [[y + 21, [123, "20/04/26"]] as Line] : []),
    ],
  );
  expect(values([...heads, ...rows], "customerSku", "supplierSku", "description", "requiredDate")).toEqual([
    ["CHIM00210", "20302.293", "Acide chlorhydrique 37 %", "2026-04-20"],
    ["EQUI00071", "611-1277", "Balance de précision 4200 g calibrage interne", "2026-04-20"],
    ["VERR01188", "612-1702", "Pipette jaugée 2 traits", "2026-04-20"],
    ["PROT00412", "112-2754", "Gants nitrile non poudrés", "2026-04-20"],
  ]);
});

test("ordersOf() reads words in capitals with a colon below a dash, but no caption", () => {
  const lines: Line[] = [
    [200, [40, "Part ID"], [140, "Description"], [-400, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
    ...under(
      [
        ["D42118-003", "BRACKET, CLAMP, LH -", "OUTSIDE PROCESS: ANODIZE TYPE II", "CL 2 BLACK"],
        ["D40077-001", "HOUSING, VALVE -", "UNIT OF MEASURE: EACH"],
      ],
      { from: 220, step: 50 },
      (y, [code, ...words]): Line[] => [
        [y, [40, code!], [140, words[0]!], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
        ...words.slice(1).map((text, i): Line => [y + 11 * (i + 1), [140, text]]),
      ],
    ),
  ];
  expect(values(lines, "customerSku", "description")).toEqual([
    ["D42118-003", "BRACKET, CLAMP, LH - OUTSIDE PROCESS: ANODIZE TYPE II CL 2 BLACK"],
    ["D40077-001", "HOUSING, VALVE -"],
  ]);
});
