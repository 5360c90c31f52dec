import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";

/** What is read of an exported list whose cells stand between bars. */
async function orders(...rows: string[]) {
  const text = rows.map((row) => row.split(/ *\| */).join("\t")).join("\n");
  const reading = await readFile(new TextEncoder().encode(text), "csv");
  return ordersOf(reading, { ownNames: ["Northwind Supply"] }).drafts.map(said);
}

function said({ header, lines, findings }: Draft) {
  return {
    head: Object.fromEntries(Object.entries(header).map(([field, read]) => [field, read?.value])),
    lines: lines.map(({ fields: f }) =>
      [f.customerSku ?? f.supplierSku, f.description, f.quantity, f.unitPrice]
        .map((read) => read?.value ?? "-")
        .join(" | "),
    ),
    told: findings.map(({ level, code }) => `${level} ${code}`),
  };
}

const VALVE = "BV-100 | Ball valve | 12 | 4.5";
const BOLT = "HX-200 | Hex bolt | 5 | 7.25";
const SEALANT = "SL-400 | Sealant | 9 | 3";

describe("ordersOf() of exported lists", () => {
  test("reads a shop's orders, of which the first row alone has what is said of all", async () => {
    const heads =
      "Name | Email | Accepts Marketing | Currency | Subtotal | Shipping | Total | Created at | Lineitem quantity | Lineitem name | Lineitem price | Lineitem sku | Lineitem requires shipping | Billing Name | Billing Address1 | Billing Company | Shipping Name | Tax 1 Name | Vendor";
    const first = (number: string, sums: string, line: string, who: string) =>
      `${number} | a@b.example | no | USD | ${sums} | 2026-03-02 09:14:11 -0500 | ${line} | true | ${who} | | Northwind Supply`;
    const found = await orders(
      heads,
      first(
        "#1042",
        "90.25 | 8.50 | 98.75",
        "12 | Ball valve | 4.50 | BV-100",
        "Ann Reed | 12 Quay Street | Harbour Kitchens | Ann Reed",
      ),
      "#1042 | a@b.example | | | | | | 2026-03-02 09:14:11 -0500 | 5 | Hex bolt | 7.25 | HX-200 | true | | | | | | Northwind Supply",
      first(
        "#1043",
        "27.00 | 0.00 | 27.00",
        "9 | Sealant | 3.00 | SL-400",
        "Bob Hale | 8 Hill Road | Summit Foods | Bob Hale",
      ),
    );
    expect(found.map(({ head }) => [head.poNumber, head.customerName, head.orderDate, head.total])).toEqual([
      ["#1042", "Harbour Kitchens", "2026-03-02", "98.75"],
      ["#1043", "Summit Foods", "2026-03-02", "27"],
    ]);
    expect(found.map(({ lines }) => lines)).toEqual([[VALVE, BOLT], [SEALANT]]);
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  });

  test("takes no postcode, no state and no total of the order for a line's", async () => {
    const found = await orders(
      "Order Number | Order Date | Company (Billing) | Address 1&2 (Billing) | State Code (Billing) | Zip Code | Order Subtotal Amount | Order Total Amount | SKU | Item # | Item Name | Quantity (- Refund) | Item Cost",
      "5512 | 2026-03-02 | Harbour Kitchens | 12 Quay Street | ME | 04101 | 90.25 | 98.75 | BV-100 | 1 | Ball valve | 12 | 4.50",
      "5512 | 2026-03-02 | Harbour Kitchens | 12 Quay Street | ME | 04101 | 90.25 | 98.75 | HX-200 | 2 | Hex bolt | 5 | 7.25",
      "5513 | 2026-03-03 | Summit Foods | 8 Hill Road | MA | 02110 | 27.00 | 35.50 | SL-400 | 1 | Sealant | 9 | 3.00",
    );
    expect(found.map(({ lines }) => lines)).toEqual([[VALVE, BOLT], [SEALANT]]);
    expect(found.map(({ head }) => [head.poNumber, head.total])).toEqual([
      ["5512", "98.75"],
      ["5513", "35.5"],
    ]);
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  });

  test("puts the address of each order together", async () => {
    const found = await orders(
      "Order - Number | Ship To - Name | Ship To - Address 1 | Ship To - City | Ship To - Postal Code | City (Billing) | Item - SKU | Item - Name | Item - Qty | Item - Price",
      "5512 | Harbour Kitchens | 12 Quay Street | Portland | '04101 | Hull | BV-100 | Ball valve | 12 | 4.50",
      "5512 | | | | | | HX-200 | Hex bolt | 5 | 7.25",
      "5513 | Summit Foods | 8 Hill Road | Boston | 02110 | Leeds | SL-400 | Sealant | 9 | 3.00",
    );
    expect(found.map(({ head }) => [head.shipToName, head.shipToAddress, head.billToAddress])).toEqual([
      ["Harbour Kitchens", "12 Quay Street, Portland, 04101", "Hull"],
      ["Summit Foods", "8 Hill Road, Boston, 02110", "Leeds"],
    ]);
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  });

  test("names a market's retailer, and tells variants of one item", async () => {
    const [order] = await orders(
      "Order Number | Retailer Name | Zip Code | Product Name | Option Name | SKU | Quantity | Wholesale Price",
      "BFV7QK2M9X | Harbour Gifts | 04101 | Soy candle | Lavender | SC-100-L | 12 | 9.00",
      "BFV7QK2M9X | Harbour Gifts | 04101 | Soy candle | Cedar | SC-100-C | 6 | 9.00",
    );
    expect(order!.head.customerName).toBe("Harbour Gifts");
    expect(order!.lines).toEqual([
      "SC-100-L | Soy candle Lavender | 12 | 9",
      "SC-100-C | Soy candle Cedar | 6 | 9",
    ]);
  });

  test("parts orders by the number that an export gives them, where no other is there", async () => {
    const found = await orders(
      "ID | Purchase Date | customer_email | Bill-to Name | SKU | name | Qty Ordered | Price",
      "000000142 | 2026-03-02 | ann@harbour.example | Ann Reed | BV-100 | Ball valve | 12 | 4.50",
      "000000142 | 2026-03-02 | ann@harbour.example | Ann Reed | HX-200 | Hex bolt | 5 | 7.25",
      "000000143 | 2026-03-03 | bob@summit.example | Bob Hale | SL-400 | Sealant | 9 | 3.00",
    );
    expect(found.map(({ lines }) => lines)).toEqual([[VALVE, BOLT], [SEALANT]]);
    expect(found.map(({ head }) => head)).toMatchObject([
      { poNumber: "000000142", orderDate: "2026-03-02", customerName: "Ann Reed" },
      { poNumber: "000000143", orderDate: "2026-03-03", customerName: "Bob Hale" },
    ]);
    expect(found.map(({ head }) => head.requiredDate)).toEqual([undefined, undefined]);
  });

  test("takes a list's own number for no code where lines share it", async () => {
    const [first] = await orders(
      "Internal ID | Document Number | Date | Item | Memo | Quantity | Item Rate | Amount",
      "88214 | PO1044 | 3/15/2026 | BV-100 | Ball valve | 12 | 4.50 | 54.00",
      "88214 | PO1044 | 3/15/2026 | HX-200 | Hex bolt | 5 | 7.25 | 36.25",
      "88219 | PO1045 | 3/16/2026 | SL-400 | Sealant | 9 | 3.00 | 27.00",
    );
    expect(first!.lines).toEqual([VALVE, BOLT]);
  });

  test("takes no number of the customer or of a program for an item's code, nor an item's words", async () => {
    const [order] = await orders(
      "Order ID | Customer ID | Customer Name | Customer Code | Billing Company | Product ID | Product SKU | Product Name | Product Qty | Product Unit Price | Shipping Cost (inc tax) | Order Total (inc tax)",
      "142 | 88 | Ann Reed | HARB | Harbour Kitchens | 771 | BV-100 | Ball valve | 12 | 4.50 | 8.50 | 98.75",
      "142 | 88 | Ann Reed | HARB | Harbour Kitchens | 772 | HX-200 | Hex bolt | 5 | 7.25 | 8.50 | 98.75",
    );
    expect(order!.lines).toEqual([VALVE, BOLT]);
    expect(order!.head).toMatchObject({ customerName: "Harbour Kitchens", total: "98.75" });
    expect(order!.told).toEqual([]);
    const [other] = await orders(
      "PO Number | Customer Order Number | Merchant SKU | Description | Qty | Unit Cost",
      "99123456 | WJ1122 | BV-100 | Ball valve | 12 | 4.50",
    );
    expect(other!.lines).toEqual([VALVE]);
  });

  test("takes the number that a buyer calls the order by, not a program's", async () => {
    const found = await orders(
      "Purchase Order ID | Purchase Order Number | DeliveryAddress | SKU | Item Name | Quantity | Item Price",
      "3344556677 | PO-00042 | 12 Quay Street, Portland | BV-100 | Ball valve | 12 | 4.50",
      "3344556677 | PO-00042 | 12 Quay Street, Portland | HX-200 | Hex bolt | 5 | 7.25",
      "3344556678 | PO-00043 | 8 Hill Road, Boston | SL-400 | Sealant | 9 | 3.00",
    );
    expect(found.map(({ head }) => [head.poNumber, head.shipToName, head.shipToAddress])).toEqual([
      ["PO-00042", undefined, "12 Quay Street, Portland"],
      ["PO-00043", undefined, "8 Hill Road, Boston"],
    ]);
  });

  test("explains an order's total by the charges that its row tells", async () => {
    const rows = [
      "Order Number | SKU | Item Name | Quantity | Item Price | Item Total | Order Shipping | Order Taxes | Order Total",
      "5512 | BV-100 | Ball valve | 12 | 4.50 | 54.00 | 8.50 | 2.00 | 100.75",
      "5512 | HX-200 | Hex bolt | 5 | 7.25 | 36.25 | 8.50 | 2.00 | 100.75",
      "5513 | SL-400 | Sealant | 9 | 3.00 | 27.00 | 0.00 | 0.00 | 27.00",
    ];
    expect((await orders(...rows)).map(({ told }) => told)).toEqual([[], []]);
    const [lacking] = await orders(...rows.toSpliced(2, 1));
    expect(lacking!.told).toContain("error missing_lines");
  });

  test("reads a row of the order with its first line, and codes in brackets before the words", async () => {
    const found = await orders(
      "Order Reference | Vendor | Order Deadline | Expected Arrival | Order Lines/Product | Order Lines/Quantity | Order Lines/Unit Price | Total",
      "P00042 | Northwind Supply | 2026-03-02 | 2026-03-16 | [BV-100] Ball valve | 12.0 | 4.5 | 90.25",
      " | | | | [HX-200] Hex bolt | 5.0 | 7.25 |",
      "P00043 | Northwind Supply | 2026-03-03 | 2026-03-17 | [SL-400] Sealant | 9.0 | 3.0 | 27.0",
    );
    expect(found.map(({ lines }) => lines)).toEqual([[VALVE, BOLT], [SEALANT]]);
    expect(found.map(({ head }) => [head.poNumber, head.requiredDate])).toEqual([
      ["P00042", "2026-03-16"],
      ["P00043", "2026-03-17"],
    ]);
  });

  test("parts orders by a bare number of each, and takes a bare day for the order's", async () => {
    const rows = (first: string, second: string) => [
      "Type | Date | Num | Name | Memo | Item | Qty | Sales Price",
      `Purchase Order | 03/22/2026 | ${first} | Northwind Supply | Ball valve | BV-100 | 12 | 4.50`,
      `Purchase Order | 03/22/2026 | ${first} | Northwind Supply | Hex bolt | HX-200 | 5 | 7.25`,
      `Purchase Order | 03/23/2026 | ${second} | Northwind Supply | Sealant | SL-400 | 9 | 3.00`,
    ];
    const found = await orders(...rows("1042", "1043"));
    expect(found.map(({ lines }) => lines)).toEqual([[VALVE, BOLT], [SEALANT]]);
    expect(found.map(({ head }) => [head.poNumber, head.orderDate, head.requiredDate])).toEqual([
      ["1042", "2026-03-22", undefined],
      ["1043", "2026-03-23", undefined],
    ]);
    expect(await orders(...rows("1", "2"))).toHaveLength(1);
  });

  test("keeps a record that begins the next order apart from the line above it", async () => {
    const found = await orders(
      "Record Type | PO Number | PO Date | Requested Delivery Date | PO Line # | Qty Ordered | Unit Price | Vendor Style | Item Description",
      "H | 77120 | 03/02/2026 | 03/16/2026 | | | | |",
      "D | 77120 | | | 1 | 12 | 4.50 | BV-100 | Ball valve",
      "D | 77120 | | | 2 | 5 | 7.25 | HX-200 | Hex bolt",
      "H | 77121 | 03/03/2026 | 03/17/2026 | | | | |",
      "D | 77121 | | | 1 | 9 | 3.00 | SL-400 | Sealant",
    );
    expect(found.map(({ lines }) => lines)).toEqual([[VALVE, BOLT], [SEALANT]]);
    expect(found.map(({ head }) => [head.poNumber, head.orderDate, head.requiredDate])).toEqual([
      ["77120", "2026-03-02", "2026-03-16"],
      ["77121", "2026-03-03", "2026-03-17"],
    ]);
  });

  test("takes a line that a program marked as deleted for taken back", async () => {
    const [order] = await orders(
      "Purchasing Document | Item | Material | Short Text | Order Quantity | Net price | Deletion Indicator",
      "4500088124 | 10 | BV-100 | Ball valve | 12 | 4.50 |",
      "4500088124 | 20 | SL-400 | Sealant | 9 | 3.00 | L",
      "4500088124 | 30 | HX-200 | Hex bolt | 5 | 7.25 | no",
    );
    expect(order!.lines).toEqual([VALVE, BOLT]);
    expect(order!.told).toEqual(["warning not_ordered"]);
  });

  test("asks which of several columns of quantities is meant, however sparsely they are filled", async () => {
    const [order] = await orders(
      "Item | Description | Unit price | Qty Leeds | Qty York | Qty Hull",
      "BV-100 | Ball valve | 4.50 | 40 | 12 | 20",
      "HX-200 | Hex bolt | 7.25 | 30 | 10 |",
      "SL-400 | Sealant | 3.00 | | 4 | 2",
    );
    expect(order!.told).toEqual(["error undecided_column"]);
    const [summed] = await orders(
      "Item | Description | Unit price | Qty Leeds | Qty York | Qty Hull | Total qty",
      "BV-100 | Ball valve | 4.50 | 40 | 12 | 20 | 72",
      "HX-200 | Hex bolt | 7.25 | 30 | 10 | | 40",
      "SL-400 | Sealant | 3.00 | | 4 | 2 | 6",
    );
    expect(summed!.lines.map((line) => line.split(" | ")[2])).toEqual(["72", "40", "6"]);
    expect(summed!.told).toEqual(["warning divided_quantity"]);
  });
});
