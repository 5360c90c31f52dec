import { ITEMS } from "../../db/demo/mod.ts";
import type { Raster } from "../../src/reading/ocr/raster.ts";
import { rasterOf } from "../../src/reading/ocr/source.ts";
import { eml } from "../fixtures/mail.ts";
import { outlook } from "../fixtures/outlook.ts";
import { orderPdf } from "../fixtures/pdf.ts";
import { scannedOrder } from "../fixtures/scan.ts";
import { tnef } from "../fixtures/tnef.ts";
import { workbook } from "../fixtures/workbook.ts";
import { zip } from "../fixtures/zip.ts";
import {
  BUYER,
  bytesOf,
  cxmlOf,
  edifactOf,
  escaped,
  orderX,
  type Row,
  ublOf,
  x12Of,
} from "./_data_orders.ts";

/** A file as it is sent. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/** A kind of file, and what has to come of it. */
export interface Kind {
  name: string;
  /** Lines of each order. */
  lines: number[];
  /** Made for a number of its own, so that no two are the same. */
  make(poNumber: string): Promise<SentFile> | SentFile;
  /** Taken as a file of its own; false: only with a mail around it. */
  alone?: boolean;
}

type Maker = (poNumber: string, rows: Row[]) => Promise<Uint8Array> | Uint8Array;

const TITLES = ["Line", "Part Number", "Description", "Qty", "UOM", "Unit Price", "Amount"];

/** Every kind of file that is sent. */
export const KINDS: Kind[] = [
  ...[1, 40, 400].map((lines) => kind("pdf", lines, pdfOf)),
  kind("pdf", 1600, pagesOf, "pdf of 80 pages"),
  ...[5, 500, 5000].flatMap((lines) => [
    kind("xlsx", lines, (po, rows) => sheet(po, rows, "xlsx")),
    kind("xls", lines, (po, rows) => sheet(po, rows, "biff8")),
    kind("ods", lines, (po, rows) => sheet(po, rows, "ods")),
    kind("csv", lines, csvOf),
  ]),
  kind("docx", 5, wordOf),
  kind("html", 5, htmlOf),
  ...[1, 500].flatMap((lines) => [
    kind("edi", lines, edifactOf, `edifact of ${lines}`),
    kind("x12", lines, x12Of),
    kind("xml", lines, ublOf, `ubl of ${lines}`),
    kind("xml", lines, cxmlOf, `cxml of ${lines}`),
  ]),
  kind("pdf", 3, orderX, "order-x"),
  {
    name: "tiff of 2 pages",
    lines: [6],
    make: async (po) => ({ name: `${po}.tiff`, bytes: await twoPages(po) }),
  },
  { name: "png photo", lines: [3], make: async (po) => ({ name: `${po}.png`, bytes: await photo(po) }) },
  kind(
    "eml",
    4,
    (po, rows) =>
      eml({ subject: `Order ${po}`, text: "See the file.", files: [fileOf(po, "csv", csvOf(po, rows))] }),
    "mail",
  ),
  kind("eml", 4, mailInMail, "mail in mail"),
  kind("msg", 4, async (po, rows) =>
    outlook({
      subject: `Order ${po}`,
      body: "See the file.",
      senderAddress: "a@b.example",
      files: [fileOf(po, "pdf", await pdfOf(po, rows))],
    }),
  ),
  {
    ...kind(
      "dat",
      4,
      (po, rows) =>
        new Uint8Array(
          tnef({ files: [{ shortName: "PO~1.CSV", longName: `${po}.csv`, content: csvOf(po, rows) }] }),
        ),
      "winmail.dat",
    ),
    alone: false,
  },
  { ...zipOfThree(), alone: false },
];

function kind(type: string, lines: number, make: Maker, name = `${type} of ${lines}`): Kind {
  return { name, lines: [lines], make: async (po) => fileOf(po, type, await make(po, rowsOf(lines))) };
}

function fileOf(poNumber: string, type: string, bytes: Uint8Array) {
  return { name: type === "dat" ? "winmail.dat" : `${poNumber}.${type}`, bytes, content: bytes };
}

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const item = ITEMS[(at * 7) % ITEMS.length]!;
    const quantity = 2 + (at % 30);
    return {
      number: String(at + 1),
      sku: item.sku,
      description: item.description,
      quantity: String(quantity),
      unit: item.unit,
      price: item.price,
      total: (quantity * Number(item.price)).toFixed(2),
    };
  });
}

function pdfOf(poNumber: string, rows: Row[], options: { rowsPerPage?: number } = {}) {
  const widths = [30, 85, 190, 40, 40, 65, 70];
  return orderPdf({
    title: "Purchase Order",
    fields: [
      ["PO Number:", poNumber],
      ["Order Date:", "2026-11-18"],
    ],
    blocks: [["Bill To", ...BUYER]],
    columns: TITLES.map((title, at) => ({ title, width: widths[at]!, align: at > 2 ? "right" : "left" })),
    rows: rows.map((row) => Object.values(row)),
    ...options,
  });
}

