import { book, bookOf, type Cell, sheetOf } from "../_book.ts";
import { written } from "../_family.ts";
import { type Item, type Order, rounded } from "../_order.ts";
import { day } from "../_print.ts";
import { sumOf } from "./own.ts";

/** A catalogue of which few rows are ordered, a sheet a range; packs, least counts and shop prices beside. */
const ranges = written(
  "book-catalogue-ranges",
  { words: "garment", ending: "xlsx", min: 4, max: 16 },
  (order) => {
    const { random } = order;
    const head = [
      "Barcode",
      "Product code",
      "Product",
      "Pack size",
      "MOQ",
      "Cost price",
      "RRP",
      "Qty required",
      "Line value",
    ];
    const others = (): Cell[][] =>
      Array.from({ length: random.int(2, 6) }, (_, i) => [
        `50${random.digits(11)}`,
        `C${random.digits(4)}${i}`,
        `Catalogue article ${random.digits(3)}`,
        6,
        12,
        rounded(random.next() * 30, 2),
        rounded(random.next() * 60 + 30, 2),
        null,
        0,
      ]);
    const sheet = (title: string, items: Item[]): Cell[][] => [
      [`${order.seller.name} ${title}`],
      ["Enter the quantity you need in the yellow column"],
      [],
      head,
      ...items.flatMap((item): Cell[][] => [
        ...others(),
        [
          `50${random.digits(11)}`,
          item.sku,
          item.name,
          6,
          12,
          item.price,
          rounded(item.price * 2.4, 2),
          item.quantity,
          item.total,
        ],
      ]),
      ...others(),
      [null, null, null, null, null, null, "Sheet total", null, sumOf(items)],
    ];
    const half = Math.ceil(order.items.length / 2);
    return {
      bytes: book({
        "Your details": [
          ["ORDER FORM SPRING RANGE"],
          [],
          ["Account name", order.buyer.name],
          ["Your PO ref", order.number],
          ["Date", day(order.date, "dd/mm/yyyy")],
          ["Delivery required", day(order.due, "dd/mm/yyyy")],
          ["Order total", order.net],
        ],
        Tops: sheet("Tops", order.items.slice(0, half)),
        Outerwear: sheet("Outerwear", order.items.slice(half)),
        "Terms of sale": [["1. Minimum order 250.00"], ["2. Carriage paid over 500.00"]],
      }),
      requestedDate: order.due,
      line: () => ({ unit: null }),
    };
  },
);

/** What an own stock program suggests to order: stock, least and most, last price, list price, discount and net price. */
const reorder = written("book-reorder", { ending: "xlsx", max: 30 }, (order) => ({
  bytes: book({
    "Reorder report": [
      ["Reorder report", null, null, null, null, null, null, null, "Printed", "06:12"],
      ["Company", order.buyer.name],
      ["Vendor", order.seller.name],
      ["P.O. No.", order.number, null, "Order date", day(order.date, "d Mon yyyy")],
      [],
      [
        "Item",
        "Description",
        "On hand",
        "Min",
        "Max",
        "On order",
        "Vendor item",
        "Order qty",
        "UOM",
        "Last cost",
        "List price",
        "Disc. %",
        "Net price",
        "Extended cost",
      ],
      ...order.items.map((item): Cell[] => [
        item.buyerSku,
        item.name,
        item.at % 7,
        10,
        40 + item.at,
        0,
        item.sku,
        item.quantity,
        item.unit,
        rounded(item.price * 0.97, 2),
        rounded(item.price / 0.8, 2),
        20,
        item.price,
        item.total,
      ]),
      [null, null, null, null, null, null, null, null, null, null, null, null, "Order total", order.net],
    ],
  }),
  line: (item) => ({ buyerSku: item.buyerSku }),
}));

const ALPHA = ["XS", "S", "M", "L", "XL"];
const WAIST = ["28", "30", "32", "34", "36"];

/** Sizes across under two scales, a row a colour, the style only in its first row. */
const scales = written("book-size-scales", { words: "garment", ending: "xlsx", max: 9 }, (order) => {
  const colours = ["Ink", "Stone"];
  const rows = order.items.flatMap((item) =>
    colours.map((colour, at) => {
      const counts = ALPHA.map((_, i) => ((item.at + at + i) % 4 === 0 ? 0 : 2 + ((item.at + i) % 5)));
      return { item, colour, at, counts, sum: counts.reduce((sum, count) => sum + count, 0) };
    }),
  );
  const net = rounded(
    rows.reduce((sum, { item, sum: count }) => sum + count * item.price, 0),
    2,
  );
  return {
    bytes: bookOf({
      Order: sheetOf(
        [
          ["BUYER", order.buyer.name, null, "PO", order.number],
          ["ORDER DATE", day(order.date, "d-Mon-yy"), null, "CANCEL DATE", day(order.due, "d-Mon-yy")],
          [],
          ["Style", "Style name", "Color", "Sizes", null, null, null, null, "Units", "WHSL", "Total"],
          [null, null, "Tops", ...ALPHA],
          [null, null, "Bottoms", ...WAIST],
          ...rows.map(({ item, colour, at, counts, sum }): Cell[] => [
            at ? null : item.sku,
            at ? null : item.name,
            colour,
            ...counts.map((count) => count || null),
            sum,
            item.price,
            rounded(sum * item.price, 2),
          ]),
          ["TOTAL", null, null, null, null, null, null, null, countOf(rows), null, net],
        ],
        { merges: ["D4:H4"] },
      ),
    }),
    date: order.date,
    total: net,
    lines: rows.flatMap(({ item, counts }) =>
      counts.flatMap((quantity) =>
        quantity ? [{ sku: item.sku, description: item.name, quantity, unitPrice: item.price }] : [],
      ),
    ),
  };
});

function countOf(rows: { sum: number }[]): number {
  return rows.reduce((all, { sum }) => all + sum, 0);
}

/** The seller's form with the customer's three price levels, of which one is said to be theirs by the amounts. */
const levels = written("book-price-levels", { ending: "xlsx", max: 20 }, (order) => ({
  bytes: book({ Form: levelRows(order) }),
  line: () => ({ unit: null }),
}));

function levelRows(order: Order): Cell[][] {
  return [
    ["WHOLESALE ORDER FORM", null, null, null, "Date:", day(order.date, "Mon d, yyyy")],
    ["Customer", order.buyer.name, null, null, "PO#:", order.number],
    [],
    ["Qty", "SKU", "Description", "MSRP", "1-99", "100-499", "500+", "Your price", "Ext"],
    ...order.items.map((item): Cell[] => [
      item.quantity,
      item.sku,
      item.name,
      rounded(item.price * 2.1, 2),
      rounded(item.price * 1.2, 2),
      rounded(item.price * 1.1, 2),
      rounded(item.price * 0.9, 2),
      item.price,
      item.total,
    ]),
    [null, null, null, null, null, null, null, "Merchandise total", order.net],
  ];
}

export const booksCatalogues = [ranges, reorder, scales, levels];
