import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

test("ordersOf() reads what a discount leaves under the price before it, where the headings stand in three storeys as well", () => {
  const heads: Line[] = [
    [
      200,
      [40, "Pos."],
      [80, "Material"],
      [200, "Descripción"],
      [-360, "Cantidad"],
      [370, "UM"],
      [-460, "Precio bruto"],
      [470, "por"],
      [-570, "Importe"],
    ],
    [210, [80, "Su referencia"], [-360, "pedida"], [-460, "Dto."]],
    [220, [200, "Fe. entrega"], [-460, "Precio neto"], [-570, "neto"]],
  ];
  const rows = under(
    [
      ["00010", "3,000", "214,60", "1 UN", "18,00-%", "175,972", "527,92"],
      ["00020", "250,000", "412,00", "100 UN", "30,00-%", "288,40", "721,00"],
      ["00030", "832,000", "2,875", "1 UN", "", "2,875", "2.392,00"],
    ],
    { from: 240, step: 50 },
    (y, [number, count, gross, per, off, net, total]): Line[] => [
      [
        y,
        [40, number!],
        [80, `300188${number!.slice(2, 4)}`],
        [200, "VALV DIREC 4WE6D6X"],
        [-360, count!],
        [370, "UN"],
        [-460, gross!],
        [470, per!],
      ],
      [y + 12, [80, `R9005612${number!.slice(2, 4)}`], ...(off ? [[-460, off] as [number, string]] : [])],
      [y + 24, [200, "13.04.2026"], [-460, net!], [470, per!], [-570, total!]],
    ],
  );
  expect(values([...heads, ...rows], "quantity", "unitPrice", "priceBasis", "lineTotal")).toEqual([
    ["3", "175.972", "1", "527.92"],
    ["250", "288.4", "100", "721"],
    ["832", "2.875", "1", "2392"],
  ]);
});

test("ordersOf() reads the net price under the one before a discount, and goes on below what is carried over from the page before", () => {
  const heads: Line[] = [
    [
      200,
      [35, "Lg"],
      [55, "Référence"],
      [148, "Désignation"],
      [-431, "Prix HT"],
      [449, "P"],
      [-561, "Montant HT"],
    ],
    [212, [55, "Réf. fourn."], [-354, "Qté"], [363, "Un"], [-431, "Rem %"], [-504, "Prix net"]],
    [232, [148, "Report"], [-561, "3 973,74"]],
  ];
  const rows = under(
    [
      ["01", "060102", "XVB-C21", "Base tube", "24,35", "U", "90,58", "6", "38,00", "15,097"],
      ["02", "060118", "XB4BA31", "Poussoir vert", "11,62", "U", "137,12", "20", "41,00", "6,856"],
      ["03", "065207", "AB1-TP235U", "Borne terre", "341,00", "C", "120,71", "60", "41,00", "201,19"],
    ],
    { from: 250, step: 28 },
    (y, [number, own, theirs, words, price, per, amount, count, off, net]): Line[] => [
      [y, [35, number!], [55, own!], [148, words!], [-431, price!], [449, per!], [-561, amount!]],
      [y + 12, [55, theirs!], [-354, count!], [363, "U"], [-431, off!], [-504, net!]],
    ],
  );
  expect(
    values([...heads, ...rows], "supplierSku", "quantity", "unitPrice", "priceBasis", "lineTotal"),
  ).toEqual([
    ["XVB-C21", "6", "15.097", undefined, "90.58"],
    ["XB4BA31", "20", "6.856", undefined, "137.12"],
    ["AB1-TP235U", "60", "201.19", "100", "120.71"],
  ]);
});
