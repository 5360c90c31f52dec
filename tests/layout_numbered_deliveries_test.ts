import { expect, test } from "bun:test";
import { FIGURES, read, TITLE, under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

function rowAt(y: number, code: string): Line {
  return [y, [40, code], [140, "Oil filter"], [-400, "12"], [-480, "1.50"], [-570, "18.00"]];
}

test.each([
  ["DELIVERY 1 - required in warehouse 14/04/2026", "DELIVERY 2 - required in warehouse 21/04/2026"],
  ["Delivery no. 1: 14/04/2026", "Delivery no. 2: 21/04/2026"],
  ["Call-off 1 (14/04/2026", "Call-off 2 (21/04/2026"],
])("layout() reads the day of each delivery over its lines: %s", (first, second) => {
  const days = values(
    [
      [300, [40, "Item"], [140, "Description"], ...FIGURES],
      [320, [40, first]],
      ...under(["AB-1001", "AB-1002"], { from: 336, step: 14 }, (y, code) => [rowAt(y, code)]),
      [384, [-480, "Delivery 1 total (2 lines)"], [-570, "36.00"]],
      [404, [40, second]],
      rowAt(420, "AB-1001"),
      [440, [-480, "Delivery 2 total (1 line)"], [-570, "18.00"]],
    ],
    "requiredDate",
  );
  expect(days).toEqual([["2026-04-14"], ["2026-04-14"], ["2026-04-21"]]);
});

test("layout() reads the day beside the order's number before the number of its page", () => {
  const { header } = read(
    TITLE[0]!,
    [60, [40, "PURCHASE ORDER"]],
    [74, [40, "No. SPO-0092217"], [160, "23/03/2026"], [240, "Page 1 of 7"]],
    [300, [40, "Item"], [140, "Description"], ...FIGURES],
    rowAt(316, "AB-1001"),
  );
  expect([header.poNumber?.value, header.orderDate?.value]).toEqual(["SPO-0092217", "2026-03-23"]);
});
