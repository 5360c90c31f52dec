import { expect, test } from "bun:test";
import type { HeaderField } from "../src/orders/mod.ts";
import { read, TABLE, TITLE } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function said(rows: Line[], ...fields: HeaderField[]) {
  const { header } = read(...rows);
  return fields.map((field) => header[field]?.value);
}

test("layout() tells which of day and month comes first by days alone, not by a standard's number", () => {
  const head: Line[] = [
    [30, [40, "Wessexford Water Services Limited"], [400, "Purchase Order 4502218845"]],
    [46, [40, "Claverton House, Bath BA2 7XZ"], [400, "Document date 12.03.2026"]],
    [62, [40, "VAT Reg No GB 555 0142 33"], [400, "Delivery date 02.04.2026"]],
  ];
  const under: Line[] = [[350, [140, "WRAS approval and WIS 4-52-01 coating certificate"]]];
  expect(said([...head, ...TABLE, ...under], "orderDate", "requiredDate")).toEqual([
    "2026-03-12",
    "2026-04-02",
  ]);
});

test('layout() takes what remains after a "Total" and its tax, discount and carriage for the order\'s, though it is called net', () => {
  const taxed: Line[] = [
    ...TITLE,
    ...TABLE,
    [350, [380, "Total"], [460, "المجموع"], [-570, "18.00"]],
    [364, [380, "VAT 5%"], [430, "ضريبة القيمة المضافة"], [-570, "0.90"]],
    [378, [360, "Net Amount AED"], [460, "الصافي"], [-570, "18.90"]],
  ];
  const carried: Line[] = [
    ...TITLE,
    ...TABLE,
    [350, [400, "Total"], [-570, "18.00"]],
    [364, [400, "Less: Special Discount"], [-570, "(2.00)"]],
    [378, [400, "Transport & Offloading"], [-570, "4.50"]],
    [392, [400, "Net Total KD"], [-570, "20.50"]],
  ];
  expect([said(taxed, "total"), said(carried, "total")]).toEqual([["18.9"], ["20.5"]]);
});

test("layout() takes the letters that a house's numbers begin with for no currency", () => {
  const rows: Line[] = [
    [30, [40, "AL RAWABI STAR ELECTROMECHANICAL WORKS L.L.C."], [300, "ARS"]],
    [46, [40, "P.O. Box 40127, Al Quoz, Dubai, U.A.E."]],
    [62, [340, "LPO No."], [420, ": ARS-LPO-6482"]],
    ...TABLE,
    [350, [380, "GRAND TOTAL (AED)"], [-570, "18.00"]],
  ];
  expect(said(rows, "poNumber", "currency")).toEqual(["ARS-LPO-6482", "AED"]);
});

test("layout() reads Egypt's pounds by their name", () => {
  const rows: Line[] = [...TITLE, ...TABLE, [350, [380, "(جنيه) Total"], [-570, "18.00"]]];
  expect(said(rows, "currency")).toEqual(["EGP"]);
});

test("layout() reads a number with its year and series between strokes", () => {
  const rows: Line[] = [
    [30, [40, "QUIMICLEAN LEVANTE, S.L."], [400, "PEDIDO DE COMPRA"]],
    [62, [340, "Nº Pedido:"], [420, "2026 / PC / 000614"]],
    ...TABLE,
  ];
  expect(said(rows, "poNumber")).toEqual(["2026 / PC / 000614"]);
});

test('layout() takes whose "Buyer ID" stands on an order for no company', () => {
  const rows: Line[] = [
    [30, [40, "Blue Ridge Surgical Partners PLLC"], [400, "Purchase Order PO0058219"]],
    [46, [40, "2100 Crystal Spring Ave SW, Roanoke VA 24014"]],
    [100, [40, "Vendor ID"], [160, "Payment Terms"], [300, "Buyer ID"]],
    [116, [40, "COMMED001"], [160, "Net 30"], [300, "JPRUITT"]],
    ...TABLE,
  ];
  expect(said(rows, "customerName")).toEqual(["Blue Ridge Surgical Partners PLLC"]);
});

