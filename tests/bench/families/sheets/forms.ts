import { utils } from "@e965/xlsx";
import { book, bookOf, type Cell, serial, sheetOf } from "../_book.ts";
import { type Family, written } from "../_family.ts";
import { rounded } from "../_order.ts";
import { day } from "../_print.ts";

/** A free template: a logo's place, merged cells, forty numbered rows of which the last are empty with a nought as amount. */
const template = written("sheet-free-template", { ending: "xlsx", max: 14 }, (order) => {
  const rows: Cell[][] = [
    [order.buyer.name, null, null, null, null, "PURCHASE ORDER"],
    [order.buyer.lines[0]!, null, null, null, "DATE", day(order.date, "Mon d, yyyy")],
    [order.buyer.lines[1]!, null, null, null, "PO #", order.number],
    [`Phone: ${order.buyer.phone}`],
    [],
    ["VENDOR", null, null, "SHIP TO"],
    [order.seller.name, null, null, order.buyer.name],
    [order.seller.lines[0]!, null, null, order.site.lines[0]!],
    [order.seller.lines[1]!, null, null, order.site.lines[1]!],
    [],
    ["REQUISITIONER", null, "SHIP VIA", null, "F.O.B.", "SHIPPING TERMS"],
    [order.person, null, "Ground", null, "Origin", "Prepaid"],
    [],
    ["No.", "ITEM #", "DESCRIPTION", "QTY", "UNIT PRICE", "TOTAL"],
    ...Array.from({ length: 22 }, (_, i): Cell[] => {
      const item = order.items[i];
      return item
        ? [i + 1, item.sku, item.name, item.quantity, item.price, item.total]
        : [i + 1, null, null, null, null, 0];
    }),
    [null, null, null, null, "SUBTOTAL", order.net],
    ["Comments or Special Instructions", null, null, null, "TAX", 0],
    [null, null, null, null, "SHIPPING", 0],
    [null, null, null, null, "OTHER", "-"],
    [null, null, null, null, "TOTAL", order.net],
  ];
  return {
    bytes: bookOf({
      "Purchase Order": sheetOf(rows, { formats: { F: "#,##0.00" }, merges: ["A7:C7", "D7:F7", "A6:C6"] }),
    }),
    line: () => ({ unit: null }),
  };
});

/** The seller's whole price list as a form: only the rows with a count are ordered; the amount of the others is nought. */
const priced = written("sheet-price-list-filled", { words: "food", ending: "xlsx", max: 12 }, (order) => {
  const { random } = order;
  const rows = order.items.flatMap((item): Cell[][] => [
    ...Array.from({ length: random.int(1, 4) }, (_, i): Cell[] => [
      `NB-${item.at}${i}${random.digits(2)}`,
      `Other goods no. ${item.at}${i}`,
      random.pick(["6 x 1 kg", "12 x 500 g"]),
      rounded(random.next() * 40 + 1, 2),
      null,
      0,
    ]),
    [item.sku, item.name, "6 x 1 kg", item.price, item.quantity, item.total],
  ]);
  return {
    bytes: bookOf({
      "How to order": sheetOf([
        ["How to fill in this form"],
        ["1. Enter your quantity in column E."],
        ["2. Minimum order 10 cartons."],
        ["3. Send it to orders@seller.example before 12:00."],
      ]),
      "Order form": sheetOf([
        [`${order.seller.name} - Order form ${order.date.slice(0, 4)}`],
        ["Customer:", order.buyer.name, null, "PO No.:", order.number],
        ["Order date:", day(order.date, "dd/mm/yyyy"), null, "Deliver on:", day(order.due, "dd/mm/yyyy")],
        [],
        ["Code", "Product", "Pack", "Price per case", "Your order (cases)", "Value"],
        ["", "CHILLED"],
        ...rows,
        [null, null, null, null, "Order value", order.net],
      ]),
    }),
    requestedDate: order.due,
    line: () => ({ unit: null }),
  };
});

/** A form printed with noughts in every row that is not ordered. */
const noughts = written("sheet-noughts", { words: "medical", ending: "csv", max: 12 }, (order) => ({
  bytes: new TextEncoder().encode(
    [
      `Customer,${order.buyer.name.replaceAll(",", "")}`,
      `PO,${order.number}`,
      `Date,${order.date}`,
      "",
      "SKU,Product,Price,Order Qty,Amount",
      ...order.items.flatMap((item) => [
        `ZZ-${item.at}10,Spare part kit ${item.at},14.50,0,0.00`,
        `${item.sku},${item.name.replaceAll(",", "")},${item.price},${item.quantity},${item.total}`,
        `ZZ-${item.at}20,Cover plate ${item.at},3.20,0,0.00`,
      ]),
      `,,,Total,${order.net}`,
    ].join("\n"),
  ),
  line: () => ({ unit: null }),
}));

