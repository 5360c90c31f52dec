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

  test.each([",", ";"])("reads a list exported with %s between its cells", async (mark) => {
    const rows = ROWS.map((row) => row.map((cell) => cell.replace(", ", " ")).join(mark));
    expect(await linesOf(...rows)).toEqual([["HX-200", "Hex bolt stainless 316", "209", "3.67"], READ[1]!]);
    const { findings } = await orderOf(...rows);
    expect(findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("parts no figures at their commas", async () => {
    const rows = [
      "Article    Description     Quantity   Price/unit   Total",
      "4711-01    Servo motor     2 pcs      312,00 €     624,00 €",
      "4711-09    Encoder cable   4 pcs      38,50 €      154,00 €",
    ];
    expect(await linesOf(...rows)).toEqual([
      ["4711-01", "Servo motor", "2", "312"],
      ["4711-09", "Encoder cable", "4", "38.5"],
    ]);
  });

  test("reads on behind part numbers that begin as a closing does, and says that an order changes another", async () => {
    expect(await linesOf("HX-1021 - 500", "BR-2200 - 25", "LG-7 x 3")).toHaveLength(3);
    const { findings } = await orderOf("Revised order 88213 - please replace the previous:", "15 x 6204-2RS");
    expect(findings.map(({ code }) => code)).toContain("changed_order");
  });

  test("reads labels with wide blanks between", async () => {
    const row = "品番：HX-200　品名：六角ボルト　数量：200個　単価：12円";
    expect(await linesOf(row, row.replaceAll("200", "300"))).toEqual([
      ["HX-200", "六角ボルト", "200", "12"],
      ["HX-300", "六角ボルト", "300", "12"],
    ]);
  });

  test("reads numbered captions over a count with its price", async () => {
    const item = (at: number, words: string) => [`Item ${at}: ${words}`, `Qty: ${at}0 m @ £4.20`, ""];
    expect(await linesOf(...item(1, "Hydraulic hose"), ...item(2, "Hose fitting"))).toEqual([
      [undefined, "Hydraulic hose", "10", "4.2"],
      [undefined, "Hose fitting", "20", "4.2"],
    ]);
  });

  test("parts lists under numbers of their own into orders", async () => {
    const rows = ["PO 1001", "5 x AB-100", "2 x AB-200", "", "PO 1002", "1 x CD-300"];
    const head = ["From: kim@buyer.example", "To: orders@seller.example", "Subject: orders", ""];
    const text = [...head, "Hello,", "", "please send us:", "", ...rows, ""].join("\r\n");
    const { drafts } = ordersOf(await readFile(new TextEncoder().encode(text), "eml"), { ownNames: [] });
    expect(drafts.map(({ header, lines }) => [header.poNumber?.value, lines.length])).toEqual([
      ["1001", 2],
      ["1002", 1],
    ]);
  });

  test.each([
    ["an order's name", "Subject: PO 21565760", 2],
    ["that of another paper", "Subject: Order confirmation 21565760", 0],
    ["what became of goods", "Subject: PO 21565760: items received damaged", 0],
  ])("orders a list under a salutation alone by a subject that says %s: %s", async (_, subject, count) => {
    const rows = [
      "MX37745/7 - Bearing housing class 150 - 344 EA",
      "T79610/2 - Grease cartridge NBR 70 - 475 EA",
    ];
    const head = ["From: kim@buyer.example", "To: orders@seller.example", subject, ""];
    const text = [...head, "Dear Sirs,", "", ...rows, "", "Best regards", "Kim", ""].join("\r\n");
    const { drafts } = ordersOf(await readFile(new TextEncoder().encode(text), "eml"), { ownNames: [] });
    expect(drafts.flatMap(({ lines }) => lines)).toHaveLength(count);
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
    ["a number of digits alone behind its count", "24 1601818", ["1601818", undefined, "24", undefined]],
    ["a count behind an arrow", "601A818 -> 425", ["601A818", undefined, "425", undefined]],
    ["a count behind a sign of sums", "BV-601A818=425", ["BV-601A818", undefined, "425", undefined]],
    [
      "a part number alone that begins with figures",
      "425 x 6204-2RS",
      ["6204-2RS", undefined, "425", undefined],
    ],
    [
      "crowns of a land that is not said",
      "4 stk Lampe, varenr 1601818, kr 89,50 pr stk",
      ["1601818", "Lampe", "4", "89.5"],
    ],
    ["rupees behind a dash", "4 nos Copper lugs HX-1021 @ Rs 38/-", ["HX-1021", "Copper lugs", "4", "38"]],
    [
      "an Arabic count behind its name",
      "مضخة مياه موديل WP-200 العدد 2",
      ["WP-200", "مضخة مياه موديل", "2", undefined],
    ],
    ["rupees", "4 nos HX-1021 Hex Bolt @ Rs. 42.50 each", ["HX-1021", "Hex Bolt", "4", "42.5"]],
    ["a part number that begins as a greeting ends", "4 x LG-200", ["LG-200", undefined, "4", undefined]],
    ["a count behind dots", "601A818 ........ 425", ["601A818", undefined, "425", undefined]],
    ["a count behind its sign", "n. 4 Cinghia A38 cod. 601A818", ["601A818", "Cinghia A38", "4", undefined]],
  ])("reads %s", async (_, row, read) => {
    const other = row.replace(/840477|611136|601A818|1601818/, (code) => code.replace("1", "7"));
    expect((await linesOf(row, other))[0]).toEqual(read as string[]);
  });

  test.each([
    ["in brackets", ["Hex bolt: 20 EA (4.50)", "Ball valve: 2 EA (7.25)"]],
    ["behind a part number", ["20  HX-2001  4.50", "2  BV-1002  7.25"]],
    [
      "behind a dash after the count",
      ["- HX-2001 - Hex bolt - 20 pcs - 4.50", "- BV-1002 - Valve - 2 EA - 7.25"],
    ],
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

test("a text too long to be read whole is an error that says how much was left out", async () => {
  const items = Array.from({ length: 4100 }, (_, i) => [
    `Item: AB-${i}`,
    "Description: Hex bolt",
    "Quantity: 12",
    "Price: 4.50",
    "",
  ]);
  const { lines, findings } = await orderOf(...items.flat());
  expect(lines.length).toBeLessThan(4100);
  expect(findings).toContainEqual({
    code: "partly_read",
    level: "error",
    message: expect.stringMatching(
      /^The text is too long to be read whole: its last \d+ lines were left out$/,
    ),
  });
});
