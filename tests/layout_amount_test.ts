import { expect, test } from "bun:test";
import { layout } from "../src/extraction/layout/layout.ts";
import { pageOf, readingOf } from "./_reading.ts";

test("layout() takes whole numbers under Amount for the quantity where a Total stands behind them", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["No.", "Amount", "Material", "Unit", "Unit Price", "Total"],
    ["1", "1000", "Lunch Box", "Meals", "$15.00", "$15,000.00"],
    ["2", "10", "Vegan Lunch", "Meals", "$10.00", "$100.00"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  const read = draft!.lines.map(({ fields: { quantity, unitPrice, lineTotal } }) =>
    [quantity, unitPrice, lineTotal].map((field) => field?.value),
  );
  expect(read).toEqual([
    ["1000", "15", "15000"],
    ["10", "10", "100"],
  ]);
});

test("layout() keeps Amount a total where it is the only one", () => {
  const rows = [
    ["Purchase Order", "Number 4711"],
    ["No.", "Material", "Qty", "Unit Price", "Amount"],
    ["1", "Lunch Box", "10", "15.00", "150"],
    ["2", "Vegan Lunch", "5", "10.00", "50"],
  ];
  const [draft] = layout(readingOf(pageOf(rows)), { ownNames: [] });
  expect(draft!.lines.map(({ fields }) => fields.lineTotal?.value)).toEqual(["150", "50"]);
  expect(draft!.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["10", "5"]);
});
