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

describe("layout() columns", () => {
  test("a heading of counts close to one of codes is another, and a number of them with a blank between", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "Qty ISBN-13"], [200, "Title"], [-400, "Net"], [-540, "Ext."]],
        [120, [48, "7 978-8-2428-8448-5"], [200, "Under Glass"], [-400, "4.05"], [-540, "28.35"]],
        [134, [43, "10 978-4-3158-6077-6"], [200, "Night Ferry"], [-400, "1.73"], [-540, "17.30"]],
        [148, [48, "3 978-6-7306-6194-0"], [200, "Small Machines"], [-400, "16.81"], [-540, "50.43"]],
      ],
      "quantity",
      "unitPrice",
    );
    expect(found).toEqual([
      ["7", "4.05"],
      ["10", "1.73"],
      ["3", "16.81"],
    ]);
  });

  test("numbered from 0, the last by how it comes about, below a currency under a heading, are no row", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "No."], [80, "Description"], [-360, "Quantity"], [-440, "Unit price"], [-540, "Amount"]],
        [110, [-540, "- lei -"]],
        [124, [44, "0"], [80, "1"], [-360, "2"], [-440, "3"], [510, "4 (2x3)"]],
        [138, [44, "1"], [80, "Ball valve"], [-360, "8"], [-440, "2.50"], [-540, "20.00"]],
        [152, [44, "2"], [80, "Gasket set"], [-360, "5"], [-440, "4.00"], [-540, "20.00"]],
      ],
      "description",
    );
    expect(found).toEqual([["Ball valve"], ["Gasket set"]]);
  });

  test("words that end in a number on their second line are no line numbers", () => {
    const found = values(
      [
        TITLE,
        [100, [40, "Item"], [240, "Supplier code"], [-360, "Quantity"], [-450, "Price"], [-540, "Total"]],
        [
          120,
          [40, "[503] SHEET 14GA 48 X"],
          [240, "MLW61881"],
          [-360, "2 m"],
          [-450, "3.50"],
          [-540, "7.00"],
        ],
        [130, [40, "120"], [520, "USD"]],
        [
          144,
          [40, "[847] O-RING VITON"],
          [240, "GDN77090"],
          [-360, "9 pcs"],
          [-450, "2.00"],
          [-540, "18.00"],
        ],
        [158, [40, "[598] SHEET PVC 48 X"], [240, "KR-4434"], [-360, "1 m"], [-450, "6.00"], [-540, "6.00"]],
        [168, [40, "120"], [520, "USD"]],
      ],
      "customerSku",
      "supplierSku",
    );
    expect(found).toEqual([
      ["503", "MLW61881"],
      ["847", "GDN77090"],
      ["598", "KR-4434"],
    ]);
  });
});
