import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import type { LineField } from "../src/orders/mod.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

const TITLE: Line = [40, [40, "Purchase Order"], [300, "Number 4711"]];

function values(lines: Line[], ...names: LineField[]) {
  const [draft] = layout(readingOf(pageOf([TITLE, ...lines])), { ownNames: [] });
  return draft!.lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

test("layout() takes of several costs the order's own, not the last or the standard one", () => {
  const row = (y: number, ...[count, code, words, ...costs]: string[]): Line => [
    y,
    [-80, count!],
    [100, code!],
    [180, words!],
    ...costs.map((cost, i): [number, string] => [-380 - 60 * i, cost]),
  ];
  const lines: Line[] = [
    [90, [-440, "Last"], [-500, "Std"], [-560, "PO"]],
    [101, [60, "Qty"], [100, "Item"], [180, "Description"], [-380, "List"]],
    row(120, "8", "AB-4711", "Sensor", "112.86", "61.18", "58.80", "59.39"),
    row(134, "15", "AB-4712", "Contactor", "1173.59", "636.20", "611.50", "617.67"),
    row(148, "1", "AB-4713", "Supply", "1.30", "0.706", "0.678", "0.685"),
  ];
  const [, heads] = lines;
  heads!.push([-440, "Cost"], [-500, "Cost"], [-560, "Cost"]);
  expect(values(lines, "quantity", "unitPrice", "lineTotal")).toEqual([
    ["8", "59.39", undefined],
    ["15", "617.67", undefined],
    ["1", "0.685", undefined],
  ]);
});

test.each([
  ["Regular", "Deal", "Sugg.", "Retail"],
  ["Est Landed", "FOB", "Net", "Weight"],
])(
  "layout() takes of costs told apart above their headings what the seller is paid, beside %s",
  (...over) => {
    const [other, paid, third, head] = over;
    const row = (y: number, ...[count, code, words, ...costs]: string[]): Line => [
      y,
      [-80, count!],
      [100, code!],
      [180, words!],
      ...costs.map((cost, i): [number, string] => [-400 - 70 * i, cost]),
    ];
    const lines: Line[] = [
      [90, [-400, other!], [-470, paid!], [-540, third!]],
      [101, [60, "Qty"], [100, "Item"], [180, "Description"], [-400, "Cost"], [-470, "Cost"], [-540, head!]],
      row(120, "8", "AB-4711", "Sensor", "61.18", "59.39", "112.86"),
      row(134, "15", "AB-4712", "Contactor", "636.20", "617.67", "1173.59"),
      row(148, "1", "AB-4713", "Supply", "7.06", "6.85", "13.02"),
    ];
    expect(values(lines, "quantity", "unitPrice")).toEqual([
      ["8", "59.39"],
      ["15", "617.67"],
      ["1", "6.85"],
    ]);
  },
);

test("layout() takes what is required for the quantity beside what is in stock", () => {
  const row = (y: number, ...[code, words, unit, ...counts]: string[]): Line => [
    y,
    [40, code!],
    [110, words!],
    [300, unit!],
    ...counts.map((count, i): [number, string] => [-380 - 60 * i, count]),
  ];
  const lines = [
    row(100, "Clave", "Descripción", "Unidad", "Existencia", "Mínimo", "Solicitado", "Costo"),
    row(120, "AB-4711", "Empaque", "UND", "4", "12", "9", "19.48"),
    row(134, "AB-4712", "Válvula", "UND", "6", "12", "300", "420.74"),
  ];
  expect(values(lines, "quantity", "unitPrice")).toEqual([
    ["9", "19.48"],
    ["300", "420.74"],
  ]);
});

test("layout() takes of two quantities the one whose units the price is for", () => {
  const row = (y: number, ...[number, words, ours, theirs, price]: string[]): Line => [
    y,
    [40, number!],
    [80, words!],
    [-330, ours!],
    [-430, theirs!],
    [-540, price!],
  ];
  const lines = [
    row(100, "Line", "Description", "Our Quantity", "Supplier Quantity", "Unit Price"),
    row(120, "1", "Floor cleaner", "108.00 EA", "9.00 CS", "19.48 /CS"),
    row(134, "2", "Respirator", "170.00 EA", "17.00 DRM", "50.82 /DRM"),
  ];
  expect(values(lines, "quantity", "unit")).toEqual([
    ["9", "CS"],
    ["17", "DRM"],
  ]);
});

test("layout() takes what a kit consists of for no lines", () => {
  const row = (y: number, ...[number, words, count, price]: string[]): Line => [
    y,
    ...(number ? [[40, number] as [number, string]] : []),
    [80, words!],
    ...(count ? [[-400, count] as [number, string]] : []),
    ...(price ? [[-520, price] as [number, string]] : []),
  ];
  const kit = (text: string) => [
    row(100, "Item", "Description", "Qty", "Unit Price"),
    row(120, "1", "Seal set", "8 SET", "59.40"),
    row(131, "", text),
    row(142, "", "O-ring NBR", "1 PCS", "(19.80)"),
    row(153, "", "Bearing 6205", "2 PCS", "(14.85)"),
    row(164, "", "Shaft sleeve", "3 PCS", "(11.88)"),
    row(180, "2", "Service kit", "925 SET", "39.07"),
  ];
  const counts = (text: string) => values(kit(text), "quantity").flat();
  expect(counts("consisting of (values for customs only):")).toEqual(["8", "925"]);
  expect(counts("packed in bags")).toHaveLength(5);
});
