import { book, type Cell } from "./_book.ts";
import { written } from "./_family.ts";
import { day } from "./_print.ts";

/** 1: a flat export. */
const flat = written("1-flat-csv", { ending: "csv", max: 40 }, (order) => ({
  bytes: new TextEncoder().encode(
    [
      "po_number,retailer,submitted_date,sku,description,quantity,unit_price,requested_delivery",
      ...order.items.map((item) =>
        [
          `RT-${order.number}`,
          order.buyer.name,
          order.date,
          item.sku,
          item.name.replaceAll(",", ""),
          item.quantity,
          item.price,
          item.due,
        ].join(","),
      ),
    ].join("\n"),
  ),
  docNumber: `RT-${order.number}`,
  total: null,
  line: () => ({ lineTotal: null }),
}));

/** 8: orders on one sheet, items on another. */
const joined = written("8-two-sheets", { ending: "xlsx", max: 20 }, (order) => ({
  bytes: book({
    Order: [
      ["order_id", "client_name", "order_date", "delivery_date", "currency", "special_instructions"],
      [`SO${order.number}`, order.buyer.name, order.date, order.due, "EUR", "Ring the bell"],
    ],
    Items: [
      ["product_code", "description", "quantity", "unit_price", "total_price"],
      ...order.items.map((item) => [item.sku, item.name, item.quantity, item.price, item.total]),
    ],
    Notes: [["note"], ["Handle with care"], ["Packed in 2024"]],
  }),
  docNumber: `SO${order.number}`,
  currency: "EUR",
  requestedDate: order.due,
  total: null,
}));

/** A buyer's own sheet: head in cells beside captions, table from column B, sections, a total. */
const home = written("X-home-sheet", { ending: "xlsx", max: 40 }, (order) => ({
  bytes: book({
    "PO form": [
      [null, order.buyer.name],
      [null, order.buyer.lines.join(", ")],
      [],
      [null, "PURCHASE ORDER", null, null, null, "PO No.", order.number],
      [null, "Supplier", order.seller.name, null, null, "Date", day(order.date, "dd-Mon-yyyy")],
      [
        null,
        "Deliver to",
        order.site.lines.join(", "),
        null,
        null,
        "Needed by",
        day(order.due, "dd-Mon-yyyy"),
      ],
      [],
      [null, "Sr", "Part code", "Item & specification", "Qty", "UOM", "Rate (USD)", "Value (USD)"],
      ...order.items.flatMap((item): Cell[][] => [
        ...(item.at % 7 === 1
          ? [[null, null, null, ["Mechanical", "Electrical", "Consumables"][item.at % 3]!]]
          : []),
        [null, item.at, item.sku, item.name, item.quantity, item.unit, item.price, item.total],
      ]),
      [null, null, null, "Total", null, null, null, order.net],
      [],
      [null, "Approved by", order.person],
    ],
    Rates: [
      ["Code", "Old price", "New price"],
      ["BV-1", 2.5, 2.75],
    ],
  }),
  currency: "USD",
  requestedDate: order.due,
}));

export const sheets = [flat, joined, home];
