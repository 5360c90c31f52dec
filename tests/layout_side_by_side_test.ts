import { describe, expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { type Line, pageOf, readingOf } from "./fixtures/layouts/_page.ts";

function read(lines: Line[]) {
  const { drafts } = ordersOf(
    readingOf(pageOf([[40, [40, "PURCHASE ORDER"]], [60, [40, "PO Number: 70-4711"]], ...lines])),
    {
      ownNames: [],
    },
  );
  return drafts[0]!;
}

function values(lines: Line[]) {
  return read(lines).lines.map(({ fields }) => [
    fields.customerSku?.value,
    fields.quantity?.value,
    fields.description?.value,
  ]);
}

describe("sideBySide()", () => {
  const lists: Line[] = [
    [
      100,
      [40, "Code"],
      [-140, "Qty"],
      [150, "Description"],
      [320, "Code"],
      [-420, "Qty"],
      [430, "Description"],
    ],
    [114, [40, "CU-100"], [-140, "40"], [150, "Paper cup"], [320, "BO-400"], [-420, "10"], [430, "Bowl"]],
    [128, [40, "LI-220"], [-140, "30"], [150, "Lid for cup"], [320, "PL-115"], [-420, "12"], [430, "Plate"]],
    [142, [40, "TR-315"], [-140, "4"], [150, "Serving tray"]],
  ];

  test("reads the list beside the first after it, and points at where it stands", () => {
    expect(values(lists)).toEqual([
      ["CU-100", "40", "Paper cup"],
      ["LI-220", "30", "Lid for cup"],
      ["TR-315", "4", "Serving tray"],
      ["BO-400", "10", "Bowl"],
      ["PL-115", "12", "Plate"],
    ]);
    expect(read(lists).lines[3]!.fields.quantity?.evidence).toMatchObject({ page: 1, text: "10" });
  });

  test("ends the lists where a text runs across both", () => {
    const note = "Please deliver all of this on Monday morning to the gate at the back of the house";
    expect(values([...lists, [156, [40, note]]])).toHaveLength(5);
  });
});

test("oneQuantity() what is ordered, beside what is still to come", () => {
  const lines: Line[] = [
    [
      100,
      [40, "Stock code"],
      [150, "Description"],
      [-350, "Outst"],
      [-400, "Order"],
      [-470, "Price"],
      [-550, "Value"],
    ],
    [110, [40, "Your code"], [-350, "quantity"], [-400, "quantity"], [-470, "ex tax"], [-550, "ex tax"]],
    [
      130,
      [40, "9438998"],
      [150, "Skirt rubber"],
      [-350, "9"],
      [-400, "9"],
      [-470, "19.48"],
      [-550, "175.32"],
    ],
    [140, [40, "SKB40772"]],
    [
      155,
      [40, "2896446"],
      [150, "Guard mesh"],
      [-350, "200"],
      [-400, "300"],
      [-470, "420.74"],
      [-550, "126,222.00"],
    ],
    [165, [40, "SKB40773"]],
  ];
  expect(read(lines).lines.map(({ fields }) => fields.quantity?.value)).toEqual(["9", "300"]);
});