function pagesOf(poNumber: string, rows: Row[]) {
  return pdfOf(poNumber, rows, { rowsPerPage: 20 });
}

function tableOf(poNumber: string, rows: Row[]) {
  const head = [["Purchase Order"], [BUYER[0]], ["PO Number", poNumber], ["Order Date", "2026-11-18"], []];
  return [...head, TITLES, ...rows.map((row) => Object.values(row) as string[])];
}

function sheet(poNumber: string, rows: Row[], type: "xlsx" | "biff8" | "ods") {
  const cells = tableOf(poNumber, rows).map((row) =>
    row.map((text, at) =>
      row.length > 2 && [0, 3, 5, 6].includes(at) && /^[\d.]+$/.test(text) ? Number(text) : text,
    ),
  );
  return workbook([{ name: "Order", rows: cells }], type);
}

function csvOf(poNumber: string, rows: Row[]) {
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  return bytesOf(`${tableOf(poNumber, rows).map(quoted).join("\r\n")}\r\n`);
}

function wordOf(poNumber: string, rows: Row[]) {
  const said = (text: string) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;
  const row = (cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${said(cell)}</w:tc>`).join("")}</w:tr>`;
  const body = `${["Purchase Order", BUYER[0], `PO Number: ${poNumber}`, "Order Date: 2026-11-18"].map(said).join("")}<w:tbl>${[TITLES, ...rows.map((each) => Object.values(each) as string[])].map(row).join("")}</w:tbl>`;
  const xml = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return zip([
    { name: "[Content_Types].xml", bytes: bytesOf("<Types/>") },
    { name: "word/document.xml", bytes: bytesOf(xml) },
  ]);
}

function htmlOf(poNumber: string, rows: Row[]) {
  const row = (cells: string[], mark: string) =>
    `<tr>${cells.map((cell) => `<${mark}>${escaped(cell)}</${mark}>`).join("")}</tr>`;
  return bytesOf(
    `<!doctype html><html><body><h1>Purchase Order</h1><p>${BUYER.join("<br>")}</p><p>PO Number: ${poNumber}<br>Order Date: 2026-11-18</p><table>${row(TITLES, "th")}${rows.map((each) => row(Object.values(each), "td")).join("\n")}</table></body></html>`,
  );
}

/** A mail whose order is in the mail it passes on. */
function mailInMail(poNumber: string, rows: Row[]) {
  const inner = eml({
    subject: `Order ${poNumber}`,
    text: "See the file.",
    files: [fileOf(poNumber, "csv", csvOf(poNumber, rows))],
  });
  return eml({
    subject: `FW: Order ${poNumber}`,
    text: "Please enter.",
    files: [{ name: "order.eml", type: "message/rfc822", content: inner }],
  });
}

function zipOfThree(): Kind {
  const make = async (po: string) => {
    const [a, b, c] = [`${po}-A`, `${po}-B`, `${po}-C`];
    const bytes = zip([
      { name: `orders/${a}.csv`, bytes: csvOf(a, rowsOf(3)) },
      { name: `orders/${b}.pdf`, bytes: await pdfOf(b, rowsOf(4)) },
      { name: `orders/${c}.xlsx`, bytes: sheet(c, rowsOf(5), "xlsx") },
    ]);
    return { name: `${po}.zip`, bytes };
  };
  return { name: "zip of three", lines: [3, 4, 5], make };
}

/** A number of its own behind the picture's end, which readers pass over. */
async function photo(poNumber: string) {
  return new Uint8Array(Buffer.concat([await scannedOrder(0.7), Buffer.from(poNumber)]));
}

/** Two pages of one scan, uncompressed. */
async function twoPages(poNumber: string) {
  const page = await rasterOf(await scannedOrder(0.4), { type: "png", page: 1, name: "the order" });
  return tiff([page, page], poNumber);
}

/** Grey pages, and words that no reader looks at. */
function tiff(pages: Raster[], words: string) {
  const chunks: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])];
  let at = 8;
  for (const [n, { width, height, data }] of pages.entries()) {
    const fields = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, at + 114],
      [277, 3, 1],
      [278, 4, height],
      [279, 4, data.length],
    ];
    const next = at + 114 + data.length;
    const directory = Buffer.alloc(114);
    directory.writeUInt16LE(fields.length, 0);
    for (const [i, [tag = 0, type = 0, value = 0]] of fields.entries()) {
      directory.writeUInt16LE(tag, 2 + i * 12);
      directory.writeUInt16LE(type, 4 + i * 12);
      directory.writeUInt32LE(1, 6 + i * 12);
      directory.writeUInt32LE(value, 10 + i * 12);
    }
    directory.writeUInt32LE(n + 1 < pages.length ? next : 0, 2 + fields.length * 12);
    chunks.push(directory, Buffer.from(data));
    at = next;
  }
  return new Uint8Array(Buffer.concat([...chunks, Buffer.from(words)]));
}
