import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const HEAD: Rows = [
  [40, [40, "Northgate Tool Works"], [400, "Purchase order"]],
  [60, [40, "12 Kiln Road, Leeds LS1 4AP"], [400, "PO No: 4711"]],
];

function draftOf(heading: Rows[number], rows: Rows, foot: Rows) {
  const page = pageOf([...HEAD, heading, ...rows, ...foot]);
  return ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!;
}

const errors = (draft: ReturnType<typeof draftOf>) =>
  draft.findings.filter(({ level }) => level === "error").map(({ code }) => code);

/** What quantity and rate come to, and what is to be paid of it. */
const rows = (last: string): Rows => [
  [
    220,
    [40, "AB-1001"],
    [120, "Hex bolt M8"],
    [-300, "10"],
    [-360, "2.00"],
    [-420, "20.00"],
    [-480, "23.60"],
  ],
  [240, [40, "AB-1002"], [120, "Hex nut M8"], [-300, "40"], [-360, "0.50"], [-420, "20.00"], [-480, last]],
];
const HEADING: Rows[number] = [
  200,
  [40, "Item"],
  [120, "Description"],
  [270, "Qty"],
  [330, "Rate"],
  [384, "Amount"],
  [440, "Payable"],
];

test("columnSums() finds the order's total in another column of the lines", () => {
  const total: Rows = [[280, [380, "Grand total"], [-480, "47.20"]]];
  expect(errors(draftOf(HEADING, rows("23.60"), total))).toEqual([]);
  expect(errors(draftOf(HEADING, rows("22.60"), total))).toContain("missing_lines");
});

test("columnSums() leads over a printed sum of such a column and the taxes on it to the total", () => {
  const foot: Rows = [
    [280, [380, "Subtotal"], [-480, "47.20"]],
    [300, [380, "CGST 9%"], [-480, "4.25"]],
    [320, [380, "SGST 9%"], [-480, "4.25"]],
    [340, [380, "Grand total"], [-480, "55.70"]],
  ];
  expect(errors(draftOf(HEADING, rows("23.60"), foot))).toEqual([]);
  expect(errors(draftOf(HEADING, rows("22.60"), foot))).toContain("missing_lines");
});

test("settleRoles() takes what is taxed of each line for its amount, before what it comes to with the tax", () => {
  const heading: Rows[number] = [
    200,
    [40, "Item"],
    [120, "Description"],
    [230, "Qty"],
    [280, "Rate"],
    [330, "Disc %"],
    [384, "Taxable"],
    [440, "CGST"],
    [500, "Amount"],
  ];
  const row = (y: number, code: string, [count, rate, off, net, tax, all]: string[]): Rows[number] => [
    y,
    [40, code],
    [120, "Hex bolt"],
    [-250, count!],
    [-310, rate!],
    [-360, off!],
    [-420, net!],
    [-470, tax!],
    [-540, all!],
  ];
  const draft = draftOf(
    heading,
    [
      row(220, "AB-1001", ["10", "20.00", "5", "190.00", "17.10", "207.10"]),
      row(240, "AB-1002", ["40", "5.00", "3", "194.00", "17.46", "211.46"]),
      row(260, "AB-1003", ["8", "25.00", "5", "190.00", "17.10", "207.10"]),
    ],
    [[300, [440, "Grand total"], [-540, "625.66"]]],
  );
  expect(draft.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["190", "194", "190"]);
  expect(errors(draft)).toEqual([]);
});
