import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";
import { type MadeCell, workbook } from "./fixtures/workbook.ts";

/** A formula that nobody calculated, with the format of its cell. */
function open(f: string, z?: string): MadeCell {
  return { t: "s", v: "", f, ...(z && { z }) };
}

async function read(rows: MadeCell[][]) {
  return await readFile(workbook([{ name: "PO", rows }]), "xlsx");
}

/** What a formula beside 24, 12.5, a blank, "18" and "n/a" comes to. */
async function resultOf(formula: string) {
  const { sheets, warnings } = await read([[24, 12.5, null, "18", "n/a"], [open(formula)]]);
  return { value: sheets[0]!.cells.find(({ row }) => row === 1)?.value, warnings };
}

test.each<[string, number | string | undefined]>([
  ["A1*B1", 300],
  ["+$A$1*B1-2*(B1+1)", 273],
  ["SUM(A1:E1)", 36.5],
  ["SUM(A1:B1,A1,10)", 70.5],
  ["PRODUCT(A1,B1)", 300],
  ["PRODUCT(C1:C9)", 0],
  ["SUMPRODUCT(A1:C1,B1:D1)", 300],
  ["ROUND(A1*8.25%,2)", 1.98],
  ["ROUND(1.005,2)", 1.01],
  ["ROUND(-2.5,0)", -3],
  ["A1*D1", 432],
  ['IF(A1="","",A1*B1)', 300],
  ['IF(C1="","",A1*C1)', undefined],
  ["IF(A1>=24,1,2)", 1],
  ["IF(A1<>24,1,2)", 2],
  ["IF(C1=0,0,A1/C1)", 0],
  ["C1", 0],
  ["0.1+0.2", 0.3],
])("readFile() works out %s", async (formula, value) => {
  const found = await resultOf(formula);
  expect(found.value).toBe(value!);
  expect(found.warnings).toEqual(
    value === undefined
      ? []
      : ['Sheet "PO" has formulas whose results were not saved, so they were worked out: A2'],
  );
});

test.each([
  "A1*E1",
  "A1/C1",
  "A2+1",
  "A1^2",
  "A1:B1",
  "SUM(A1:B1",
  "A1 B1",
  "Prices!A1*2",
  "ROUNDUP(A1,0)",
  "SUM(A1:XFD1048576)",
  `${"(".repeat(8000)}A1${")".repeat(8000)}*E1`,
])("readFile() leaves %s as not saved", async (formula) => {
  const { value, warnings } = await resultOf(formula);
  expect(value).toBeUndefined();
  expect(warnings).toEqual(['Sheet "PO" has formulas whose results were not saved: A2']);
});

test("readFile() shows what it worked out even in a format that nobody knows", async () => {
  const { sheets } = await read([[24], [open("A1*2", "Z[[")]]);
  expect(sheets[0]!.cells.map(({ text }) => text)).toEqual(["24", "48"]);
});

test("ordersOf() reads amounts and total of a form that a program filled in without calculating it", async () => {
  const money = '"$"#,##0.00';
  const reading = await read([
    ["Purchase order", "PO-4711"],
    [],
    ["Item", "Description", "Qty", "Unit Price", "Total"],
    ["AB-1001", "Hex bolt M8", 12, { t: "n", v: 1.5, z: money }, open("C4*D4", money)],
    ["AB-1002", "Hex nut M8", 1500, { t: "n", v: 0.5, z: money }, open("C5*D5", money)],
    [null, null, null, "Subtotal", open("SUM(E4:E5)", money)],
    [null, null, null, "Tax 8.25%", open("ROUND(E6*8.25%,2)", money)],
    [null, null, null, "Total", open("E6+E7", money)],
  ]);
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  const { header, lines, findings } = draft!;
  expect(lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["18", "750"]);
  expect(header.total).toMatchObject({ value: "831.36", evidence: { cell: "E8", text: "$831.36" } });
  expect(findings).toEqual([]);
});
