import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf } from "../src/extraction/layout/page/lines.ts";
import { sideBySide } from "../src/extraction/layout/table/side_by_side.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Column = [x: number, head: string];

/** The lines read of a made page: cells under headings, other texts at their places. */
function read(columns: Column[], rows: (string[] | Line)[], below: Line[] = []) {
  const lines: Line[] = [
    [40, [40, "Purchase Order"], [300, "Number 4711"]],
    [100, ...columns.map(([x, head]): [number, string] => [x, head])],
    ...rows.map(
      (row, i): Line =>
        typeof row[0] === "number"
          ? (row as Line)
          : [
              120 + 14 * i,
              ...columns.flatMap(([x], j): [number, string][] => (row[j] ? [[x, String(row[j])]] : [])),
            ],
    ),
    ...below,
  ];
  const drafts = layout(readingOf(pageOf(lines)), { ownNames: [] });
  const found = drafts.flatMap((draft) => draft.lines);
  const value = (field: "quantity" | "unitPrice" | "lineTotal" | "customerSku") =>
    found.map(({ fields }) => fields[field]?.value);
  return { value, codes: drafts.flatMap(({ findings }) => findings.map(({ code }) => code)) };
}

const PRICED: Column[] = [
  [40, "Item"],
  [100, "Description"],
  [-320, "Qty"],
  [-400, "Unit Price"],
  [-480, "Amount"],
];

test("sideBySide() parts notes right of the table from it", () => {
  const area = areaOf(
    pageOf([
      [100, [40, "Item"], [100, "Description"], [-320, "Qty"], [-400, "Unit Price"], [-480, "Amount"]],
      [
        120,
        [40, "A-101"],
        [100, "Ball valve"],
        [-320, "3"],
        [-400, "12.50"],
        [-480, "37.50"],
        [500, "Dock 4"],
      ],
      [141, [500, "Tel. 555 0142"]],
      [148, [40, "A-102"], [100, "Steel plate"], [-320, "2"], [-400, "20.00"], [-480, "40.00"]],
      [162, [500, "max. 12 pallets"]],
    ]),
  );
  const [table, notes] = sideBySide(area).map(({ lines }) => lines.map(({ text }) => text));
  expect(notes).toEqual(["Dock 4", "Tel. 555 0142", "max. 12 pallets"]);
  expect(table).toHaveLength(3);
});

test("layout() takes no price from words that run on under the figures", () => {
  const words: Line = [134, [100, "Project P-741 / Cost center 4400 / Budget 22 / Account section 600200"]];
  const { value } = read(PRICED, [
    ["A-101", "Ball valve", "3", "", "0.00"],
    words,
    ["A-102", "Steel plate", "2", "20.00", "40.00"],
    ["A-103", "Copper pipe", "5", "4.00", "20.00"],
  ]);
  expect(value("unitPrice")).toEqual([undefined, "20", "4"]);
});

test("layout() proves no price by quantities that were confirmed as they were asked for", () => {
  const { value } = read(
    [
      [40, "Item #"],
      [-180, "Qty"],
      [-250, "Confirmed"],
      [270, "Description"],
      [-450, "Unit Price"],
      [-520, "Per"],
    ],
    [
      ["60.990.1512", "158", "158", "Welding rod", "3,642.10", "1"],
      ["66.629.7397", "5", "5", "Copper pipe", "38,199.00", "100"],
      ["29.481.5671", "25", "25", "Cable tie", "3,329.90", "1"],
    ],
  );
  expect(value("unitPrice")).toEqual(["3642.1", "38199", "3329.9"]);
  expect(value("lineTotal")).toEqual([undefined, undefined, undefined]);
});

test("layout() reads the quantity that is asked for where another one was confirmed", () => {
  const { value, codes } = read(
    [
      [40, "Item"],
      [100, "Description"],
      [-320, "Qty"],
      [-400, "Qty Confirmed"],
      [-480, "Unit Price"],
    ],
    [
      ["A-101", "Ball valve", "30", "12", "12.50"],
      ["A-102", "Steel plate", "20", "0", "20.00"],
    ],
  );
  expect(value("quantity")).toEqual(["30", "20"]);
  expect(codes).not.toContain("undecided_column");
});

