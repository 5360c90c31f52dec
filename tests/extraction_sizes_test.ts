import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Rows = Parameters<typeof pageOf>[0];

const TOP: Rows = [
  [40, { x: 40, text: "PURCHASE ORDER", size: 18 }],
  [60, [40, "PO Number: 70-4711"]],
];
const HEADS: Rows[number] = [
  300,
  [40, "Style"],
  [110, "Description"],
  [-300, "S"],
  [-330, "M"],
  [-360, "L"],
  [-390, "XL"],
  [-450, "Total"],
  [-510, "Price"],
  [-575, "Amount"],
];

function draftOf(...pages: Rows[]): Draft {
  return ordersOf(readingOf(...pages.map((rows) => pageOf(rows))), { ownNames: [] }).drafts[0]!;
}

function said({ lines }: Draft) {
  return lines.map(({ fields: f }) => [
    f.customerSku?.value,
    f.description?.value,
    f.quantity?.value,
    f.unitPrice?.value,
  ]);
}

function errors({ findings }: Draft) {
  return findings.filter(({ level }) => level === "error").map(({ code }) => code);
}

describe("ordersOf() sizes on pages", () => {
  test("reads a line for each size that heads a column and is ordered", () => {
    const draft = draftOf([
      ...TOP,
      HEADS,
      [
        320,
        [40, "TX-100"],
        [110, "Crew shirt navy"],
        [-300, "6"],
        [-330, "12"],
        [-390, "6"],
        [-450, "24"],
        [-510, "4.50"],
        [-575, "108.00"],
      ],
      [
        340,
        [40, "TX-200"],
        [110, "Polo white"],
        [-330, "10"],
        [-360, "0"],
        [-450, "10"],
        [-510, "8.00"],
        [-575, "80.00"],
      ],
      [380, [-510, "Total"], [-575, "188.00"]],
    ]);
    expect(said(draft)).toEqual([
      ["TX-100", "Crew shirt navy S", "6", "4.5"],
      ["TX-100", "Crew shirt navy M", "12", "4.5"],
      ["TX-100", "Crew shirt navy XL", "6", "4.5"],
      ["TX-200", "Polo white M", "10", "8"],
    ]);
    expect(errors(draft)).toEqual([]);
    const { evidence } = draft.lines[2]!.fields.description!;
    expect(evidence).toMatchObject({ page: 1, also: { page: 1 } });
    expect(draft.lines[2]!.fields.quantity!.evidence).toMatchObject({ text: "6" });
  });

  test("takes the style for the item where its colours have codes and names in columns of their own", () => {
    const row = (y: number, colour: string, name: string, counts: string[], sum: string): Rows[number] => [
      y,
      [40, "AW27-HD204"],
      [120, colour],
      [180, name],
      ...counts.map((count, i): [number, string] => [[-300, -340, -380][i]!, count]),
      [-450, sum],
      [-510, "8.45"],
    ];
    const draft = draftOf([
      ...TOP,
      [
        300,
        [40, "Style"],
        [120, "Colour Code"],
        [180, "Colour"],
        [-300, "S"],
        [-340, "M"],
        [-380, "L"],
        [-450, "Total Units"],
        [-510, "Unit Cost"],
      ],
      row(320, "0118", "Navy Marl", ["120", "360", "480"], "960"),
      row(340, "0004", "Black", ["60", "240", "600"], "900"),
    ]);
    expect(said(draft)).toEqual([
      ["AW27-HD204", "AW27-HD204 0118 Navy Marl S", "120", "8.45"],
      ["AW27-HD204", "AW27-HD204 0118 Navy Marl M", "360", "8.45"],
      ["AW27-HD204", "AW27-HD204 0118 Navy Marl L", "480", "8.45"],
      ["AW27-HD204", "AW27-HD204 0004 Black S", "60", "8.45"],
      ["AW27-HD204", "AW27-HD204 0004 Black M", "240", "8.45"],
      ["AW27-HD204", "AW27-HD204 0004 Black L", "600", "8.45"],
    ]);
    expect(draft.findings).toEqual([]);
  });

  test("reads the price of each size from the row under the counts", () => {
    const draft = draftOf([
      ...TOP,
      [80, [40, "In-hands: 05/30/2023"]],
      [
        300,
        [40, "Style"],
        [110, "Description"],
        [230, "Color"],
        [-300, "S"],
        [-330, "M"],
        [-360, "L"],
        [-390, "XL"],
        [-450, "Total"],
        [-575, "Amount"],
      ],
      [
        320,
        [40, "TX-100"],
        [110, "Crew shirt"],
        [230, "Navy"],
        [-300, "6"],
        [-330, "12"],
        [-390, "6"],
        [-450, "24"],
        [-575, "120.00"],
      ],
      [334, [240, "Cost"], [-300, "4.50"], [-330, "4.50"], [-360, "5.50"], [-390, "6.50"]],
      [360, [40, "TX-200"], [110, "Polo"], [230, "White"], [-360, "5"], [-450, "5"], [-575, "47.50"]],
      [374, [240, "Cost"], [-300, "8.50"], [-330, "8.50"], [-360, "9.50"], [-390, "9.50"]],
      [400, [390, "Total"], [-575, "167.50"]],
    ]);
    expect(said(draft)).toEqual([
      ["TX-100", "Crew shirt Navy S", "6", "4.5"],
      ["TX-100", "Crew shirt Navy M", "12", "4.5"],
      ["TX-100", "Crew shirt Navy XL", "6", "6.5"],
      ["TX-200", "Polo White L", "5", "9.5"],
    ]);
    expect(draft.header.requiredDate?.value).toBe("2023-05-30");
    expect(errors(draft)).toEqual([]);
  });

  test("says so where the sizes don't make the row's quantity", () => {
    const draft = draftOf([
      ...TOP,
      HEADS,
      [
        320,
        [40, "TX-100"],
        [110, "Crew shirt navy"],
        [-300, "6"],
        [-330, "12"],
        [-450, "24"],
        [-510, "4.50"],
        [-575, "108.00"],
      ],
      [340, [40, "TX-200"], [110, "Polo white"], [-330, "10"], [-450, "10"], [-510, "8.00"], [-575, "80.00"]],
    ]);
    expect(draft.findings.find(({ code }) => code === "sizes_differ")).toMatchObject({
      level: "error",
      lineId: "0",
      message: "The sizes come to 18, but the row orders 24",
    });
  });

  test("reads numbered sizes without a column of sums, over two pages with one head", () => {
    const heads: Rows[number] = [
      300,
      [40, "Article"],
      [130, "Description"],
      ...([38, 39, 40, 41].map((size, i) => [-(310 + 30 * i), String(size)]) as [number, string][]),
      [-520, "Price"],
    ];
    const row = (y: number, code: string, counts: (number | null)[], price: string): Rows[number] => [
      y,
      [40, code],
      [130, "Work boot"],
      ...(counts.flatMap((n, i) => (n ? [[-(310 + 30 * i), String(n)]] : [])) as [number, string][]),
      [-520, price],
    ];
    const draft = draftOf(
      [
        ...TOP,
        heads,
        row(320, "WB-1001", [2, 4, null, 1], "61.00"),
        row(340, "WB-1002", [1, 1, 3, 3], "64.50"),
      ],
      [row(60, "WB-1003", [5, null, null, 5], "70.00"), row(80, "WB-1004", [null, 7, 7, 9], "72.00")],
    );
    expect(said(draft).map(([code, words, quantity]) => `${code} ${words} ${quantity}`)).toEqual([
      "WB-1001 Work boot 38 2",
      "WB-1001 Work boot 39 4",
      "WB-1001 Work boot 41 1",
      "WB-1002 Work boot 38 1",
      "WB-1002 Work boot 39 1",
      "WB-1002 Work boot 40 3",
      "WB-1002 Work boot 41 3",
      "WB-1003 Work boot 38 5",
      "WB-1003 Work boot 41 5",
      "WB-1004 Work boot 39 7",
      "WB-1004 Work boot 40 7",
      "WB-1004 Work boot 41 9",
    ]);
    expect(errors(draft)).toEqual([]);
  });

  test("reads sizes that stand on a line of their own under the row, over their quantities", () => {
    const draft = draftOf([
      ...TOP,
      [300, [40, "Style"], [110, "Description"], [-390, "Qty"], [-480, "Price"], [-575, "Amount"]],
      [320, [40, "TX-100"], [110, "Crew shirt navy"], [-390, "24"], [-480, "4.50"], [-575, "108.00"]],
      [334, [110, "Size:"], [160, "S"], [190, "M"], [220, "L"], [250, "XL"]],
      [348, [110, "Qty:"], [160, "6"], [190, "6"], [220, "10"], [250, "2"]],
      [370, [40, "TX-200"], [110, "Polo white"], [-390, "10"], [-480, "8.00"], [-575, "80.00"]],
      [384, [110, "Size:"], [160, "38"], [190, "40"], [220, "42"]],
      [398, [110, "Qty:"], [160, "5"], [190, "3"], [220, "2"]],
    ]);
    expect(said(draft)).toEqual([
      ["TX-100", "Crew shirt navy S", "6", "4.5"],
      ["TX-100", "Crew shirt navy M", "6", "4.5"],
      ["TX-100", "Crew shirt navy L", "10", "4.5"],
      ["TX-100", "Crew shirt navy XL", "2", "4.5"],
      ["TX-200", "Polo white 38", "5", "8"],
      ["TX-200", "Polo white 40", "3", "8"],
      ["TX-200", "Polo white 42", "2", "8"],
    ]);
    expect(errors(draft)).toEqual([]);
  });

  test("takes figures that rise in a row for no sizes", () => {
    const draft = draftOf([
      ...TOP,
      [
        300,
        [40, "Line"],
        [80, "Part"],
        [180, "Description"],
        [-390, "Qty"],
        [-480, "Price"],
        [-575, "Amount"],
      ],
      [320, [40, "1"], [80, "HX-100"], [180, "Bolt 2 3 4"], [-390, "2"], [-480, "3.00"], [-575, "6.00"]],
      [340, [40, "2"], [80, "HX-101"], [180, "Bolt 5"], [-390, "4"], [-480, "5.00"], [-575, "20.00"]],
    ]);
    expect(draft.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["2", "4"]);
  });

  test("reads numbered sizes of which the largest are twice as far apart, counted under Units", () => {
    const draft = draftOf([
      ...TOP,
      [
        300,
        [40, "Style"],
        [110, "Description"],
        [-300, "6"],
        [-330, "7"],
        [-360, "8"],
        [-390, "10"],
        [-450, "Units"],
        [-510, "Unit Cost"],
        [-575, "Ext. Cost"],
      ],
      [
        320,
        [40, "TX-300"],
        [110, "Smock dress"],
        [-300, "36"],
        [-330, "60"],
        [-360, "24"],
        [-390, "12"],
        [-450, "132"],
        [-510, "9.70"],
        [-575, "1,280.40"],
      ],
    ]);
    expect(said(draft)).toEqual([
      ["TX-300", "Smock dress 6", "36", "9.7"],
      ["TX-300", "Smock dress 7", "60", "9.7"],
      ["TX-300", "Smock dress 8", "24", "9.7"],
      ["TX-300", "Smock dress 10", "12", "9.7"],
    ]);
    expect(errors(draft)).toEqual([]);
  });

  test("reads sizes five apart that say for whom they are cut, under a second heading of the page", () => {
    const sizes = (y: number, texts: string[]): Rows[number] => [
      y,
      [40, texts[0]!],
      [110, texts[1]!],
      ...texts.slice(2).map((text, i): [number, string] => [-[300, 330, 360, 450, 510, 575][i]!, text]),
    ];
    const heads = (y: number, ...run: string[]) =>
      sizes(y, ["Style", "Description", ...run, "Units", "Cost", "Ext. Cost"]);
    const draft = draftOf([
      ...TOP,
      heads(300, "S", "M", "L"),
      sizes(320, ["TX-100", "Drill shirt", "12", "40", "60", "112", "31.45", "3,522.40"]),
      sizes(340, ["TX-110", "Jacket", "6", "18", "24", "48", "64.90", "3,115.20"]),
      heads(366, "77R", "82R", "87R"),
      sizes(386, ["TX-120", "Cargo pant", "15", "30", "45", "90", "42.75", "3,847.50"]),
      [420, [-510, "Total"], [-575, "10,485.10"]],
    ]);
    expect(said(draft).slice(6)).toEqual([
      ["TX-120", "Cargo pant 77R", "15", "42.75"],
      ["TX-120", "Cargo pant 82R", "30", "42.75"],
      ["TX-120", "Cargo pant 87R", "45", "42.75"],
    ]);
    expect(errors(draft)).toEqual([]);
  });
});
