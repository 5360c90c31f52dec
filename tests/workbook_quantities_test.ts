import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { withFileFindings } from "../src/extraction/summary.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { type MadeCell, workbook } from "./fixtures/workbook.ts";

async function orderIn(rows: MadeCell[][]): Promise<Draft> {
  const { drafts } = ordersOf(await readFile(workbook([{ name: "Order", rows }]), "xlsx"), { ownNames: [] });
  return drafts[0]!;
}

function said({ lines }: Draft) {
  return lines.map(({ fields: f }) => [
    f.customerSku?.value,
    f.quantity?.value,
    f.unit?.value,
    f.requiredDate?.value,
  ]);
}

test("ordersOf() reads quantities that stand under cases or under pieces by turns", async () => {
  const order = await orderIn([
    ["Item", "Description", "Qty (cs)", "Qty (ea)", "Price"],
    ["HX-20418", "Hex bolt", null, 120, 0.42],
    ["GL-55310", "Gloves", 12, null, 8.9],
    ["TP-00710", "Masking tape", null, 36, 3.25],
  ]);
  expect(said(order)).toEqual([
    ["HX-20418", "120", "ea", undefined],
    ["GL-55310", "12", "cs", undefined],
    ["TP-00710", "36", "ea", undefined],
  ]);
  expect(order.findings).toEqual([]);
});

test("ordersOf() says that a sum over shops was read and not how it is divided", async () => {
  const order = await orderIn([
    ["Item", "Description", "Price", "Leeds", "York", "Hull", "Total"],
    ["HX-20418", "Hex bolt", 0.42, 10, 20, null, 30],
    ["GL-55310", "Gloves", 8.9, null, 5, 5, 10],
    ["TP-00710", "Masking tape", 3.25, 7, 2, 9, 18],
  ]);
  expect(order.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["30", "10", "18"]);
  expect(order.findings).toMatchObject([
    {
      code: "divided_quantity",
      level: "warning",
      message:
        'The quantities are those under "Total": how they are divided among "Leeds", "York" and "Hull" was not read',
    },
  ]);
});

test("ordersOf() takes a price list that somebody chose from as an order", async () => {
  const list = (quantities: (number | null)[]) =>
    orderIn([
      ["Price list 2026"],
      [],
      ["Art. no.", "Description", "Price", "Order qty"],
      ...quantities.map((quantity, i) => [`HX-2041${i}`, `Hex bolt ${i}`, 0.42 + i, quantity]),
    ]);
  const errors = ({ findings }: Draft) => findings.filter(({ level }) => level === "error");
  expect(errors(await list([0, 20, 0, 0, 5, 0]))).toEqual([]);
  expect(errors(await list([5, 20, 1, 3, 5, 2]))).toMatchObject([{ code: "not_an_order" }]);
});

test("withFileFindings() warns of hidden rows alone where none of them counts anything", async () => {
  const levels = async (hidden: number | null) => {
    const rows = [
      ["Item", "Description", "Price", "Qty"],
      ["HX-20418", "Hex bolt", 0.42, 120],
      ["GL-55310", "Gloves", 8.9, hidden],
      ["TP-00710", "Masking tape", 3.25, 36],
    ];
    const reading = await readFile(workbook([{ name: "Order", rows, hiddenRows: [2] }]), "xlsx");
    const [draft] = withFileFindings(reading, ordersOf(reading, { ownNames: [] }).drafts);
    return draft!.findings.map(({ code, level }) => `${level} ${code}`);
  };
  expect(await levels(12)).toEqual(["error hidden_rows"]);
  expect(await levels(0)).toEqual(["warning hidden_rows"]);
  expect(await levels(null)).toEqual(["warning hidden_rows"]);
});

test("ordersOf() reads a table by the names of a database's fields", async () => {
  const order = await orderIn([
    ["EBELN", "EBELP", "MATNR", "TXZ01", "MENGE", "MEINS", "NETPR", "PEINH", "WAERS", "NETWR", "EINDT"],
    ["4500088124", "00010", "HX-20418", "Hex bolt", 120, "EA", 42, 100, "EUR", 50.4, "20261215"],
    ["4500088124", "00020", "GL-55310", "Gloves", 12, "BX", 890, 100, "EUR", 106.8, "20261215"],
  ]);
  expect(order.header.poNumber?.value).toBe("4500088124");
  expect(said(order)).toEqual([
    ["HX-20418", "120", "EA", "2026-12-15"],
    ["GL-55310", "12", "BX", "2026-12-15"],
  ]);
  expect(order.lines[0]!.fields.priceBasis?.value).toBe("100");
});

