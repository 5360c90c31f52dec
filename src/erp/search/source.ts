import type { CodeKeys, CodeRow } from "./code_index.ts";
import type { Postings } from "./packed.ts";
import type { ItemRow } from "./remembered.ts";

/** What is searched. */
export type Entity = "item" | "customer";

/** Whose words; `version` changes whenever they do. */
export interface Mirror {
  connectionId: string;
  entity: Entity;
  version: string;
  /** Rows of it. */
  total: number;
}

/** How many rows have a word. */
export interface Known {
  count: number;
  /** Their numbers, packed; null: they are to be asked for. */
  packed: Buffer | null;
}

/** What was looked up, and maybe more. */
export type Found<Key, Value> = Pick<ReadonlyMap<Key, Value>, "get">;

/** Where words are looked up. */
export interface WordSource {
  known(words: Iterable<string>): Promise<Found<string, Known>>;
  /** The numbers of the rows that have each word. */
  postings(words: (Known & { word: string })[]): Promise<Found<string, Postings>>;
}

/** Where items are looked up. */
export interface ItemSource extends WordSource {
  codes(keys: CodeKeys): Promise<CodeRow[]>;
  /** By number. */
  rows(numbers: number[]): Promise<Found<number, ItemRow>>;
}
