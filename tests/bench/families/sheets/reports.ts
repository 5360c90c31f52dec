import { book, bookOf, serial, sheetOf } from "../_book.ts";
import { type Family, written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day, us } from "../_print.ts";

/** A big system's list of orders, one order picked: supplier and plant in one cell, price units, open quantity and value. */
const list = written("sheet-order-list", { ending: "xlsx", max: 40, bases: [1, 1, 100] }, (order) => ({
  bytes: bookOf({
    Sheet1: sheetOf(
      [
        [
          "Purchasing Document",
          "Item",
          "Document Date",
          "Supplier/Supplying Plant",
          "Material",
          "Short Text",
          "Plant",
          "Order Quantity",
          "Order Unit",
          "Net Price",
          "Currency",
          "Price Unit",
          "Still to be delivered (qty)",
          "Still to be delivered (value)",
          "Net Order Value",
          "Delivery Date",
        ],
        ...order.items.map((item) => [
          `45${order.number.padStart(8, "0").slice(0, 8)}`,
          String(item.at * 10),
          serial(order.date),
          `100442     ${order.seller.name}`,
          item.sku,
          item.name,
          "1710",
          item.quantity,
          "EA",
          item.price,
          "USD",
          item.basis,
          item.at % 2 ? item.quantity : 0,
          item.at % 2 ? item.total : 0,
          item.total,
          serial(order.due),
        ]),
      ],
      { formats: { C: "m/d/yyyy", P: "m/d/yyyy", H: "#,##0.000", J: "#,##0.00" } },
    ),
  }),
  docNumber: `45${order.number.padStart(8, "0").slice(0, 8)}`,
  currency: "USD",
  requestedDate: order.due,
  buyer: null,
  total: null,
  line: () => ({ unit: "EA" }),
}));

/** Purchase lines as an ERP's page opens them in Excel: location, received and open counts beside the order's. */
const lines = written("sheet-purchase-lines", { ending: "xlsx", max: 40 }, (order) => ({
  bytes: bookOf({
    "Purchase Lines": sheetOf(
      [
        [
          "Document Type",
          "Document No.",
          "Buy-from Vendor No.",
          "Line No.",
          "Type",
          "No.",
          "Vendor Item No.",
          "Description",
          "Location Code",
          "Quantity",
          "Reserved Qty. (Base)",
          "Qty. to Receive",
          "Quantity Received",
          "Unit of Measure Code",
          "Direct Unit Cost Excl. VAT",
          "Line Discount %",
          "Line Amount Excl. VAT",
          "Expected Receipt Date",
          "Outstanding Quantity",
        ],
        ...order.items.map((item) => [
          "Order",
          `1060${order.number.slice(0, 2)}`,
          "V10000",
          item.at * 10_000,
          "Item",
          item.buyerSku,
          item.sku,
          item.name,
          "MAIN",
          item.quantity,
          0,
          item.quantity,
          0,
          "PCS",
          item.price,
          0,
          item.total,
          serial(order.due),
          item.quantity,
        ]),
      ],
      { formats: { R: "yyyy-mm-dd" } },
    ),
  }),
  docNumber: `1060${order.number.slice(0, 2)}`,
  date: null,
  requestedDate: order.due,
  buyer: null,
  total: null,
  line: (item) => ({ buyerSku: item.buyerSku, unit: "PCS" }),
}));

/** A bookkeeper's report: title rows, blank first columns, item and words in one cell, a total by group. */
const report = written("sheet-books-report", { ending: "xlsx", max: 30 }, (order) => ({
  bytes: book({
    Sheet1: [
      [order.buyer.name],
      ["Open Purchase Orders Detail"],
      [`As of ${day(order.date, "Mon d, yyyy")}`],
      [],
      [null, null, "Date", "Num", "Vendor", "Item", "Memo", "Qty", "Rcv'd", "Rate", "Amount", "Deliv Date"],
      [null, order.seller.name],
      ...order.items.map((item) => [
        null,
        null,
        day(order.date, "mm/dd/yyyy"),
        order.number,
        order.seller.name,
        item.sku,
        item.name,
        item.quantity,
        0,
        item.price,
        item.total,
        day(order.due, "mm/dd/yyyy"),
      ]),
      [null, `Total ${order.seller.name}`, ...Array<null>(8).fill(null), order.net],
      ["TOTAL", ...Array<null>(9).fill(null), order.net],
    ],
  }),
  requestedDate: order.due,
}));

