import { expect, test } from "bun:test";
import { COUNTED, FIGURES, read, readTitled, TABLE, valuesOf } from "./fixtures/layouts/_drafts.ts";

const MONDAY = "2026-03-30";

function warnings({ findings }: ReturnType<typeof read>) {
  return findings.filter(({ code }) => code === "derived_date").map(({ message }) => message);
}

test.each(["KW 14/2026", "wk 14 2026", "CW 14/26", "semaine 14/2026", "2026-W14"])(
  "layout() reads %s, asked for at the head, as the week's Monday, and says so",
  (week) => {
    const draft = read(
      [30, [40, "Calder Pumps Ltd"]],
      [60, [40, "PURCHASE ORDER 4711"], [300, `Liefertermin: ${week}`]],
      ...TABLE,
    );
    expect(draft.header.requiredDate?.value).toBe(MONDAY);
    expect(warnings(draft)).toEqual([`The required date ${MONDAY} is the Monday of "${week}"`]);
  },
);

test("layout() reads weeks in a column of days, and says it once", () => {
  const draft = readTitled([
    [300, [40, "Item"], [140, "Description"], [270, "Liefertermin"], ...FIGURES],
    [316, [40, "AB-1001"], [140, "Hex bolt M8"], [270, "KW 14/2026"], ...COUNTED],
    [330, [40, "AB-1002"], [140, "Hex bolt M9"], [270, "KW 15/2026"], ...COUNTED],
  ]);
  expect(valuesOf(draft, "requiredDate")).toEqual([[MONDAY], ["2026-04-06"]]);
  expect(warnings(draft)).toEqual([
    `Line 1: ${MONDAY} is the Monday of "KW 14/2026", and 1 other line names a week too`,
  ]);
});

test("layout() reads no day from weeks that are a range, of no year or of none that has them", () => {
  for (const week of ["KW 14-16/2026", "KW 14", "KW 54/2026"]) {
    const draft = read(
      [30, [40, "Calder Pumps Ltd"]],
      [60, [40, "PURCHASE ORDER 4711"], [300, `Liefertermin: ${week}`]],
      ...TABLE,
    );
    expect(draft.header.requiredDate).toBeUndefined();
  }
});
