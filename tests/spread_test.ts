import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const ROWS = Array.from({ length: 16 }, (_, i) => 100 + 25 * i);

/** A wide scan with an order on its left, and whatever else. */
function scanned(more: Line[]): string[] {
  const order: Line[] = ROWS.map((y, i) => [
    y,
    [60, `AB-${100 + i}`],
    [150, "Bolt"],
    [-380, "4"],
    [-460, "2.50"],
    [-540, "10.00"],
  ]);
  const head: Line = [
    80,
    [60, "Item"],
    [150, "Description"],
    [-380, "Qty"],
    [-460, "Price"],
    [-540, "Amount"],
  ];
  const page = pageOf([head, ...order, ...more], { width: 1190, height: 842 });
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  const drafts = layout(readingOf({ ...page, words, scanned: true }), { ownNames: [] });
  return drafts.flatMap(({ findings }) => findings.map(({ code }) => code));
}

const TERMS: Line[] = ROWS.map((y) => [y + 9, [680, "The supplier shall deliver free of charge"]]);

test("spreadsAmong() says that a scan holds two pages side by side", () => {
  expect(scanned(TERMS)).toContain("two_pages");
});

test("spreadsAmong() lets a wide page pass that holds one", () => {
  expect(scanned([])).not.toContain("two_pages");
  expect(
    scanned([...TERMS, [700, [480, "Please confirm receipt of this order by electronic mail today"]]]),
  ).not.toContain("two_pages");
});
