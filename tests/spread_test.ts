import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft } from "../src/orders/mod.ts";
import type { Box } from "../src/reading/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const ROWS = Array.from({ length: 16 }, (_, i) => 100 + 25 * i);

/** An order's lines from so many points on: `first` is its first part number, its lines stand `lower` than others. */
function order(left: number, { first, lower = 0 }: { first: number; lower?: number }): Line[] {
  const head: Line = [
    80 + lower,
    [left, "Item"],
    [left + 90, "Description"],
    [-(left + 320), "Qty"],
    [-(left + 400), "Price"],
    [-(left + 480), "Amount"],
  ];
  const rows: Line[] = ROWS.map((y, i) => [
    y + lower,
    [left, `AB-${first + i}`],
    [left + 90, "Bolt"],
    [-(left + 320), "4"],
    [-(left + 400), "2.50"],
    [-(left + 480), "10.00"],
  ]);
  return [[50 + lower, [left, `Purchase order: PO-${first}`]], head, ...rows];
}

/** The orders of a wide scan with so many lines. */
function scanned(...parts: Line[][]): Draft[] {
  const page = pageOf(parts.flat(), { width: 1190, height: 842 });
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  return layout(readingOf({ ...page, words, scanned: true }), { ownNames: [] });
}

/** The orders of a wide page of a file's own text. */
function typed(...parts: Line[][]): Draft[] {
  return layout(readingOf(pageOf(parts.flat(), { width: 1190, height: 842 })), { ownNames: [] });
}

function codesOf(drafts: Draft[]): string[] {
  return drafts.flatMap(({ findings }) => findings.map(({ code }) => code));
}

function skusOf({ lines }: Draft): string[] {
  return lines.map(({ fields }) => (fields.supplierSku ?? fields.customerSku)!.value);
}

const TERMS: Line[] = ROWS.map((y) => [y + 9, [680, "The supplier shall deliver free of charge"]]);

test("halvesOf() reads an order beside its terms by itself, and a person is told", () => {
  const drafts = scanned(order(60, { first: 100 }), TERMS);
  expect(drafts).toHaveLength(1);
  expect(skusOf(drafts[0]!)).toEqual(ROWS.map((_, i) => `AB-${100 + i}`));
  expect(codesOf(drafts)).toEqual(["two_pages"]);
});

test("halvesOf() leaves a table whole whose white runs down the middle of a wide sheet", () => {
  const head: Line = [
    80,
    [60, "Item"],
    [150, "Description"],
    [-880, "Qty"],
    [-980, "Price"],
    [-1100, "Amount"],
  ];
  const rows = ROWS.map(
    (y, i): Line => [y, [60, `AB-${100 + i}`], [150, "Bolt"], [-880, "4"], [-980, "2.50"], [-1100, "10.00"]],
  );
  const [draft] = scanned([[50, [60, "Purchase order: PO-100"]], head, ...rows]);
  expect(skusOf(draft!)).toHaveLength(ROWS.length);
  expect(codesOf([draft!])).toEqual([]);
});

test("halvesOf() leaves a table whole whose counts stand on one side and whose items on the other", () => {
  const head: Line = [80, [60, "Pos."], [-480, "Quantity"], [700, "Description"]];
  const rows = ROWS.map(
    (y, i): Line => [y, [-180, String(10 * (i + 1))], [-480, "4"], [700, "Hex bolt zinc"]],
  );
  const [draft] = scanned([[50, [60, "Purchase order: PO-100"]], head, ...rows]);
  expect(draft!.lines.map(({ fields }) => fields.quantity!.value)).toEqual(ROWS.map(() => "4"));
  expect(codesOf([draft!])).not.toContain("two_pages");
});

test("termsLast() reads an order whose terms lie on the left page", () => {
  const title: Line = [40, [60, "GENERAL TERMS AND CONDITIONS"]];
  const terms = ROWS.map((y): Line => [y + 9, [60, "The supplier shall deliver free of charge"]]);
  const [draft] = scanned([title, ...terms], [[30, [650, "PURCHASE ORDER"]], ...order(650, { first: 100 })]);
  expect(skusOf(draft!)).toHaveLength(ROWS.length);
  expect(draft!.header.customerName).toBeUndefined();
  expect(codesOf([draft!])).toEqual(["two_pages"]);
});

