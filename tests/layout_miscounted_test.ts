import { describe, expect, test } from "bun:test";
import { countIn } from "../src/extraction/layout/values/counts.ts";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { sheetReading } from "./_reading.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

describe("countIn()", () => {
  test.each([
    ["EA 12", "12", "EA"],
    ["EA12", "12", "EA"],
    ["2½", "2.5", undefined],
    ["2 1/2", "2.5", undefined],
    ["¾", "0.75", undefined],
    ["Twelve (12)", "12", undefined],
    ["twelve", "12", undefined],
    ["Qty: 12", "12", undefined],
    ["[12]", "12", undefined],
    ["12;", "12", undefined],
  ])("reads %p", (text, value, unit) => {
    expect(countIn(text, ".")).toEqual({ value, ...(unit && { unit }) });
  });

  test.each(["12+", "~12", "12-14", "12 of 24", "ca. 12", "2 x 6", "dozens of it", "TBD"])(
    "takes %p for no sure count",
    (text) => expect(countIn(text, ".")).toBeNull(),
  );
});

describe("layout() of a count that is none", () => {
  const HEAD: Line = [100, [40, "Part No"], [140, "Description"], [-340, "Qty"], [-430, "Unit Price"]];
  const rows = (count: string, ...price: [number, string][]): Line[] => [
    [40, [40, "Acme Works Ltd"], [400, "Order 4711"]],
    price.length ? HEAD : (HEAD.slice(0, 4) as Line),
    [118, [40, "AB-4711"], [140, "Hex bolt zinc"], [-340, "100"], ...price],
    [136, [40, "AB-4712"], [140, "Hex nut plain"], [-340, count], ...price],
    [154, [40, "AB-4713"], [140, "Washer flat"], [-340, "7"], ...price],
  ];
  const drafted = (lines: Line[]) => ordersOf(readingOf(pageOf(lines)), { ownNames: [] }).drafts[0]!;

  test.each(["12+", "~12", "TBD", "2 x 6", "12 of 24", "12/24", "approx 12"])(
    "keeps the line of %p and says so, with a price or without",
    (count) => {
      for (const price of [[], [[-430, "1.50"]]] as [number, string][][]) {
        const { lines, findings } = drafted(rows(count, ...price));
        expect(lines.map(({ fields }) => [fields.description?.value, fields.quantity?.value])).toEqual([
          ["Hex bolt zinc", "100"],
          ["Hex nut plain", undefined],
          ["Washer flat", "7"],
        ]);
        expect(findings.filter(({ level }) => level === "error").map(({ message }) => message)).toContain(
          `Line 2: the quantity "${count}" could not be read`,
        );
      }
    },
  );

  test("takes a unit under a count for no line, though a code and words go on beside it", () => {
    const lines = rows("40");
    lines.splice(4, 0, [146, [40, "-REV2"], [140, "grade 8"], [-340, "EA"]]);
    expect(drafted(lines).lines.map(({ fields }) => fields.quantity?.value)).toEqual(["100", "40", "7"]);
  });

  test("takes a row of a sheet's other heading for no line", () => {
    const { lines } = ordersOf(
      sheetReading([
        ["Header", "PO Number", "Order Date", "Buyer", "Supplier"],
        ["Line", "Line Number", "Part Num", "Description", "Quantity", "Price"],
        ["Header", "4711", "2026-01-05", "Northgate Milling", "Cedar Ridge Foods Company"],
        ["Line", "1", "AB-4711", "Hex bolt", "7", "1.50"],
        ["Line", "2", "AB-4712", "Hex nut", "9", "2.50"],
      ]),
      { ownNames: [] },
    ).drafts[0]!;
    expect(lines.map(({ fields }) => fields.quantity?.value)).toEqual(["7", "9"]);
  });

  test("reads a count with its unit before it, and keeps the unit out of the words", () => {
    const { lines, findings } = drafted(rows("EA 12"));
    expect(lines[1]!.fields).toMatchObject({
      quantity: { value: "12" },
      unit: { value: "EA" },
      description: { value: "Hex nut plain" },
    });
    expect(findings).toEqual([]);
  });

  test("points to halves where they stand", () => {
    const { lines, findings } = drafted(rows("2½"));
    expect(lines[1]!.fields.quantity).toMatchObject({ value: "2.5", evidence: { text: "2½" } });
    expect(findings).toEqual([]);
  });
});
