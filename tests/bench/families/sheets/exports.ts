import { delimited, utf8 } from "../_book.ts";
import { type Family, written } from "../_family.ts";
import { day, eu } from "../_print.ts";

/** A retailer's flat list of forty columns, most of them empty; each row repeats the order's head. */
const wide = written("sheet-wide-csv", { words: "garment", ending: "csv", max: 30 }, (order) => {
  const heads = [
    "PO Number,Release Number,PO Date,Dept #,Retailers PO,Requested Delivery Date,Delivery Dates,Ship Dates",
    "Cancel Date,Carrier,Carrier Details,Ship To Location,PO Line #,Qty Ordered,Unit of Measure,Unit Price",
    "Buyers Catalog or Stock Keeping #,UPC/EAN,Vendor Style,Retail Price,Product/Item Description,Color,Size",
    "Pack Size,Pack Size UOM,Number of Inner Packs,Number of Pcs per Inner Pack,Bill To Name,Bill To Address 1",
    "Bill To City,Bill To State,Bill To Zip,Ship To Name,Ship To Address 1,Ship To City,Ship To State,Ship to Zip",
    "Vendor #,Part Number,Notes/Comments",
  ].flatMap((row) => row.split(","));
  const rows = order.items.map((item) => {
    const values: Record<string, string | number> = {
      "PO Number": order.number,
      "PO Date": day(order.date, "mm/dd/yyyy"),
      "Requested Delivery Date": day(order.due, "mm/dd/yyyy"),
      "Ship To Location": "0412",
      "PO Line #": item.at,
      "Qty Ordered": item.quantity,
      "Unit of Measure": "Each",
      "Unit Price": item.price,
      "Buyers Catalog or Stock Keeping #": item.buyerSku,
      "Product/Item Description": item.name,
      "Bill To Name": order.buyer.name,
      "Bill To Address 1": order.buyer.lines[0]!,
      "Ship To Name": order.buyer.name,
      "Ship To Address 1": order.site.lines[0]!,
      "Vendor #": "118844",
      "Part Number": item.sku,
    };
    return heads.map((head) => values[head] ?? "");
  });
  return {
    bytes: utf8(delimited([heads, ...rows])),
    total: null,
    requestedDate: order.due,
    line: (item) => ({ buyerSku: item.buyerSku, lineTotal: null, unit: "Each" }),
  };
});

/** A shop's stock program: heads of its own, the supplier in each row, no buyer. */
const stock = written("sheet-shop-stock", { words: "food", ending: "csv", max: 40 }, (order) => ({
  bytes: utf8(
    delimited([
      "Purchase Order Number,Supplier,Ordered At,Expected On,Status,Product,Variant,SKU,Supplier Code,Barcode,Quantity,Cost Price (excl. tax),Tax %,Total Cost".split(
        ",",
      ),
      ...order.items.map((item) => [
        `PO-${order.number.slice(0, 5)}`,
        order.seller.name,
        `${order.date} 09:14:22 +0000`,
        order.due,
        "ordered",
        item.name,
        "Default Title",
        item.buyerSku,
        item.sku,
        "",
        item.quantity,
        item.price,
        "0.0",
        item.total,
      ]),
    ]),
  ),
  docNumber: `PO-${order.number.slice(0, 5)}`,
  requestedDate: order.due,
  buyer: null,
  total: null,
  line: (item) => ({ buyerSku: item.buyerSku }),
}));

/** A list viewer's text file: UTF-16, tabs, a title, a first column without head, figures of the land, open quantities beside. */
const viewer = written("sheet-list-viewer-de", { words: "de", ending: "txt", max: 30 }, (order) => {
  const rows = [
    [`${day(order.date, "dd.mm.yyyy")}`, "", "Dynamische Listenausgabe", "", "", "1"],
    [],
    [`Bestellungen zum Lieferanten ${order.seller.name}`],
    [],
    [
      "",
      "Einkaufsbeleg",
      "Position",
      "Belegdatum",
      "Material",
      "Lief.materialnummer",
      "Kurztext",
      "Werk",
      "Bestellmenge",
      "BME",
      "Nettopreis",
      "Währg",
      "PE",
      "Nettobestellwert",
      "Noch zu liefern (Menge)",
      "Lieferdatum",
    ],
    [],
    ...order.items.map((item) => [
      "",
      `45${order.number.padStart(8, "0").slice(0, 8)}`,
      String(item.at * 10),
      day(order.date, "dd.mm.yyyy"),
      item.buyerSku,
      item.sku,
      item.name,
      "1000",
      eu(item.quantity, 3),
      "ST",
      eu(item.price),
      "EUR",
      "1",
      eu(item.total),
      eu(item.quantity, 3),
      day(item.due, "dd.mm.yyyy"),
    ]),
  ];
  const text = `\ufeff${delimited(rows, "\t")}\r\n`;
  return {
    bytes: new Uint8Array(Buffer.from(text, "utf16le")),
    docNumber: `45${order.number.padStart(8, "0").slice(0, 8)}`,
    currency: "EUR",
    buyer: null,
    total: null,
    line: (item) => ({ buyerSku: item.buyerSku, unit: "ST" }),
  };
});

