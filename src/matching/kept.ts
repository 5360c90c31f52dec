import type { Candidate } from "../../db/mod.ts";
import { type CrossReference, customerKey } from "../erp/mod.ts";
import type { OrderLine } from "../orders/mod.ts";

/** A person said so of these words, though not of this order. */
const SCORE = 0.98;

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** The item that a person once chose for what the line says: by the customer's code, ours, or else the description. */
export function kept(line: OrderLine, references: Map<string, CrossReference>): CrossReference | null {
  for (const text of textsOf(line)) {
    const reference = references.get(customerKey(text));
    if (reference) return reference;
  }
  return null;
}

/** What a line is known by: its codes, or else its description. */
export function textsOf({ customerSku, supplierSku, description }: OrderLine): string[] {
  const codes = [customerSku, supplierSku].filter((code) => code !== null);
  return codes.length ? codes : [description ?? ""];
}

/** A cross-reference before the others that a line may mean: they share what it leaves over. */
export function withReference(reference: CrossReference, others: Candidate[]): Candidate[] {
  const left = 1 - SCORE;
  const shared = others.map((each) => ({ ...each, score: Math.round(each.score * left * 1000) / 1000 }));
  return [candidateOf(reference), ...shared];
}

function candidateOf({ itemErpId, sku, description, createdBy, createdAt }: CrossReference): Candidate {
  return {
    itemId: itemErpId,
    sku: sku ?? itemErpId,
    description: description ?? "",
    score: SCORE,
    source: "cross_reference",
    reason: `saved by ${createdBy} on ${DAY.format(createdAt)}`,
  };
}
