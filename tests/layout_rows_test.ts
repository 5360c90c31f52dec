import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function values(lines: Line[], ...names: LineField[]) {
  const [draft] = layout(readingOf(pageOf(lines)), { ownNames: [] });
  return draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];
const HEAD: Line = [
  100,
  [40, "Item"],
  [100, "Description"],
  [-400, "Qty"],
  [-460, "Price"],
  [-540, "Amount"],
];

function row(y: number, ...[number, words, quantity, price, amount]: string[]): Line {
  return [y, [40, number!], [100, words!], [-400, quantity!], [-460, price!], [-540, amount!]];
}

describe("layout() the last row", () => {
  test("ends where the lines stand farther apart than those of the rows above", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        row(120, "1", "Cable gland", "8", "2.50", "20.00"),
        [130, [100, "24VDC PNP"]],
        row(144, "2", "Filter element", "5", "4.00", "20.00"),
        [154, [100, "NBR 70, black"]],
        row(168, "3", "Flange gasket", "3", "1.20", "3.60"),
        [178, [100, "size L"]],
        row(192, "4", "Bearing housing", "6", "1.00", "6.00"),
        [202, [100, "type B"]],
        [220, [40, "Texts"]],
        [238, [100, "Item 1 goes to the workshop"]],
      ],
      "description",
    );
    expect(found.at(-1)).toEqual(["Bearing housing type B"]);
  });
});

describe("layout() codes", () => {
  test("of digits alone open the words of a row where a dash parts them", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        row(120, "1", "103080 - Gasket zinc plated", "8", "2.50", "20.00"),
        row(140, "2", "590012 - Ball valve", "5", "4.00", "20.00"),
        row(160, "3", "KR-7239 - Hose", "3", "1.20", "3.60"),
      ],
      "customerSku",
      "description",
    );
    expect(found).toEqual([
      ["103080", "Gasket zinc plated"],
      ["590012", "Ball valve"],
      ["KR-7239", "Hose"],
    ]);
  });
});
