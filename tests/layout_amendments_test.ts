import { describe, expect, test } from "bun:test";
import { FIGURES, readTitled, under, valuesOf } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

const HEADING: Line = [300, [80, "Item"], [160, "Description"], ...FIGURES];
const ITEMS = [
  ["AB-1001", "Hex bolt M8", "12", "18.00"],
  ["AB-1002", "Washer M8", "40", "60.00"],
  ["AB-1003", "Nut M8", "20", "30.00"],
];

function rowAt(y: number, [code, words, count, amount]: string[]): Line {
  return [y, [80, code!], [160, words!], [-400, count!], [-480, "1.50"], [-570, amount!]];
}

test.each([
  ["AMENDMENT No. 3", true],
  ["This amendment replaces order 215708 Amendment 2.", true],
  ["Revision 2 supersedes Revision 1. Only the items below are revised.", true],
  ["Annule et remplace la commande n° 4710", true],
  ["Amendment No. 0", false],
  ["This order supersedes all prior orders of the same goods.", false],
])("layout() of an order that says %j, which tells of a change: %p", (said, changes) => {
  const draft = readTitled([[80, [40, said]], HEADING, rowAt(330, ITEMS[0]!)]);
  expect(draft.findings.some(({ code }) => code === "changed_order")).toBe(changes);
});

describe("layout() of an amended order", () => {
  test("takes back the item under what says between stars that it is deleted, not the one above", () => {
    const items = Array.from({ length: 6 }, (_, i) => [`AB-100${i}`, "Hex bolt M8", "12", "18.00"]);
    const said = new Map([
      [0, "*** Quantity changed *** (previous 10)"],
      [4, "*** Item deleted ***"],
    ]);
    const draft = readTitled([
      HEADING,
      ...under([...items.entries()], { from: 330, step: 48 }, (y, [at, item]): Line[] => [
        ...(said.has(at) ? [[y - 12, [160, said.get(at)!]] as Line] : []),
        rowAt(y, item),
        [y + 12, [160, "zinc plated"]],
        [y + 24, [160, `Vendor material no.: MM${at}148`]],
      ]),
    ]);
    expect(valuesOf(draft, "customerSku")).toEqual(items.flatMap(([code], i) => (i === 4 ? [] : [[code!]])));
    expect(draft.findings.map(({ code }) => code)).toContain("not_ordered");
  });

  test("takes back the item over what says that it is deleted", () => {
    const draft = readTitled([
      HEADING,
      ...under(ITEMS, { from: 330, step: 44 }, (y, item): Line[] => [
        rowAt(y, item),
        [y + 12, [160, item === ITEMS[1] ? "** LINE DELETED **" : "zinc plated"]],
      ]),
    ]);
    expect(valuesOf(draft, "customerSku")).toEqual([["AB-1001"], ["AB-1003"]]);
  });

  test("reads no mark before a row as its code, and takes back what is marked as deleted", () => {
    const marks = ["CHG", "DEL", "NEW"];
    const draft = readTitled([
      HEADING,
      ...under(ITEMS, { from: 316, step: 16 }, (y, item) => {
        const [, ...cells] = rowAt(y, item);
        return [[y, [40, marks[ITEMS.indexOf(item)]!], ...cells]];
      }),
      rowAt(364, ["AB-1004", "Stud M8", "10", "15.00"]),
    ]);
    expect(valuesOf(draft, "customerSku")).toEqual([["AB-1001"], ["AB-1003"], ["AB-1004"]]);
  });

  test("takes back what a column of changes marks as deleted", () => {
    const draft = readTitled([
      [300, [40, "Chg"], [80, "Item"], [160, "Description"], ...FIGURES],
      ...under(ITEMS, { from: 316, step: 16 }, (y, item) => {
        const [, ...cells] = rowAt(y, item);
        return [[y, ...(item === ITEMS[2] ? [[40, "DEL"] as [number, string]] : []), ...cells]];
      }),
    ]);
    expect(valuesOf(draft, "customerSku")).toEqual([["AB-1001"], ["AB-1002"]]);
  });

  test("reads a day that was changed for none that is wanted", () => {
    const { header } = readTitled([
      HEADING,
      [316, [160, "*** Delivery date changed *** (previous 08/20/2026)"]],
      ...under(ITEMS, { from: 330, step: 16 }, (y, item) => [rowAt(y, item)]),
    ]);
    expect(header.requiredDate).toBeUndefined();
  });
});
