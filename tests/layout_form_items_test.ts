import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { sheetReading } from "./_reading.ts";

const rows = (...items: [number: number, field: string, value: string][]) => [
  ["PO number", "9053"],
  ["Delivery or pick-up?", "Delivery"],
  ...items.map(([number, field, value]) => [`Item ${number} - ${field}`, value]),
];

function read(...items: [number: number, field: string, value: string][]) {
  const [draft] = ordersOf(sheetReading(rows(...items)), { ownNames: [] }).drafts;
  return draft!.lines.map(({ printedNumber, fields }) => [
    printedNumber,
    fields.customerSku?.value,
    fields.description?.value,
    fields.quantity?.value,
  ]);
}

test("layout() reads the items of a form that asks for each field by the item's number", () => {
  const found = read(
    [1, "Part #", "SI63260"],
    [1, "Description", "Respirator, half mask"],
    [1, "Quantity", "8"],
    [2, "Part #", "SI91531"],
    [2, "Quantity", "925"],
    [3, "Part #", "SI14341"],
    [3, "Quantity", ""],
    [4, "Part #", ""],
    [4, "Quantity", ""],
  );
  expect(found).toEqual([
    ["1", "SI63260", "Respirator, half mask", "8"],
    ["2", "SI91531", undefined, "925"],
    ["3", "SI14341", undefined, undefined],
  ]);
});

test("layout() reads a form's answers beside what it asks, not its next question", () => {
  const asked = [
    ["Company", "Clearfork Dairy Equipment"],
    ["Your name", "Ty Hendricks"],
  ];
  const items = rows([1, "Part #", "SI63260"], [1, "Quantity", "8"]);
  const [draft] = ordersOf(
    sheetReading([...asked, ["Delivery address", "2600 Commerce Loop, Waco, TX 76712"], ...items]),
    { ownNames: [] },
  ).drafts;
  expect(draft!.header.customerName?.value).toBe("Clearfork Dairy Equipment");
  expect(draft!.header.shipToAddress?.value).toBe("2600 Commerce Loop, Waco, TX 76712");
});