test("ordersOf() takes no mark in a column for the number of the order", async () => {
  const order = await orderIn([
    ["PO Number:", "P-3054"],
    [],
    ["Item", "Description", "Order?", "Qty", "Price"],
    ["HX-20418", "Hex bolt", "x", 120, 0.42],
    ["GL-55310", "Gloves", "x", 12, 8.9],
  ]);
  expect(order.header.poNumber?.value).toBe("P-3054");
});

const DAYS = ["2026-12-07", "2026-12-14", "2026-12-21"];

test("ordersOf() reads days of delivery as columns: a line for each day", async () => {
  const order = await orderIn([
    ["PO Number:", "P-1024"],
    [],
    ["Item", "Description", "Unit Price", ...DAYS, "Total", "Amount"],
    ["LM-90042", "LED panel", 39.5, 10, 20, null, 30, 1185],
    ["PT-61234", "Wall paint", 47.2, null, 5, 0, 5, 236],
    ["Total", null, null, 10, 25, 0, 35, 1421],
  ]);
  expect(said(order)).toEqual([
    ["LM-90042", "10", undefined, "2026-12-07"],
    ["LM-90042", "20", undefined, "2026-12-14"],
    ["PT-61234", "5", undefined, "2026-12-14"],
  ]);
  expect(order.lines[1]!.fields.quantity!.evidence).toMatchObject({ cell: "E4" });
  expect(order.lines[1]!.fields.requiredDate!.evidence).toMatchObject({ cell: "E3" });
  expect(order.findings.filter(({ level }) => level === "error")).toEqual([]);
});

const DAYS_ALONE: MadeCell[] = [null, null, ...DAYS];
const WEEKDAYS: MadeCell[] = ["Art.-Nr.", "Bezeichnung", "Mo", "Di", "Mi", "Summe"];

test.each<[string, MadeCell[][]]>([
  ["below", [WEEKDAYS, DAYS_ALONE]],
  ["above", [DAYS_ALONE, WEEKDAYS]],
])("ordersOf() reads weekdays with their days %s them: a line for each day", async (_, heads) => {
  const order = await orderIn([
    ["Bestell-Nr.", "P-1024"],
    [],
    ...heads,
    ["0110", "Roggenbrot", 10, 20, null, 30],
    ["0114", "Kastenbrot", null, 5, 0, 5],
    ["0305", "Kaisersemmel", 6, 6, null, 12],
  ]);
  expect(said(order)).toEqual([
    ["0110", "10", undefined, "2026-12-07"],
    ["0110", "20", undefined, "2026-12-14"],
    ["0114", "5", undefined, "2026-12-14"],
    ["0305", "6", undefined, "2026-12-07"],
    ["0305", "6", undefined, "2026-12-14"],
  ]);
});

test.each([
  ["numbers of articles that rise by leaps", ["0110", "0114", "0122", "0305"], "0305"],
  ["no numbers of lines of which some are left out", ["0110", "0120", "0150", "0200"], undefined],
])("ordersOf() takes %s for codes", async (_, numbers, last) => {
  const order = await orderIn([
    ["Art.-Nr.", "Bezeichnung", "Menge", "Preis"],
    ...numbers.map((number, i): MadeCell[] => [number, `Brot ${"ABCD"[i]}`, 12 + i, 2.85]),
  ]);
  expect(said(order).at(-1)?.[0]).toBe(last);
});

test("ordersOf() takes no days for days of delivery beside a quantity that is not their sum", async () => {
  const order = await orderIn([
    ["Item", "Description", "Unit Price", ...DAYS, "Order qty"],
    ["LM-90042", "LED panel", 39.5, 10, 20, 4, 60],
    ["PT-61234", "Wall paint", 47.2, 2, 5, 1, 12],
  ]);
  expect(said(order).map(([code, quantity]) => [code, quantity])).toEqual([
    ["LM-90042", "60"],
    ["PT-61234", "12"],
  ]);
});

test("ordersOf() takes no error of a spreadsheet for a value, and says where one stands", async () => {
  const broken = { t: "e" as const, v: 0x2a, w: "#N/A" };
  const order = await orderIn([
    ["Item", "Description", "Qty", "Unit Price", "Amount"],
    [broken, "Hex bolt", 120, 0.42, 50.4],
    ["GL-55310", broken, 12, 8.9, broken],
    ["TP-00710", "Masking tape", 36, broken, broken],
  ]);
  expect(order.lines.map(({ fields: f }) => [f.customerSku?.value, f.description?.value])).toEqual([
    [undefined, "Hex bolt"],
    ["GL-55310", undefined],
    ["TP-00710", "Masking tape"],
  ]);
  expect(order.findings.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'error: Line 3: the price "#N/A" could not be read',
    'error: Line 3: the line total "#N/A" could not be read',
    'error: Line 1: the customer\'s part number "#N/A" could not be read',
    'warning: Line 2: the description "#N/A" could not be read',
  ]);
});

