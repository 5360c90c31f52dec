import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { withFileFindings } from "../src/extraction/summary.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { type MadeSheet, workbook } from "./fixtures/workbook.ts";

async function orders(sheets: MadeSheet[]): Promise<Draft[]> {
  const reading = await readFile(workbook(sheets), "xlsx");
  return withFileFindings(reading, ordersOf(reading, { ownNames: [] }).drafts);
}

function said({ lines }: Draft): (string | undefined)[][] {
  return lines.map(({ fields: f }) => [
    f.customerSku?.value,
    f.description?.value,
    f.quantity?.value,
    f.unitPrice?.value,
  ]);
}

const HEAD = ["Item", "Description", "Qty", "Unit Price"];

test("ordersOf() reads sizes as columns: a line for each size that is ordered", async () => {
  const [draft] = await orders([
    {
      name: "Order",
      rows: [
        ["Purchase Order"],
        ["PO Number:", "PO-4711"],
        [],
        ["Style", "Description", "Colour", "S", "M", "L", "XL", "Total", "Price", "Amount"],
        ["ST-100", "Polo shirt", "navy", 10, null, 20, 5, 35, 4.5, 157.5],
        ["ST-200", "Hoodie", "black", null, 8, 0, null, 8, 12, 96],
        ["Total", null, null, 10, 8, 20, 5, 43, null, 253.5],
      ],
    },
  ]);
  expect(said(draft!)).toEqual([
    ["ST-100", "Polo shirt navy S", "10", "4.5"],
    ["ST-100", "Polo shirt navy L", "20", "4.5"],
    ["ST-100", "Polo shirt navy XL", "5", "4.5"],
    ["ST-200", "Hoodie black M", "8", "12"],
  ]);
  expect(draft!.lines[1]!.fields.description!.evidence).toMatchObject({ cell: "B5,C5,F4" });
  expect(draft!.lines[1]!.fields.quantity!.evidence).toMatchObject({ cell: "F5" });
  expect(draft!.findings.filter(({ level }) => level === "error")).toEqual([]);
});

test("ordersOf() reads shoe sizes that rise, without a description", async () => {
  const [draft] = await orders([
    {
      name: "Order",
      rows: [
        ["Article No.", "Price", "38", "39", "40", "41"],
        ["BOOT-1", 59.9, 2, null, 4, 1],
      ],
    },
  ]);
  expect(said(draft!)).toEqual([
    ["BOOT-1", "38", "2", "59.9"],
    ["BOOT-1", "40", "4", "59.9"],
    ["BOOT-1", "41", "1", "59.9"],
  ]);
});

test("ordersOf() reads blocks of other sizes under the same headings, wherever these stand", async () => {
  const [draft] = await orders([
    {
      name: "Order",
      rows: [
        ["PO Number:", "PO-4711"],
        [],
        ["Style", "Description", "Colour", "S", "M", "L", "Total", "Price"],
        ["ST-100", "Polo shirt", "navy", 10, null, 20, 30, 4.5],
        [],
        ["Style", "Description", "Colour", "24", "25", "26", "27", "Total", "Price"],
        ["JN-300", "Jeans", "indigo", 1, 2, null, 3, 6, 12],
        [],
        ["Style", "Description", "Colour", "O/S", null, null, "Total", "Price"],
        ["BG-400", "Tote", "sand", 6, null, null, 6, 9],
      ],
    },
  ]);
  expect(said(draft!)).toEqual([
    ["ST-100", "Polo shirt navy S", "10", "4.5"],
    ["ST-100", "Polo shirt navy L", "20", "4.5"],
    ["JN-300", "Jeans indigo 24", "1", "12"],
    ["JN-300", "Jeans indigo 25", "2", "12"],
    ["JN-300", "Jeans indigo 27", "3", "12"],
    ["BG-400", "Tote sand O/S", "6", "9"],
  ]);
  expect(draft!.lines[4]!.fields.description!.evidence).toMatchObject({ cell: "B7,C7,G6" });
  expect(draft!.findings).toEqual([]);
});

