import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const NAMES: Line[] = [
  [320, [40, "1"], [70, "CU-100"], [150, "Paper cup 200 ml"], [-450, "40"]],
  [334, [40, "2"], [70, "LI-220"], [150, "Lid for cup"], [-450, "30"]],
  [348, [40, "3"], [70, "TR-315"], [150, "Serving tray oak"], [-450, "4"]],
  [362, [40, "4"], [70, "BO-400"], [150, "Bowl stoneware"], [-450, "10"]],
];
const LEFT: Line[] = [
  [40, { x: 40, text: "PURCHASE ORDER", size: 18 }],
  [60, [40, "PO Number: 70-4711"]],
  [300, [40, "Line"], [70, "Stock code"], [150, "Description"], [-450, "Qty"]],
  ...NAMES,
];
const RIGHT: Line[] = [
  [300, [-140, "Price"], [-220, "Amount"]],
  [320, [-140, "1.50"], [-220, "60.00"]],
  [334, [-140, "0.80"], [-220, "24.00"]],
  [348, [-140, "12.25"], [-220, "49.00"]],
  [362, [-140, "7.00"], [-220, "70.00"]],
];

function read(...pages: Line[][]) {
  const reading = readingOf(...pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return ordersOf(reading, { ownNames: [] }).drafts[0]!;
}

describe("ordersOf() of a printed sheet", () => {
  test("lays the page with the last columns beside the one with the first, and points at where they stand", () => {
    const draft = read(LEFT, RIGHT);
    const prices = draft.lines.map(({ fields }) => fields.unitPrice);
    expect(prices.map((price) => price?.value)).toEqual(["1.5", "0.8", "12.25", "7"]);
    expect(prices[0]?.evidence).toMatchObject({ page: 2, text: "1.50" });
    expect(draft.findings.filter(({ code }) => code === "ungrounded")).toEqual([]);
  });

  test("leaves a page of figures at other heights alone", () => {
    const draft = read(
      LEFT,
      RIGHT.map(([y, ...texts]): Line => [y + 7, ...texts]),
    );
    expect(draft.lines.map(({ fields }) => fields.unitPrice)).toEqual(NAMES.map(() => undefined));
  });
});
