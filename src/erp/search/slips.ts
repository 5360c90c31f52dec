import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { isMistakable, isSlip, spellings } from "./similarity.ts";
import type { Mirror, WordSource } from "./source.ts";

/** Letters behind which a slip leaves a beginning by which an index can be walked; slips in them are looked up one by one. */
const BEGINNING = 2;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const MOST_WORDS = 1_000;

/** Words of a mirror that differ by a slip of the pen from words that nobody has. */
export async function slipsOf(
  tx: Tx,
  words: string[],
  { mirror, source }: { mirror: Mirror; source: WordSource },
): Promise<string[]> {
  const known = await source.known(words);
  const open = words.filter((word) => !known.get(word) && isMistakable(word));
  if (!open.length) return [];
  const early = open.flatMap(earlySlips);
  const [found, late] = await Promise.all([source.known(early), lateSlips(tx, open, mirror)]);
  return [...early.filter((word) => found.get(word)), ...late];
}

function earlySlips(word: string): string[] {
  const mark = word.startsWith("@") ? "@" : "";
  const slips = spellings(word.slice(mark.length), { characters: LETTERS, places: BEGINNING });
  return Array.from(slips, (slip) => mark + slip);
}

async function lateSlips(tx: Tx, open: string[], { connectionId, entity }: Mirror): Promise<string[]> {
  const beginnings = open.map((word) => word.slice(0, BEGINNING + (word.startsWith("@") ? 1 : 0)));
  const { rows } = await sql<{ asked: string; word: string }>`
    select asked.word as asked, near.word
    from unnest(${open}::text[], ${beginnings}::text[]) as asked (word, beginning), lateral (
      select word from erp_words
      where connection_id = ${connectionId} and entity = ${entity}
        and word >= asked.beginning and word < asked.beginning || ${"\u{10ffff}"}
        and abs(length(word) - length(asked.word)) <= 1
      limit ${sql.lit(MOST_WORDS)}) as near`.execute(tx);
  return rows.filter(({ asked, word }) => isSlip(asked, word)).map(({ word }) => word);
}