test("ordersOf() finds the heading row anywhere, keeps codes with zeros, and reads saved results and dates", async () => {
  const [draft] = await orders([
    {
      name: "Bestellung",
      rows: [
        ...Array.from({ length: 14 }, () => []),
        [null, null, "PO Number:", "000815"],
        [null, null, "Order Date:", { t: "n", v: 46_083, z: "dd.mm.yyyy" }],
        [],
        [null, null, ...HEAD, "Amount"],
        [null, null, { t: "n", v: 123, z: "000000" }, "Bolt", 12, 1.5, { t: "n", v: 18, f: "E19*F19" }],
      ],
      merges: ["C15:C15"],
    },
  ]);
  const { poNumber, orderDate } = draft!.header;
  expect([poNumber?.value, orderDate?.value]).toEqual(["000815", "2026-03-02"]);
  expect(said(draft!)).toEqual([["000123", "Bolt", "12", "1.5"]]);
  expect(draft!.lines[0]!.fields.lineTotal?.value).toBe("18");
});

test("ordersOf() leaves hidden rows and sheets out and says which", async () => {
  const [draft] = await orders([
    {
      name: "Order",
      rows: [HEAD, ["AB-1", "Bolt", 12, 1.5], ["AB-2", "Nut", 5, 0.5], ["AB-3", "Washer", 7, 0.1]],
      hiddenRows: [2],
    },
    { name: "Old", rows: [HEAD, ["ZZ-1", "Secret", 999, 1]], hidden: true },
  ]);
  expect(said(draft!).map(([sku]) => sku)).toEqual(["AB-1", "AB-3"]);
  expect(draft!.findings.map(({ code, level, message }) => [code, level, message])).toEqual([
    ["hidden_rows", "error", 'Sheet "Order" has hidden rows with figures, which were left out: row 3'],
    ["hidden_sheet", "warning", 'The sheet "Old" is hidden and was left out'],
  ]);
});

test("ordersOf() reads a form of labels and values with one item", async () => {
  const [draft] = await orders([
    {
      name: "Form",
      rows: [
        ["Purchase Order Form"],
        ["PO Number", "F-17"],
        ["Part Number", "AB-77"],
        ["Description", "Gear box"],
        ["Quantity", 3],
        ["Unit Price", 250],
      ],
    },
  ]);
  expect(draft!.header.poNumber?.value).toBe("F-17");
  expect(said(draft!)).toEqual([["AB-77", "Gear box", "3", "250"]]);
});

test("ordersOf() parts a register into its orders", async () => {
  const rows = [1, 2, 3].flatMap((order) =>
    [1, 2].map((line) => [`PO-${order}`, `SKU-${order}${line}`, "Thing", order * line, 2]),
  );
  const drafts = await orders([
    { name: "Register", rows: [["PO Number", "SKU", ...HEAD.slice(1)], ...rows] },
  ]);
  expect(drafts.map(({ header, lines }) => [header.poNumber?.value, lines.length])).toEqual([
    ["PO-1", 2],
    ["PO-2", 2],
    ["PO-3", 2],
  ]);
});

test("ordersOf() reads several tables of one sheet that have the same columns", async () => {
  const [draft] = await orders([
    {
      name: "Order",
      rows: [
        ["Purchase Order PO-9"],
        ["Section A"],
        HEAD,
        ["AB-1", "Bolt", 12, 1.5],
        ["Subtotal", null, null, 18],
        [],
        ["Section B"],
        HEAD,
        ["AB-2", "Nut", 5, 0.5],
        ["AB-3", "Washer", 7, 0.1],
      ],
    },
  ]);
  expect(said(draft!).map(([sku]) => sku)).toEqual(["AB-1", "AB-2", "AB-3"]);
});

test("ordersOf() reads what a cell holds where its format rounds it", async () => {
  const [draft] = await orders([
    {
      name: "Order",
      rows: [
        HEAD.concat("Amount"),
        ["AB-1", "Bolt", 100, { t: "n", v: 1.2345, z: "0.00" }, { t: "n", v: 123.45, z: "#,##0" }],
        ["AB-2", "Plant", 1, 282_461_307.06, 282_461_307.06],
      ],
    },
  ]);
  expect(said(draft!).map(([, , , price]) => price)).toEqual(["1.2345", "282461307.06"]);
  expect(draft!.findings).toEqual([]);
});
