import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TABLE: Rows = [
  [300, [40, "Item"], [140, "Description"], [-400, "Qty"], [-480, "Price"], [-560, "Amount"]],
  [320, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "12"], [-480, "1.50"], [-560, "18.00"]],
  [340, [40, "AB-1002"], [140, "Hex nut M8"], [-400, "40"], [-480, "0.50"], [-560, "20.00"]],
];

function read(rows: Rows) {
  return ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts[0]!;
}

describe("ordersOf() of heads", () => {
  test("takes the number of an order before that of what the buyer's customer ordered", () => {
    const { header } = read([
      [30, [40, "Marlin Handling Ltd"]],
      [60, [40, "PURCHASE ORDER"]],
      [90, [340, "Document No. 7400021649"]],
      [120, [340, "Customer Order:"], [430, "1600000347"]],
      ...TABLE,
    ]);
    expect(header.poNumber?.value).toBe("7400021649");
  });

  test("reads the dollars of a land by its name alone", () => {
    const { header } = read([
      [30, [40, "Northern Shaft Ltd"]],
      [60, [40, "PURCHASE ORDER 4711"]],
      [250, [40, "United States Dollar"]],
      ...TABLE,
    ]);
    expect(header.currency?.value).toBe("USD");
  });

  test("takes no town with its code at the foot for who buys", () => {
    const { header } = read([
      [60, [40, "PURCHASE ORDER 4711"]],
      [100, [40, "Delivery Address:"]],
      [112, [40, "Marlin Handling Ltd"]],
      [124, [40, "Kingsclere Road, Basingstoke RG21 6XJ"]],
      ...TABLE,
      [738, [40, "Kingsclere Road"], [230, "Registered in England 01734521"]],
      [748, [40, "Basingstoke RG21 6XJ"], [230, "VAT GB 293 1145 87"]],
    ]);
    expect(header.customerName?.value).toBe("Marlin Handling Ltd");
  });
});
