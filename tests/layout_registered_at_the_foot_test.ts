import { expect, test } from "bun:test";
import type { HeaderField } from "../src/orders/mod.ts";
import { read, TABLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function said(rows: Line[], ...fields: HeaderField[]) {
  const { header } = read(...rows, ...TABLE);
  return fields.map((field) => header[field]?.value);
}

test("layout() takes the firm that is registered at the foot for the buyer whose mark heads the page", () => {
  const rows: Line[] = [
    [30, { x: 40, text: "NORDLICHT FOODS", size: 18 }],
    [46, [40, "a company of Nordlicht Holding SE"]],
    [70, { x: 40, text: "Hansekrone Backwaren GmbH | Werk Lübeck | 23569 Lübeck", size: 7 }],
    [84, [40, "Ingredia Rohstoffhandel GmbH"], [400, "Bestellung Nr. EB 604 217"]],
    [98, [40, "20457 Hamburg"]],
    [
      800,
      [60, "Hansekrone Backwaren GmbH · Sitz der Gesellschaft: 23569 Lübeck · Amtsgericht Lübeck HRB 6621"],
    ],
  ];
  expect(said(rows, "customerName")).toEqual(["Hansekrone Backwaren GmbH"]);
});

test('layout() takes "MR" in large letters for a mark, which salutes nobody', () => {
  const rows: Line[] = [
    [30, { x: 40, text: "MR", size: 24 }, [400, "N° commande CF26-00002871"]],
    [56, [40, "Usinage de précision - Mécano-soudure"], { x: 400, text: "Édité le", size: 13 }],
    [70, [40, "Tél. 04 72 79 30 10"], [400, "13/03/2026"]],
    [800, [60, "MÉCANIQUE RHODANIENNE SAS au capital de 1 250 000 € - 8 rue des Frères 69680 CHASSIEU"]],
    [812, [60, "RCS Lyon B 388 104 772 - SIRET 388 104 772 00031"]],
  ];
  expect(said(rows, "customerName")).toEqual(["MÉCANIQUE RHODANIENNE SAS"]);
});

test("layout() knows a mark in capitals without accents in the name at the foot, and takes neither a court nor a legal form for one", () => {
  const mark: Line = [
    30,
    { x: 40, text: "ELEC'OUEST", size: 18 },
    [340, "N° 10 CF 0078215"],
    [500, "du 19/03/26"],
  ];
  const foot =
    "ÉLEC'OUEST DISTRIBUTION S.A. à Directoire - 140 route de Lorient 35000 RENNES - RCS RENNES 332";
  expect(
    said([[16, [340, "COMMANDE FOURNISSEUR"]], mark, [800, [60, foot]]], "customerName", "poNumber"),
  ).toEqual(["ÉLEC'OUEST DISTRIBUTION S.A", "10 CF 0078215"]);
  const columns: Line[] = [
    [30, { x: 40, text: "Klemmbach Anlagenbau", size: 18 }, [400, "Bestellung 4500118"]],
    [788, [40, "GmbH & Co. KG"], [200, "AG Freiburg"], [400, "Volksbank"]],
    [800, [40, "79100 Freiburg"], [200, "HRA 4711"], [400, "IBAN DE22"]],
  ];
  expect(said(columns, "customerName")).toEqual(["Klemmbach Anlagenbau"]);
});

test("layout() takes what is called with its tax or carriage, letter by letter, for the order's total", () => {
  const taxed: Line[] = [
    [350, [400, "Total pedido"], [-570, "18,00"]],
    [364, [400, "I.V.A. 21,00 %"], [-570, "3,78"]],
    [378, [400, "Total con I.V.A. (EUR)"], [-570, "21,78"]],
  ];
  const carried: Line[] = [
    [350, [400, "Total lignes"], [-570, "18,00"]],
    [364, [400, "Frais d'expédition carboglace"], [-570, "45,00"]],
    [378, [400, "Total commande H.T. EUR"], [-570, "63,00"]],
  ];
  const total = (sums: Line[]) => read([30, [40, "PEDIDO CMP018842"]], ...COMMA, ...sums).header.total?.value;
  expect([total(taxed), total(carried)]).toEqual(["21.78", "63"]);
});

const COMMA: Line[] = [
  [300, [40, "Item"], [140, "Description"], [-400, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
  [316, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "12"], [-480, "1,50"], [-570, "18,00"]],
];