/** A cloud suite's saved search: the vendor as Name, the buyer as Subsidiary, a last row of sums. */
const search = written("sheet-saved-search", { ending: "csv", max: 30 }, (order) => ({
  bytes: utf8(
    delimited([
      "Internal ID,Document Number,Date,Name,Subsidiary,Line ID,Item,Vendor Name,Memo,Quantity,Units,Item Rate,Amount,Expected Receipt Date,Status".split(
        ",",
      ),
      ...order.items.map((item) => [
        88_214,
        `PO${order.number}`,
        day(order.date, "m/d/yyyy"),
        `V1042 ${order.seller.name}`,
        order.buyer.name,
        item.at,
        item.buyerSku,
        item.sku,
        item.name,
        item.quantity,
        item.unit,
        item.price,
        item.total,
        day(order.due, "m/d/yyyy"),
        "Pending Receipt",
      ]),
      ["Overall Total", ...Array<string>(11).fill(""), order.net, "", ""],
    ]),
  ),
  docNumber: `PO${order.number}`,
  requestedDate: order.due,
  line: (item) => ({ buyerSku: item.buyerSku }),
}));

/** A message turned into rows of records: one of heads, many of items, kind in one column, heads shared. */
const records = written("sheet-record-type", { words: "food", ending: "csv", max: 30 }, (order) => ({
  bytes: utf8(
    delimited([
      "Record Type,PO Number,PO Date,Requested Delivery Date,Bill To Name,Ship To Name,Ship To City,PO Line #,Qty Ordered,Unit of Measure,Unit Price,Vendor Part Number,UPC,Description,PO Total Amount".split(
        ",",
      ),
      [
        "H",
        order.number,
        day(order.date, "mm/dd/yyyy"),
        day(order.due, "mm/dd/yyyy"),
        order.buyer.name,
        `${order.buyer.name} DC 7`,
        order.site.lines.at(-1)!,
        ...Array<string>(7).fill(""),
        order.net,
      ],
      ...order.items.map((item) => [
        "D",
        order.number,
        ...Array<string>(5).fill(""),
        item.at,
        item.quantity,
        "CA",
        item.price,
        item.sku,
        `0${item.buyerSku}1234`,
        item.name,
        "",
      ]),
    ]),
  ),
  requestedDate: order.due,
  line: (item) => ({ gtin: `0${item.buyerSku}1234`, lineTotal: null, unit: "CA" }),
}));

/** Two kinds of records, each with its own row of heads at the top. */
const kinds = written("sheet-two-heads", { ending: "csv", max: 20 }, (order) => ({
  bytes: utf8(
    delimited([
      "Header,PO Number,Order Date,Buyer Name,Supplier Name,Supplier Number,Currency Code,Ship To Attention,Payment Term".split(
        ",",
      ),
      "Line,Line Number,Supplier Part Num,Description,Quantity,UOM,Price,Need By Date,Account Code".split(
        ",",
      ),
      [
        "Header",
        order.number,
        order.date,
        order.buyer.name,
        order.seller.name,
        "10442",
        "USD",
        order.person,
        "Net 30",
      ],
      ...order.items.map((item) => [
        "Line",
        item.at,
        item.sku,
        item.name,
        item.quantity,
        item.unit,
        item.price,
        order.due,
        "01-6600-420",
      ]),
    ]),
  ),
  currency: "USD",
  requestedDate: order.due,
  total: null,
  line: () => ({ lineTotal: null }),
}));

