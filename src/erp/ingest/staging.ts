import { finished } from "node:stream/promises";
import { sql } from "kysely";
import type { Db, Sql, Tx } from "../../../db/mod.ts";
import { type Mirrored, type MirrorRow, searchedColumns } from "./entities.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { columnsOf } from "./lines.ts";

/** Where rows wait for their merge, in the order of `line`: a temporary table of the session. */
export const INCOMING = "erp_incoming";
const BATCH_CHARACTERS = 1_000_000;

/** Makes the empty table that rows of a kind wait in. */
export async function openIncoming(db: Db | Tx, mirrored: Mirrored) {
  const list = sql.join(namesOf(mirrored).map((column) => sql.ref(column)));
  await sql`
    create temporary table ${sql.table(INCOMING)} as
    select ${list} from ${sql.table(mirrored.table)} with no data`.execute(db);
  await sql`alter table ${sql.table(INCOMING)} add column line integer generated always as identity`.execute(
    db,
  );
}

function namesOf(mirrored: Mirrored): string[] {
  return ["erp_id", ...mirrored.columns, ...searchedColumns(mirrored)];
}

/** Puts rows of a few thousand lines into the table, as one parameter. */
export async function insertIncoming(tx: Tx, mirrored: Mirrored, rows: MirrorRow[]) {
  const list = sql.join(namesOf(mirrored).map((column) => sql.ref(column)));
  const incoming = rows.map((row) => ({ ...row, ...found(mirrored, row) }));
  await sql`
    insert into ${sql.table(INCOMING)} (${list}) select ${list}
    from jsonb_populate_recordset(null::${sql.table(INCOMING)}, ${{ incoming }}::jsonb -> 'incoming')`.execute(
    tx,
  );
}

function found(mirrored: Mirrored, row: MirrorRow) {
  if (!mirrored.index) return {};
  return { fingerprint: fingerprintOf(columnsOf(mirrored, row)), ...foundBy(mirrored.index, row) };
}

/** The columns that a row is found by. */
export function foundBy(index: NonNullable<Mirrored["index"]>, row: MirrorRow) {
  const { found, described, keys } = index.wordsOf(row);
  return { words: [...found], described: described.size, ...keys };
}

/** Puts any number of rows, as `copyLinesOf` writes them, into the table. While PostgreSQL takes one batch, the next is made. */
export function copyIncoming(session: Sql, mirrored: Mirrored) {
  const names = namesOf(mirrored);
  let batch = "";
  let sending: Promise<void> = Promise.resolve();
  const send = async (text: string) => {
    const stream = await session`copy ${session(INCOMING)} (${session(names)}) from stdin`.writable();
    stream.end(text);
    await finished(stream);
  };
  const flush = async () => {
    await sending;
    const full = batch;
    batch = "";
    sending = send(full);
    sending.catch(() => {});
  };
  return {
    async add(lines: string) {
      batch += lines;
      if (batch.length > BATCH_CHARACTERS) await flush();
    },
    async end() {
      if (batch) await flush();
      await sending;
    },
  };
}
