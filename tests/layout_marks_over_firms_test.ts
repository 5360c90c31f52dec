import { expect, test } from "bun:test";
import type { HeaderField } from "../src/orders/mod.ts";
import { read, TABLE, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function said(rows: Line[], ...fields: HeaderField[]) {
  const { header } = read(...rows, ...TABLE);
  return fields.map((field) => header[field]?.value);
}

const mark = (text: string): Line => [30, { x: 40, text, size: 20 }, [400, "PURCHASE ORDER 4711"]];

test("layout() takes the firm whose initials head the page, wherever it is named, for the buyer", () => {
  const under: Line[] = [
    mark("KMC"),
    [56, [40, "Kowalczyk Mechanical Contractors, Inc."], [300, "1190 Broadway Buffalo NY 14212"]],
    [80, [40, "To:"], [100, "Buffalo HVAC Wholesale"]],
  ];
  expect(said(under, "customerName")).toEqual(["Kowalczyk Mechanical Contractors, Inc."]);
  const shipped: Line[] = [
    mark("BVP"),
    [70, [40, "Supplier"]],
    [82, [40, "Spirax Process Controls Ltd"]],
    [94, [40, "Cheltenham GL51 9NQ"]],
    [120, [40, "Deliver to"], [300, "Invoice to"]],
    [132, [40, "Brackenridge Valve & Pump Ltd"], [300, "Brackenridge Group Shared Services plc"]],
    [144, [40, "Long Lane, HUDDERSFIELD HD5 9SE"], [300, "PO Box 1140, LEEDS LS1 4XY"]],
  ];
  expect(said(shipped, "customerName")).toEqual(["Brackenridge Valve & Pump Ltd"]);
});

test("layout() takes the firm under a mark that has its house's words, or under which stands what it calls itself, for the buyer", () => {
  const house: Line[] = [
    mark("VAN HEES packaging machines"),
    [56, [40, "Machinefabriek Van Hees B.V."]],
    [68, [40, "Ambachtsweg 21"]],
    [80, [40, "5731 AG Mierlo"]],
  ];
  const trading: Line[] = [
    mark("Juniper&Rye"),
    [56, [40, "J&R Foods Holdings, LLC"]],
    [66, [40, "d/b/a Juniper & Rye Kitchen Goods"]],
    [76, [40, "Vernon CA 90058"]],
  ];
  expect([house, trading].flatMap((rows) => said(rows, "customerName"))).toEqual([
    "Machinefabriek Van Hees B.V.",
    "J&R Foods Holdings, LLC",
  ]);
});

test("layout() takes neither who orders by a forename nor a sum beside a signature for the buyer", () => {
  const forename: Line[] = [
    [30, { x: 40, text: "AUTODIS BRESSE", size: 14 }, [340, "BON DE COMMANDE FOURNISSEUR"]],
    [46, [40, "Rue des Tanneurs, 71500 LOUHANS"], [340, "N° 118 407 du 07.04.2026"]],
    [70, [40, "Votre N° client : 40722-03"], [340, "GROUPE DISTRI-PIECES EST"]],
    [82, [40, "Commandé par : Jérôme"], [340, "8 bd de l'Industrie"]],
    [94, [40, "Livraison souhaitée le 09.04.2026"], [340, "21600 LONGVIC"]],
  ];
  expect(said(forename, "customerName", "poNumber")).toEqual(["AUTODIS BRESSE", "118 407"]);
  const signed: Line[] = [
    [30, [300, "Trockenbau Ehrlich & Söhne GmbH"]],
    [42, [300, "Gewerbering 4, 06184 Kabelsketal"]],
    [70, [40, "Bauzentrum Saaletal eG"]],
    [82, [40, "06116 Halle (Saale)"]],
    [110, [40, "Bestellung Nr. 2026/0391"]],
    ...TABLE,
    [360, [40, "Mit freundlichen Grüßen"]],
    [374, [400, "Auftragssumme"], [-570, "18,00"]],
    [388, [40, "i. A. S. Ehrlich"]],
    [420, [40, "Geschäftsführer: K. Ehrlich · HRB 20417 Stendal"]],
  ];
  expect(read(...signed).header.customerName?.value).toBe("Trockenbau Ehrlich & Söhne GmbH");
});

test("layout() reads a number between strokes, and the day of receipt before the bill's", () => {
  const rows: Line[] = [
    [30, [40, "Pahia Rural Supplies Ltd"], [400, "Purchase Order"]],
    [44, [340, "Order No."], [420, "0042 / 771809 / 00"]],
    [58, [420, "Due Date: 27/02/2026"]],
    [72, [40, "Terms"], [120, "Expected Receipt Date"]],
    [84, [40, "Net 30"], [120, "06/02/2026"]],
  ];
  expect(said(rows, "poNumber", "requiredDate")).toEqual(["0042 / 771809 / 00", "2026-02-06"]);
});

test('layout() takes "VAT %" close behind "Unit price" for a heading of its own', () => {
  const draft = read(
    [30, [40, "Raysut Valves LLC"], [400, "PURCHASE ORDER 4711"]],
    [
      300,
      [40, "Item"],
      [140, "Description"],
      [-340, "Quantity"],
      [-420, "Unit price"],
      [423, "VAT %"],
      [-570, "Amount OMR"],
    ],
    [
      316,
      [40, "V-HV-0012"],
      [140, "Gate valve 4in"],
      [-340, "6.00"],
      [-420, "184.750"],
      [-447, "5"],
      [-570, "1,108.500"],
    ],
    [
      330,
      [40, "G-SP-0301"],
      [140, "Spiral wound gasket"],
      [-340, "85.00"],
      [-420, "2.385"],
      [-447, "5"],
      [-570, "202.725"],
    ],
  );
  expect(valuesOf(draft, "unitPrice")).toEqual([["184.75"], ["2.385"]]);
});
