import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads prices and amounts under the upper of two captions, what they are with the tax under the lower", () => {
  const heads: Line[] = [
    [
      200,
      [40, "Lp."],
      [70, "Kod"],
      [160, "Nazwa"],
      [-380, "Ilość"],
      [390, "J.m."],
      [-460, "Cena netto"],
      [-500, "VAT"],
      [-580, "Wartość netto"],
    ],
    [212, [70, "Kod u dostawcy"], [-460, "Cena brutto"], [-580, "Wartość brutto"]],
  ];
  const rows = under(
    [
      ["1", "BHP-00312", "PN-1005/3M", "25", "64,90", "79,83", "1 622,50", "1 995,68"],
      ["2", "BHP-00107", "URG-RNIT 9", "60", "21,35", "26,26", "1 281,00", "1 575,63"],
      ["3", "BHP-00988", "KAS-ZW 2", "30", "32,79", "40,33", "983,70", "1 209,95"],
    ],
    { from: 230, step: 30 },
    (y, [number, own, theirs, count, net, gross, total, all]): Line[] => [
      [
        y,
        [40, number!],
        [70, own!],
        [160, "Kask ochronny"],
        [-380, count!],
        [390, "szt."],
        [-460, net!],
        [-500, "23%"],
        [-580, total!],
      ],
      [y + 12, [70, theirs!], [-460, gross!], [-580, all!]],
    ],
  );
  expect(values([...heads, ...rows], "supplierSku", "quantity", "unitPrice", "lineTotal")).toEqual([
    ["PN-1005/3M", "25", "64.9", "1622.5"],
    ["URG-RNIT 9", "60", "21.35", "1281"],
    ["KAS-ZW 2", "30", "32.79", "983.7"],
  ]);
});

test("ordersOf() reads the words under a code and its revision over the supplier's code and a release", () => {
  const heads: Line[] = [
    [
      200,
      [40, "Line"],
      [80, "Part Number / Rev / Description"],
      [-400, "Order Qty"],
      [-480, "Unit Price"],
      [-570, "Ext. Price"],
    ],
    [212, [80, "Supplier Part"], [290, "Need By"], [-400, "Rel Qty"]],
  ];
  const rows = under(
    [
      ["1", "BRG-6205", "Rev: A", "BEARING, DEEP GROOVE BALL", "6205-2RSH/C3"],
      ["2", "BLT-0071", "", "V-BELT COGGED NARROW", "XPB 2240"],
      ["3", "BSH-SH-250", "Rev: B", "BUSHING QD SH X 2-1/2", "SH 2-1/2"],
    ],
    { from: 230, step: 45 },
    (y, [number, code, revision, words, theirs]): Line[] => [
      [
        y,
        [40, number!],
        [80, code!],
        ...(revision ? [[150, revision] as [number, string]] : []),
        [-400, "60.00 EA"],
        [-480, "7.4200 /EA"],
        [-570, "445.20"],
      ],
      [y + 11, [80, words!]],
      [y + 22, [80, `Supplier Part: ${theirs}`], [290, "9/8/2026"], [-400, "60.00 EA"]],
    ],
  );
  expect(values([...heads, ...rows], "customerSku", "description")).toEqual([
    ["BRG-6205", "BEARING, DEEP GROOVE BALL"],
    ["BLT-0071", "V-BELT COGGED NARROW"],
    ["BSH-SH-250", "BUSHING QD SH X 2-1/2"],
  ]);
});

test.each([
  ["Montant H.T.", "Montant T.T.C.", "Référence fournisseur", "Quantité"],
  ["Importe", "Importe con IVA", "Ref. proveedor", "Cantidad"],
])("ordersOf() reads the count under %s over %s as of the same item", (net, gross, theirs, count) => {
  const heads: Line[] = [
    [200, [34, "Code"], [95, "Désignation"], [-400, "P.U. H.T."], [-440, "TVA"], [-560, net]],
    [211, [95, theirs], [-285, count], [292, "Unité"], [-560, gross]],
  ];
  const rows = under(
    [
      ["204410", "CATHETER 3 VOIES 7F 20CM", "38,60", "926,40", "CV-12703-E", "24", "1 111,68"],
      ["204512", "SERINGUE 50ML 3 PIECES", "26,10", "104,40", "300865", "4", "125,28"],
      ["205118", "BANDE COHESIVE 10CM", "0,874", "83,90", "11022", "96", "100,68"],
    ],
    { from: 227, step: 29 },
    (y, [own, words, price, total, code, many, all]): Line[] => [
      [y, [34, own!], [95, words!], [-400, price!], [-440, "20,00"], [-560, total!]],
      [y + 11, [95, code!], [-285, many!], [292, "UN"], [-560, all!]],
    ],
  );
  expect(values([...heads, ...rows], "supplierSku", "description", "quantity", "unit", "lineTotal")).toEqual([
    ["CV-12703-E", "CATHETER 3 VOIES 7F 20CM", "24", "UN", "926.4"],
    ["300865", "SERINGUE 50ML 3 PIECES", "4", "UN", "104.4"],
    ["11022", "BANDE COHESIVE 10CM", "96", "UN", "83.9"],
  ]);
});