/** A marketplace's order for its warehouse: its own code, the maker's model, requested, accepted and outstanding counts. */
const marketplace = written("sheet-marketplace", { words: "food", ending: "xlsx", max: 30 }, (order) => ({
  bytes: book({
    "Line Items": [
      [
        "PO",
        "Vendor",
        "Warehouse",
        "ASIN",
        "External ID",
        "External Id Type",
        "Model Number",
        "Title",
        "Availability",
        "Window Type",
        "Window Start",
        "Window End",
        "Expected Date",
        "Quantity Requested",
        "Accepted Quantity",
        "Quantity Received",
        "Quantity Outstanding",
        "Unit Cost",
        "Total Cost",
        "Currency Code",
      ],
      ...order.items.map((item) => [
        `4${order.number.slice(0, 3)}XK${order.number.slice(3, 5)}`,
        "NRTHV",
        "BFI4",
        `B0${item.buyerSku}T`,
        `08${item.buyerSku}1234`.slice(0, 13),
        "UPC",
        item.sku,
        item.name,
        "AC - Accepted: In stock",
        "Delivery Window",
        order.date,
        order.due,
        order.due,
        item.quantity,
        0,
        0,
        item.quantity,
        item.price,
        item.total,
        "USD",
      ]),
    ],
  }),
  docNumber: `4${order.number.slice(0, 3)}XK${order.number.slice(3, 5)}`,
  date: null,
  currency: "USD",
  buyer: null,
  total: null,
  line: (item) => ({
    buyerSku: `B0${item.buyerSku}T`,
    gtin: `08${item.buyerSku}1234`.slice(0, 13),
    unit: null,
  }),
}));

/** Many orders in one list, told apart by a column; rows sorted by item. */
const register = written("sheet-register", { ending: "xlsx", min: 6, max: 24 }, (order) => {
  const numbers = [0, 1, 2].map((i) => `PO-${Number(order.number.slice(0, 5)) + i}`);
  const rows = order.items.map((item) => ({ item, number: numbers[(item.at - 1) % 3]! }));
  return {
    bytes: bookOf({
      "Open orders": sheetOf(
        [
          [`Open orders ${order.buyer.name}`],
          [],
          ["PO no.", "Order date", "Item no.", "Item", "Qty", "Unit", "Price", "Value", "Delivery"],
          ...rows.map(({ item, number }) => [
            number,
            serial(order.date),
            item.sku,
            item.name,
            item.quantity,
            item.unit,
            item.price,
            item.total,
            serial(order.due),
          ]),
        ],
        { formats: { B: "dd/mm/yyyy", I: "dd/mm/yyyy" }, merges: ["A1:I1"] },
      ),
    }),
    docNumber: numbers[0]!,
    requestedDate: order.due,
    total: null,
  };
});

/** One sheet an order; the second repeats the first's form. */
const perOrder = written("sheet-sheet-per-order", { ending: "xlsx", min: 4, max: 20 }, (order) => {
  const half = Math.ceil(order.items.length / 2);
  const sheet = (number: string, items: typeof order.items) => [
    ["Purchase order", number],
    ["Date", day(order.date, "dd.mm.yyyy")],
    ["Customer", order.buyer.name],
    [],
    ["Pos", "Article", "Text", "Quantity", "Unit", "Price", "Amount"],
    ...items.map((item, i) => [i + 1, item.sku, item.name, item.quantity, item.unit, item.price, item.total]),
    [
      null,
      null,
      "Total",
      null,
      null,
      null,
      rounded(
        items.reduce((sum, { total }) => sum + total, 0),
        2,
      ),
    ],
  ];
  const second = String(Number(order.number.slice(0, 6)) + 1);
  return {
    bytes: book({
      [`PO ${order.number.slice(0, 6)}`]: sheet(order.number.slice(0, 6), order.items.slice(0, half)),
      [`PO ${second}`]: sheet(second, order.items.slice(half)),
    }),
    docNumber: order.number.slice(0, 6),
    total: rounded(
      order.items.slice(0, half).reduce((sum, { total }) => sum + total, 0),
      2,
    ),
  };
});

/** Old Excel: figures kept as text, apostrophes for thousands, blank rows between. */
const old = written("sheet-old-excel", { ending: "xls", max: 30 }, (order) => ({
  bytes: book(
    {
      Bestellung: [
        [null, null, null, "ORDER"],
        [null, "Order no:", order.number, null, "Order date:", day(order.date, "dd/mm/yyyy")],
        [null, "Ordered by:", order.buyer.name],
        [null, "Ship to:", order.site.lines.join(", ")],
        [],
        [null, "Item code", "Description", "Order qty", "Unit price", "Net value"],
        ...order.items.flatMap((item) => [
          [null, item.sku, item.name, String(item.quantity), us(item.price), us(item.total)],
          [],
        ]),
        [null, null, null, null, "Order total", us(order.net)],
      ],
    },
    "biff8",
  ),
  line: () => ({ unit: null }),
}));

/** An open office's file with a letter above the list and thanks below. */
const open = written("sheet-open-office", { ending: "ods", max: 30 }, (order) => ({
  bytes: book(
    {
      Order: [
        [order.buyer.name],
        [order.buyer.lines.join(", ")],
        [],
        [`To: ${order.seller.name}`],
        [`Our order no. ${order.number} of ${day(order.date, "d Mon yyyy")}`],
        ["Please supply the following by", day(order.due, "d Mon yyyy")],
        [],
        ["Your ref.", "What", "How many", "Each at", "Makes"],
        ...order.items.map((item) => [item.sku, item.name, item.quantity, item.price, item.total]),
        [null, null, null, "Sum", order.net],
        [],
        ["Many thanks,", order.person],
      ],
    },
    "ods",
  ),
  requestedDate: order.due,
  line: () => ({ unit: null }),
}));

export const sheetsReports: Family[] = [list, lines, report, marketplace, register, perOrder, old, open];
