import { book, bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { type Item, rounded } from "../_order.ts";
import { bare, day, us } from "../_print.ts";

/** The sum of some items' amounts. */
export function sumOf(items: Item[]): number {
  return rounded(
    items.reduce((sum, { total }) => sum + total, 0),
    2,
  );
}

/** A company's own form: a letterhead of merged cells, heads in two rows deep below it, sums as formulas, signatures. */
const letterhead = written("book-letterhead", { words: "uk", ending: "xlsx", max: 30 }, (order) => {
  const top: Cell[][] = [
    [null, order.buyer.name.toUpperCase()],
    [null, order.buyer.lines.join(", ")],
    [null, `T ${order.buyer.phone}   E purchasing@buyer.example   W www.buyer.example`],
    [null, "Registered in England No. 04417283   VAT Reg. GB 118 2204 61"],
    [],
    [null, "PURCHASE ORDER"],
    [],
    [null, "Supplier", order.seller.name, null, null, null, "Order No.", order.number],
    [null, null, order.seller.lines[0]!, null, null, null, "Order date", serial(order.date)],
    [null, null, order.seller.lines[1]!, null, null, null, "Revision", 0],
    [null, "Attn.", "Sales desk", null, null, null, "Quote ref.", "Q-20914/B"],
    [null, "Deliver to", order.site.name, null, null, null, "Required by", serial(order.due)],
    [null, null, order.site.lines.join(", "), null, null, null, "Payment", "30 days EOM"],
    [null, "Project", "Line 4 refurbishment", null, null, null, "Cost code", "4410-22"],
    [],
    [null, "Please supply the goods below, quoting our order number on all papers."],
    [],
    [null, "Item", "Description", "Maker", "Part No.", "Required", null, "Price (GBP)"],
    [null, null, null, null, null, "Qty", "Unit", "Each", "Amount"],
  ];
  const rows = order.items.map((item): Cell[] => [
    null,
    item.at,
    item.name,
    ["Festo", "SKF", "Parker"][item.at % 3]!,
    item.sku,
    item.quantity,
    item.unit,
    item.price,
    item.total,
  ]);
  const first = top.length + 1;
  const last = first + rows.length - 1;
  const sheet = sheetOf(
    [
      ...top,
      ...rows,
      [],
      [null, null, null, null, null, null, null, "Goods total", order.net],
      [null, null, null, null, null, null, null, "Carriage", 0],
      [null, null, null, null, null, null, null, "Order total excl. VAT", order.net],
      [],
      [null, "Prepared by", order.person, null, null, "Approved by"],
      [null, "Goods received 07:30 to 15:30 only. Invoices to accounts@buyer.example."],
    ],
    {
      merges: ["B1:I1", "B2:I2", "B6:I6", "F18:G18", "H18:I18", "B18:B19", "C18:C19", "D18:D19", "E18:E19"],
      formats: { H: "#,##0.00", I: "#,##0.00" },
    },
  );
  for (let at = first; at <= last; at++) sheet[`I${at}`].f = `F${at}*H${at}`;
  sheet[`I${last + 2}`].f = `SUM(I${first}:I${last})`;
  sheet.H8 = { t: "s", v: order.number };
  for (const address of ["H9", "H12"]) sheet[address].z = "dd/mm/yyyy";
  return { bytes: bookOf({ PO: sheet }), currency: "GBP", requestedDate: order.due };
});

/** All is text: counts with their units, prices with sign and unit, days in words. */
const asText = written("book-text-cells", { ending: "xlsx", max: 18 }, (order) => ({
  bytes: book({
    Sheet1: [
      ["Order from:", order.buyer.name],
      ["Address:", order.buyer.lines.join(", ")],
      ["Order #:", `#${order.number}`],
      ["Date of order:", day(order.date, "Mon d yyyy")],
      ["Need by:", day(order.due, "Mon d yyyy")],
      [],
      ["Part", "What", "How many", "Price", "Line total"],
      ...order.items.map((item) => [
        item.sku,
        item.name,
        `${us(item.quantity, 0)} ${item.unit}`,
        `$${us(item.price)}/${item.unit.toLowerCase()}`,
        `$${us(item.total)}`,
      ]),
      [null, null, null, "Total", `$${us(order.net)}`],
    ],
  }),
  currency: "USD",
  requestedDate: order.due,
}));

/** Blank rows between the items, remarks below some, headings of sections with their sums. */
const remarks = written("book-notes-among", { ending: "xlsx", min: 5, max: 30 }, (order) => {
  const sections = [0, 1, 2].map((at) => order.items.filter((item) => item.at % 3 === at));
  const rows = sections.flatMap((items, at): Cell[][] => [
    [null, ["A. PUMP ROOM", "B. BOILER HOUSE", "C. STORES"][at]!],
    [],
    ...items.flatMap((item, i): Cell[][] => [
      [`${"ABC"[at]}${i + 1}`, item.name, item.sku, item.unit, item.quantity, item.price, item.total],
      ...(item.at % 4 === 1 ? [[null, "Note: certificate 3.1 to be sent with the goods"]] : []),
      ...(item.at % 5 === 2 ? [[null, `as drawing ${order.random.digits(5)} rev 2, 2 coats, RAL 5010`]] : []),
      [],
    ]),
    [null, `Subtotal ${"ABC"[at]}`, null, null, null, null, sumOf(items)],
    [],
  ]);
  return {
    bytes: book({
      Requirements: [
        ["MATERIAL ORDER", null, null, null, null, "No.", `MO-${order.number}`],
        [order.buyer.name, null, null, null, null, "Dated", day(order.date, "m/d/yyyy")],
        [order.buyer.lines.join(", ")],
        [],
        ["Ref", "Description", "Cat. no.", "U/M", "Qty", "Unit cost", "Cost"],
        ...rows,
        [null, "GRAND TOTAL", null, null, null, null, order.net],
        ["All prices in US dollars, delivered."],
      ],
    }),
    docNumber: `MO-${order.number}`,
    date: order.date,
    currency: "USD",
  };
});

/** A sheet of sums with the order's head, then a sheet of items for each department. */
const departments = written(
  "book-departments",
  { words: "food", ending: "xlsx", min: 6, max: 24 },
  (order) => {
    const names = ["Kitchen", "Bar", "Banqueting"];
    const parts = names.map((_, at) => order.items.filter((item) => item.at % 3 === at));
    const sheetRows = (items: Item[]): Cell[][] => [
      ["Item code", "Item", "Pack", "Order qty", "Unit price", "Value"],
      ...items.map((item) => [item.sku, item.name, item.unit, item.quantity, item.price, item.total]),
      ["Total", null, null, null, null, sumOf(items)],
    ];
    return {
      bytes: book({
        Summary: [
          [order.buyer.name],
          ["Purchase order", order.number],
          ["Order date", order.date],
          ["Delivery date", order.due],
          ["Supplier", order.seller.name],
          [],
          ["Department", "Value"],
          ...names.map((name, i): Cell[] => [name, sumOf(parts[i]!)]),
          ["Order total", order.net],
        ],
        ...Object.fromEntries(names.map((name, i) => [name, sheetRows(parts[i]!)])),
      }),
      requestedDate: order.due,
    };
  },
);

/** A parts list for so many sets: count a set and count in all, makers' numbers, a price and an amount. */
const parts = written("book-parts-list", { ending: "xlsx", max: 30 }, (order) => ({
  bytes: book({
    BOM: [
      ["Order", order.number, null, "Build qty", 5],
      ["Customer", order.buyer.name, null, "Date", day(order.date, "yyyy-mm-dd")],
      ["Assembly", `ASY-${order.random.digits(4)} Rev C`, null, "Ship date", day(order.due, "yyyy-mm-dd")],
      [],
      ["#", "Ref des", "MPN", "Manufacturer", "Description", "Qty/unit", "Total qty", "Price", "Ext. price"],
      ...order.items.map((item): Cell[] => [
        item.at,
        `R${item.at}, R${item.at + 40}`,
        item.sku,
        ["Vishay", "TE Connectivity", "Molex"][item.at % 3]!,
        item.name,
        item.quantity,
        item.quantity * 5,
        item.price,
        rounded(item.total * 5, 2),
      ]),
      [null, null, null, null, null, null, null, "Total", rounded(order.net * 5, 2)],
    ],
  }),
  total: rounded(order.net * 5, 2),
  requestedDate: order.due,
  line: (item) => ({ unit: null, quantity: item.quantity * 5, lineTotal: rounded(item.total * 5, 2) }),
}));

/** Several orders one below the other on one sheet. */
const stacked = written("book-stacked", { ending: "xlsx", min: 6, max: 20 }, (order) => {
  const parts = [0, 1, 2].map((at) => order.items.filter((item) => item.at % 3 === at));
  const number = (at: number) => `${order.number.slice(0, 5)}-${at + 1}`;
  return {
    bytes: book({
      Orders: parts.flatMap((items, at): Cell[][] => [
        ["PO number:", number(at), null, "PO date:", day(order.date, "d-Mon-yyyy")],
        ["Customer:", order.buyer.name, null, "Ship to:", `Store ${at + 101}`],
        ["SKU", "Description", "Qty", "Cost", "Extended"],
        ...items.map((item): Cell[] => [item.sku, item.name, item.quantity, item.price, item.total]),
        ["Total", null, null, null, bare(sumOf(items))],
        [],
        [],
      ]),
    }),
    docNumber: number(0),
    total: sumOf(parts[0]!),
    line: () => ({ unit: null }),
  };
});

export const booksOwn = [letterhead, asText, remarks, departments, parts, stacked];
