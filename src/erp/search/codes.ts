import { codesIn, type ItemQuery, type SearchedItem } from "./item_words.ts";
import { keyOf, lookalikeOf } from "./words.ts";

/** A code of the customer's that is one of an item's. */
export interface CodeHit {
  score: number;
  from: "supplier" | "customer" | "description";
  reason: string;
}

const SHORTEST_PART = 6;

/** The best agreement between the codes of a question and those of an item; null: none. */
export function codeHit(query: ItemQuery, item: SearchedItem): CodeHit | null {
  let best: CodeHit | null = null;
  for (const asked of askedCodes(query)) {
    const hit = compare(asked, item);
    if (hit && hit.score > (best?.score ?? 0)) best = hit;
  }
  return best;
}

interface Asked {
  code: string;
  from: CodeHit["from"];
}

/** Every code of a question; those inside its description last. */
export function askedCodes({ supplierSku, customerSku, description }: ItemQuery): Asked[] {
  return [
    ...(supplierSku ? [{ code: supplierSku, from: "supplier" as const }] : []),
    ...(customerSku ? [{ code: customerSku, from: "customer" as const }] : []),
    ...codesIn(description ?? "").map((code) => ({ code, from: "description" as const })),
  ];
}

function compare({ code, from }: Asked, { sku, manufacturer_sku, gtin }: SearchedItem): CodeHit | null {
  const key = keyOf(code);
  const skuKey = keyOf(sku);
  const where = from === "description" ? "code in the description" : "code";
  const hit = (score: number, reason: string) => ({
    score: from === "supplier" ? score : score - 0.02,
    from,
    reason,
  });
  if (!key) return null;
  if (code.trim().toLowerCase() === sku.toLowerCase()) return hit(0.99, `same ${where}`);
  if (key === skuKey) return hit(0.985, `${where} differs by dashes only`);
  if (gtin && key === keyOf(gtin)) return hit(0.99, "same GTIN");
  if (manufacturer_sku && key === keyOf(manufacturer_sku)) return hit(0.97, "same manufacturer's code");
  if (key.length >= SHORTEST_PART && lookalikeOf(key) === lookalikeOf(skuKey))
    return hit(0.92, `${where} differs by look-alike characters only`);
  if (from !== "description" && skuKey.length >= SHORTEST_PART && key.includes(skuKey))
    return hit(0.85, `"${sku}" stands within "${code.trim()}"`);
  return null;
}
