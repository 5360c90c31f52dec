import { expect, test } from "bun:test";
import { COUNTED, FIGURES, read } from "./fixtures/layouts/_drafts.ts";

function table(printed: string[], ordered = "Date: 2026-03-12") {
  return read(
    [30, [40, "Calder Pumps Ltd"]],
    [60, [40, "PURCHASE ORDER 4711"], [300, ordered]],
    [300, [40, "Item"], [140, "Description"], [270, "Required"], ...FIGURES],
    ...printed.map((day, i): [number, ...[number, string][]] => [
      316 + 14 * i,
      [40, `AB-100${i}`],
      [140, "Hex bolt M8"],
      [270, day],
      ...(COUNTED as [number, string][]),
    ]),
  );
}

test.each([
  ["3/27", "2026-03-27"],
  ["27/3", "2026-03-27"],
  ["27.03.", "2026-03-27"],
  ["27-Mar", "2026-03-27"],
  ["Mar 27", "2026-03-27"],
])(
  "layout() reads the day %s of a table without its year from the order's on, and says so",
  (printed, day) => {
    const draft = table([printed, printed]);
    expect(draft.lines.map(({ fields }) => fields.requiredDate?.value)).toEqual([day, day]);
    expect(
      draft.findings.filter(({ code }) => code === "derived_date").map(({ message }) => message),
    ).toEqual([
      `Line 1: ${day} was worked out from "${printed}" and the order's date 2026-03-12, and 1 other line names a day without its year too`,
    ]);
  },
);

test("layout() reads the month first where years lead", () => {
  const { lines } = table(["07/08"], "発行日: 2026年07月01日");
  expect(lines[0]?.fields.requiredDate?.value).toBe("2026-07-08");
});

test("layout() reads a day without its year in the year that begins", () => {
  const { lines } = table(["1/15"], "Date: 2025-12-02");
  expect(lines[0]?.fields.requiredDate?.value).toBe("2026-01-15");
});

test.each([
  ["that is over", ["3/10"], undefined],
  ["of an order without its day", ["3/27"], "Net 30"],
])("layout() reads no day %s", (_, printed, ordered) => {
  expect(table(printed, ordered).lines[0]?.fields.requiredDate).toBeUndefined();
});
