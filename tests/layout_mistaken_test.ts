import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";

/** An order of three rows under these headings. */
function orderOf(heading: string[], ...rows: string[][]): Draft {
  const page = pageOf([["Purchase Order", "Number 4711"], ["Code", "Product", ...heading], ...rows]);
  return ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!;
}

const read = ({ lines }: Draft) =>
  lines.map(({ fields: { quantity, unitPrice, lineTotal } }) =>
    [quantity, unitPrice, lineTotal].map((field) => field?.value),
  );
const WARE = [
  ["A-100", "Cup"],
  ["B-220", "Lid"],
  ["C-315", "Tray"],
] as const;

describe("productOf()", () => {
  test.each([
    [
      "pieces beside cases",
      ["Qty", "Pieces", "Price", "Amount"],
      ["2", "24", "2.50", "60.00"],
      ["3", "36", "1.20", "43.20"],
      ["4", "24", "3.15", "75.60"],
    ],
    [
      "a count under Total",
      ["Stock", "Total", "Price", "Cost"],
      ["9", "24", "2.50", "60.00"],
      ["7", "36", "1.20", "43.20"],
      ["8", "24", "3.15", "75.60"],
    ],
    [
      "a price that is paid beside one that is not",
      ["Qty", "Unit Price", "Net", "Amount"],
      ["24", "2.75", "2.50", "60.00"],
      ["36", "1.50", "1.20", "43.20"],
      ["24", "3.50", "3.15", "75.60"],
    ],
  ])("takes the columns that multiply: %s", (_, heading, ...rows) => {
    const draft = orderOf(heading, ...rows.map((row, i) => [...WARE[i]!, ...(row as string[])]));
    expect(read(draft)).toEqual([
      ["24", "2.5", "60"],
      ["36", "1.2", "43.2"],
      ["24", "3.15", "75.6"],
    ]);
    expect(draft.findings).toEqual([]);
  });
});

test("productOf() takes no count for an amount: bins times what is in a bin is what is ordered", () => {
  const draft = orderOf(
    ["Bin qty", "Bins", "Order qty"],
    ["A-100", "Cup", "25", "2", "50"],
    ["B-220", "Lid", "50", "3", "150"],
    ["C-315", "Tray", "10", "4", "40"],
  );
  expect(read(draft)).toEqual([["50"], ["150"], ["40"]].map((row) => [...row, undefined, undefined]));
});

describe("mistakenIn()", () => {
  const HEADING = ["Qty", "Price", "Amount"];

  test("is one error of the order where most amounts are another product, with the first one's place", () => {
    const draft = orderOf(
      HEADING,
      ["A-100", "Cup", "2", "2.50", "60.00"],
      ["B-220", "Lid", "3", "1.20", "43.20"],
      ["C-315", "Tray", "4", "3.15", "12.60"],
    );
    expect(draft.findings).toEqual([
      {
        code: "columns_mistaken",
        level: "error",
        message:
          "In 2 of 3 lines quantity × price is not the amount, first in line 1, 2 × 2.5 against 60: a column may have been taken for another one",
        evidence: draft.lines[0]!.fields.lineTotal!.evidence!,
      },
    ]);
  });

  test("leaves a line or two among many to their own warnings", () => {
    const right = Array.from({ length: 3 }, (_, i) => [`D-41${i}`, "Bowl", "4", "3.15", "12.60"]);
    const wrong = [
      ["A-100", "Cup", "2", "2.50", "60.00"],
      ["B-220", "Lid", "3", "1.20", "43.20"],
    ];
    expect(orderOf(HEADING, ...wrong, ...right).findings).toEqual([]);
  });

  test("leaves amounts that a printed discount explains, which is said once", () => {
    const draft = orderOf(
      ["Qty", "Price", "Disc %", "Amount"],
      ["A-100", "Cup", "2", "2.50", "10", "4.50"],
      ["B-220", "Lid", "3", "1.20", "10", "3.24"],
      ["C-315", "Tray", "4", "3.15", "20", "10.08"],
    );
    expect(draft.findings).toEqual([
      {
        code: "price_before_discount",
        level: "warning",
        message:
          "Line 1: the price 2.5 is before a discount of 10 %, and those of 2 other lines are too: what is booked is less the discount",
        evidence: draft.lines[0]!.fields.unitPrice!.evidence!,
      },
    ]);
    expect(draft.proof.discounts).toEqual(["10", "20"]);
  });
});

test("mistakenIn() leaves amounts to which other figures of their rows lead: days of hire", () => {
  const draft = orderOf(
    ["Qty", "Rate", "Days", "Amount"],
    ["A-100", "Mixer", "2", "25.00", "5", "250.00"],
    ["B-220", "Ladder", "3", "12.00", "4", "144.00"],
  );
  expect(draft.findings.map(({ code }) => code)).not.toContain("columns_mistaken");
});

test.each([
  ["a discount and a tax in money", ["Less", "Tax"], ["42.00", "79.80", "877.80"], ["0.00", "7.20", "79.20"]],
  ["a discount in money of one unit", ["Off", "Colour"], ["0.12", "red", "750.00"], ["0.40", "red", "57.60"]],
])("mistakenIn() leaves amounts to which %s lead", (_, headings, first, second) => {
  const draft = orderOf(
    ["Qty", "Rate", ...headings, "Amount"],
    ["A-100", "Hose", "750", "1.12", ...first],
    ["B-220", "Collar", "36", "2.00", ...second],
  );
  expect(draft.findings.map(({ code }) => code)).not.toContain("columns_mistaken");
});

test.each(["@ 2.50 ea", "$ 2.50/EA", "2.50 per ft", "@ $2.50 per each", "à 2,50 €/Stk"])(
  "layout() reads %s in a column of prices",
  (price) => {
    const draft = orderOf(
      ["Qty", "Unit Price"],
      ["A-100", "Cup", "24", price],
      ["B-220", "Lid", "36", price],
    );
    expect(read(draft)).toEqual([
      ["24", "2.5", undefined],
      ["36", "2.5", undefined],
    ]);
  },
);
