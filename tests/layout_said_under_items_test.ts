import { expect, test } from "bun:test";
import { under, values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADS: Line = [
  200,
  [40, "Item"],
  [80, "Material"],
  [160, "Description"],
  [-400, "Order qty."],
  [410, "Unit"],
  [-480, "Price"],
  [-570, "Net value"],
];

type Item = [code: string, words: string, unit: string];

const ITEMS: Item[] = [
  ["100045872", "BEARING, DEEP GROOVE BALL", "EA"],
  ["100046011", "BELT, V, WEDGE", "EA"],
  ["100012240", "GASKET, SPIRAL WOUND", "EA"],
  ["", "THREADLOCKER MED STRENGTH", "EA"],
];

function rowsOf(items: Item[], below: (y: number, at: number) => Line[]): Line[] {
  return under([...items.entries()], { from: 220, step: 72 }, (y, [i, [code, words, unit]]): Line[] => [
    [
      y,
      [40, String(10 * (i + 1))],
      ...(code ? ([[80, code]] as [number, string][]) : []),
      [160, words],
      [-400, "4"],
      [410, unit],
      [-480, "2.50"],
      [-570, "10.00"],
    ],
    ...below(y, i),
  ]);
}

test("layout() reads a code a wide blank behind whose it is, a maker's name and a size with it", () => {
  const said = ["6310-2Z/C3", "KADANT D 3.0 X 124", "1/4 VEENX 4040", "LOCTITE 243 250ML"];
  const rows = rowsOf(ITEMS, (y, i) => [[y + 12, [80, "Your material number"], [180, said[i]!]]]);
  expect(values([HEADS, ...rows], "supplierSku")).toEqual(said.map((code) => [code]));
});

test("layout() reads no code where a day's caption stands in the column of codes", () => {
  const rows = rowsOf(ITEMS, (y) => [[y + 12, [80, "Deliv. date Day"], [160, "14.05.2026"]]]);
  expect(values([HEADS, ...rows], "customerSku", "requiredDate")).toEqual(
    ITEMS.map(([code]) => [code || undefined, "2026-05-14"]),
  );
});

test('layout() reads the day behind "Sch:" under an item', () => {
  const rows = rowsOf(ITEMS, (y) => [[y + 12, [160, "Sch: 20-05-2026"]]]);
  expect(values([HEADS, ...rows], "requiredDate")).toEqual(ITEMS.map(() => ["2026-05-20"]));
});

test("layout() reads what is said of the last item below a discount that those before have too", () => {
  const rows = rowsOf(ITEMS, (y, i) => [
    [y + 12, [180, "Discount on gross 3.000- %"], [-570, "0.31-"]],
    [y + 24, [180, "Delivery schedule"]],
    [y + 36, [190, `0001 03/0${i + 1}/2026 4 EA`]],
  ]);
  expect(values([HEADS, ...rows], "requiredDate")).toEqual(ITEMS.map((_, i) => [`2026-03-0${i + 1}`]));
});

test('layout() reads on below "sum" where it ends a unit', () => {
  const items = ITEMS.with(2, ["", "SCAFFOLD HIRE, TOWER B LOBBY", "Lump"]);
  const rows = rowsOf(items, (y, i) => [
    [y + 12, [160, "(INCL. DISMANTLE)"], ...(i === 2 ? ([[410, "sum"]] as [number, string][]) : [])],
    [y + 24, [160, "Requested Delivery Date 22/02/2026"]],
  ]);
  expect(values([HEADS, ...rows], "requiredDate")).toEqual(items.map(() => ["2026-02-22"]));
});

test("layout() leaves the item's captioned code over its words out of these", () => {
  const heads: Line = [
    200,
    [40, "Line"],
    [80, "Part Number/Description"],
    [-400, "Order Qty"],
    [-480, "Unit Price"],
    [-570, "Ext Price"],
  ];
  const rows = under(ITEMS.slice(0, 3), { from: 220, step: 48 }, (y, [code, words]): Line[] => [
    [y, [40, String(y)], [80, `Our Part: ${code} Rev: A`], [-400, "4"], [-480, "2.50"], [-570, "10.00"]],
    [y + 12, [80, words]],
    [y + 24, [80, "Your Part: M4 X .7 GO 6g"]],
  ]);
  expect(values([heads, ...rows], "customerSku", "supplierSku", "description")).toEqual(
    ITEMS.slice(0, 3).map(([code, words]) => [code, "M4 X .7 GO 6g", words]),
  );
});
