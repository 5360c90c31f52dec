import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

type Cells = [code: string, words: string, count: string, price: string];

const X = [40, 140, -340, -430];
const drafted = (rows: Cells[], ...below: Line[]) => {
  const lines = rows.map(
    (cells, i): Line => [
      118 + 18 * i,
      ...cells.flatMap((text, at) => (text ? [[X[at]!, text] as [number, string]] : [])),
    ],
  );
  const head: Line = [100, [40, "Part No"], [140, "Description"], [-340, "Qty"], [-430, "Unit Price"]];
  const page = pageOf([[40, [40, "Purchase Order"], [400, "Number 4711"]], head, ...lines, ...below]);
  return ordersOf(readingOf(page), { ownNames: [] }).drafts[0]!;
};
const BOLT: Cells = ["AB-4711", "Hex bolt zinc", "100", "64.00"];
const PIN: Cells = ["AB-4714", "Spring pin", "3", "2.00"];
const SEAL: Cells = ["AB-4715", "Shaft seal", "8", "3.00"];

describe("layout() of a row that lacks what lines have", () => {
  test.each<[string, Cells]>([
    ["its count", ["AB-4712", "Hex nut plain", "", "16.50"]],
    ["its count and price", ["AB-4712", "Hex nut plain", "", ""]],
    ["its count and words", ["AB-4712", "", "", "16.50"]],
    ["its code and count", ["", "Hex nut plain", "", "16.50"]],
  ])("says that it was not read where it lacks %s, wherever it stands", (_, row) => {
    const text = row.filter(Boolean).join(" ");
    for (const rows of [
      [row, BOLT, PIN],
      [BOLT, row, PIN],
      [BOLT, PIN, row],
    ]) {
      const said = drafted(rows).findings.filter(
        ({ code, level }) => code === "missing_lines" && level === "error",
      );
      expect(said.map(({ message }) => message).join()).toContain(text);
    }
  });

  test("says nothing of rows that go on with a line's words, or with another code of it", () => {
    const { lines, findings } = drafted([
      BOLT,
      ["", "grade 8, yellow", "", ""],
      ["MFR 99-1", "made by Acme", "", ""],
      PIN,
    ]);
    expect([lines.length, findings]).toEqual([2, []]);
  });

  test("says nothing of a row that most lines have", () => {
    const gross = (price: string): Cells => ["", "List price", "", price];
    const { lines, findings } = drafted([BOLT, gross("70.00"), PIN, gross("2.50"), SEAL, gross("3.50")]);
    expect([lines.length, findings]).toEqual([3, []]);
  });
});

describe("layout() of a page that offers more than is ordered", () => {
  const offered = [1, 2, 3].map((n): Cells => [`AB-480${n}`, `Variant ${n}`, "", "5.00"]);

  test("takes three rows without a count for offered, and out of the words above them", () => {
    const { lines, findings } = drafted([BOLT, offered[0]!, PIN, offered[1]!, SEAL, offered[2]!]);
    expect(lines.map(({ fields }) => fields.description?.value)).toEqual([
      "Hex bolt zinc",
      "Spring pin",
      "Shaft seal",
    ]);
    expect(findings.map(({ code, level }) => [code, level])).toEqual([["not_ordered", "warning"]]);
  });

  test("takes rows with an empty box for offered where others are ticked, and no box for a part of a code", () => {
    const boxed = (box: string, [code, ...others]: Cells): Cells => [`${box} ${code}`, ...others];
    const { lines, findings } = drafted([boxed("☒", BOLT), boxed("☐", SEAL), boxed("☒", PIN)]);
    expect(lines.map(({ fields }) => fields.customerSku?.value)).toEqual(["AB-4711", "AB-4714"]);
    expect(findings.map(({ code }) => code)).toEqual(["not_ordered"]);
  });

  test("ends the last line where a gap wider than those between lines begins", () => {
    const note: Line = [210, [140, "Please call before delivery"]];
    const { lines } = drafted([BOLT, PIN, SEAL, ["AB-4716", "Gasket", "1", "1.00"]], note);
    expect(lines.at(-1)!.fields.description?.value).toBe("Gasket");
  });
});
