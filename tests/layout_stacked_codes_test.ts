import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("layout() reads codes under a heading that stands over that of the day, with prices whose headings say nothing", () => {
  const rows = under(
    [
      ["1", "HIL-2105718", "Ankerbolzen HST3", "500 Stk", "1,7400", "870,00", "2,0880", "1.044,00"],
      ["2", "HIL-2123403", "Mörtel HIT-RE 500", "72 Stk", "38,9000", "2.800,80", "46,6800", "3.360,96"],
      ["3", "HIL-377076", "Setzwerkzeug HSD-G", "3 Stk", "24,1500", "72,45", "28,9800", "86,94"],
    ],
    { from: 230, step: 36 },
    (y, [number, code, words, count, price, total, gross, taxed]): Line[] => [
      [y, [40, number!], [80, code!], [170, words!], [-400, count!], [-490, price!], [-570, total!]],
      [y + 11, [-490, gross!], [-570, taxed!]],
      [y + 22, [80, "17.04.2026"]],
    ],
  );
  const heads: Line[] = [
    [
      200,
      [40, "PosNr"],
      [80, "ArtikelNr."],
      [170, "Artikelbezeichnung"],
      [-400, "Menge"],
      [-490, "EinzPr/Ntto"],
      [-570, "Netto/Pos"],
    ],
    [211, [80, "Lieferdatum"], [-490, "EinzPr/Btto"], [-570, "Brutto/Pos"]],
  ];
  expect(
    values([...heads, ...rows], "customerSku", "quantity", "unitPrice", "lineTotal", "requiredDate"),
  ).toEqual([
    ["HIL-2105718", "500", "1.74", "870", "2026-04-17"],
    ["HIL-2123403", "72", "38.9", "2800.8", "2026-04-17"],
    ["HIL-377076", "3", "24.15", "72.45", "2026-04-17"],
  ]);
});

test("layout() reads how many with their unit over the supplier's code, whatever stands over the price", () => {
  const rows = under(
    [
      ["1", "200 PCE", "XAA177BM12", "OF 9964", "2105712", "GOUJON HST3 M10X90", "1,380", "276,00"],
      ["2", "120 M", "TAA620AB4", "9971", "GAA20800X1", "CABLE ACIER DIAM 8", "3,285", "394,20"],
      ["3", "12 PCE", "XAA414B7", "OUTILLAGE", "2022696", "RESINE 330 ML", "24,100", "289,20"],
    ],
    { from: 230, step: 32 },
    (y, [number, count, own, job, code, words, price, total]): Line[] => [
      [y, [40, number!], [80, count!], [170, own!], [310, "18/03/2026"], [-485, job!]],
      [y + 12, [80, code!], [170, words!], [-485, price!], [-570, total!]],
    ],
  );
  const heads: Line[] = [
    [200, [40, "Ligne"], [80, "Qté Unit"], [170, "Article"], [310, "Livraison"], [-485, "Imputation"]],
    [211, [80, "Réf.Fourn."], [170, "Désignation"], [-485, "P.U. HT"], [-570, "Montant HT"]],
  ];
  expect(
    values([...heads, ...rows], "supplierSku", "customerSku", "quantity", "unit", "unitPrice", "description"),
  ).toEqual([
    ["2105712", "XAA177BM12", "200", "PCE", "1.38", "GOUJON HST3 M10X90"],
    ["GAA20800X1", "TAA620AB4", "120", "M", "3.285", "CABLE ACIER DIAM 8"],
    ["2022696", "XAA414B7", "12", "PCE", "24.1", "RESINE 330 ML"],
  ]);
});

test("layout() reads the supplier's code of several words over the day, which words of the item run up to", () => {
  const rows = under(
    [
      ["24.00", "GAT 9280-2112", "BX112", "BX112 BELT V COGGED TRI-POWER", "31.7720", "762.53"],
      ["10.00", "MAR ST1-PB251", "PB-251 1-7/16", "BRG PILLOW BLOCK SET SCREW 45", "62.4140", "624.14"],
      ["50.00", "DIA 40RIV-50", "40 RIV 50FT", "CHAIN ROLLER RIVETED REEL 50", "3.1180", "155.90"],
    ],
    { from: 230, step: 36 },
    (y, [count, own, code, words, price, total]): Line[] => [
      [y, [-80, count!], [95, "EA"], [140, own!], [340, code!], [440, "EA"]],
      [y + 11, [140, words!], [340, "03/20/2026"], [-490, price!], [-570, total!]],
    ],
  );
  const heads: Line[] = [
    [200, [140, "Item ID"], [340, "Supplier Part No"], [430, "Pricing UOM"]],
    [
      211,
      [40, "Ordered"],
      [90, "UOM"],
      [140, "Item Description"],
      [340, "Date Due"],
      [430, "Unit Price"],
      [-570, "Extended Price"],
    ],
  ];
  expect(
    values([...heads, ...rows], "customerSku", "supplierSku", "quantity", "unitPrice", "requiredDate"),
  ).toEqual([
    ["GAT 9280-2112", "BX112", "24", "31.772", "2026-03-20"],
    ["MAR ST1-PB251", "PB-251 1-7/16", "10", "62.414", "2026-03-20"],
    ["DIA 40RIV-50", "40 RIV 50FT", "50", "3.118", "2026-03-20"],
  ]);
});

test("layout() reads a code that goes on below before the buyer's own in smaller print", () => {
  const rows = under(
    [
      ["MS21042L4", "", "HAC-410-2203"],
      ["PS 870 B-2", "6OZ", "HAC-480-0033"],
    ],
    { from: 230, step: 36 },
    (y, [code, more, own]): Line[] => [
      [y, [40, code!], [140, "Sealant, polysulfide"], [-400, "4"], [-480, "1.50"], [-570, "6.00"]],
      ...(more ? [[y + 10, [40, more], [140, "semkit"]] as Line] : []),
      [y + (more ? 20 : 10), { x: 40, text: own!, size: 7 }],
    ],
  );
  const heads: Line[] = [
    [200, [40, "Part Number"], [140, "Description"], [-400, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
    [210, [40, "Stock No."]],
  ];
  const codes = values([...heads, ...rows], "customerSku", "supplierSku");
  expect(codes.map(([first]) => first)).toEqual(["MS21042L4", "PS 870 B-2 6OZ"]);
});
