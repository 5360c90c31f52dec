import { check } from "../../src/orders/check.ts";
import type { Draft, DraftLine, LineInShort } from "../../src/orders/mod.ts";

/** Whether an error would stand on the lines of an order: the reader's, or, once number, customer and items are chosen, of the order's own check. */
export function isFlagged({ header, lines: read, findings, proof }: Draft): boolean {
  const lines = read.map(inShort);
  const own = check({ ...CHOSEN, total: header.total?.value ?? null, proof, lines }, alone(lines.length));
  return [...findings, ...own].some(({ level }) => level === "error");
}

const CHOSEN = {
  poNumber: "1",
  customer: { name: null, erpId: "1", score: 1, reason: null },
  orderDate: null,
  requiredDate: null,
  shipDate: null,
};

/** An order that repeats no other. What its lines come to makes no error: it is not counted here. */
const alone = (count: number) => ({
  sameFile: null,
  duplicates: { earlier: [], decision: null, default: null, settledByDefault: false },
  sums: { count, total: null, priceless: 0, filled: { customerSku: 0, supplierSku: 0, requiredDate: 0 } },
});

function inShort({ fields }: DraftLine, at: number): LineInShort {
  return {
    id: String(at),
    number: at + 1,
    quantity: fields.quantity?.value ?? null,
    unit: fields.unit?.value ?? null,
    unitPrice: fields.unitPrice?.value ?? null,
    priceBasis: fields.priceBasis?.value ?? "1",
    lineTotal: fields.lineTotal?.value ?? null,
    match: { itemId: "1", sku: null, description: null, score: 1, source: null, reason: null },
  };
}
