import { expect, setDefaultTimeout, test } from "bun:test";
import { unitCodeOf } from "../src/unit_codes.ts";
import { csv, extracting } from "./_extraction.ts";

setDefaultTimeout(30_000);

test.each([
  ["EA", "EA"],
  ["eaches", "EA"],
  ["pcs.", "H87"],
  ["Stück", "H87"],
  ["Unit(s)", "C62"],
  ["Boîtes", "XBX"],
  ["Ctn", "XCT"],
  ["kg", "KGM"],
  ["m²", "MTK"],
  ["م3", "MTQ"],
  ["dozen", "DZN"],
  ["ft", "FOT"],
  ["Std.", "HUR"],
  ["件", "H87"],
  ["CYL.", "XCY"],
  ["Cada uno", "EA"],
  ["GL", "GLL"],
  ["constructor", null],
  ["furlong", null],
  ["", null],
  [null, null],
])("unitCodeOf() gives %p the code %p", (unit, code) => {
  expect(unitCodeOf(unit)).toBe(code);
});

test("an order keeps its units as printed, with their codes beside them", async () => {
  const scene = await extracting();
  const bytes = csv([
    ["PO Number", "SKU", "Description", "Quantity", "Unit", "Unit Price", "Line Total"],
    ["4711", "007-1", "Bolt", "4", "pcs", "2.50", "10.00"],
    ["4711", "008-2", "Hose", "2", "ft", "5.00", "10.00"],
    ["4711", "009-3", "Rope", "2", "hank", "5.00", "10.00"],
  ]);
  const { orders } = await scene.read(bytes, { fileName: "po.csv", fileType: "csv" });
  expect(orders[0]!.lines.map(({ unit, unitCode }) => [unit, unitCode])).toEqual([
    ["pcs", "H87"],
    ["ft", "FOT"],
    ["hank", null],
  ]);
  await scene.close();
});
