import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { bookOf } from "./fixtures/layouts/_page.ts";

type Value = string | number | null;

const HEADINGS = ["Item No.", "Description", "Quantity", "Unit Price"];
const ROWS: Value[][] = [
  ["AB-1001", "Hex bolt M8", 12, 1.5],
  ["AB-1002", "Hex nut M8", 40, 0.5],
  ["AB-1003", "Hex key", 5, 2.25],
];

test.each([
  ["the total of an order", "Order Net Total", 49.25, "total", "49.25"],
  ["the account that orders", "Account Group", "Alder Falls Ltd", "customerName", "Alder Falls Ltd"],
  ["the firm that orders", "Firma", "Brennfeld Bau GmbH", "customerName", "Brennfeld Bau GmbH"],
  ["a day with its time", "Ordered At", "2021-08-16 09:14:22 +0000", "orderDate", "2021-08-16"],
  [
    "the company whose code an order has",
    "Company Code Name",
    "Tarn Pumps Inc.",
    "customerName",
    "Tarn Pumps Inc.",
  ],
  ["a document's day", "Belegdatum", "16.08.2021", "orderDate", "2021-08-16"],
  ["a currency by its name", "Currency", "US Dollar", "currency", "USD"],
  ["a currency by its land", "Currency", "Swiss Franc", "currency", "CHF"],
  ["a currency in Chinese", "币别", "人民币", "currency", "CNY"],
  ["the code of a rare currency", "Currency", "ZWL", "currency", "ZWL"],
  ["the total of a transaction", "Amount (Transaction Total)", 49.25, "total", "49.25"],
] as const)("layout() takes %s from what all rows of a sheet repeat", (_, heading, value, field, read) => {
  const rows = ROWS.map((row) => ["PO-4711", value, ...row]);
  expect(headerOf([["PO Number", heading, ...HEADINGS], ...rows])[field]?.value).toBe(read);
});

test("layout() takes the number of a document for an order's where no other column names one", () => {
  const rows = ROWS.map((row) => ["Bestellung", "BE2026-018", ...row]);
  expect(headerOf([["Belegart", "Belegnummer", ...HEADINGS], ...rows]).poNumber?.value).toBe("BE2026-018");
});

test("layout() doubts no day over a list whose rows tell the order's own", () => {
  const heads = ["PO Number", "PO Date", ...HEADINGS];
  const rows = ROWS.map((row) => ["PO-4711", "2026-09-08", ...row]);
  const said = (date: string | null) =>
    draftOf([["Run date: 09/10/2026 06:15"], [], heads, ...rows.map((row) => row.with(1, date))]);
  const open = said(null);
  expect(open.header.orderDate?.value).toBe("2026-10-09");
  expect(open.findings.map(({ code }) => code)).toContain("ambiguous_date");
  expect(said("2026-09-08").header.orderDate?.value).toBe("2026-09-08");
  expect(said("2026-09-08").findings).toEqual([]);
});

test("layout() takes the blanket order for the number of a release that has none of its own", () => {
  const numbered = (...head: Value[][]) => headerOf([...head, [], HEADINGS, ...ROWS]).poNumber?.value;
  expect(numbered(["Blanket PO", "B-77310"], ["Release date", "2026-09-08"])).toBe("B-77310");
  expect(numbered(["Blanket PO No.", "B-77310"], ["PO Number", "4711"])).toBe("4711");
});

test("layout() takes the agency and the day of a change order's head", () => {
  const header = headerOf([
    ["CHANGE ORDER TO PURCHASE ORDER"],
    ["Agency", "Tarn County Water Authority", null, "PO Number", "P260744"],
    ["Buyer", "S. Whitfield", null, "Change Order Date", "2026-09-09"],
    [],
    HEADINGS,
    ...ROWS,
  ]);
  expect([header.customerName?.value, header.orderDate?.value]).toEqual([
    "Tarn County Water Authority",
    "2026-09-09",
  ]);
});

test("layout() gives rows that leave the order's number blank to the order above", () => {
  const heads = ["PO Number", "PO Date", ...HEADINGS];
  const [bolt, nut, key] = ROWS as [Value[], Value[], Value[]];
  const rows = [
    ["PO-4711", "03/24/2024", ...bolt],
    [null, null, ...nut],
    ["PO-4712", "03/25/2024", ...key],
    [null, null, ...bolt],
  ];
  const drafts = layout(bookOf({ Orders: [heads, ...rows] }), { ownNames: [] });
  const read = drafts.map(({ header: { poNumber, orderDate }, lines }) => [
    poNumber?.value,
    orderDate?.value,
    lines.length,
  ]);
  expect(read).toEqual([
    ["PO-4711", "2024-03-24", 2],
    ["PO-4712", "2024-03-25", 2],
  ]);
});

