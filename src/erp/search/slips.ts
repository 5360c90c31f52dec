import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { isSlip } from "./similarity.ts";
import type { Mirror, WordSource } from "./source.ts";

/** Letters that a slip leaves as they are, so that an index can be walked. */
const BEGINNING = 2;
const MOST_WORDS = 1_000;

/** Words of a mirror that differ by a slip of the pen from words that nobody has. */
export async function slipsOf(
  tx: Tx,
  words: string[],
  { mirror, source }: { mirror: Mirror; source: WordSource },
): Promise<string[]> {
  const known = await source.known(words);
  const open = words.filter((word) => !known.get(word) && !/\d/.test(word));
  if (!open.length) return [];
  const beginnings = open.map((word) => word.slice(0, BEGINNING + (word.startsWith("@") ? 1 : 0)));
  const { rows } = await sql<{ asked: string; word: string }>`
    select asked.word as asked, near.word
    from unnest(${open}::text[], ${beginnings}::text[]) as asked (word, beginning), lateral (
      select word from erp_words
      where connection_id = ${mirror.connectionId} and entity = ${mirror.entity}
        and word >= asked.beginning and word < asked.beginning || ${"\u{10ffff}"}
        and abs(length(word) - length(asked.word)) <= 1
      limit ${sql.lit(MOST_WORDS)}) as near`.execute(tx);
  return rows.filter(({ asked, word }) => isSlip(asked, word)).map(({ word }) => word);
}
