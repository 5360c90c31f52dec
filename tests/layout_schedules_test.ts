import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const HEAD: Rows = [
  [40, [36, "Purchase Order 27719"]],
  [
    100,
    [36, "Line-Sch"],
    [82, "Item/Description"],
    [250, "Mfg ID"],
    [330, "Quantity UOM"],
    [420, "PO Price"],
    [470, "Extended Amt"],
    [540, "Due Date"],
  ],
];

/** A schedule with its sum; `item`: what the first of a line's says of it, and its maker. */
const schedule = (y: number, number: string, [count, amount, day]: string[], item: string[] = []): Rows => [
  [
    y,
    [36, number],
    ...item.slice(0, 1).map((code): [number, string] => [82, code]),
    ...item.slice(2).map((maker): [number, string] => [250, maker]),
    [-380, `${count}EA`],
    [-455, "10.00000"],
    [-525, amount!],
    [535, day!],
  ],
  ...item.slice(1, 2).map((words): Rows[number] => [y + 11, [82, words]]),
  [y + 22, [407, "Schedule Total"], [-528, amount!]],
];

const read = (...rows: Rows) => {
  const [draft] = layout(readingOf(pageOf([...HEAD, ...rows])), { ownNames: [] });
  return {
    lines: draft!.lines.map(({ fields: { customerSku, supplierSku, quantity, requiredDate, description } }) =>
      [customerSku, supplierSku, description, quantity, requiredDate].map((field) => field?.value),
    ),
    findings: draft!.findings.map(({ code }) => code),
  };
};

test("layout() reads a further schedule of a line with the item of the first, and no maker's name for a code", () => {
  const { lines, findings } = read(
    ...schedule(120, "1 - 1", ["44.00", "440.00", "09/30/2026"], ["0118420", "Culvert pipe", "ADS"]),
    ...schedule(170, "2 - 1", ["3.00", "30.00", "10/15/2026"], ["0311008", "Paint, white", "ENNIS"]),
    ...schedule(210, "2 - 2", ["5.00", "50.00", "11/16/2026"]),
    ...schedule(250, "3 - 1", ["9.00", "90.00", "10/15/2026"], ["0311012", "Glass beads", "POTTERS"]),
  );
  expect(lines).toEqual([
    ["0118420", undefined, "Culvert pipe", "44", "2026-09-30"],
    ["0311008", undefined, "Paint, white", "3", "2026-10-15"],
    ["0311008", undefined, "Paint, white", "5", "2026-11-16"],
    ["0311012", undefined, "Glass beads", "9", "2026-10-15"],
  ]);
  expect(findings).toEqual([]);
});

test("layout() reads a line's number and its schedule's with no stroke between them, and the code behind them", () => {
  const { lines } = read(
    ...schedule(120, "1   1", ["44.00", "440.00", "09/30/2026"], ["0118420", "Culvert pipe", "ADS"]),
    ...schedule(170, "2   1", ["3.00", "30.00", "10/15/2026"], ["0311008", "Paint, white", "ENNIS"]),
  );
  expect(lines).toEqual([
    ["0118420", undefined, "Culvert pipe", "44", "2026-09-30"],
    ["0311008", undefined, "Paint, white", "3", "2026-10-15"],
  ]);
});

test("layout() takes the words over the sum of a schedule for none of its item", () => {
  const sum = (y: number, amount: string): Rows => [
    [y, [386, "Schedule Total"]],
    [y + 10, [-525, amount]],
  ];
  const { lines } = read(
    ...schedule(120, "1- 1", ["40.00", "400.00", "08/03/2026"], ["0118420", "Toner, black"]).slice(0, 2),
    ...sum(142, "400.00"),
    [168, [36, "1- 2"], [-380, "20.00EA"], [-455, "10.00000"], [-525, "200.00"], [535, "10/05/2026"]],
    ...sum(182, "200.00"),
  );
  expect(lines).toEqual([
    ["0118420", undefined, "Toner, black", "40", "2026-08-03"],
    ["0118420", undefined, "Toner, black", "20", "2026-10-05"],
  ]);
});

