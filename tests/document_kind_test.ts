import { expect, setDefaultTimeout, test } from "bun:test";
import { tenant } from "../db/mod.ts";
import { restartExtraction } from "../src/documents/restart.ts";
import { layout } from "../src/extraction/layout/layout.ts";
import { changeIn } from "../src/extraction/layout/page/changed.ts";
import { kindOf } from "../src/extraction/layout/page/document_kind.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { extracting } from "./_extraction.ts";
import { bookOf, pageOf, readingOf } from "./fixtures/layouts/_page.ts";
import { pdf, write } from "./fixtures/pdf.ts";

setDefaultTimeout(30_000);

const titled = (title: string) =>
  areaOf(
    pageOf([
      [30, { x: 40, text: title, size: 16 }],
      [60, [40, "Acme Inc"]],
    ]),
  );

const table = (title: string) =>
  pageOf([
    [30, { x: 40, text: title, size: 16 }],
    [60, [40, "Number: 4711"]],
    [200, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
    [220, [40, "AB-1"], [140, "Hex bolt"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
    [240, [40, "AB-2"], [140, "Washer"], [-380, "10"], [-490, "0.10"], [-580, "1.00"]],
  ]);

const TERMS = pageOf([
  [30, { x: 40, text: "General Terms and Conditions", size: 16 }],
  [60, [40, "1. These terms apply to all contracts of the company."]],
  [80, [40, "2. Payment is due within 30 days of the invoice."]],
]);

test.each([
  ["PURCHASE ORDER", "order"],
  ["Standard Purchase Order", "order"],
  ["EDI 850 PURCHASE ORDER - PRINTED COPY", "order"],
  ["Commande fournisseur N° CF26-00884", "order"],
  ["Commande de livraison N° 4801-4500118827", "order"],
  ["Tarif douanier 8481.8089", null],
  ["Tarif 2026", "a price list"],
  ["Discount 2.00% Off Invoice", null],
  ["Packing List", "a delivery note"],
  ["Statement of Account", "a statement of account"],
  ["General Terms and Conditions of Sale", "terms and conditions"],
  ["Price List 2026", "a price list"],
  ["Certificate of Conformity", "a certificate"],
  ["Request for Quotation", "a quotation"],
  ["Proforma Invoice", "an invoice"],
  ["Auftragsbestätigung", "an order confirmation"],
  ["Acme Trading", null],
  ["Rif. Vs. preventivo", null],
  ["laut Angebot vom März", null],
  ["Delivery note pad, 3 part", null],
  ["Packing List Envelopes", null],
  ["RE: Quotation 88213 - our PO 995273", null],
  ["Invoice Processing Platform", null],
])("kindOf() takes %j for %p", (title, kind) => {
  expect(kindOf([titled(title)])).toBe(kind);
});

test.each([
  ["PURCHASE ORDER No.  CE/26/3381", "Quote ref: ECS/Q/90177", "order"],
  ["Order KO106118", "Quote AQ/5512", "order"],
  ["PURCHASE ORDER No.  CE/26/3381", "QUOTATION", "a quotation"],
])("kindOf() takes %j beside %j for %p", (number, quoted, kind) => {
  const page = pageOf([
    [30, ...number.split("  ").map((text, i) => ({ x: 40 + 200 * i, text, size: 12 }))],
    [60, { x: 40, text: quoted, size: kind === "order" ? 8 : 16 }],
  ]);
  expect(kindOf([areaOf(page)])).toBe(kind);
});

test("kindOf() knows a drawing by its title block", () => {
  const drawing = pageOf([
    [500, [300, "UNLESS OTHERWISE SPECIFIED"], [450, "DRAWN BY"]],
    [520, [300, "TOLERANCES ARE"], [450, "SCALE 1:2"]],
    [540, [300, "DRAWING NO."], [450, "SHEET 1 OF 2"]],
  ]);
  expect(kindOf([areaOf(drawing)])).toBe("a drawing");
});

test.each([
  ["Purchase Order Cancellation", "cancels"],
  ["CHANGE ORDER", "changes"],
  ["Purchase Order Change", "changes"],
  ["Revised Purchase Order", "changes"],
  ["Änderungsbestellung", "changes"],
  ["Order Revision 002", "changes"],
  ["Order Revision 000", null],
  ["Purchase Order", null],
])("changeIn() says that %j %p an order", (title, change) => {
  expect(changeIn([titled(title)])).toBe(change as "changes" | null);
});

test("layout() reads the lines of an invoice and flags it, so that nobody submits it unseen", () => {
  const [draft] = layout(readingOf(table("Tax Invoice")), { ownNames: [] });
  expect(draft!.lines).toHaveLength(2);
  expect(draft!.findings).toContainEqual({
    code: "not_an_order",
    level: "error",
    message: "The document looks like an invoice, not like a purchase order",
  });
});

test("layout() knows a quotation in a workbook by a title of its own, not by a label", () => {
  const rows = [
    ["Item", "Description", "Qty", "Price"],
    ["AB-1", "Bolt", 12, 1.5],
  ];
  const kinds = (head: string[][]) =>
    layout(bookOf({ Sheet1: [...head, ...rows] }), { ownNames: [] })[0]!.findings.map(({ code }) => code);
  expect(kinds([["QUOTATION"]])).toContain("not_an_order");
  expect(kinds([["Quotation No:", "Q-12"]])).not.toContain("not_an_order");
});

test("ordersOf() finds no order in terms, unless a person says that it is one", () => {
  const terms = readingOf(TERMS);
  const { drafts, noOrder } = ordersOf(terms, { ownNames: [] });
  expect([drafts, noOrder]).toEqual([
    [],
    "The document looks like terms and conditions, not like a purchase order",
  ]);
  expect(ordersOf(terms, { ownNames: [], asOrder: true }).drafts).toHaveLength(1);
  expect(ordersOf(readingOf(table("Purchase Order"), TERMS), { ownNames: [] }).drafts[0]!.lines).toHaveLength(
    2,
  );
});

test("extractDocument() completes a document without an order, says why, and reads it as one when asked to", async () => {
  const scene = await extracting();
  const bytes = await pdf((page) => {
    page.fontSize(18);
    write(page, "General Terms and Conditions", [60, 60]);
    page.fontSize(10);
    write(page, "1. These terms apply to all contracts.", [60, 100]);
  });
  const { document, orders } = await scene.read(bytes, { fileName: "terms.pdf", fileType: "pdf" });
  expect([document.status, orders]).toEqual(["completed", []]);
  await tenant(scene.app.db, "a", (tx) => restartExtraction(tx, document, { asOrder: true }));
  await scene.worker.idle();
  const again = await scene.seen(document.id);
  expect([again.document.status, again.orders.length]).toEqual(["completed", 1]);
  await scene.close();
});

test("layout() parts eight orders in one file, each with its pages", () => {
  const order = (number: number, page: string) =>
    pageOf([
      [30, { x: 40, text: "PURCHASE ORDER", size: 16 }, [400, page]],
      [60, [40, `PO Number: ${number}`]],
      [200, [40, "Item"], [140, "Description"], [360, "Qty"], [440, "Unit Price"], [540, "Amount"]],
      [220, [40, `AB-${number}`], [140, "Hex bolt"], [-380, "12"], [-490, "1.50"], [-580, "18.00"]],
    ]);
  const pages = Array.from({ length: 8 }, (_, i) => 70_001 + i).flatMap((number) =>
    number === 70_003
      ? [order(number, "Page 1 of 2"), order(number, "Page 2 of 2")]
      : [order(number, "Page 1 of 1")],
  );
  const drafts = layout(readingOf(...pages), { ownNames: [] });
  expect(
    drafts.map(({ header, lines, proof }) => [header.poNumber?.value, lines.length, proof.pages]),
  ).toEqual([
    ["70001", 1, [1, 1]],
    ["70002", 1, [2, 2]],
    ["70003", 2, [3, 4]],
    ["70004", 1, [5, 5]],
    ["70005", 1, [6, 6]],
    ["70006", 1, [7, 7]],
    ["70007", 1, [8, 8]],
    ["70008", 1, [9, 9]],
  ]);
});

test("kindOf() takes no part of a form for a title, and a number's sign for no word of one", () => {
  const form = pageOf([
    [40, [160, "ORDEN DE COMPRA - GUÍA DE INTERNAMIENTO N° 0001248"]],
    [80, [40, "1. DATOS DEL PROVEEDOR"], [300, "2. CONDICIONES GENERALES"]],
  ]);
  expect(kindOf([areaOf(form)])).toBe("order");
});

test("kindOf() takes the address of a site for no title", () => {
  const page = pageOf([
    [40, [40, "Abrufbestellung"]],
    [60, [40, "e-rechnung.gv.at, Auftragsreferenz Z08"]],
  ]);
  expect(kindOf([areaOf(page)])).not.toBe("an invoice");
});

test("kindOf() takes no words of goods for a title", () => {
  const goods = (words: string) =>
    areaOf(
      pageOf([
        [30, [40, "Order 4711"]],
        [60, [40, "Part"], [140, "Description"], [360, "Qty"], [440, "Price"]],
        [80, [40, "AB-1"], [140, "Hex bolt"], [-380, "12"], [-490, words]],
        [100, [40, "AB-2"], [140, words], [-380, "12"], [-490, "1.50"]],
      ]),
    );
  expect(["Quote", "Invoice forms", "Terms and conditions"].map((words) => kindOf([goods(words)]))).toEqual([
    null,
    null,
    null,
  ]);
});

test("kindOf() takes no remark between rows of goods, nor whom a paper's state is asked of, for a title", () => {
  const page = (head: string, remark: string) =>
    areaOf(
      pageOf([
        [30, [40, "PO #64809"]],
        [45, [40, head]],
        [80, [40, "AB-1"], [140, "12 KG"], [-490, "4.00"], [-580, "48.00"]],
        [100, [40, "13100"], [140, "10 KG"], [-490, "5.00"], [-580, "50.00"]],
        [115, [140, remark]],
      ]),
    );
  expect(kindOf([page("", "QUOTE 36454")])).toBeNull();
  expect(kindOf([page("Invoice status inquiry:", "")])).toBeNull();
  expect(kindOf([page("QUOTE 36454", "")])).toBe("a quotation");
});

test("kindOf() takes the days in which an invoice is paid for no title", () => {
  const page = (terms: string) =>
    areaOf(
      pageOf([
        [39, [39, "COMPAGNIE DES PHOSPHATES"], [400, "COMMANDE N° 6028817"]],
        [56, [39, "Cité Bayech, 2100 Gafsa"], [400, "du 18/09/26"]],
        [80, [39, terms]],
      ]),
    );
  expect(kindOf([page("Conditions : 60 jours date facture")])).not.toBe("an invoice");
  expect(kindOf([page("Facture")])).toBe("an invoice");
});
