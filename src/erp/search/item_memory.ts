import type { Tx } from "../../../db/mod.ts";
import { type CodeKeys, type CodeRow, MOST_ROWS } from "./code_index.ts";
import { itemTables } from "./item_tables.ts";
import { type Postings, unpacked } from "./packed.ts";
import { type ItemRow, taken } from "./remembered.ts";
import type { ItemSource, Known, Mirror } from "./source.ts";

/** Items of a mirror that is held in memory: about 4 kB each. */
const MOST_ITEMS = 20_000;
/** Of all mirrors. */
const MOST_HELD = 50_000;
/** A mirror is read once as many lines as this share of its items were asked for: by then it pays. */
const WORTH_READING = 0.01;

interface Held {
  version: string;
  total: number;
  asked: number;
  /** Null: not read yet. */
  source: ItemSource | null;
}

/** By connection, the one asked longest ago first. */
const held = new Map<string, Held>();

/** A mirror as it was when it was read. */
export interface HeldItems {
  version: string;
  /** Items of it. */
  total: number;
  source: ItemSource;
}

/** The mirror that is in memory, which may have changed since: what it says counts once the same `version` is read. */
export function heldItems(connectionId: string): HeldItems | null {
  const known = held.get(connectionId);
  if (!known?.source) return null;
  hold(connectionId, known);
  return { ...known, source: known.source };
}

/**
 * Where the items of a mirror are looked up: in memory when it is small and often asked, or else in its tables. What is
 * in memory is never stale: `version` was read in the asking transaction, and changes with each change of the mirror.
 */
export async function itemSource(tx: Tx, mirror: Mirror, lines: number): Promise<ItemSource> {
  const { connectionId, version, total } = mirror;
  if (!total || total > MOST_ITEMS) return itemTables(tx, mirror);
  const before = held.get(connectionId);
  const now = before?.version === version ? before : { version, total, asked: 0, source: null };
  hold(connectionId, now);
  if (now.source) return now.source;
  now.asked += lines;
  if (now.asked < total * WORTH_READING) return itemTables(tx, mirror);
  now.source = await read(tx, connectionId);
  makeRoom();
  return now.source;
}

function hold(connectionId: string, mirror: Held) {
  held.delete(connectionId);
  held.set(connectionId, mirror);
}

function makeRoom() {
  let items = 0;
  for (const { total, source } of held.values()) if (source) items += total;
  for (const [connectionId, { total, source }] of held) {
    if (items <= MOST_HELD) break;
    held.delete(connectionId);
    if (source) items -= total;
  }
}

async function read(tx: Tx, connectionId: string): Promise<ItemSource> {
  const words = await wordsIn(tx, connectionId);
  const items = await tx
    .selectFrom("erp_items")
    .select(["number", "erp_id", "sku", "description", "manufacturer_sku", "gtin", "word_weight"])
    .select(["sku_key", "manufacturer_key", "gtin_key"])
    .where("connection_id", "=", connectionId)
    .where("active", "=", true)
    .execute();
  const rows = new Map(items.map((item) => [Number(item.number), item]));
  const ready = new Map<number, ItemRow>();
  const get = (number: number) => {
    const known = ready.get(number) ?? rows.get(number);
    if (!known || "found" in known) return known;
    const made = { ...known, ...taken(known) };
    ready.set(number, made);
    return made;
  };
  const codes = codesOf(items);
  return {
    known: async () => words.known,
    postings: async () => words.postings,
    codes: async (keys) => codes(keys),
    rows: async () => ({ get }),
  };
}

async function wordsIn(tx: Tx, connectionId: string) {
  const ours = { connection_id: connectionId, entity: "item" } as const;
  const parts = await tx
    .selectFrom("erp_postings")
    .select(["word", "numbers"])
    .where((eb) => eb.and(ours))
    .orderBy("word")
    .orderBy("first")
    .execute();
  const parted = Map.groupBy(parts, ({ word }) => word);
  const words = await tx
    .selectFrom("erp_words")
    .select(["word", "row_count", "numbers"])
    .where((eb) => eb.and(ours))
    .execute();
  const known = new Map<string, Known>();
  const postings = new Map<string, Postings>();
  for (const { word, row_count: count, numbers } of words) {
    known.set(word, { count, packed: null });
    postings.set(word, unpacked(numbers ? [numbers] : (parted.get(word) ?? []).map((part) => part.numbers)));
  }
  return { known, postings };
}

interface Coded {
  number: string;
  sku_key: string;
  manufacturer_key: string | null;
  gtin_key: string | null;
}

function codesOf(items: Coded[]): (keys: CodeKeys) => CodeRow[] {
  const own = Map.groupBy(items, ({ sku_key }) => sku_key);
  const manufacturers = Map.groupBy(items, ({ manufacturer_key }) => manufacturer_key);
  const gtins = Map.groupBy(items, ({ gtin_key }) => gtin_key);
  const rows = (found: Coded[] | undefined, key: string) =>
    (found ?? []).slice(0, MOST_ROWS).map(({ number }) => ({ key, number: Number(number) }));
  return (keys) => [
    ...keys.own.flatMap((key) => rows(own.get(key), key)),
    ...keys.codes.flatMap((key) => rows(manufacturers.get(key), key)),
    ...keys.gtins.flatMap((key) => rows(gtins.get(key.replace(/^0+/, "")), key)),
  ];
}
