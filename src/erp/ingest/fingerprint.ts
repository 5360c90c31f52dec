import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Mirrored } from "./entities.ts";

/** What words are made by: after a change of it no row is as in the mirror any more, and the next listing of everything makes its words anew. */
const MADE_BY = madeBy(new URL("../search/", import.meta.url));

function madeBy(folder: URL): bigint {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .sort();
  return BigInt(Bun.hash(files.map((name) => readFileSync(new URL(name, folder), "utf8")).join()));
}

/** Stands for a row as it was delivered and for how its words are made: a bigint of PostgreSQL's. */
export function fingerprintOf(columns: string): string {
  return String(BigInt.asIntN(64, BigInt(Bun.hash(columns, MADE_BY))));
}

/** A row that came, by its id. */
export interface Printed {
  erpId: string;
  fingerprint: string;
}

/** Of each row, whether the mirror has it as it comes. A look-up each, whatever the planner knows of the table. */
export async function areKnown(
  db: Db | Tx,
  { table }: Mirrored,
  { owner, rows }: { owner: Owner; rows: Printed[] },
): Promise<boolean[]> {
  if (!rows.length) return [];
  const found = await sql<{ known: string }>`
    select string_agg(case when m.fingerprint = asked.fingerprint then '1' else '0' end, '' order by asked.at) as known
    from unnest(${rows.map(({ erpId }) => erpId)}::text[], ${rows.map(({ fingerprint }) => fingerprint)}::bigint[])
      with ordinality as asked (erp_id, fingerprint, at)
    left join lateral (
      select fingerprint from ${sql.table(table)}
      where connection_id = ${owner.id} and erp_id = asked.erp_id and active limit 1) as m on true`.execute(
    db,
  );
  return Array.from(found.rows[0]!.known, (known) => known === "1");
}
