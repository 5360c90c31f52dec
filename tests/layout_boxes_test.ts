import { expect, test } from "bun:test";
import { ordersOf } from "../src/extraction/orders_of.ts";
import { readFile } from "../src/reading/mod.ts";

const readText = async (...text: string[]) => {
  const reading = await readFile(Buffer.from(text.join("\n")), "text");
  const [draft] = ordersOf(reading, { ownNames: [] }).drafts;
  const said = Object.entries(draft!.header).map(([name, field]) => [name, field?.value]);
  const lines = draft!.lines.map(({ fields: { quantity, customerSku, description, lineTotal } }) =>
    [quantity, customerSku, description, lineTotal].map((field) => field?.value),
  );
  return { header: Object.fromEntries(said), lines, findings: draft!.findings };
};

test("ordersOf() reads a text whose boxes are drawn, two blocks abreast in one of them", async () => {
  const { header, lines, findings } = await readText(
    "PURCHASE ORDER",
    "┌──────────────────────────────────────────────────────┐",
    "│ Order Number: BM000001    Payment Method: Net 30     │",
    "├──────────────────────────────────────────────────────┤",
    "│ BILL TO:                  │ SHIP TO:                 │",
    "│ Harbor Machine Works Inc. │ Harbor Machine Works     │",
    "│ 402 Lakeview Drive        │ 12 Dock Road             │",
    "│ Erie, PA 16506            │ Erie, PA 16501           │",
    "├──────────────────┬──────┬──────────┬─────────────────┤",
    "│ ITEM             │ QTY  │ PRICE    │ TOTAL           │",
    "├──────────────────┼──────┼──────────┼─────────────────┤",
    "│ AB-100 Hex bolt  │   2  │ $500.00  │ $1,000.00       │",
    "│ AB-200 Hex nut   │   1  │ $1,200.00│ $1,200.00       │",
    "├──────────────────┴──────┴──────────┴─────────────────┤",
    "│ Total                                $2,200.00       │",
    "└──────────────────────────────────────────────────────┘",
  );
  expect(lines).toEqual([
    ["2", "AB-100", "Hex bolt", "1000"],
    ["1", "AB-200", "Hex nut", "1200"],
  ]);
  expect(header).toMatchObject({
    poNumber: "BM000001",
    billToAddress: "402 Lakeview Drive, Erie, PA 16506",
    shipToAddress: "12 Dock Road, Erie, PA 16501",
    total: "2200",
  });
  expect(findings).toEqual([]);
});

test("ordersOf() reads a table in a box in a box", async () => {
  const { header, lines, findings } = await readText(
    "╔═══════════════════════════════════════════════════════╗",
    "║  PURCHASE ORDER                                       ║",
    "║  PO Number: PO-69775                                  ║",
    "╠═══════════════════════════════════════════════════════╣",
    "║  ┌────────────────────────────────────────────────┐   ║",
    "║  │ Item            │ Qty │ Unit Price │ Total     │   ║",
    "║  ├────────────────────────────────────────────────┤   ║",
    "║  │ BR-6205 Bearing │  2  │ 39.99      │ 79.98     │   ║",
    "║  │ BR-6206 Bearing │  4  │ 41.00      │ 164.00    │   ║",
    "║  └────────────────────────────────────────────────┘   ║",
    "║                                          Total: 243.98║",
    "╚═══════════════════════════════════════════════════════╝",
  );
  expect(lines).toEqual([
    ["2", "BR-6205", "Bearing", "79.98"],
    ["4", "BR-6206", "Bearing", "164"],
  ]);
  expect([header.poNumber, header.total, findings]).toEqual(["PO-69775", "243.98", []]);
});