/** Two lists side by side under the same heads. */
const beside = written("sheet-two-beside", { ending: "xlsx", min: 4, max: 30 }, (order) => {
  const half = Math.ceil(order.items.length / 2);
  const cells = (at: number): Cell[] => {
    const item = order.items[at];
    return item ? [item.sku, item.name, item.quantity, item.price] : [null, null, null, null];
  };
  return {
    bytes: book({
      Order: [
        ["ORDER SHEET", null, null, null, null, "Order No", order.number],
        ["Customer", order.buyer.name, null, null, null, "Date", order.date],
        [],
        ["Item", "Description", "Qty", "Price", null, "Item", "Description", "Qty", "Price"],
        ...Array.from({ length: half }, (_, i): Cell[] => [
          ...cells(i),
          null,
          ...(i + half < order.items.length ? cells(i + half) : cells(9999)),
        ]),
      ],
    }),
    total: null,
    line: () => ({ unit: null, lineTotal: null }),
  };
});

/** Sections with a sum after each, the whole at the end. */
const sections = written("sheet-sums-between", { ending: "xlsx", min: 6, max: 40 }, (order) => {
  const rows: Cell[][] = [];
  for (let i = 0; i < order.items.length; i += 4) {
    const items = order.items.slice(i, i + 4);
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
    rows.push([`Building ${"ABCDEFGHIJKLMNOP"[i / 4]}`]);
    rows.push(
      ...items.map((item): Cell[] => [item.sku, item.name, item.unit, item.quantity, item.price, item.total]),
    );
    rows.push([
      "Subtotal",
      null,
      null,
      count,
      null,
      rounded(
        items.reduce((sum, { total }) => sum + total, 0),
        2,
      ),
    ]);
  }
  return {
    bytes: book({
      "Material list": [
        ["Purchase order", order.number, null, "Issued", day(order.date, "dd-Mon-yy")],
        ["Purchaser", order.buyer.name],
        [],
        ["Material no.", "Description", "UOM", "Order qty", "Unit rate", "Amount"],
        ...rows,
        ["Grand total", null, null, null, null, order.net],
      ],
    }),
  };
});

const SIZES = ["XS", "S", "M", "L", "XL", "2XL"];

/** Styles down, sizes across, the count and price of a style at the end. */
const sizes = written("sheet-size-run", { words: "garment", ending: "xlsx", max: 10 }, (order) => {
  const runs = order.items.map((item) => {
    const counts = SIZES.map((_, i) => ((item.at + i) % 3 === 0 ? 0 : item.at + i * 2));
    return { item, counts, sum: counts.reduce((sum, count) => sum + count, 0) };
  });
  return {
    bytes: book({
      "Spring order": [
        ["Order form", null, "PO number", order.number],
        ["Shop", order.buyer.name, "Order date", order.date],
        [],
        ["Style", "Name", "Colour", ...SIZES, "Total units", "Wholesale", "Extended"],
        ...runs.map(({ item, counts, sum }): Cell[] => [
          item.sku,
          item.name,
          ["Black", "Navy", "Sand"][item.at % 3]!,
          ...counts.map((count) => count || null),
          sum,
          item.price,
          rounded(sum * item.price, 2),
        ]),
      ],
    }),
    total: null,
    lines: runs.flatMap(({ item, counts }) =>
      counts.flatMap((count) =>
        count
          ? [
              {
                sku: item.sku,
                description: item.name,
                quantity: count,
                unitPrice: item.price,
                priceBasis: 1,
              },
            ]
          : [],
      ),
    ),
  };
});

/** Items down, shops across, and the count of all shops. */
const stores = written("sheet-stores", { words: "food", ending: "xlsx", max: 20 }, (order) => ({
  bytes: book({
    Allocation: [
      ["PO", order.number, "Date", order.date, "Buyer", order.buyer.name],
      [],
      ["Item code", "Item", "Store 101", "Store 104", "Store 117", "Total qty", "Cost", "Total cost"],
      ...order.items.map((item): Cell[] => {
        const first = Math.floor(item.quantity / 3);
        const second = Math.floor(item.quantity / 2);
        return [
          item.sku,
          item.name,
          first || null,
          second || null,
          item.quantity - first - second || null,
          item.quantity,
          item.price,
          item.total,
        ];
      }),
    ],
  }),
  total: null,
  line: () => ({ unit: null }),
}));