test('layout() reads the day of "Delivery required" over "Livraison exigée"', () => {
  const rows: Line[] = [
    ...TITLE,
    [100, [40, "Delivery required"]],
    [110, [40, "Livraison exigée"], [120, "2026/03/02"]],
    ...TABLE,
  ];
  expect(said(rows, "requiredDate")).toEqual(["2026-03-02"]);
});

test('layout() takes "RECHNUNG AN:" for no invoice, and what is agreed at the foot for no buyer', () => {
  const rows: Line[] = [
    [20, [40, "EKB120/01"], [160, "ELEKTRO-GROSSHANDLUNG WIMMER GMBH & CO KG"], [540, "SEITE 1"]],
    [32, [40, "DR02"], [160, "ALTDORFER STR. 88"], [280, "84032 LANDSHUT"]],
    [44, [60, "SONEPAR DEUTSCHLAND GMBH"], [340, "BESTELLUNG NR. :"], [440, "260318"]],
    [56, [60, "NIEDERLASSUNG REGENSBURG"]],
    [
      68,
      [60, "LIEFERANSCHRIFT: ZENTRALLAGER HALLE B, 84030 ERGOLDING"],
      [340, "RECHNUNG AN: ALTDORFER STR. 88"],
    ],
    ...TABLE,
    [800, [40, "ES GELTEN UNSERE EINKAUFSBEDINGUNGEN. GERICHTSSTAND LANDSHUT - HRB 4418 LANDSHUT"]],
  ];
  const { header, findings } = read(...rows);
  expect(header.customerName?.value).toBe("ELEKTRO-GROSSHANDLUNG WIMMER GMBH & CO KG");
  expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
});

test("layout() takes the office at the head for the buyer whose initials the bill goes to", () => {
  const rows: Line[] = [
    [30, [40, "State of Georgia"], [400, "Purchase Order"]],
    [44, [40, "GA DEPT OF NATURAL RESOURCES"], [400, "46200-0000031877"]],
    [58, [40, "PARKS, RECREATION & HISTORIC SITES"]],
    [72, [40, "2600 HIGHWAY 155 SW, SUITE C"]],
    [86, [40, "STOCKBRIDGE GA 30281"]],
    [
      110,
      [40, "Supplier:"],
      [100, "CITY ELECTRIC SUPPLY CO"],
      [340, "Bill To:"],
      [400, "ACCOUNTS PAYABLE - DNR"],
    ],
    [124, [100, "1185 EAGLES LANDING PKWY"], [400, "2 MLK JR DRIVE SE, STE 1258"]],
    [138, [100, "STOCKBRIDGE GA 30281"], [400, "ATLANTA GA 30334"]],
    ...TABLE,
  ];
  expect(said(rows, "customerName")).toEqual(["GA DEPT OF NATURAL RESOURCES"]);
});

test("layout() reads the day that a second caption announces right behind the first one's", () => {
  const rows: Line[] = [
    [30, [40, "Palmetto Comfort Supply LLC"], [400, "PO # 2094471"]],
    [44, [40, "N Charleston SC 29418"], [400, "PO Date 03/02/26 Expected 03/06/26"]],
    ...TABLE,
  ];
  expect(said(rows, "orderDate", "requiredDate")).toEqual(["2026-03-02", "2026-03-06"]);
});

test("layout() takes the number of a quotation that an order goes by for no quotation", () => {
  const { header, findings } = read(
    [30, [40, "AL RAWDAH ELECTROMECHANICAL WORKS L.L.C."]],
    [44, [40, "P.O. Box 44871, Mussafah, Abu Dhabi, U.A.E."], [520, "LPO"]],
    [70, [40, "LPO No."], [120, "ARW/26/LPO/03318"], [340, "Date"], [400, "22 April 2026"]],
    [84, [40, "Quotation"], [120, "GFC/Q/26/1187 R2 dated 15-04-2026"]],
    ...TABLE,
  );
  expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
  expect(header.customerName?.value).toBe("AL RAWDAH ELECTROMECHANICAL WORKS L.L.C.");
});