test.each([
  ["what its lines come to", 38, []],
  ["something else", 39, ["total_differs"]],
])("layout() takes the sum that names an order for its total: %s", (_, sum, codes) => {
  const [bolt, nut, key] = ROWS as [Value[], Value[], Value[]];
  const line = (number: string, row: Value[], amount: number) => [number, ...row, amount];
  const rows = [
    line("PO-4711", bolt, 18),
    line("PO-4711", nut, 20),
    [null, "Total order PO-4711", null, null, null, sum],
    line("PO-4712", key, 11.25),
    [null, "Total order PO-4712", null, null, null, 11.25],
  ];
  const drafts = layout(bookOf({ Orders: [["PO Number", ...HEADINGS, "Amount"], ...rows] }), {
    ownNames: [],
  });
  const read = drafts.map(({ header, lines }) => [header.total?.value, lines.length]);
  expect(read).toEqual([
    [String(sum), 2],
    ["11.25", 1],
  ]);
  expect(drafts[0]!.findings.map(({ code }) => code)).toEqual(codes);
});

test("layout() takes what stands beside two captions of a place, not the captions below them", () => {
  const header = headerOf([
    ["Purchase order", "PO-4711", null, "Invoice account", "V-100482"],
    ["Delivery name", "Fairmont DC South", null, "Delivery address", "29 Ferry Landing, Elmsford, NY 10523"],
    ["Currency", "USD", null, "Orderer", "Kim Arden"],
    [],
    HEADINGS,
    ...ROWS,
  ]);
  expect([header.shipToName?.value, header.shipToAddress?.value]).toEqual([
    "Fairmont DC South",
    "29 Ferry Landing, Elmsford, NY 10523",
  ]);
});

test("layout() takes no amount of a line for the total under a column's caption", () => {
  const header = headerOf([
    ["PO", "872768", null, null, null],
    [null, null, null, null, null],
    ["Item No.", "Description", "Quantity", "Cost", "Total cost"],
    ["AB-1001", "Hex bolt M8", 1, 44.41, 44.41],
    ["AB-1002", "Hex nut M8", 20, 45.33, 906.6],
  ]);
  expect(header.total).toBeUndefined();
});

test("layout() takes no article of a price list before the order for the customer", () => {
  const list: Value[][] = Array.from({ length: 12 }, (_, i) => [`CAT-1${i}00`, `Article ${i}`, "EA", 4 + i]);
  const book = bookOf({
    Prices: [["Catalog No.", "Description", "U/M", "List Price"], ...list],
    Order: [["Ordered by:", "Norwick Pumps"], ["Purchase order", "4711"], [], HEADINGS, ...ROWS],
  });
  const { customerName, poNumber } = layout(book, { ownNames: [] })[0]!.header;
  expect([customerName?.value, poNumber?.value]).toEqual(["Norwick Pumps", "4711"]);
});

test.each([
  ["Buyer GLN", "4012345000009", ["4012345000009"]],
  ["Customer DUNS No", "150483782", ["150483782"]],
  ["VAT Reg No", "GB123456789", ["GB123456789"]],
  ["USt-IdNr", "DE136695976", ["DE136695976"]],
  ["Supplier GLN", "4098765000008", undefined],
  ["Ship-To GLN", "4012345000016", undefined],
  ["VAT No", "1", undefined],
] as const)(
  "buyerNumbers() takes of %s %s for the buyer's what only a buyer is known by",
  (heading, value, ids) => {
    const rows = ROWS.map((row) => ["PO-4711", value, ...row]);
    expect(draftOf([["PO Number", heading, ...HEADINGS], ...rows]).proof.buyerIds).toEqual(ids && [...ids]);
  },
);

test("buyerNumbers() takes none that the rows of an order don't agree on, and each order its own", () => {
  const rows = ROWS.map((row, i) => ["PO-4711", `401234500000${i}`, ...row]);
  expect(draftOf([["PO Number", "GLN", ...HEADINGS], ...rows]).proof.buyerIds).toBeUndefined();
  const orders = ROWS.map((row, i) => [`PO-471${i}`, `401234500000${i}`, ...row]);
  const drafts = layout(bookOf({ Orders: [["PO Number", "GLN", ...HEADINGS], ...orders] }), { ownNames: [] });
  expect(drafts.map(({ proof }) => proof.buyerIds)).toEqual([0, 1, 2].map((i) => [`401234500000${i}`]));
});

test("ordersOf() takes four times as long for four times as many orders of a sheet, or little more", () => {
  const millisecondsOf = (orders: number) => {
    const rows = Array.from({ length: orders * ROWS.length }, (_, i) => [
      `PO-${Math.floor(i / ROWS.length)}`,
      ...ROWS[i % ROWS.length]!,
    ]);
    const book = bookOf({
      Orders: [["PO Number", ...HEADINGS, "Amount"], ...rows.map((row) => [...row, 18])],
    });
    const start = process.cpuUsage();
    expect(ordersOf(book, { ownNames: [] }).drafts).toHaveLength(orders);
    return process.cpuUsage(start).user / 1000;
  };
  millisecondsOf(200);
  expect(millisecondsOf(800)).toBeLessThan(8 * millisecondsOf(200));
});

function headerOf(rows: Value[][]) {
  return draftOf(rows).header;
}

function draftOf(rows: Value[][]) {
  return layout(bookOf({ Orders: rows }), { ownNames: [] })[0]!;
}
