import { sql } from "kysely";
import type { Tx } from "../../../db/mod.ts";
import type { AskedCode } from "./codes.ts";
import { gtinOf, keyOf, lookalikeOf } from "./words.ts";

/** Rows read for one code: a catalogue may say "n/a" a million times. */
const MOST_ROWS = 20;
const SHORTEST_PART = 6;
const MOST_PARTS = 8;

/** Numbers of the items that have a code of each question, in one query: exactly, with look-alike characters, or as part of a longer one. */
export async function numbersByCode(
  tx: Tx,
  questions: AskedCode[][],
  connectionId: string,
): Promise<Set<number>[]> {
  const keys = questions.map((codes) => codes.map(lookupsOf));
  const all = keys.flat();
  const rows = all.length ? await look(tx, connectionId, all) : [];
  const found = Map.groupBy(rows, ({ key }) => key);
  const numbers = (list: string[]) =>
    list.flatMap((key) => (found.get(key) ?? []).map(({ number }) => Number(number)));
  return keys.map((lookups) => new Set(lookups.flatMap(({ code, parts }) => numbers([code, ...parts]))));
}

interface Lookups {
  code: string;
  /** Runs of a code's parts that may be a code of ours. */
  parts: string[];
}

function lookupsOf({ code, key, from }: AskedCode): Lookups {
  const parts = from === "description" || from === "typed" ? [] : partsOf(code);
  return { code: lookalikeOf(key), parts: parts.map(lookalikeOf) };
}

/** "GIS/TLK-242-50" → "tlk24250", "gistlk242", …: without what a customer puts before or behind our code. */
function partsOf(code: string): string[] {
  const pieces = code
    .split(/[^\p{L}\p{N}]+/u)
    .map(keyOf)
    .filter(Boolean);
  const runs: string[] = [];
  for (let cut = 1; cut < pieces.length; cut++)
    runs.push(pieces.slice(cut).join(""), pieces.slice(0, -cut).join(""));
  return runs.filter((run) => run.length >= SHORTEST_PART).slice(0, MOST_PARTS);
}

/** A look-up in an index for each key, whatever the planner knows of the table. */
async function look(tx: Tx, connectionId: string, lookups: Lookups[]) {
  const codes = [...new Set(lookups.map(({ code }) => code))];
  const parts = [...new Set(lookups.flatMap((lookup) => lookup.parts))];
  const own = [...new Set([...codes, ...parts])];
  const gtins = codes.filter((code) => gtinOf(code) !== null);
  const column = (name: string, keys: string[], as = sql`key`) => sql`
    select asked.key, hit.number from unnest(${keys}::text[]) as asked (key), lateral (
      select number from erp_items
      where connection_id = ${connectionId} and active and ${sql.ref(name)} = ${as}
      limit ${sql.lit(MOST_ROWS)}) as hit`;
  const { rows } = await sql<{ key: string; number: string }>`
    ${column("sku_key", own)}
    union all ${column("manufacturer_key", codes)}
    union all ${column("gtin_key", gtins, sql`ltrim(key, '0')`)}`.execute(tx);
  return rows;
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
