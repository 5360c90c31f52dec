import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { FIGURES, TITLE } from "./fixtures/layouts/_drafts.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rules = NonNullable<Parameters<typeof pageOf>[1]>["rules"];

const TABLE: Line[] = [
  [300, [40, "Item"], [140, "Description"], ...FIGURES],
  [316, [40, "AB-1001"], [140, "Hex bolt M8"], [-400, "10"], [-480, "1.50"], [-570, "15.00"]],
  [330, [40, "AB-1002"], [140, "Hex bolt M9"], [-400, "10"], [-480, "2.50"], [-570, "25.00"]],
];
const SUMS: Line[] = [
  [600, [304, "Totale imponibile"], [434, "Totale imposta"]],
  [616, [-420, "40,00"], [-560, "8,80"]],
  [634, { x: 304, text: "TOTALE ORDINE EUR", size: 6 }],
];
const BOX: Rules = [
  [300, 630, 562, 630],
  [300, 664, 562, 664],
  [300, 630, 300, 664],
  [562, 630, 562, 664],
];

function totalOf(lines: Line[], rules: Rules) {
  const page = pageOf([...TITLE, ...TABLE, ...SUMS, ...lines], { rules });
  return ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!.header.total?.value;
}

test("layout() reads the total at the other end of the box that its caption stands in", () => {
  expect(totalOf([[652, [-556, "48,80"]]], BOX)).toBe("48.8");
});

test.each([
  ["without a box", [[652, [-556, "48,80"]]], []],
  ["of several in the box", [[652, [-440, "12,00"], [-556, "48,80"]]], BOX],
  ["below the box", [[672, [-556, "48,80"]]], BOX],
] as [string, Line[], Rules][])("layout() takes no amount %s for that total", (_, lines, rules) => {
  expect(totalOf(lines, rules)).not.toBe("48.8");
});
