import { gtinOf, keyOf, lookalikeOf, saidIn, wordsOf } from "./words.ts";

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
const LONGEST_KEY = 200;
const SPACED_FIRST = /^(?:[A-Z]{1,4}|[A-Z]*\d{3,})$/;
/** Runs of a code whose parts stand apart. */
const MOST_SPACED = 4;
const SHORTEST_SPACED = 5;
const LONGEST_SPACED = 20;
const LONGEST_PART = 4;

/** What an item is found by beside its codes: the words of its description and its code's parts. */
export function itemWords(item: SearchedItem) {
  const { words: described, measures } = saidIn(item.description);
  const found = new Set(described);
  for (const word of wordsOf(item.sku)) if (isPart(word)) found.add(word);
  // Dash sizes: "HSE-R2-06" is a -6 hose.
  for (const word of found) if (/^0\d$/.test(word)) found.add(word.slice(1));
  return { described, found, measures };
}

/** Parts of a code that many items may have; what one item has alone is looked up as a code. */
function isPart(word: string): boolean {
  return word.length <= LONGEST_PART || !/\d/.test(word);
}

/** The columns in which an item's codes are looked up; null: it has none. */
export function itemKeys({ sku, manufacturer_sku, gtin }: SearchedItem) {
  const key = gtin ? keyOf(gtin) : "";
  return {
    sku_key: keptKey(sku) ?? "",
    manufacturer_key: keptKey(manufacturer_sku),
    gtin_key: gtinOf(key) ?? keptKey(gtin),
  };
}

function keptKey(code: string | null): string | null {
  return (code && lookalikeOf(keyOf(code)).slice(0, LONGEST_KEY)) || null;
}

/** What may be a code inside a text: runs without blanks that have a digit, and neighbours that make one together. */
export function codesIn(text: string): string[] {
  const single: string[] = [];
  const spaced: string[] = [];
  for (const part of text.split(/[,;()"'[\]]+/)) {
    if (!hasDigit(part)) continue;
    const runs = part.trim().split(/\s+/);
    for (const [at, run] of runs.entries()) {
      if (hasDigit(run) && keyOf(run).length >= SHORTEST_KEY) single.push(run);
      if (hasDigit(runs[at + 1] ?? "") && SPACED_FIRST.test(run)) spaced.push(...spacedFrom(runs, at));
    }
  }
  return [...single, ...spaced];
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** "MLW 995 13", "6305 2Z": few letters or a long figure, and runs with figures behind them. */
function spacedFrom(runs: string[], first: number): string[] {
  const codes: string[] = [];
  const end = Math.min(runs.length, first + MOST_SPACED);
  let code = runs[first]!;
  for (let at = first + 1; at < end && hasDigit(runs[at]!); at++) {
    code += ` ${runs[at]}`;
    if (isSpaced(keyOf(code))) codes.push(code);
  }
  return codes;
}

/** Figures alone are as likely sizes. */
function isSpaced(key: string): boolean {
  return key.length >= SHORTEST_SPACED && key.length <= LONGEST_SPACED && /\p{L}/u.test(key);
}
