import { expect, test } from "bun:test";
import { readOrders } from "../src/extraction/read_orders.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { drawPicture } from "../src/reading/picture/picture.ts";
import { pdf } from "./fixtures/pdf.ts";

const LIST = Buffer.from("Item,Description,Qty,Unit Price\nAB-1,Bolt,4,2.50\n");
const ROWS = [
  ["Item", "Description", "Qty", "Unit Price", "Amount"],
  ["AB-1", "Hex bolt", "4", "2.50", "10.00"],
  ["AB-2", "Hex nut", "2", "5.00", "10.00"],
];

const ASKED = { type: "pdf" as const, fileName: "order.pdf", ownNames: [] };

/** A purchase order with these rows, and what else stands on its page or in its file. */
function paper(rows: string[][], add: (document: PDFKit.PDFDocument) => void, number = "4711") {
  return pdf((document) => {
    document.text(`Purchase Order ${number}`, 50, 50).text(`Order Number: ${number}`, 50, 70);
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        document.text(cell, 50 + 90 * column, 120 + 20 * row, { lineBreak: false });
    add(document);
  });
}

function withFiles(document: PDFKit.PDFDocument) {
  document.file(LIST, { name: "items.csv", type: "text/csv" });
  document.file(Buffer.from("<note/>"), { name: "note.xml", type: "text/xml" });
}

test("readOrders() leaves files inside a PDF that is an order itself, and says so", async () => {
  const { drafts, reading } = await readOrders({ ...ASKED, bytes: await paper(ROWS, withFiles) });
  expect(drafts.map(({ lines }) => lines.length)).toEqual([2]);
  expect(reading.sheets).toEqual([]);
  expect(drafts[0]!.findings.filter(({ code }) => code === "attachment_unread")).toEqual([
    {
      code: "attachment_unread",
      level: "warning",
      message: 'The file "items.csv" inside this one was not read: look whether it is a part of the order',
    },
  ]);
});

test("readOrders() reads the list inside a PDF whose page says whose it is", async () => {
  const { drafts, reading } = await readOrders({ ...ASKED, bytes: await paper([], withFiles) });
  const [draft] = drafts;
  expect(drafts).toHaveLength(1);
  expect(draft!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["AB-1"]);
  expect(draft!.header.poNumber).toMatchObject({ value: "4711", evidence: { page: 1 } });
  expect(draft!.findings.filter(({ code }) => code === "attachment_unread")).toEqual([]);
  expect(reading.sheets.map(({ name }) => name)).toEqual(["items.csv"]);
});

test("readOrders() reads each order of a portfolio, and its pages are drawn behind the cover", async () => {
  const orders = await Promise.all([paper(ROWS, () => {}), paper(ROWS.slice(0, 2), () => {}, "4712")]);
  const bytes = await pdf((document) => {
    document.text("Open this portfolio in Adobe Reader", 50, 50);
    for (const [at, order] of orders.entries())
      document.file(Buffer.from(order), { name: `${at}.pdf`, type: "application/pdf" });
  });
  const { drafts, reading, file } = await readOrders({ ...ASKED, bytes });
  expect(drafts.map(({ header, lines }) => [header.poNumber?.value, lines.length])).toEqual([
    ["4711", 2],
    ["4712", 1],
  ]);
  expect(drafts.map(({ lines }) => lines[0]!.fields.quantity!.evidence)).toMatchObject([
    { page: 2 },
    { page: 3 },
  ]);
  expect(reading.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(file.warnings).toEqual([]);
  const drawn = { bytes, type: "pdf" as const, width: 300 };
  expect(await drawPicture({ ...drawn, page: 3 })).toEqual(
    await drawPicture({ ...drawn, bytes: orders[1]!, page: 1 }),
  );
  expect(drawPicture({ ...drawn, page: 4 })).rejects.toThrow("There is no page 4 in the file");
  const raster = await rasterOf(bytes, { type: "pdf", page: 2, name: "the file" });
  expect(raster).toEqual(await rasterOf(orders[0]!, { type: "pdf", page: 1, name: "the file" }));
});

test("readOrders() says what it found in none of the files inside a PDF, and which of them is damaged", async () => {
  const bytes = await pdf((document) => {
    document.text("Please find our order enclosed", 50, 50);
    document.file(Buffer.from("%PDF-1.7 and no more"), { name: "order.pdf", type: "application/pdf" });
    document.file(Buffer.from("Name,Town\nAda,London\nBob,Paris\n"), {
      name: "people.csv",
      type: "text/csv",
    });
  });
  const { drafts, file } = await readOrders({ ...ASKED, bytes });
  expect(file.warnings).toEqual(['Cannot read "order.pdf": the PDF is damaged']);
  expect(drafts.flatMap(({ lines }) => lines)).toEqual([]);
});

test("readOrders() says which words a reader of the PDF struck out", async () => {
  const bytes = await paper(ROWS, (document) => {
    const struck = { Subtype: "StrikeOut", QuadPoints: [50, 702, 450, 702, 50, 690, 450, 690] };
    document.annotate(50, 140, 400, 12, struck as PDFKit.Mixins.AnnotationOption);
  });
  const { drafts } = await readOrders({ ...ASKED, bytes });
  expect(drafts[0]!.findings.find(({ code }) => code === "struck")).toMatchObject({
    level: "error",
    lineId: "0",
  });
});
