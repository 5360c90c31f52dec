import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { verify } from "../src/extraction/verify/verify.ts";
import type { Page } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";

const ROWS = [
  ["Code", "Description", "Qty", "Price", "Amount"],
  ["HX-8256", "Ball valve", "8", "2.50", "20.00"],
  ["KR-9758", "Gasket set", "5", "4.00", "20.00"],
  ["BV-7656", "Drive belt", "3", "1.50", "4.50"],
];
const ORDER = [["Purchase Order", "", "PO number: 4711"], ...ROWS, ["", "", "", "Total", "44.50"]];

/** A page whose first line is so large. */
function titled(rows: string[][], { number, size }: { number: number; size: number }): Page {
  const page = pageOf(rows, number);
  const top = Math.min(...page.words.map(({ box }) => box[1]));
  return { ...page, words: page.words.map((word) => (word.box[1] === top ? { ...word, size } : word)) };
}

function read(...pages: Page[]) {
  const reading = readingOf(...pages);
  return verify(reading, layout(reading, { ownNames: [] }));
}

describe("ordersIn()", () => {
  const offer = [
    ["Quotation"],
    ["Valid until", "2026-05-12"],
    ...ROWS,
    ["OPT-7701", "Kit", "1", "9.00", "9.00"],
  ];

  test("leaves a quotation behind the order aside, and says so", () => {
    const [draft, ...others] = read(pageOf(ORDER), titled(offer, { number: 2, size: 15 }));
    expect(others).toEqual([]);
    expect(draft!.lines).toHaveLength(3);
    expect(draft!.findings.map(({ code, level }) => [code, level])).toEqual([["other_sheet", "warning"]]);
  });

  test("goes on with the table where a quotation is only mentioned", () => {
    const [draft] = read(pageOf(ORDER), titled(offer, { number: 2, size: 10 }));
    expect(draft!.lines).toHaveLength(7);
  });

  test("leaves a quotation aside that its title tells in small print and its table by other headings", () => {
    const rows = [
      ["Quotation Q-77"],
      ["Ln", "Part", "Qty", "Net each", "Ext."],
      ...ROWS.slice(1).map(([code, , ...rest], i) => [String(i + 1), code!, ...rest]),
    ];
    const [draft] = read(pageOf(ORDER), titled(rows, { number: 2, size: 10 }));
    expect(draft!.lines).toHaveLength(3);
    expect(draft!.findings.map(({ code, level }) => [code, level])).toEqual([["other_sheet", "warning"]]);
  });
});
