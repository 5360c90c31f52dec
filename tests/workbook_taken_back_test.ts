import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import type { Draft } from "../src/orders/mod.ts";
import { readFile } from "../src/reading/mod.ts";
import { struckOut } from "./fixtures/struck.ts";
import { workbook } from "./fixtures/workbook.ts";

const ROWS = [
  ["Item", "Description", "Qty", "Unit Price"],
  ["HX-20418", "Hex bolt", 120, 0.42],
  ["GL-55310", "Gloves", 12, 8.9],
  ["TP-00710", "Masking tape", 36, 3.25],
];
const BOOK = workbook([{ name: "Order", rows: ROWS }]);

async function orderIn(bytes: Uint8Array): Promise<Draft> {
  const { drafts } = ordersOf(await readFile(bytes, "xlsx"), { ownNames: [] });
  return drafts[0]!;
}

function said({ lines, findings }: Draft) {
  return {
    lines: lines.map(({ fields: f }) => `${f.quantity?.value} ${f.description?.value}`),
    findings: findings.map(({ code, level }) => `${level} ${code}`),
  };
}

test("ordersOf() takes a row with a line through all its cells as taken back", async () => {
  expect(said(await orderIn(struckOut(BOOK, ["A3", "B3", "C3", "D3"])))).toEqual({
    lines: ["120 Hex bolt", "36 Masking tape"],
    findings: ["warning not_ordered"],
  });
});

test("ordersOf() asks a person about a value with a line through its cell", async () => {
  const order = await orderIn(struckOut(BOOK, ["C3"]));
  expect(said(order)).toEqual({
    lines: ["120 Hex bolt", "12 Gloves", "36 Masking tape"],
    findings: ["error struck"],
  });
  expect(order.findings[0]!.message).toBe('A line runs through "12": see whether it is struck out');
});

test("ordersOf() asks about a line whose words say that it is taken back", async () => {
  const words = ["CANCELLED - Gloves", "Gloves (deleted)", "Gloves - storniert", "Cancelled noise headset"];
  const found = await Promise.all(
    words.map(async (text) => {
      const rows = ROWS.map((row) => row.map((cell) => (cell === "Gloves" ? text : cell)));
      return said(await orderIn(workbook([{ name: "Order", rows }]))).findings;
    }),
  );
  expect(found).toEqual([["error taken_back"], ["error taken_back"], ["error taken_back"], []]);
});
