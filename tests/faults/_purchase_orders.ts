import { utils, write } from "@e965/xlsx";
import PDFDocument from "pdfkit";
import { CUSTOMERS, ITEMS } from "../../db/demo/mod.ts";

/** A made purchase order. */
export interface MadeOrder {
  poNumber: string;
  fileName: string;
  bytes: Uint8Array;
  /** Nobody can read it: it has to end `failed`, with a reason. */
  damaged: boolean;
}

/** The `number`th order of the demo's customers for the demo's items: CSV, workbook or PDF, and one in ten damaged. */
export async function purchaseOrder(number: number): Promise<MadeOrder> {
  const poNumber = `F-${String(number).padStart(5, "0")}`;
  const rows = rowsOf(number, poNumber);
  const damaged = number % 10 === 9;
  const make = damaged ? damage : ([csv, workbook, pdf][number % 3] as Maker);
  const { bytes, type } = await make(rows);
  return { poNumber, fileName: `${poNumber}.${type}`, bytes, damaged };
}

type Rows = Record<string, string>[];
type Maker = (
  rows: Rows,
) => { bytes: Uint8Array; type: string } | Promise<{ bytes: Uint8Array; type: string }>;

function rowsOf(number: number, po_number: string): Rows {
  const customer = CUSTOMERS[number % CUSTOMERS.length]!;
  return Array.from({ length: 1 + (number % 4) }, (_, at) => {
    const item = ITEMS[(number * 37 + at * 211) % ITEMS.length]!;
    const quantity = 2 + ((number + at) % 30);
    return {
      po_number,
      customer: customer.name,
      order_date: "2026-11-18",
      part_number: item.sku,
      description: item.description,
      qty: String(quantity),
      uom: item.unit,
      unit_price: item.price,
      line_total: (quantity * Number(item.price)).toFixed(2),
    };
  });
}

const csv: Maker = (rows) => {
  const quoted = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const text = [Object.keys(rows[0]!), ...rows.map(Object.values)].map((cells) => quoted(cells as string[]));
  return { bytes: Buffer.from(`${text.join("\n")}\n`), type: "csv" };
};

const workbook: Maker = (rows) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.json_to_sheet(rows), "Order");
  return { bytes: new Uint8Array(write(book, { type: "array", bookType: "xlsx" })), type: "xlsx" };
};

const pdf: Maker = async (rows) => {
  const [{ po_number: poNumber = "", customer = "" } = {}] = rows;
  const page = new PDFDocument({ size: "LETTER", margin: 50 });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.on("end", resolve));
  page.fontSize(14).text(customer, 50, 50).fontSize(18).text("PURCHASE ORDER", 380, 50);
  page.fontSize(9).text(`PO Number: ${poNumber}`, 380, 80).text("Order Date: 11/18/2026", 380, 94);
  const columns = [50, 80, 190, 400, 440, 480, 540];
  const line = (y: number, cells: string[]) => {
    cells.forEach((cell, at) => {
      page.text(cell, columns[at]!, y, {
        width: (columns[at + 1] ?? 600) - columns[at]! - 4,
        lineBreak: true,
      });
    });
  };
  line(150, ["Line", "Part Number", "Description", "Qty", "UOM", "Unit Price", "Amount"]);
  rows.forEach((row, at) => {
    const { part_number = "", description = "", qty = "", uom = "", unit_price = "", line_total = "" } = row;
    line(180 + at * 40, [String(at + 1), part_number, description, qty, uom, unit_price, line_total]);
  });
  page.end();
  await ended;
  return { bytes: Buffer.concat(chunks), type: "pdf" };
};

const damage: Maker = async (rows) => {
  const { bytes } = await pdf(rows);
  return { bytes: bytes.slice(0, 400), type: "pdf" };
};
