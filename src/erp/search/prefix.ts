import type { Tx } from "../../../db/mod.ts";

/** Completes the unfinished last word of a text to the most frequent word that it begins. */
export async function completed(
  tx: Tx,
  { connectionId, entity, text }: { connectionId: string; entity: "item" | "customer"; text: string },
): Promise<string> {
  const last = text.match(/\p{L}{2,}$/u)?.[0].toLowerCase();
  if (!last) return text;
  const found = await tx
    .selectFrom("erp_words")
    .select("word")
    .where("connection_id", "=", connectionId)
    .where("entity", "=", entity)
    .where("word", ">=", last)
    .where("word", "<", `${last}\u{10ffff}`)
    .orderBy((eb) => eb("word", "=", last), "desc")
    .orderBy("row_count", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ? text.slice(0, -last.length) + found.word : text;
}
