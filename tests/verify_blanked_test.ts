import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { pageOf, readingOf } from "./_reading.ts";

/** The counts of an order's rows as they are read of a scan, and the lines of which something odd is told. */
function read(...counts: string[]) {
  const rows = counts.map((count, at) => [
    `AB-20${at}`,
    ["Hex bolt", "Seal", "Washer"][at]!,
    count,
    "12.5 kg",
  ]);
  const page = pageOf([["Purchase Order", "PO-4711"], ["Item", "Description", "Qty", "Weight"], ...rows]);
  const words = page.words.map((word) => ({ ...word, confidence: 0.95 }));
  const [draft] = ordersOf(readingOf({ ...page, words, scanned: true }), { ownNames: [] }).drafts;
  return {
    counts: draft!.lines.map(({ fields }) => Number(fields.quantity?.value)),
    odd: draft!.findings.flatMap(({ code, lineId, level }) =>
      code === "odd_line" ? [`${lineId} ${level}`] : [],
    ),
  };
}

test("a blank for a point that was not recognized says nothing of the other counts, and is an error", () => {
  expect(read("2.500", "10.000", "2 500")).toEqual({ counts: [2.5, 10, 2500], odd: ["2 error"] });
});

test("where all thousands are parted by blanks nothing is odd", () => {
  expect(read("2 500", "10 000", "500")).toEqual({ counts: [2500, 10000, 500], odd: [] });
});
