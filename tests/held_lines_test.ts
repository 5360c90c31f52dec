import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { LineField } from "../src/orders/mod.ts";
import { sheetReading } from "./_reading.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TITLE: Rows = [
  [30, [40, "Calder Pumps Ltd"]],
  [60, [40, "PURCHASE ORDER 4711"]],
];

function read(...pages: Rows[]) {
  return drafts(...pages)[0]!;
}

function drafts(...pages: Rows[]) {
  const read = pages.map((rows, i) => pageOf([...(i ? [] : TITLE), ...rows]));
  return ordersOf(readingOf(...read), { ownNames: [] }).drafts;
}

function values({ lines }: ReturnType<typeof read>, ...names: LineField[]) {
  return lines.map(({ fields }) => names.map((name) => fields[name]?.value));
}

const told = ({ findings }: ReturnType<typeof read>) => findings.map(({ code, level }) => `${level} ${code}`);

describe("ordersOf() of lines that are held against what is printed", () => {
  test("takes sizes of one figure to the next for sizes, and misses none where all rows have a sum", () => {
    const rows = [
      ["PO #", "4711"],
      [
        "Style #",
        "Description",
        "Color",
        "Unit Cost",
        "6-8",
        "9-11",
        "12-14",
        "16",
        "Total Units",
        "Total Cost",
      ],
      ["K1102", "Swim short", "AQUA", "2.50", "12", "24", "36", "12", "84", "210.00"],
      ["K1107", "Rash guard", "NAVY", "4.00", "10", "10", "20", "10", "50", "200.00"],
      ["", "", "TOTAL", "", "", "", "", "", "134", "410.00"],
    ];
    const [draft] = ordersOf(sheetReading(rows), { ownNames: [] }).drafts;
    expect(values(draft!, "quantity").flat()).toEqual(["12", "24", "36", "12", "10", "10", "20", "10"]);
    expect(told(draft!)).not.toContain("error missing_lines");
  });

  test("says what lines with prices and no amounts lack to the printed total", () => {
    const of = (total: string) =>
      read([
        [200, [40, "SKU"], [140, "Description"], [-400, "Cost"], [-480, "Units"]],
        [220, [40, "AB-1001"], [140, "Tote bag, black"], [-400, "12.00"], [-480, "60"]],
        [240, [40, "AB-1002"], [140, "Satchel, brown"], [-400, "16.00"], [-480, "80"]],
        [280, [300, "Total Cost"], [-480, total]],
      ]);
    expect(told(of("2,000.00"))).toEqual([]);
    expect(told(of("2,600.00"))).toContain("error missing_lines");
  });

  test("takes short numbers under a heading of codes for codes, whatever the words say of sizes", () => {
    const draft = read([
      [200, [40, "Item Code"], [140, "Description"], [-400, "Qty"], [-480, "Price"], [-560, "Amount"]],
      [220, [40, "102"], [140, "Label 30/sheet"], [-400, "2"], [-480, "5.00"], [-560, "10.00"]],
      [240, [40, "104"], [140, "Paper A4/80g"], [-400, "3"], [-480, "5.00"], [-560, "15.00"]],
      [260, [40, "107"], [140, "Binder D25/2in"], [-400, "4"], [-480, "5.00"], [-560, "20.00"]],
    ]);
    expect(values(draft, "customerSku").flat()).toEqual(["102", "104", "107"]);
    expect(told(draft)).toEqual([]);
  });

  test("takes no code of another order's line, read in two pieces over a sum of counts, for one that nobody read", () => {
    const page = (number: string, code: string): Rows => [
      [150, [40, `ORDER NUMBER: ${number}`]],
      [
        200,
        [40, "SKU"],
        [100, "MFG Style"],
        [200, "Description"],
        [-480, "Cost/Unit"],
        [-560, "Total Units"],
      ],
      [220, [40, `${code}1`], [100, "EHH776-27-"], [200, "Tote bag"], [-480, "$12.00"], [-560, "60"]],
      [231, [100, "085"]],
      [246, [40, `${code}2`], [100, "EHH513-42-"], [200, "Satchel"], [-480, "$16.00"], [-560, "80"]],
      [257, [100, "060"]],
      [272, [200, "Total Cost $2000.00"], [470, "Total Qty."], [-560, "140"]],
    ];
    const all = drafts(page("1915414", "49296"), page("1915421", "49300"));
    expect(all.map(({ lines }) => lines.length)).toEqual([2, 2]);
    expect(all.flatMap(told)).not.toContain("error missing_lines");
  });

  test("takes a tax with what it is on for no line, and for no other amount of it", () => {
    const draft = read([
      [200, [40, "Number"], [140, "Description"], [-400, "Qty"], [-480, "Price"], [-570, "Amount"]],
      [220, [40, "66-1616"], [140, "Catheter, foley"], [-400, "1,000"], [-480, "39.35"], [-570, "39,350.00"]],
      [240, [40, "37-9485"], [140, "Gauze, sterile"], [-400, "10"], [-480, "10.65"], [-570, "106.50"]],
      [270, [-480, "Subtotal"], [-570, "39,456.50"]],
      [284, [-464, "VAT 15% on 39,456.50"], [-570, "5,918.48"]],
      [298, [-480, "Total"], [-570, "45,374.98"]],
    ]);
    expect(draft.lines).toHaveLength(2);
    expect(told(draft)).toEqual([]);
  });
});
