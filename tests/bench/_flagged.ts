import type { Finding } from "../../db/mod.ts";
import { withConfidence } from "../../src/extraction/verify/confidence.ts";
import { sourceOf } from "../../src/extraction/verify/source.ts";
import { check } from "../../src/orders/check.ts";
import { unsaid } from "../../src/orders/merged.ts";
import type { Draft, DraftLine, LineInShort } from "../../src/orders/mod.ts";
import type { Reading } from "../../src/reading/mod.ts";

/** Whether an error would stand on the lines of an order: the reader's, or, once number, customer and items are chosen, of the order's own check. */
export function isFlagged(draft: Draft): boolean {
  return findingsOf(draft).some(({ level }) => level === "error");
}

/** All that a person would be told of the orders of a file, doubts of single values among it, once number, customer and items are chosen. */
export function toldOf(reading: Reading, drafts: Draft[], engine: "page" | "data" = "page"): Finding[] {
  const source = engine === "data" ? null : sourceOf(reading);
  return drafts.flatMap((draft) => findingsOf(withConfidence(source, draft)));
}

function findingsOf({ header, lines: read, findings, proof }: Draft): Finding[] {
  const value = (field: keyof Draft["header"]) => header[field]?.value ?? null;
  const own = check({
    poNumber: "1",
    customer: { name: null, erpId: "1", score: 1, reason: null },
    orderDate: value("orderDate"),
    requiredDate: value("requiredDate"),
    shipDate: value("shipDate"),
    total: value("total"),
    proof,
    lines: read.map(inShort),
  });
  return [...findings, ...unsaid(own, findings)];
}

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
