import { codesIn, type ItemQuery, type SearchedItem } from "./item_words.ts";
import { oneApart } from "./similarity.ts";
import { gtinOf, keyOf, lookalikeOf } from "./words.ts";

/** A code of the customer's that is one of an item's. */
export interface CodeHit {
  score: number;
  from: AskedCode["from"];
  /** It stands in a description, and may be part of a longer one. */
  mayBePart: boolean;
  /** It is part of the question's: something stands before or behind it. */
  isWithin: boolean;
  reason: string;
}

export interface AskedCode {
  code: string;
  key: string;
  /** The key with look-alike characters as one. */
  alike: string;
  /** Keys of what stands behind what may be the manufacturer's name: "60042z" of "SKF 6004-2Z". */
  branded: string[];
  from: "supplier" | "customer" | "description" | "typed";
}

/** The score of a code that stands within the question's. */
const WITHIN = 0.85;
const SHORTEST_PART = 6;
/** … behind a name without figures. */
const SHORTEST_NAMED = 4;
const MOST_BRANDED = 4;

/** Every code of a question; those inside its description last. */
export function askedCodes({ supplierSku, customerSku, description, typed }: ItemQuery): AskedCode[] {
  const codes: AskedCode[] = [];
  const ask = (code: string, from: AskedCode["from"]) => {
    const key = keyOf(code);
    if (key) codes.push({ code, from, key, alike: lookalikeOf(key), branded: brandedIn(code, from) });
  };
  if (supplierSku) ask(supplierSku, "supplier");
  if (customerSku) ask(customerSku, "customer");
  for (const code of codesIn(description ?? "")) ask(code, "description");
  if (typed) ask(typed, "typed");
  return codes;
}

/** A text has other words before a code, which is found there by itself. */
function brandedIn(code: string, from: AskedCode["from"]): string[] {
  if (from === "description" || from === "typed") return [];
  const pieces = code.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return pieces.slice(1, MOST_BRANDED + 1).flatMap((_, at) => {
    const rest = keyOf(pieces.slice(at + 1).join(""));
    const isNamed = !/\d/.test(pieces.slice(0, at + 1).join(""));
    return /\d/.test(rest) && rest.length >= (isNamed ? SHORTEST_NAMED : SHORTEST_PART) ? [rest] : [];
  });
}

/** The best agreement between the codes of a question and those of an item; null: none. */
export function codeHit(asked: AskedCode[], item: SearchedItem, keys: ItemKeys): CodeHit | null {
  let best: CodeHit | null = null;
  for (const code of asked) {
    const hit = compare(code, item, keys);
    if (hit && hit.score > (best?.score ?? 0)) best = hit;
  }
  return best;
}

/** An item's codes without dashes, blanks and case, and with look-alike characters as one. */
export interface ItemKeys {
  sku: string;
  manufacturer: string;
  alike: { sku: string; manufacturer: string };
  gtin: string | null;
}

/** The keys of an item's codes. */
export function keysOf({ sku, manufacturer_sku, gtin }: SearchedItem): ItemKeys {
  const keys = { sku: keyOf(sku), manufacturer: keyOf(manufacturer_sku ?? "") };
  return {
    ...keys,
    alike: { sku: lookalikeOf(keys.sku), manufacturer: lookalikeOf(keys.manufacturer) },
    gtin: gtin && (gtinOf(keyOf(gtin)) ?? keyOf(gtin)),
  };
}

function compare(asked: AskedCode, item: SearchedItem, keys: ItemKeys): CodeHit | null {
  const { code, key, alike, from } = asked;
  if (keys.gtin && keys.gtin === (gtinOf(key) ?? key))
    return { ...hit(asked, 0.99, "same GTIN"), mayBePart: false };
  if (key === keys.sku) {
    const same = code.trim().toLowerCase() === item.sku.toLowerCase();
    return same
      ? hit(asked, 0.99, `same ${whereOf(asked)}`)
      : hit(asked, 0.985, `${whereOf(asked)} differs by dashes only`);
  }
  if (key === keys.manufacturer) return hit(asked, 0.97, "same manufacturer's code");
  if (key.length >= SHORTEST_PART) {
    if (alike === keys.alike.sku)
      return hit(asked, 0.92, `${whereOf(asked)} differs by look-alike characters only`);
    if (alike === keys.alike.manufacturer)
      return hit(asked, 0.9, "the manufacturer's code differs by look-alike characters only");
  }
  if (keys.manufacturer && asked.branded.includes(keys.manufacturer))
    return { ...hit(asked, 0.93, "the manufacturer's code behind its name"), isWithin: true };
  return from === "description" ? null : partHit(asked, item.sku, keys.sku);
}

function hit({ code, from }: AskedCode, score: number, reason: string): CodeHit {
  // One whose parts stand apart was put together of all that belongs to it.
  const mayBePart = from === "description" && !code.includes(" ");
  return { score: from === "supplier" ? score : score - 0.02, from, mayBePart, isWithin: false, reason };
}

function whereOf({ from }: AskedCode): string {
  return from === "description" ? "code in the description" : "code";
}

function partHit({ code, key, from }: AskedCode, sku: string, skuKey: string): CodeHit | null {
  if (from === "typed")
    return skuKey.startsWith(key)
      ? { score: 0.6, from, mayBePart: false, isWithin: false, reason: `begins with "${code}"` }
      : null;
  const within = skuKey.length >= SHORTEST_PART && key.includes(skuKey) && !oneApart(key, skuKey);
  return within
    ? {
        score: WITHIN,
        from,
        mayBePart: false,
        isWithin: true,
        reason: `"${sku}" stands within "${code.trim()}"`,
      }
    : null;
}