/** A form on its side: one column an item. */
const sideways = written("sheet-sideways", { ending: "xlsx", max: 5 }, (order) => ({
  bytes: book({
    Request: [
      ["Purchase order no.", order.number],
      ["Date", order.date],
      ["Company", order.buyer.name],
      [],
      ["", ...order.items.map(({ at }) => `Item ${at}`)],
      ["Part number", ...order.items.map(({ sku }) => sku)],
      ["Description", ...order.items.map(({ name }) => name)],
      ["Quantity", ...order.items.map(({ quantity }) => quantity)],
      ["Unit", ...order.items.map(({ unit }) => unit)],
      ["Unit price", ...order.items.map(({ price }) => price)],
      ["Line total", ...order.items.map(({ total }) => total)],
    ],
  }),
  total: null,
}));

/** Units and money in the number formats, days as serials, a discount in per cent. */
const formats = written("sheet-formats", { ending: "xlsx", max: 30 }, (order) => ({
  bytes: bookOf({
    PO: sheetOf(
      [
        ["Purchase Order", null, null, null, "Number", order.number],
        ["Buyer", order.buyer.name, null, null, "Date", day(order.date, "d/m/yyyy")],
        [],
        ["Ref", "Article", "Qty", "Price", "Disc.", "Net amount", "Wanted on"],
        ...order.items.map((item): Cell[] => [
          item.sku,
          item.name,
          item.quantity,
          item.price,
          0.1,
          rounded(item.total * 0.9, 2),
          serial(order.due),
        ]),
      ],
      { formats: { C: '0 "pcs"', D: '"€" #,##0.00', E: "0%", F: '#,##0.00 "€"', G: "ddd dd mmm yyyy" } },
    ),
  }),
  date: null,
  currency: "EUR",
  requestedDate: order.due,
  total: null,
  line: (item) => ({ unit: "pcs", lineTotal: rounded(item.total * 0.9, 2) }),
}));

/** A filtered list: the rows that are hidden are not ordered. */
const hidden = written("sheet-filtered", { ending: "xlsx", max: 20 }, (order) => {
  const rows: Cell[][] = [
    ["PO", order.number, "Company", order.buyer.name, "Date", order.date],
    ["SKU", "Product", "Qty", "Unit", "Price", "Amount"],
  ];
  const gone: number[] = [];
  for (const item of order.items) {
    gone.push(rows.length);
    rows.push([`OLD-${item.at}`, `Ended product ${item.at}`, 5, "pcs", 10, 50]);
    rows.push([item.sku, item.name, item.quantity, item.unit, item.price, item.total]);
  }
  const sheet = sheetOf(rows);
  sheet["!rows"] = rows.map((_, i) => (gone.includes(i) ? { hidden: true } : {}));
  sheet["!autofilter"] = { ref: `A2:F${rows.length}` };
  return { bytes: bookOf({ Order: sheet }), total: null };
});

/** An order beside the seller's catalogue and lists for drop-downs, in sheets of their own. */
const lookups = written("sheet-lookups", { words: "medical", ending: "xlsx", max: 14 }, (order) => {
  const catalogue: Cell[][] = Array.from({ length: 40 }, (_, i) => [
    `CAT-${1000 + i}`,
    `Catalogue article ${i}`,
    "EA",
    rounded(4 + i * 1.35, 2),
  ]);
  const made = utils.aoa_to_sheet([
    ["Purchase Order Request"],
    ["Requested by", order.person, null, "Date", day(order.date, "mm/dd/yyyy")],
    ["Facility", order.buyer.name, null, "P.O. #", order.number],
    [],
    ["Line", "Catalog No.", "Item Description", "Qty", "U/M", "Unit Cost", "Ext. Cost"],
    ...order.items.map((item) => [item.at, item.sku, item.name, item.quantity, "EA", item.price, item.total]),
    [null, null, null, null, null, "Total", order.net],
  ]);
  return {
    bytes: bookOf({
      Catalog: sheetOf([["Catalog No.", "Description", "U/M", "List Price"], ...catalogue]),
      Lists: sheetOf([
        ["Units", "Departments"],
        ["EA", "Surgery"],
        ["BX", "Imaging"],
        ["CS", "Pharmacy"],
      ]),
      "PO Request": made,
    }),
    line: () => ({ unit: "EA" }),
  };
});

export const sheetsForms: Family[] = [
  template,
  priced,
  noughts,
  beside,
  sections,
  sizes,
  stores,
  sideways,
  formats,
  hidden,
  lookups,
];
