import { utils, write } from "@e965/xlsx";
import { bookOf, type Cell, delimited, serial, sheetOf, utf8 } from "../_book.ts";
import { written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";
import { sumOf } from "./own.ts";

/** Lines of many orders as "Unicode text" from a workbook: tabs, UTF-16, each row with its order's head. */
const unicode = written("book-unicode-text", { ending: "txt", min: 6, max: 24 }, (order) => {
  const number = (at: number) => String(Number(order.number.slice(0, 6)) + Math.floor((at - 1) / 5));
  const rows: Cell[][] = [
    [
      "Order no",
      "Line",
      "Customer",
      "Ordered",
      "Wanted",
      "Article",
      "Text",
      "Ordered qty",
      "Open qty",
      "Unit",
      "Net price",
      "Net value",
      "Status",
    ],
    ...order.items.map((item) => [
      number(item.at),
      item.at * 10,
      order.buyer.name,
      day(order.date, "dd.mm.yyyy"),
      day(order.due, "dd.mm.yyyy"),
      item.sku,
      item.name,
      us(item.quantity, 0),
      us(item.quantity, 0),
      item.unit,
      us(item.price),
      us(item.total),
      "Open",
    ]),
  ];
  const text = `\ufeff${delimited(rows, "\t")}`;
  return {
    bytes: new Uint8Array(Buffer.from(text, "utf16le")),
    docNumber: number(1),
    requestedDate: order.due,
    total: null,
  };
});

/** A form saved as comma separated values: addresses and texts with line breaks in quotes, trailing commas. */
const breaks = written("book-quoted-breaks", { ending: "csv", max: 20 }, (order) => ({
  bytes: utf8(
    `\ufeff${delimited([
      [`Purchase Order ${order.number}`, null, null, null, null, null],
      [null, null, null, null, null, null],
      ["Bill To", null, "Ship To", null, "Order Date", day(order.date, "yyyy/mm/dd")],
      [
        `${order.buyer.name}\n${order.buyer.lines.join("\n")}`,
        null,
        `${order.site.name}\n${order.site.lines.join("\n")}`,
        null,
        "Due Date",
        day(order.due, "yyyy/mm/dd"),
      ],
      [null, null, null, null, null, null],
      ["Line", "Item\nNumber", "Description", "Quantity\nOrdered", "Unit\nPrice", "Line\nAmount"],
      ...order.items.map((item): Cell[] => [
        item.at,
        item.sku,
        `${item.name}\nColor: "standard"; packed singly`,
        bare(item.quantity, 0),
        us(item.price),
        us(item.total),
      ]),
      [null, null, null, null, "Total", us(order.net)],
    ])}\r\n`,
  ),
  requestedDate: order.due,
  line: () => ({ unit: null }),
}));

/** What many web programs call an Excel file: a table of HTML. */
const markup = written("book-html-xls", { ending: "xls", max: 24 }, (order) => {
  const rows = order.items.map(
    (item) =>
      `<tr><td>${item.at}</td><td style="mso-number-format:'\\@'">${item.sku}</td><td>${item.name}</td><td>${item.quantity}</td><td>${item.unit}</td><td>${us(item.price)}</td><td>${us(item.total)}</td></tr>`,
  );
  return {
    bytes: utf8(
      `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table border="1"><tr><td colspan="7"><b>Purchase Order</b></td></tr><tr><td colspan="2">Customer</td><td colspan="5">${order.buyer.name}</td></tr><tr><td colspan="2">PO Number</td><td colspan="2">${order.number}</td><td colspan="2">PO Date</td><td>${day(order.date, "Mon dd, yyyy")}</td></tr><tr><th>S.No</th><th>Item Code</th><th>Item Name</th><th>Qty</th><th>Unit</th><th>Rate</th><th>Amount</th></tr>${rows.join("\n")}<tr><td colspan="6" align="right">Grand Total (INR)</td><td>${us(order.net)}</td></tr></table></body></html>`,
    ),
    currency: "INR",
  };
});

/** Columns and sheets that their makers hid: an old price, a margin, lists for choosing. */
const hidden = written("book-hidden-columns", { ending: "xlsx", max: 20 }, (order) => {
  const sheet = sheetOf([
    ["Purchase Order", null, null, null, null, null, "PO #", order.number],
    ["Buyer", order.buyer.name, null, null, null, null, "Date", day(order.date, "yyyy-mm-dd")],
    [],
    ["Item", "Description", "Qty", "Old price", "Unit price", "Margin", "UOM", "Total"],
    ...order.items.map((item): Cell[] => [
      item.sku,
      item.name,
      item.quantity,
      rounded(item.price * 1.15, 2),
      item.price,
      rounded(item.price * 0.3, 2),
      item.unit,
      item.total,
    ]),
    [null, null, null, null, null, null, "Total", order.net],
  ]);
  sheet["!cols"] = [{}, {}, {}, { hidden: true }, {}, { hidden: true }, {}, {}];
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, "PO");
  utils.book_append_sheet(
    workbook,
    sheetOf([
      ["Item", "Description", "Qty", "Price"],
      ["ZZ-1", "Choose an item", 1, 9.5],
      ["ZZ-2", "Choose another", 1, 7.25],
    ]),
    "Lists",
  );
  workbook.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  return { bytes: new Uint8Array(write(workbook, { type: "buffer", bookType: "xlsx" }) as Buffer) };
});

