import { keyOf, lookalikeOf, wordsOf } from "./words.ts";

/** The columns of an item that are searched. */
export interface SearchedItem {
  sku: string;
  description: string;
  manufacturer_sku: string | null;
  gtin: string | null;
}

/** What a customer wrote for an item. */
export interface ItemQuery {
  supplierSku?: string | null;
  customerSku?: string | null;
  description?: string | null;
  /** The beginning of a code, while it is typed. */
  typed?: string;
}

/** Codes shorter than this, such as "12", mean nothing in a text. */
const SHORTEST_KEY = 4;

/** What an item is found by: the words of its description and its code's parts, and its codes as keys. */
export function itemWords(item: SearchedItem): { described: Set<string>; found: Set<string> } {
  const described = wordsOf(item.description);
  const found = new Set([...described, ...wordsOf(item.sku)]);
  // Dash sizes: "HSE-R2-06" is a -6 hose.
  for (const word of found) if (/^0\d$/.test(word)) found.add(word.slice(1));
  for (const code of [item.sku, item.manufacturer_sku, item.gtin])
    if (code) for (const key of keysOf([code])) found.add(key);
  return { described, found };
}

/** Codes as the index knows them: `=` as written but for dashes, `~` with look-alike characters made one. */
export function keysOf(codes: string[]): Set<string> {
  const keys = new Set<string>();
  for (const key of codes.map(keyOf).filter(Boolean)) {
    keys.add(`=${key}`);
    if (key.length > SHORTEST_KEY) keys.add(`~${lookalikeOf(key)}`);
  }
  return keys;
}

/** What may be a code inside a text: runs without blanks that have a digit. */
export function codesIn(text: string): string[] {
  const runs = text.split(/[\s,;()"'[\]]+/).filter((run) => /\d/.test(run));
  return runs.filter((run) => keyOf(run).length >= SHORTEST_KEY);
}
