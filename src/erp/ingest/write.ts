import { type RawBuilder, sql } from "kysely";
import { copyIn, type Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Batches } from "./batches.ts";
import type { Mirrored } from "./entities.ts";
import { type Changes, linesIn } from "./incoming.ts";
import { ended } from "./lines.ts";
import { partsOf, readyColumns } from "./ready.ts";
import { weights } from "./weights.ts";

const WRITTEN = "erp_written";

interface Writing {
  owner: Owner;
  /** Rows made ready. */
  ready: Batches;
  changes: Changes;
  /** Active rows after the merge. */
  total: number;
}

/** Writes the rows that change, some thousands at a time, and counts those that were there and are others now. */
export async function writeChanges(
  tx: Tx,
  mirrored: Mirrored,
  { owner, ready, changes, total }: Writing,
): Promise<number> {
  await open(tx, mirrored);
  const columns = readyColumns(mirrored);
  const weighed = weigher(tx, mirrored, { owner, total });
  let updated = 0;
  let written = 0;
  for await (const { lines } of ready()) {
    if (written++) await sql`truncate ${sql.table(WRITTEN)}`.execute(tx);
    await copyIn(tx, { table: WRITTEN, columns }, await weighed(lines));
    if (changes.fresh) await insert(tx, mirrored, owner);
    if (changes.differing + changes.returned) updated += await update(tx, mirrored, owner);
  }
  await sql`drop table ${sql.table(WRITTEN)}`.execute(tx);
  return updated;
}

/** Gives lines as COPY takes them. */
function weigher(tx: Tx, { index }: Mirrored, scope: { owner: Owner; total: number }) {
  if (!index?.weighed) return async (lines: string) => lines;
  const weigh = weights(tx, index.entity, scope);
  return async (lines: string) => {
    const rows = linesIn(lines).map(partsOf);
    const weighed = await weigh(rows.map(({ described }) => described));
    return ended(rows.map(({ row }, at) => [row, weighed[at]].join("\t")));
  };
}

async function open(tx: Tx, mirrored: Mirrored) {
  await sql`
    create temporary table ${sql.table(WRITTEN)} on commit drop as
    select ${sql.join(writtenColumns(mirrored).map((name) => sql.ref(name)))}, false as fresh
    from ${sql.table(mirrored.table)} with no data`.execute(tx);
}

/** Columns of a row as they are written, without whose it is. */
function writtenColumns(mirrored: Mirrored): string[] {
  return readyColumns(mirrored).filter((name) => name !== "fresh");
}

/** The merge's lock is held: what was not there a moment ago still isn't. */
async function insert(tx: Tx, mirrored: Mirrored, owner: Owner) {
  await sql`${into(mirrored, owner)} where fresh`.execute(tx);
}

/** Gives how many are others than before. By a look-up each, whatever the planner knows of the table. */
async function update(tx: Tx, mirrored: Mirrored, owner: Owner): Promise<number> {
  const { table, columns, index } = mirrored;
  const compared = [...columns, ...(index ? ["words"] : [])];
  const list = (side: string) => sql.join(compared.map((name) => sql.ref(`${side}.${name}`)));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(WRITTEN)} w, lateral (
      select * from ${sql.table(table)}
      where connection_id = ${owner.id} and erp_id = w.erp_id limit 1) as m
    where not w.fresh and (not m.active or (${list("m")}) is distinct from (${list("w")}))`.execute(tx);
  const written = writtenColumns(mirrored).filter((name) => name !== "erp_id" && name !== "number");
  const sets = written.map((name): RawBuilder<unknown> => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`
    ${into(mirrored, owner)} where not fresh
    on conflict (connection_id, erp_id) do update
      set ${sql.join(sets)}, active = true, updated_at = now()`.execute(tx);
  return rows[0]!.count;
}

function into(mirrored: Mirrored, owner: Owner) {
  const names = sql.join(writtenColumns(mirrored).map((name) => sql.ref(name)));
  return sql`
    insert into ${sql.table(mirrored.table)} (idp_organization_id, connection_id, ${names})
      ${mirrored.index ? sql`overriding system value` : sql``}
    select ${owner.idp_organization_id}, ${owner.id}, ${names} from ${sql.table(WRITTEN)}`;
}
