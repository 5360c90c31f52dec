import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";

/** The order that a mail's text is. */
async function orderOf(...rows: string[]) {
  const head = ["From: kim@buyer.example", "To: orders@seller.example", "Subject: PO 45-7781", ""];
  const text = [...head, "Hello,", "", "please send us:", "", ...rows, "", "Thanks", "Kim", ""].join("\r\n");
  const { drafts } = ordersOf(await readFile(new TextEncoder().encode(text), "eml"), { ownNames: [] });
  return drafts[0]!;
}

/** Of each line of it: code, words, quantity and price. */
async function linesOf(...rows: string[]) {
  const { lines } = await orderOf(...rows);
  return lines.map(({ fields: f }) =>
    [f.customerSku, f.description, f.quantity, f.unitPrice].map((read) => read?.value),
  );
}

const ROWS = [
  ["Part", "Description", "Qty", "UOM", "Price"],
  ["HX-200", "Hex bolt, stainless 316", "209", "EA", "3.67"],
  ["BV-100", "Ball valve M12 x 40", "12", "EA", "14.50"],
];
const READ = [
  ["HX-200", "Hex bolt, stainless 316", "209", "3.67"],
  ["BV-100", "Ball valve M12 x 40", "12", "14.5"],
];
/** Figures end where their caption does. */
const LEVEL = [
  "Part    Description               Qty  UOM   Price",
  "HX-200  Hex bolt, stainless 316   209  EA     3.67",
  "BV-100  Ball valve M12 x 40        12  EA    14.50",
];

describe("ordersOf() of a mail's text", () => {
  test.each([
    ["tabs", ROWS.map((row) => row.join("\t"))],
    ["bars", ROWS.map((row) => `| ${row.join(" | ")} |`)],
    [
      "bars over a ruler",
      [ROWS[0]!.join("|"), "---|---|---:|---|---:", ...ROWS.slice(1).map((row) => row.join("|"))],
    ],
    ["blanks that run through all rows", LEVEL],
  ] as [string, string[]][])("reads cells parted by %s as columns", async (_, rows) => {
    expect(await linesOf(...rows)).toEqual(READ);
  });

  test("takes no street below such rows for one of them", async () => {
    const address = [
      "",
      "Kim Arden",
      "Pruett & Daley Tool Co.",
      "6600 W. Lake Ave Suite 210",
      "Fairhaven, TX 75002",
    ];
    expect(await linesOf(...LEVEL, ...address)).toEqual(READ);
  });

  test.each([
    [
      "labels beside each other, numbers of digits alone",
      "Part: 840477  Desc: Label roll  Qty: 11",
      ["840477", "Label roll", "11", undefined],
    ],
    [
      "a number of digits before its count",
      "611136, 340 FT, $61.57/ea",
      ["611136", undefined, "340", "61.57"],
    ],
    [
      "a part number that begins with a figure behind an x",
      "425 x 601A818 Circuit breaker @ 4.94",
      ["601A818", "Circuit breaker", "425", "4.94"],
    ],
  ])("reads %s", async (_, row, read) => {
    const other = row.replace(/840477|611136|601A818/, (code) => code.replace("1", "7"));
    expect((await linesOf(row, other))[0]).toEqual(read as string[]);
  });

  test.each([
    ["in brackets", ["Hex bolt: 20 EA (4.50)", "Ball valve: 2 EA (7.25)"]],
    ["behind a part number", ["20  HX-2001  4.50", "2  BV-1002  7.25"]],
  ])("reads money without a sign %s by the sum that is printed", async (_, rows) => {
    const { lines } = await orderOf(...rows, "", "Total: $104.50");
    expect(lines.map(({ fields }) => fields.unitPrice?.value)).toEqual(["4.5", "7.25"]);
  });

  test("says of money behind an item that nothing tells whether it is a price or a sum", async () => {
    const rows = ["HX-2001 - Hex bolt - 850 KG - $4.86", "BV-1002 - Ball valve - 6 FT - $647.21"];
    const told = ({ findings }: Draft) =>
      findings.filter(({ code }) => code === "unread_value").map(({ message }) => message);
    expect(told(await orderOf(...rows))).toEqual([
      'Nothing says whether "$4.86" is the price or the sum of its line: it was not read',
    ]);
    expect(told(await orderOf(...rows, "", "Total: $8,014.26"))).toEqual([]);
  });
});
