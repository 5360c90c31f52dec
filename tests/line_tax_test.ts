import { expect, test } from "bun:test";
import { verify } from "../src/extraction/verify/verify.ts";
import { check } from "../src/orders/check.ts";
import type { Draft, DraftLine } from "../src/orders/mod.ts";
import { at, draftOf, pageOf, read, readingOf } from "./_reading.ts";

const ROWS = [
  ["4", "25.00", "118.00"],
  ["3", "10.99", "38.90"],
];

/** An order with those rows, and what is printed under them. */
function orderOf(rows: string[][], foot: string[]): Draft {
  const lines = rows.map(
    (row, index): DraftLine => ({
      fields: {
        quantity: read(row[0]!, at(index, 0)),
        unitPrice: read(row[1]!, at(index, 1)),
        lineTotal: read(row[2]!, at(index, 2)),
      },
    }),
  );
  return verify(readingOf(pageOf([...rows, foot])), [draftOf({ lines })])[0]!;
}

const codesOf = (draft: Draft, changed: Partial<Record<"lineTotal", string>> = {}) =>
  check({
    poNumber: "1",
    customer: { name: null, erpId: "1", score: 1, reason: null },
    orderDate: null,
    requiredDate: null,
    shipDate: null,
    total: null,
    proof: draft.proof,
    lines: draft.lines.map(({ fields }, index) => ({
      id: String(index),
      number: index + 1,
      quantity: fields.quantity!.value,
      unit: null,
      unitPrice: fields.unitPrice!.value,
      priceBasis: "1",
      lineTotal: changed.lineTotal ?? fields.lineTotal!.value,
      match: { itemId: "1", sku: null, description: null, score: 1, source: null, reason: null },
    })),
  }).map(({ code }) => code);

test.each([
  ["is printed", ["", "", "GST 18%"]],
  ["is printed in two parts", ["CGST 9 %", "", ""]],
  ["comes to a printed tax", ["", "Tax", "23.93"]],
])("taxOf() finds the rate that all totals hold where it %s", (_, foot) => {
  const draft = orderOf(ROWS, foot);
  expect(draft.proof.tax).toEqual({ rate: "18" });
  expect(codesOf(draft)).toEqual([]);
  expect(codesOf(draft, { lineTotal: "119.00" })).toEqual(["line_total_differs", "line_total_differs"]);
});

test("taxOf() finds a rate that some lines are free of where the rows of the others print its amount", () => {
  const rows = [
    ["4", "25.00", "118.00", "18.00"],
    ["3", "10.99", "32.97", "0.00"],
    ["2", "50.00", "118.00", "18.00"],
  ];
  expect(orderOf(rows, ["", "", "Total"]).proof.tax).toEqual({ rate: "18" });
  const unsaid = rows.map((row) => row.slice(0, 3));
  expect(orderOf(unsaid, ["", "", "Total"]).proof.tax).toBeUndefined();
});

test.each([
  ["nothing prints it", ROWS, ["", "", "Total"]],
  ["one total is without", [ROWS[0]!, ["3", "10.99", "32.97"]], ["", "", "GST 18%"]],
  ["it is taken off", [["4", "25.00", "82.00"]], ["", "", "18%"]],
])("taxOf() finds none where %s", (_, rows, foot) => {
  expect(orderOf(rows, foot).proof.tax).toBeUndefined();
});
