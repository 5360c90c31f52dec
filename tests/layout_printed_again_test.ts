import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line = [100, [40, "Item"], [90, "Part"], [180, "Description"], [-400, "Qty"], [-460, "Price"]];

function page(title: string, ...rows: string[][]): ReturnType<typeof pageOf> {
  return pageOf([
    [40, [40, "Purchase Order"], [300, "Number 4711"]],
    [60, [40, title]],
    HEAD,
    ...rows.map(
      ([number, code, words, quantity, price], i): Line => [
        120 + 14 * i,
        [40, number!],
        [90, code!],
        [180, words!],
        [-400, quantity!],
        [-460, price!],
      ],
    ),
  ]);
}

function read(...pages: ReturnType<typeof pageOf>[]) {
  const { drafts } = ordersOf(readingOf(...pages), { ownNames: [] });
  return drafts.map(({ lines, findings }) => [lines.length, findings.map(({ code }) => code)]);
}

const FIRST = ["1", "AB-4711", "Cable gland", "8", "2.50"];
const SECOND = ["2", "AB-4712", "Flange gasket", "3", "1.20"];

describe("layout() a page that prints the order again", () => {
  test("is left aside, and that is said", () => {
    expect(read(page("Original", FIRST, SECOND), page("Copy - sign and return", FIRST, SECOND))).toEqual([
      [2, expect.arrayContaining(["other_sheet"])],
    ]);
  });

  test("is another page of it where a line differs", () => {
    const third = ["3", "AB-4711", "Cable gland", "8", "2.50"];
    const [[count]] = read(
      page("Page 1", FIRST, SECOND),
      page("Page 2", third, ["4", ...SECOND.slice(1)]),
    ) as [[number]];
    expect(count).toBe(4);
  });
});