/** A shop's export, one row an item, the order's own sums in each. */
const shop = written("sheet-web-shop", { words: "food", ending: "csv", max: 14 }, (order) => ({
  bytes: utf8(
    `\ufeff${delimited([
      "Order Number,Order Status,Order Date,Customer Note,Company (Billing),First Name (Billing),Last Name (Billing),Address 1&2 (Billing),City (Billing),Postcode (Billing),Email (Billing),Payment Method Title,Order Subtotal Amount,Order Shipping Amount,Order Total Amount,Item #,SKU,Item Name,Quantity (- Refund),Item Cost".split(
        ",",
      ),
      ...order.items.map((item) => [
        order.number,
        "Processing",
        `${order.date} 14:02`,
        "",
        order.buyer.name,
        "Ana",
        "Marlow",
        order.buyer.lines[0]!,
        "Ashford",
        "30215",
        "orders@buyer.example",
        "Bank transfer",
        order.net,
        "0",
        order.net,
        item.at,
        item.sku,
        item.name,
        item.quantity,
        item.price,
      ]),
    ])}`,
  ),
  line: () => ({ lineTotal: null }),
}));

/** A German workshop's file: Windows' letters, semicolons, codes kept as text by a formula, texts over two lines. */
const workshop = written("sheet-semicolon-de", { words: "de", ending: "csv", max: 40 }, (order) => {
  const rows = [
    "Bestellnummer;Bestelldatum;Firma;Artikel-Nr.;Bezeichnung;Menge;Einheit;Einzelpreis;Gesamtpreis;Liefertermin",
    ...order.items.map((item) =>
      [
        `="00${order.number}"`,
        day(order.date, "dd.mm.yyyy"),
        order.buyer.name,
        `="00${item.buyerSku}"`,
        `"${item.name}${item.at % 3 ? "" : "\nverzinkt, gemäß Zeichnung"}"`,
        eu(item.quantity, 0),
        item.unit,
        `${eu(item.price)} €`,
        `${eu(item.total)} €`,
        day(order.due, "dd.mm.yyyy"),
      ].join(";"),
    ),
  ];
  return {
    bytes: new Uint8Array(Buffer.from(rows.join("\r\n").replaceAll("€", "\x80"), "latin1")),
    docNumber: `00${order.number}`,
    currency: "EUR",
    requestedDate: order.due,
    total: null,
    line: (item) => ({ sku: `00${item.buyerSku}` }),
  };
});

/** Captions and values above the list, pipes between, codes with leading zeros, long values. */
const pipes = written("sheet-pipes", { ending: "txt", max: 40 }, (order) => {
  const code = (sku: string) => `000${sku}-STAINLESS-A2-70-DIN-933-M12X40-FULL-THREAD`;
  const number = `MRO/${order.date.slice(0, 4)}/MAINTENANCE-NORTH/00${order.number}-REV-B`;
  return {
    bytes: utf8(
      delimited(
        [
          ["PO Number", number],
          ["PO Date", day(order.date, "dd-Mon-yyyy")],
          ["Customer", order.buyer.name],
          ["Delivery Date", day(order.due, "dd-Mon-yyyy")],
          [],
          ["Line", "Part", "Description", "Qty", "UoM", "Price"],
          ...order.items.map((item) => [
            String(item.at).padStart(4, "0"),
            code(item.sku),
            item.name,
            item.quantity,
            item.unit,
            item.price.toFixed(4),
          ]),
          ["TRAILER", order.items.length, "", "", "", ""],
        ],
        "|",
      ),
    ),
    docNumber: number,
    requestedDate: order.due,
    total: null,
    line: (item) => ({ sku: code(item.sku), lineTotal: null }),
  };
});

/** What a distributor's quick order takes: a part and a count, nothing else. */
const quick = written("sheet-quick-order", { ending: "csv", max: 20 }, (order) => ({
  bytes: utf8(
    delimited([
      ["Quantity", "Part Number", "Customer Reference"],
      ...order.items.map((item) => [item.quantity, item.sku, item.buyerSku]),
    ]),
  ),
  docNumber: null,
  date: null,
  buyer: null,
  total: null,
  line: (item) => ({
    buyerSku: item.buyerSku,
    description: null,
    unit: null,
    unitPrice: null,
    lineTotal: null,
  }),
}));

export const sheetsExports: Family[] = [
  wide,
  stock,
  viewer,
  search,
  records,
  kinds,
  shop,
  workshop,
  pipes,
  quick,
];