test("layout() reads the day of the order that is changed, and no currency from an item's code", () => {
  const rows: Line[] = [
    [30, [40, "COBBLESTONE CREAMERY, INC."], [400, "PURCHASE ORDER"]],
    [44, [40, "118 Mill Pond Rd, Brattleboro VT 05301"], [400, "CHANGE ORDER NO. 2"]],
    [58, [300, "PO Number: 0077152"], [440, "Original PO date: 02/02/2026"]],
    [72, [440, "Change date: 03/04/2026"]],
    [300, [40, "Item"], [140, "Description"], [-400, "Qty"], [-480, "Unit Price"], [-570, "Amount"]],
    [316, [40, "48OZ-SQ-PLN"], [140, "CARTON, SQROUND"], [-400, "12"], [-480, "1.50"], [-570, "18.00"]],
    [350, [400, "ORDER TOTAL (USD)"], [-570, "18.00"]],
  ];
  expect(said(rows, "orderDate", "currency")).toEqual(["2026-02-02", "USD"]);
});

test("layout() takes a voucher's number for the order's before the supplier's own", () => {
  const rows: Line[] = [
    [20, [260, "PURCHASE ORDER"]],
    [40, [40, "Invoice To"], [300, "Voucher No."], [440, "Dated"]],
    [52, [40, "Sahyadri Auto Components Pvt. Ltd."], [300, "SAC/PO/25-26/1874"], [440, "12-Mar-26"]],
    [64, [40, "Plot No. J-118, MIDC Bhosari, Pune - 411026"]],
    [80, [300, "Supplier's Ref./Order No."], [440, "Other Reference(s)"]],
    [92, [300, "QTN/3321"], [440, "Indent 902"]],
    ...TABLE,
  ];
  expect(said(rows, "poNumber", "orderDate")).toEqual(["SAC/PO/25-26/1874", "2026-03-12"]);
});

test('layout() reads the day that goods are hired from, or are to arrive as "Exp. Arr." says', () => {
  const head: Line[] = [
    [30, [40, "Penrose & Hatch Civil Engineering Ltd"], [400, "Order No: PH-J2217-0046"]],
    [44, [40, "Newton Abbot, Devon TQ12 3JQ"], [400, "Order Date: 01/07/2026"]],
  ];
  const due = (caption: Line[]) => said([...head, ...caption, ...TABLE], "requiredDate");
  expect(due([[100, [400, "On hire from: 16/07/2026 07:30"]]])).toEqual(["2026-07-16"]);
  const beside: Line[] = [
    [100, [40, "Vend No."], [160, "Exp. Arr."], [300, "Terms"]],
    [112, [40, "ESS100"], [160, "16/07/2026"], [300, "N30"]],
  ];
  expect(due(beside)).toEqual(["2026-07-16"]);
});

test('layout() takes the quote of an order numbered "P.O. #" for no quotation', () => {
  const { findings } = read(
    [30, [40, "BRAZOS ELECTRIC CONTRACTORS, INC."], [400, "P.O. # 26-0418-07"]],
    [44, [40, "4417 Industrial Blvd, Bryan, TX 77803"], [400, "DATE: 3/11/26"]],
    [60, [40, "TO:"], [100, "LONE STAR ELECTRIC SUPPLY"]],
    [74, [40, "NEED BY:"], [100, "3/18/2026"], [200, "VIA: YOUR TRUCK"], [300, "QUOTE: S011844"]],
    ...TABLE,
  );
  expect(findings.map(({ code }) => code)).not.toContain("not_an_order");
});
