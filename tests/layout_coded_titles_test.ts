import { expect, test } from "bun:test";
import { readTitled, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const PIN = [
  "A 211 330 07 43",
  "V-2290-07",
  "Ball pin 19, left",
  "2.400 ST",
  "1.246,00 je 100 ST",
  "29.904,00",
];
const BOOT = [
  "A 001 997 22 40",
  "DM-18X34-CR",
  "Boot CR 65 Shore",
  "9.000 ST",
  "418,50 je 1.000 ST",
  "3.766,50",
];
const NUT = ["N 000000 006122", "KM-M14X1.5-8", "Castle nut M14", "5.000 ST", "9,42 je 100 ST", "471,00"];
const FIELDS = ["customerSku", "supplierSku", "description", "quantity", "unitPrice", "lineTotal"] as const;

/** A number with codes behind their captions, words, captions over a row and cumulative figures for each item. */
function items(all: string[][], more: (y: number) => Line[] = () => []): Line[] {
  return under([...all.entries()], { from: 200, step: 100 }, (y, [i, item]): Line[] => {
    const [own, sellers, words, count, price, sum] = item as [string, string, string, string, string, string];
    return [
      [y, [40, `0${i + 1}`], [60, `Sachnummer ${own}`], [-550, `Ihre Teile-Nr. ${sellers}`]],
      [y + 12, [60, words]],
      [y + 26, [-150, "Abrufmenge"], [-230, "Liefertermin"], [-330, "Preis EUR"], [-550, "Wert EUR"]],
      [y + 38, [-150, count], [-230, "07.09.2026"], [-330, price], [-550, sum]],
      ...more(y + 50),
      [y + 66, [60, "Vertragsmenge 120.000 · Bestell-FZ 61.200 · Eingangs-FZ 58.800"]],
    ];
  });
}

test("layout() reads items that each open with their number and codes as one table, cumulative figures left out", () => {
  expect(valuesOf(readTitled(items([PIN, BOOT, NUT])), ...FIELDS)).toEqual([
    ["A 211 330 07 43", "V-2290-07", "Ball pin 19, left", "2400", "1246", "29904"],
    ["A 001 997 22 40", "DM-18X34-CR", "Boot CR 65 Shore", "9000", "418.5", "3766.5"],
    ["N 000000 006122", "KM-M14X1.5-8", "Castle nut M14", "5000", "9.42", "471"],
  ]);
});

test("layout() reads each row of such an item", () => {
  const second = (y: number): Line[] => [
    [y, [-150, "100 ST"], [-230, "14.09.2026"], [-330, "9,42 je 100 ST"], [-550, "9,42"]],
  ];
  expect(valuesOf(readTitled(items([NUT, BOOT], second)), "customerSku", "quantity", "requiredDate")).toEqual(
    [
      ["N 000000 006122", "5000", "2026-09-07"],
      ["N 000000 006122", "100", "2026-09-14"],
      ["A 001 997 22 40", "9000", "2026-09-07"],
      ["A 001 997 22 40", "100", "2026-09-14"],
    ],
  );
});
