import type { Tx } from "../../../db/mod.ts";
import { keyOf } from "./words.ts";

const MOST_KEYS = 20;

/** Completes the unfinished last word of a text to the most frequent word it begins; `keys` are the codes that begin with the text. */
export async function completed(
  tx: Tx,
  { connectionId, text }: { connectionId: string; text: string },
): Promise<{ text: string; keys: string[] }> {
  const last = text.match(/\p{L}{2,}$/u)?.[0].toLowerCase();
  const code = keyOf(text);
  const word = last ? (await beginning(tx, { connectionId, prefix: last, most: 1 }))[0] : undefined;
  const keys =
    code.length > 2 ? await beginning(tx, { connectionId, prefix: `=${code}`, most: MOST_KEYS }) : [];
  return { text: word ? text.slice(0, -last!.length) + word : text, keys };
}

async function beginning(
  tx: Tx,
  { connectionId, prefix, most }: { connectionId: string; prefix: string; most: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom("erp_words")
    .select("word")
    .where("connection_id", "=", connectionId)
    .where("entity", "=", "item")
    .where("word", ">=", prefix)
    .where("word", "<", `${prefix}\u{10ffff}`)
    .orderBy((eb) => eb("word", "=", prefix), "desc")
    .orderBy("row_count", "desc")
    .limit(most)
    .execute();
  return rows.map(({ word }) => word);
}
