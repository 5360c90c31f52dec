import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { areaOf, textOf } from "../src/extraction/layout/page/lines.ts";
import { legible } from "../src/extraction/layout/page/misread.ts";
import { closest } from "../src/extraction/layout/words/lexicon.ts";
import { says } from "../src/extraction/verify/says.ts";
import { sourceOf } from "../src/extraction/verify/source.ts";
import type { Page } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

/** An order whose headings and captions were recognized badly. */
const MISREAD = pageOf([
  [60, [60, "Purehase Ordar Nurnber:"], [250, "PO-4711"]],
  [75, [60, "Ordar Dale:"], [250, "2026-03-14"]],
  [
    120,
    [60, "ltem Nurnber"],
    [150, "Descriptlon"],
    [-380, "Quantily"],
    [-460, "Unit Priee"],
    [-540, "Arnount"],
  ],
  [140, [60, "AB-100"], [150, "Valve Dale"], [-380, "4"], [-460, "2.50"], [-540, "10.00"]],
  [155, [60, "AB-200"], [150, "Nut"], [-380, "3"], [-460, "5.00"], [-540, "15.00"]],
  [190, [-460, "Tolal:"], [-540, "25.00"]],
]);

const scan: Page = {
  ...MISREAD,
  scanned: true,
  words: MISREAD.words.map((word) => ({ ...word, confidence: 0.9 })),
};

function read(page: Page) {
  const [draft] = layout(readingOf(page), { ownNames: [] });
  return {
    header: Object.fromEntries(Object.entries(draft!.header).map(([field, { value }]) => [field, value])),
    lines: draft!.lines.map(({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value])),
    ),
  };
}

test("legible() reads headings and captions of a scan of which letters are wrong", () => {
  const { header, lines } = read(scan);
  expect(header).toMatchObject({ poNumber: "PO-4711", orderDate: "2026-03-14", total: "25" });
  expect(lines).toMatchObject([
    { customerSku: "AB-100", quantity: "4", unitPrice: "2.5", lineTotal: "10" },
    { customerSku: "AB-200", quantity: "3", unitPrice: "5", lineTotal: "15" },
  ]);
});

test("legible() leaves what a scan's lines say, and digital pages, as they are", () => {
  expect(read(scan).lines[0]!.description).toBe("Valve Dale");
  const texts = (page: Page) => legible(areaOf(page)).lines.map(({ tokens }) => textOf(tokens));
  expect(texts(scan)).toContain("Order Date: 2026-03-14");
  expect(texts(MISREAD)).toContain("Ordar Dale: 2026-03-14");
});

test("legible() leaves words of goods, names and currencies that are like words of headings", () => {
  const goods = pageOf([
    [100, [60, "CRATE"], [120, "24VDC"], [160, "PNP"], [190, "account"]],
    [120, [60, "Total"], [120, "OMR"], [160, "108,293.869"]],
    [140, [60, "Garden"], [100, "Gate"], [140, "Antiques"], [300, "Order"], [340, "5669"]],
    [160, [60, "Order Date"], [140, "04/23/24"], [220, "Vendor"], [300, "Ship To: See Allocation"]],
    [180, [60, "00041187"], [140, "PAFD Apparatus & Air Shop"], [400, "Bureau of Accounting & Payroll"]],
    [200, [60, "SMYRNA, TENNESSEE 37167"], [300, "United States"], [400, "PARTIAL SHIPMENTS ACCEPTED"]],
    [220, [60, "5"], [80, "Cooling fan 230 V 24 inch for rectifier"], [-480, "18,400.00"]],
    [240, [60, "FPI PER ASTM E1417 TYPE | METH ALEVEL 2"]],
    [260, [60, "Vendor"], [120, "Green Mountain Air Products"], [300, "Ship To"], [380, "Our shop"]],
  ]);
  const words = goods.words.map((word) => ({ ...word, confidence: 0.9 }));
  const { lines } = legible(areaOf({ ...goods, scanned: true, words }));
  expect(lines.map(({ text }) => text)).toEqual([
    "CRATE 24VDC PNP account",
    "Total OMR 108,293.869",
    "Garden Gate Antiques Order 5669",
    "Order Date 04/23/24 Vendor Ship To: See Allocation",
    "00041187 PAFD Apparatus & Air Shop Bureau of Accounting & Payroll",
    "SMYRNA, TENNESSEE 37167 United States PARTIAL SHIPMENTS ACCEPTED",
    "5 Cooling fan 230 V 24 inch for rectifier 18,400.00",
    "FPI PER ASTM E1417 TYPE | METH ALEVEL 2",
    "Vendor Green Mountain Air Products Ship To Our shop",
  ]);
});

