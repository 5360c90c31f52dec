import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** The lines of an order with a row of words and an amount between its items, and what is found of it. */
function read(words: string, total: string) {
  const row = (y: number, ...[code, text, count, unit, price, amount]: string[]): Line => [
    y,
    ...(code ? [[40, code] as [number, string]] : []),
    [120, text!],
    ...(count ? [[-340, count] as [number, string], [350, unit!] as [number, string]] : []),
    ...(price ? [[-470, price] as [number, string]] : []),
    [-570, amount!],
  ];
  const page = pageOf([
    [40, [40, "Purchase Order 4711"]],
    row(100, "Item", "Description", "Ordered", "Unit", "Unit Cost", "Amount"),
    row(116, "AB-4711", "Hex bolt", "12", "EA", "5.00", "60.00"),
    row(132, "", words, "", "", "", "25.50"),
    row(148, "AB-4712", "Hex nut", "4", "EA", "2.50", "10.00"),
    [180, [400, "Net Order:"], [-570, total]],
  ]);
  const [draft] = ordersOf(readingOf(page), { ownNames: [] }).drafts;
  return {
    lines: draft!.lines.map(({ fields: { description, lineTotal } }) => [
      description?.value,
      lineTotal?.value,
    ]),
    codes: draft!.findings.map(({ code }) => code),
  };
}

describe("layout() a row of words and an amount between items", () => {
  test("is a line of its own where the printed sum counts it in", () =>
    expect(read("Service: cutting to length", "95.50")).toEqual({
      lines: [
        ["Hex bolt", "60"],
        ["Service: cutting to length", "25.5"],
        ["Hex nut", "10"],
      ],
      codes: [],
    }));

  test("is none where the sum is without it", () =>
    expect(read("Recommended retail", "70.00").lines.map(([, amount]) => amount)).toEqual(["60", "10"]));

  test("is an error where no sum tells", () => {
    const { lines, codes } = read("Service: cutting to length", "99.00");
    expect(lines.map(([, amount]) => amount)).toEqual(["60", "10"]);
    expect(codes).toContain("missing_lines");
  });
});

test("layout() reads the amount that words under a row call so, where count and price make it", () => {
  const row = (
    y: number,
    code: string,
    count: string,
    price: string,
    said: string,
  ): Parameters<typeof pageOf>[0] => [
    [y, [40, code], [140, "Tumbler, navy"], [-380, count], [-490, price]],
    [y + 12, [140, `Pack: 6 EA inner Line amount ${said}`]],
  ];
  const page = pageOf([
    [40, [40, "Purchase Order 4711"]],
    [100, [40, "Item"], [140, "Description"], [350, "Qty"], [450, "Unit Price"]],
    ...row(120, "AB-1001", "216", "6.25", "1,350.00"),
    ...row(150, "AB-1002", "288", "7.80", "2,246.40"),
    ...row(180, "AB-1003", "10", "2.00", "25.00"),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["1350", "2246.4", undefined]);
});