test("layout() asks for no code of a line in whose words another paper's number stands", () => {
  const { findings } = read(
    ...schedule(120, "1 - 1", ["44.00", "440.00", "09/30/2026"], ["0118420", "Culvert pipe", "ADS"]),
    ...schedule(170, "2 - 1", ["3.00", "30.00", "10/15/2026"], ["0311008", "Paint, white", "ENNIS"]),
    ...schedule(220, "3 - 1", ["9.00", "90.00", "10/15/2026"], ["Setting up, per quote 4471"]),
  );
  expect(findings).toEqual([]);
});

test("layout() reads the day of a cell in which a remark stands far behind it", () => {
  const row = (y: number, code: string, ...[day, remark]: string[]): Rows[number] => [
    y,
    [40, code],
    [110, day!],
    ...(remark ? [[180, remark] as [number, string]] : []),
    [-400, "12"],
    [-480, "1.50"],
    [-560, "18.00"],
  ];
  const page = pageOf([
    [40, [40, "Purchase Order 4711"]],
    [100, [40, "Item"], [110, "Planned Receipt Date"], [380, "Qty"], [450, "Price"], [520, "Amount"]],
    row(120, "AB-1001", "27-10-2026"),
    row(140, "AB-1002", "16-11-2026", "Drawing MF-30121"),
    row(160, "AB-1003", "28-10-2026"),
  ]);
  const [draft] = layout(readingOf(page), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.requiredDate?.value)).toEqual([
    "2026-10-27",
    "2026-11-16",
    "2026-10-28",
  ]);
});

test("layout() gives each release of an item under its row the codes and the words of the item", () => {
  const item = (y: number, [number, code, theirs]: [string, string, string], words: string): Rows => [
    [y, [39, number], [96, code], [169, "Rev 01"]],
    [y + 11, [96, words]],
    [y + 22, [96, `Vendor Item: ${theirs}`]],
  ];
  const release = (y: number, number: string, day: string): Rows[number] => [
    y,
    [71, number],
    [270, day],
    [-380, "12 EA"],
    [-480, "1.50"],
    [-573, "18.00"],
  ];
  const rows: Rows = [
    [60, [40, "PURCHASE ORDER 4711"]],
    [
      180,
      [39, "Line"],
      [71, "Rel"],
      [96, "Item / Vendor Item"],
      [270, "Due Date"],
      [-380, "Quantity Ordered U/M"],
      [-480, "Unit Cost"],
      [-573, "Extended Cost"],
    ],
    ...item(195, ["1", "FLTR-EL-0330R", "HFE-330R010BN4"], "Filter element, return"),
    release(228, "1", "11/30/2026"),
    release(239, "2", "01/04/2027"),
    ...item(265, ["2", "FLTR-HD-4512", "HFH-45-124F"], "Filter head"),
    release(298, "1", "11/30/2026"),
    release(309, "2", "01/25/2027"),
  ];
  const { lines, findings } = layout(readingOf(pageOf(rows)), { ownNames: [] })[0]!;
  const said = lines.map(
    ({ printedNumber, fields: { customerSku, supplierSku, description, requiredDate } }) => [
      printedNumber,
      ...[customerSku, supplierSku, description, requiredDate].map((field) => field?.value),
    ],
  );
  expect(said).toEqual([
    ["1.1", "FLTR-EL-0330R", "HFE-330R010BN4", "Filter element, return", "2026-11-30"],
    ["1.2", "FLTR-EL-0330R", "HFE-330R010BN4", "Filter element, return", "2027-01-04"],
    ["2.1", "FLTR-HD-4512", "HFH-45-124F", "Filter head", "2026-11-30"],
    ["2.2", "FLTR-HD-4512", "HFH-45-124F", "Filter head", "2027-01-25"],
  ]);
  expect(findings?.filter(({ level }) => level === "error")).toEqual([]);
});