test("legible() takes doubtful lone signs that begin lines below each other for a list's dots", () => {
  const listed = pageOf(
    [
      ["e", "60 x Bolt"],
      ["c", "50 x Nut"],
      ["争", "25 x Washer"],
      ["1", "8 x Hose"],
    ].map(([sign, text], i) => [100 + 12 * i, [60, sign!], [72, text!]]),
  );
  const words = (confidence: number) =>
    listed.words.map((word) => ({ ...word, confidence: word.text.length > 1 ? 0.95 : confidence }));
  const signs = (confidence: number) =>
    legible(areaOf({ ...listed, scanned: true, words: words(confidence) })).lines.map(
      ({ tokens }) => tokens[0]!.text,
    );
  expect(signs(0.4)).toEqual(["•", "•", "•", "1"]);
  expect(signs(0.9)).toEqual(["e", "c", "争", "1"]);
});

test("legible() reads headings and captions of a scan that were run together, and leaves values so", () => {
  const glued = pageOf([
    [60, [60, "Placeofdelivery:"], [250, "Bern"]],
    [75, [60, "Dateoforder"], [250, "2026-03-14"]],
    [120, [60, "Itemnumber"], [150, "Description"], [-380, "Quantity"], [-460, "Price"], [-540, "Amount"]],
    [140, [60, "AB-100"], [150, "Orderpads"], [-380, "4"], [-460, "2.50"], [-540, "10.00"]],
  ]);
  const words = glued.words.map((word) => ({ ...word, confidence: 0.9 }));
  const texts = (page: Page) => legible(areaOf(page)).lines.map(({ tokens }) => textOf(tokens));
  expect(texts({ ...glued, scanned: true, words })).toEqual([
    "Place of delivery: Bern",
    "Date of order 2026-03-14",
    "Item number Description Quantity Price Amount",
    "AB-100 Orderpads 4 2.50 10.00",
  ]);
  expect(texts(glued)).toContain("Dateoforder 2026-03-14");
});

test("legible() reads strokes, a number sign, and colons that captions lost", () => {
  const signs = pageOf([
    [60, [60, "PL No"], [150, "Item Qty : 12 Set"], [300, "Inspection : Third party"]],
    [75, [60, "Order submitted on° 2026-03-14"]],
    [90, [60, "Rel 1 Due Date: 10/19/2026"]],
    [105, [60, "Freight : Paid"], [200, "Bill To:"], [260, "Accounts Payable"], [400, "Terms : 30 days"]],
    [120, [60, "*"], [90, "Part 1 Rev"], [180, "Description"], [-380, "Quantity"], [-460, "Price"]],
  ]);
  const words = signs.words.map((word) => ({ ...word, confidence: 0.9 }));
  const { lines } = legible(areaOf({ ...signs, scanned: true, words }));
  expect(lines.map(({ text }) => text)).toEqual([
    "PL No: Item Qty : 12 Set Inspection : Third party",
    "Order submitted on: 2026-03-14",
    "Rel 1 Due Date: 10/19/2026",
    "Freight : Paid Bill To: Accounts Payable Terms : 30 days",
    "# Part / Rev Description Quantity Price",
  ]);
});

test("verify() finds a description whose words were mended in the words that were recognized", () => {
  const source = sourceOf(readingOf(pageOf([])));
  const isSaid = (value: string) => says("Approved Mir Maker", value, { field: "description", source });
  expect(isSaid("Approved Mfr Maker")).toBe(true);
  expect(isSaid("Approved Mod Maker")).toBe(false);
});

test("closest() forgives one letter in five, letters that look alike sooner, missing ones hardly", () => {
  const words = ["Descriptlon", "Qly", "U0M:", "Arnount", "Menqe", "Elnzelpreis", "(Cantldad)", "0rder"];
  expect(words.map(closest)).toEqual([
    "Description",
    "Qty",
    "Uom:",
    "Amount",
    "Menge",
    "Einzelpreis",
    "(Cantidad)",
    "Order",
  ]);
  expect(["Orders", "stated", "Ground", "limited", "ALLOCATION"].map(closest)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(["Quantity", "Bolt", "Hose", "Qxy", "4711", "A4", "PO-1"].map(closest)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test("layout() takes widely set words of a scan for one heading where only together they say one", () => {
  const wide = pageOf([
    [60, [40, "ORDEN DE COMPRA 4711"]],
    [
      100,
      [40, "Material"],
      [110, "Descripción"],
      [170, "del"],
      [194, "producto"],
      [270, "Ctd."],
      [340, "Valor"],
      [373, "unitario"],
    ],
    [120, [40, "AB-100"], [110, "Filtro"], [-290, "4"], [-410, "53,002.00"]],
    [140, [40, "AB-200"], [110, "Tubo"], [-290, "8"], [-410, "1,251.10"]],
  ]);
  const words = wide.words.map((word) => ({ ...word, confidence: 0.95 }));
  expect(read({ ...wide, scanned: true, words }).lines).toEqual([
    { customerSku: "AB-100", description: "Filtro", quantity: "4", unitPrice: "53002" },
    { customerSku: "AB-200", description: "Tubo", quantity: "8", unitPrice: "1251.1" },
  ]);
});
