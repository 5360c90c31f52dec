import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Page, Word } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";

/** Rows of 14 points, near enough for headings of two lines. */
function closePage(rows: string[][]): Page {
  const page = pageOf(rows);
  const words = page.words.map((word): Word => {
    const [x0, y0, x1, y1] = word.box;
    const up = 0.3 * (y0 - 50);
    return { ...word, box: [x0, y0 - up, x1, y1 - up] };
  });
  return { ...page, words };
}

function draftOf(rows: string[][]) {
  const page = closePage([["Purchase Order No. 4711"], ...rows]);
  return ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!;
}

function linesOf(rows: string[][]) {
  return draftOf(rows).lines.map(({ fields, printedNumber }) => ({
    number: printedNumber,
    code: fields.customerSku?.value,
    supplierSku: fields.supplierSku?.value,
    words: fields.description?.value,
    figures: [fields.quantity, fields.unit, fields.unitPrice, fields.lineTotal].map((read) => read?.value),
  }));
}

test("layout() reads a table whose headings carry the numbers of a form's boxes", () => {
  const [first, second] = linesOf([
    ["18. ITEM", "19. SUPPLIES/SERVICES", "", "20. QTY", "21. UNIT", "22. PRICE", "23. AMOUNT"],
    ["0001", "5310-01-352-7710", "", "4500", "EA", "0.34750", "1,563.75"],
    ["", "NUT,SELF-LOCKING", "", "", "", "", ""],
    ["0002", "5306-00-944-1527", "", "820", "EA", "3.12000", "2,558.40"],
    ["", "BOLT,SHEAR", "", "", "", "", ""],
  ]);
  expect(first).toMatchObject({ number: "0001", code: "5310-01-352-7710", words: "NUT,SELF-LOCKING" });
  expect(first!.figures).toEqual(["4500", "EA", "0.3475", "1563.75"]);
  expect(second).toMatchObject({ number: "0002", code: "5306-00-944-1527", words: "BOLT,SHEAR" });
});

test("layout() reads an item's noun before a colon under its number, and another's number for it among the words", () => {
  const lines = linesOf([
    ["Item", "Material/Description", "", "Order qty.", "Unit", "Price", "Net value"],
    ["00010", "1000774102", "", "24", "EA", "318.75", "7,650.00"],
    ["", "VALVE: GATE; 2 IN; CL 800"],
    ["", "MESC NO. 77.02.41.210.1"],
    ["", "Delivery date: 15.05.2026"],
    ["00020", "1000801557", "", "150", "EA", "9.12", "1,368.00"],
    ["", "GASKET: SPIRAL WOUND; 4 IN"],
    ["", "MESC NO. 85.54.23.164.1"],
    ["", "Delivery date: 15.05.2026"],
  ]);
  expect(lines.map(({ code }) => code)).toEqual(["1000774102", "1000801557"]);
  expect(lines.map(({ words }) => words?.slice(0, 22))).toEqual([
    "VALVE: GATE; 2 IN; CL ",
    "GASKET: SPIRAL WOUND; ",
  ]);
});

test("layout() takes a size behind a word in capitals for part of the words", () => {
  const lines = linesOf([
    ["Item Number", "Unit", "Ordered", "Unit Cost", "Amount"],
    ["4402-CH-10", "EACH", "36.00", "31.72", "1,141.92"],
    ["CHAIN #40 RIVETED BOX"],
    ["4402-CL", "EACH", "100.00", "0.61", "61.00"],
    ["HOSE ID 25 BLACK"],
  ]);
  expect(lines.map(({ code, words }) => [code, words])).toEqual([
    ["4402-CH-10", "CHAIN #40 RIVETED BOX"],
    ["4402-CL", "HOSE ID 25 BLACK"],
  ]);
});

test("layout() takes the net of two values whose headings stand on two lines", () => {
  const lines = linesOf([
    ["Lp.", "Kod", "Nazwa towaru", "Ilość", "Cena", "Wartość", "Wartość"],
    ["", "EAN", "", "", "netto", "netto", "brutto"],
    ["1", "5903112004471", "Deska tarasowa", "320", "68,40", "21 888,00", "23 639,04"],
    ["2", "5903112004488", "Legar sosnowy", "110", "31,15", "3 426,50", "4 214,60"],
  ]);
  expect(lines.map(({ figures }) => figures)).toEqual([
    ["320", undefined, "68.4", "21888"],
    ["110", undefined, "31.15", "3426.5"],
  ]);
});

