import { describe, expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const HEAD: Line[] = [
  [40, [40, "Purchase Order:"], [140, "4711-A"]],
  [54, [40, "Order Date:"], [140, "Nov 27, 2026"], [300, "Revision:"], [380, "0"]],
];

type Item = [number: string, code: string, words: string, catalog: string, day: string, ...figures: string[]];

const ITEMS: Item[] = [
  ["1", "0044107", "WIRE ROPE, 28 MM", "CR-7714", "Dec 10, 2026", "4.00", "REEL", "3,865.40", "15,461.60"],
  ["2", "0044388", "BRAKE LINING SET", "BR-48", "Dec 30, 2026", "12.00", "SET", "418.75", "5,025.00"],
  ["3", "0051120", "TWISTLOCK, 40T", "SP-TL40", "Jan 19, 2027", "16.00", "EACH", "987.30", "15,796.80"],
];

function linesOf([number, code, words, catalog, day, quantity, unit, price, total]: Item, y: number): Line[] {
  return [
    [y, [40, "Line:"], [100, number], [160, "Item:"], [210, code], [300, words]],
    [y + 11, [40, "Catalog #:"], [110, catalog], [260, "Model:"], [360, "Required Date:"], [460, day]],
    [
      y + 22,
      ...([
        [40, "Quantity:"],
        [110, quantity],
        [160, "Order Unit:"],
        [230, unit],
        [290, "Unit Cost:"],
        [350, price],
        [430, "Line Cost:"],
        [490, total],
      ] as [number, string][]),
    ],
  ];
}

function read(...pages: Line[][]) {
  const [draft] = layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
  return draft!.lines.map(({ printedNumber, fields }) => [
    printedNumber,
    fields.customerSku?.value,
    fields.description?.value,
    fields.requiredDate?.value,
    fields.quantity?.value,
    fields.unit?.value,
    fields.unitPrice?.value,
    fields.lineTotal?.value,
  ]);
}

const READ = [
  ["1", "0044107", "WIRE ROPE, 28 MM", "2026-12-10", "4", "REEL", "3865.4", "15461.6"],
  ["2", "0044388", "BRAKE LINING SET", "2026-12-30", "12", "SET", "418.75", "5025"],
  ["3", "0051120", "TWISTLOCK, 40T", "2027-01-19", "16", "EACH", "987.3", "15796.8"],
];

describe("layout() of items on several lines of captions each", () => {
  const [first, second, third] = ITEMS as [Item, Item, Item];

  test("reads each as a row, with notes between them", () => {
    const note: Line = [233, [40, "Remark: Each with a certificate of 2 x SWL."]];
    expect(
      read([...HEAD, ...linesOf(first, 160), ...linesOf(second, 200), note, ...linesOf(third, 250)]),
    ).toEqual(READ);
  });

  test("reads those of a further page with them, evidence where it stands", () => {
    const pages = [[...HEAD, ...linesOf(first, 160), ...linesOf(second, 200)], linesOf(third, 60)];
    expect(read(...pages)).toEqual(READ);
    const [draft] = layout(readingOf(...pages.map((lines) => pageOf(lines))), { ownNames: [] });
    const { quantity } = draft!.lines[2]!.fields;
    expect(quantity!.evidence).toMatchObject({ page: 2, text: "16.00" });
    expect((quantity!.evidence as { box: number[] }).box[0]).toBeCloseTo(110, 0);
  });
});

test("layout() reads items that say their code, count and price behind captions on one line", () => {
  const item = (
    y: number,
    place: string,
    [code, count, price, sum]: [string, string, string, string],
  ): Line[] => [
    [
      y,
      [40, `Pos ${place}`],
      [90, `P/N: ${code}`],
      [260, "Qty:"],
      [300, count],
      [360, "Unit price:"],
      [430, price],
      [490, "Total:"],
      [530, sum],
    ],
    [y + 13, [80, "VALVE ASSY, CONTROL"], [360, "Condition: OH"], [450, "Delivery: 28.NOV.2026"]],
  ];
  const page = pageOf([
    [40, [40, "Purchase Order 4711"]],
    ...item(120, "01", ["65-90305-59", "1 EA", "450.00", "450.00"]),
    ...item(160, "02", ["BACC63BV14", "12 EA", "38.40", "460.80"]),
    ...item(200, "03", ["3214552-4", "8 EA", "64.75", "518.00"]),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  const said = draft!.lines.map(({ fields }) =>
    (["customerSku", "quantity", "unit", "unitPrice", "lineTotal", "requiredDate"] as const).map(
      (name) => fields[name]?.value,
    ),
  );
  expect(said).toEqual([
    ["65-90305-59", "1", "EA", "450", "450", "2026-11-28"],
    ["BACC63BV14", "12", "EA", "38.4", "460.8", "2026-11-28"],
    ["3214552-4", "8", "EA", "64.75", "518", "2026-11-28"],
  ]);
});

test("reads the words that stand alone behind their caption between the others", () => {
  const block = (
    y: number,
    code: string,
    words: string,
    quantity: string,
    price: string,
    total: string,
  ): Line[] => [
    [y, [45, `Renglon: ${code.slice(-1)}`], [302, `Material: ${code}`]],
    [y + 11, [45, `Descripción: ${words}`]],
    [y + 22, [45, "Proveedor de pieza: HYD46-5G"], [302, `Cantidad: ${quantity} UN`]],
    [y + 33, [45, "Fecha de Entrega: 16.03.2026"], [302, `Precio / Unidad: ${price}/1 UN`]],
    [y + 44, [45, "MSDS Requerido: NO"], [302, `Precio Neto: ${total}`]],
  ];
  const rows = read([
    ...HEAD,
    ...block(110, "10044711", "RODAMIENTO RODILLO CONICO", "8", "412.30", "3,298.40"),
    ...block(180, "10044712", "PERNO HEXAGONAL GALVANIZADO", "20", "6.50", "130.00"),
  ]);
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ["10044711", "RODAMIENTO RODILLO CONICO"],
    ["10044712", "PERNO HEXAGONAL GALVANIZADO"],
  ]);
});
