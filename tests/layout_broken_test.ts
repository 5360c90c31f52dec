import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { Draft, DraftLine, LineField } from "../src/orders/mod.ts";
import { pageOf, ROW, readingOf, sheetReading } from "./_reading.ts";
import { bookOf, pageOf as drawnPage, type Line } from "./fixtures/layouts/_page.ts";

function values(lines: DraftLine[], ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

/** An order of items, each a row with close under it what its narrow cells carry over. */
function broken(items: string[][][]): Draft {
  const above = [["Commande n° 4711"], ["Article", "Désignation", "Quantité", "Prix unitaire", "Montant"]];
  const page = pageOf([...above, ...items.flat()]);
  const tops = items.flatMap((rows, i) => rows.map((_, j) => 100 + 50 * i + 12 * j));
  for (const { box } of page.words) {
    const top = tops[(box[1] - 50) / ROW - above.length];
    if (top) [box[1], box[3]] = [top, top + 10];
  }
  return layout(readingOf(page), { ownNames: [] })[0]!;
}

const USUAL = [
  [["1176949", "Vanne", "18,000", "2,00", "36,00"]],
  [["5969365", "Joint", "5,000", "3,00", "15,00"]],
];

describe("layout() reads what a narrow cell breaks at a blank", () => {
  test.each([
    ["thousands that make the amount", ["1", "4,00", "4 250,00"], "062,500", "1062.5"],
    ["thousands of noughts, whatever the amount", ["1", "4,00"], "000,000", "1000"],
    ["no count below a quantity that its price and amount prove", ["1", "4,00", "4,00"], "000,000", "1"],
    ["no count below a quantity that nothing proves", ["1", "4,00"], "250,000", "1"],
  ])("%s", (_, [quantity = "", ...money], below, read) => {
    const { lines } = broken([
      ...USUAL,
      [
        ["4884161", "Palette", quantity, ...money],
        ["", "", below],
      ],
    ]);
    expect(values(lines, "quantity").at(2)).toEqual([read]);
  });

  test("amounts under their currency's sign", () => {
    const wide = (name: string, count: string, price: string, amount: string) => [
      ["", name, count, `KSh ${price}`, `KSh ${amount}`],
      ["", "20 kg", "", "", ""],
    ];
    const narrow = [
      ["", "Sugar, white", "155,00", "KSh", "KSh"],
      ["", "ICUMSA 45", "", "1 084,76", "168 137,80"],
    ];
    const { lines } = broken([
      wide("Rice", "18,00", "2,00", "36,00"),
      narrow,
      wide("Flour", "5,00", "3,00", "15,00"),
    ]);
    expect(values(lines, "quantity", "unitPrice", "lineTotal", "description")).toEqual([
      ["18", "2", "36", "Rice 20 kg"],
      ["155", "1084.76", "168137.8", "Sugar, white ICUMSA 45"],
      ["5", "3", "15", "Flour 20 kg"],
    ]);
  });

  test("no figure of a row below for an amount that has its own with the sign", () => {
    const { lines } = broken([
      [["1176949", "Rice", "18,00", "2,00 KSh", "36,00 KSh"]],
      [
        ["5969365", "Flour", "5,00", "3,00 KSh", "15,00 KSh"],
        ["", "Poids total", "", "", "4110560,00"],
      ],
    ]);
    expect(values(lines, "quantity", "unitPrice", "lineTotal")).toEqual([
      ["18", "2", "36"],
      ["5", "3", "15"],
    ]);
  });

  test("a code under its label, not a word of the item under another column's", () => {
    const { lines } = broken([
      [["1176949", "Vanne", "18,000", "2,00", "36,00"], ["Votre réf. : 379A827"]],
      [["5969365", "Joint", "5,000", "3,00", "15,00"], ["Votre réf. :"], ["661XL708"]],
      [["4884161", "Palette", "2,000", "4,00", "8,00"], ["Votre réf. :"], ["", "EN1092"]],
    ]);
    expect(values(lines, "customerSku", "supplierSku")).toEqual([
      ["1176949", "379A827"],
      ["5969365", "661XL708"],
      ["4884161", undefined],
    ]);
  });
});

test("layout() reads rows of cells that hold a name over its number and a count times a price", () => {
  const { lines } = layout(
    sheetReading([
      ["Purchase order PO848060"],
      ["Gasket, EPDM\nSKU AP-1797-1", "750 foot × $1.12", "$840.00"],
      ["Pressure gauge\nRush, please", "2 each × $515.54", "$1,031.08"],
      ["Total", "", "$1,871.08"],
    ]),
    { ownNames: [] },
  )[0]!;
  expect(values(lines, "customerSku", "description", "quantity", "unit", "unitPrice", "lineTotal")).toEqual([
    ["AP-1797-1", "Gasket, EPDM", "750", "foot", "1.12", "840"],
    [undefined, "Pressure gauge", "2", "each", "515.54", "1031.08"],
  ]);
});

test("uncoded() doubts a code far below the line where the others have theirs", () => {
  const item = (code: string, ...below: string[]) => [
    [code, "Vanne", "18,000", "2,00", "36,00"],
    ...["Note", "Lieu", "Remarque"].map((word) => ["", word]),
    ...below.map((text) => [text]),
  ];
  const findings = (...last: [string, ...string[]]) =>
    broken([item("1176949"), item("5969365"), item("8390119"), item(...last)]);
  expect(findings("", "0000425116").findings.map(({ code }) => code)).toContain("unread_value");
  expect(findings("4884161", "0000425116").findings.map(({ code }) => code)).not.toContain("unread_value");
});

test("uncoded() doubts no letters with figures under the heading of codes, whatever the words hold", () => {
  const item = (code: string, words: string) => [[code, words, "18,000", "2,00", "36,00"]];
  const { findings, lines } = broken([
    item("M20110", "Roulement 6204-2RS"),
    item("M20127", "Vanne 4V210-08"),
    item("M20144", "Joint GB-70.1"),
    item("M20161", "Courroie SC50-100"),
  ]);
  expect(values(lines, "customerSku").flat()).toEqual(["M20110", "M20127", "M20144", "M20161"]);
  expect(findings.map(({ code }) => code)).not.toContain("unread_value");
});

test("layout() takes what is wanted this time, and no letter that goes on below the table", () => {
  const page = (headings: string[]) =>
    pageOf([
      ["Order 4711"],
      ["Code", "Item", ...headings, "Each"],
      ["PM2579", "Glaze, celadon", "26", "21", "£2.00"],
      ["PM3013", "Stoneware clay", "60", "55", "£3.00"],
      ["That should come to £207.00 plus VAT and we would like to have all of it delivered to us"],
    ]);
  const read = (...headings: string[]) => layout(readingOf(page(headings)), { ownNames: [] })[0]!.lines;
  for (const headings of [
    ["Last time", "This time"],
    ["Zuletzt", "Diesmal"],
  ])
    expect(values(read(...headings), "quantity", "description")).toEqual([
      ["21", "Glaze, celadon"],
      ["55", "Stoneware clay"],
    ]);
});

test("layout() leaves notes with labels to the line above them, two codes in a cell are two", () => {
  const item = (code: string, words: string) => [
    ["", code, "2", "3.00", "6.00"],
    ["", words],
    ["", "Requester: Kim Arden"],
  ];
  const { lines } = layout(
    readingOf(
      pageOf([
        ["Purchase Order 4711"],
        ["Line #", "Part # / Description", "Qty", "Unit Price", "Subtotal"],
        ...[item("6029.36 / 2438406", "Terminal block"), item("5710.60 / 8259517", "Shielded cable")].flat(),
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(values(lines, "customerSku", "supplierSku")).toEqual([
    ["6029.36", "2438406"],
    ["5710.60", "8259517"],
  ]);
});

test("layout() reads both codes of a sheet's cell, the words below and a count whose unit is in brackets", () => {
  const book = bookOf({
    Order: [
      ["Purchase Order", "4711"],
      ["Line #", "Schedule Lines", "Part # / Description", "Qty (Unit)", "Unit Price", "Subtotal"],
      ["10", 1, "6029.36 / 2438406", "7.000 (EA)", "$2.00", "$14.00"],
      [null, null, "Terminal block, grey"],
      ["20", 1, "5710.60 / 8259517", "40.000 (EA)", "$1.50", "$60.00"],
      [null, null, "Shielded cable, black"],
    ],
  });
  const { lines } = layout(book, { ownNames: [] })[0]!;
  const names = ["customerSku", "supplierSku", "description", "quantity"] as const;
  expect(lines.map(({ fields }) => names.map((name) => fields[name]?.value))).toEqual([
    ["6029.36", "2438406", "Terminal block, grey", "7"],
    ["5710.60", "8259517", "Shielded cable, black", "40"],
  ]);
});

test("layout() takes no measure behind a word of charges for one, below a day too", () => {
  const { lines } = layout(
    readingOf(
      pageOf([
        ["Purchase Order 4711"],
        ["Item", "Description", "Quantity", "Price", "Amount", "Schedule"],
        ["RM-2210-B", "Citric acid A", "12", "2.00", "24.00", "On or before"],
        ["", "Packing 25 kg bag", "", "", "", "12-04-2023"],
        ["RM-", "Caustic soda B", "5", "3.00", "15.00", "On or before"],
        ["1045-B", "Packing 50 kg bag", "", "", "", "16-04-2023"],
        ["", "TOTAL", "", "", "39.00"],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(values(lines, "description")).toEqual([
    ["Citric acid A Packing 25 kg bag"],
    ["Caustic soda B Packing 50 kg bag"],
  ]);
});

test("layout() reads a day whose year its narrow cell breaks off", () => {
  const { lines } = layout(
    readingOf(
      pageOf([
        ["Purchase Order 4711"],
        ["Item", "Description", "Quantity", "Price", "Amount", "Due on"],
        ["RM-2210", "Citric acid A", "12", "2.00", "24.00", "24-Mar-"],
        ["", "Bag of 25 kg", "", "", "", "23"],
        ["RM-2211", "Caustic soda B", "5", "3.00", "15.00", "25-Mar-"],
        ["", "Bag of 50 kg", "", "", "", "2023"],
        ["RM-2212", "Borax", "5", "3.00", "15.00", "26-Mar-"],
        ["", "Bag of 50 kg", "", "", "", "7"],
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(values(lines, "requiredDate")).toEqual([["2023-03-24"], ["2023-03-25"], [undefined]]);
});

test("layout() reads a day that its narrow cell breaks around the row's other cells", () => {
  const item = (top: number, [code, day, rest]: string[]): Line[] => [
    [top, [-490, day!]],
    [top + 6, [40, code!], [120, "Oil seal"], [-330, "12"], [-390, "2.00"], [-440, "24.00"]],
    [top + 12, [-490, rest!]],
  ];
  const { lines } = layout(
    readingOf(
      drawnPage([
        [60, [40, "Purchase Order 4711"]],
        [
          100,
          [40, "Item"],
          [120, "Description"],
          [-330, "Qty"],
          [-390, "Price"],
          [-440, "Amount"],
          [-490, "Due on"],
        ],
        ...item(120, ["WL584940", "2025-03-", "28"]),
        ...item(150, ["WL243081", "2025-04-", "09"]),
      ]),
    ),
    { ownNames: [] },
  )[0]!;
  expect(values(lines, "customerSku", "requiredDate")).toEqual([
    ["WL584940", "2025-03-28"],
    ["WL243081", "2025-04-09"],
  ]);
});