test("ordersOf() asks for part numbers that a spreadsheet shortened or made a day of", async () => {
  const order = await orderIn([
    ["Item", "Description", "Qty"],
    ["4.00638E+12", "Pen", 120],
    [{ t: "n", v: 46023, z: "d-mmm" }, "Hex bolt", 12],
    ["0931-12-60", "Hex nut", 12],
    [4006381333931, "Pencil", 12],
    [340123450000000000, "Pencils on a pallet", 12],
  ]);
  expect(order.findings.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'error: Line 1: "4.00638E+12" is a number in short: digits of the part number are lost',
    'error: Line 2: "2026-01-01" is a day, which a spreadsheet may have made of the part number',
    'error: Line 5: "340123450000000000" ends in noughts, which a spreadsheet may have made of digits',
  ]);
});

test("ordersOf() says that a price is only a mark for the one above", async () => {
  const order = await orderIn([
    ["Item", "Description", "Qty", "Unit Price"],
    ["HX-20418", "Hex bolt", 120, 0.42],
    ["HX-20419", "Hex bolt, long", 12, '"'],
    ["HX-20420", "Hex nut", 10, 0.1],
  ]);
  expect(order.findings).toMatchObject([
    { level: "error", field: "unitPrice", message: 'Line 2: the price """ could not be read' },
  ]);
});

test("ordersOf() says that rows of a sheet without headings look like lines of the sheet before", async () => {
  const head = ["Item", "Description", "Qty", "Unit Price"];
  const more = [
    ["TP-00710", "Masking tape", 36, 3.25],
    ["TP-00711", "Masking tape, wide", 24, 4.1],
  ];
  const inTwo = async (second: MadeCell[][]) => {
    const sheets = [
      { name: "Order", rows: [head, ["HX-20418", "Hex bolt", 120, 0.42], ["GL-55310", "Gloves", 12, 8.9]] },
      { name: "More", rows: second },
    ];
    const { drafts } = ordersOf(await readFile(workbook(sheets), "xlsx"), { ownNames: [] });
    return drafts[0]!;
  };
  const { lines, proof } = await inTwo(more);
  expect(lines).toHaveLength(2);
  expect(proof.unreadRows).toEqual([
    { place: 'sheet "More"', text: "TP-00710 Masking tape 36 3.25" },
    { place: 'sheet "More"', text: "TP-00711 Masking tape, wide 24 4.1" },
  ]);
  const { proof: ofPrices } = await inTwo([["Code", "Name", "Pack", "Price"], ...more]);
  expect(ofPrices.unreadRows).toEqual([]);
});

test("ordersOf() names each line by what is merged down beside its figures", async () => {
  const rows = [
    ["Style", "Description", "Colour", "Qty", "Unit Price", "Amount"],
    ["ST-410", "Crew tee", "Navy", 40, 6.5, 260],
    [null, null, "Black", 60, 6.5, 390],
    ["ST-422", "Zip hoodie", "Navy", 20, 18.9, 378],
    [null, null, "White", 25, 18.9, 472.5],
  ];
  const merges = ["A2:A3", "B2:B3", "A4:A5", "B4:B5"];
  const reading = await readFile(workbook([{ name: "Order", rows, merges }]), "xlsx");
  const [order] = ordersOf(reading, { ownNames: [] }).drafts;
  expect(said(order!).map(([code, quantity]) => [code, quantity])).toEqual([
    ["ST-410", "40"],
    ["ST-410", "60"],
    ["ST-422", "20"],
    ["ST-422", "25"],
  ]);
  expect(order!.lines[1]!.fields.customerSku!.evidence).toMatchObject({ cell: "A2" });
  expect(order!.findings).toEqual([]);
});

test("ordersOf() reads the new quantities beside the old ones", async () => {
  const order = await orderIn([
    ["Item", "Description", "Old Qty", "New Qty", "Price"],
    ["HX-20418", "Hex bolt", 127, 120, 0.42],
    ["GL-55310", "Gloves", 19, 12, 8.9],
  ]);
  expect(said(order).map(([, quantity]) => quantity)).toEqual(["120", "12"]);
  expect(order.findings).toEqual([]);
});
