import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const HEAD: Rows = [
  [60, [40, "PURCHASE ORDER 4711"]],
  [
    180,
    [40, "Line"],
    [90, "Part Number / Description"],
    [360, "Order Qty"],
    [440, "Unit Price"],
    [540, "Amount"],
  ],
];

const item = (y: number, number: string, code: string, count: string, amount: string): Rows => [
  [y, [40, number], [90, code], [-380, count], [-490, "1.50"], [-580, amount]],
  [y + 12, [90, "Bracket, laser cut"]],
];

const read = (...rows: Rows) => layout(readingOf(pageOf([...HEAD, ...rows])), { ownNames: [] })[0]!;

test("layout() gives deliveries under captions of their own to the item above them, and says that it has one day", () => {
  const { lines, findings } = read(
    ...item(200, "1", "5002141", "600", "900.00"),
    [226, [100, "Rel"], [140, "Due Date"], [220, "Quantity"]],
    [238, [100, "1"], [140, "11/16/2026"], [220, "400 EA"]],
    [250, [100, "2"], [140, "11/30/2026"], [220, "200 EA"]],
    ...item(270, "2", "5002160", "250", "375.00"),
    [296, [100, "Rel"], [140, "Due Date"], [220, "Quantity"]],
    [308, [100, "1"], [140, "12/14/2026"], [220, "250 EA"]],
  );
  expect(lines.map(({ fields }) => [fields.customerSku?.value, fields.requiredDate?.value])).toEqual([
    ["5002141", "2026-11-16"],
    ["5002160", "2026-12-14"],
  ]);
  expect(findings.filter(({ code }) => code === "divided_quantity").map(({ message }) => message)).toEqual([
    "Parts are wanted on several days, of which the first was read: line 1 on 2",
  ]);
});

test("layout() reads when the first part comes in under a caption alone, its count before its day", () => {
  const { lines } = read(
    ...item(200, "1", "5002141", "600", "900.00"),
    [226, [90, "Parts:"]],
    [238, [98, "400 EA Day 11/16/2026"]],
    [250, [98, "200 EA Day 11/30/2026"]],
    ...item(270, "2", "5002160", "250", "375.00"),
    [296, [90, "Drawn 250 mm on 11/30/2026"]],
  );
  expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(["2026-11-16", undefined]);
});

test("layout() reads the day under its caption beside another's, for what more is said of an item", () => {
  const more = (y: number, part: string, day: string): Rows => [
    [y, [90, "Part Number"], [480, "Need By"]],
    [y + 12, [90, part], [480, day]],
  ];
  const { lines } = read(
    ...item(200, "1", "5002141", "600", "900.00"),
    ...more(226, "A-117", "11/16/2026"),
    ...item(270, "2", "5002160", "250", "375.00"),
    ...more(296, "A-118", "12/14/2026"),
  );
  expect(lines.map(({ fields }) => fields.requiredDate?.value)).toEqual(["2026-11-16", "2026-12-14"]);
});

test("layout() says nothing of days under an item whose counts don't add up to it", () => {
  const { findings } = read(
    ...item(200, "1", "5002141", "600", "900.00"),
    [226, [100, "Quoted 11/16/2026 for 400"]],
    [238, [100, "Drawn 11/30/2026 on 3 sheets"]],
    ...item(270, "2", "5002160", "250", "375.00"),
  );
  expect(findings.filter(({ code }) => code === "divided_quantity")).toEqual([]);
});

test("layout() gives a plan of days and counts behind its words to the item above it, not a line of its own", () => {
  const { lines, findings } = read(
    ...item(200, "", "5002141", "60", "90.00"),
    [226, [90, "Plan de entregas: 11/16/2026"], [-380, "40"], [-490, "11/30/2026"], [-580, "20"]],
    ...item(250, "", "5002160", "250", "375.00"),
    [276, [90, "Plan de entregas: 12/14/2026"], [-380, "250"]],
    ...item(300, "", "5002161", "25", "37.50"),
  );
  expect(lines.map(({ fields }) => [fields.quantity?.value, fields.requiredDate?.value])).toEqual([
    ["60", "2026-11-16"],
    ["250", "2026-12-14"],
    ["25", undefined],
  ]);
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ["divided_quantity", "Parts are wanted on several days, of which the first was read: line 1 on 2"],
  ]);
});
