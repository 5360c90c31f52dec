import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import { type CodeKeys, type CodeRow, MOST_ROWS } from "./code_index.ts";
import { type ItemRow, type Remembered, remembered } from "./remembered.ts";
import type { ItemSource, Mirror } from "./source.ts";
import { wordTables } from "./word_tables.ts";
import { keyOf, lookalikeOf } from "./words.ts";

/** Items as the mirror's tables have them. A look-up each: a planner that knows nothing of a mirror just loaded would read all of it. */
export function itemTables(tx: Tx, mirror: Mirror): ItemSource {
  const { connectionId } = mirror;
  return {
    ...wordTables(tx, mirror),
    codes: (keys) => codesIn(tx, connectionId, keys),
    rows: (numbers) => rowsOf(tx, connectionId, numbers),
  };
}

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

async function rowsOf(tx: Tx, connectionId: string, numbers: number[]): Promise<Map<number, ItemRow>> {
  if (!numbers.length) return new Map();
  const { rows } = await sql<Omit<ItemRow, keyof Remembered> & { number: string }>`
    select item.* from unnest(${[...new Set(numbers)]}::bigint[]) as listed (number), lateral (
      select number, erp_id, sku, description, manufacturer_sku, gtin, word_weight from erp_items
      where connection_id = ${connectionId} and number = listed.number and active limit 1) as item`.execute(
    tx,
  );
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
