import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { type MadeCell, workbook } from "./fixtures/workbook.ts";

async function orderIn(rows: MadeCell[][]): Promise<Draft> {
  const { drafts } = ordersOf(await readFile(workbook([{ name: "Order", rows }]), "xlsx"), { ownNames: [] });
  return drafts[0]!;
}

function said({ lines }: Draft) {
  return lines.map(({ fields: f }) => [
    f.customerSku?.value,
    f.quantity?.value,
    f.unit?.value,
    f.requiredDate?.value,
  ]);
}

test("ordersOf() reads quantities that stand under cases or under pieces by turns", async () => {
  const order = await orderIn([
    ["Item", "Description", "Qty (cs)", "Qty (ea)", "Price"],
    ["HX-20418", "Hex bolt", null, 120, 0.42],
    ["GL-55310", "Gloves", 12, null, 8.9],
    ["TP-00710", "Masking tape", null, 36, 3.25],
  ]);
  expect(said(order)).toEqual([
    ["HX-20418", "120", "ea", undefined],
    ["GL-55310", "12", "cs", undefined],
    ["TP-00710", "36", "ea", undefined],
  ]);
  expect(order.findings).toEqual([]);
});

test("ordersOf() says that a sum over shops was read and not how it is divided", async () => {
  const order = await orderIn([
    ["Item", "Description", "Price", "Leeds", "York", "Hull", "Total"],
    ["HX-20418", "Hex bolt", 0.42, 10, 20, null, 30],
    ["GL-55310", "Gloves", 8.9, null, 5, 5, 10],
    ["TP-00710", "Masking tape", 3.25, 7, 2, 9, 18],
  ]);
  expect(order.lines.map(({ fields }) => fields.quantity?.value)).toEqual(["30", "10", "18"]);
  expect(order.findings).toMatchObject([
    {
      code: "divided_quantity",
      level: "warning",
      message:
        'The quantities are those under "Total": how they are divided among "Leeds", "York" and "Hull" was not read',
    },
  ]);
});
