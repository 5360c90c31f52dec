import { type RawBuilder, sql } from "kysely";
import { copyIn, type Tx } from "../../../db/mod.ts";
import type { Owner } from "../connections.ts";
import type { Batches } from "./batches.ts";
import { type Mirrored, type RowWords, searchedColumns } from "./entities.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { CHANGE, type Changes, linesIn } from "./incoming.ts";
import { arrayOf, escaped, rowOf } from "./lines.ts";
import { weights } from "./weights.ts";

const WRITTEN = "erp_written";
/** Rows in hand at a time. */
const AT_ONCE = 5_000;

interface Writing {
  owner: Owner;
  batches: Batches;
  changes: Changes;
  /** Active rows after the merge. */
  total: number;
}

interface Waiting {
  line: string;
  place: number;
  words: RowWords | null;
}

/** Writes the rows that changed, some thousands at a time, and counts those that were there and are others now. While PostgreSQL writes, the next are made. */
export async function writeChanges(
  tx: Tx,
  mirrored: Mirrored,
  { owner, batches, changes, total }: Writing,
): Promise<number> {
  await open(tx, mirrored);
  const weighing = weights(tx, mirrored, { owner, total });
  let updated = 0;
  let writing: Promise<number> = Promise.resolve(0);
  let waiting: Waiting[] = [];
  const write = async () => {
    updated += await writing;
    const weighed = await weighing(waiting.map(({ words }) => words));
    writing = put(tx, mirrored, { owner, rows: waiting, changes, weighed });
    writing.catch(() => {});
    waiting = [];
  };
  let place = 0;
  for await (const { lines, gone } of batches()) {
    for (const line of linesIn(lines)) {
      if (changes.kinds[place]) waiting.push({ line, place, words: wordsOf(mirrored, line) });
      place++;
    }
    place += gone.length;
    if (waiting.length >= AT_ONCE) await write();
  }
  if (waiting.length) await write();
  updated += await writing;
  await sql`drop table ${sql.table(WRITTEN)}`.execute(tx);
  return updated;
}

function wordsOf(mirrored: Mirrored, line: string): RowWords | null {
  return mirrored.index?.wordsOf(rowOf(mirrored, line)) ?? null;
}

/** Columns of a row as they are written, without whose it is. */
function namesOf(mirrored: Mirrored): string[] {
  const { columns, index } = mirrored;
  return [
    "erp_id",
    ...columns,
    "fingerprint",
    ...(index ? [...searchedColumns(mirrored), "number", "word_weight"] : []),
  ];
}

async function open(tx: Tx, mirrored: Mirrored) {
  await sql`
    create temporary table ${sql.table(WRITTEN)} on commit drop as
    select ${sql.join(namesOf(mirrored).map((name) => sql.ref(name)))}, false as fresh
    from ${sql.table(mirrored.table)} with no data`.execute(tx);
}

interface Put {
  owner: Owner;
  rows: Waiting[];
  changes: Changes;
  weighed: number[];
}

async function put(tx: Tx, mirrored: Mirrored, { owner, rows, changes, weighed }: Put): Promise<number> {
  let lines = "";
  let fresh = 0;
  for (const [at, { line, place, words }] of rows.entries()) {
    const isFresh = changes.kinds[place] === CHANGE.fresh;
    if (isFresh) fresh++;
    lines += `${line}\t${fingerprintOf(mirrored, line)}`;
    if (words) lines += `${searchedOf(mirrored, words)}\t${changes.numbers[place]}\t${weighed[at]}`;
    lines += isFresh ? "\tt\n" : "\tf\n";
  }
  await copyIn(tx, { table: WRITTEN, columns: [...namesOf(mirrored), "fresh"] }, lines);
  if (fresh) await insert(tx, mirrored, owner);
  const updated = fresh < rows.length ? await update(tx, mirrored, owner) : 0;
  await sql`truncate ${sql.table(WRITTEN)}`.execute(tx);
  return updated;
}

/** In the order of `searchedColumns()`. */
function searchedOf({ index }: Mirrored, { found, described, keys }: RowWords): string {
  let line = `\t${arrayOf(found)}\t${described.size}`;
  for (const column of index!.keys) line += `\t${escaped(keys[column] ?? null)}`;
  return line;
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
  const written = namesOf(mirrored).filter((name) => name !== "erp_id" && name !== "number");
  const sets = written.map((name): RawBuilder<unknown> => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  await sql`
    ${into(mirrored, owner)} where not fresh
    on conflict (connection_id, erp_id) do update
      set ${sql.join(sets)}, active = true, updated_at = now()`.execute(tx);
  return rows[0]!.count;
}

function into(mirrored: Mirrored, owner: Owner) {
  const names = sql.join(namesOf(mirrored).map((name) => sql.ref(name)));
  return sql`
    insert into ${sql.table(mirrored.table)} (idp_organization_id, connection_id, ${names})
      ${mirrored.index ? sql`overriding system value` : sql``}
    select ${owner.idp_organization_id}, ${owner.id}, ${names} from ${sql.table(WRITTEN)}`;
}
