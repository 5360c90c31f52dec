import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { pdf } from "./fixtures/pdf.ts";

const LIST = Buffer.from("Item,Description,Qty,Unit Price\nAB-1,Bolt,4,2.50\n");
const ROWS = [
  ["Item", "Description", "Qty", "Unit Price", "Amount"],
  ["AB-1", "Hex bolt", "4", "2.50", "10.00"],
  ["AB-2", "Hex nut", "2", "5.00", "10.00"],
];

/** A purchase order with these rows, and what else stands on its page or in its file. */
async function draftOf(rows: string[][], add: (document: PDFKit.PDFDocument) => void) {
  const bytes = await pdf((document) => {
    document.fontSize(10).text("Purchase Order 4711", 50, 50).text("Order Number: 4711", 50, 70);
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        document.text(cell, 50 + 90 * column, 120 + 20 * row, { lineBreak: false });
    add(document);
  });
  return ordersOf(await readFile(bytes, "pdf"), { ownNames: [] }).drafts[0]!;
}

test.each([
  [ROWS, "warning"],
  [[], "error"],
] as const)("ordersOf() says which files inside a PDF were not read: %j", async (rows, level) => {
  const draft = await draftOf(
    rows.map((row) => [...row]),
    (document) => {
      document.file(LIST, { name: "items.csv", type: "text/csv" });
      document.file(Buffer.from("<note/>"), { name: "note.xml", type: "text/xml" });
    },
  );
  expect(draft.lines).toHaveLength(Math.max(0, rows.length - 1));
  expect(draft.findings.filter(({ code }) => code === "attachment_unread")).toEqual([
    {
      code: "attachment_unread",
      level,
      message: 'The file "items.csv" inside this one was not read: look whether it is a part of the order',
    },
  ]);
});

test("ordersOf() says which words a reader of the PDF struck out", async () => {
  const draft = await draftOf(ROWS, (document) => {
    const struck = { Subtype: "StrikeOut", QuadPoints: [50, 702, 450, 702, 50, 690, 450, 690] };
    document.annotate(50, 140, 400, 12, struck as PDFKit.Mixins.AnnotationOption);
  });
  expect(draft.findings.find(({ code }) => code === "struck")).toMatchObject({ level: "error", lineId: "0" });
});
