import { codesIn, type ItemQuery, type SearchedItem } from "./item_words.ts";
import { keyOf, lookalikeOf } from "./words.ts";

/** A code of the customer's that is one of an item's. */
export interface CodeHit {
  score: number;
  from: AskedCode["from"];
  reason: string;
}

export interface AskedCode {
  code: string;
  key: string;
  from: "supplier" | "customer" | "description" | "typed";
}

const SHORTEST_PART = 6;

/** Every code of a question; those inside its description last. */
export function askedCodes({ supplierSku, customerSku, description, typed }: ItemQuery): AskedCode[] {
  const codes: Omit<AskedCode, "key">[] = [
    ...(supplierSku ? [{ code: supplierSku, from: "supplier" as const }] : []),
    ...(customerSku ? [{ code: customerSku, from: "customer" as const }] : []),
    ...codesIn(description ?? "").map((code) => ({ code, from: "description" as const })),
    ...(typed ? [{ code: typed, from: "typed" as const }] : []),
  ];
  return codes.map((code) => ({ ...code, key: keyOf(code.code) })).filter(({ key }) => key);
}

/** The best agreement between the codes of a question and those of an item that is found by `found`; null: none. */
export function codeHit(asked: AskedCode[], item: SearchedItem & { found: Set<string> }): CodeHit | null {
  let best: CodeHit | null = null;
  for (const code of asked) {
    const hit = compare(code, item);
    if (hit && hit.score > (best?.score ?? 0)) best = hit;
  }
  return best;
}

function compare(
  { code, key, from }: AskedCode,
  item: SearchedItem & { found: Set<string> },
): CodeHit | null {
  const hit = (score: number, reason: string) => ({
    score: from === "supplier" ? score : score - 0.02,
    from,
    reason,
  });
  const where = from === "description" ? "code in the description" : "code";
  if (item.found.has(`=${key}`)) {
    if (item.gtin && key === keyOf(item.gtin)) return hit(0.99, "same GTIN");
    if (key !== keyOf(item.sku)) return hit(0.97, "same manufacturer's code");
    const same = code.trim().toLowerCase() === item.sku.toLowerCase();
    return same ? hit(0.99, `same ${where}`) : hit(0.985, `${where} differs by dashes only`);
  }
  if (key.length >= SHORTEST_PART && lookalikeOf(key) === lookalikeOf(keyOf(item.sku)))
    return hit(0.92, `${where} differs by look-alike characters only`);
  return partHit({ code, key, from }, item.sku);
}

function partHit({ code, key, from }: AskedCode, sku: string): CodeHit | null {
  if (from === "description") return null;
  const skuKey = keyOf(sku);
  if (from === "typed")
    return skuKey.startsWith(key) ? { score: 0.6, from, reason: `begins with "${code}"` } : null;
  const within = skuKey.length >= SHORTEST_PART && key.includes(skuKey);
  return within ? { score: 0.85, from, reason: `"${sku}" stands within "${code.trim()}"` } : null;
}
