import { expect, test } from "bun:test";
import { verify } from "../src/extraction/verify/verify.ts";
import { discountOf, isShifted } from "../src/line_amount.ts";
import { type Order, payloadOf } from "../src/orders/mod.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";

/** An order of rows that begin with quantity, price and total. */
function verified(rows: string[][], ...below: string[][]) {
  const lines = rows.map(([quantity, unitPrice, lineTotal], index) => ({
    fields: {
      quantity: read(quantity!, at(index, 0)),
      unitPrice: read(unitPrice!, at(index, 1)),
      lineTotal: read(lineTotal!, at(index, 2)),
    },
  }));
  return verify(readingOf(pageOf([...rows, ...below])), [draftOf({ lines })])[0]!;
}

test.each([
  ["a percentage", ["2", "2.50", "4.50", "10"], [], "10"],
  ["a percentage of the row below", ["2", "2.50", "4.50"], ["", "", "less 10%"], "10"],
  ["two, one after the other", ["11", "3.84", "32.10", "20+5"], [], "24"],
  ["money of one unit", ["925", "71.15", "59227.75", "7.12"], [], "10.007027"],
  ["money of the line", ["222", "1.74", "347.65", "38.63"], [], "10.000518"],
])("discountsOf() finds %s", (_, row, below, share) => {
  const { proof, findings } = verified([row], below);
  expect(proof.discounts).toEqual([share]);
  expect(findings).toMatchObject([{ code: "price_before_discount", level: "warning", lineId: "0" }]);
});

test.each([
  ["nothing is printed", ["2", "2.50", "4.50"]],
  ["what is printed leads elsewhere", ["2", "2.50", "4.50", "15 %"]],
  ["the total is more", ["2", "2.50", "5.50", "10 %"]],
])("discountsOf() finds none where %s", (_, row) => {
  const { proof, findings } = verified([row]);
  expect([proof.discounts, findings]).toEqual([undefined, []]);
});

test("discountOf() is the nearest that leads to the total, and none where none is needed", () => {
  const line = { quantity: "8", unitPrice: "59.40", priceBasis: "1" };
  const beside = { discounts: ["10", "2.5", "2.52"] };
  expect(discountOf({ ...line, lineTotal: "463.32" }, beside)).toBe("2.5");
  expect(discountOf({ ...line, lineTotal: "475.20" }, beside)).toBeNull();
  expect(discountOf({ ...line, lineTotal: "400.00" }, beside)).toBeNull();
});

test.each([
  ["a tenth", "47.52", true],
  ["a hundred times", "47520", true],
  ["a hundredth less ten percent", "4.28", true],
  ["a twentieth", "23.76", false],
  ["the same", "475.20", false],
  ["three times", "1425.60", false],
  ["nothing", "0", false],
])("isShifted() of a total that is %s", (_, lineTotal, is) => {
  expect(isShifted({ quantity: "8", unitPrice: "59.40", priceBasis: "1", lineTotal })).toBe(is);
});

test("payloadOf() sends the price less the discount that leads to the line's total", () => {
  const line = { unit: "PCE", priceBasis: "1", requiredDate: null, match: { itemId: "7" } };
  const order = {
    poNumber: "4711",
    customer: { erpId: "1" },
    shipTo: { erpId: null },
    proof: { discounts: ["2.5"] },
    lines: [
      { ...line, id: "a", quantity: "8", unitPrice: "59.40", lineTotal: "463.32" },
      { ...line, id: "b", quantity: "8", unitPrice: "59.40", lineTotal: "475.20" },
    ],
  } as unknown as Order;
  const { lines } = payloadOf(order, { selling: new Map(), pricesItself: false });
  expect(lines.map(({ unitPrice }) => unitPrice)).toEqual(["57.915", "59.4"]);
});
