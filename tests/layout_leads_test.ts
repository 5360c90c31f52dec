import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function draftOf(...pages: Line[][]) {
  return layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] })[0]!;
}

function values(lines: Line[], ...names: LineField[]) {
  return draftOf(lines).lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];
const HEAD: Line = [100, [40, "Description"], [-400, "Qty"], [-460, "Price"], [-540, "Amount"]];
const BARE: Line = [100, [40, "Description"], [200, "Due Date"], [-400, "Qty"], [-460, "UOM"]];

function row(y: number, ...[words, quantity, price, amount]: string[]): Line {
  return [y, [40, words!], [-400, quantity!], [-460, price!], [-540, amount!]];
}

function bare(y: number, ...[words, due, quantity, unit]: string[]): Line {
  return [y, [40, words!], [200, due!], [-400, quantity!], [-460, unit!]];
}

describe("layout() words over their figures", () => {
  test("belong to the row that they stand nearer to, though the first row has none", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        row(120, "Cable gland", "8", "2.50", "20.00"),
        [140, [40, "Filter element,"]],
        row(151, "white", "5", "4.00", "20.00"),
        [171, [40, "Flange gasket"]],
        row(182, "of rubber", "3", "1.20", "3.60"),
        row(202, "Bearing housing", "6", "1.00", "6.00"),
      ],
      "description",
    );
    expect(found).toEqual([
      ["Cable gland"],
      ["Filter element, white"],
      ["Flange gasket of rubber"],
      ["Bearing housing"],
    ]);
  });

  test("belong to a row though few do so, where rows stand farther apart than their lines", () => {
    const rows = Array.from({ length: 8 }, (_, i): Line[] => [
      row(120 + 30 * i, `Bearing ${i} steel`, "6", "1.00", "6.00"),
      [131 + 30 * i, [40, "Requested by Kim"]],
    ]).flat();
    const found = values(
      [TITLE, HEAD, ...rows, [360, [40, "Cable gland"]], row(371, "Brass 316", "8", "2.50", "20.00")],
      "description",
    );
    expect(found.at(-1)).toEqual(["Cable gland Brass 316"]);
  });

  test("stay with the row above that they stand far under, where the last row has one too and the first none over it", () => {
    const found = values(
      [
        TITLE,
        HEAD,
        ...["4711-10", "4711-20", "4711-30"].flatMap((code, i): Line[] => [
          row(120 + 36 * i, `Bearing ${"ABC"[i]} steel`, "6", "1.00", "6.00"),
          [141 + 36 * i, [44, `Part No. ${code}`]],
        ]),
        [260, [-460, "Total"], [-540, "18.00"]],
      ],
      "description",
      "customerSku",
    );
    expect(found.map(([words, code]) => [words!.split(" ")[1], code])).toEqual([
      ["A", "4711-10"],
      ["B", "4711-20"],
      ["C", "4711-30"],
    ]);
  });

  test("make a line of a quantity beside a size", () => {
    const found = values(
      [
        TITLE,
        BARE,
        bare(120, "Cable gland", "4/6/2026", "8", "EA"),
        [140, [40, "Ball valve"]],
        bare(151, "L=120", "4/8/2026", "5", "EA"),
        bare(171, "Bearing", "4/9/2026", "3", "EA"),
      ],
      "description",
      "quantity",
    );
    expect(found).toEqual([
      ["Cable gland", "8"],
      ["Ball valve L=120", "5"],
      ["Bearing", "3"],
    ]);
  });
});

test("layout() takes rows with a code, words and a count that no line has for what is in a kit", () => {
  const head: Line = [
    100,
    [40, "Line"],
    [70, "Item"],
    [140, "Description"],
    [-380, "Per Kit"],
    [-430, "Qty"],
    [-490, "Rate"],
    [-560, "Amount"],
  ];
  const small = (x: number, text: string) => ({ x, text, size: 8 });
  const found = values(
    [
      TITLE,
      head,
      [120, [40, "1"], [70, "952-5360"], [140, "Seal kit"], [-430, "8"], [-490, "2.00"], [-560, "16.00"]],
      [133, small(78, "16243-35"), small(148, "Globe valve"), { ...small(380, "2"), right: true }],
      [146, small(78, "50260-78"), small(148, "Ball valve"), { ...small(380, "1"), right: true }],
      [160, [40, "2"], [70, "627-4335"], [140, "Lubricator"], [-430, "5"], [-490, "3.00"], [-560, "15.00"]],
    ],
    "customerSku",
    "supplierSku",
    "description",
  );
  expect(found).toEqual([
    ["952-5360", undefined, "Seal kit"],
    ["627-4335", undefined, "Lubricator"],
  ]);
});