/** A report saved as a workbook: cells where the report had its fields, values a column off their heads, heads again on each page. */
const report = written("book-report-cells", { ending: "xls", max: 45 }, (order) => {
  const head: Cell[][] = [
    [order.buyer.name, null, null, null, null, null, null, null, null, null, "Page:", null, null],
    [null, null, null, null, "Purchase Order"],
    ["Order Number:", null, order.number, null, null, null, null, "Order Date:", null, serial(order.date)],
    [],
    [
      "Line",
      null,
      "Item ID",
      null,
      "Item Description",
      null,
      null,
      "Quantity",
      "UM",
      null,
      "Unit Price",
      null,
      "Extended Price",
    ],
  ];
  const rows = order.items.flatMap((item, i): Cell[][] => [
    ...(i % 18 === 0 ? (i ? [[], ...head] : head) : []),
    [
      item.at,
      null,
      item.sku,
      null,
      item.name,
      null,
      null,
      null,
      item.unit,
      null,
      null,
      item.price,
      item.total,
    ].map((cell, column) => (column === 7 ? item.quantity : cell)),
  ]);
  const sheet = sheetOf([
    ...rows,
    [],
    [null, null, null, null, null, null, null, null, null, null, "Order Total:", null, order.net],
    ["Report: rpt_po_std.rpt", null, null, null, null, null, "Printed by: KARDEN"],
  ]);
  for (const [address, cell] of Object.entries(sheet))
    if (/^J\d+$/.test(address) && cell.v > 40_000) cell.z = "m/d/yyyy";
  return { bytes: bookOf({ Sheet1: sheet }, "biff8") };
});

/** One delivery a sheet, all of one order. */
const deliveries = written("book-deliveries", { ending: "ods", min: 4, max: 18 }, (order) => {
  const half = Math.ceil(order.items.length / 2);
  const parts = [order.items.slice(0, half), order.items.slice(half)];
  const sheet = (at: number) =>
    sheetOf([
      [`${order.buyer.name}`],
      ["Order no.", order.number, null, "Order date", day(order.date, "dd/mm/yyyy")],
      ["Delivery", `${at + 1} of 2`, null, "Location", ["North depot", "South depot"][at]!],
      [],
      ["Code", "Description", "Unit", "Quantity", "Price", "Amount"],
      ...parts[at]!.map((item): Cell[] => [
        item.sku,
        item.name,
        item.unit,
        item.quantity,
        item.price,
        item.total,
      ]),
      [null, null, null, null, "Delivery total", sumOf(parts[at]!)],
    ]);
  return {
    bytes: bookOf({ "Delivery 1": sheet(0), "Delivery 2": sheet(1) }, "ods"),
    total: undefined,
    date: order.date,
  };
});

export const booksExports = [unicode, breaks, markup, hidden, report, deliveries];
