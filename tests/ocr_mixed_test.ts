import { expect, setDefaultTimeout, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile, unreadPages, withRecognized } from "../src/reading/mod.ts";
import { quarterTurned, type Raster } from "../src/reading/ocr/raster.ts";
import { recognize } from "../src/reading/ocr/recognize.ts";
import { rasterOf } from "../src/reading/ocr/source.ts";
import { pdf, write } from "./fixtures/pdf.ts";
import { encoded } from "./fixtures/scan.ts";

setDefaultTimeout(120_000);

const LEFT = [60, 100, 190, 370, 430, 500];
const HEADINGS = ["Pos", "Item", "Description", "Qty", "Unit Price", "Amount"];
const FIRST = [
  ["1", "HX-1018-55", "Hex bolt M10 x 80 zinc", "250", "0.48", "120.00"],
  ["2", "WZ-2208-68", "Washer 8.4 stainless", "1,200", "0.05", "60.00"],
  ["3", "PN-0015-72", "Pneumatic fitting 1/4 NPT", "36", "4.25", "153.00"],
];
const SECOND = [
  ["4", "KT-4471-39", "Cable tie 200 mm black", "500", "0.06", "30.00"],
  ["5", "GR-3306-41", "Grease cartridge 400 g", "24", "8.75", "210.00"],
];

test("ordersOf() makes one order of a printed page and a scanned one that lies on its side", async () => {
  const bytes = await mixed();
  const reading = await readFile(bytes, "pdf");
  const unread = unreadPages(reading);
  expect(unread.map(({ number }) => number)).toEqual([2]);
  const page = await recognize({ bytes, type: "pdf", page: unread[0]! });
  expect(Math.round(page.turn!)).toBe(270);
  const { drafts } = ordersOf(withRecognized(reading, { pages: [page], failed: [] }), { ownNames: [] });
  const [draft, ...others] = drafts;
  expect(others).toEqual([]);
  const cells = draft!.lines.map(({ fields: { customerSku, supplierSku, quantity, unitPrice } }) => [
    (customerSku ?? supplierSku)?.value,
    quantity?.value,
    unitPrice?.value,
  ]);
  expect(cells).toEqual(
    [...FIRST, ...SECOND].map(([, code, , quantity, price]) => [code, quantity!.replace(",", ""), price]),
  );
  expect(draft!.header.poNumber?.value).toBe("BP-77031");
  expect(draft!.header.total?.value).toBe("573");
});

test("unreadPages() believes what another program laid over the picture in level rows", async () => {
  const reading = await readFile(await overlaid(0), "pdf");
  expect(reading.pages[0]!.scanned).toBe(true);
  expect(unreadPages(reading)).toEqual([]);
});

test("unreadPages() has a picture read whose dust another program took for writing", async () => {
  const reading = await readFile(await overlaid(0, [".", ",", "_"]), "pdf");
  expect(unreadPages(reading).map(({ number }) => number)).toEqual([1]);
  const printed = await readFile(await overlaid(0, ["-", "€", "/"]), "pdf");
  expect(unreadPages(printed)).toEqual([]);
});

test("withRecognized() takes what was recognized here for what another program laid askew over the picture", async () => {
  const bytes = await overlaid(0.03);
  const reading = await readFile(bytes, "pdf");
  expect(reading.pages[0]!.words.length).toBeGreaterThan(20);
  const [unread] = unreadPages(reading);
  const page = await recognize({ bytes, type: "pdf", page: unread! });
  const { pages, warnings } = withRecognized(reading, { pages: [page], failed: [] });
  const texts = pages[0]!.words.map(({ text }) => text);
  expect(texts).toContain("BP-77031");
  expect(texts).not.toContain("8P-77O31");
  expect(texts.indexOf("KT-4471-39")).toBeLessThan(texts.indexOf("GR-3306-41"));
  expect(warnings).toEqual([
    "The words of page 1 were recognized in a picture: compare what is marked as doubtful",
  ]);
});

/** A picture under words that another program recognized, whose rows fall by so many points a point; `alone` stand below them. */
async function overlaid(slope: number, alone: string[] = []): Promise<Uint8Array> {
  const picture = Buffer.from(await encoded(await secondSheet()));
  return pdf((document) => {
    document.image(picture, 0, 0, { width: document.page.width });
    document.addContent("3 Tr");
    const heading = ["Brookfleld", "Purnp", "Works", "PO", "Nurnber:", "8P-77O31", "Paqe", "2", "of", "2"];
    for (const [i, text] of heading.entries()) write(document, text, [64 + 50 * i, 60 + slope * 50 * i]);
    for (const [row, cells] of SECOND.toReversed().entries())
      for (const [i, cell] of cells.entries())
        write(document, cell, [LEFT[i]!, 222 + row * 22 + slope * LEFT[i]!]);
    for (const [i, text] of alone.entries()) write(document, text, [LEFT[i]!, 300]);
  });
}

/** The order's first page as text, its second as the picture of paper that was fed sideways. */
async function mixed(): Promise<Uint8Array> {
  const picture = Buffer.from(await encoded(quarterTurned(await secondSheet(), 90)));
  return pdf((document) => {
    document.fontSize(16);
    write(document, "PURCHASE ORDER", [230, 60]);
    document.fontSize(10);
    write(document, "Brookfield Pump Works", [60, 100]);
    write(document, "PO Number: BP-77031", [380, 100]);
    write(document, "Order Date: 03/18/2026", [380, 116]);
    table(document, FIRST);
    write(document, "Page 1 of 2", [60, 760]);
    document.addPage({ layout: "landscape" });
    document.image(picture, 0, 0, { width: document.page.width });
  });
}

async function secondSheet(): Promise<Raster> {
  const sheet = await pdf((document) => {
    write(document, "Brookfield Pump Works   PO Number: BP-77031   Page 2 of 2", [60, 60]);
    table(document, SECOND);
    write(document, "Total:", [430, 300]);
    write(document, "573.00", [500, 300]);
  });
  return rasterOf(sheet, { type: "pdf", page: 1, name: "the sheet" });
}

function table(document: PDFKit.PDFDocument, rows: string[][]): void {
  for (const [row, cells] of [HEADINGS, ...rows].entries())
    for (const [i, cell] of cells.entries()) write(document, cell, [LEFT[i]!, 200 + row * 22]);
}
