import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { pageOf, readingOf } from "./_reading.ts";
import { book, type Cell } from "./bench/families/_book.ts";

const HEAD: Cell[][] = [
  ["Purchase order", "45-7781"],
  ["Order date", "2024-03-12"],
];

/** The same rows as a sheet and as a page. */
async function bothOf(rows: Cell[][]): Promise<[sheet: Draft, page: Draft]> {
  const all = [...HEAD, ...rows];
  const texts = all.map((row) => row.map((cell) => String(cell ?? "")));
  const readings = [await readFile(book({ Order: all }), "xlsx"), readingOf(pageOf(texts))];
  const [sheet, page] = readings.map((reading) => ordersOf(reading, { ownNames: [] }).drafts[0]!);
  return [sheet!, page!];
}

const quantities = ({ lines }: Draft) => lines.map(({ fields }) => fields.quantity?.value);
const errors = ({ findings }: Draft) =>
  findings.filter(({ level }) => level === "error").map(({ code }) => code);

/** Three rows of counts, with what stands behind them. */
const counts = (...behind: Cell[][]): Cell[][] => [
  ["CU-100", "Paper cup", 2, 3, null, 1, ...behind[0]!],
  ["LI-220", "Lid for cup", 1, null, null, 4, ...behind[1]!],
  ["TR-315", "Serving tray", 1, 1, null, 1, ...behind[2]!],
];
const SUMS = counts([6], [5], [3]);

describe("withSum()", () => {
  test.each([
    ["days", ["Code", "Product", "Mon", "Tue", "Wed", "Thu", "Total"]],
    ["days in German", ["Art.-Nr.", "Bezeichnung", "Mo", "Di", "Mi", "Do", "Summe"]],
    ["weeks by their numbers", ["Code", "Description", "KW 14", "KW 15", "KW 16", "KW 17", "Total"]],
    [
      "months, the sum in front of what nobody named",
      ["Code", "Description", "Jan", "Feb", "Mar", "Apr", "Sum"],
    ],
    ["places", ["Code", "Description", "Qty Leeds", "Qty York", "Qty Hull", "Qty Bath", "Total Qty"]],
  ])("takes the sum of its neighbours for the quantity: %s", async (_, heading) => {
    for (const draft of await bothOf([heading, ...SUMS])) {
      expect(quantities(draft)).toEqual(["6", "5", "3"]);
      expect(errors(draft)).toEqual([]);
    }
  });

  test("takes the week's count where prices and costs stand behind it", async () => {
    const heading = ["Code", "Product", "Mon", "Tue", "Wed", "Thu", "Week total", "Price", "Cost"];
    for (const draft of await bothOf([heading, ...counts([6, 2.5, 15], [5, 1.2, 6], [3, 3.1, 9.3])])) {
      expect(quantities(draft)).toEqual(["6", "5", "3"]);
      expect(draft.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["15", "6", "9.3"]);
    }
  });

  test("leaves what is to be ordered beside a stock and its level", async () => {
    const rows = [
      ["CU-100", "Paper cup", 50, 20, 30, 2.5],
      ["LI-220", "Lid for cup", 50, 10, 40, 1.2],
      ["TR-315", "Serving tray", 30, 10, 20, 3.1],
    ];
    for (const draft of await bothOf([["Part", "Description", "Min", "Stock", "Order", "Price"], ...rows]))
      expect(quantities(draft)).toEqual(["30", "40", "20"]);
  });

  test("leaves the quantity that the prices prove", async () => {
    const rows = [
      ["CU-100", "Paper cup", 50, 5, 55, 2.5, 125],
      ["LI-220", "Lid for cup", 40, 4, 44, 1.2, 48],
    ];
    const heading = ["Part", "Description", "Qty", "Free", "Total Qty", "Price", "Amount"];
    for (const draft of await bothOf([heading, ...rows])) expect(quantities(draft)).toEqual(["50", "40"]);
  });
});

describe("uncounted()", () => {
  test.each([
    ["without prices", ["Code", "Product", "Mon", "Tue", "Wed", "Thu"], counts([], [], [])],
    [
      "with prices that prove none of them",
      ["Code", "Product", "Mon", "Tue", "Wed", "Thu", "Price", "Amount"],
      counts([2.5, 15], [1.2, 6], [3.1, 9.3]),
    ],
  ])("is an error where days count and no column is their sum: %s", async (_, heading, rows) => {
    for (const draft of await bothOf([heading, ...rows])) {
      expect(draft.lines).toHaveLength(3);
      expect(draft.findings).toContainEqual({
        code: "open_quantity",
        level: "error",
        field: "quantity",
        message: `"Tue", "Thu" count too, and no column is their sum: the quantities that were read are those under "Mon" alone`,
        evidence: draft.lines[0]!.fields.quantity!.evidence!,
      });
    }
  });
});
