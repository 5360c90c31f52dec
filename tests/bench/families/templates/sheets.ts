import { utils, write } from "@e965/xlsx";
import { written } from "../_family.ts";
import { bare, day, us } from "../_print.ts";

/** A Russian shop's order as a workbook: title with number and day in one cell, heads in row 4, no sums by line. */
const shop = written("T-ru-sheet", { words: "ru", ending: "xlsx", max: 40 }, (order) => {
  const book = utils.book_new();
  const rows = [
    [`Заказ поставщику №${order.number} от ${day(order.date, "dd.mm.yyyy")}`],
    ["Поставщик:", order.seller.name],
    ["Заказчик:", order.buyer.name],
    ["№", "Артикул", "Наименование", "Количество", "Ед. изм.", "Цена закупки", "Сумма"],
    ...order.items.map((item) => [
      item.at,
      item.sku,
      item.name,
      item.quantity,
      item.unit,
      item.price,
      item.total,
    ]),
    [null, null, "Итого:", null, null, null, order.net],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "TDSheet");
  return { bytes: new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer) };
});

/** An ERP's order saved as a workbook: merged title rows, a person's line, quantity as text with its unit. */
const saved = written("T-odoo-sheet", { ending: "xlsx", max: 40 }, (order) => {
  const book = utils.book_new();
  const rows = [
    [`Purchase Order # P${order.number}`],
    [order.buyer.name],
    [`Purchase Representative: ${order.person}`],
    ["Vendor", null, order.seller.name, null, "Order Date", day(order.date, "mm/dd/yyyy")],
    ["Vendor Reference", null, "", null, "Expected Arrival", day(order.due, "mm/dd/yyyy")],
    [],
    ["Product", "Description", "Quantity", "UOM", "Unit Price", "Taxes", "Subtotal"],
    ...order.items.map((item) => [
      `[${item.sku}]`,
      item.name,
      bare(item.quantity, 1),
      item.unit,
      us(item.price),
      "15%",
      `$ ${us(item.total)}`,
    ]),
    [null, null, null, null, null, "Untaxed Amount", `$ ${us(order.net)}`],
    [null, null, null, null, null, "Taxes", `$ ${us(order.net * 0.15)}`],
    [null, null, null, null, null, "Total", `$ ${us(order.net * 1.15)}`],
  ];
  const sheet = utils.aoa_to_sheet(rows);
  sheet["!merges"] = [0, 1, 2].map((r) => ({ s: { r, c: 0 }, e: { r, c: 6 } }));
  utils.book_append_sheet(book, sheet, "Purchase Order");
  return {
    bytes: new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }) as Buffer),
    docNumber: `P${order.number}`,
    currency: "USD",
    requestedDate: order.due,
    total: Number((order.net * 1.15).toFixed(2)),
  };
});

export const templatesSheets = [shop, saved];
