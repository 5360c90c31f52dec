import { expect, test } from "bun:test";
import { values } from "./fixtures/layouts/_drafts.ts";
import type { Line } from "./fixtures/layouts/_page.ts";

/** An item under headings of its own, as a continuation sheet of DD Form 1155 has it. */
function item(y: number, clin: string, nsn: string, words: string, part: string): Line[] {
  return [
    [y, [28, "CLIN"], [60, "PR"], [130, "PRLI"], [166, "UI"], [202, "QUANTITY"]],
    [y, [283, "UNIT PRICE"], [345, "CURRENCY"], [406, "TOTAL PRICE"]],
    [y + 11, [28, clin], [60, "0085661151"], [130, "0001"], [166, "EA"], [-240, "12.000"], [262, "$"]],
    [y + 11, [-333, "1.50000"], [350, "USD"], [395, "$"], [-460, "18.00"]],
    [y + 22, [28, `NSN/MATERIAL:${nsn}`]],
    [y + 33, [28, "ITEM DESCRIPTION:"]],
    [y + 44, [28, words]],
    [y + 55, [28, `1KT40 P/N ${part}`]],
    [y + 66, [28, "DELIVER FOB: DESTINATION"], [202, "DELIVER BY: 2025 JAN 20"]],
  ];
}

test("layout() reads contract line items, each under headings of its own, and the maker's part number behind its CAGE code", () => {
  const rows = [
    ...item(100, "0001", "5310696949571", "PALLET COLLAR M12 X 40", "T82701/8"),
    ...item(200, "0002", "5310939365945", "CIRCUIT BREAKER STAINLESS 316", "146596"),
  ];
  expect(values(rows, "customerSku", "supplierSku", "description", "quantity", "unit", "unitPrice")).toEqual([
    ["5310696949571", "T82701/8", "PALLET COLLAR M12 X 40", "12", "EA", "1.5"],
    ["5310939365945", "146596", "CIRCUIT BREAKER STAINLESS 316", "12", "EA", "1.5"],
  ]);
});
