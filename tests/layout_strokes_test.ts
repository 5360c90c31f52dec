import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { type Token, textOf } from "../src/extraction/layout/page/lines.ts";
import type { Band, Border } from "../src/extraction/layout/table/bands.ts";
import type { Column } from "../src/extraction/layout/table/columns.ts";
import { parted } from "../src/extraction/layout/table/parting.ts";
import { joinStrokes } from "../src/extraction/layout/table/released.ts";
import { pageOf, readingOf } from "./_reading.ts";

test("joinStrokes() takes what stands before a stroke along where no heading claims it", () => {
  const word = (text: string) => ({ text }) as Token;
  const columns = [{ role: null }, { role: "codeDescription" }] as Column[];
  const cells = new Map([
    [0, [word("1"), word("170-7669")]],
    [1, [word("/"), word("3760405")]],
  ]);
  joinStrokes(cells, columns);
  expect([...cells.values()].map(textOf)).toEqual(["1", "170-7669 / 3760405"]);
});

test("layout() takes kinds under Type for no units", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["Line", "Part", "Description", "Type", "Qty", "Unit Price", "Subtotal"],
    ["1", "AB-1001", "Ball valve", "Material", "2 (EA)", "15.00", "30.00"],
    ["2", "AB-1002", "Gate valve", "Material", "10 (EA)", "10.00", "100.00"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.unit?.value)).not.toContain("Material");
});

function band(x0: number, x1: number): Band {
  return { x0, x1, filled: 1, numeric: 1, wordy: 0, unit: 0, counted: 0, currency: 0 };
}

function headed(role: "codeDescription" | "unitPrice" | "lineTotal", texts: [text: string, x: number][]) {
  const words = texts.map(
    ([text, x]) => ({ text, size: 9, box: [x, 0, x + 5 * text.length, 9] }) as unknown as Token,
  );
  const level = { role, label: textOf(words), x0: 0, x1: 100 };
  return { ...level, levels: [level], words };
}

test("parted() parts no heading behind a stroke, and no price from what it is for", () => {
  const [part, price] = [
    headed("codeDescription", [
      ["Part", 0],
      ["#", 25],
      ["/", 35],
      ["Description", 45],
    ]),
    headed("unitPrice", [
      ["Price", 0],
      ["per", 28],
      ["unit", 46],
    ]),
  ];
  const border = (middle: number): Border => ({
    middle,
    sides: [band(0, middle - 5), band(middle + 5, 100)],
  });
  expect(parted([part], { borders: [border(42)], columns: 2, page: 1 })).toEqual([part]);
  expect(parted([price], { borders: [border(44)], columns: 2, page: 1 })).toEqual([price]);
});

test("parted() leaves two words for the same in one heading", () => {
  const total = headed("lineTotal", [
    ["Extended", 0],
    ["Amt", 45],
  ]);
  const border: Border = { middle: 42, sides: [band(0, 37), band(47, 100)] };
  expect(parted([total], { borders: [border], columns: 2, page: 1 })).toEqual([total]);
});
