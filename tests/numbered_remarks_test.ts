import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

function errorsIn(between: Rows[number]) {
  const row = (y: number, number: string, code: string): Rows[number] => [
    y,
    [40, number],
    [80, code],
    [180, `Hex bolt ${code}`],
    [-400, "10"],
    [-480, "12.00"],
    [-560, "120.00"],
  ];
  const rows: Rows = [
    [60, [40, "PURCHASE ORDER 4711"]],
    [
      300,
      [40, "Line"],
      [80, "Stock code"],
      [180, "Description"],
      [-400, "Order qty"],
      [-480, "Price"],
      [-560, "Value"],
    ],
    row(320, "1", "AB-1001"),
    row(340, "2", "AB-1002"),
    between,
    row(380, "4", "AB-1004"),
    row(400, "5", "AB-1005"),
    [420, [40, "6"], [80, "FREIGHT AND PACKING"], [-560, "185.00"]],
    [450, [400, "Total excl GST"], [-560, "665.00"]],
    [465, [400, "GST 10%"], [-560, "66.50"]],
    [480, [400, "Order total"], [-560, "731.50"]],
  ];
  const { findings } = ordersOf(readingOf(pageOf(rows)), { ownNames: [] }).drafts[0]!;
  return findings.filter(({ level }) => level === "error").map(({ code }) => code);
}

test("a remark under a number of its own is no lost line where the others and a printed charge make the total", () => {
  expect(errorsIn([360, [40, "3"], [80, "Certificates as on drawing AB-1002 rev C"]])).toEqual([]);
});

test("a row with a price under a number of its own is told of though the others make the total", () => {
  const lost: Rows[number] = [
    360,
    [40, "3"],
    [80, "AB-1003"],
    [180, "Hex bolt"],
    [-400, "n/a"],
    [-480, "12.00"],
  ];
  expect(errorsIn(lost)).not.toEqual([]);
});