describe("layout() a row of the table", () => {
  test("is no charge where its words only go on with one's name", () => {
    const found = values(
      [TITLE, BARE, [120, [40, "Ball valve full"]], bare(131, "port 25mm", "5/6/2026", "24", "EA")],
      "description",
      "quantity",
    );
    expect(found).toEqual([["Ball valve full port 25mm", "24"]]);
  });

  test("has its price under the price that is not the public one", () => {
    const head: Line = [100, [40, "Désignation"], [-300, "Qté"], [-400, "Prix public"], [-500, "P.U."]];
    const found = values(
      [TITLE, head, [120, [40, "Vis tête"], [-300, "3"], [-400, "1,44"], [-500, "0,90"]]],
      "unitPrice",
    );
    expect(found).toEqual([["0.9"]]);
  });

  test("keeps its words under their heading where a number stands before them and one figure behind", () => {
    const head: Line = [
      100,
      [40, "Pos"],
      [90, "Description"],
      [250, "Drawing"],
      [350, "Date"],
      [-480, "Qty"],
    ];
    const found = values(
      [
        TITLE,
        head,
        [120, [90, "Hexagon bolt zinc plated"]],
        [126, [40, "1"], [265, "100"], [350, "11/04/2026"], [-480, "67"]],
        [132, [90, "L=120"]],
      ],
      "description",
    );
    expect(found).toEqual([["Hexagon bolt zinc plated L=120"]]);
  });

  test("points for how many its price is at the number between the two where the heading says a price", () => {
    const head: Line = [
      100,
      [40, "Désignation"],
      [-300, "Quantité"],
      [-380, "PU HT"],
      [-450, "Base prix"],
      [-540, "Prix total"],
    ];
    const { lines } = draftOf([
      TITLE,
      head,
      [120, [40, "Dalle LED"], [-300, "500"], [-380, "23.741,00"], [-450, "100"], [-540, "118.705,00"]],
      [140, [40, "Filtre noir"], [-300, "200"], [-380, "12.000,00"], [-450, "1000"], [-540, "2.400,00"]],
    ]);
    const texts = lines.map(({ fields }) => fields.priceBasis?.evidence?.text);
    expect(texts).toEqual(["100", "1000"]);
  });

  test("points for how many its price is at the letter under it", () => {
    const head: Line = [
      100,
      [40, "Item"],
      [140, "Description"],
      [-380, "Qty"],
      [-480, "Unit Cost"],
      [-580, "Cost"],
    ];
    const { lines } = draftOf([
      TITLE,
      head,
      [111, [-480, "Per"]],
      [125, [40, "AB-1001"], [140, "Pivot pin"], [-380, "60"], [-480, "881.3426"], [-580, "528.81"]],
      [136, [-480, "C"]],
      [150, [40, "AB-1002"], [140, "Standoff"], [-380, "17"], [-480, "453.2227"], [-580, "7,704.79"]],
      [161, [-480, "EA"]],
    ]);
    expect(lines.map(({ fields }) => fields.priceBasis?.evidence?.text)).toEqual(["C", undefined]);
  });
});

describe("layout() a sum that lines follow", () => {
  test("is no total of the order where the lines above come to it", () => {
    const foot: Line = [600, [-460, "Subtotal"], [-540, "40.00"]];
    const draft = draftOf(
      [
        TITLE,
        HEAD,
        row(120, "Cable gland", "8", "2.50", "20.00"),
        row(140, "Filter element", "5", "4.00", "20.00"),
        foot,
      ],
      [HEAD, row(120, "Flange gasket", "3", "1.20", "3.60")],
    );
    expect(draft.findings).toEqual([]);
    expect(draft.header.total).toBeUndefined();
  });
});

test("layout() takes words under an item for no code of the next, which has its own", () => {
  const item = (y: number, code: string, quantity: string, amount: string): Line => [
    y,
    [34, code],
    [150, "EACH"],
    [-240, quantity],
    [-470, "2.00"],
    [-576, amount],
  ];
  const found = values(
    [
      TITLE,
      [100, [34, "Item Number"], [150, "Unit"], [-240, "Ordered"], [-470, "Unit Cost"], [-576, "Extension"]],
      item(120, "343-4163", "8", "16.00"),
      [131, [50, "Gauge, 160 psi"]],
      [142, [50, "job 4979"]],
      item(158, "R-675-96B", "5", "10.00"),
      [169, [50, "Belt, 1120-8M-30"]],
      item(185, "23733A154", "3", "6.00"),
      [196, [50, "Valve, 1/4"]],
      [207, [50, "job 4313"]],
      item(223, "8896035", "4", "8.00"),
    ],
    "customerSku",
  );
  expect(found).toEqual([["343-4163"], ["R-675-96B"], ["23733A154"], ["8896035"]]);
});