test("layout() reads a row without a number that has all that the numbered ones have", () => {
  const { value } = read(
    [
      [40, "No"],
      [-120, "Quantity"],
      [140, "Details"],
      [300, "Due Date"],
      [-480, "Unit Price"],
    ],
    [
      ["1", "250", "Gasket ring", "25/04/2026", "3,339.80"],
      ["2", "10", "Epoxy primer", "25/04/2026", "1,741.45"],
      ["", "12", "Corrugated carton", "25/06/2026", "4,189.45"],
    ],
  );
  expect(value("quantity")).toEqual(["250", "10", "12"]);
});

test("layout() takes no row under the captions of a second table for a line", () => {
  const { value } = read(
    [
      [-120, "Quantity"],
      [140, "Description"],
      [-480, "Unit Price"],
    ],
    [
      ["25", "LED panel light", "77.29"],
      ["10", "Epoxy primer", "17.41"],
    ],
    [
      [170, [40, "Approvals"]],
      [183, [40, "No."], [140, "Name"], [260, "Date"], [-480, "Limit"]],
      [195, [40, "1"], [140, "J. Smith"], [260, "11/02/2025"], [-480, "5,000.00"]],
      [207, [40, "2"], [140, "K. Arden"], [260, "12/02/2025"], [-480, "10,000.00"]],
    ],
  );
  expect(value("quantity")).toEqual(["25", "10"]);
});

test("layout() takes the shelf of an item for no code of it", () => {
  const { value } = read(
    [
      [40, "Line"],
      [100, "Description"],
      [-300, "Stock Loc."],
      [-380, "Qty"],
      [-480, "Unit Price"],
    ],
    [
      ["10", "B35543 Hex bolt", "108", "10", "79.75"],
      ["20", "B35544 Ball valve", "211", "12", "9.75"],
    ],
  );
  expect(value("customerSku")).toEqual(["B35543", "B35544"]);
});

test("layout() heads a table by prices that are for so many", () => {
  for (const price of ["Price / 1000", "Prix pour 1000", "Price per 100"]) {
    const { value } = read(
      [
        [40, "Item Number"],
        [-180, "Order Quantity"],
        [200, "Particulars"],
        [-480, price],
      ],
      [
        ["A-101", "250", "Safety gloves", "713.80"],
        ["A-102", "100", "LED panel light", "87,368.00"],
      ],
    );
    expect(value("unitPrice")).toEqual(["713.8", "87368"]);
  }
});

test("layout() reads a row that lacks only its price among full ones", () => {
  const { value } = read(PRICED, [
    ["A-101", "Ball valve", "3", "12.50", "37.50"],
    ["A-102", "Steel plate", "2", "20.00", "40.00"],
    ["A-103", "Safety gloves", "25"],
    ["A-104", "Copper pipe", "5", "4.00", "20.00"],
    ["A-105", "Pump seal kit", "1", "90.00", "90.00"],
  ]);
  expect(value("quantity")).toEqual(["3", "2", "25", "5", "1"]);
});

test("layout() takes a table of what is taxed below the lines for no line, though it has codes and totals", () => {
  const cell = (x: number, text: string): [number, string] => [x, text];
  const columns = [40, 123, -389, -447, -488, -557];
  const taxes = [63, 113, 204, 287, 356, 436, 508];
  const row = (y: number, places: number[], ...texts: string[]): Line => [
    y,
    ...texts.map((text, i) => cell(places[i]!, text)),
  ];
  const page = pageOf([
    [40, [40, "Bon de commande BC00418"]],
    row(160, columns, "Référence", "Désignation", "Qté", "P.U. HT", "% Rem", "Montant HT"),
    row(173, columns, "GNT-98", "Gants de manutention", "498,00", "2,23", "10,00", "999,49"),
    row(187, columns, "RLT-62", "Roulement à rouleaux", "131,00", "57,83", "10,00", "6 818,16"),
    row(200, columns, "TUY-92", "Tuyau PVC souple", "118,00", "2,03", "10,00", "215,59"),
    row(401, taxes, "Code", "Base HT", "Taux TVA", "Montant TVA", "Total HT", "Total TVA", "Total TTC"),
    row(415, taxes, "C20", "8 033,24", "20,00", "1 606,65", "8 033,24", "1 606,65", "9 639,89 €"),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["GNT-98", "RLT-62", "TUY-92"]);
  expect(draft!.header.total?.value).toBe("9639.89");
});
