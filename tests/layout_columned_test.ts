import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";

/** Of each line of a mail's text: code, words, quantity and price. */
async function linesOf(...rows: string[]) {
  const head = ["From: kim@buyer.example", "To: orders@seller.example", "Subject: PO 45-7781", ""];
  const text = [...head, "Hello,", "", "please send us:", "", ...rows, "", "Thanks", "Kim", ""].join("\r\n");
  const { drafts } = ordersOf(await readFile(new TextEncoder().encode(text), "eml"), { ownNames: [] });
  return drafts.flatMap(({ lines }) =>
    lines.map(({ fields: f }) =>
      [f.customerSku, f.description, f.quantity, f.unitPrice].map((read) => read?.value),
    ),
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
});
