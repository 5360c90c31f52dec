import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];

function wordsOf(...lines: Line[]) {
  const [draft] = layout(readingOf(pageOf([TITLE, ...lines])), { ownNames: [] });
  return draft!.lines.map(({ fields }) => fields.description?.value);
}

function row(y: number, ...[words, quantity, price, amount]: string[]): Line {
  return [y, [40, words!], [-400, quantity!], [-460, price!], [-540, amount!]];
}

describe("layout() what stands around the lines", () => {
  test("a line is taken back by a word under its tax", () => {
    const words = wordsOf(
      [100, [40, "Description"], [-400, "Qty"], [-460, "Price"], [-540, "Amount"]],
      row(120, "Cable gland", "8", "2.50", "20.00"),
      row(140, "Filter element", "5", "4.00", "20.00"),
      [150, [40, "Tax: GST 10% 2.00"]],
      [160, [40, "Line cancelled"]],
      row(180, "Flange gasket", "3", "1.20", "3.60"),
    );
    expect(words).toEqual(["Cable gland", "Flange gasket"]);
  });

  test("a small table under a title of its own has no lines", () => {
    const words = wordsOf(
      [100, [40, "Qty"], [128, "Material"], [328, "Details"], [456, "Need-by date"]],
      [120, [45, "1 EA"], [128, "2375"], [328, "Pump seal kit"], [456, "20-May-2026"]],
      [140, [40, "50 BX"], [128, "6149"], [328, "Steel plate"], [456, "02-Jul-2026"]],
      [200, [40, "Approvals"]],
      [213, [40, "No."], [128, "Name"], [328, "Date"], [456, "Limit"]],
      [225, [40, "1"], [128, "J. Smith"], [328, "11-Jan-2025"], [456, "5,000.00"]],
      [237, [40, "2"], [128, "K. Arden"], [328, "12-Feb-2025"], [456, "10,000.00"]],
    );
    expect(words).toEqual(["Pump seal kit", "Steel plate"]);
  });

  test("orders and days of a second table are not facts beside the lines above it", () => {
    const words = wordsOf(
      [100, [40, "Description"], [200, "Plant"], [-400, "Qty"], [-540, "Price"]],
      [120, [40, "Flange gasket"], [200, "B"], [-400, "5"], [-540, "972.85"]],
      [140, [40, "Filter element"], [200, "A"], [-400, "25"], [-540, "72.45"]],
      [180, [40, "Last purchases"]],
      [193, [40, "Order"], [140, "Date"], [-300, "Qty"], [-400, "Unit Price"]],
      [205, [40, "450004127"], [140, "11.01.2025"], [-300, "10"], [-400, "12.50"]],
      [217, [40, "450005208"], [140, "12.02.2025"], [-300, "20"], [-400, "25.00"]],
    );
    expect(words).toHaveLength(2);
  });

  test("earlier prices below the total do not end what stands under them", () => {
    const words = wordsOf(
      [100, [40, "Item"], [140, "Qty"], [220, "Description"], [-460, "Price"], [-540, "Amount"]],
      [120, [40, "10"], [140, "10"], [220, "Circuit breaker"], [-460, "20.00"], [-540, "200.00"]],
      [132, [140, "10"], [220, "- Cable tie"]],
      [144, [140, "20"], [220, "- Bearing"]],
      [164, [-460, "Total"], [-540, "200.00"]],
      [180, [40, "Last purchases"]],
      [193, [40, "Order"], [140, "Qty"], [220, "Date"], [-460, "Unit Price"]],
      [205, [40, "450004127"], [140, "10"], [220, "11 Jan 2025"], [-460, "12.50"]],
      [217, [40, "450005208"], [140, "20"], [220, "12 Feb 2025"], [-460, "25.00"]],
      [229, [40, "450005209"], [140, "30"], [220, "13 Mar 2025"], [-460, "37.50"]],
    );
    expect(words).toHaveLength(1);
  });
});