test("halvesOf() reads two orders side by side, and points to where each line stands", () => {
  const drafts = scanned(order(60, { first: 100 }), order(650, { first: 500, lower: 9 }));
  expect(drafts.map(({ header }) => header.poNumber?.value)).toEqual(["PO-100", "PO-500"]);
  expect(drafts.map(skusOf)).toEqual([100, 500].map((first) => ROWS.map((_, i) => `AB-${first + i}`)));
  const places = drafts.map(({ lines }) => lines[0]!.fields.lineTotal!.evidence as { box: Box });
  expect(places.map(({ box }) => Math.floor(box[0] / 590))).toEqual([0, 1]);
});

test("halvesOf() goes on with an order on a second page that is short and has no headings", () => {
  const more = order(655, { first: 500, lower: 9 }).slice(2, 6);
  const [draft, ...others] = scanned(order(60, { first: 100 }), more);
  expect(others).toEqual([]);
  expect(skusOf(draft!)).toEqual([
    ...ROWS.map((_, i) => `AB-${100 + i}`),
    ...[500, 501, 502, 503].map((n) => `AB-${n}`),
  ]);
  expect(codesOf([draft!])).toEqual(["two_pages"]);
  const { box } = draft!.lines.at(-1)!.fields.lineTotal!.evidence as { box: Box };
  expect(Math.round(box[2])).toBe(655 + 480);
});

test("halvesOf() finds the fold beside the middle of the sheet", () => {
  const shifted = ROWS.map((y): Line => [y + 9, [610, "The supplier shall deliver free of charge"]]);
  const drafts = scanned(order(60, { first: 100 }), shifted);
  expect(skusOf(drafts[0]!)).toEqual(ROWS.map((_, i) => `AB-${100 + i}`));
  expect(codesOf(drafts)).toEqual(["two_pages"]);
});

test("spreadsAmong() has a person look where the same page stands twice", () => {
  const [draft] = scanned(order(60, { first: 100 }), order(650, { first: 100, lower: 9 }));
  expect(draft!.findings).toContainEqual(expect.objectContaining({ code: "two_pages", level: "error" }));
});

test("halvesOf() lets a wide page pass that holds one", () => {
  const across: Line = [700, [480, "Please confirm receipt of this order by electronic mail today"]];
  expect(codesOf(scanned(order(60, { first: 100 })))).not.toContain("two_pages");
  expect(codesOf(scanned(order(60, { first: 100 }), TERMS, [across]))).not.toContain("two_pages");
});

test("halvesOf() reads two pages that a printer put on one sheet of a file's own text", () => {
  const [draft, ...others] = typed(
    order(60, { first: 100 }),
    order(655, { first: 500 })
      .slice(1)
      .map(([y, ...words]): Line => [y - 40, ...words]),
  );
  expect(others).toEqual([]);
  expect(skusOf(draft!)).toEqual([100, 500].flatMap((first) => ROWS.map((_, i) => `AB-${first + i}`)));
  expect(codesOf([draft!])).toEqual(["two_pages"]);
});

test("halvesOf() parts typed pages whose lines stand on heights of their own", () => {
  const sheet = ROWS.flatMap((y, i): Line[] => [
    [y + 7, [700, `UN${1000 + i}`], [800, "PAINT"], [-1000, "12.5"]],
  ]);
  const [draft] = typed(order(60, { first: 100 }), sheet);
  expect(draft!.lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(ROWS.map(() => "2.5"));
  expect(codesOf([draft!])).toContain("two_pages");
});

test("halvesOf() keeps a typed table together that has white in its middle", () => {
  const rows = ROWS.map(
    (y, i): Line => [y, [60, `AB-${100 + i}`], [200, "Bolt"], [-760, "4"], [-900, "2.50"], [-1080, "10.00"]],
  );
  const head: Line = [
    80,
    [60, "Item"],
    [200, "Description"],
    [-760, "Qty"],
    [-900, "Price"],
    [-1080, "Amount"],
  ];
  const [draft] = typed([[50, [60, "Purchase order: PO-100"]], head, ...rows]);
  expect(draft!.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(ROWS.map(() => "10"));
  expect(codesOf([draft!])).not.toContain("two_pages");
});
