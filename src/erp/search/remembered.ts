import { type CandidateWords, mistakableOf, tellingOf } from "./agreement.ts";
import { type ItemKeys, keysOf } from "./codes.ts";
import { itemWords, type SearchedItem } from "./item_words.ts";
import { modelsIn } from "./models.ts";
import { isPlain } from "./reason.ts";
import { spelled, wordsOf } from "./words.ts";

/** An item taken apart: every part of its code counts, also those that the index lacks. */
export interface Remembered extends CandidateWords {
  keys: ItemKeys;
}

/** An item among the candidates. */
export interface ItemRow extends SearchedItem, Remembered {
  erp_id: string;
  word_weight: number;
}

/** Taking words apart is half of a search's time, and the same items are asked for again and again. About 2 kB each. */
const MOST = 20_000;
const PACK = /^(?!1p)\d+(pack|pk|pcs)$/;
const kept = new Map<string, Remembered>();

/** The words of an item, taken apart once for as long as it is among the latest. */
export function remembered(item: SearchedItem): Remembered {
  const key = `${item.sku}\0${item.manufacturer_sku ?? ""}\0${item.gtin ?? ""}\0${item.description}`;
  const known = kept.get(key);
  if (known) return known;
  const made = taken(item);
  if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
  kept.set(key, made);
  return made;
}

/** The words of an item. */
export function taken(item: SearchedItem): Remembered {
  const { described, found, measures } = itemWords(item);
  const words = new Set([...found, ...wordsOf(item.sku)]);
  const plain = [...described].filter(isPlain);
  return {
    plain: new Map(plain.map((word, place) => [word, place])),
    spelled: plain.map(spelled),
    found: new Map(Array.from(words, (word) => [word, described.has(word)])),
    mistakable: mistakableOf(words),
    telling: tellingOf(described),
    measures,
    models: modelsIn(item.description),
    pack: [...described].find((word) => PACK.test(word)) ?? null,
    keys: keysOf(item),
  };
}