test("layout() reads units of purchase by their French abbreviation", () => {
  const [line] = linesOf([
    ["Article", "Désignation", "Qté", "UA", "Prix", "Montant HT"],
    ["ETI-100150", "Étiquette thermique", "240", "RLX", "6,42", "1540,80"],
    ["RUB-110300", "Ruban transfert", "96", "RLX", "4,50", "432,00"],
  ]);
  expect(line!.figures).toEqual(["240", "RLX", "6.42", "1540.8"]);
});

test("layout() takes a word over codes that stands nearer to the next item for the heading of a group", () => {
  const lines = linesOf([
    ["IMPA", "Description", "Qty", "Unit", "Price", "Amount"],
    ["211367", "MOORING ROPE 60MM", "2", "COIL", "1,890.00", "3,780.00"],
    ["", "with certificate"],
    [],
    ["PROVISIONS"],
    ["450811", "CORN FLAKES 500G", "24", "PKT", "3.15", "75.60"],
    [],
    ["CABIN"],
    ["550156", "DETERGENT POWDER 20KG", "10", "BAG", "38.75", "387.50"],
  ]);
  expect(lines.map(({ code, words }) => [code, words])).toEqual([
    ["211367", "MOORING ROPE 60MM with certificate"],
    ["450811", "CORN FLAKES 500G"],
    ["550156", "DETERGENT POWDER 20KG"],
  ]);
});

test("layout() tells items of one code and one name apart by the column of their colours", () => {
  const lines = linesOf([
    ["Codice", "Descrizione", "Colore", "U.M.", "Quantità", "Prezzo", "Importo"],
    ["01-114", "VISCOSA CREPE", "0010 BIANCO", "MT", "1.250,50", "4,35", "5.439,68"],
    ["01-114", "VISCOSA CREPE", "0425 BORDEAUX", "MT", "800,00", "4,35", "3.480,00"],
  ]);
  expect(lines.map(({ words }) => words)).toEqual([
    "VISCOSA CREPE 0010 BIANCO",
    "VISCOSA CREPE 0425 BORDEAUX",
  ]);
});

test("layout() reads words that run on under headings of the second line of an item", () => {
  const lines = linesOf([
    ["Line", "Item", "Description", "", "Quantity", "UOM", "Unit Cost"],
    ["", "", "", "Mfr Number", "", "Dlv Date", ""],
    ["1", "0048812", "SYRINGE LUER LOCK TIP STERILE 12ML", "", "12.0000", "BX", "18.74"],
    ["", "", "", "8881570121", "", "02/19/26", ""],
    ["2", "0017340", "IV ADMIN SET CLEARLINK 10 DROPS", "", "6.0000", "CA", "214.32"],
    ["", "", "", "2N3399", "", "02/19/26", ""],
  ]);
  expect(lines.map(({ words, figures: [, unit] }) => [words, unit])).toEqual([
    ["SYRINGE LUER LOCK TIP STERILE 12ML", "BX"],
    ["IV ADMIN SET CLEARLINK 10 DROPS", "CA"],
  ]);
});

test("layout() reads a form's consignee for the place of delivery, not the point it is shipped from", () => {
  const table = [
    ["ITEM NO.", "SUPPLIES OR SERVICES", "", "QUANTITY", "UNIT", "UNIT PRICE", "AMOUNT"],
    ["1", "ADJUSTABLE BENCH", "", "6.00", "EA", "812.40", "4,874.40"],
    ["2", "DUMBBELL SET", "", "2.00", "SE", "100.00", "200.00"],
    [],
    ["18. SHIPPING POINT", "", "19. WEIGHT"],
    ["COLUMBUS", "", "3,180 LB"],
  ];
  const consignee = [
    ["a. NAME OF CONSIGNEE"],
    ["VA MEDICAL CENTER"],
    ["4100 W THIRD ST"],
    ["DAYTON, OH 45428"],
    [],
  ];
  expect(draftOf(table).header.shipToName).toBeUndefined();
  expect(draftOf([...consignee, ...table]).header.shipToName?.value).toBe("VA MEDICAL CENTER");
});
