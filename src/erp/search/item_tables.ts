import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { type CodeKeys, type CodeRow, MOST_ROWS } from "./code_index.ts";
import { type ItemRow, type Remembered, remembered } from "./remembered.ts";
import type { ItemSource, Mirror } from "./source.ts";
import { wordTables } from "./word_tables.ts";
import { keyOf, lookalikeOf } from "./words.ts";

/** Items as the mirror's tables have them. */
export function itemTables(tx: Tx, mirror: Mirror): ItemSource {
  const { connectionId } = mirror;
  return {
    ...wordTables(tx, mirror),
    codes: (keys) => codesIn(tx, connectionId, keys),
    rows: (numbers) => rowsOf(tx, numbers),
  };
}

/** A look-up each: a planner that knows nothing of a mirror just loaded would read all of it. */
async function codesIn(tx: Tx, connectionId: string, { own, codes, gtins }: CodeKeys): Promise<CodeRow[]> {
  const column = (name: string, keys: string[], as = sql`key`) => sql`
    select asked.key, hit.number from unnest(${keys}::text[]) as asked (key), lateral (
      select number from erp_items
      where connection_id = ${connectionId} and active and ${sql.ref(name)} = ${as}
      limit ${sql.lit(MOST_ROWS)}) as hit`;
  const { rows } = await sql<{ key: string; number: string }>`
    ${column("sku_key", own)}
    union all ${column("manufacturer_key", codes)}
    union all ${column("gtin_key", gtins, sql`ltrim(key, '0')`)}`.execute(tx);
  return rows.map(({ key, number }) => ({ key, number: Number(number) }));
}

/**
 * No two connections have a number in common. With a choice of two lists PostgreSQL gathers where the rows stand before it reads them,
 * and fetches their pages ahead: on a server just started that takes half as long as row by row.
 */
async function rowsOf(tx: Tx, numbers: number[]): Promise<Map<number, ItemRow>> {
  if (!numbers.length) return new Map();
  const all = [...new Set(numbers)];
  const half = all.splice(all.length >> 1);
  const { rows } = await sql<Omit<ItemRow, keyof Remembered> & { number: string }>`
    select number, erp_id, sku, description, manufacturer_sku, gtin, word_weight from erp_items
    where (number = any(${all}::bigint[]) or number = any(${half}::bigint[])) and active`.execute(tx);
  return new Map(rows.map((row) => [Number(row.number), { ...row, ...remembered(row) }]));
}

/** Numbers of the items whose own code begins so. */
export async function numbersBeginning(
  tx: Tx,
  { connectionId, code }: { connectionId: string; code: string },
): Promise<number[]> {
  const beginning = lookalikeOf(keyOf(code));
  const rows = await tx
    .selectFrom("erp_items")
    .select("number")
    .where("connection_id", "=", connectionId)
    .where("active", "=", true)
    .where("sku_key", ">=", beginning)
    .where("sku_key", "<", `${beginning}\u{10ffff}`)
    .orderBy("connection_id")
    .orderBy("sku_key")
    .limit(MOST_ROWS)
    .execute();
  return rows.map(({ number }) => Number(number));
}
