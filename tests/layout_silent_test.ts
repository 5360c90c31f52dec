import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { kindOf } from "../src/extraction/layout/page/document_kind.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { columnMark } from "../src/extraction/layout/values/numbers.ts";
import { basisOf } from "../src/extraction/layout/values/units.ts";
import type { Draft, LineField } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";
import { made } from "./fixtures/layouts/_lab.ts";

function read(...pages: string[][][]): Draft {
  const numbered = pages.map((rows, i) => pageOf(rows, i + 1));
  return layout(readingOf(...numbered), { ownNames: [] })[0]!;
}

function values({ lines }: Draft, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

function codes({ findings }: Draft): string[] {
  return findings.map(({ code }) => code);
}

describe("columnMark()", () => {
  const open = { mark: ",", open: true } as const;
  test.each([
    ["its own decimals settle it", ["1.200", "2,5"], open, { mark: ",", open: false }],
    ["thousands parted by blanks leave the mark", ["12,000", "1 200,000"], open, { mark: ",", open: false }],
    ["whole numbers beside them part thousands", ["12", "1.200"], open, { mark: ",", open: false }],
    [
      "three digits everywhere are decimals",
      ["12.000", "3.000", "1.000", "7.500"],
      open,
      { mark: ".", open: true },
    ],
    ["a few stay open", ["12.000", "3.000"], open, open],
    [
      "a longer one among many with three digits was misread",
      ["250,000", "5,760", "1,440", "2,3045"],
      { mark: ".", open: false },
      { mark: ".", open: false },
    ],
    ["a settled document settles it", ["12.000"], { mark: ".", open: false }, { mark: ".", open: false }],
  ] as const)("%s", (_, texts, style, mark) => {
    expect(columnMark([...texts], style)).toEqual(mark);
  });
});

describe("layout() says what can't be known", () => {
  const german = (quantity: string) =>
    read([
      ["Bestellung", "Bestellnummer 4711"],
      ["Lieferant", "Liefertermin"],
      ["Pos.", "Bezeichnung", "Menge", "Einheit"],
      ["1", "Kugelhahn", quantity, "Stk"],
    ]);

  test("a quantity that two decimal marks make two of", () => {
    const draft = german("12.000");
    expect(draft.findings).toMatchObject([
      { code: "open_mark", level: "error", lineId: "0", field: "quantity", evidence: { text: "12.000" } },
    ]);
    expect(codes(german("12.000,000"))).toEqual([]);
  });

  test("a price whose cell holds more than a price", () => {
    const draft = read([
      ["Purchase Order", "Number 4711"],
      ["No.", "Material", "Qty", "Unit Price", "Amount"],
      ["1", "Ball valve", "10", "15.00", "150.00"],
      ["2", "Gasket set", "5", "4 of 7/8", "50.00"],
    ]);
    expect(draft.findings).toContainEqual(
      expect.objectContaining({ code: "unread_value", level: "error", lineId: "1", field: "unitPrice" }),
    );
  });

  test("a second count among a line's rows, unless it divides the first", () => {
    const rows = (...second: string[]) =>
      read([
        ["Purchase Order", "Number 4711"],
        ["No.", "Description", "Quantity"],
        ["1", "Ball valve brass", "24"],
        ...second.map((count) => ["", "40", count]),
        ["2", "Gasket set", "5"],
      ]);
    expect(codes(rows("25"))).toContain("missing_lines");
    expect(codes(rows("12", "12"))).toEqual([]);
  });
});

describe("layout() reads without a word for it", () => {
  test("the columns that multiply, whatever their headings", () => {
    const draft = read([
      ["Purchase Order", "Number 4711"],
      ["Code", "Product", "Planned qty", "Called", "Trade", "Value"],
      ["AB-100", "Ball valve", "40", "8", "2.50", "20.00"],
      ["AB-200", "Gasket set", "60", "5", "4.00", "20.00"],
      ["AB-300", "Copper pipe", "70", "3", "1.20", "3.60"],
    ]);
    expect(values(draft, "quantity", "unitPrice", "lineTotal")).toEqual([
      ["8", "2.5", "20"],
      ["5", "4", "20"],
      ["3", "1.2", "3.6"],
    ]);
  });

  test("a description whose second line begins like a charge", () => {
    const draft = read([
      ["Purchase Order", "Number 4711"],
      ["No.", "Description", "", "Qty", "Price", "Amount"],
      ["1", "Ball valve full", "", "8", "2.50", "20.00"],
      ["", "port, brass"],
      ["2", "Gasket set", "", "5", "4.00", "20.00"],
    ]);
    expect(values(draft, "description")).toEqual([["Ball valve full port, brass"], ["Gasket set"]]);
  });

  test.each([
    ["words that two pages repeat at one height amid their rows", 609],
    ["descriptions above their figures, which do not stand under their headings", 747],
    ["words that open a row half a line over its figures, with notes under those of others", 1689],
    ["a column of products that mostly end in sizes, beside one of codes", 1887],
    ["a numbered clause under the total, which goes on from the last line's number", 2010],
    ["a section over the only row, whose second line begins like a charge", 2637],
    ["words half a line over and under the figures of the only row", 2649],
    ["words over the first figures in one box with them, and codes that rise like line numbers", 2777],
    ["a numbered clause on another page with what may be a price", 3040],
    ["remarks that end in a quantity under rows of which there are two", 3380],
  ])("%s", (_, seed) => {
    const order = made(seed);
    const [draft] = layout(order.reading, { ownNames: ["Acme"] });
    expect(values(draft!, "description").map(([text]) => text)).toEqual(
      order.lines.map(({ description }) => description),
    );
  });
});

test("basisOf() reads thousands parted by apostrophes and blanks", () => {
  expect(["1'000", "1 000", "1.000", "1,000 Stk"].map(basisOf)).toEqual(["1000", "1000", "1000", "1000"]);
});

test("kindOf() takes neither a table's headings nor whom a bill goes to for a title", () => {
  const page = pageOf([
    ["Ordine"],
    ["Intestazione fattura", "Consegna"],
    ["Codice", "Descrizione", "Quantità", "Offerta", "Importo"],
  ]);
  expect(kindOf([areaOf(page)])).toBe("order");
});
